"""What may be seen of a table.  Nobody knows a face-down token, all else is open: all viewers see the same."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from noblesse.core import CHANCE, TERMINAL, Bits, Seat

from . import box, rules
from .actions import space_id
from .table import Table

NOTHING: Final = -1
BACK: Final = box.KINDS
"""In ``View.tokens``: a face-down token."""


@dataclass(frozen=True)
class View:
    """The open table, as plain data."""

    seats: int
    turn: int
    phase: int
    player: Seat
    """Whose turn it is."""
    awaits: Seat
    """Who must decide now; NOTHING while chance acts and at the end."""
    over: bool
    called: int
    """The kind called in this turn, or NOTHING."""
    to_stand: int
    """Markers that may still be placed."""

    tokens: tuple[int, ...]
    """By land space: the kind that lies there open, BACK or NOTHING."""
    markers: tuple[int, ...]
    """By land space: whose marker stands there, or NOTHING."""
    picked: tuple[int, ...]
    """Land spaces picked in this turn."""
    placed: tuple[int, ...]
    """Land spaces where markers were placed in this turn."""
    unseen: tuple[int, ...]
    """Face-down tokens by kind."""

    kings: int
    queens: int
    end: int
    """Kings, and queens, that end the match."""
    fish: tuple[int, ...]
    dominance: tuple[tuple[Seat, ...], ...]
    """By region, top tile first: who took it, or NOTHING while it lies there."""
    towns: tuple[tuple[Seat, ...], ...]
    multi: tuple[Seat, ...]
    bonus: tuple[Seat, ...]

    goods: tuple[tuple[int, ...], ...]
    """By seat: corn, sheep, wood, fish."""
    inside: tuple[tuple[int, ...], ...]
    """By seat: markers in each region."""
    sets: tuple[int, ...]
    scores: tuple[int, ...]
    leftovers: tuple[int, ...]
    ranks: tuple[int, ...]


def view(t: Table, viewer: Seat | None) -> View:
    """What a seat, or a spectator, may see."""
    seats, mover = range(t.seats), rules.mover(t)
    return View(
        seats=t.seats,
        turn=t.turn,
        phase=t.phase,
        player=t.player,
        awaits=NOTHING if mover in (CHANCE, TERMINAL) else mover,
        over=mover == TERMINAL,
        called=NOTHING if t.called == box.NO_KIND else t.called,
        to_stand=t.to_stand,
        tokens=_spread([t.up[kind] for kind in range(box.KINDS)] + [t.down], t.under),
        markers=_spread(t.markers[: t.seats]),
        picked=tuple(t.picked),
        placed=tuple(t.placed),
        unseen=tuple(t.unseen),
        kings=t.kings,
        queens=t.queens,
        end=box.ROYALS_TO_END[t.seats],
        fish=tuple(t.fish),
        dominance=tuple(map(_takers, t.dominance)),
        towns=tuple(map(_takers, t.towns)),
        multi=_takers(t.multi),
        bonus=_takers(t.bonus),
        goods=tuple(tuple(t.goods[seat]) for seat in seats),
        inside=tuple(tuple(t.inside[seat]) for seat in seats),
        sets=tuple(rules.sets(t, seat) for seat in seats),
        scores=tuple(rules.score(t, seat) for seat in seats),
        leftovers=tuple(rules.leftover(t, seat) for seat in seats),
        ranks=tuple(rules.rank(t, seat) for seat in seats),
    )


def _spread(*rows: list[Bits]) -> tuple[int, ...]:
    """By land space, the place in its row of the set that has it."""
    out = [NOTHING] * box.LAND
    for row in rows:
        for value, members in enumerate(row):
            for space in members:
                out[space] = value
    return tuple(out)


def _takers(row: list[int]) -> tuple[Seat, ...]:
    return tuple(taker - 1 for taker in row)


def changed(before: View, after: View) -> tuple[str, ...]:
    """The places of the land spaces that look different: turned over, emptied, or marked."""
    pairs = zip(before.tokens, before.markers, after.tokens, after.markers, strict=True)
    return tuple(space_id(space) for space, (a, b, c, d) in enumerate(pairs) if (a, b) != (c, d))
