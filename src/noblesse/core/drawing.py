"""What passes between a game's board and whatever shows it: marks in, sheets and notes out.  Knows no game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from noblesse.core.kernel import Action, Seat


@dataclass(frozen=True)
class Target:
    """A place on the board where the viewer may act now."""

    action: Action
    label: str
    """Short words: "brown 17"."""
    gain: str = ""
    """What it brings, in words."""
    confirm: str = ""
    """Words of the button that must be pressed before it is posted; nothing if it is posted at once."""
    note: str = ""
    """What it costs or why it waits, in words."""


@dataclass(frozen=True)
class Marks:
    """What to mark on a board besides what lies there."""

    legal: Mapping[str, Target] = field(default_factory=dict)
    """By place id (``actions.place``)."""
    hint: str = ""
    """The place a hint names."""
    about: str = ""
    """The place that is asked about."""
    last: tuple[tuple[Seat, str], ...] = ()
    """Where the last finished turn acted: seat and place."""
    now: tuple[tuple[Seat, str], ...] = ()
    """Where the turn in progress has acted so far."""
    seat: Seat | None = None
    """The viewer's seat, for ghosts of its pieces."""
    past: Any = None
    """What the game's ``view.remember`` keeps of the past for the viewer."""
    names: tuple[str, ...] = ()
    """What the players are called, in seat order, as they wrote it: markup must escape them.  May be empty."""


@dataclass(frozen=True)
class Cell:
    """One source of points for one seat."""

    points: int
    detail: str = ""
    """Every tile or set named: "blue 4, red 2"."""


@dataclass(frozen=True)
class Line:
    """One source of points, for all seats."""

    source: str
    cells: tuple[Cell, ...]


@dataclass(frozen=True)
class Sheet:
    """The score sheet: every point accounted for.  The lines of a seat add up to its total."""

    lines: tuple[Line, ...]
    totals: tuple[int, ...]
    tie_break: Line | None
    """The tie-break as a line that adds nothing."""
    why: str
    """One sentence: what decided it.  ``{name}`` stands for the winner's name."""
    length: str = ""
    """How long the match was: "9 rounds"; nothing if its turns say enough."""


@dataclass(frozen=True)
class About:
    """A note on one piece: what it is and does."""

    place: str
    title: str
    text: str
    counts: str = ""
    rule: str = ""
    """Section of the game's rules page: "2.2"."""
    art: str = ""
    """Id of its symbol."""
