"""3.3 and 3.4: the carriage, and the messages it collects."""

from __future__ import annotations

from noblesse.core import Bits, Seat
from noblesse.core.sets import add, first, following

from ..box import (
    CARRIAGE_HOUSE,
    FARTHEST,
    FEWEST_BOROUGHS,
    FROM_MESSAGES,
    GOLD_MESSAGE,
    MARKER_MESSAGE,
    MARKETS,
    MESSAGE,
    MESSAGE_PRESTIGE,
    NO_MESSAGE,
    RAT_MESSAGE,
    REACH,
    REACH_BOROUGH,
    SPOTS,
    STOP_AT,
)
from ..table import Table
from .borough import boroughs, fetch, gain, rat_back, strength


def reach(t: Table, seat: Seat) -> int:
    """3.3 Index in REACH of the markets within as many streets as the carriage house is strong."""
    steps = min(strength(t, seat, CARRIAGE_HOUSE), FARTHEST)
    return REACH_BOROUGH * (boroughs(t) - FEWEST_BOROUGHS) + MARKETS * steps + t.carriage[seat]


def stops(t: Table, seat: Seat, out: Bits) -> None:
    """3.3 Every market within reach, that of the carriage too (R-30, R-31)."""
    near = REACH[reach(t, seat)]
    market = first(near)
    while market >= 0:
        add(out, STOP_AT + market)
        market = following(near, market)


def stop_at(t: Table, seat: Seat, market: int) -> None:
    """3.3 The carriage drives there; a message may be taken only where it stops (R-32)."""
    t.carriage[seat] = market
    if may_take(t, seat, market):
        t.phase = MESSAGE


def lies_in(t: Table, borough: int) -> bool:
    """3.4 Does a message of this borough's colour still lie on the board?"""
    for spot in range(1, SPOTS):
        if t.message[SPOTS * borough + spot] != NO_MESSAGE:
            return True
    return False


def may_take(t: Table, seat: Seat, market: int) -> bool:
    """3.4 Not more of a colour than of another that still lies somewhere (R-33 to R-36)."""
    if t.message[market] == NO_MESSAGE:
        return False
    letters = t.letters[seat]
    mine = letters[market // SPOTS]
    for colour in range(boroughs(t)):
        if letters[colour] < mine and lies_in(t, colour):
            return False
    return True


def take_message(t: Table, seat: Seat, with_rat: bool) -> None:
    """3.4 Prestige, and what the message says; the rat may be left where it is."""
    market = t.carriage[seat]
    kind = t.message[market]
    t.message[market] = NO_MESSAGE
    t.letters[seat][market // SPOTS] += 1
    gain(t, seat, MESSAGE_PRESTIGE[kind], FROM_MESSAGES)
    if kind == GOLD_MESSAGE:
        t.gold[seat] += 1
    elif kind == MARKER_MESSAGE:
        fetch(t, seat, 1)
    elif kind == RAT_MESSAGE and with_rat:
        rat_back(t, seat, 1)


def letters_of(t: Table, seat: Seat) -> int:
    """3.4 Messages a seat has taken."""
    total = 0
    for colour in range(boroughs(t)):
        total += t.letters[seat][colour]
    return total
