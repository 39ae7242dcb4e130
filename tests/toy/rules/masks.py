"""Chapter 2: masks in hand."""

from __future__ import annotations

from noblesse.core import Row, Seat, Source, below, reveal
from noblesse.core.sets import add

from ..box import HAND, KINDS, MOST_SEATS, NO_MASK, PICK, SLIP
from ..table import Table
from .dance import take_the_floor


def draws_for(t: Table) -> Seat:
    """2.1 The first seat whose hand is not full draws, and only it sees the mask."""
    seat = 0
    while seat < t.seats - 1 and t.held[seat] == HAND:
        seat += 1
    return seat


def weights(t: Table, out: Row) -> None:
    """2.1 Any mask of the deck may come."""
    for kind in range(KINDS):
        out[kind] = t.deck[kind]


def draw(t: Table, kind: int) -> None:
    """2.1 Take the mask into the hand; when all hands are full, everybody chooses."""
    seat = draws_for(t)
    t.deck[kind] -= 1
    t.hand[seat][kind] += 1
    t.held[seat] += 1
    if t.held[draws_for(t)] == HAND:
        t.phase = PICK


def wear(t: Table, seat: Seat, kind: int) -> None:
    """2.2 Choose in secret; the last choice unveils all."""
    t.mask[seat] = kind
    add(t.answered, seat)
    for other in range(t.seats):
        if t.mask[other] == NO_MASK:
            return
    reveal(t)
    for other in range(t.seats):
        unveil(t, other, t.mask[other])
    take_the_floor(t)


def unveil(t: Table, seat: Seat, kind: int) -> None:
    """2.3 The mask leaves the hand, and those who had seen one there know of one less."""
    t.hand[seat][kind] -= 1
    t.held[seat] -= 1
    t.worn[seat][kind] += 1
    for viewer in range(t.seats):
        seen = t.seen[viewer * MOST_SEATS + seat]
        seen[kind] = max(0, seen[kind] - 1)


def may_slip(t: Table, kind: int) -> bool:
    """2.5 One mask of the hand in each dance."""
    return t.slipped == 0 and t.hand[t.dancer][kind] > 0


def slip(t: Table, kind: int) -> None:
    """2.5 It goes back into the deck; of each kind that others had seen in the hand, one less is sure to be there."""
    me = t.dancer
    t.hand[me][kind] -= 1
    t.held[me] -= 1
    t.deck[kind] += 1
    t.slipped = 1
    for viewer in range(t.seats):
        known = t.seen[viewer * MOST_SEATS + me]
        for each in range(KINDS):
            known[each] = max(0, known[each] - 1)


def seen(t: Table, viewer: Seat, seat: Seat, action: int) -> int:
    """2.5 That a mask is slipped is seen by all, which one it is by nobody else."""
    return -1 - SLIP if action >= SLIP else action


def resample(t: Table, seat: Seat, source: Source) -> None:
    """2.4 Shuffle what the seat cannot know and deal it anew."""
    for other in range(t.seats):
        if other != seat:
            forget(t, seat, other)
    for other in range(t.seats):
        if other != seat:
            redeal(t, other, source)


def forget(t: Table, seat: Seat, other: Seat) -> None:
    """2.4 The other keeps what the seat has seen, loses a veiled mask and what it saw of third hands."""
    for kind in range(KINDS):
        kept = t.seen[seat * MOST_SEATS + other][kind] if seat >= 0 else 0
        t.deck[kind] += t.hand[other][kind] - kept
        t.hand[other][kind] = kept
        for owner in range(t.seats):
            if owner != seat:
                t.seen[other * MOST_SEATS + owner][kind] = 0
    if t.phase == PICK:
        t.mask[other] = NO_MASK


def redeal(t: Table, seat: Seat, source: Source) -> None:
    """2.4 Fill the hand from the deck."""
    missing = t.held[seat]
    left = 0
    for kind in range(KINDS):
        missing -= t.hand[seat][kind]
        left += t.deck[kind]
    while missing > 0:
        rest = below(source, left)
        kind = 0
        while rest >= t.deck[kind]:
            rest -= t.deck[kind]
            kind += 1
        t.deck[kind] -= 1
        t.hand[seat][kind] += 1
        left -= 1
        missing -= 1
