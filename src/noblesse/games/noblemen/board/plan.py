"""Where cells lie in the drawing of an estate, and what part of it is looked at."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

from .. import box

CELL: Final = 100
"""Breadth of a cell: the start meadow has its upper left corner at 0, 0, whatever the estate grows to."""
VELLUM: Final = (632, 555)
"""The sheet on a wide screen, in its pixels."""
LARGEST: Final = 96
"""Most pixels a cell has there."""
CARD: Final = (184, 94)
"""The card in a corner of the sheet, with the gap round it."""
ROOM: Final = 106
"""What is seen of the land round an estate: a cell and a little more."""
_HOME_Y, _HOME_X = divmod(box.HOME, box.SIDE)


def corner(cell: int) -> tuple[int, int]:
    """Upper left corner of a cell."""
    y, x = divmod(cell, box.SIDE)
    return CELL * (x - _HOME_X), CELL * (_HOME_Y - y)


def middle(cell: int) -> tuple[int, int]:
    x, y = corner(cell)
    return x + CELL // 2, y + CELL // 2


def hub(area: int) -> tuple[int, int]:
    """The common corner of the four tiles of an area, which is named by the lower left one."""
    x, y = corner(area)
    return x + CELL, y


class Frame(NamedTuple):
    """A part of the drawing: its upper left corner, and its size."""

    x: int
    y: int
    wide: int
    high: int


def _bounds(cells: Iterable[int]) -> Frame:
    corners = [corner(cell) for cell in cells]
    left, top = min(x for x, _ in corners), min(y for _, y in corners)
    return Frame(left, top, max(x for x, _ in corners) + CELL - left, max(y for _, y in corners) + CELL - top)


def _grown(frame: Frame, wide: int, high: int) -> Frame:
    """A frame with the same middle and this size, if it is smaller."""
    wide, high = max(wide, frame.wide), max(high, frame.high)
    return Frame(frame.x - (wide - frame.wide) // 2, frame.y - (high - frame.high) // 2, wide, high)


@lru_cache(64)
def window(cells: tuple[int, ...]) -> Frame:
    """What the sheet shows: the estate and the cells round it, but no cell larger than the largest."""
    seen = _bounds(cells)
    least = [CELL * side // LARGEST for side in VELLUM]
    return _grown(_grown(seen, seen.wide + 2 * ROOM, seen.high + 2 * ROOM), least[0], least[1])


@lru_cache(64)
def close(cells: tuple[int, ...]) -> Frame:
    """The estate alone, for a small drawing, and not too large where it is small."""
    seen = _bounds(cells)
    return _grown(_grown(seen, seen.wide + 44, seen.high + 44), 420, 340)


CORNERS: Final = ("ne", "nw", "se", "sw")


@lru_cache(64)
def free_corners(cells: tuple[int, ...]) -> tuple[tuple[int, str], ...]:
    """The corners of the sheet, that where a card covers least first; land counts more than the cells round it."""
    frame = window(cells)
    unit = max(frame.wide / VELLUM[0], frame.high / VELLUM[1])
    wide, high = VELLUM[0] * unit, VELLUM[1] * unit
    left, top = frame.x + (frame.wide - wide) / 2, frame.y + (frame.high - high) / 2
    card_wide, card_high = CARD[0] * unit, CARD[1] * unit
    land = set(cells)
    ring = {near for cell in cells for near in box.ROUND[cell]} - land

    def covered(where: str) -> int:
        x = left if "w" in where else left + wide - card_wide
        y = top if "n" in where else top + high - card_high
        boxes = Frame(int(x), int(y), int(card_wide), int(card_high))
        return sum(4 * _meets(boxes, cell) for cell in land) + sum(_meets(boxes, cell) for cell in ring)

    return tuple(sorted(((covered(where), where) for where in CORNERS), key=lambda found: found[0]))


def _meets(frame: Frame, cell: int) -> bool:
    x, y = corner(cell)
    return frame.x - CELL < x < frame.x + frame.wide and frame.y - CELL < y < frame.y + frame.high


def size(frame: Frame) -> int:
    """How small its cells are on the sheet, from 0 to 3: so words on them are larger."""
    pixels = CELL * min(VELLUM[0] / frame.wide, VELLUM[1] / frame.high)
    return sum(pixels < step for step in (70, 60, 50))
