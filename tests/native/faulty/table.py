"""A row, and another that lies behind it."""

from __future__ import annotations

from noblesse.core import AnyTable, Row, u8


class Table(AnyTable):
    """Two rows of four."""

    row: Row = u8[4]
    behind: Row = u8[4]
