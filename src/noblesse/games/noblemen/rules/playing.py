"""5.2 and 5.4: cards that are played in one's turn."""

from __future__ import annotations

from noblesse.core import Bits, Seat
from noblesse.core.sets import add

from ..box import (
    BY_CARD,
    CARDS,
    CASTLE,
    CUNNING,
    DOWRY,
    DOWRY_TILES,
    EXPAND,
    INHERITANCE,
    MARRIAGE,
    MARRIAGE_POINTS,
    MARRIAGE_PURSES,
    NEEDS_TILE,
    OF_CARDS,
    ON_TURN,
    PLAY,
    PRAYER,
    SETTLED,
    TRIBUTE,
    TRIBUTE_MONEY,
    VICAR,
    WHITEHALL,
)
from ..table import Table
from .building import choose_site, may_inherit
from .purse import earn, purses_left, take_queen, tiles_in_hand
from .scandals import show


def may_play(t: Table, seat: Seat, card: int) -> bool:
    """5.2 Most cards may be played without effect; some need a tile, or a castle and a site."""
    if ON_TURN[card] == 0:
        return False
    if card == INHERITANCE:
        return may_inherit(t, seat)
    return NEEDS_TILE[card] == 0 or tiles_in_hand(t, seat) > 0


def plays(t: Table, seat: Seat, out: Bits) -> None:
    """5.2 One card in a turn."""
    if t.carded == 1:
        return
    for card in range(CARDS):
        if t.cards[seat][card] > 0 and may_play(t, seat, card):
            add(out, PLAY + card)


def play(t: Table, seat: Seat, card: int) -> None:
    """5.4 The card goes under the stack and does what it says."""
    show(t, seat, card)
    t.phase = SETTLED
    if card == CUNNING:
        t.expanding = BY_CARD
        t.phase = EXPAND
    elif card == DOWRY:
        t.to_draw = DOWRY_TILES
    elif card == VICAR:
        t.phase = PRAYER
    elif card == INHERITANCE:
        choose_site(t, CASTLE, True)
    elif card == MARRIAGE:
        t.purses[seat] += min(MARRIAGE_PURSES, purses_left(t))
        earn(t, seat, OF_CARDS, MARRIAGE_POINTS)
    elif card == TRIBUTE:
        t.money[seat] += TRIBUTE_MONEY
    elif card == WHITEHALL:
        take_queen(t, seat)
