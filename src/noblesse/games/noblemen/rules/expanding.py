"""4.1: the estate is expanded."""

from __future__ import annotations

from noblesse.core import Bits, Seat
from noblesse.core.sets import add, first, following

from ..box import (
    AREA_BONUS,
    AT,
    BY_ACTION,
    CELL,
    EXPAND,
    FIELD,
    FOUNTAIN,
    KINDS,
    MOST_PLACED,
    NO_KIND,
    PLACE,
    SETTLED,
    STOP,
    WOOD,
)
from ..table import Table
from .estate import lay, room_of
from .purse import take_queen, tiles_in_hand


def tiles_to_place(t: Table, seat: Seat, out: Bits) -> None:
    """4.1 Any kind of tile in hand."""
    for kind in range(KINDS):
        if t.hand[seat][kind] > 0:
            add(out, PLACE + kind)


def next_tiles(t: Table, seat: Seat, out: Bits) -> None:
    """4.1 After the first tile one may stop."""
    tiles_to_place(t, seat, out)
    if t.placed > 0:
        add(out, STOP)


def cells(t: Table, seat: Seat, out: Bits) -> None:
    """4.1 Free cells that share a side with the estate."""
    room = t.room
    room_of(t, seat, room)
    cell = first(room)
    while cell >= 0:
        add(out, AT + cell)
        cell = following(room, cell)


def take_up(t: Table, seat: Seat, kind: int) -> None:
    """4.1 A tile is taken up; with the first one the action begins, unless a card has begun it."""
    if t.expanding == 0:
        t.expanding = BY_ACTION
    t.hand[seat][kind] -= 1
    t.held = kind
    t.phase = CELL


def place_tile(t: Table, seat: Seat, cell: int) -> None:
    """4.1 The tile lies; its reward follows."""
    kind = t.held
    t.held = NO_KIND
    t.placed += 1
    completed = lay(t, seat, kind, cell)
    if kind == FIELD:
        t.money[seat] += 1 + AREA_BONUS * completed
    elif kind == WOOD:
        t.woods += 1 + AREA_BONUS * completed
    elif kind == FOUNTAIN and completed > 0:
        take_queen(t, seat)
    if t.placed == MOST_PLACED or tiles_in_hand(t, seat) == 0:
        finish_expansion(t)
    else:
        t.phase = EXPAND


def finish_expansion(t: Table) -> None:
    """4.1 The tiles that woods bring are drawn after the last tile was placed."""
    if t.expanding == BY_ACTION:
        t.acted = 1
    t.to_draw = t.woods
    t.expanding = t.placed = t.woods = 0
    t.phase = SETTLED
