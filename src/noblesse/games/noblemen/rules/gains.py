"""9.1: what a tile, a structure or the action of a turn would bring, in hundredths of a point."""

from __future__ import annotations

from typing import Final

from noblesse.core import Seat
from noblesse.core.sets import first, following, has

from ..box import (
    AREA_BONUS,
    BLOCK,
    BLOCK_SIZE,
    BUILDS,
    CASTLE,
    CHAPEL,
    CHURCH,
    FIELD,
    FOLLY_POINTS,
    FOR_LANDS,
    FOR_TAXES,
    FOUNTAIN,
    KINDS,
    MEADOW,
    MOST_BRIBES,
    MOST_PLACED,
    NEIGHBOURS,
    PALACE,
    PALACE_CHAPEL,
    PALACE_PRESTIGE,
    PURSE_PRICE,
    ROUND,
    STRUCTURES,
    WOOD,
)
from ..table import Table
from .building import follies_built, may_build, price, sites_of
from .deeds import income
from .estate import fellows, neighbours, room_of
from .men import targets
from .prospects import (
    A_COIN,
    A_PRESTIGE,
    A_PURSE,
    LATER,
    LIKELY,
    POINT,
    SURE,
    THE_QUEEN,
    balls_left,
    coin,
    promised,
    scorings_left,
    tile,
    use,
)
from .purse import is_locked, purses_left
from .scoring import worth_of

NOTHING: Final = -1000
A_CARD: Final = 170
A_MAN: Final = 130
LIKE_BESIDE_LIKE: Final = 14
A_BLOCK_ALMOST: Final = 45
A_MEADOW: Final = 55


def tile_gain(t: Table, seat: Seat, kind: int, cell: int) -> int:
    """9.1 What a tile of the kind brings on this cell."""
    gain = surrounds(t, seat, cell) - tile(t)
    if kind == MEADOW:
        return gain + A_MEADOW * use(t) // SURE
    units = 1
    for step in range(BLOCK_SIZE):
        held = fellows(t, seat, kind, cell - BLOCK[step], cell)
        if held == BLOCK_SIZE - 1:
            units += AREA_BONUS
        elif held == BLOCK_SIZE - 2:
            gain += A_BLOCK_ALMOST * use(t) // SURE
        elif held == 1:
            gain += LIKE_BESIDE_LIKE * use(t) // SURE
    if kind == FOUNTAIN:
        gain += A_PRESTIGE * units * balls_left(t)
        if units > 1 and t.queen != seat and not is_locked(t):
            gain += THE_QUEEN + POINT
        return gain
    done = t.taxed[seat] if kind == FIELD else t.landed[seat]
    harvests = LATER * (scorings_left(t) - 1) + (0 if done == 1 else promised(t))
    return gain + (coin(t) if kind == FIELD else tile(t)) * units + A_COIN * units * harvests // SURE


def surrounds(t: Table, seat: Seat, cell: int) -> int:
    """9.1 What it brings to close a gap round castles and palaces."""
    gain = 0
    for structure in range(CASTLE, PALACE + 1):
        built = t.built[STRUCTURES * seat + structure]
        at = first(built)
        while at >= 0:
            if has(ROUND[at], cell):
                missing = NEIGHBOURS - neighbours(t, seat, at)
                gain += worth_of(t, seat, structure, at) * (LIKELY[missing - 1] - LIKELY[missing])
            at = following(built, at)
    return gain * scorings_left(t) * POINT // SURE


def best_cell(t: Table, seat: Seat, kind: int) -> int:
    """9.1 What a tile of the kind brings where it brings most."""
    room = t.room
    room_of(t, seat, room)
    best = NOTHING
    cell = first(room)
    while cell >= 0:
        best = max(best, tile_gain(t, seat, kind, cell))
        cell = following(room, cell)
    return best


def expansion_gain(t: Table, seat: Seat, tiles: int) -> int:
    """9.1 What so many of the tiles in hand bring, the best first; those after the first fit a little less well."""
    for kind in range(KINDS):
        t.pool[kind] = t.hand[seat][kind]
        t.hopes[kind] = best_cell(t, seat, kind) if t.pool[kind] > 0 else NOTHING
    total = 0
    for place in range(tiles):
        chosen = 0
        for kind in range(1, KINDS):
            if t.hopes[kind] > t.hopes[chosen]:
                chosen = kind
        if t.hopes[chosen] > 0:
            total += t.hopes[chosen] * (SURE - 10 * place) // SURE
            t.pool[chosen] -= 1
            t.hopes[chosen] = NOTHING if t.pool[chosen] == 0 else t.hopes[chosen] * 7 // 10
    return total


def site_gain(t: Table, seat: Seat, build: int, cell: int) -> int:
    """9.1 What a structure brings on this site, its price aside."""
    if build == PALACE:
        chance = LIKELY[NEIGHBOURS - neighbours(t, seat, cell)]
        more = worth_of(t, seat, PALACE, cell) - worth_of(t, seat, CASTLE, cell)
        return more * chance * scorings_left(t) + PALACE_PRESTIGE * A_PRESTIGE * balls_left(t)
    if build == CASTLE:
        chance = LIKELY[NEIGHBOURS - neighbours(t, seat, cell)]
        return worth_of(t, seat, CASTLE, cell) * chance * scorings_left(t)
    if build == CHAPEL:
        return chapel_gain(t, seat, cell)
    return 0


def chapel_gain(t: Table, seat: Seat, cell: int) -> int:
    """9.1 What a chapel adds to castles and palaces it touches."""
    gain = 0
    for structure in range(CASTLE, PALACE + 1):
        built = t.built[STRUCTURES * seat + structure]
        at = first(built)
        while at >= 0:
            if has(ROUND[at], cell):
                chance = LIKELY[NEIGHBOURS - neighbours(t, seat, at)]
                gain += (PALACE_CHAPEL if structure == PALACE else 1) * chance
            at = following(built, at)
    return gain * scorings_left(t)


def best_site(t: Table, seat: Seat, build: int) -> int:
    """9.1 What the structure brings where it brings most."""
    best = NOTHING
    sites = t.sites
    sites_of(t, seat, build, sites)
    cell = first(sites)
    while cell >= 0:
        best = max(best, site_gain(t, seat, build, cell))
        cell = following(sites, cell)
    return best


def reward(t: Table, seat: Seat, build: int) -> int:
    """9.1 What a structure brings at once."""
    if build == CASTLE:
        return A_MAN if targets(t, seat) > 0 else 0
    if build == PALACE:
        return THE_QUEEN + POINT if t.queen != seat and not is_locked(t) else 0
    if build == CHAPEL:
        return A_CARD * use(t) // SURE
    return POINT * FOLLY_POINTS[follies_built(t)]


def build_gain(t: Table, seat: Seat, build: int) -> int:
    """9.1 A structure on its best site, less its price."""
    return best_site(t, seat, build) + reward(t, seat, build) - coin(t) * price(t, seat, build)


def bribe_gain(t: Table, seat: Seat) -> int:
    """9.1 Each purse is a point and itself, for two pounds."""
    most = min(MOST_BRIBES, min(purses_left(t), t.money[seat] // PURSE_PRICE))
    return most * (POINT + A_PURSE * use(t) // SURE - PURSE_PRICE * coin(t))


def donation_gain(t: Table, seat: Seat) -> int:
    """9.1 Each tile is a point."""
    tiles = 0
    for kind in range(KINDS):
        tiles += min(t.hand[seat][kind], CHURCH - t.church[kind])
    return tiles * (POINT - tile(t))


def collection_gain(t: Table, seat: Seat, reason: int) -> int:
    """9.1 Taxes or lands now, over what their promise counts for."""
    kind = FIELD if reason == FOR_TAXES else WOOD
    return (coin(t) if kind == FIELD else tile(t)) * income(t, seat, kind)


def action_gain(t: Table, seat: Seat) -> int:
    """9.1 The best action of a turn."""
    best = max(POINT, max(bribe_gain(t, seat), donation_gain(t, seat)))
    best = max(best, expansion_gain(t, seat, MOST_PLACED))
    if t.taxed[seat] == 0:
        best = max(best, collection_gain(t, seat, FOR_TAXES) * (SURE - promised(t)) // SURE)
    if t.landed[seat] == 0:
        best = max(best, collection_gain(t, seat, FOR_LANDS) * (SURE - promised(t)) // SURE)
    for build in range(BUILDS):
        if may_build(t, seat, build):
            best = max(best, build_gain(t, seat, build))
    return best
