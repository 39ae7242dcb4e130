"""The record's words: every action and outcome written, and read back."""

from __future__ import annotations

from noblesse.core import CHANCE, Action, BadNotation, Seat
from noblesse.core.notation import Frame, Verbs, read_outcome, write_outcome

from .box import (
    BOX,
    BUY,
    COMMISSION,
    DECLINE,
    DRAW,
    EARN,
    FIELDS,
    FROM,
    PICK,
    SELL,
    SHEET_NAMES,
    SPOTS,
    START,
    TO,
)
from .naming import BOX_NAMES, SIDE_NAMES, VALUE_NAMES
from .table import Table

SPOT_NAMES = tuple(
    f"{BOX_NAMES[spot // BOX]} {SIDE_NAMES[spot % BOX // FIELDS]} {spot % FIELDS + 1}" for spot in range(SPOTS)
)
"""Box, side, and field from the left: "II R 3"."""
VERBS = Verbs(
    {"income": EARN, "commission": COMMISSION, "sell": SELL, "buy": BUY, "decline": DECLINE},
    (("pick ", PICK, VALUE_NAMES), ("corrupt ", FROM, SPOT_NAMES), ("to ", TO, SPOT_NAMES)),
)


def write(t: Table, seat: Seat, action: Action) -> str:
    """The record's words: "pick 3", "to II R 3", "corrupt I O 1", "income", "R07 comes"."""
    return write_outcome(frame(t), action) if seat == CHANCE else VERBS.write(action)


def read(t: Table, seat: Seat, text: str) -> Action:
    """The action of these words; raises BadNotation."""
    if seat != CHANCE:
        return VERBS.read(text)
    if t.phase not in (START, DRAW):
        raise BadNotation("nothing is drawn now")
    return read_outcome(frame(t), text)


def frame(t: Table) -> Frame:
    """How an outcome is said."""
    if t.phase == START:
        return "seat ", [str(seat) for seat in range(t.seats)], " begins"
    return "", SHEET_NAMES, " comes"
