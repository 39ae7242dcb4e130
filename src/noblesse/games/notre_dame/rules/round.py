"""Chapter 2: a round, turn by turn."""

from __future__ import annotations

from noblesse.core import CHANCE, TERMINAL, Row, Seat

from ..box import (
    DEAL,
    HIRE,
    KINDS,
    MESSAGES,
    NO_CARD,
    OUTCOMES,
    OVER,
    PEOPLE,
    PLAY,
    PLAYS,
    SETTLED,
    START,
)
from ..table import Table
from .draft import chooses, draw, drawer, is_drafting, may_draw
from .ending import end_round
from .people import come, may_come
from .plague import infect
from .setup import begin, lay_message, may_lie, next_market


def is_chance(t: Table) -> bool:
    """1, 2 The start player, messages, people and cards are drawn."""
    return t.phase == START or t.phase == MESSAGES or t.phase == PEOPLE or t.phase == DEAL


def mover(t: Table) -> Seat:
    """2 All choose in the draft; else one acts."""
    if t.phase == OVER:
        return TERMINAL
    if is_chance(t):
        return CHANCE
    if is_drafting(t):
        for seat in range(t.seats):
            if chooses(t, seat):
                return seat
    return t.player


def awaits(t: Table, seat: Seat) -> bool:
    """2 Who must decide now?"""
    if is_drafting(t):
        return chooses(t, seat)
    return seat == t.player and t.phase != OVER and not is_chance(t)


def weights(t: Table, out: Row) -> None:
    """1, 2 All that may come is as likely."""
    for outcome in range(OUTCOMES):
        if may_happen(t, outcome):
            out[outcome] = 1


def may_happen(t: Table, outcome: int) -> bool:
    """1, 2 A start player, a kind of message (from 0), a person, or a card of the drawing seat's deck."""
    if t.phase == START:
        return outcome < t.seats
    if t.phase == MESSAGES:
        return outcome < KINDS and may_lie(t, next_market(t), outcome + 1)
    if t.phase == PEOPLE:
        return may_come(t, outcome)
    return may_draw(t, drawer(t), outcome)


def happen(t: Table, outcome: int) -> None:
    """1, 2 What was drawn is there."""
    if t.phase == START:
        begin(t, outcome)
    elif t.phase == MESSAGES:
        lay_message(t, outcome + 1)
    elif t.phase == PEOPLE:
        come(t, outcome)
    else:
        draw(t, outcome)


def go_on(t: Table) -> None:
    """2.3 to 2.6 Each seat plays a card, then each another; each may hire; then the plague comes to each."""
    t.card = NO_CARD
    t.origin = t.with_friend = t.donation = t.wishes = 0
    t.step += 1
    t.phase = SETTLED
    while t.phase == SETTLED:
        t.player = (t.starter + t.step) % t.seats
        if t.step < PLAYS * t.seats:
            t.phase = PLAY
        elif t.step < (PLAYS + 1) * t.seats:
            if t.gold[t.player] > 0:
                t.phase = HIRE
        elif t.step < (PLAYS + 2) * t.seats:
            infect(t, t.player)
        else:
            end_round(t)
        if t.phase == SETTLED:
            t.step += 1
