"""Where markets, sectors and the quay lie in a borough, in its unit square, and how large things are there."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from .. import box
from .ring import QUAY, City, Line, Point, Sheet, Town, polygon

UV = tuple[float, float]

MARKET: Final[dict[str, UV]] = {
    "C": (0.50, 0.525),
    "IP": (0.18, 0.22),
    "IN": (0.82, 0.22),
    "OP": (0.18, QUAY),
    "ON": (0.82, QUAY),
}
MARKETS: Final = tuple(MARKET[name] for name in box.SPOT_NAMES)
_C, _IP, _IN, _OP, _ON = (MARKET[name] for name in ("C", "IP", "IN", "OP", "ON"))

SECTOR: Final[dict[str, tuple[UV, ...]]] = {
    "cloister school": ((0, 0), (1, 0), (1, 0.22), (0, 0.22)),
    "bank": (_IP, _C, _OP),
    "residence": (_IP, _IN, _C),
    "carriage house": (_OP, _C, _ON),
    "hotel": (_IN, _ON, _C),
    "park": ((0, 0.22), _IP, _OP, (0, QUAY)),
    "hospital": (_IN, (1, 0.22), (1, QUAY), _ON),
}
"""Its corners: what the streets leave between them."""
SECTORS: Final = tuple(SECTOR[name] for name in box.SECTOR_NAMES[: box.SECTORS])
HARBOUR: Final[tuple[UV, ...]] = ((0, QUAY), (1, QUAY), (1, 1), (0, 1))

STAGES: Final = box.TRACK + 1
STAGE: Final = 0.0905
"""Breadth of a stage of the plague track; the first begins at the right of a viewer on the river's bank."""
STAGE_FROM: Final = 0.9525
STAGE_V: Final = (0.872, 0.978)


class Sizes(NamedTuple):
    """How large things are in a borough, by its area."""

    scale: float
    market: float
    """Radius of a market."""
    street: float
    """Width of a street."""
    verge: float
    """From the middle of a street to the first house."""
    figures: float
    """Size of the figures on the landing stages."""
    names: float
    """Size of the sectors' names."""


def sizes(city: City, offset: int) -> Sizes:
    if isinstance(city, Sheet):
        return Sizes(1.5, 40, 28, 19, 27, 25)
    if isinstance(city, Town):
        return Sizes(1.1, 29, 17, 11, 25, 25)
    edge = polygon(sides(city, offset, ((0, 0), (1, 0), (1, 1), (0, 1))), 24)
    scale = math.sqrt(area(edge)) / 420
    half = 8.2 * min(scale, 1.25) + 1
    return Sizes(scale, max(13.5, min(30, 24 * scale)), 1.72 * (half - 1), half + 1, max(17, min(20, 16 * scale)), 17)


_SHORT: Final = {box.CLOISTER: "School", box.CARRIAGE_HOUSE: "Carriages"}
"""What is written where the whole name finds no room."""


def written(sector: int) -> list[tuple[str, ...]]:
    """The ways to write a sector's name, the best first, each as its lines."""
    name = box.SECTOR_NAMES[sector].capitalize()
    return [(name,), tuple(name.split()), (_SHORT[sector],)] if sector in _SHORT else [(name,)]


def sides(city: City, offset: int, corners: tuple[UV, ...]) -> list[Line]:
    return city.lines(offset, corners)


def area(edge: list[Point]) -> float:
    return abs(sum(a.x * b.y - b.x * a.y for a, b in zip(edge, edge[1:] + edge[:1], strict=True))) / 2
