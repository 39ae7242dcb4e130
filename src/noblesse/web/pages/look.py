"""A look at a table: what one viewer sees of it, now or after a ply, gathered once for all regions."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from noblesse.core import CHANCE, Action, Game, Prompt, Seat
from noblesse.core.drawing import About, Marks, Target
from noblesse.play import Entry, Match
from noblesse.web import assets
from noblesse.web.tables import LiveTable


@dataclass(eq=False)
class Look:
    """What a viewer sees of a table where a match is played."""

    table: LiveTable
    match: Match
    viewer: Seat | None
    at: int | None
    """After which ply; None for now."""
    error: str
    """Why the last request was refused."""
    place: str
    """The place that is asked about."""

    @property
    def game(self) -> Game:
        """Which game."""
        return self.table.game

    @cached_property
    def slots(self) -> dict[str, str]:
        """What the slots beside a board are told: where its symbols are, if the page does not have them."""
        return assets.slots(self.game.name, self.view)

    @property
    def ply(self) -> int:
        """The ply after which one looks."""
        return self.match.ply if self.at is None else self.at

    @property
    def over(self) -> bool:
        """Is the match over, and does one look at its end?"""
        return self.match.over and self.at is None

    @cached_property
    def view(self) -> Any:
        """What lies on the table for the viewer."""
        return self.match.view(self.viewer, self.at)

    @cached_property
    def laid(self) -> Any:
        """The true table: for words that take a viewer, never to be shown."""
        return self.match.table(self.at)

    @cached_property
    def prompt(self) -> Prompt:
        """What is asked of the viewer."""
        return self.match.prompt(self.viewer, self.at)

    @cached_property
    def marks(self) -> Marks:
        """What is marked on the board."""
        hint = self.table.hints.get(self.viewer) if self.viewer is not None and self.at is None else None
        about = self.place if self.about is not None else ""  # anything may stand in an address
        return replace(self.match.marks(self.viewer, self.at), hint=hint.place if hint else "", about=about)

    @cached_property
    def awaited(self) -> list[Seat]:
        """Who must decide now; nobody in the past."""
        return self.match.awaited() if self.at is None else []

    @cached_property
    def answered(self) -> list[Seat]:
        """Who has chosen in a step in which others still choose; nobody in the past."""
        return self.match.answered() if self.at is None else []

    @property
    def together(self) -> bool:
        """Do several choose at the same time now?"""
        return len(self.awaited) > 1 or bool(self.answered)

    @property
    def mine(self) -> bool:
        """Must the viewer decide?"""
        return self.viewer is not None and self.viewer in self.awaited

    @cached_property
    def choices(self) -> list[Target]:
        """What the viewer may do."""
        return self.match.choices(self.viewer) if self.mine else []

    @cached_property
    def places(self) -> dict[Action, str]:
        """Where on the board each choice is."""
        place, seat = self.game.actions.place, self.viewer
        return {} if seat is None else {target.action: place(self.laid, seat, target.action) for target in self.choices}

    @cached_property
    def log(self) -> list[Entry]:
        """The turns as told to the viewer, oldest first, all that were played."""
        return self.match.log(self.viewer)

    @property
    def scores(self) -> tuple[int | None, ...]:
        """Points of each seat; None where the viewer may not know them, nothing at all in a game that never tells."""
        scores: tuple[int | None, ...] = getattr(self.view, "scores", None) or ()
        return scores

    @property
    def unit(self) -> str:
        """What is counted: points, unless the game has another word."""
        unit: str = getattr(self.game.box, "UNIT", "points")
        return unit

    @cached_property
    def about(self) -> About | None:
        """The note on the place that is asked about."""
        note: About | None = self.game.hints.about(self.view, self.place) if self.place else None
        if note is None:
            return None
        named = self.match.named
        return replace(note, title=named(note.title), text=named(note.text), counts=named(note.counts))

    @property
    def turn(self) -> int:
        """The number of the turn one looks at."""
        return self.game.actions.turn(self.laid)

    @cached_property
    def past(self) -> Entry | None:
        """The turn that the ply one looks at belongs to; none at the opening."""
        return next((entry for entry in self.log if entry.first <= self.ply <= entry.ply), None)

    @property
    def shown_turn(self) -> int:
        """The number of the turn that is told: after its last ply it is still that turn, not the next."""
        return self.past.turn if self.at is not None and self.past else self.turn

    @property
    def actor(self) -> Seat | None:
        """Whose shape stands in the prompt: the viewer's when asked, else who is waited for or acted last."""
        if self.mine or self.over:
            return self.viewer if self.mine else self.winners[0]
        if self.viewer in self.answered:
            return self.viewer
        if self.awaited:
            return self.awaited[0]
        return self.past.seat if self.past and self.past.seat != CHANCE else None

    @cached_property
    def winners(self) -> list[Seat]:
        """Who has won, at the end."""
        return [seat for seat, rank in enumerate(self.match.state.ranks()) if rank == 0]

    def name(self, seat: Seat) -> str:
        """How the viewer calls a seat."""
        return "You" if seat == self.viewer else self.table.names[seat]
