"""Chapters 2 to 4: what may be done."""

from __future__ import annotations

from noblesse.core import Bits, Seat
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
    MOST_DONATED,
    MOVE_MARKER,
    NO_CARD,
    NOTRE_DAME,
    PLAGUE,
    PLAY,
    RAT_MESSAGE,
    SECTORS,
    SEND_FRIEND,
    TAKE,
    TAKE_STILL,
    TO,
    USE,
    WISH_GOLD,
    WISH_RAT,
    WITH_FRIEND,
)
from ..table import Table
from .carriage import stops
from .draft import is_drafting
from .hiring import (
    may_bless,
    may_engage,
    may_go,
    may_play_for,
    may_take_along,
)
from .plague import may_lose
from .round import awaits
from .sectors import may_move, may_send, may_wish


def legal(t: Table, seat: Seat, out: Bits) -> None:
    """2 to 4 What the seat may do now."""
    if not awaits(t, seat):
        return
    if is_drafting(t):
        choices(t, seat, out)
    elif t.phase == PLAY:
        cards(t, seat, out)
    elif t.phase == DRIVE:
        stops(t, seat, out)
    else:
        offers(t, seat, out)
        origins(t, seat, out)
        targets(t, seat, out)
        if may_decline(t):
            add(out, DECLINE)


def choices(t: Table, seat: Seat, out: Bits) -> None:
    """2.2 The cards to keep one of."""
    for kind in range(CARDS):
        if has(t.choice[seat], kind):
            add(out, KEEP + kind)


def cards(t: Table, seat: Seat, out: Bits) -> None:
    """2.3 The cards in hand."""
    for slot in range(HAND):
        if t.hand[seat][slot] != NO_CARD:
            add(out, USE + CARDS * slot + t.hand[seat][slot])


def offers(t: Table, seat: Seat, out: Bits) -> None:
    """2.4, 3.2, 3.4, 3.5 People, options, gold to donate, and a message."""
    if t.phase == HIRE:
        for place in range(DISPLAYED):
            if may_engage(t, seat, t.people[place]):
                add(out, ENGAGE + t.people[place])
    elif t.phase == GUEST:
        for wish in range(WISH_GOLD, WISH_RAT + 1):
            if may_wish(t, seat, wish):
                add(out, wish)
    elif t.phase == DONATE:
        for gold in range(1, min(MOST_DONATED, t.gold[seat]) + 1):
            add(out, GIVE + gold - 1)
    elif t.phase == MESSAGE:
        add(out, TAKE)
        if t.message[t.carriage[seat]] == RAT_MESSAGE and t.rat[seat] > 0:
            add(out, TAKE_STILL)


def may_decline(t: Table) -> bool:
    """2.4, 3.2 to 3.5, 3.8 One need not hire, wish, donate, take a message, or move a marker for a sector's card."""
    if t.phase == MOVE_MARKER:
        return t.card != NOTRE_DAME
    return t.phase == HIRE or t.phase == GUEST or t.phase == DONATE or t.phase == MESSAGE


def origins(t: Table, seat: Seat, out: Bits) -> None:
    """2.5, 3.8, 4.2, 4.4 Where a marker, or several, may come from."""
    for origin in range(SECTORS + 1):
        if may_leave(t, seat, origin):
            add(out, FROM + origin)
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
