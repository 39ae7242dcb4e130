"""The last drive of every carriage, which no table tells: for the board, so that carriages keep to streets."""

from __future__ import annotations

from noblesse.core import Ply, Seat

from .table import Table

Journeys = tuple[tuple[int, int], ...]
"""By seat: the market where its last drive began, and where it ended; twice the same before the first one."""


def remember(kept: Journeys | None, ply: Ply, after: Table, viewer: Seat | None) -> Journeys:
    """Everybody sees carriages drive, so that nothing depends on the viewer."""
    seats = range(after.seats)
    before: Table = ply.before
    old = kept or tuple((before.carriage[seat], before.carriage[seat]) for seat in seats)
    moved = [before.carriage[seat] != after.carriage[seat] for seat in seats]
    return tuple((before.carriage[seat], after.carriage[seat]) if moved[seat] else old[seat] for seat in seats)
