"""State in plain Python: runs on any machine, steps through a debugger, and is the measure native is held to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from noblesse.core.errors import IllegalAction
from noblesse.core.kernel import CHANCE, NOBODY, TERMINAL, Action, Seat, seen_by
from noblesse.core.sets import Bits, nth
from noblesse.core.source import Source
from noblesse.core.words import digest, refuse

if TYPE_CHECKING:
    from noblesse.core.game import Game


class PlainState:
    """See ``core.state.State``."""

    __slots__ = ("_rules", "_t", "game")

    def __init__(self, game: Game, table: Any) -> None:
        """Take over the table: the caller must not keep it."""
        self.game = game
        self._t = table
        self._rules: Any = game.rules

    @property
    def seats(self) -> int:
        return int(self._t.seats)

    @property
    def table(self) -> Any:
        return self._t.copy()

    def current_player(self) -> Seat:
        return int(self._rules.mover(self._t))

    def awaited(self) -> list[Seat]:
        return [seat for seat in range(self._t.seats) if self._rules.awaits(self._t, seat)]

    def is_terminal(self) -> bool:
        return bool(self._rules.mover(self._t) == TERMINAL)

    def _mask(self, seat: Seat | None) -> Bits:
        out = Bits(self.game.box.ACTIONS)
        seat = self._rules.mover(self._t) if seat is None else seat
        if 0 <= seat < self._t.seats:
            self._rules.legal(self._t, seat, out)
        return out

    def legal_actions(self, seat: Seat | None = None) -> list[Action]:
        return list(self._mask(seat))

    def worthwhile(self, seat: Seat | None = None) -> list[Action]:
        if not hasattr(self._rules, "worth"):
            return self.legal_actions(seat)
        out = Bits(self.game.box.ACTIONS)
        seat = self._rules.mover(self._t) if seat is None else seat
        if 0 <= seat < self._t.seats and self._rules.awaits(self._t, seat):
            self._rules.worth(self._t, seat, out)
        return list(out)

    def seen(self, viewer: Seat | None, action: Action, seat: Seat | None = None) -> Action:
        who = self._rules.mover(self._t) if seat is None else seat
        return seen_by(self._rules, self._t, NOBODY if viewer is None else viewer, who, action)

    def _weights(self) -> list[int]:
        out = [0] * self.game.box.OUTCOMES
        if self._rules.mover(self._t) == CHANCE:
            self._rules.weights(self._t, out)
        return out

    def chance_outcomes(self) -> list[tuple[Action, float]]:
        weights = self._weights()
        total = sum(weights)
        return [(outcome, weight / total) for outcome, weight in enumerate(weights) if weight]

    def apply(self, action: Action, seat: Seat | None = None) -> None:
        who = self._rules.mover(self._t) if seat is None else seat
        if who == CHANCE and self._rules.mover(self._t) == CHANCE:
            legal = 0 <= action < self.game.box.OUTCOMES and self._weights()[action] > 0
        else:
            legal = action in self._mask(who)
        if not legal:
            raise IllegalAction(refuse(self, who, action))
        self._rules.apply(self._t, who, action)

    def sample_chance(self, source: Source) -> Action:
        weights = self._weights()
        total = sum(weights)
        if not total:
            raise IllegalAction("It is not chance's turn.")
        rest = source.below(total)
        outcome = 0
        while rest >= weights[outcome]:
            rest -= weights[outcome]
            outcome += 1
        self._rules.apply(self._t, CHANCE, outcome)
        return outcome

    def playout(self, source: Source) -> int:
        plies = 0
        while (seat := self._rules.mover(self._t)) != TERMINAL:
            if seat == CHANCE:
                self.sample_chance(source)
            else:
                legal = self._mask(seat)
                self._rules.apply(self._t, seat, nth(legal, source.below(len(legal))))
            plies += 1
        return plies

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.seats
        ranks = self.ranks()
        return [1 / ranks.count(0) if rank == 0 else 0.0 for rank in ranks]

    def scores(self) -> list[int]:
        return [int(self._rules.score(self._t, seat)) for seat in range(self._t.seats)]

    def ranks(self) -> list[int]:
        return [int(self._rules.rank(self._t, seat)) for seat in range(self._t.seats)]

    def value(self, seat: Seat) -> int:
        rule = getattr(self._rules, "value", self._rules.score)
        return int(rule(self._t, seat))

    def observation(self, seat: Seat | None) -> Any:
        return self.game.view.view(self.table, seat)

    def information_state(self, seat: Seat) -> bytes:
        return self.resample(seat, Source(0)).to_bytes()

    def resample(self, seat: Seat | None, source: Source) -> PlainState:
        twin = self.clone()
        self._rules.resample(twin._t, NOBODY if seat is None else seat, source)
        return twin

    def clone(self) -> PlainState:
        return PlainState(self.game, self._t.copy())

    def to_bytes(self) -> bytes:
        image: bytes = self._t.to_bytes()
        return image

    def to_text(self) -> str:
        text: str = self._t.to_text()
        return text

    def hash(self) -> str:
        return digest(self.to_bytes())

    def __eq__(self, other: object) -> bool:
        to_bytes = getattr(other, "to_bytes", None)
        return to_bytes is not None and getattr(other, "game", None) is self.game and to_bytes() == self.to_bytes()

    __hash__ = None  # type: ignore[assignment]  # states change

    def __repr__(self) -> str:
        return f"<{self.game.name}, {self.seats} seats, to act: {self.current_player()}>"
