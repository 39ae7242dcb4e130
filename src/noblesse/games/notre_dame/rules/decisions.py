"""Chapters 2 to 4: what is done."""

from __future__ import annotations

from noblesse.core import CHANCE, Seat

from ..box import (
    CARDS,
    DECLINE,
    DONATE,
    DRIVE,
    ENGAGE,
    FOOL_FROM,
    FOOL_TO,
    FROM,
    GIVE,
    GUEST,
    HIRE,
    KEEP,
    MESSAGE,
    MINSTREL_TO,
    MOVE_MARKER,
    NOTRE_DAME,
    PLAGUE,
    PLAY,
    SEND_FRIEND,
    SETTLED,
    STOP_AT,
    TAKE,
    TO,
    USE,
    WITH_FRIEND,
)
from ..table import Table
from .carriage import stop_at, take_message
from .cathedral import donate, give
from .draft import is_drafting, keep
from .hiring import (
    begin_move,
    bless,
    engage,
    fool,
    minstrel,
)
from .plague import lose
from .round import go_on, happen
from .sectors import grant, move, send, use


def apply(t: Table, seat: Seat, action: int) -> None:
    """2 to 4 Carry out a decision, or one draw; a turn in which nothing more is asked is over."""
    if seat == CHANCE:
        happen(t, action)
    elif is_drafting(t):
        keep(t, seat, action - KEEP)
    else:
        asked = t.phase
        t.phase = SETTLED
        decide(t, seat, action, asked)
        if t.phase == SETTLED:
            go_on(t)


def decide(t: Table, seat: Seat, action: int, asked: int) -> None:
    """2 to 4 Carry out a decision; ``asked`` is the phase it answers."""
    if action == DECLINE:
        return
    if asked == PLAY:
        use(t, seat, (action - USE) // CARDS, (action - USE) % CARDS)
    elif asked == HIRE:
        engage(t, seat, action - ENGAGE)
    elif asked == DRIVE:
        stop_at(t, seat, action - STOP_AT)
    elif asked == GUEST:
        grant(t, seat, action)
    elif asked == DONATE:
        donate(t, seat, action - GIVE + 1)
    elif asked == MESSAGE:
        take_message(t, seat, action == TAKE)
    elif action < TO:
        leave(t, seat, action, asked)
    else:
        enter(t, seat, action - TO, asked)


def enter(t: Table, seat: Seat, sector: int, asked: int) -> None:
    """3.6, 4.2, 4.4, 4.9 Tokens come to a sector."""
    if asked == SEND_FRIEND:
        send(t, seat, sector)
    elif asked == FOOL_TO:
        fool(t, seat, sector)
    elif asked == MINSTREL_TO:
        minstrel(t, seat, sector)
    else:
        bless(t, seat, sector)


def leave(t: Table, seat: Seat, action: int, asked: int) -> None:
    """2.5, 3.8, 4.2, 4.4 Tokens leave a place."""
    with_friend = action == WITH_FRIEND
    origin = t.friend[seat] if with_friend else action - FROM
    if asked == PLAGUE:
        lose(t, seat, origin)
    elif asked == MOVE_MARKER and t.card == NOTRE_DAME:
        t.markers[seat][origin] -= 1
        give(t, seat)
    elif asked == MOVE_MARKER:
        move(t, seat, origin)
    else:
        begin_move(t, origin, with_friend, FOOL_TO if asked == FOOL_FROM else MINSTREL_TO)
