"""State: a table in play, in OpenSpiel's words.  Two implementations keep this promise, plain and native."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from noblesse.core.kernel import Action, Seat
from noblesse.core.source import Source

if TYPE_CHECKING:
    from noblesse.core.game import Game


class State(Protocol):
    """A table in play.  Mutable: ``clone`` it before you experiment."""

    @property
    def game(self) -> Game:
        """The game it is a table of."""

    @property
    def seats(self) -> int:
        """How many seats play."""

    @property
    def table(self) -> Any:
        """A plain copy of the table: read it freely, changing it changes nothing here."""

    def current_player(self) -> Seat:
        """The seat to act (the lowest, while several may), CHANCE or TERMINAL."""

    def awaited(self) -> list[Seat]:
        """Every seat that must decide now, ascending; empty at chance and at the end."""

    def is_terminal(self) -> bool:
        """Is the match over?"""

    def legal_actions(self, seat: Seat | None = None) -> list[Action]:
        """The legal actions of a seat (None: of the mover), ascending; empty if it is not awaited."""

    def worthwhile(self, seat: Seat | None = None) -> list[Action]:
        """The legal actions worth a bot's while: all of them, unless the game names some."""

    def seen(self, viewer: Seat | None, action: Action, seat: Seat | None = None) -> Action:
        """What a viewer (None: a spectator) learns of a seat's action (None: the mover's): see ``core.seen_by``."""

    def chance_outcomes(self) -> list[tuple[Action, float]]:
        """At chance, every possible outcome with its probability, ascending; else nothing."""

    def apply(self, action: Action, seat: Seat | None = None) -> None:
        """Carry out an action of a seat (None: of the mover, or of chance).

        Raises IllegalAction, and changes nothing, if it is not legal.
        """

    def sample_chance(self, source: Source) -> Action:
        """Deal: draw an outcome by its weight, apply it and return it."""

    def playout(self, source: Source) -> int:
        """Play on to the end with uniformly random actions; return the number of plies, chance included."""

    def returns(self) -> list[float]:
        """At the end 1/k to each of k winners and 0 to the others; zeros before."""

    def scores(self) -> list[int]:
        """Points of each seat, now."""

    def ranks(self) -> list[int]:
        """Place of each seat, 0 = first, ties share."""

    def value(self, seat: Seat) -> int:
        """The game's hand-made value for a seat; its score where the game has none."""

    def observation(self, seat: Seat | None) -> Any:
        """The view of a seat, or of a spectator (None)."""

    def information_state(self, seat: Seat) -> bytes:
        """All that a seat has seen and may still use.  Equal for two tables exactly when it cannot tell them apart."""

    def resample(self, seat: Seat | None, source: Source) -> State:
        """A new state in which all that the seat (None: a spectator) cannot know is dealt anew."""

    def clone(self) -> State:
        """An equal state that shares nothing with this one."""

    def to_bytes(self) -> bytes:
        """The lasting fields of the table, see ``core.table``."""

    def to_text(self) -> str:
        """The lasting fields as text; ``Game.read_state`` reads it."""

    def hash(self) -> str:
        """16 hex digits that stand for the bytes."""
