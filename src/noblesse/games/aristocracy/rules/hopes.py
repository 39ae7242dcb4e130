"""Chapter 6.1: what is on its way to points, in hundredths of a point, in the opinion of bots.  No rule."""

from __future__ import annotations

from noblesse.core import Seat
from noblesse.core.sets import assign, clear, meets, pop, some, unite

from ..box import (
    BONUS,
    BONUS_TILES,
    CLAIMS,
    COPIES,
    DOMINANCE,
    MULTI,
    MULTI_TILES,
    NEAR,
    NEXT_BONUS,
    REGIONS,
    RESOURCES,
    ROYALS_TO_END,
    TOWN,
    TOWNS_BY,
)
from ..table import Table
from .scoring import leftover

GOOD = 60
"""A resource that is in no set."""
POINT = 100
HOPE_IN_REGION = (0, 12, 40, 10, 35, 0)
"""Per cent of the next dominance tile, by markers in the region."""
HOPE_OF_SPAN = (0, 1, 3, 6, 11, 20, 35, 60, 100)
"""Per cent of the next multi-region tile, by regions that are ready for it."""
TOWN_TOUCHED = 50
"""A marker at a town whose tile is still to be had."""
BESIDE_OWN = 15
"""A marker that makes a group grow."""


def time_left(t: Table) -> int:
    """6.1 How many kings and queens the end still waits for: eight or more leave time for every hope."""
    enough = ROYALS_TO_END[t.seats]
    return min(8, 2 + max(0, enough - t.kings) + max(0, enough - t.queens))


def hope_of_goods(t: Table, seat: Seat) -> int:
    """6.1 Goods in no set may still make one, and every one is a step to the next bonus tile."""
    goods = t.goods[seat]
    owned = 0
    for resource in range(RESOURCES):
        owned += goods[resource]
    return GOOD * leftover(t, seat) + owned % NEXT_BONUS * next_bonus(t) * POINT // (NEXT_BONUS + 3)


def next_bonus(t: Table) -> int:
    """6.1 Value of the top resource bonus tile; 0 if none is left."""
    for tile in range(BONUS_TILES):
        if t.bonus[tile] == 0:
            return BONUS[tile]
    return 0


def next_span(t: Table) -> int:
    """6.1 Value of the top multi-region tile; 0 if none is left."""
    for tile in range(MULTI_TILES):
        if t.multi[tile] == 0:
            return MULTI[tile]
    return 0


def next_dominance(t: Table, region: int) -> int:
    """6.1 Value of the highest dominance tile left in a region; 0 if none is."""
    for tile in range(COPIES):
        if t.dominance[region][tile] == 0:
            return DOMINANCE[tile]
    return 0


def next_town(t: Table, seat: Seat, town: int) -> int:
    """6.1 Value of the tile the seat would get from a town; 0 if none."""
    for tile in range(COPIES):
        if t.towns[town][tile] == seat + 1:
            return 0
        if t.towns[town][tile] == 0:
            return TOWN[tile]
    return 0


def hope_of_regions(t: Table, seat: Seat) -> int:
    """6.1 Markers on the way to the third or fifth of a region."""
    hope = 0
    for region in range(REGIONS):
        hope += HOPE_IN_REGION[min(CLAIMS[1], t.inside[seat][region])] * next_dominance(t, region)
    return hope


def hope_of_span(t: Table, seat: Seat) -> int:
    """6.1 Regions that are ready for the next multi-region tile."""
    inside = t.inside[seat]
    level = inside[0]
    for region in range(REGIONS):
        level = min(level, inside[region])
    ready = 0
    for region in range(REGIONS):
        ready += inside[region] > level
    return HOPE_OF_SPAN[ready] * next_span(t)


def hope_of_towns(t: Table, seat: Seat) -> int:
    """6.1 Markers that touch a town whose tile is still to be had, and markers that stand together."""
    rest = t.rest
    reached = t.reached
    assign(rest, t.markers[seat])
    clear(reached)
    hope = 0
    while some(rest):
        space = pop(rest)
        if meets(NEAR[space], rest):
            hope += BESIDE_OWN
        unite(reached, TOWNS_BY[space])
    while some(reached):
        if next_town(t, seat, pop(reached)) > 0:
            hope += TOWN_TOUCHED
    return hope
