"""Where everything lies on the sheet: spaces, towns, harbours, plates, and the outlines of land and regions."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterable, Iterator
from typing import Final, NamedTuple

from noblesse.core.svg import num

from .. import box

S: Final = 40.0
"""Radius of a hexagon, in units of the sheet."""
VIEW: Final = (92, 106, 1254, 884)
"""What a wide screen shows of the sheet: left, top, width, height."""
COIN_X: Final = 136
AXE_X: Final = 1302
TRACK_Y: Final = 204
TRACK_STEP: Final = 44
COMPASS: Final = (290, 232)
AMULET: Final = (1150, 216)
CARTOUCHE: Final = (1232, 908)
SIGHTS: Final = {"ship": (980, 212), "whale": (178, 872)}
"""Pictures on the sea."""
PLATES: Final = {
    "blue": (1082, 940),
    "purple": (470, 172),
    "red": (1000, 348),
    "orange": (1118, 846),
    "yellow": (956, 918),
    "green": (268, 918),
    "teal": (158, 768),
    "brown": (268, 402),
}
"""Middle of the dominance tiles of each region."""

Cell = tuple[int, int]
Corner = tuple[int, int]


class Space(NamedTuple):
    """A hexagon of the map."""

    region: str
    q: int
    r: int
    x: float
    y: float


def _spaces(start: int, regions: Iterable[int]) -> tuple[Space, ...]:
    points = zip(regions, box.AXIAL[start:], box.POINTS[start:], strict=False)
    return tuple(Space(REGIONS[region], *axial, *point) for region, axial, point in points)


REGIONS: Final = box.REGION_NAMES
LAND: Final = _spaces(0, box.REGION_OF)
TOWNS: Final = _spaces(box.LAND, box.TOWN_REGION)
HARBOURS: Final = _spaces(box.LAND + box.REGIONS, box.HARBOUR_REGION)
ACROSS: Final = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
"""Steps to the six neighbours, clockwise from north-east; side k lies between corners k and k + 1."""
_CORNERS: Final = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))
GROUND: Final = {(space.q, space.r): space.region for space in LAND + TOWNS}
"""The region of each cell of the map that is not sea."""


def place(land: int) -> str:
    """The place id of a land space: "L001" for the first."""
    return f"L{land + 1:03}"


PLACES: Final = tuple(place(land) for land in range(len(LAND)))
AT_PLACE: Final = {name: land for land, name in enumerate(PLACES)}


def corner(at: Corner) -> tuple[float, float]:
    """The sheet coordinates of a corner of the grid."""
    return 685.3 + at[0] * S * math.sqrt(3) / 2, 610 + at[1] * S / 2


def _sides(cells: Iterable[Cell], inside: Callable[[Cell], bool]) -> Iterator[tuple[Corner, Corner]]:
    """The sides, clockwise, between these cells and cells that are not inside."""
    for q, r in cells:
        for k, (dq, dr) in enumerate(ACROSS):
            if not inside((q + dq, r + dr)):
                a, b = _CORNERS[k], _CORNERS[(k + 1) % 6]
                yield (2 * q + r + a[0], 3 * r + a[1]), (2 * q + r + b[0], 3 * r + b[1])


def _chains(sides: Iterable[tuple[Corner, Corner]]) -> list[list[Corner]]:
    """Sides joined into as few strokes as possible; a closed one ends where it begins."""
    following = dict(sides)
    ends = set(following.values())
    out = []
    for start in [a for a in following if a not in ends] + list(following):
        if start in following:
            line = [start]
            while line[-1] in following:
                line.append(following.pop(line[-1]))
            out.append(line)
    return out


def stroke(line: list[Corner]) -> str:
    """Path text of one chain of corners."""
    closed = line[0] == line[-1]
    points = " ".join(f"{num(x)} {num(y)}" for x, y in map(corner, line[:-1] if closed else line))
    return f"M{points}{'Z' if closed else ''}"


def coast() -> list[list[Corner]]:
    """The outline of the land."""
    return _chains(_sides(GROUND, GROUND.__contains__))


def outline(region: str) -> str:
    """Path text of the outline of a region, its town included."""
    cells = [cell for cell in GROUND if GROUND[cell] == region]
    return "".join(map(stroke, _chains(_sides(cells, lambda cell: GROUND.get(cell) == region))))


def _not_of(regions: Collection[str]) -> Callable[[Cell], bool]:
    return lambda cell: GROUND.get(cell) not in regions


def borders() -> str:
    """Path text of the borders between regions, each drawn once, as long strokes."""
    out = []
    for first, region in enumerate(REGIONS):
        cells = [cell for cell in GROUND if GROUND[cell] == region]
        out += _chains(_sides(cells, _not_of(REGIONS[first + 1 :])))
    return "".join(map(stroke, out))


def offset(line: list[Corner], distance: float) -> str:
    """Path text of a closed clockwise outline moved outwards, with round outer corners."""
    points = [corner(at) for at in line[:-1]]
    out = []
    for i, (x, y) in enumerate(points):
        (ax, ay), (bx, by) = points[i - 1], points[(i + 1) % len(points)]
        a, b = _normal(x - ax, y - ay), _normal(bx - x, by - y)
        if (x - ax) * (by - y) - (y - ay) * (bx - x) > 0:  # an outer corner: an arc round it
            start, end = (x + a[0] * distance, y + a[1] * distance), (x + b[0] * distance, y + b[1] * distance)
            out.append(
                f"{num(start[0])} {num(start[1])}A{num(distance)} {num(distance)} 0 0 1 {num(end[0])} {num(end[1])}"
            )
        else:
            k = distance / (1 + a[0] * b[0] + a[1] * b[1])
            out.append(f"{num(x + (a[0] + b[0]) * k)} {num(y + (a[1] + b[1]) * k)}")
    return "M" + "L".join(out) + "Z"


def _normal(dx: float, dy: float) -> tuple[float, float]:
    """The unit vector to the left of a clockwise walk, that is outwards."""
    length = math.hypot(dx, dy)
    return dy / length, -dx / length


def hexagon(x: float, y: float, radius: float) -> str:
    """Path text of a hexagon standing on a corner."""
    turns = [math.radians(60 * k) for k in range(6)]
    return "M" + " ".join(f"{num(x + radius * math.sin(a))} {num(y - radius * math.cos(a))}" for a in turns) + "Z"
