"""Chapter 7: structures score, and the end."""

from __future__ import annotations

from noblesse.core import Seat
from noblesse.core.sets import first, following

from ..box import (
    CASTLE,
    CASTLE_CHAPEL,
    CASTLE_POINTS,
    CHAPEL,
    LIAISON,
    LIAISON_POINTS,
    OF_CARDS,
    OF_CASTLES,
    OF_PALACES,
    PALACE,
    PALACE_CHAPEL,
    PALACE_POINTS,
    STRUCTURES,
)
from ..table import Table
from .estate import is_surrounded, touching
from .purse import earn


def worth_of(t: Table, seat: Seat, structure: int, cell: int) -> int:
    """7.1 What a castle or palace there is worth once it is surrounded."""
    chapels = touching(t, seat, CHAPEL, cell)
    if structure == CASTLE:
        return CASTLE_POINTS + CASTLE_CHAPEL * chapels
    return PALACE_POINTS + PALACE_CHAPEL * chapels


def points_of(t: Table, seat: Seat, structure: int) -> int:
    """7.1 Castles or palaces that are surrounded, with their chapels."""
    points = 0
    built = t.built[STRUCTURES * seat + structure]
    cell = first(built)
    while cell >= 0:
        if is_surrounded(t, seat, cell):
            points += worth_of(t, seat, structure, cell)
        cell = following(built, cell)
    return points


def score_structures(t: Table) -> None:
    """7.1 At the end of a decade."""
    for seat in range(t.seats):
        earn(t, seat, OF_CASTLES, points_of(t, seat, CASTLE))
        earn(t, seat, OF_PALACES, points_of(t, seat, PALACE))


def score_liaisons(t: Table) -> None:
    """7.2 At the end of the match."""
    for seat in range(t.seats):
        earn(t, seat, OF_CARDS, LIAISON_POINTS * t.cards[seat][LIAISON])


def score(t: Table, seat: Seat) -> int:
    """7 Points."""
    return t.points[seat]


def rank(t: Table, seat: Seat) -> int:
    """7.2 Points, then money; who has as much of both shares the place."""
    ahead = 0
    for other in range(t.seats):
        if t.points[other] > t.points[seat] or (t.points[other] == t.points[seat] and t.money[other] > t.money[seat]):
            ahead += 1
    return ahead
