"""Searches a tree of what may come, again and again with everything hidden dealt anew."""

from __future__ import annotations

import math
from dataclasses import dataclass
from time import monotonic

from noblesse.bots.bot import Bot, Level, Look, Stop
from noblesse.bots.tree import Findings, Manner, Search
from noblesse.core import Action, PlainState, Seat, Source, State
from noblesse.native import part

LEVELS = (
    Level(20, "Minister", "search:0.5", "Thinks ahead for half a second."),
    Level(30, "Chancellor", "search:2", "Thinks ahead for two seconds."),
)

MOST_SECONDS = 600.0
MOST_ITERATIONS = 100_000_000
SECONDS = 0.5
"""The budget where a spec names none."""

SEARCHED = Manner(explore=0.5, worthwhile=True, keen=True, margin=0.5, temper=0.5)
"""Rollouts to the end, for the win and for points.  docs/bots.md tells how this was chosen."""


@dataclass(frozen=True)
class SearchBot:
    """Tree search with a budget of iterations (repeatable) or of seconds."""

    iterations: int = 0
    """0: as many as the time allows."""
    seconds: float = 0.0
    """0: as long as the iterations take."""
    manner: Manner = SEARCHED

    def choose(self, state: State, seat: Seat, source: Source, stop: Stop | None = None) -> Action:
        actions = state.worthwhile(seat)
        return actions[0] if len(actions) == 1 else self.look(state, seat, source, stop).action

    def look(self, state: State, seat: Seat, source: Source, stop: Stop | None = None) -> Look:
        if seat not in state.awaited():
            raise ValueError(f"seat {seat} has nothing to decide")
        return self.search(state, seat, source, stop or Stop()).look()

    def search(self, state: State, seat: Seat, source: Source, stop: Stop) -> Findings:
        """Search natively where the state is native, else in plain Python."""
        compiled = None if isinstance(state, PlainState) else part("search")
        if compiled is not None:
            return Findings(*compiled.run(state, seat, source, self.iterations, self.seconds, stop.flag, self.manner))
        end = monotonic() + self.seconds if self.seconds else math.inf
        search = Search(state, seat, source, self.manner)
        return search.run(self.iterations or MOST_ITERATIONS, lambda: monotonic() >= end, stop)


def make(argument: str) -> Bot:
    """The bot of a budget: seconds ("0.5"), iterations ("5000it"), or nothing for the usual one."""
    wish = f"wants seconds up to {MOST_SECONDS:.0f} (search:0.5) or iterations up to {MOST_ITERATIONS} (search:5000it)"
    number = argument.removesuffix("it")
    try:
        if number != argument:
            bot, fits = SearchBot(iterations=int(number)), 0 < int(number) <= MOST_ITERATIONS
        else:
            seconds = float(argument) if argument else SECONDS
            bot, fits = SearchBot(seconds=seconds), 0 < seconds <= MOST_SECONDS
    except ValueError:
        fits = False
    if not fits:
        raise ValueError(wish)
    return bot
