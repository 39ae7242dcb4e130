"""2.1: who may be hired in a round, and how many rats they bring."""

from __future__ import annotations

from noblesse.core.sets import add, assign, clear, discard, first, has, pop, size, some

from ..box import (
    ALL_CARDS,
    BROWN,
    DEAL,
    DISPLAYED,
    GRAY,
    NO_PERSON,
    PLAYS,
    RATS,
    ROUNDS_OF_A_PERIOD,
    SLOT_CARDS,
)
from ..table import Table
from .draft import deal_certain


def begin_period(t: Table) -> None:
    """2.7 Six brown people, the three gray ones of the period, and whole decks of cards."""
    for person in range(BROWN):
        add(t.brown, person)
    for person in range(GRAY):
        add(t.gray, person)
    for seat in range(t.seats):
        assign(t.deck[seat], ALL_CARDS[0])
        clear(t.shown[seat])
        for play in range(PLAYS):
            t.aside[seat][play] = SLOT_CARDS
    clear_people(t)


def clear_people(t: Table) -> None:
    """2.6 Nobody is to be hired for now."""
    t.plague = 0
    for place in range(DISPLAYED):
        t.people[place] = NO_PERSON


def first_gray(t: Table) -> int:
    """2.1 The first gray person of the period."""
    return BROWN + GRAY * (t.round // ROUNDS_OF_A_PERIOD)


def may_come(t: Table, person: int) -> bool:
    """2.1 Two brown people come, then a gray one of the period."""
    if t.people[1] == NO_PERSON:
        return person < BROWN and has(t.brown, person)
    gray = person - first_gray(t)
    return 0 <= gray < GRAY and has(t.gray, gray)


def come(t: Table, person: int) -> None:
    """2.1 A person is turned up."""
    show(t, person)
    reveal_certain(t)


def show(t: Table, person: int) -> None:
    """2.1 The person leaves the deck for the first free place."""
    place = 0
    while t.people[place] != NO_PERSON:
        place += 1
    t.people[place] = person
    if person < BROWN:
        discard(t.brown, person)
    else:
        discard(t.gray, person - first_gray(t))


def reveal_certain(t: Table) -> None:
    """2.1 In the last round of a period those who are left come; with all three there, cards are dealt."""
    if t.people[0] == NO_PERSON and size(t.brown) == DISPLAYED - 1:
        while some(t.brown):
            show(t, first(t.brown))
    if t.people[1] != NO_PERSON and t.people[DISPLAYED - 1] == NO_PERSON and size(t.gray) == 1:
        show(t, first_gray(t) + pop(t.gray))
    if t.people[DISPLAYED - 1] == NO_PERSON:
        return
    for place in range(DISPLAYED):
        t.plague += RATS[t.people[place]]
    t.phase = DEAL
    deal_certain(t)
