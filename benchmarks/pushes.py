"""How long a table late in a match takes to be rendered anew for a seat, as a push does it after every decision."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from statistics import median, quantiles
from time import process_time
from typing import Final

import noblesse
from noblesse.bots import load
from noblesse.core import Source
from noblesse.play import Match
from noblesse.web.regions import regions
from noblesse.web.tables import LiveTable, SeatHolder

BOT: Final = "greedy"
SEED: Final = 3
LATE: Final = 3
"""The last part of the match, one of so many, is late."""
NAMES: Final = ("Ann", "Ben", "Cleo", "Dora", "Emil")


@dataclass(frozen=True)
class Rendering:
    """CPU time of one core, in milliseconds."""

    game: str
    seats: int
    median_ms: float
    most_ms: float
    """Nineteen of twenty take no longer."""


def measure_pushes(name: str) -> Rendering:
    """The largest table of a game, played by bots to its end twice: to know what is late, and to measure."""
    seats = noblesse.load(name).box.SEATS[-1]
    plies = sum(1 for _ in played(_table(name, seats)))
    table, times = _table(name, seats), []
    for ply, _ in enumerate(played(table)):
        if ply >= plies - plies // LATE:
            begun = process_time()
            regions(table, 0)
            times.append(1000 * (process_time() - begun))
    del times[0]  # the first one draws what never changes
    return Rendering(name, seats, median(times), quantiles(times, n=20)[-1])


def played(table: LiveTable) -> Iterator[None]:
    """Every decision of a match, when it has been taken."""
    match, bot = table.match, load(BOT)
    assert match is not None, "the table waits for nobody"
    while not match.over:
        seat = match.awaited()[0]
        match.act(seat, bot.choose(match.state, seat, Source(SEED, match.ply)))
        yield


def _table(name: str, seats: int) -> LiveTable:
    holders = [SeatHolder("bot", NAMES[seat], BOT) for seat in range(seats)]
    table = LiveTable("bench", noblesse.load(name), holders, "ann", {}, False, True, 0.0, 0.6)
    table.match = Match.begin(table.game, seats=seats, players=[holder.name for holder in holders], seed=SEED)
    return table
