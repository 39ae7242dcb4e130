"""Chapter 3: what markers and resources earn.  Marker by marker comes to the same as all at once (R-08)."""

from __future__ import annotations

from noblesse.core.sets import add, assign, clear, discard, first, following, pop, size, some, take, unite

from ..box import (
    BONUS,
    BONUS_TILES,
    CLAIMS,
    COPIES,
    DOMINANCE,
    FISH,
    HARBOURS_BY,
    MULTI,
    MULTI_TILES,
    NEAR,
    NEXT_BONUS,
    REGION_OF,
    REGIONS,
    RESOURCES,
    TOWN,
    TOWNS_BY,
)
from ..table import Table


def place_marker(t: Table, space: int) -> None:
    """3 Stand a marker of the player on a space and take all that it earns."""
    add(t.markers[t.player], space)
    add(t.placed, space)
    t.inside[t.player][REGION_OF[space]] += 1
    take_fish(t, space)
    claim_region(t, REGION_OF[space])
    connect_towns(t, space)
    span_regions(t, REGION_OF[space])


def take_fish(t: Table, space: int) -> None:
    """3.1 One fish from each harbour beside the marker, while there are any (R-18)."""
    harbours = HARBOURS_BY[space]
    harbour = first(harbours)
    while harbour >= 0:
        if t.fish[harbour] > 0:
            t.fish[harbour] -= 1
            gather(t, FISH, 1)
        harbour = following(harbours, harbour)


def claim_region(t: Table, region: int) -> None:
    """3.2 The third and the fifth marker in a region are a claim to one of its tiles (R-10)."""
    for claim in range(COPIES):
        if t.inside[t.player][region] == CLAIMS[claim]:
            take_dominance(t, region)


def take_dominance(t: Table, region: int) -> None:
    """3.2 The highest dominance tile left in the region, if any (R-09)."""
    for tile in range(COPIES):
        if t.dominance[region][tile] == 0:
            t.dominance[region][tile] = t.player + 1
            t.prizes[t.player] += DOMINANCE[tile]
            break


def connect_towns(t: Table, space: int) -> None:
    """3.3 A group of own markers that touches two towns or more takes a tile from each of them (R-12)."""
    todo = t.todo
    rest = t.rest
    reached = t.reached
    assign(rest, t.markers[t.player])
    discard(rest, space)
    clear(todo)
    add(todo, space)
    clear(reached)
    while some(todo):
        at = pop(todo)
        unite(reached, TOWNS_BY[at])
        take(rest, NEAR[at], todo)
    if size(reached) >= 2:
        while some(reached):
            take_town(t, pop(reached))


def take_town(t: Table, town: int) -> None:
    """3.3 The highest tile left, unless the player has one of this town (R-09, R-12)."""
    for tile in range(COPIES):
        if t.towns[town][tile] == t.player + 1:
            break
        if t.towns[town][tile] == 0:
            t.towns[town][tile] = t.player + 1
            t.prizes[t.player] += TOWN[tile]
            break


def span_regions(t: Table, region: int) -> None:
    """3.4 When all regions hold as many own markers as this one now does, take the top multi-region tile (R-11)."""
    inside = t.inside[t.player]
    markers = inside[region]
    for other in range(REGIONS):
        if inside[other] < markers:
            return
    for tile in range(MULTI_TILES):
        if t.multi[tile] == 0:
            t.multi[tile] = t.player + 1
            t.prizes[t.player] += MULTI[tile]
            break


def gather(t: Table, resource: int, number: int) -> None:
    """3.5 Take resources; each full nine, fish included, bring the top bonus tile (R-13)."""
    goods = t.goods[t.player]
    before = 0
    for each in range(RESOURCES):
        before += goods[each]
    goods[resource] += number
    for _ in range((before + number) // NEXT_BONUS - before // NEXT_BONUS):
        take_bonus(t)


def take_bonus(t: Table) -> None:
    """3.5 The top resource bonus tile, if any is left."""
    for tile in range(BONUS_TILES):
        if t.bonus[tile] == 0:
            t.bonus[tile] = t.player + 1
            t.prizes[t.player] += BONUS[tile]
            break
