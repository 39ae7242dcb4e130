"""Who may see what: hands, the deck and veiled masks are hidden, all else is open."""

from __future__ import annotations

from dataclasses import dataclass

from noblesse.core import TERMINAL, Seat

from . import box, rules
from .table import Table

NOTHING = -1


@dataclass(frozen=True)
class View:
    """The table as one viewer knows it."""

    seats: int
    viewer: Seat
    """NOTHING for a spectator."""
    turn: int
    """Rounds behind us."""
    phase: int
    awaits: tuple[Seat, ...]
    """Who must decide now."""
    over: bool
    dancer: Seat
    """Who has the floor, or NOTHING."""
    asked: Seat
    """Who may look at the dancer's hand, or NOTHING."""
    steps: int
    """Steps the dancer still has."""
    slipped: bool
    """Has the dancer slipped a mask into the deck?"""

    deck: int
    """Masks left."""
    held: tuple[int, ...]
    hand: tuple[int, ...]
    """The viewer's masks, by kind; none for a spectator."""
    seen: tuple[tuple[int, ...], ...]
    """By seat: the masks that the viewer knows to be in its hand."""
    shown: tuple[tuple[int, ...], ...]
    """By seat: the masks in the viewer's hand that it knows of."""
    mask: tuple[int, ...]
    """By seat: what it wears, as far as the viewer may see, or NOTHING."""
    answered: tuple[Seat, ...]
    worn: tuple[tuple[int, ...], ...]

    floor: tuple[int, ...]
    """By tile: whose it is, or NOTHING."""
    pairs: tuple[int, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    humility: tuple[int, ...]
    encore: bool


def view(t: Table, viewer: Seat | None) -> View:
    """What a seat, or a spectator, may see."""
    seats, me = range(t.seats), NOTHING if viewer is None else viewer
    dances = t.phase in (box.STEP, box.CURIOUS)
    return View(
        seats=t.seats,
        viewer=me,
        turn=t.round,
        phase=t.phase,
        awaits=tuple(seat for seat in seats if rules.awaits(t, seat)),
        over=rules.mover(t) == TERMINAL,
        dancer=t.dancer if dances else NOTHING,
        asked=t.asked if t.phase == box.CURIOUS else NOTHING,
        steps=t.steps,
        slipped=t.slipped == 1,
        deck=sum(t.deck),
        held=tuple(t.held),
        hand=tuple(t.hand[me]) if me >= 0 else (0,) * box.KINDS,
        seen=tuple(_knows(t, me, owner) for owner in seats),
        shown=tuple(_knows(t, other, me) for other in seats),
        mask=tuple(_worn_now(t, seat, me) for seat in seats),
        answered=tuple(t.answered),
        worn=tuple(map(tuple, t.worn)),
        floor=tuple(next((seat for seat in seats if tile in t.floor[seat]), NOTHING) for tile in range(box.TILES)),
        pairs=tuple(t.pairs),
        scores=tuple(rules.score(t, seat) for seat in seats),
        ranks=tuple(rules.rank(t, seat) for seat in seats),
        humility=tuple(rules.humility(t, seat) for seat in seats),
        encore=t.encore == 0,
    )


def _knows(t: Table, viewer: Seat, owner: Seat) -> tuple[int, ...]:
    if viewer < 0 or owner < 0:
        return (0,) * box.KINDS
    return tuple(t.seen[viewer * box.MOST_SEATS + owner])


def _worn_now(t: Table, seat: Seat, viewer: Seat) -> int:
    if t.mask[seat] == box.NO_MASK or (t.phase == box.PICK and seat != viewer):
        return NOTHING
    return t.mask[seat]
