"""9.1 and 9.2: what a bot makes of the table, and what it does not even try."""

from __future__ import annotations

from typing import Final

from noblesse.core import Bits, Seat
from noblesse.core.sets import add, clear, discard, first, following, has, size, some, unite

from ..box import (
    AT,
    BLOCK,
    BLOCK_SIZE,
    BRIBE,
    BY_CARD,
    CASTLE,
    CELL,
    DONATION,
    EXPAND,
    FOR_BALL,
    GIVE,
    HOUSE,
    KINDS,
    LEISURE,
    MAN,
    MEADOW,
    MOST_BRIBES,
    MOST_PLACED,
    OVER,
    PALACE,
    PRAYER,
    ROUND,
    SITE,
    SPEND,
    SPENDING,
    STOP,
    STRUCTURES,
    SYMBOL,
    TAKE,
    TRADE,
    TURN,
)
from ..table import Table
from .estate import count, fellows, room_of
from .gains import (
    A_MAN,
    action_gain,
    best_cell,
    best_site,
    build_gain,
    collection_gain,
    donation_gain,
    expansion_gain,
    tile_gain,
)
from .options import legal
from .prospects import POINT, holdings, tile

A_LITTLE: Final = 60
"""Hundredths of a point by which a cell may be worse than the best."""


def value(t: Table, seat: Seat) -> int:
    """9.1 Points, what the seat has, and what it will make of what is being asked."""
    if t.phase == OVER:
        return POINT * t.points[seat] + t.money[seat]
    hopes = hope(t, seat) if t.at_turn == 1 and t.player == seat else 0
    return holdings(t, seat) + hopes


def hope(t: Table, seat: Seat) -> int:
    """9.1 What the rest of a turn brings."""
    hopes = 0
    if t.phase == EXPAND:
        hopes = expansion_gain(t, seat, MOST_PLACED - t.placed)
    elif t.phase == CELL:
        hopes = tile(t) + best_cell(t, seat, t.held)
        hopes += expansion_gain(t, seat, MOST_PLACED - t.placed - 1) * 4 // 5
    elif t.phase == SITE:
        hopes = best_site(t, seat, t.building) if t.free == 1 else build_gain(t, seat, t.building)
    elif t.phase == MAN or t.phase == HOUSE or t.phase == SYMBOL:
        hopes = A_MAN
    elif t.phase == TRADE:
        hopes = -tile(t)
    elif t.phase == SPENDING:
        hopes = collection_gain(t, seat, t.spending)
    elif t.phase == DONATION:
        hopes = donation_gain(t, seat)
    if t.acted == 0 and (
        t.phase == TURN or t.phase == TRADE or t.phase == PRAYER or t.free == 1 or t.expanding == BY_CARD
    ):
        hopes += action_gain(t, seat)
    return hopes


def worth(t: Table, seat: Seat, out: Bits) -> None:
    """9.2 Trades for a tile that completes an area, the most of bribes, all purses or none, and good cells."""
    legal(t, seat, out)
    if t.phase == TURN:
        drop_trades(t, seat, out)
        keep_last(out, BRIBE, MOST_BRIBES)
    elif t.phase == SPENDING and t.spending != FOR_BALL:
        for purses in range(1, t.purses[seat]):
            discard(out, SPEND + purses)
    elif t.phase == CELL:
        keep_good_cells(t, seat, out)
    elif t.phase == TRADE and size(out) > 1:
        discard(out, GIVE + t.held)


def keep_last(out: Bits, start: int, most: int) -> None:
    """9.2 Of so many actions in a row only the last legal one."""
    found = False
    for step in range(most):
        action = start + most - 1 - step
        if has(out, action):
            if found:
                discard(out, action)
            found = True


def drop_trades(t: Table, seat: Seat, out: Bits) -> None:
    """9.2 No trade but for the last tile of an area, and none after the action."""
    for kind in range(KINDS):
        if has(out, TAKE + kind) and not (t.acted == 0 and t.hand[seat][kind] == 0 and misses_one(t, seat, kind)):
            discard(out, TAKE + kind)


def misses_one(t: Table, seat: Seat, kind: int) -> bool:
    """9.2 Would one tile of the kind complete an area?"""
    if kind == MEADOW or count(t, seat, kind) < BLOCK_SIZE - 1:
        return False
    room = t.room
    room_of(t, seat, room)
    cell = first(room)
    while cell >= 0:
        if completes(t, seat, kind, cell):
            return True
        cell = following(room, cell)
    return False


def completes(t: Table, seat: Seat, kind: int, cell: int) -> bool:
    """9.2 Would a tile of the kind there complete an area?"""
    for step in range(BLOCK_SIZE):
        if fellows(t, seat, kind, cell - BLOCK[step], cell) == BLOCK_SIZE - 1:
            return True
    return False


def keep_good_cells(t: Table, seat: Seat, out: Bits) -> None:
    """9.2 The cells that bring at most so much less than the best."""
    best = best_cell(t, seat, t.held)
    action = first(out)
    while action >= 0:
        if tile_gain(t, seat, t.held, action - AT) < best - A_LITTLE:
            discard(out, action)
        action = following(out, action)


def habits(t: Table, seat: Seat, out: Bits) -> None:
    """9.2 No trade, no leisure while there is more to do, no stopping short, and tiles where they close something."""
    legal(t, seat, out)
    if t.phase == TURN:
        for kind in range(KINDS):
            discard(out, TAKE + kind)
        if size(out) > 1:
            discard(out, LEISURE)
        keep_last(out, BRIBE, MOST_BRIBES)
    elif t.phase == EXPAND or t.phase == DONATION or t.phase == PRAYER:
        if size(out) > 1:
            discard(out, STOP)
    elif t.phase == CELL:
        keep_closing_cells(t, seat, out)


def keep_closing_cells(t: Table, seat: Seat, out: Bits) -> None:
    """9.2 Cells that complete an area, else those that touch a castle or palace, else all."""
    good = t.sites
    clear(good)
    action = first(out)
    while action >= 0:
        if t.held != MEADOW and completes(t, seat, t.held, action - AT):
            add(good, action - AT)
        action = following(out, action)
    if not some(good):
        add_touching(t, seat, good, out)
    if some(good):
        action = first(out)
        while action >= 0:
            if not has(good, action - AT):
                discard(out, action)
            action = following(out, action)


def add_touching(t: Table, seat: Seat, good: Bits, out: Bits) -> None:
    """9.2 The legal cells that touch a castle or palace."""
    around = t.near
    clear(around)
    for structure in range(CASTLE, PALACE + 1):
        built = t.built[STRUCTURES * seat + structure]
        cell = first(built)
        while cell >= 0:
            unite(around, ROUND[cell])
            cell = following(built, cell)
    cell = first(around)
    while cell >= 0:
        if has(out, AT + cell):
            add(good, cell)
        cell = following(around, cell)
