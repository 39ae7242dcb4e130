"""What a match answers: done, with all that happened, or refused, with a reason.  Refusals are values."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from noblesse.core.phrases import several
from noblesse.play.events import ServerEvent


class Reason(Enum):
    """Why a match refuses, in the order in which it looks."""

    NOT_SEATED = auto()
    MATCH_OVER = auto()
    STALE = auto()
    NOT_YOUR_TURN = auto()
    ILLEGAL = auto()
    NO_UNDO = auto()


@dataclass(frozen=True)
class Refused:
    """Nothing has changed."""

    reason: Reason
    says: str
    """Why, for a person."""


@dataclass(frozen=True)
class Done:
    """It was carried out."""

    events: tuple[ServerEvent, ...]
    """All that happened, chance outcomes included."""


NOT_SEATED: Final = Refused(Reason.NOT_SEATED, "You have no seat at this table.")
MATCH_OVER: Final = Refused(Reason.MATCH_OVER, "The match is over.")
STALE: Final = Refused(Reason.STALE, "The table moved on. Look again before you choose.")
NOTHING_TO_UNDO: Final = Refused(Reason.NO_UNDO, "You have decided nothing yet that could be taken back.")
SEEN: Final = Refused(Reason.NO_UNDO, "This decision stands. What has been seen cannot be taken back.")


def not_your_turn(awaited: Sequence[str], *, chosen: bool) -> Refused:
    """The refusal of one who is not awaited, perhaps because of having chosen, by the names of those who are."""
    why = "You have chosen already" if chosen else "It is not your turn"
    return Refused(Reason.NOT_YOUR_TURN, f"{why}: the table waits for {several(awaited) or 'chance'}.")
