"""Fields of every kind."""

from __future__ import annotations

from noblesse.core import AnyTable, Bits, BitsRow, BitsRows, Row, Rows, bits, i8, i16, i32, scratch, u8, u16, u32

from .box import ACTIONS, KINDS, LAND, MOST_SEATS


class Table(AnyTable):
    """Scratch lies between the others on purpose."""

    ply: int = u8
    small: int = i8
    turn: int = u16
    hidden: Row = u8[KINDS]
    room: Row = scratch(u8[KINDS])
    deep: int = i16
    large: int = u32
    debts: Row = i32[MOST_SEATS]
    goods: Rows = u16[MOST_SEATS][4]
    few: Bits = bits[KINDS]
    todo: Bits = scratch(bits[LAND])
    land: BitsRow = bits[LAND][MOST_SEATS]
    grid: BitsRows = bits[KINDS][2][3]
    played: Bits = bits[ACTIONS]
