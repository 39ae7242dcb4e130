"""Tables and plies in the words of the record, for the tests of a game's words."""

from __future__ import annotations

from typing import Any

from noblesse.core import CHANCE, Bits, Game, Ply, Seat, Told


class Sayer:
    """Plays a game's plain rules by what the record would say."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def legal(self, t: Any) -> set[int]:
        """What whoever is to act may do."""
        out = Bits(self.game.box.ACTIONS)
        self.game.rules.legal(t, self.game.rules.mover(t), out)
        return set(out)

    def played(self, t: Any, *words: str) -> tuple[list[Ply], Any]:
        """The plies in the record's words, each by whoever is to act, and the table after them."""
        plies: list[Ply] = []
        for text in words:
            seat = self.game.rules.mover(t)
            action = self.game.actions.read(t, seat, text)
            assert seat == CHANCE or action in self.legal(t), text
            plies.append(Ply(t, seat, action))
            t = t.copy()
            self.game.rules.apply(t, seat, action)
        return plies, t

    def done(self, t: Any, *words: str) -> Any:
        """The table after these plies."""
        return self.played(t, *words)[1]

    def told(self, t: Any, *words: str, viewer: Seat | None = None) -> Told:
        """The log's sentence for these plies."""
        plies, after = self.played(t, *words)
        return self.game.actions.tell(plies, after, viewer)
