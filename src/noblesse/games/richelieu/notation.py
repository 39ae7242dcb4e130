"""The record's words: every action and outcome written, and read back."""

from __future__ import annotations

from collections.abc import Sequence

from noblesse.core import CHANCE, Action, BadNotation, Seat

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
ALONE = {"income": EARN, "commission": COMMISSION, "sell": SELL, "buy": BUY, "decline": DECLINE}
"""Actions that need no name of a thing."""
NAMED: tuple[tuple[str, Action, Sequence[str]], ...] = (
    ("pick ", PICK, VALUE_NAMES),
    ("corrupt ", FROM, SPOT_NAMES),
    ("to ", TO, SPOT_NAMES),
)
"""A verb, the first of its actions, and what it is done with."""
WORDS: dict[Action, str] = {action: text for text, action in ALONE.items()} | {
    first + number: verb + name for verb, first, names in NAMED for number, name in enumerate(names)
}
ACTIONS_BY_WORDS = {text: action for action, text in WORDS.items()}


def write(t: Table, seat: Seat, action: Action) -> str:
    """The record's words: "pick 3", "to II R 3", "corrupt I O 1", "income", "R07 comes"."""
    if seat == CHANCE:
        before, names, after = frame(t)
        return f"{before}{names[action]}{after}"
    return WORDS[action]


def read(t: Table, seat: Seat, text: str) -> Action:
    """The action of these words; raises BadNotation."""
    if seat == CHANCE:
        return read_outcome(t, text)
    if text in ACTIONS_BY_WORDS:
        return ACTIONS_BY_WORDS[text]
    for verb, _, names in NAMED:
        if text.startswith(verb):
            raise BadNotation(f"{text[len(verb) :]!r} is none of {', '.join(names)}", 1, len(verb) + 1)
    raise BadNotation(f"{', '.join([*(verb.strip() for verb, _, _ in NAMED), *ALONE])} expected")


def frame(t: Table) -> tuple[str, Sequence[str], str]:
    """How an outcome is said: what stands before its name, the names, what stands after."""
    if t.phase == START:
        return "seat ", [str(seat) for seat in range(t.seats)], " begins"
    return "", SHEET_NAMES, " comes"


def read_outcome(t: Table, text: str) -> Action:
    """What chance brings by these words."""
    if t.phase not in (START, DRAW):
        raise BadNotation("nothing is drawn now")
    before, names, after = frame(t)
    if not (text.startswith(before) and text.endswith(after) and len(text) > len(before) + len(after)):
        raise BadNotation(f"'{before}…{after}' expected")
    name = text[len(before) : len(text) - len(after)]
    if name not in names:
        raise BadNotation(f"{name!r} is none of {', '.join(names)}", 1, len(before) + 1)
    return list(names).index(name)
