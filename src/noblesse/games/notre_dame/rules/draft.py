"""2.2: everybody draws, keeps, and passes on to the left."""

from __future__ import annotations

from noblesse.core import Seat, reveal
from noblesse.core.sets import add, assign, clear, discard, first, has, size, unite

from ..box import CARDS, DRAFT, HAND, NO_CARD, PASS_ON, PLAY
from ..table import Table


def drawer(t: Table) -> Seat:
    """2.2 The first seat that has not drawn three cards, or the last."""
    seat = 0
    while seat < t.seats - 1 and size(t.choice[seat]) == HAND:
        seat += 1
    return seat


def may_draw(t: Table, seat: Seat, kind: int) -> bool:
    """2.2 Any card of the seat\'s deck may come."""
    return kind < CARDS and has(t.deck[seat], kind)


def draw(t: Table, kind: int) -> None:
    """2.2 A card comes off the seat's deck; only the seat sees it."""
    seat = drawer(t)
    discard(t.deck[seat], kind)
    add(t.choice[seat], kind)
    deal_certain(t)


def deal_certain(t: Table) -> None:
    """2.2 The last three cards of a deck are drawn without chance; when everybody has three, they choose."""
    for seat in range(t.seats):
        if size(t.deck[seat]) == HAND - size(t.choice[seat]):
            unite(t.choice[seat], t.deck[seat])
            clear(t.deck[seat])
    if size(t.choice[drawer(t)]) == HAND:
        t.phase = DRAFT


def keep(t: Table, seat: Seat, kind: int) -> None:
    """2.2 All choose in secret; when the last has chosen, cards go to the left."""
    t.pick[seat] = kind
    add(t.answered, seat)
    for other in range(t.seats):
        if t.pick[other] == NO_CARD:
            return
    reveal(t)
    if t.phase == DRAFT:
        pass_two(t)
    else:
        pass_one(t)
    clear(t.answered)


def pass_two(t: Table) -> None:
    """2.2 The own card stays, the two others go to the left neighbour."""
    for seat in range(t.seats):
        take_into_hand(t, seat, 0)
        assign(t.handed[(seat + 1) % t.seats], t.choice[seat])
    for seat in range(t.seats):
        assign(t.choice[seat], t.handed[seat])
    t.phase = PASS_ON


def pass_one(t: Table) -> None:
    """2.2 One of the two stays, the other goes on to the left and is kept there."""
    for seat in range(t.seats):
        take_into_hand(t, seat, 1)
        t.hand[(seat + 1) % t.seats][HAND - 1] = first(t.choice[seat])
        clear(t.choice[seat])
    t.phase = PLAY
    t.player = t.starter


def take_into_hand(t: Table, seat: Seat, slot: int) -> None:
    """2.2 The card that was kept joins the hand."""
    t.hand[seat][slot] = t.pick[seat]
    discard(t.choice[seat], t.pick[seat])
    t.pick[seat] = NO_CARD


def is_drafting(t: Table) -> bool:
    """2.2 Do all choose now?"""
    return t.phase == DRAFT or t.phase == PASS_ON


def chooses(t: Table, seat: Seat) -> bool:
    """2.2 Who has chosen waits.  A choice that ``resample`` took away is asked for again once everybody has chosen."""
    return t.pick[seat] == NO_CARD and (not has(t.answered, seat) or size(t.answered) == t.seats)
