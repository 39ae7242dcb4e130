"""What an action brings, in words."""

from __future__ import annotations

from noblesse.core import Action, Seat
from noblesse.core.phrases import some

from .about import about
from .box import BUILDINGS, CALL, CALLS, CORN, QUEEN, STAND
from .prizes import number_of, prizes, track_words
from .rules import apply
from .table import Table

__all__ = ["about", "gain"]


def gain(t: Table, seat: Seat, action: Action) -> str:
    """What the action brings now: "2 fish, red 4", "3 corn, amulet 7", "2 markers"; or nothing."""
    if t.phase not in (CALL, STAND):
        return ""
    after = t.copy()
    apply(after, seat, action)
    won = ["1 fish" if prize == "a fish" else prize for prize in prizes(t, after, seat)]
    if t.phase == CALL:
        won = gathered(t, action - CALLS) + won
    return ", ".join(won)


def gathered(t: Table, kind: int) -> list[str]:
    """What calling a kind brings beside fish and tiles."""
    number = len(t.up[kind])
    if kind >= CORN:
        return [number_of(number, kind)]
    markers = some(number, "marker")
    if BUILDINGS <= kind <= QUEEN:
        return [markers, track_words(t, kind)]
    return [markers]
