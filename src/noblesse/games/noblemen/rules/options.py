"""Chapter 2: who decides now, and what they may do; and what chance may deal."""

from __future__ import annotations

from noblesse.core import CHANCE, TERMINAL, Bits, Row, Seat
from noblesse.core.sets import add

from ..box import (
    BEGINS,
    CARD,
    CARDS,
    CELL,
    CHOOSE,
    CHOSEN,
    DEAL,
    DONATION,
    END,
    EXPAND,
    FILL,
    HOUSE,
    KEEP_ONE,
    KINDS,
    LANDS,
    LEISURE,
    MAN,
    MOST_CHOSEN,
    OVER,
    PAY,
    PRAYER,
    RETURNING,
    SITE,
    SPENDING,
    START,
    SYMBOL,
    TAXES,
    TILE,
    TRADE,
    TURN,
)
from ..table import Table
from .ball import returns
from .building import builds, sites
from .deeds import (
    bribes,
    donations,
    gifts,
    prayers,
    purses_to_spend,
    trades,
)
from .expanding import cells, next_tiles, tiles_to_place
from .men import houses, men, symbols
from .playing import plays
from .scandals import (
    choices,
)


def mover(t: Table) -> Seat:
    """2.1 One decides at a time; only the tiles to begin with are chosen by all at once."""
    if t.phase == OVER:
        return TERMINAL
    if t.phase == START or t.phase == FILL or t.phase == DEAL:
        return CHANCE
    if t.phase == CHOOSE:
        return first_to_choose(t)
    return t.asked


def first_to_choose(t: Table) -> Seat:
    """1.3 The first seat that has not chosen tiles of each kind."""
    seat = 0
    while t.chosen[seat] == KINDS:
        seat += 1
    return seat


def awaits(t: Table, seat: Seat) -> bool:
    """2.1 Must this seat decide now?"""
    return t.chosen[seat] < KINDS if t.phase == CHOOSE else mover(t) == seat


def legal(t: Table, seat: Seat, out: Bits) -> None:
    """2.1 What the seat may do now."""
    if not awaits(t, seat):
        return
    if t.phase == TURN:
        may_do(t, seat, out)
    elif t.phase == EXPAND:
        next_tiles(t, seat, out)
    elif t.phase == CELL:
        cells(t, seat, out)
    elif t.phase == SITE:
        sites(t, seat, out)
    elif t.phase == TRADE or t.phase == PAY:
        gifts(t, seat, out)
    elif t.phase == SPENDING:
        purses_to_spend(t, seat, out)
    else:
        may_answer(t, seat, out)


def may_answer(t: Table, seat: Seat, out: Bits) -> None:
    """2.1 Answers to what is asked more seldom."""
    if t.phase == CHOOSE:
        for tiles in range(MOST_CHOSEN + 1):
            add(out, CHOSEN + tiles)
    elif t.phase == KEEP_ONE:
        choices(t, seat, out)
    elif t.phase == MAN:
        men(t, seat, out)
    elif t.phase == HOUSE:
        houses(t, seat, out)
    elif t.phase == SYMBOL:
        symbols(t, out)
    elif t.phase == DONATION:
        donations(t, seat, out)
    elif t.phase == PRAYER:
        prayers(t, seat, out)
    elif t.phase == RETURNING:
        returns(t, seat, out)


def may_do(t: Table, seat: Seat, out: Bits) -> None:
    """2.1 Trades, one card, and exactly one action."""
    trades(t, seat, out)
    plays(t, seat, out)
    if t.acted == 1:
        add(out, END)
        return
    tiles_to_place(t, seat, out)
    builds(t, seat, out)
    bribes(t, seat, out)
    donations(t, seat, out)
    if t.taxed[seat] == 0:
        add(out, TAXES)
    if t.landed[seat] == 0:
        add(out, LANDS)
    add(out, LEISURE)


def weights(t: Table, out: Row) -> None:
    """1.2, 1.4 and 5.1 Every seat, every tile of the bag and every card of the stack is as likely."""
    if t.phase == START:
        for seat in range(t.seats):
            out[BEGINS + seat] = 1
    elif t.phase == FILL:
        for kind in range(KINDS):
            out[TILE + kind] = t.bag[kind]
    elif t.phase == DEAL:
        for card in range(CARDS):
            out[CARD + card] = t.stack[card]
