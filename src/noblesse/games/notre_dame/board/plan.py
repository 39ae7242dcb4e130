"""Where everything lies on the board of a city with so many boroughs: for the printed ground and for what stands on it.

Boroughs are told by their offset, clockwise from the one at the bottom, and their markets by ``SPOTS * offset + spot``.
Things lie in this order: ``ground-…``, washes of the owners, ``city-…`` (streets, markets, pictures, stages), pieces.
"""

from __future__ import annotations

import math
from functools import cache, cached_property
from itertools import pairwise
from typing import Final, NamedTuple

from .. import box
from .borough import Borough, Market, Row, Sector, Stage
from .ring import City, Ring, Sheet, bow, ring
from .ring import town as town_of
from .sites import MARKETS

VIEW: Final = City.view
"""What is seen of a ring's sheet: left, top, width, height."""
__all__ = ["VIEW", "Borough", "Close", "Market", "Plan", "Row", "Sector", "Stage", "flat", "plan", "town"]


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

    def __init__(self, city: City) -> None:
        self.city, self.name, self.view = city, city.name, city.view
        self.offsets = tuple(Borough(city, offset) for offset in range(city.boroughs))

    @cached_property
    def markets(self) -> tuple[Market, ...]:
        """By ``SPOTS * offset + spot``."""
        return tuple(market for borough in self.offsets for market in borough.markets)

    @cached_property
    def laid(self) -> tuple[tuple[int, int], ...]:
        """Every street once, as the markets it joins: a single borough has none to the next."""
        found = dict.fromkeys(box.streets(self.city.boroughs))
        if self.city.boroughs == 1:
            found = dict.fromkeys((min(street), max(street)) for street in found)
        return tuple(found)

    @cached_property
    def streets(self) -> dict[tuple[int, int], str]:
        """Every street, both ways, by the markets it joins: a path without its first point."""
        found = {}
        for one, other in self.laid:
            found[one, other] = self._street(one, other)
            found[other, one] = self._street(other, one)
        return found

    def _street(self, one: int, other: int) -> str:
        (i, a), (j, b) = divmod(one, box.SPOTS), divmod(other, box.SPOTS)
        if i == j:
            return bow(self.city.line(i, MARKETS[a], MARKETS[b]), self.city.street_bends)
        onward = box.SPOT_NAMES[a].endswith("N")
        v = MARKETS[a][1]
        leave, enter = ((1.0, v), (0.0, v)) if onward else ((0.0, v), (1.0, v))
        return bow(self.city.line(i, MARKETS[a], leave)) + bow(self.city.line(j, enter, MARKETS[b]))

    def walk(self, markets: tuple[int, ...]) -> str:
        """The way along the streets from each market to the next, as one path."""
        first = self.markets[markets[0]]
        rest = (self.streets[street] for street in pairwise(markets))
        return f"M{round(first.x)} {round(first.y)}{''.join(rest)}"

    @cached_property
    def close(self) -> Close:
        return _round_close(self.city) if isinstance(self.city, Ring) else _strip()


def _round_close(city: Ring) -> Close:
    x, y = city.cathedral
    r, high = city.close - 5, 29.0

    def row(offset: int) -> Row:
        angle = city.angle(offset + 0.5)
        return Row(x + 0.83 * r * math.cos(angle), y + 0.83 * r * math.sin(angle) + 0.4 * high, 62, high)

    last = math.remainder(city.angle(city.boroughs - 0.5), 2 * math.pi)
    corner = max(math.radians(38), (math.pi / 2 + last) / 2)
    dx, dy = 0.8 * r * math.cos(corner), 0.8 * r * math.sin(corner)
    return Close(x, y, r, tuple(map(row, range(city.boroughs))), (x + dx, y + dy, 18), (x - dx, y + dy, 68, 24))


def _strip() -> Close:
    """The close above a borough that is unfolded: markers left of the cathedral, the pot at its right."""
    sheet = Sheet()
    x, y = sheet.width / 2, sheet.top / 2
    rows = tuple(Row(34 + 61 * k, y + 16, 58, 44) for k in range(box.MOST_BOROUGHS))
    return Close(x, y, sheet.top / 2, rows, (x + 110, y, 30), (x + 240, y, 150, 44))


@cache
def plan(boroughs: int, equal: bool) -> Plan:
    """The board of a city with so many boroughs: equal ones, or with a wide one at the bottom."""
    return Plan(ring(boroughs, equal))


@cache
def town(boroughs: int) -> Plan:
    """The city on a narrow screen: equal boroughs without houses and landing stages."""
    return Plan(town_of(boroughs))


@cache
def flat() -> Plan:
    """The viewer's borough alone, unfolded to a rectangle, with a strip of the close above it."""
    return Plan(Sheet())


PARTS: Final = tuple(
    f"{boroughs}{eyes}" for boroughs in range(box.FEWEST_BOROUGHS, box.MOST_BOROUGHS + 1) for eyes in ("", "e")
)
"""The files of symbols: for a player and, with an e, for a spectator, by number of boroughs."""


def part(boroughs: int, equal: bool) -> str:
    """The file with what such a viewer sees."""
    return f"{boroughs}{'e' if equal else ''}"


def cities(part: str) -> tuple[Plan, ...]:
    """All that is drawn for the viewers of a file, whatever their screen."""
    boroughs, equal = int(part[0]), part.endswith("e")
    ring = plan(boroughs, equal)
    return (ring, town(boroughs)) if equal else (ring, flat(), town(boroughs))
