"""Chapter 1: setup."""

from __future__ import annotations

from noblesse.core import Seat, reveal
from noblesse.core.sets import add

from ..box import (
    BARON,
    CARD_COUNT,
    CARDS,
    CASTLE,
    DRAWN,
    FEWEST_SEATS,
    FOLLIES,
    HOME,
    KINDS,
    MARKETS,
    MEADOW,
    MOST_CHOSEN,
    MOST_MEN,
    NO_BUILD,
    NO_CARD,
    NO_KIND,
    NO_SEAT,
    OFFERED,
    PIECES,
    SETTLED,
    STACK,
    START,
    START_MONEY,
    START_TILES,
    STRUCTURES,
    TILES,
)
from ..table import Table
from .purse import tiles_in_hand


def setup(t: Table) -> None:
    """1.2 The board, and everybody's meadow with a castle; who begins is drawn."""
    for market in range(MARKETS):
        t.market[market] = OFFERED[market][t.seats - FEWEST_SEATS]
        t.supply[market] = PIECES[market] - t.market[market]
    for kind in range(KINDS):
        t.bag[kind] = TILES[kind]
    for card in range(CARDS):
        t.stack[card] = CARD_COUNT[card]
    lay_nothing(t)
    for seat in range(t.seats):
        t.title[seat] = BARON
        add(t.tiles[KINDS * seat + MEADOW], HOME)
        add(t.built[STRUCTURES * seat + CASTLE], HOME)
        t.bag[MEADOW] -= 1
        t.supply[CASTLE] -= 1
    t.phase = START


def lay_nothing(t: Table) -> None:
    """1.2 Nothing was drawn, built or sent yet."""
    for folly in range(FOLLIES):
        t.folly_of[folly] = NO_SEAT
    for man in range(MOST_MEN):
        t.man_of[man] = NO_SEAT
    for place in range(STACK):
        t.under[place] = NO_CARD
    for place in range(DRAWN):
        t.drawn[place] = NO_CARD
    t.held = NO_KIND
    t.building = NO_BUILD
    t.man = MOST_MEN
    t.visited = NO_SEAT


def begin_match(t: Table, starter: Seat) -> None:
    """1.2 Money from the start player clockwise; the Queen goes to the last in turn order."""
    t.starter = t.player = t.asked = starter
    t.queen = (starter + t.seats - 1) % t.seats
    t.waiting = 2 * t.seats
    for place in range(t.seats):
        t.money[(starter + place) % t.seats] = START_MONEY + place
    if t.first_match == 1:
        for seat in range(t.seats):
            for _kind in range(KINDS):
                choose(t, seat, MOST_CHOSEN)


def choose(t: Table, seat: Seat, tiles: int) -> None:
    """1.3 So many tiles of the next kind; when all have chosen, their numbers are known."""
    kind = t.chosen[seat]
    t.hand[seat][kind] = tiles
    t.bag[kind] -= tiles
    t.chosen[seat] += 1
    if is_chosen(t):
        reveal(t)
        t.phase = SETTLED


def is_chosen(t: Table) -> bool:
    """1.3 Has everybody chosen tiles of each kind?"""
    for seat in range(t.seats):
        if t.chosen[seat] < KINDS:
            return False
    return True


def hand_out(t: Table) -> None:
    """1.3 and 1.2 In turn order each hand is filled from the bag; then each draws three cards and keeps one."""
    turns = 2 * t.seats - t.waiting
    t.asked = (t.starter + turns) % t.seats
    t.waiting -= 1
    if turns < t.seats:
        t.to_draw = START_TILES - tiles_in_hand(t, t.asked)
    else:
        t.to_deal = DRAWN
