"""OpenSpiel's oware, the measure beside which speeds are told.  It is installed for benchmarks only."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from itertools import cycle
from typing import Any, Self


class Oware:
    """Two uniformly random players at oware."""

    def __init__(self, spiel: Any) -> None:
        self._spiel = spiel
        self._game = spiel.load_game("oware")

    @classmethod
    def load(cls) -> Self | None:
        """None where OpenSpiel is not installed."""
        try:
            return cls(import_module("pyspiel"))
        except ImportError:
            return None

    def playouts(self, matches: int) -> int:
        """Matches in OpenSpiel's own C++ loop; return the decisions."""
        bots = [self._spiel.make_uniform_random_bot(seat, seat + 1) for seat in range(2)]
        decisions = 0
        for number in range(matches):
            state = self._game.new_initial_state()
            self._spiel.evaluate_bots(state, bots, number)
            decisions += state.move_number()
        return decisions

    def drive(self, matches: int, picks: Sequence[int]) -> int:
        """Matches driven from Python with ``legal_actions`` and ``apply_action``; return the decisions."""
        steps, left = 0, cycle(picks)
        for _ in range(matches):
            state = self._game.new_initial_state()
            while True:
                legal = state.legal_actions()
                if not legal:
                    break
                state.apply_action(legal[next(left) % len(legal)])
                steps += 1
        return steps
