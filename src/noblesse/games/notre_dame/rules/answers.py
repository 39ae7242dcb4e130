"""7.4: what an answer brings, whatever is asked.  An opinion, no rule."""

from __future__ import annotations

from noblesse.core import Seat

from ..box import (
    ASIDE,
    CARDS,
    DECLINE,
    ENGAGE,
    FOOL_FROM,
    FOOL_TO,
    FROM,
    GIVE,
    KEEP,
    MINSTREL_FROM,
    MINSTREL_TO,
    NOTRE_DAME,
    PLAGUE,
    SEND_FRIEND,
    STOP_AT,
    TAKE,
    TAKE_STILL,
    TO,
    USE,
    WITH_FRIEND,
)
from ..table import Table
from .borough import strength
from .gains import (
    best_gain_of_entering,
    cost_of_leaving,
    cost_of_marker,
    gain_of_card,
    gain_of_entering,
    gain_of_giving,
    gain_of_gold,
    gain_of_joining,
    gain_of_message,
    gain_of_person,
    gain_of_stopping,
    gain_of_troupe,
    gain_of_wish,
)
from .hiring import TROUPE


def gain_of_answer(t: Table, seat: Seat, action: int) -> int:
    """7.4 What a legal action brings; 0 for whoever wants nothing."""
    if action == DECLINE:
        return 0
    if action < USE:
        return gain_of_card(t, seat, action - KEEP)
    if action < FROM:
        return gain_of_card(t, seat, (action - USE) % CARDS)
    if action < TO:
        return gain_of_taking(t, seat, t.friend[seat] if action == WITH_FRIEND else action - FROM)
    if action < GIVE:
        return gain_of_going(t, seat, action - TO)
    if action < STOP_AT:
        return gain_of_giving(t, seat, action - GIVE + 1) - cost_of_marker(t, seat, NOTRE_DAME)
    if action < TAKE:
        return gain_of_stopping(t, seat, action - STOP_AT)
    if action <= TAKE_STILL:
        return gain_of_message(t, seat, t.message[t.carriage[seat]]) - action + TAKE
    if action < ENGAGE:
        return gain_of_wish(t, seat, action)
    return gain_of_person(t, seat, action - ENGAGE) + gain_of_gold(t, seat, -1)


def gain_of_taking(t: Table, seat: Seat, origin: int) -> int:
    """7.4 What it brings if tokens leave this place, for whatever reason."""
    if t.phase == MINSTREL_FROM:
        return gain_of_troupe(t, seat, origin)
    cost = cost_of_leaving(t, seat, origin)
    if t.phase == FOOL_FROM:
        return best_gain_of_entering(t, seat, origin) - cost
    if t.phase == PLAGUE:
        return -cost
    if t.card == NOTRE_DAME:
        return gain_of_giving(t, seat, t.donation) - cost
    return gain_of_entering(t, seat, t.card) - cost


def gain_of_going(t: Table, seat: Seat, sector: int) -> int:
    """7.4 What it brings if tokens go to this sector."""
    if t.phase == MINSTREL_TO:
        tokens = min(TROUPE, strength(t, seat, t.origin))
        return gain_of_joining(t, seat, sector, tokens) + gain_of_joining(t, seat, t.origin, -tokens)
    gains = gain_of_entering(t, seat, sector)
    if t.phase == FOOL_TO:
        return gains - cost_of_leaving(t, seat, t.origin)
    if t.phase == SEND_FRIEND and t.friend[seat] != ASIDE:
        return gains - cost_of_leaving(t, seat, t.friend[seat])
    return gains
