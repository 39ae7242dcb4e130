"""Tables as a server has them in memory, without a server."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import noblesse
from noblesse.core import Source
from noblesse.play import Match
from noblesse.web.guests import Guest
from noblesse.web.tables import LiveTable, SeatHolder

LayTable = Callable[..., LiveTable]


@pytest.fixture
def ann() -> Guest:
    return Guest("ann", "Ann")


def lay(game: str = "aristocracy", plies: int = 0, seats: int | None = None, waits: bool = False) -> LiveTable:
    """A table where Ann sits first, after that many plies of random play, at a decision of hers where there is one.

    It has the fewest seats of the game, if it is not said how many.
    """
    known = noblesse.load(game)
    seats = seats or known.box.SEATS[0]
    others = [SeatHolder("bot", f"Courtier {seat}", "greedy") for seat in range(1, seats)]
    holders = [SeatHolder("person", "Ann", user="ann"), *others]
    table = LiveTable("k7", known, holders, "ann", {}, False, True, 0.0, 0.6)
    if waits:
        table.holders[-1] = SeatHolder("open")
        return table
    match = table.match = Match.begin(known, seats=seats, players=[holder.name for holder in holders], seed=5)
    source = Source(5, 1)
    while not match.over and (match.ply < plies or 0 not in match.awaited()):
        seat = match.awaited()[0]
        actions = match.state.legal_actions(seat)
        match.act(seat, actions[source.below(len(actions))])
    return table


@pytest.fixture
def lay_table() -> LayTable:
    return lay
