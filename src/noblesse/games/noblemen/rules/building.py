"""4.2: structures."""

from __future__ import annotations

from noblesse.core import Bits, Seat
from noblesse.core.sets import add, assign, discard, first, following, some

from ..box import (
    AREAS,
    AT,
    BUILD,
    BUILDS,
    CASTLE,
    CHAPEL,
    DISCOUNT,
    DRAWN,
    FOLLIES,
    FOLLY,
    FOLLY_POINTS,
    FOLLY_PRICE,
    MARKETS,
    NEEDS,
    NO_BUILD,
    NO_SEAT,
    OF_FOLLIES,
    PALACE,
    PRICES,
    SETTLED,
    SITE,
    SPACES,
    STRUCTURES,
)
from ..table import Table
from .estate import areas_of, keep_clear, meadows_of
from .men import call_man
from .purse import earn, take_queen


def follies_built(t: Table) -> int:
    """4.2 By anybody."""
    follies = 0
    for folly in range(FOLLIES):
        if t.folly_of[folly] != NO_SEAT:
            follies += 1
    return follies


def is_offered(t: Table, build: int) -> bool:
    """4.2 Does one stand on the board?"""
    return t.market[build] > 0 if build < MARKETS else t.folly_of[build - FOLLY] == NO_SEAT


def printed_price(t: Table, build: int) -> int:
    """1.1 The pieces on the board stand on the dearest spaces; the cheapest of them is sold next."""
    return PRICES[build][SPACES[build] - t.market[build]] if build < MARKETS else FOLLY_PRICE


def price(t: Table, seat: Seat, build: int) -> int:
    """4.2 Less what the title saves, but never below nothing."""
    return max(0, printed_price(t, build) - DISCOUNT[t.title[seat]])


def meets_needs(t: Table, seat: Seat, folly: int) -> bool:
    """4.2 The areas a folly asks for; that they are occupied does not matter."""
    for kind in range(AREAS):
        if areas_of(t, seat, kind) < NEEDS[folly][kind]:
            return False
    return True


def sites_of(t: Table, seat: Seat, build: int, out: Bits) -> None:
    """4.2 A palace replaces a castle; all else stands on an empty meadow, castles and chapels not beside their like."""
    if build == PALACE:
        assign(out, t.built[STRUCTURES * seat + CASTLE])
        return
    meadows_of(t, seat, out)
    if build == CASTLE:
        keep_clear(t, seat, CASTLE, out)
        keep_clear(t, seat, PALACE, out)
    elif build == CHAPEL:
        keep_clear(t, seat, CHAPEL, out)


def has_site(t: Table, seat: Seat, build: int) -> bool:
    """4.2 Is there any site?"""
    sites = t.near
    sites_of(t, seat, build, sites)
    return some(sites)


def may_build(t: Table, seat: Seat, build: int) -> bool:
    """4.2 On offer, paid in full, on a site, and a folly with the areas it asks for."""
    if not is_offered(t, build) or price(t, seat, build) > t.money[seat]:
        return False
    if build >= FOLLY and not meets_needs(t, seat, build - FOLLY):
        return False
    return has_site(t, seat, build)


def may_inherit(t: Table, seat: Seat) -> bool:
    """5.4 A castle on the board and a site for it."""
    return t.market[CASTLE] > 0 and has_site(t, seat, CASTLE)


def builds(t: Table, seat: Seat, out: Bits) -> None:
    """4.2 What may be built."""
    for build in range(BUILDS):
        if may_build(t, seat, build):
            add(out, BUILD + build)


def choose_site(t: Table, build: int, free: bool) -> None:
    """4.2 and 5.4 Where it goes is asked next."""
    t.building = build
    t.free = 1 if free else 0
    t.phase = SITE


def sites(t: Table, seat: Seat, out: Bits) -> None:
    """4.2 The sites of what is being built."""
    near = t.near
    sites_of(t, seat, t.building, near)
    cell = first(near)
    while cell >= 0:
        add(out, AT + cell)
        cell = following(near, cell)


def raise_structure(t: Table, seat: Seat, cell: int) -> None:
    """4.2 It is paid and stands; its reward follows.  An inherited castle brings no man-at-arms and is no action."""
    build = t.building
    t.building = NO_BUILD
    t.phase = SETTLED
    if t.free == 0:
        t.money[seat] -= price(t, seat, build)
        t.acted = 1
    if build < MARKETS:
        t.market[build] -= 1
    add(t.built[STRUCTURES * seat + min(build, FOLLY)], cell)
    if build == CASTLE and t.free == 0:
        call_man(t, seat)
    elif build == PALACE:
        discard(t.built[STRUCTURES * seat + CASTLE], cell)
        t.supply[CASTLE] += 1
        take_queen(t, seat)
    elif build == CHAPEL:
        t.to_deal = DRAWN
    elif build >= FOLLY:
        earn(t, seat, OF_FOLLIES, FOLLY_POINTS[follies_built(t)])
        t.folly_of[build - FOLLY] = seat
        t.folly_at[build - FOLLY] = cell
    t.free = 0
