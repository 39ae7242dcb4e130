"""1.1 and 2.3: points, purses, tiles in hand, and the Queen."""

from __future__ import annotations

from noblesse.core import Seat

from ..box import CARDS, KINDS, LOCKED, PURSES, SOURCES, SPACE_KINDS
from ..table import Table


def earn(t: Table, seat: Seat, source: int, points: int) -> None:
    """7 Points, and where they come from."""
    t.points[seat] += points
    t.earned[seat][SOURCES * t.decade + source] += points


def tiles_in_hand(t: Table, seat: Seat) -> int:
    """1.4 Their number is open."""
    tiles = 0
    for kind in range(KINDS):
        tiles += t.hand[seat][kind]
    return tiles


def tiles_in_bag(t: Table) -> int:
    """1.4 Their number is open, too."""
    tiles = 0
    for kind in range(KINDS):
        tiles += t.bag[kind]
    return tiles


def cards_in_hand(t: Table, seat: Seat) -> int:
    """1.4 Their number is open."""
    cards = 0
    for card in range(CARDS):
        cards += t.cards[seat][card]
    return cards


def purses_left(t: Table) -> int:
    """1.1 Purses that nobody has lie on the board."""
    left = PURSES
    for seat in range(t.seats):
        left -= t.purses[seat]
    return left


def is_locked(t: Table) -> bool:
    """2.4 Does the Queen stay where she is?"""
    return SPACE_KINDS[t.space] == LOCKED


def take_queen(t: Table, seat: Seat) -> None:
    """2.4 She comes to the seat, unless she is locked."""
    if not is_locked(t):
        t.queen = seat
