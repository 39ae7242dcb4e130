"""What a bot is: it gets a table as its seat knows it, and names an action."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol

from noblesse.core import Action, Seat, Source, State


class Stop:
    """A flag that ends a search early, from any thread.  A search reads it without asking Python."""

    __slots__ = ("flag",)

    def __init__(self) -> None:
        self.flag = bytearray(1)
        """One byte: not 0 means stop."""

    def set(self) -> None:
        """End whatever watches this flag."""
        self.flag[0] = 1

    def is_set(self) -> bool:
        """Has it been set?"""
        return self.flag[0] != 0


@dataclass(frozen=True)
class Look:
    """What a bot thinks of a decision."""

    action: Action
    """What it would do."""
    share: float | None = None
    """The share of wins it expects (ties split), from 0 to 1; None if it does not say."""
    visits: Mapping[Action, int] = field(default_factory=dict)
    """How often it tried each action."""


class Bot(Protocol):
    """Chooses actions.  It keeps nothing between two calls.

    The same arguments give the same answer, except where a budget is of seconds.
    """

    def choose(self, state: State, seat: Seat, source: Source, stop: Stop | None = None) -> Action:
        """A legal action for the seat, which is awaited.

        ``state`` was resampled for this seat, so what lies hidden in it is a guess.  It is not changed.
        """

    def look(self, state: State, seat: Seat, source: Source, stop: Stop | None = None) -> Look:
        """The same, with reasons."""


@dataclass(frozen=True, order=True)
class Level:
    """One strength that the "new table" page offers."""

    strength: int
    """Orders the levels of all bots, weakest first."""
    name: str
    spec: str
    says: str
    """One sentence for the one who chooses."""
