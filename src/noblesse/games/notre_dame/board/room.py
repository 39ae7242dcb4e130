"""Finds free room in every sector for its picture, the row of pieces and the name.

    python -m noblesse.games.notre_dame.board.room > src/noblesse/games/notre_dame/board/rooms.txt

It takes ten seconds, so what it finds is kept in ``rooms.txt``; the tests check it against the streets.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import product
from typing import Final, NamedTuple

from .. import box
from .ring import City, Point, Sheet, polygon, ring
from .sites import MARKETS, SECTORS, sides, sizes, written

PICTURE_W: Final = 0.98
"""Breadth of a picture, as a share of its size; pointed roofs and domes leave its upper corners free."""
PICTURE_H: Final = 0.96
_CORE: Final = 0.84
_GRID: Final = 46
_LETTER: Final = 0.475
"""Breadth of a letter, as a share of the size of type."""
LARGEST: Final = 108.0
LARGEST_ELSEWHERE: Final = 66.0
_LEAST: Final = 20.0
_LEAST_OWN: Final = 50.0
"""Sizes of pictures that are too small: anywhere, and in the own borough."""
_TRIES: Final = 500
"""Places of picture and row that are tried before the picture is made smaller to leave room for a name."""
_SHARES: Final = (1, 0.82, 0.68, 0.56)
"""Of the breadth that one would like for a row, where others live."""


Disc = tuple[Point, float]
Sums = list[list[int]]


class Need(NamedTuple):
    """What a sector has to hold."""

    row_w: float
    row_h: float
    largest: float
    name_w: float
    """0 without a name."""
    name_h: float
    way: int
    """How the name is written: its number in ``written``, from 1."""
    inset: float
    """How much farther a row keeps from the houses' fronts than a picture does."""
    clear: bool
    """Whether both keep clear of carriages that stop beside a letter."""


class Found(NamedTuple):
    size: float
    picture: Point
    row: Point
    """Its middle."""
    row_w: float
    name: Point | None
    way: int


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

    def __init__(self, edge: list[Point], markets: list[Disc], carriages: list[Disc]) -> None:
        self.left, self.top = min(p.x for p in edge), min(p.y for p in edge)
        wide, high = max(p.x for p in edge) - self.left, max(p.y for p in edge) - self.top
        self.step = max(wide, high) / _GRID
        self.columns, self.rows = int(wide / self.step) + 1, int(high / self.step) + 1
        self.middle = Point(sum(p.x for p in edge) / len(edge), sum(p.y for p in edge) / len(edge))
        self.room = [[_room(self._middle(i, j), edge, markets) for i in range(self.columns)] for j in range(self.rows)]
        self.driven = [
            [any(math.dist(self._middle(i, j), at) < far for at, far in carriages) for i in range(self.columns)]
            for j in range(self.rows)
        ]

    def _middle(self, i: int, j: int) -> Point:
        return Point(self.left + (i + 0.5) * self.step, self.top + (j + 0.5) * self.step)

    def counts(self, need: float, driven: bool = False) -> Sums:
        """Squares with less room than needed, above and left of each corner; ``driven``: or where carriages stop."""
        sums: Sums = [[0] * (self.columns + 1) for _ in range(self.rows + 1)]
        for j, row in enumerate(self.room):
            for i, room in enumerate(row):
                bad = room < need or (driven and self.driven[j][i])
                sums[j + 1][i + 1] = sums[j][i + 1] + sums[j + 1][i] - sums[j][i] + bad
        return sums

    def free(self, wide: float, high: float, sums: Sums) -> Iterator[Point]:
        """Middles of boxes that lie free."""
        w, h = math.ceil(wide / self.step), math.ceil(high / self.step)
        for j in range(self.rows - h + 1):
            for i in range(self.columns - w + 1):
                if sums[j + h][i + w] - sums[j][i + w] - sums[j + h][i] + sums[j][i] == 0:
                    yield Point(self.left + (i + w / 2) * self.step, self.top + (j + h / 2) * self.step)


def _room(at: Point, edge: list[Point], markets: list[Disc]) -> float:
    if not inside(at, edge) or any(math.dist(at, middle) < radius for middle, radius in markets):
        return -1
    return clearance(at, edge)


def search(grid: Grid, verge: float, need: Need) -> Found | None:
    """The largest picture that leaves room for the row and the name, and the best place of all three."""
    near, far = grid.counts(verge, need.clear), grid.counts(verge + need.inset, need.clear)
    rows = list(grid.free(need.row_w, need.row_h, far))
    names = list(grid.free(need.name_w, need.name_h, grid.counts(verge - 1, True))) if need.way else []
    size = need.largest
    while size > _LEAST:
        tried: list[tuple[float, Point, Point]] = []
        for at in list(grid.free(size * _CORE, size * _CORE, near))[::2]:
            for row in rows:
                cost = _cost(grid.middle, at, row, size, need)
                if cost is not None:
                    tried.append((cost, at, row))
        if tried and not need.way:
            _, at, row = min(tried)
            return Found(size, at, row, need.row_w, None, 0)
        tried.sort()
        for _, at, row in [*tried[:1], *tried[:: max(1, len(tried) // _TRIES)]]:
            if name := _name(names, at, row, size, need):
                return Found(size, at, row, need.row_w, name, need.way)
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


def _name(names: list[Point], at: Point, row: Point, size: float, need: Need) -> Point | None:
    best: tuple[float, Point] | None = None
    for name in names:
        of_picture = abs(name.x - at.x) >= (size * PICTURE_W + need.name_w) / 2 or not (
            -(size * 1.12 + need.name_h) / 2 < name.y - at.y < (size * 0.92 + need.name_h) / 2
        )
        of_row = (
            abs(name.x - row.x) >= (need.row_w + need.name_w) / 2 + 2
            or abs(name.y - row.y) >= (need.row_h + need.name_h) / 2
        )
        if of_picture and of_row:
            cost = min(math.dist(name, row), math.dist(name, at)) + (0 if name.y > max(at.y, row.y) else 15)
            if best is None or cost < best[0]:
                best = (cost, name)
    return best[1] if best else None


def piece(scale: float, own: bool) -> float:
    """Height of a marker's box in a sector."""
    return 30.0 * min(1.5, max(1.33, scale)) if own else max(18.0, min(22.0, 26 * scale))


def fitted(city: City, offset: int, sector: int, own: bool) -> Found:
    """The best of a broad and of narrower rows: a narrower one if the picture gains much."""
    size = sizes(city, offset)
    r, high = size.market, piece(size.scale, own)
    markets = [(city.place(offset, *uv), r + 3) for uv in MARKETS]
    carriages = [(Point(x - 0.85 * r, y - 0.82 * r), 0.8 * r + 3) for (x, y), _ in markets[1:]]
    grid = Grid(polygon(sides(city, offset, SECTORS[sector])), markets, carriages)
    names = [*_written(sector, size.names), (0.0, 0.0, 0)] if own else [(0.0, 0.0, 0)]
    largest = LARGEST * max(1, size.scale / 1.25) if own else LARGEST_ELSEWHERE
    tried: list[tuple[bool, Found]] = []
    for share, (name_w, name_h, way), clear in product((1, 0.8) if own else _SHARES, names, (True, False)):
        width = (2.6 if own else 2.9) * high * share
        need = Need(width, max(19.0, high), largest, name_w, name_h, way, 4 if own else 1, clear)
        found = search(grid, size.verge, need)
        if found and found.way == way and (found.size >= _LEAST_OWN or not own):
            tried.append((clear, found))
    if not tried:
        raise ValueError(f"no room in sector {sector} of borough {offset}")
    enough = (0.76 if own else 0.7) * max(found.size for _, found in tried)
    good = [
        (found.way > 0, clear, -found.way, found.row_w, found.size) for clear, found in tried if found.size > enough
    ]
    best = max(good)
    return next(f for c, f in tried if (f.way > 0, c, -f.way, f.row_w, f.size) == best)


def _written(sector: int, size: float) -> list[tuple[float, float, int]]:
    """Breadth, height and number of the ways to write a sector's name."""
    ways = written(sector)
    return [
        (max(map(len, lines)) * _LETTER * size + 4, (0.12 + 0.94 * len(lines)) * size, way)
        for way, lines in enumerate(ways, 1)
    ]


def main() -> None:
    cities: list[City] = [
        ring(n, equal) for n in range(box.FEWEST_BOROUGHS, box.MOST_BOROUGHS + 1) for equal in (False, True)
    ]
    for city in (*cities, Sheet()):
        for offset in range(city.boroughs):
            for sector in range(box.SECTORS):
                found = fitted(city, offset, sector, city.own and offset == 0)
                name = found.name or Point(0, 0)
                numbers = (found.size, *found.picture, *found.row, found.row_w, *name, found.way)
                said = " ".join(f"{value:.1f}".removesuffix(".0") for value in numbers)
                print(city.name, offset, sector, said, flush=True)


if __name__ == "__main__":
    main()
