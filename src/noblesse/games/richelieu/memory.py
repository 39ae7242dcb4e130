"""What is kept of boxes that were resolved, for the board to tell it: all of it is open to everybody.

The table knows how a box lay when it was resolved last; in which order boxes were, what lay face down until then and
where the Cardinal came from only the plies can tell.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from noblesse.core import CHANCE, Ply, Seat
from noblesse.core.sets import has

from . import box, rules
from .log import unfold
from .table import Table

NOT_YET: Final = -1


@dataclass(frozen=True)
class Tale:
    """How a box was resolved, or is being resolved.  When something happened is said in decisions of the match."""

    turn: int
    number: int
    """The box."""
    sheets: tuple[int, ...]
    who: tuple[int, ...]
    """By spot of the box."""
    kind: tuple[int, ...]
    """By spot: of the agent there, or NO_KIND."""
    down: tuple[bool, ...]
    """By spot: did an agent lie there face down?"""
    totals: tuple[int, ...]
    winner: int
    """The side that has won."""
    rewarded: tuple[int, ...]
    """The colours in first and second place, or NO_COLOUR."""
    shares: tuple[int, ...]
    """What each of these had on the sheet that won."""
    begun: int
    """When all were turned up."""
    paid: tuple[int, ...] = (NOT_YET,) * box.PLACES
    """By place: when its reward began."""
    ended: int = NOT_YET
    road: tuple[int, int, int] = (0, 0, 0)
    """Where the Cardinal was, where his printed move brought him, and where he stopped."""
    fresh: bool = True
    """Has the viewer decided nothing since?"""

    @property
    def gone(self) -> Iterator[tuple[int, int]]:
        """Colour and kind of each agent that goes to the city."""
        return ((who, kind) for who, kind in zip(self.who, self.kind, strict=True) if who < box.COLOURS)


@dataclass(frozen=True)
class Memory:
    """What is kept between two plies."""

    tales: tuple[Tale, ...] = ()
    """In the order in which the boxes were resolved; the last may be of the box that is being resolved."""
    decisions: int = 0
    """How many were taken so far."""

    def of(self, number: int) -> Tale | None:
        """The last tale of a box, if there is one."""
        return next((tale for tale in reversed(self.tales) if tale.number == number), None)


def remember(kept: Memory | None, ply: Ply, after: Table, viewer: Seat | None) -> Memory:
    """What is kept after one more ply: boxes resolved since the viewer's last decision; others till new ones are."""
    memory = kept or Memory()
    memory = replace(memory, decisions=memory.decisions + (ply.seat != CHANCE))
    if ply.seat == viewer:
        memory = replace(memory, tales=tuple(replace(tale, fresh=False) for tale in memory.tales))
    before: Table = ply.before
    if before.turn == 0 or (before.resolving == box.NO_BOX and after.reveals == before.reveals):
        return memory
    for was, now in steps(ply):
        memory = replace(memory, tales=went_on(memory, was, now, viewer))
    return memory


def steps(ply: Ply) -> Iterator[tuple[Table, Table]]:
    """The tables before and after each step that followed from a decision."""
    tables = unfold(ply)
    was = next(tables)
    for now in tables:
        yield was, now
        was = now


def went_on(memory: Memory, was: Table, now: Table, viewer: Seat | None) -> tuple[Tale, ...]:
    """The tales after one more step."""
    tales = memory.tales
    if was.resolving == box.NO_BOX:
        if now.resolving == box.NO_BOX:
            return tales
        return (*still_told(tales, now, viewer), begun(was, now, memory.decisions))
    if not tales or tales[-1].number != was.resolving or tales[-1].ended != NOT_YET:
        return tales
    if was.place >= box.PLACES:
        printed = max(0, was.cardinal + box.MOVES[was.sheet[box.SIDES * was.resolving + was.winner]])
        road = was.cardinal, printed, now.cardinal
        last = replace(tales[-1], ended=memory.decisions, road=road, fresh=True)
    else:
        reached = range(min(now.place + 1, box.PLACES))
        paid = (
            memory.decisions if place in reached and when == NOT_YET else when
            for place, when in enumerate(tales[-1].paid)
        )
        last = replace(tales[-1], paid=tuple(paid))
    return (*tales[:-1], last)


def still_told(tales: tuple[Tale, ...], t: Table, viewer: Seat | None) -> Iterator[Tale]:
    """Tales that stay when another box is resolved; a spectator is told of one turn."""
    for tale in tales:
        if tale.number != t.resolving and (tale.turn == t.turn or (tale.fresh and viewer is not None)):
            yield tale


def begun(was: Table, t: Table, decision: int) -> Tale:
    """The tale of a box that has just been turned up."""
    first, spots = box.SIDES * t.resolving, range(box.BOX * t.resolving, box.BOX * (t.resolving + 1))
    sheet = first + t.winner
    return Tale(
        turn=t.turn,
        number=t.resolving,
        sheets=tuple(t.sheet[first : first + box.SIDES]),
        who=tuple(t.who[spot] for spot in spots),
        kind=tuple(t.kind[spot] for spot in spots),
        down=tuple(t.who[spot] < box.COLOURS and not has(was.up, spot) for spot in spots),
        totals=tuple(rules.total(t, first + side) for side in range(box.SIDES)),
        winner=t.winner,
        rewarded=tuple(t.rewarded),
        shares=tuple(0 if colour == box.NO_COLOUR else rules.share(t, sheet, colour) for colour in t.rewarded),
        begun=decision,
    )
