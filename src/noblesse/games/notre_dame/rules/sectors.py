"""3.1, 3.2, 3.6 and 3.8: what a card does in the own borough."""

from __future__ import annotations

from noblesse.core import Seat
from noblesse.core.sets import add

from ..box import (
    BANK,
    CARDS,
    CARRIAGE_HOUSE,
    CLOISTER,
    DONATE,
    DRIVE,
    FRIEND,
    FROM_RESIDENCE,
    GUEST,
    HOTEL,
    MOVE_MARKER,
    NO_CARD,
    NOTRE_DAME,
    RESIDENCE,
    SECTORS,
    SEND_FRIEND,
    TWO_FROM,
    WISH_GOLD,
    WISH_MARKER,
)
from ..table import Table
from .borough import fetch, gain, on_board, rat_back, strength


def use(t: Table, seat: Seat, slot: int, kind: int) -> None:
    """2.3 Lay a card open and carry it out."""
    t.played[seat][t.step // t.seats] = CARDS * slot + kind
    add(t.shown[(seat + 2 * t.seats - slot) % t.seats], kind)
    t.hand[seat][slot] = NO_CARD
    t.card = kind
    if kind == FRIEND:
        t.phase = SEND_FRIEND
    elif kind == NOTRE_DAME:
        if t.gold[seat] > 0 and (t.ready[seat] > 0 or on_board(t, seat) > 0):
            t.phase = DONATE
    elif t.ready[seat] > 0:
        t.ready[seat] -= 1
        place(t, seat, kind)
    elif has_to_move(t, seat, kind):
        t.phase = MOVE_MARKER


def has_to_move(t: Table, seat: Seat, sector: int) -> bool:
    """3.8 Does a marker stand anywhere else, in a sector or on Notre Dame?"""
    return on_board(t, seat) + t.markers[seat][NOTRE_DAME] > t.markers[seat][sector]


def may_move(t: Table, seat: Seat, origin: int) -> bool:
    """3.8 A marker from elsewhere, never the trusted friend (R-11, R-12)."""
    return origin != t.card and t.markers[seat][origin] > 0


def move(t: Table, seat: Seat, origin: int) -> None:
    """3.8 A marker that stands elsewhere is placed where the card is played."""
    t.markers[seat][origin] -= 1
    place(t, seat, t.card)


def place(t: Table, seat: Seat, sector: int) -> None:
    """3.1 A marker joins the sector, then the sector acts with its new strength."""
    t.markers[seat][sector] += 1
    run(t, seat, sector)


def run(t: Table, seat: Seat, sector: int) -> None:
    """3.2 What a sector does."""
    power = strength(t, seat, sector)
    if sector == CLOISTER:
        fetch(t, seat, power)
    elif sector == BANK:
        t.gold[seat] += power
    elif sector == RESIDENCE:
        gain(t, seat, power, FROM_RESIDENCE)
    elif sector == CARRIAGE_HOUSE:
        t.phase = DRIVE
    elif sector == HOTEL:
        welcome(t, 2 if power >= TWO_FROM else 1)
    else:
        rat_back(t, seat, 1)


def welcome(t: Table, wishes: int) -> None:
    """3.2 So many options are open to the guest."""
    t.wishes = wishes
    t.phase = GUEST


def may_wish(t: Table, seat: Seat, wish: int) -> bool:
    """3.2 Gold always, a marker while the stock has one, the rat unless it is at 0 (R-52)."""
    if wish == WISH_GOLD:
        return True
    return t.away[seat] > 0 if wish == WISH_MARKER else t.rat[seat] > 0


def grant(t: Table, seat: Seat, wish: int) -> None:
    """3.2 One option is used; there may be another."""
    if wish == WISH_GOLD:
        t.gold[seat] += 1
    elif wish == WISH_MARKER:
        fetch(t, seat, 1)
    else:
        rat_back(t, seat, 1)
    t.wishes -= 1
    if t.wishes > 0:
        t.phase = GUEST


def may_send(t: Table, seat: Seat, sector: int) -> bool:
    """3.6 Another sector than the one where the trusted friend stands."""
    return sector < SECTORS and t.friend[seat] != sector


def send(t: Table, seat: Seat, sector: int) -> None:
    """3.6 The trusted friend goes there, and the sector acts; no marker is placed."""
    t.friend[seat] = sector
    run(t, seat, sector)
