"""Does anything that is legal."""

from __future__ import annotations

from noblesse.bots.bot import Bot, Level, Look, Stop
from noblesse.core import Action, Seat, Source, State

LEVELS = (Level(0, "Novice", "random", "Plays anything the rules allow."),)


class RandomBot:
    """Every legal action is as likely as any other."""

    def choose(self, state: State, seat: Seat, source: Source, stop: Stop | None = None) -> Action:
        legal = state.legal_actions(seat)
        return legal[source.below(len(legal))]

    def look(self, state: State, seat: Seat, source: Source, stop: Stop | None = None) -> Look:
        return Look(self.choose(state, seat, source, stop))


def make(argument: str) -> Bot:
    """The bot; it takes no argument."""
    if argument:
        raise ValueError("takes nothing behind its name")
    return RandomBot()
