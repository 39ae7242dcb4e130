"""Chapter 3: the dance."""

from __future__ import annotations

from noblesse.core import Seat, reveal
from noblesse.core.sets import add, assign, clear, discard, keep, meets, size

from ..box import CURIOUS, DRAW, KINDS, MOST_SEATS, NEAR, NO_MASK, OVER, ROUNDS, STEP
from ..table import Table


def take_the_floor(t: Table) -> None:
    """3.1 The highest mask that one seat wears alone dances; if there is none, the round is over."""
    best = -1
    for seat in range(t.seats):
        if is_alone(t, seat) and t.mask[seat] > best:
            best = t.mask[seat]
            t.dancer = seat
    if best < 0:
        end_round(t)
    else:
        t.steps = 2 - t.encore
        t.phase = STEP


def is_alone(t: Table, seat: Seat) -> bool:
    """3.1 Does nobody else wear the seat's mask?"""
    for other in range(t.seats):
        if other != seat and t.mask[other] == t.mask[seat]:
            return False
    return True


def step(t: Table, tile: int) -> None:
    """3.2 Step onto a free tile; each own tile beside it makes a pair."""
    me = t.dancer
    assign(t.beside, NEAR[tile])
    keep(t.beside, t.floor[me])
    t.pairs[me] += size(t.beside)
    discard(t.free, tile)
    add(t.floor[me], tile)
    t.steps -= 1
    for place in range(1, t.seats):
        rival = (me + place) % t.seats
        if meets(NEAR[tile], t.floor[rival]):
            t.asked = rival
            t.phase = CURIOUS
            return
    go_on(t)


def peek(t: Table) -> None:
    """3.3 The first rival to the left whose tile was brushed may look at the dancer's hand."""
    reveal(t)
    for kind in range(KINDS):
        t.seen[t.asked * MOST_SEATS + t.dancer][kind] = t.hand[t.dancer][kind]


def go_on(t: Table) -> None:
    """3.4 The dancer steps again, or the round is over."""
    if t.steps > 0:
        t.phase = STEP
    else:
        end_round(t)


def end_round(t: Table) -> None:
    """3.5 Masks are laid off; after the last round the ball is over, before that hands are filled."""
    t.round += 1
    clear(t.answered)
    t.dancer = t.asked = t.steps = t.slipped = 0
    for seat in range(t.seats):
        t.mask[seat] = NO_MASK
    t.phase = OVER if t.round == ROUNDS else DRAW
