"""What happens at a match: as the server knows it, and as one seat may know it.

The two are different types, so that nothing leaks without a cast.
"""

from __future__ import annotations

import re
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final

from noblesse.core import CHANCE, Action, BadNotation, Seat

LINE: Final = re.compile(
    r"(?P<seq>\d+) @(?P<at>\S+) (?:seat (?P<seat>\d+)|chance): (?P<undo>undo )?(?P<number>\d+) \| (?P<hash>[0-9a-f]{8})"
)


@dataclass(frozen=True, slots=True)
class ServerEvent:
    """A ply, or the taking back of one: the whole truth, which must not leave the server."""

    seq: int
    """Events are numbered from 1 and only grow."""
    seat: Seat
    """Who did it; CHANCE for an outcome."""
    action: Action | None
    """What was done; None when a ply was taken back."""
    ply: int
    """The number of the ply that was done or taken back, from 1."""
    hash: str
    """8 hex digits that stand for the table afterwards."""
    at: float = 0.0
    """When, by the caller's clock."""
    before: bytes = field(default=b"", repr=False, compare=False)
    """The table at which it was done."""
    hidden: bool = field(default=False, compare=False)
    """Others see only that a choice was made, for answers of the same step are still to come."""

    def to_line(self) -> str:
        """The event as one line, to be stored; ``EventLine.read`` reads it."""
        who = "chance" if self.seat == CHANCE else f"seat {self.seat}"
        what = f"undo {self.ply}" if self.action is None else str(self.action)
        return f"{self.seq} @{self.at!r} {who}: {what} | {self.hash}"


@dataclass(frozen=True, slots=True)
class EventLine:
    """What a stored line says."""

    seq: int
    at: float
    seat: Seat
    undo: bool
    number: int
    """The action, or the ply taken back."""
    hash: str

    @classmethod
    def read(cls, text: str, line: int = 1) -> EventLine:
        """The line that ``ServerEvent.to_line`` wrote; raises BadNotation."""
        if found := LINE.fullmatch(text.rstrip("\n")):
            with suppress(ValueError):
                return cls(
                    int(found["seq"]),
                    float(found["at"]),
                    CHANCE if found["seat"] is None else int(found["seat"]),
                    found["undo"] is not None,
                    int(found["number"]),
                    found["hash"],
                )
        raise BadNotation(f"{text.strip()!r} is not an event", line)


@dataclass(frozen=True, slots=True)
class SeatEvent:
    """What one viewer may know of an event."""

    seq: int
    seat: Seat
    ply: int
    words: str
    """The record's words; "has chosen", or the game's veil, for a secret; "deals to seat 1" for a draw of another."""
    action: Action | None = None
    """None where it is hidden, and when a ply was taken back."""
