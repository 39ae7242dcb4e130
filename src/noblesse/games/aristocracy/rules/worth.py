"""Chapter 6: what a bot makes of the table.  No rule; only a hand-made opinion, in hundredths of a point."""

from __future__ import annotations

from noblesse.core import Bits, Seat
from noblesse.core.sets import (
    add,
    assign,
    clear,
    discard,
    first,
    following,
    has,
    meets,
    pop,
    size,
    some,
    take,
    unite,
)

from ..box import (
    BONUS,
    BONUS_TILES,
    BUILDINGS,
    CALL,
    CLAIMS,
    COPIES,
    CORN,
    DOMINANCE,
    HARBOURS_BY,
    KINDS,
    MULTI,
    MULTI_TILES,
    NEAR,
    NEXT_BONUS,
    OVER,
    PICK,
    REGION_OF,
    REGIONS,
    RESOURCES,
    ROYALS_TO_END,
    STAND,
    STOP,
    TOWN,
    TOWNS_BY,
)
from ..table import Table
from .scoring import leftover, score
from .turn import legal

POINT = 100
HOPE_IN_REGION = (0, 12, 40, 10, 35, 0)
"""Per cent of the next dominance tile, by markers in the region."""
HOPE_OF_SPAN = (0, 1, 3, 6, 11, 20, 35, 60, 100)
"""Per cent of the next multi-region tile, by regions that are ready for it."""
GOOD = 60
"""A resource that is in no set."""
FISHED = 90
"""A fish that is in no set."""
ROYAL_SITE = 40
"""Kings and queens stand where one likes: a little more than the best site that lies empty."""
TOWN_TOUCHED = 50
"""A marker at a town whose tile is still to be had."""
BESIDE_OWN = 15
"""A marker that makes a group grow."""


def value(t: Table, seat: Seat) -> int:
    """6.1 Points, what is on the way to points, and what the seat may call."""
    if t.phase == OVER:
        return POINT * score(t, seat) + leftover(t, seat)
    hopes = hope_of_goods(t, seat) + hope_of_regions(t, seat) + hope_of_span(t, seat) + hope_of_towns(t, seat)
    if seat == t.player and t.phase != STAND:
        hopes += hope_of_calls(t, seat) + hope_of_picks(t, seat)
    return POINT * score(t, seat) + hopes * time_left(t) // 8


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


def site(t: Table, seat: Seat, space: int) -> int:
    """6.2 What a marker of the seat on a space would bring."""
    region = REGION_OF[space]
    inside = t.inside[seat]
    markers = inside[region]
    tile = next_dominance(t, region)
    brings = 0
    if markers < CLAIMS[1]:
        brings += (HOPE_IN_REGION[markers + 1] - HOPE_IN_REGION[markers]) * tile
    if markers + 1 == CLAIMS[0] or markers + 1 == CLAIMS[1]:
        brings += POINT * tile
    level = markers
    ready = 1
    for other in range(REGIONS):
        level = min(level, inside[other])
        ready += other != region and inside[other] > markers
    if level == markers:
        brings += (HOPE_OF_SPAN[ready] - HOPE_OF_SPAN[ready - 1]) * next_span(t)
    return brings + site_at_harbour(t, space) + site_of_road(t, seat, space)


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


def hope_of_calls(t: Table, seat: Seat) -> int:
    """6.3 The best that may be called with what lies face-up."""
    best = 0
    for kind in range(KINDS):
        if some(t.up[kind]):
            best = max(best, hope_of_call(t, seat, kind))
    return best


def hope_of_call(t: Table, seat: Seat, kind: int) -> int:
    """6.3 What calling a kind would bring, one token at a time."""
    up = t.up[kind]
    if kind >= CORN:
        return size(up) * (GOOD + 40 + next_bonus(t) * POINT // (NEXT_BONUS + 3))
    brings = 0
    space = first(up)
    while space >= 0:
        brings += site(t, seat, space)
        space = following(up, space)
    if kind >= BUILDINGS:
        return max(brings, size(up) * best_empty(t, seat))
    return brings


def best_empty(t: Table, seat: Seat) -> int:
    """6.3 The best site among the empty spaces."""
    empty = t.empty
    best = ROYAL_SITE
    space = first(empty)
    while space >= 0:
        best = max(best, site(t, seat, space))
        space = following(empty, space)
    return best


def hope_of_picks(t: Table, seat: Seat) -> int:
    """6.3 A picked token may turn out to be a building, or a king or queen that walks away: good sites first."""
    hope = 0
    picked = t.picked
    space = first(picked)
    while space >= 0:
        if has(t.down, space):
            hope += site(t, seat, space)
        space = following(picked, space)
    return hope // 2


def worth(t: Table, seat: Seat, out: Bits) -> None:
    """6.4 Pick and stand where a marker brings at least half of the best, picks in ascending order; call anything."""
    legal(t, seat, out)
    if t.phase == CALL or seat != t.player:
        return
    if t.phase == STAND and some(t.empty):
        discard(out, STOP)
    if t.phase == PICK or some(t.empty):
        keep_good_sites(t, seat, out)
    if t.phase == PICK:
        keep_ascending(t, out)


def keep_good_sites(t: Table, seat: Seat, out: Bits) -> None:
    """6.4 Drop the sites that bring less than half of the best."""
    best = 0
    space = first(out)
    while space >= 0:
        best = max(best, site(t, seat, space))
        space = following(out, space)
    space = first(out)
    while space >= 0:
        if 2 * site(t, seat, space) < best:
            discard(out, space)
        space = following(out, space)


def keep_ascending(t: Table, out: Bits) -> None:
    """6.4 The order of picks does not matter: pick upwards, while there is something above."""
    above = out_above(t, out)
    if above < 0:
        return
    space = first(out)
    while space < above:
        discard(out, space)
        space = following(out, space)


def out_above(t: Table, out: Bits) -> int:
    """6.4 The lowest space in the set above every pick, or -1."""
    last = -1
    space = first(t.picked)
    while space >= 0:
        last = space
        space = following(t.picked, space)
    return following(out, last)
