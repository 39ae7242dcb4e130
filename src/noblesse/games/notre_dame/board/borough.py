"""What lies in one borough, and where."""

from __future__ import annotations

import math
from functools import cache, cached_property
from importlib.resources import files
from typing import Final, NamedTuple

from noblesse.core.svg import num

from .. import box
from .ring import RIVER, SHORE, City, Point, closed, curve, pair
from .room import piece
from .sites import MARKETS, SECTORS, STAGE, STAGE_FROM, STAGE_V, STAGES, sides, sizes, written


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
    name: tuple[str, ...]
    """The lines of its name there."""


class Market(NamedTuple):
    x: float
    y: float
    r: float
    aside: tuple[float, float] = (-0.7, -0.7)
    """Which way carriages go that stop beside a letter, so that they hide no landing stage."""

    @property
    def cart(self) -> float:
        """Width of a carriage here."""
        return max(27.0, self.r * 1.5)

    def letter(self, carriages: int) -> tuple[float, float, float]:
        """Middle and width of the message here; it makes room for carriages."""
        if carriages < 2:
            aside = self.r * carriages
            return self.x + 0.12 * aside, self.y + 0.2 * aside, self.r * 1.62
        dx, dy = self.aside
        return self.x - 0.3 * self.r * dx, self.y - 0.3 * self.r * dy, self.r * 1.62

    def carriage(self, number: int, carriages: int, letter: bool) -> tuple[float, float, float]:
        """Middle and size of one of the carriages here: beside each other, or fanned round a corner of the letter."""
        r = max(self.r, 18)
        if carriages == 1:
            dx, dy = (-0.85, -0.85) if letter else (0.0, 0.0)
            return self.x + dx * r, self.y - 2 + dy * r, 1.0
        if not letter:
            dx, dy = _TOGETHER[carriages][number]
            return self.x + dx * r, self.y - 2 + dy * r, 0.85 if carriages == 2 else 0.7
        angle = math.atan2(self.aside[1], self.aside[0]) + (number - (carriages - 1) / 2) * _FAN
        return self.x + 1.2 * r * math.cos(angle), self.y + 1.2 * r * math.sin(angle), 0.7


_TOGETHER: Final[dict[int, list[tuple[float, float]]]] = {
    2: [(-0.6, 0), (0.6, 0)],
    3: [(-0.55, -0.4), (0.55, -0.4), (0, 0.6)],
    4: [(-0.55, -0.5), (0.55, -0.5), (-0.55, 0.5), (0.55, 0.5)],
    5: [(-0.6, -0.65), (0.6, -0.65), (-0.6, 0.65), (0.6, 0.65), (0, 0)],
}
"""By number of carriages: steps from the middle, in radii."""
_FAN: Final = math.radians(56)
"""From one carriage beside a letter to the next."""


_CORNERS: Final = ((-0.7, -0.7), (0.7, -0.7), (-0.7, 0.7), (0.7, 0.7))


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
        return tuple(self._market(Point(*self.place(*uv))) for uv in MARKETS)

    def _market(self, at: Point) -> Market:
        inward = self.place(0.5, 0)
        way = max(_CORNERS, key=lambda corner: corner[0] * (inward.x - at.x) + corner[1] * (inward.y - at.y))
        return Market(round(at.x), round(at.y), self.sizes.market, way)

    @cached_property
    def sectors(self) -> tuple[Sector, ...]:
        found = _rooms()[self.city.name]
        return tuple(self._sector(k, found[self.offset][k]) for k in range(box.SECTORS))

    @cached_property
    def blocks(self) -> tuple[str, ...]:
        """The outline of each sector's ground."""
        return tuple(closed(sides(self.city, self.offset, corners), self.city.bends) for corners in SECTORS)

    def heart(self, sector: int) -> Point:
        """Where a figure in a sector stands: in the middle of what the streets leave."""
        corners = SECTORS[sector]
        return self.place(*(sum(corner[axis] for corner in corners) / len(corners) for axis in (0, 1)))

    def _sector(self, sector: int, found: tuple[float, ...]) -> Sector:
        size, x, y, row_x, row_y, wide, name_x, name_y, way = found
        high, outline = piece(self.sizes.scale, self.own), self.blocks[sector]
        label, name = (Point(name_x, name_y), written(sector)[round(way) - 1]) if way else (None, ())
        return Sector(outline, Point(x, y), size, Row(row_x, row_y + high * 0.4, wide, high), label, name)

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

    def rat_on(self, stage: int) -> Point:
        """Where the rat sits on a stage: above its figure in the own borough, elsewhere before it."""
        if not self.own:
            return self.on_track(stage, 0.85)
        x, y = self.on_track(stage)
        return Point(x, y - 6)

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
