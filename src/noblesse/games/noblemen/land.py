"""What a tile or a structure on a cell makes of an estate, without laying it there."""

from __future__ import annotations

from noblesse.core import Bits, Seat
from noblesse.core.sets import has

from . import rules
from .box import (
    AREA_BONUS,
    AREAS,
    BLOCK,
    BLOCK_SIZE,
    CASTLE,
    CELLS,
    CHAPEL,
    PALACE,
    ROUND,
    STRUCTURES,
)
from .table import Table


def completed(t: Table, seat: Seat, kind: int, cell: int) -> list[int]:
    """The lower left cells of the areas that a tile of this kind completes there."""
    if kind >= AREAS:
        return []
    corners = (cell - step for step in BLOCK)
    return [corner for corner in corners if rules.fellows(t, seat, kind, corner, cell) == BLOCK_SIZE - 1]


def brought(t: Table, seat: Seat, cell: int) -> int:
    """Pounds or tiles that the tile in hand brings there, if it is a field or a wood."""
    return 1 + AREA_BONUS * len(completed(t, seat, t.held, cell))


def nobles(t: Table, seat: Seat) -> list[tuple[int, int]]:
    """Castles and palaces with their cells."""
    return [(kind, cell) for kind in (CASTLE, PALACE) for cell in t.built[STRUCTURES * seat + kind]]


def missing(t: Table, seat: Seat, cell: int) -> list[int]:
    """Cells round this one on which no tile lies."""
    land = Bits(CELLS)
    rules.land_of(t, seat, land)
    return [other for other in ROUND[cell] if other not in land]


def surrounds(t: Table, seat: Seat, cell: int) -> list[tuple[int, int]]:
    """Castles and palaces with their cells that a tile there would surround."""
    return [(kind, at) for kind, at in nobles(t, seat) if has(ROUND[cell], at) and missing(t, seat, at) == [cell]]


def chapels(t: Table, seat: Seat, cell: int) -> int:
    """Chapels of the seat that touch the cell."""
    return sum(has(ROUND[cell], at) for at in t.built[STRUCTURES * seat + CHAPEL])
