"""Where everything lies on the board of a city with so many boroughs: for the printed ground and for what stands on it.

Boroughs are told by their offset, clockwise from the one at the bottom; market ``SPOTS * offset + spot`` is the board's.
Layers lie in this order: symbol ``ground-…``, washes of the owners, symbol ``city-…`` (streets, markets, pictures,
stages), then pieces.
"""

from __future__ import annotations

import math
from functools import cache, cached_property
from importlib.resources import files
from typing import Final, NamedTuple

from .. import box
from .ring import CENTRE_X, CENTRE_Y, CLOSE, RIVER, SHORE, Point, Ring, closed, curve, num, pair, ring
from .room import piece
from .sites import MARKETS, SECTORS, STAGE, STAGE_FROM, STAGE_V, STAGES, sides, sizes

VIEW: Final = (0, 18, 976, 976)
"""What is seen of the sheet: left, top, width, height."""
SEAL: Final = 0.33
"""Radius of the paper seal with a sector's strength, as a share of a marker's height."""
_WIDE: Final = 0.86
"""Breadth of a marker, as a share of its height."""


class Row(NamedTuple):
    """A row of pieces: a seal, then markers, then the friend; they stand on ``y``."""

    x: float
    """Its middle."""
    y: float
    width: float
    piece: float
    """Height of a marker's box (as ``seat-…``: 44 wide, 50 high, foot 5 above its lower edge)."""

    @property
    def seal(self) -> float:
        return SEAL * self.piece

    def places(self, markers: int, friend: bool, seal: bool = True) -> tuple[float, tuple[float, ...], float]:
        """Middles of the seal, of each marker and of the friend, left to right; many markers overlap."""
        head = 2 * self.seal + 2 if seal else 0.0
        tail = 0.8 * self.piece if friend else 0.0
        wide = _WIDE * self.piece
        step = wide + 1
        if markers > 1:
            step = min(step, (self.width - head - tail - wide) / (markers - 1))
        body = step * (markers - 1) + wide if markers else 0.0
        left = self.x - (head + body + tail) / 2
        first = left + head + wide / 2
        return left + self.seal, tuple(first + step * k for k in range(markers)), left + head + body + tail / 2


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

    def __init__(self, city: Ring, offset: int, equal: bool) -> None:
        self.offset, self.own, self._city = offset, offset == 0 and not equal, city
        self.sizes = sizes(city, offset)
        self.outline = city.borough(offset)

    @cached_property
    def wash(self) -> str:
        """A band inside its edge, to be filled in the owner's colour (``fill-rule="evenodd"``)."""
        return self.outline + self._city.borough(self.offset, 7.5 * min(1, max(0.75, self.sizes.scale)))

    @cached_property
    def markets(self) -> tuple[Market, ...]:
        return tuple(Market(*self._city.place(self.offset, *uv), self.sizes.market) for uv in MARKETS)

    @cached_property
    def sectors(self) -> tuple[Sector, ...]:
        equal = self._city.shift == 0
        found = _rooms()[self._city.boroughs, equal]
        return tuple(self._sector(k, found[self.offset][k]) for k in range(box.SECTORS))

    def _sector(self, sector: int, found: tuple[float, ...]) -> Sector:
        size, x, y, row_x, row_y, wide, name_x, name_y = found
        high = piece(self.sizes.scale, self.own)
        outline = closed(sides(self._city, self.offset, SECTORS[sector]))
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
        edge = self._city.lines(self.offset, ((u0, v0), (u1, v0), (u1, v1), (u0, v1)))
        return Stage(*self.on_track(number), closed(edge, 1))

    def on_track(self, stage: float, v: float = 0.926) -> Point:
        """A point of the track, between two stages for parts of one."""
        return self._city.place(self.offset, STAGE_FROM - (stage + 0.5) * STAGE, v)

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
        return self._city.place(self.offset, 0.012, 0.926)

    @property
    def rat(self) -> float:
        """Width of a rat on the track."""
        return max(24.0, min(64.0, 44 * self.sizes.scale))

    @cached_property
    def shape(self) -> Point:
        """Where its owner's shape lies on the river, its middle."""
        return self._on_river(0.0)

    @cached_property
    def band(self) -> str:
        """An arc of the river for the shape to lie on."""
        return f"M{pair(self._on_river(-28))}A{num(SHORE + RIVER / 2)} {num(SHORE + RIVER / 2)} 0 0 1 " + pair(
            self._on_river(28)
        )

    def _on_river(self, along: float) -> Point:
        bank = self._city.at(self.offset + 0.5, 1)
        far = SHORE + RIVER / 2
        angle = math.atan2(bank.y - CENTRE_Y, bank.x - CENTRE_X) + along / far
        return Point(CENTRE_X + far * math.cos(angle), CENTRE_Y + far * math.sin(angle))


class Close(NamedTuple):
    """The cathedral's close: each player's markers stand on the side of his borough."""

    x: float
    y: float
    r: float
    markers: tuple[Row, ...]
    """By offset, without a seal."""
    pot: tuple[float, float, float]
    """Middle and radius of the laurel."""
    plate: tuple[float, float, float, float]
    """Middle and size of what each marker is worth."""


class Plan:
    """A whole board."""

    def __init__(self, boroughs: int, equal: bool) -> None:
        self.boroughs, self.equal = boroughs, equal
        self.city = ring(boroughs, equal)
        self.offsets = tuple(Borough(self.city, offset, equal) for offset in range(boroughs))

    @cached_property
    def markets(self) -> tuple[Market, ...]:
        """By ``SPOTS * offset + spot``."""
        return tuple(market for borough in self.offsets for market in borough.markets)

    @cached_property
    def streets(self) -> dict[tuple[int, int], str]:
        """Every street, both ways, by the markets it joins: a path without its first point."""
        found = {}
        for one, other in box.streets(self.boroughs):
            found[one, other] = self._street(one, other)
            found[other, one] = self._street(other, one)
        return found

    def _street(self, one: int, other: int) -> str:
        (i, a), (j, b) = divmod(one, box.SPOTS), divmod(other, box.SPOTS)
        if i == j:
            return curve(self.city.line(i, MARKETS[a], MARKETS[b]), 2)
        onward = (i + 1) % self.boroughs == j if box.SPOT_NAMES[a].endswith("N") else False
        v, seam = MARKETS[a][1], (0.0, 1.0)
        leave, enter = seam[onward], seam[not onward]
        return curve(self.city.line(i, MARKETS[a], (leave, v))) + curve(self.city.line(j, (enter, v), MARKETS[b]))

    def walk(self, markets: tuple[int, ...]) -> str:
        """The way along the streets from each market to the next, as one path."""
        first = self.markets[markets[0]]
        rest = (self.streets[pair_] for pair_ in zip(markets, markets[1:], strict=False))
        return f"M{num(first.x)} {num(first.y)}{''.join(rest)}"

    @cached_property
    def close(self) -> Close:
        x, y = self.city.cathedral
        r = CLOSE - 5
        high = 29.0

        def row(offset: int) -> Row:
            angle = self.city.angle(offset + 0.5)
            return Row(x + 0.8 * r * math.cos(angle), y + 0.8 * r * math.sin(angle) + 0.4 * high, 62, high)

        aside = math.remainder(self.city.angle(self.boroughs - 0.5), 2 * math.pi)
        corner = max(math.radians(38), (math.pi / 2 + aside) / 2)
        dx, dy = 0.8 * r * math.cos(corner), 0.8 * r * math.sin(corner)
        return Close(x, y, r, tuple(map(row, range(self.boroughs))), (x + dx, y + dy, 18), (x - dx, y + dy, 46, 30))


@cache
def plan(boroughs: int, equal: bool) -> Plan:
    """The board of a city with so many boroughs: equal ones, or with a wide one at the bottom."""
    return Plan(boroughs, equal)


@cache
def _rooms() -> dict[tuple[int, bool], list[list[tuple[float, ...]]]]:
    """By city, offset and sector: size and middle of the picture, middle and width of the row, middle of the name."""
    table: dict[tuple[int, bool], list[list[tuple[float, ...]]]] = {}
    for line in files(__package__).joinpath("rooms.txt").read_text(encoding="utf-8").splitlines():
        boroughs, equal, offset, _, *numbers = line.split()
        city = table.setdefault((int(boroughs), equal == "1"), [])
        if int(offset) == len(city):
            city.append([])
        city[int(offset)].append(tuple(map(float, numbers)))
    return table
