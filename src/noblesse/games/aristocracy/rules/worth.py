"""Chapter 6: what a bot makes of the table."""

from __future__ import annotations

from noblesse.core import Bits, Seat
from noblesse.core.sets import discard, first, following, some

from ..box import CALL, OVER, PICK, STAND, STOP
from ..table import Table
from .hopes import POINT, hope_of_goods, hope_of_regions, hope_of_span, hope_of_towns, time_left
from .prospects import hope_of_calls, hope_of_picks
from .scoring import leftover, score
from .sites import site
from .turn import legal


def value(t: Table, seat: Seat) -> int:
    """6.1 Points, what is on the way to points, and what the seat may call."""
    if t.phase == OVER:
        return POINT * score(t, seat) + leftover(t, seat)
    hopes = hope_of_goods(t, seat) + hope_of_regions(t, seat) + hope_of_span(t, seat) + hope_of_towns(t, seat)
    if seat == t.player and t.phase != STAND:
        hopes += hope_of_calls(t, seat) + hope_of_picks(t, seat)
    return POINT * score(t, seat) + hopes * time_left(t) // 8


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
    above = above_picks(t, out)
    space = first(out)
    while space < above:
        discard(out, space)
        space = following(out, space)


def above_picks(t: Table, out: Bits) -> int:
    """6.4 The lowest space in the set above every pick, or -1."""
    last = -1
    space = first(t.picked)
    while space >= 0:
        last = space
        space = following(t.picked, space)
    return following(out, last)
