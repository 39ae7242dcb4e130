"""Chapter 1: setup."""

from __future__ import annotations

from noblesse.core import Seat

from ..box import (
    ASIDE,
    AWAY,
    GOLD,
    KINDS,
    MESSAGES,
    NO_CARD,
    NO_MESSAGE,
    NO_PERSON,
    PEOPLE,
    PLAYS,
    READY,
    SLOT_CARDS,
    SPOTS,
)
from ..table import Table
from .borough import borough, boroughs
from .people import begin_period, reveal_certain


def setup(t: Table) -> None:
    """1.2 Everybody's pieces; then the start player is drawn."""
    t.card = NO_CARD
    for seat in range(t.seats):
        t.ready[seat] = READY
        t.away[seat] = AWAY
        t.gold[seat] = GOLD
        t.friend[seat] = ASIDE
        t.carriage[seat] = SPOTS * borough(t, seat)
        t.hired[seat] = NO_PERSON
        t.pick[seat] = NO_CARD
        for slot in range(3):
            t.hand[seat][slot] = NO_CARD
        for play in range(PLAYS):
            t.played[seat][play] = SLOT_CARDS
    begin_period(t)


def begin(t: Table, seat: Seat) -> None:
    """1.2 This seat has the bell; then the messages are laid out."""
    t.starter = t.player = seat
    t.phase = MESSAGES


def next_market(t: Table) -> int:
    """1.1 The first edge market without message, or none (-1); they are filled borough by borough."""
    for market in range(SPOTS * boroughs(t)):
        if market % SPOTS != 0 and t.message[market] == NO_MESSAGE:
            return market
    return -1


def may_lie(t: Table, market: int, kind: int) -> bool:
    """1.1 Each kind of message lies once in a borough."""
    first = market - market % SPOTS
    for spot in range(1, SPOTS):
        if t.message[first + spot] == kind:
            return False
    return True


def lay_message(t: Table, kind: int) -> None:
    """1.1 Shuffled messages of each borough lie on its edge markets; the last is certain."""
    market = next_market(t)
    t.message[market] = kind
    if market % SPOTS == SPOTS - 2:
        for last in range(1, KINDS + 1):
            if may_lie(t, market + 1, last):
                t.message[market + 1] = last
                break
    if next_market(t) < 0:
        t.phase = PEOPLE
        reveal_certain(t)
