"""Chapters 1 and 4: the ball from its first bow to the last."""

from __future__ import annotations

from noblesse.core import CHANCE, TERMINAL, Bits, Seat
from noblesse.core.sets import add, clear, first, following, has, keep, meets, size, unite

from ..box import CURIOUS, KINDS, MASKS, NEAR, NO_MASK, OVER, PASS, PEEK, PICK, SLIP, STEP, TILES, WEAR
from ..table import Table
from .dance import go_on, peek, step
from .masks import draw, may_slip, slip, wear


def setup(t: Table) -> None:
    """1.1 Shuffle the masks, clear the floor; hands are drawn first."""
    for kind in range(KINDS):
        t.deck[kind] = MASKS[kind]
    for seat in range(t.seats):
        t.mask[seat] = NO_MASK
    for tile in range(TILES):
        add(t.free, tile)


def mover(t: Table) -> Seat:
    """1.2 All choose a mask at once; then one dances, and a rival may be asked in between."""
    if t.phase == OVER:
        return TERMINAL
    for seat in range(t.seats):
        if awaits(t, seat):
            return seat
    return CHANCE


def awaits(t: Table, seat: Seat) -> bool:
    """1.2 A choice that ``resample`` took away is asked for again once everybody has chosen."""
    if t.phase == PICK:
        return t.mask[seat] == NO_MASK and (not has(t.answered, seat) or size(t.answered) == t.seats)
    return (t.phase == STEP and seat == t.dancer) or (t.phase == CURIOUS and seat == t.asked)


def legal(t: Table, seat: Seat, out: Bits) -> None:
    """1.2 Wear a mask of the hand; step onto a free tile, or slip a mask before; look or look away."""
    if not awaits(t, seat):
        return
    if t.phase == PICK:
        for kind in range(KINDS):
            if t.hand[seat][kind] > 0:
                add(out, WEAR + kind)
    elif t.phase == STEP:
        unite(out, t.free)
        slips(t, out)
    else:
        add(out, PEEK)
        add(out, PASS)


def slips(t: Table, out: Bits) -> None:
    """2.5 Every mask that may be slipped."""
    for kind in range(KINDS):
        if may_slip(t, kind):
            add(out, SLIP + kind)


def apply(t: Table, seat: Seat, action: int) -> None:
    """1.2 Carry out one decision, or one draw."""
    if seat == CHANCE:
        draw(t, action)
    elif action < WEAR:
        step(t, action)
    elif action < PEEK:
        wear(t, seat, action - WEAR)
    elif action < SLIP:
        if action == PEEK:
            peek(t)
        go_on(t)
    else:
        slip(t, action - SLIP)


def score(t: Table, seat: Seat) -> int:
    """4.1 A point a tile and a point a pair."""
    return size(t.floor[seat]) + t.pairs[seat]


def humility(t: Table, seat: Seat) -> int:
    """4.2 Ties are broken by who wore the lower masks in all."""
    height = 0
    for kind in range(KINDS):
        height += kind * t.worn[seat][kind]
    return -height


def rank(t: Table, seat: Seat) -> int:
    """4.2 The place is the number of seats that did better."""
    place = 0
    for other in range(t.seats):
        gap = score(t, other) - score(t, seat)
        if gap > 0 or (gap == 0 and humility(t, other) > humility(t, seat)):
            place += 1
    return place


def value(t: Table, seat: Seat) -> int:
    """4.3 For bots: points count most, then high masks in hand."""
    worth_of_hand = 0
    for kind in range(KINDS):
        worth_of_hand += kind * t.hand[seat][kind]
    return 8 * score(t, seat) + worth_of_hand


def worth(t: Table, seat: Seat, out: Bits) -> None:
    """4.3 For bots: step beside own tiles if that can be done, or slip a mask before."""
    legal(t, seat, out)
    if t.phase != STEP or seat != t.dancer:
        return
    beside = t.beside
    clear(beside)
    tile = first(t.floor[seat])
    while tile >= 0:
        unite(beside, NEAR[tile])
        tile = following(t.floor[seat], tile)
    if meets(beside, out):
        keep(out, beside)
        slips(t, out)
