"""Chapters 2 to 4: what may be done, and what is done."""

from __future__ import annotations

from noblesse.core import CHANCE, Bits, Seat
from noblesse.core.sets import add, has

from ..box import (
    ASIDE,
    BISHOP_TO,
    CARDS,
    DECLINE,
    DISPLAYED,
    DONATE,
    DRIVE,
    ENGAGE,
    FOOL_FROM,
    FOOL_TO,
    FROM,
    GIVE,
    GUEST,
    HAND,
    HIRE,
    KEEP,
    MESSAGE,
    MINSTREL_FROM,
    MINSTREL_TO,
    MOVE_MARKER,
    NO_CARD,
    NOTRE_DAME,
    PLAGUE,
    PLAY,
    RAT_MESSAGE,
    SECTORS,
    SEND_FRIEND,
    SETTLED,
    STOP_AT,
    TAKE,
    TAKE_STILL,
    TO,
    USE,
    WISH_GOLD,
    WISH_RAT,
    WITH_FRIEND,
)
from ..table import Table
from .carriage import stop_at, stops, take_message
from .cathedral import donate, give
from .draft import is_drafting, keep
from .hiring import (
    begin_move,
    bless,
    engage,
    fool,
    may_bless,
    may_engage,
    may_go,
    may_play_for,
    may_take_along,
    minstrel,
)
from .plague import lose, may_lose
from .round import awaits, go_on, happen
from .sectors import grant, may_move, may_send, may_wish, move, send, use


def legal(t: Table, seat: Seat, out: Bits) -> None:
    """2 to 4 What the seat may do now."""
    if not awaits(t, seat):
        return
    if is_drafting(t):
        for kind in range(CARDS):
            if has(t.choice[seat], kind):
                add(out, KEEP + kind)
    elif t.phase == PLAY:
        cards(t, seat, out)
    elif t.phase == HIRE:
        for place in range(DISPLAYED):
            if may_engage(t, seat, t.people[place]):
                add(out, ENGAGE + t.people[place])
        add(out, DECLINE)
    elif t.phase == DRIVE:
        stops(t, seat, out)
    elif t.phase == GUEST:
        for wish in range(WISH_GOLD, WISH_RAT + 1):
            if may_wish(t, seat, wish):
                add(out, wish)
        add(out, DECLINE)
    elif t.phase == DONATE:
        for gold in range(1, min(3, t.gold[seat]) + 1):
            add(out, GIVE + gold - 1)
        add(out, DECLINE)
    elif t.phase == MESSAGE:
        add(out, TAKE)
        if t.message[t.carriage[seat]] == RAT_MESSAGE and t.rat[seat] > 0:
            add(out, TAKE_STILL)
        add(out, DECLINE)
    else:
        origins(t, seat, out)
        targets(t, seat, out)


def cards(t: Table, seat: Seat, out: Bits) -> None:
    """2.3 The cards in hand."""
    for slot in range(HAND):
        if t.hand[seat][slot] != NO_CARD:
            add(out, USE + CARDS * slot + t.hand[seat][slot])


def origins(t: Table, seat: Seat, out: Bits) -> None:
    """2.5, 3.8, 4.2, 4.4 Where a marker, or several, may come from."""
    for origin in range(SECTORS + 1):
        if may_leave(t, seat, origin):
            add(out, FROM + origin)
    if t.phase == MOVE_MARKER and t.card != NOTRE_DAME:
        add(out, DECLINE)
    if friend_may_leave(t, seat):
        add(out, WITH_FRIEND)


def friend_may_leave(t: Table, seat: Seat) -> bool:
    """4.2, 4.4 May the trusted friend leave his sector, with the fool or the minstrel?"""
    if t.friend[seat] == ASIDE:
        return False
    return t.phase == FOOL_FROM or (t.phase == MINSTREL_FROM and may_take_along(t, seat, t.friend[seat]))


def may_leave(t: Table, seat: Seat, origin: int) -> bool:
    """2.5, 3.8, 4.2, 4.4 May a marker leave this sector, or Notre Dame?"""
    if t.phase == MOVE_MARKER:
        return may_move(t, seat, origin)
    if t.phase == FOOL_FROM:
        return t.markers[seat][origin] > 0
    if t.phase == MINSTREL_FROM:
        return origin < SECTORS and may_play_for(t, seat, origin)
    return t.phase == PLAGUE and origin < SECTORS and may_lose(t, seat, origin)


def targets(t: Table, seat: Seat, out: Bits) -> None:
    """3.6, 4.2, 4.4, 4.9 The sectors to which a token may go."""
    for sector in range(SECTORS):
        if may_enter(t, seat, sector):
            add(out, TO + sector)


def may_enter(t: Table, seat: Seat, sector: int) -> bool:
    """3.6, 4.2, 4.4, 4.9 May the token that is on its way go to this sector?"""
    if t.phase == SEND_FRIEND:
        return may_send(t, seat, sector)
    if t.phase == FOOL_TO or t.phase == MINSTREL_TO:
        return may_go(t, sector)
    return t.phase == BISHOP_TO and may_bless(t, seat, sector)


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
    elif asked == SEND_FRIEND:
        send(t, seat, action - TO)
    elif asked == FOOL_TO:
        fool(t, seat, action - TO)
    elif asked == MINSTREL_TO:
        minstrel(t, seat, action - TO)
    else:
        bless(t, seat, action - TO)


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
