"""One playing of a game: the turn loop, and all that may be asked about it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from noblesse.core import Prompt, Seat, Source, State
from noblesse.core.drawing import Marks, Target
from noblesse.core.phrases import several
from noblesse.play.events import SeatEvent, ServerEvent
from noblesse.play.past import Turn
from noblesse.play.record import Record
from noblesse.play.sight import Entry, Viewer
from noblesse.play.turn_loop import TurnLoop

Seen = TypeVar("Seen")


class Match(TurnLoop):
    """One playing of a game by seated players.  A viewer is a seat, or None for a spectator.

    The past is shown as it was allowed to be seen then; ``ply`` None is now.
    """

    @property
    def options(self) -> dict[str, str]:
        """The options in force, by name."""
        return dict(self.header.options)

    @property
    def seed(self) -> int:
        """Where chance comes from; nobody may know it before the end."""
        return self.header.seed

    def at(self, ply: int) -> State:
        """The true table after so many plies (0: the opening), the caller's to keep."""
        return self._past.state(self._number(ply))

    def turns(self) -> list[Turn]:
        """The turns so far, the last perhaps not finished."""
        return self._past.turns(self.ply)

    def view(self, viewer: Viewer, ply: int | None = None) -> Any:
        """What the viewer sees of the table."""
        return self._look("view", viewer, ply, lambda number: self.game.view.view(self._past.table(number), viewer))

    def table(self, ply: int | None = None) -> Any:
        """The true table as a plain one, for the words of a game and for the server alone; not to be changed."""
        return self._past.table(self._number(ply))

    def prompt(self, viewer: Viewer, ply: int | None = None) -> Prompt:
        """What is asked of the viewer, or what is waited for, with names filled in."""
        return self._look("prompt", viewer, ply, lambda number: self._prompt(viewer, number))

    def log(self, viewer: Viewer, ply: int | None = None) -> list[Entry]:
        """One entry a turn, oldest first."""
        return list(self._look("log", viewer, ply, lambda number: self._sight.log(viewer, number)))

    def named(self, text: str) -> str:
        """The same with the names of the players where it speaks of seats: ``{2}``."""
        return self._sight.named(text)

    def marks(self, viewer: Viewer, ply: int | None = None) -> Marks:
        """Where the last turns acted and, now, where the viewer may act."""

        def marked(number: int) -> Marks:
            targets = self._targets(viewer) if number == self.ply else []
            return self._sight.marks(viewer, number, targets)

        return self._look("marks", viewer, ply, marked)

    def choices(self, viewer: Viewer) -> list[Target]:
        """All that the viewer may do now, in words: first what brings something, then what is to be minded."""
        return sorted(self._targets(viewer), key=lambda target: (not target.gain, not target.note))

    def for_bot(self, seat: Seat) -> tuple[State, Source]:
        """All that a bot ever gets: the table as its seat knows it, the rest dealt anew, and its luck.

        The luck does not lead back to the seed, which would tell all that was and will be dealt.
        """
        source = Source.one_way(self.seed, self.ply, seat)
        return self.state.resample(seat, source.child(1)), source

    def scores_by_turn(self) -> list[list[int]]:
        """The scores at the opening and after each turn.  Open to all after the end; before it, for the server."""

        def scores(number: int) -> list[list[int]]:
            ends = (0, *(turn.last for turn in self._past.turns(number)))
            return [self._past.state(end).scores() for end in ends]

        return self._look("scores", None, None, scores)

    def event_for(self, event: ServerEvent, viewer: Viewer) -> SeatEvent:
        """What the viewer may know of an event.  After the end all is open."""
        return self._sight.event(event, viewer, open_to_all=self.over)

    def record(self) -> str:
        """The whole record as text.  Open to all after the end; before it, for the server alone."""
        end = tuple(self.state.scores()) if self.over else None
        return Record(self.header, tuple(self._past.recorded()), end).to_text()

    def _targets(self, viewer: Viewer) -> list[Target]:
        if viewer is None or viewer not in self._awaited:
            return []
        seat = viewer
        legal = self.state.legal_actions(seat)
        return self._look("targets", seat, None, lambda number: self._sight.targets(seat, number, legal))

    def _prompt(self, viewer: Viewer, ply: int) -> Prompt:
        asked = self.game.actions.prompt(self._past.table(ply), viewer)
        state = self._past.state(ply)
        ranks = state.ranks() if state.is_terminal() else []
        seats = [seat for seat, rank in enumerate(ranks) if rank == 0] or state.awaited()
        names = several([self.players[seat] for seat in seats])
        return Prompt(self._sight.named(asked.kicker, names), self._sight.named(asked.line, names))

    def _number(self, ply: int | None) -> int:
        if ply is None:
            return self.ply
        if not 0 <= ply <= self.ply:
            raise IndexError(f"there is no ply {ply}: the match has {self.ply}")
        return ply

    def _look(self, what: str, viewer: Viewer, ply: int | None, look: Callable[[int], Seen]) -> Seen:
        """What ``look`` sees at a ply.  The present is looked at once between two events, the past each time."""
        number = self._number(ply)
        if number != self.ply:
            return look(number)
        if (what, viewer) not in self._seen:
            self._seen[what, viewer] = look(number)
        seen: Seen = self._seen[what, viewer]
        return seen
