"""Finds free room in every sector for its picture, the row of pieces and the name.

    python -m noblesse.games.notre_dame.board.room > src/noblesse/games/notre_dame/board/rooms.txt

It takes ten seconds, so what it finds is kept in ``rooms.txt``; the tests check it against the streets.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final, NamedTuple

from .. import box
from .ring import City, Point, Sheet, polygon, ring
from .sites import MARKETS, SECTORS, sides, sizes

PICTURE_W: Final = 0.98
"""Breadth of a picture, as a share of its size; pointed roofs and domes leave its upper corners free."""
PICTURE_H: Final = 0.96
_CORE: Final = 0.84
_GRID: Final = 46
_NAME_H: Final = 18.0
_LETTER: Final = 7.6
LARGEST: Final = 108.0
LARGEST_ELSEWHERE: Final = 66.0
_LEAST: Final = 20.0


class Need(NamedTuple):
    """What a sector has to hold."""

    row_w: float
    row_h: float
    largest: float
    name_w: float
    """0 without a name."""
    inset: float
    """How much farther rows and names keep from the houses' fronts than pictures do."""


class Found(NamedTuple):
    size: float
    picture: Point
    row: Point
    """Its middle."""
    row_w: float
    name: Point | None


def inside(at: Point, edge: list[Point]) -> bool:
    within = False
    for a, b in zip(edge, edge[1:] + edge[:1], strict=True):
        if (a.y > at.y) != (b.y > at.y) and at.x < (b.x - a.x) * (at.y - a.y) / (b.y - a.y) + a.x:
            within = not within
    return within


def clearance(at: Point, edge: list[Point]) -> float:
    """How far a point is from an edge."""
    best = math.inf
    for a, b in zip(edge, edge[1:] + edge[:1], strict=True):
        dx, dy = b.x - a.x, b.y - a.y
        t = max(0.0, min(1.0, ((at.x - a.x) * dx + (at.y - a.y) * dy) / (dx * dx + dy * dy + 1e-9)))
        best = min(best, math.hypot(at.x - a.x - t * dx, at.y - a.y - t * dy))
    return best


class Grid:
    """A sector cut into small squares, each with its distance to whatever is built round it."""

    def __init__(self, edge: list[Point], markets: list[tuple[Point, float]]) -> None:
        self.left, self.top = min(p.x for p in edge), min(p.y for p in edge)
        wide, high = max(p.x for p in edge) - self.left, max(p.y for p in edge) - self.top
        self.step = max(wide, high) / _GRID
        self.columns, self.rows = int(wide / self.step) + 1, int(high / self.step) + 1
        self.middle = Point(sum(p.x for p in edge) / len(edge), sum(p.y for p in edge) / len(edge))
        self.room = [
            [self._room(Point(self.left + (i + 0.5) * self.step, self.top + (j + 0.5) * self.step), edge, markets)
             for i in range(self.columns)]
            for j in range(self.rows)
        ]  # fmt: skip

    @staticmethod
    def _room(at: Point, edge: list[Point], markets: list[tuple[Point, float]]) -> float:
        if not inside(at, edge) or any(math.dist(at, middle) < radius for middle, radius in markets):
            return -1
        return clearance(at, edge)

    def counts(self, need: float) -> list[list[int]]:
        """Squares with less room than needed, above and left of each corner."""
        sums = [[0] * (self.columns + 1) for _ in range(self.rows + 1)]
        for j, row in enumerate(self.room):
            for i, room in enumerate(row):
                sums[j + 1][i + 1] = sums[j][i + 1] + sums[j + 1][i] - sums[j][i] + (room < need)
        return sums

    def free(self, wide: float, high: float, sums: list[list[int]]) -> Iterator[Point]:
        """Middles of boxes that lie free."""
        w, h = math.ceil(wide / self.step), math.ceil(high / self.step)
        for j in range(self.rows - h + 1):
            for i in range(self.columns - w + 1):
                if sums[j + h][i + w] - sums[j][i + w] - sums[j + h][i] + sums[j][i] == 0:
                    yield Point(self.left + (i + w / 2) * self.step, self.top + (j + h / 2) * self.step)


def search(grid: Grid, verge: float, need: Need) -> Found | None:
    """The largest picture that leaves room for the row, and the best place of both."""
    near, far = grid.counts(verge), grid.counts(verge + need.inset)
    rows = list(grid.free(need.row_w, need.row_h, far))
    size = need.largest
    while size > _LEAST:
        best: tuple[float, Point, Point] | None = None
        for at in list(grid.free(size * _CORE, size * _CORE, near))[::2]:
            for row in rows:
                cost = _cost(grid.middle, at, row, size, need)
                if cost is not None and (best is None or cost < best[0]):
                    best = (cost, at, row)
        if best:
            _, at, row = best
            return Found(size, at, row, need.row_w, _name(grid, far, at, row, size, need))
        size *= 0.95
    return None


def _cost(middle: Point, at: Point, row: Point, size: float, need: Need) -> float | None:
    """How awkward this looks; None if the row would lie on the picture."""
    below = row.y - at.y >= (size * 0.92 + need.row_h) / 2
    above = at.y - row.y >= (size * 1.12 + need.row_h) / 2
    beside = abs(row.x - at.x) >= (size * 1.02 + need.row_w) / 2
    if not (below or above or beside):
        return None
    turned = 60 if above else 0 if below else 20
    both = Point((at.x + row.x) / 2, (at.y + row.y) / 2)
    return abs(row.x - at.x) + abs(row.y - at.y) + turned * size / 100 + math.dist(both, middle) / 2


def _name(grid: Grid, far: list[list[int]], at: Point, row: Point, size: float, need: Need) -> Point | None:
    best: tuple[float, Point] | None = None
    if not need.name_w:
        return None
    for name in grid.free(need.name_w, _NAME_H, far):
        of_picture = abs(name.x - at.x) >= (size * PICTURE_W + need.name_w) / 2 or not (
            -(size * 1.12 + _NAME_H) / 2 < name.y - at.y < (size * 0.92 + _NAME_H) / 2
        )
        of_row = (
            abs(name.x - row.x) >= (need.row_w + need.name_w) / 2 + 2
            or abs(name.y - row.y) >= (need.row_h + _NAME_H) / 2
        )
        if of_picture and of_row:
            cost = min(math.dist(name, row), math.dist(name, at)) + (0 if name.y > max(at.y, row.y) else 15)
            if best is None or cost < best[0]:
                best = (cost, name)
    return best[1] if best else None


def piece(scale: float, own: bool) -> float:
    """Height of a marker's box in a sector."""
    return 30.0 * min(1.5, max(1.33, scale)) if own else max(16.0, min(21.0, 25 * scale))


def fitted(city: City, offset: int, sector: int, own: bool) -> Found:
    """The best of a broad and of narrower rows: a narrower one if the picture gains much."""
    size = sizes(city, offset)
    markets = [(city.place(offset, *uv), size.market + 3) for uv in MARKETS]
    grid = Grid(polygon(sides(city, offset, SECTORS[sector])), markets)
    high = piece(size.scale, own)
    name = len(box.SECTOR_NAMES[sector]) * _LETTER + 4 if own else 0.0
    tried = []
    for share in (1, 0.8, 0.62):
        for named in {name, 0.0}:
            need = Need(
                2.6 * high * share,
                high,
                LARGEST * max(1, size.scale / 1.25) if own else LARGEST_ELSEWHERE,
                named,
                4 if own else 1,
            )
            found = search(grid, size.verge, need)
            if found and (found.name is not None) == (named > 0):
                tried.append(found)
    if not tried:
        raise ValueError(f"no room in sector {sector} of borough {offset}")
    top = max(found.size for found in tried)
    good = [found for found in tried if found.size > 0.77 * top]
    return max(good, key=lambda found: (found.name is not None, found.row_w))


def main() -> None:
    cities: list[City] = [
        ring(n, equal) for n in range(box.FEWEST_BOROUGHS, box.MOST_BOROUGHS + 1) for equal in (False, True)
    ]
    for city in (*cities, Sheet()):
        for offset in range(city.boroughs):
            for sector in range(box.SECTORS):
                found = fitted(city, offset, sector, city.own and offset == 0)
                name = found.name or Point(0, 0)
                numbers = (found.size, *found.picture, *found.row, found.row_w, *name)
                said = " ".join(f"{value:.1f}".removesuffix(".0") for value in numbers)
                print(city.name, offset, sector, said, flush=True)


if __name__ == "__main__":
    main()
