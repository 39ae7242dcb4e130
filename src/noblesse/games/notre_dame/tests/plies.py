"""Plies in the words of the record, and the log's sentence for them."""

from __future__ import annotations

import noblesse
from noblesse.core import CHANCE, Bits, Seat, Source
from noblesse.games.notre_dame import actions, rules
from noblesse.games.notre_dame.box import ACTIONS, RULES_VERSION
from noblesse.games.notre_dame.table import Table
from noblesse.games.notre_dame.tests.given import given
from tests.plies import Sayer

_SAYER = Sayer(noblesse.load("notre_dame").plain_game())
played, told = _SAYER.played, _SAYER.told


def done(t: Table, *words: str) -> Table:
    """The table after these plies in the record's words, each by whoever is to act."""
    after: Table = _SAYER.done(t, *words)
    return after


def opening(seats: int = 3) -> Table:
    """The table before anything is drawn."""
    t = Table()
    t.seats, t.rules_version = seats, RULES_VERSION
    rules.setup(t)
    return t


def drafting(seats: int = 3, seed: int = 1) -> Table:
    """Everybody has drawn three cards."""
    state, source = noblesse.load("notre_dame").plain_game().new_state(seats), Source(seed)
    while state.current_player() == CHANCE:
        state.sample_chance(source)
    t: Table = state.table
    return t


def kinds(t: Table, seat: Seat) -> list[str]:
    """What a seat may keep, in the record's words."""
    out = Bits(ACTIONS)
    rules.legal(t, seat, out)
    return [actions.write(t, seat, action) for action in out]


def plagued() -> Table:
    """The plague has come to seat 0, which has two strongest sectors."""
    t = given(hiring=True, seats=2, at="bank 2, hotel 2", rat=9, plague=5, prestige=7, gold={0: 0, 1: 3})
    return done(t, "decline")
