"""Where a viewer finds things: boroughs, seats and markets of the table, as offsets of the plan."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from noblesse.core import Seat

from .. import box
from ..view import NOTHING, View
from .plan import Borough, Market, Plan, plan

_OWNERLESS = {1: 2, 3: 3}
"""The seat whose colour the messages of a borough without an owner have, where two play."""


class Site(NamedTuple):
    """A city as one viewer sees it: the own borough, or the first one, lies at the bottom."""

    boroughs: int
    first: int
    """Number of the borough at the bottom."""
    wide: bool
    """Is it the viewer's own, and wider than the others?"""
    homes: tuple[int, ...]
    """By seat: its borough."""

    @property
    def key(self) -> str:
        """Ends the names of this city's symbols."""
        return f"{self.boroughs}{'' if self.wide else 'e'}"

    @property
    def plan(self) -> Plan:
        return plan(self.boroughs, not self.wide)

    def offset(self, borough: int) -> int:
        return (borough - self.first) % self.boroughs

    def borough(self, seat: Seat) -> Borough:
        """The borough of a seat."""
        return self.plan.offsets[self.offset(self.homes[seat])]

    def spot(self, market: int) -> int:
        """The plan's number of a market."""
        borough, spot = divmod(market, box.SPOTS)
        return self.offset(borough) * box.SPOTS + spot

    def market(self, market: int) -> Market:
        return self.plan.markets[self.spot(market)]

    def colour(self, borough: int) -> Seat:
        """Whose colour the messages of a borough have."""
        return self.homes.index(borough) if borough in self.homes else _OWNERLESS[borough]


def site(view: View) -> Site:
    """The city for whoever looks."""
    wide = view.viewer != NOTHING
    return Site(view.boroughs, view.borough[view.viewer] if wide else 0, wide, tuple(view.borough[: view.seats]))


@cache
def way(boroughs: int, start: int, end: int) -> tuple[int, ...]:
    """A shortest way along the streets, by markets."""
    beside: dict[int, list[int]] = {}
    for one, other in box.streets(boroughs):
        beside.setdefault(one, []).append(other)
        beside.setdefault(other, []).append(one)
    ways = {start: (start,)}
    for here in (edge := [start]):
        for there in sorted(beside[here]):
            if there not in ways:
                ways[there] = (*ways[here], there)
                edge.append(there)
    return ways[end]
