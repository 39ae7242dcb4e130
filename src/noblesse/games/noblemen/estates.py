"""Estates as they lie open to everybody: tiles, structures, areas with who stands there, and what they are worth."""

from __future__ import annotations

from typing import Final

from noblesse.core import Seat

from . import box, rules
from .table import Table

NOTHING: Final = -1
Tiles = tuple[tuple[int, int], ...]
"""Cells and kinds."""
Built = tuple[tuple[int, int, int], ...]
"""Cells, structures, and the number of a folly or NOTHING."""
Areas = tuple[tuple[int, int, int], ...]
"""Lower left cells, kinds, and the man-at-arms there or NOTHING."""
Worths = tuple[tuple[int, int, bool, tuple[int, ...]], ...]
"""Of castles and palaces: cell, points once it is surrounded, is it, and the cells that are missing."""


def land_of(t: Table, seat: Seat) -> int:
    """The cells of an estate, a bit each."""
    land = 0
    for kind in range(box.KINDS):
        land |= t.tiles[box.KINDS * seat + kind].members
    return land


def tiles_of(t: Table, seat: Seat) -> Tiles:
    """The tiles of an estate."""
    return tuple(sorted((cell, kind) for kind in range(box.KINDS) for cell in t.tiles[box.KINDS * seat + kind]))


def built_by(t: Table, seat: Seat) -> Built:
    """The structures of an estate."""
    follies = {t.folly_at[folly]: folly for folly in range(box.FOLLIES) if t.folly_of[folly] == seat}
    return tuple(
        sorted(
            (cell, structure, follies[cell] if structure == box.FOLLY else NOTHING)
            for structure in range(box.STRUCTURES)
            for cell in t.built[box.STRUCTURES * seat + structure]
        )
    )


def areas_of(t: Table, seat: Seat) -> Areas:
    """The farms, forests and gardens of an estate, and who stands there."""
    men = {t.man_at[man]: man for man in range(box.MOST_MEN) if t.man_of[man] == seat}
    return tuple(
        sorted(
            (corner, kind, men.get(corner, NOTHING))
            for kind in range(box.AREAS)
            for corner in t.areas[box.AREAS * seat + kind]
        )
    )


def worths(t: Table, seat: Seat) -> Worths:
    """What castles and palaces of an estate are worth, and what each is waiting for."""
    land, worth = land_of(t, seat), []
    for structure in (box.CASTLE, box.PALACE):
        for cell in t.built[box.STRUCTURES * seat + structure]:
            missing = tuple(near for near in box.ROUND[cell] if not land >> near & 1)
            surrounded = rules.is_surrounded(t, seat, cell)
            worth.append((cell, rules.worth_of(t, seat, structure, cell), surrounded, missing))
    return tuple(sorted(worth))
