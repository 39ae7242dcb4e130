"""2.6, 2.7 and chapter 5: the end of a round, of a period and of the match."""

from __future__ import annotations

from noblesse.core import Seat

from ..box import (
    CARDS,
    HAND,
    NO_CARD,
    NO_PERSON,
    OVER,
    PEOPLE,
    PLAYS,
    ROUNDS,
    ROUNDS_OF_A_PERIOD,
    SLOT_CARDS,
)
from ..table import Table
from .cathedral import score_notre_dame
from .people import begin_period, clear_people, reveal_certain


def end_round(t: Table) -> None:
    """2.6 Third cards are laid aside, the people go, and the bell passes to the left."""
    for seat in range(t.seats):
        lay_aside(t, seat)
        t.hired[seat] = NO_PERSON
    clear_people(t)
    t.step = 0
    t.round += 1
    t.starter = t.player = (t.starter + 1) % t.seats
    if t.round % ROUNDS_OF_A_PERIOD == 0:
        end_period(t)
    if t.round == ROUNDS:
        t.phase = OVER
    else:
        t.phase = PEOPLE
        reveal_certain(t)


def lay_aside(t: Table, seat: Seat) -> None:
    """2.3 The card that was not played lies face down under the two that were."""
    for slot in range(HAND):
        kind = t.hand[seat][slot]
        if kind != NO_CARD and t.round % ROUNDS_OF_A_PERIOD < PLAYS:
            t.aside[seat][t.round % ROUNDS_OF_A_PERIOD] = CARDS * slot + kind
        t.hand[seat][slot] = NO_CARD
    for play in range(PLAYS):
        t.played[seat][play] = SLOT_CARDS


def end_period(t: Table) -> None:
    """2.7 Notre Dame gives; then everybody has all nine cards again."""
    score_notre_dame(t)
    begin_period(t)


def score(t: Table, seat: Seat) -> int:
    """5.1 Prestige; gold, markers and messages count nothing (R-64)."""
    return t.prestige[seat]


def means(t: Table, seat: Seat) -> int:
    """5.1 Gold and markers at hand together break a tie (R-63)."""
    return t.gold[seat] + t.ready[seat]


def rank(t: Table, seat: Seat) -> int:
    """5.1 Who has more comes before; who is still level shares the place (R-62)."""
    before = 0
    for other in range(t.seats):
        ahead = t.prestige[other] - t.prestige[seat]
        if ahead > 0 or (ahead == 0 and means(t, other) > means(t, seat)):
            before += 1
    return before
