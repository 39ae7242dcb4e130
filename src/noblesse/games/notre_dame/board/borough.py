"""What lies in one borough, and where."""

from __future__ import annotations

import math
from functools import cache, cached_property
from importlib.resources import files
from typing import NamedTuple

from noblesse.core.svg import num

from .. import box
from .ring import RIVER, SHORE, City, Point, closed, curve, pair
from .room import piece
from .sites import MARKETS, SECTORS, STAGE, STAGE_FROM, STAGE_V, STAGES, sides, sizes


class Row(NamedTuple):
    """Room for a row of pieces: a seal, markers, the friend; they stand on ``y``."""

    x: float
    """Its middle."""
    y: float
    width: float
    piece: float
    """Height of a marker's box (as ``seat-…``: 44 wide, 50 high, foot 5 above its lower edge)."""


class Sector(NamedTuple):
    """The ground of a sector in one borough."""

    outline: str
    picture: Point
    size: float
    """Of the picture, in its box of 100."""
    row: Row
    label: Point | None
    """Middle of its name, in the borough at the bottom, where there is room."""


class Market(NamedTuple):
    x: float
    y: float
    r: float

    @property
    def cart(self) -> float:
        """Width of a carriage here."""
        return max(27.0, self.r * 1.5)

    def letter(self, carriages: int) -> tuple[float, float, float]:
        """Middle and width of the message here; it makes room for carriages."""
        aside = self.r if carriages else 0.0
        return self.x + 0.12 * aside, self.y + 0.2 * aside, self.r * 1.62

    def carriage(self, number: int, carriages: int, letter: bool) -> Point:
        """Middle of one of the carriages here: beside the letter at its upper left."""
        if letter:
            return Point(self.x - self.r * 0.85 - number * self.cart * 0.7, self.y - self.r * 0.82)
        return Point(self.x + (number - (carriages - 1) / 2) * self.cart * 0.8, self.y - 2)


class Stage(NamedTuple):
    """A stage of the plague track."""

    x: float
    y: float
    outline: str


class Borough:
    """What lies in one borough."""

    def __init__(self, city: City, offset: int) -> None:
        self.city, self.offset, self.own = city, offset, city.own and offset == 0
        self.sizes = sizes(city, offset)
        self.outline = city.borough(offset)

    @cached_property
    def wash(self) -> str:
        """A band inside its edge, to be filled in the owner's colour (``fill-rule="evenodd"``)."""
        return self.outline + self.city.borough(self.offset, 7.5 * min(1, max(0.75, self.sizes.scale)))

    @cached_property
    def markets(self) -> tuple[Market, ...]:
        return tuple(Market(*self.place(*uv), self.sizes.market) for uv in MARKETS)

    @cached_property
    def sectors(self) -> tuple[Sector, ...]:
        found = _rooms()[self.city.name]
        return tuple(self._sector(k, found[self.offset][k]) for k in range(box.SECTORS))

    def _sector(self, sector: int, found: tuple[float, ...]) -> Sector:
        size, x, y, row_x, row_y, wide, name_x, name_y = found
        high = piece(self.sizes.scale, self.own)
        outline = closed(sides(self.city, self.offset, SECTORS[sector]), self.city.bends)
        label = Point(name_x, name_y) if name_x else None
        return Sector(outline, Point(x, y), size, Row(row_x, row_y + high * 0.4, wide, high), label)

    @cached_property
    def stages(self) -> tuple[Stage, ...]:
        """The plague track, 0 to 9."""
        return tuple(self._stage(k) for k in range(STAGES))

    def _stage(self, number: int) -> Stage:
        start, gap = STAGE_FROM - number * STAGE, STAGE * 0.05
        u0, u1 = start - gap, start - STAGE + gap
        v0, v1 = STAGE_V
        edge = self.city.lines(self.offset, ((u0, v0), (u1, v0), (u1, v1), (u0, v1)))
        return Stage(*self.on_track(number), closed(edge, 1))

    def on_track(self, stage: float, v: float = 0.926) -> Point:
        """A point of the track, between two stages for parts of one."""
        return self.place(STAGE_FROM - (stage + 0.5) * STAGE, v)

    def trail(self, start: int, end: int) -> str:
        """The way of the rat from one stage to another along the edge of the track, as a path; empty if it stays."""
        if start == end:
            return ""
        ahead = math.copysign(0.3, end - start)
        first, last = start + ahead, end - ahead * 5 / 3

        def way(s: float) -> Point:
            return self.on_track(first + (last - first) * s, 0.888)

        return f"M{pair(way(0))}{curve(way, 1 + abs(end - start) // 4)}"

    @property
    def skull(self) -> Point:
        """Beyond the last stage."""
        return self.place(0.022, 0.926)

    @property
    def rat(self) -> float:
        """Width of a rat on the track."""
        return max(24.0, min(64.0, 44 * self.sizes.scale))

    @cached_property
    def shape(self) -> Point:
        """Where its owner's shape lies on the river, its middle."""
        return self.city.on_river(self.offset, 0)

    @cached_property
    def band(self) -> str:
        """An arc of the river for the shape to lie on."""
        start, end = self.city.on_river(self.offset, -28), self.city.on_river(self.offset, 28)
        far = num(SHORE + RIVER / 2)
        return f"M{pair(start)}A{far} {far} 0 0 1 {pair(end)}"

    def place(self, u: float, v: float) -> Point:
        """Any point: u from the previous borough to the next, v from the cathedral to the river."""
        return self.city.place(self.offset, u, v)


@cache
def _rooms() -> dict[str, list[list[tuple[float, ...]]]]:
    """By city, offset and sector: size and middle of the picture, middle and width of the row, middle of the name."""
    table: dict[str, list[list[tuple[float, ...]]]] = {}
    for line in files(__package__).joinpath("rooms.txt").read_text(encoding="utf-8").splitlines():
        name, offset, _, *numbers = line.split()
        city = table.setdefault(name, [])
        if int(offset) == len(city):
            city.append([])
        city[int(offset)].append(tuple(map(float, numbers)))
    return table
