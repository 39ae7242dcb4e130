"""Where everything lies on the board: lengths in pixels of a wide screen.

Groups lie in measures of their own, so that a narrow screen can put them elsewhere: a box is ``BOX_WIDE`` by
``BOX_HIGH`` and holds name, sheet, beam, sheet, name from top to bottom.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from .. import box

WIDE: Final = 1060
HIGH: Final = 747
VIEW: Final = (0, 0, WIDE, HIGH)
EDGE: Final = 15


class Plate(NamedTuple):
    """A part of the board: its corner on a wide screen, and its size."""

    x: float
    y: float
    wide: float
    high: float


# ---- the road

ROAD: Final = Plate(EDGE, 43, 1030, 56)
ROAD_FIELDS: Final = 30
PHONE_ROAD: Final = Plate(6, 28, 378, 52)
PHONE_FIELDS: Final = 15

# ---- boxes

BOX_WIDE: Final = 338
BAND: Final = 20
SHEET_HIGH: Final = 158
BEAM_HIGH: Final = 54
JOINT: Final = 3
SHEET_Y: Final = (BAND, BAND + SHEET_HIGH + BEAM_HIGH + 2 * JOINT)
BEAM_Y: Final = BAND + SHEET_HIGH + JOINT
BOX_HIGH: Final = 2 * (BAND + SHEET_HIGH + JOINT) + BEAM_HIGH
BOXES: Final = tuple(Plate(EDGE + 346 * k, 105, BOX_WIDE, BOX_HIGH) for k in range(box.BOXES))

DISC: Final = 25.0
STEP: Final = 61.6
ROW: Final = 26
"""Middle of the row of roundel, bonuses and move, from the outer edge of a sheet."""
TAG: Final = 60
"""The same of prices, of the fields, and of what each colour has there."""
FIELD: Final = 97
SHARES: Final = 141


def inner(side: int, y: float) -> float:
    """A height within a sheet, from its top: the opposing one is the mirror of the Cardinal's."""
    return y if side == box.CARDINALS else SHEET_HIGH - y


def field_x(field: int) -> float:
    """Middle of a field within its sheet."""
    return 15 + STEP * (field + 0.5)


def spot_at(spot: int) -> tuple[float, float]:
    """Middle of a spot within its box."""
    side, field = spot // box.FIELDS % box.SIDES, spot % box.FIELDS
    return field_x(field), SHEET_Y[side] + inner(side, FIELD)


# ---- what lies below the boxes

INCOME: Final = Plate(EDGE, 527, 366, 58)
MILITARY: Final = Plate(387, 527, 398, 58)
STACKS: Final = Plate(791, 527, 254, 58)
SCREEN: Final = Plate(EDGE, 591, 520, 148)
PALACES: Final = (Plate(541, 591, 104, 71), Plate(541, 668, 104, 71))
CITY: Final = Plate(651, 591, 394, 148)
SQUARE: Final = 32.0
SQUARES_X: Final = 36
"""Where the first square of a track begins."""
LEAVES: Final = (406, 56, 58)
"""Breadths of the leaves of the viewer's screen: shelf, purse, sheets won."""
