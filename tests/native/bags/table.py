"""Three sets of each size, and what the last function returned."""

from __future__ import annotations

from noblesse.core import AnyTable, BitsRow, bits, i32, u16


class Table(AnyTable):
    """Sizes lie just above, and just below, whole words."""

    ply: int = u16
    answer: int = i32
    one: BitsRow = bits[60][3]
    two: BitsRow = bits[128][3]
    five: BitsRow = bits[257][3]
