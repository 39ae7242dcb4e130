"""The kernel contract: what the rules of every game are, as functions over its table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

from noblesse.core.sets import Bits
from noblesse.core.source import Source
from noblesse.core.table import Row

Seat = int
Action = int

CHANCE: Final = -1
"""Chance is to act."""
NOBODY: Final = -2
"""The seat of a spectator, for ``resample`` and ``seen`` only: it knows what is open to all."""
ALL: Final = -3
"""Everybody sees what chance deals."""
TERMINAL: Final = -4
"""The match is over."""


@dataclass(frozen=True)
class Option:
    """One choice made before the match.  The table has a field of this name that holds the index of the value."""

    name: str
    values: tuple[str, ...]
    default: str
    says: str
    """One sentence for the one who chooses."""
    title: str = ""
    """What it is called on a page; nothing if its name will do."""
    names: tuple[str, ...] = ()
    """What its values are called there, one each; nothing if they will do."""


class Box(Protocol):
    """What ``box.py`` of a game exports."""

    TITLE: str
    BLURB: str
    """One sentence for the lid."""
    MINUTES: int
    SEATS: range
    """The seat counts one may play with."""
    MOST_SEATS: int
    ACTIONS: int
    """Actions are numbers below this."""
    OUTCOMES: int
    """Chance outcomes are numbers below this."""
    MAX_PLIES: int
    """No match is longer, chance plies included."""
    RULES_VERSION: int
    OPTIONS: tuple[Option, ...]


class Kernel(Protocol):
    """The rules of one game.  They trust their caller: nothing here checks or raises.

    A game may also have ``value``, ``worth``, ``habits`` and ``seen``; docs/design.md says what they are.
    """

    def setup(self, t: Any) -> None:
        """From an empty table (seats, version and options set) to the first decision."""

    def mover(self, t: Any) -> Seat:
        """The seat to act (the lowest, while several may), CHANCE or TERMINAL."""

    def awaits(self, t: Any, seat: Seat) -> bool:
        """Must this seat decide now?"""

    def legal(self, t: Any, seat: Seat, out: Bits) -> None:
        """Add the seat's legal actions to ``out``, which comes empty."""

    def weights(self, t: Any, out: Row) -> None:
        """Set the weight of every outcome chance may deal; ``out`` comes zeroed."""

    def draws_for(self, t: Any) -> Seat:
        """Who sees the outcome that chance is about to deal: a seat, or ALL."""

    def apply(self, t: Any, seat: Seat, action: Action) -> None:
        """Carry out the action of a seat, or an outcome for CHANCE."""

    def score(self, t: Any, seat: Seat) -> int:
        """Points of a seat, now."""

    def rank(self, t: Any, seat: Seat) -> int:
        """Place of a seat by points and tie-breaks, 0 = winner; ties share."""

    def resample(self, t: Any, seat: Seat, source: Source) -> None:
        """Redeal whatever ``seat`` cannot know, in a fixed order, from pooled pieces."""


def seen_by(rules: Any, t: Any, viewer: Seat, seat: Seat, action: Action) -> Action:
    """What a viewer (a seat, or NOBODY) learns of an action that a seat is about to take at this table.

    The action where it is open, as all are in a game without the rule ``seen``, and one's own always are; else a number
    below 0: -1 - the lowest of the actions that the viewer cannot tell apart from it.
    """
    if viewer == seat or not hasattr(rules, "seen"):
        return action
    return int(rules.seen(t, viewer, seat, action))


@dataclass(frozen=True)
class Ply:
    """One action of anybody, with the table it was done at."""

    before: Any
    seat: Seat
    """Who acted; CHANCE for an outcome."""
    action: Action


@dataclass(frozen=True)
class Prompt:
    """What the page asks of a viewer, or what it waits for.  ``**`` marks bold words.

    ``{name}`` stands for the names of those who are to move, ``{2}`` for the name of seat 2.
    """

    kicker: str
    line: str


@dataclass(frozen=True)
class Told:
    """A turn as one sentence of the log: who, what (past tense, no subject), what it won, and what then came over all.

    ``{2}`` stands for the name of seat 2, where others than the subject are spoken of.  ``text`` and ``then`` may go on
    after a line break, with whole sentences, where a turn was a story: each has a line of its own.
    """

    seat: Seat
    text: str
    prize: str = ""
    then: str = ""


class Words(Protocol):
    """What ``actions.py`` of a game exports: every action and outcome in words.  Tables are plain ones.

    A game with secret decisions may also have ``veil``; docs/design.md says what it is.
    """

    def write(self, t: Any, seat: Seat, action: Action) -> str:
        """The record's words for an action (or, for CHANCE, an outcome), unique among the legal ones."""

    def read(self, t: Any, seat: Seat, text: str) -> Action:
        """The action that ``write`` wrote; raises BadNotation."""

    def label(self, t: Any, seat: Seat, action: Action) -> str:
        """Short words for a button."""

    def place(self, t: Any, seat: Seat, action: Action) -> str:
        """Id of the place on the board the action belongs to, or nothing."""

    def turn(self, t: Any) -> int:
        """The number of the current turn, from 1."""

    def prompt(self, t: Any, viewer: Seat | None) -> Prompt:
        """What is asked of the viewer now, or what is waited for."""

    def confirm(self, t: Any, seat: Seat, action: Action) -> str:
        """Words of the button, if this action lets chance or others go on; else nothing."""

    def refusal(self, t: Any, seat: Seat, action: Action) -> str:
        """One sentence: why the action is not legal now, and what is."""

    def tell(self, plies: Sequence[Ply], after: Any, viewer: Seat | None) -> Told:
        """The plies of one turn (begun or ended) as a sentence, as the viewer may know them."""
