"""2.3 to 2.6: the end of a turn, the round counter, a new decade, and the end."""

from __future__ import annotations

from noblesse.core import Seat, reveal

from ..box import (
    BALL,
    DECADES,
    DRAWN,
    FEWEST_SEATS,
    KINDS,
    MARKETS,
    OF_QUEEN,
    OFFERED,
    OVER,
    SCORING,
    SPACE_KINDS,
    TRACK,
)
from ..table import Table
from .ball import open_ball
from .purse import earn
from .scoring import score_liaisons, score_structures


def begin_turn(t: Table, seat: Seat) -> None:
    """2.1 The bag lies open for whoever has the turn (1.4)."""
    reveal(t)
    t.turn += 1
    t.player = t.asked = seat
    t.acted = t.carded = 0
    t.at_turn = 1


def end_turn(t: Table) -> None:
    """2.3 Who has the Queen gets 1 point and moves the round counter."""
    t.at_turn = 0
    if t.queen == t.player:
        earn(t, t.player, OF_QUEEN, 1)
        advance(t)
    else:
        next_turn(t)


def next_turn(t: Table) -> None:
    """2.1 Clockwise."""
    begin_turn(t, (t.player + 1) % t.seats)


def advance(t: Table) -> None:
    """2.4 The round counter moves on by one space."""
    t.space = (t.space + 1) % TRACK
    if SPACE_KINDS[t.space] == BALL:
        open_ball(t)
    elif SPACE_KINDS[t.space] == SCORING:
        score_structures(t)
        if t.decade == DECADES - 1:
            reveal(t)
            score_liaisons(t)
            t.phase = OVER
        else:
            prepare_decade(t)
    else:
        next_turn(t)


def prepare_decade(t: Table) -> None:
    """2.5 The board is filled up, the church is emptied into the bag, and taxes and lands are free again."""
    for market in range(MARKETS):
        missing = min(OFFERED[market][t.seats - FEWEST_SEATS] - t.market[market], t.supply[market])
        t.market[market] += missing
        t.supply[market] -= missing
    for kind in range(KINDS):
        t.bag[kind] += t.church[kind]
        t.church[kind] = 0
    for seat in range(t.seats):
        t.taxed[seat] = t.landed[seat] = 0
    t.waiting = t.seats


def give_card(t: Table) -> None:
    """2.5 From the Queen's favourite clockwise, each draws three cards and keeps one; then the decade begins."""
    if t.waiting == 0:
        t.decade += 1
        t.space = 0
        next_turn(t)
        return
    t.asked = (t.player + t.seats - t.waiting) % t.seats
    t.waiting -= 1
    t.to_deal = DRAWN
