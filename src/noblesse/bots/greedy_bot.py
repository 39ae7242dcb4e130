"""Looks one decision ahead and takes what the game's own hand-made value likes best."""

from __future__ import annotations

from noblesse.bots.bot import Bot, Level, Look, Stop
from noblesse.core import CHANCE, Action, Seat, Source, State

LEVELS = (Level(10, "Courtier", "greedy", "Takes what looks best now."),)

EXACT = 24
"""So many ways for chance to go on are all looked at; of more, a sample this large."""


class GreedyBot:
    """The best value of its seat over the mean value of the others, in expectation where chance follows."""

    def choose(self, state: State, seat: Seat, source: Source, stop: Stop | None = None) -> Action:
        actions = state.worthwhile(seat)
        if len(actions) == 1:
            return actions[0]
        # Every action meets the same luck, so that the luck cancels out when they are compared.
        luck = source.child(0)
        best: list[Action] = []
        most = 0.0
        for action in actions:
            after = state.clone()
            after.apply(action, seat)
            worth = expected_lead(after, seat, luck)
            if not best or worth > most:
                best, most = [action], worth
            elif worth == most:
                best.append(action)
        return best[source.below(len(best))]

    def look(self, state: State, seat: Seat, source: Source, stop: Stop | None = None) -> Look:
        return Look(self.choose(state, seat, source, stop))


def lead(state: State, seat: Seat) -> float:
    """How far the seat is ahead of the mean of the others, by value."""
    values = [state.value(each) for each in range(state.seats)]
    own = values.pop(seat)
    return own - sum(values) / len(values) if values else own


def expected_lead(state: State, seat: Seat, luck: Source) -> float:
    """The lead at the next decision: exact while chance has few ways to go on, else the mean of a sample."""
    worth = exact_lead(state, seat, EXACT)
    if worth is not None:
        return worth
    total = 0.0
    for sample in range(EXACT):
        after, source = state.clone(), luck.child(sample)
        while after.current_player() == CHANCE:
            after.sample_chance(source)
        total += lead(after, seat)
    return total / EXACT


def exact_lead(state: State, seat: Seat, ways: int) -> float | None:
    """The exact expectation, or None when chance has more than so many ways to go on."""
    if state.current_player() != CHANCE:
        return lead(state, seat)
    outcomes = state.chance_outcomes()
    if len(outcomes) > ways:
        return None
    total = 0.0
    for outcome, probability in outcomes:
        after = state.clone()
        after.apply(outcome)
        worth = exact_lead(after, seat, ways // len(outcomes))
        if worth is None:
            return None
        total += probability * worth
    return total


def make(argument: str) -> Bot:
    """The bot; it takes no argument."""
    if argument:
        raise ValueError("takes nothing behind its name")
    return GreedyBot()
