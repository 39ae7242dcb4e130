"""Chapter 6.2: what a space is good for, in the opinion of bots."""

from __future__ import annotations

from noblesse.core import Seat
from noblesse.core.sets import add, assign, clear, first, following, meets, pop, size, some, take, unite

from ..box import CLAIMS, HARBOURS_BY, NEAR, NEXT_BONUS, REGION_OF, REGIONS, TOWNS_BY
from ..table import Table
from .hopes import (
    BESIDE_OWN,
    HOPE_IN_REGION,
    HOPE_OF_SPAN,
    POINT,
    TOWN_TOUCHED,
    next_bonus,
    next_dominance,
    next_span,
    next_town,
)

FISHED = 90
"""A fish that is in no set."""


def site(t: Table, seat: Seat, space: int) -> int:
    """6.2 What a marker of the seat on a space would bring."""
    region = REGION_OF[space]
    brings = site_in_region(t, seat, region) + site_of_span(t, seat, region)
    return brings + site_at_harbour(t, space) + site_of_road(t, seat, space)


def site_in_region(t: Table, seat: Seat, region: int) -> int:
    """6.2 The dominance tile that one more marker in a region would win, or how near it comes to it."""
    markers = t.inside[seat][region]
    if markers >= CLAIMS[1]:
        return 0
    brings = HOPE_IN_REGION[markers + 1] - HOPE_IN_REGION[markers]
    if markers + 1 == CLAIMS[0] or markers + 1 == CLAIMS[1]:
        brings += POINT
    return brings * next_dominance(t, region)


def site_of_span(t: Table, seat: Seat, region: int) -> int:
    """6.2 How near one more marker in a region comes to the next multi-region tile."""
    inside = t.inside[seat]
    ready = 1
    for other in range(REGIONS):
        if inside[other] < inside[region]:
            return 0
        ready += inside[other] > inside[region]
    return (HOPE_OF_SPAN[ready] - HOPE_OF_SPAN[ready - 1]) * next_span(t)


def site_at_harbour(t: Table, space: int) -> int:
    """6.2 The fish that a marker on a space would take."""
    harbours = HARBOURS_BY[space]
    fish = 0
    harbour = first(harbours)
    while harbour >= 0:
        fish += t.fish[harbour] > 0
        harbour = following(harbours, harbour)
    return fish * (FISHED + next_bonus(t) * POINT // (NEXT_BONUS + 3))


def site_of_road(t: Table, seat: Seat, space: int) -> int:
    """6.2 The town tiles that a marker on a space would win, or how near it comes to some."""
    brings = 0
    reached = t.reached
    clear(reached)
    unite(reached, TOWNS_BY[space])
    if meets(NEAR[space], t.markers[seat]):
        brings += BESIDE_OWN
        todo = t.todo
        rest = t.rest
        assign(rest, t.markers[seat])
        clear(todo)
        add(todo, space)
        while some(todo):
            at = pop(todo)
            unite(reached, TOWNS_BY[at])
            take(rest, NEAR[at], todo)
    if size(reached) >= 2:
        while some(reached):
            brings += POINT * next_town(t, seat, pop(reached))
    elif some(reached) and next_town(t, seat, first(reached)) > 0:
        brings += TOWN_TOUCHED
    return brings
