"""Where a viewer finds things: boroughs, seats and markets of the table, as offsets of the plan."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from noblesse.core import Seat

from .. import box
from ..view import NOTHING, View
from .plan import Borough, Market, Plan, Row, flat, plan, town

_OWNERLESS = {1: 2, 3: 3}
"""The seat whose colour the messages of a borough without an owner have, where two play."""


class Site(NamedTuple):
    """A city as one viewer sees it: the own borough, or the first one, lies at the bottom; or it alone, unfolded."""

    boroughs: int
    first: int
    """Number of the borough at the bottom."""
    wide: bool
    """Is it the viewer's own, and wider than the others?"""
    homes: tuple[int, ...]
    """By seat: its borough."""
    alone: bool = False
    """Is only that borough drawn?"""
    town: bool = False
    """Is it the city of a narrow screen, without houses and pieces?"""

    @property
    def mark(self) -> str:
        """What the names of its layers begin with."""
        return "c" if self.town else "f" if self.alone else "b"

    @property
    def speaks(self) -> bool:
        """Have its places words?  What is drawn twice has them in the whole city only."""
        return not (self.town or self.alone)

    @property
    def plan(self) -> Plan:
        if self.town:
            return town(self.boroughs)
        return flat() if self.alone else plan(self.boroughs, not self.wide)

    @property
    def seats(self) -> list[Seat]:
        """Who lives in what is drawn."""
        return [seat for seat, home in enumerate(self.homes) if not self.alone or home == self.first]

    @property
    def shown(self) -> list[int]:
        """The boroughs that are drawn."""
        return [self.first] if self.alone else list(range(self.boroughs))

    @property
    def markets(self) -> list[int]:
        """The markets that are drawn."""
        return [borough * box.SPOTS + spot for borough in self.shown for spot in range(box.SPOTS)]

    def offset(self, borough: int) -> int:
        return (borough - self.first) % self.boroughs

    def borough(self, seat: Seat) -> Borough:
        """The borough of a seat."""
        return self.plan.offsets[self.offset(self.homes[seat])]

    def lot(self, seat: Seat) -> Row:
        """Where a player's markers stand on the close."""
        rows = self.plan.close.markers
        return rows[seat if self.alone else self.offset(self.homes[seat])]

    def spot(self, market: int) -> int:
        """The plan's number of a market."""
        borough, spot = divmod(market, box.SPOTS)
        return self.offset(borough) * box.SPOTS + spot

    def market(self, market: int) -> Market:
        return self.plan.markets[self.spot(market)]

    def colour(self, borough: int) -> Seat:
        """Whose colour the messages of a borough have."""
        return self.homes.index(borough) if borough in self.homes else _OWNERLESS[borough]

    def named(self, place: str) -> str:
        """The attribute that says which place an element is: ids belong to the whole city."""
        return f"data-place={place}" if self.alone or self.town else f"id={place}"


def sites(view: View) -> list[Site]:
    """The city for whoever looks; for narrow screens the own borough of a player alone, and a city of its own."""
    wide = view.viewer != NOTHING
    whole = Site(view.boroughs, view.borough[view.viewer] if wide else 0, wide, view.borough[: view.seats])
    narrow = whole._replace(wide=False, town=True)
    return [whole, whole._replace(alone=True), narrow] if wide else [whole, narrow]


@cache
def way(boroughs: int, start: int, end: int) -> tuple[int, ...]:
    """A shortest way along the streets, by markets."""
    beside: dict[int, list[int]] = {}
    for one, other in box.streets(boroughs):
        beside.setdefault(one, []).append(other)
        beside.setdefault(other, []).append(one)
    ways: dict[int, tuple[int, ...]] = {start: (start,)}
    for here in (edge := [start]):
        for there in sorted(beside[here]):
            if there not in ways:
                ways[there] = (*ways[here], there)
                edge.append(there)
    return ways[end]
