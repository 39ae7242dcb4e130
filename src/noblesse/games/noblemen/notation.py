"""The record's words: every action and outcome written, and read back."""

from __future__ import annotations

from typing import Final

from noblesse.core import CHANCE, Action, BadNotation, Seat
from noblesse.core.notation import Frame, Verbs, read_outcome, write_outcome
from noblesse.core.phrases import ORDINALS

from .box import (
    AT,
    BEGINS,
    BRIBE,
    BUILD,
    CARD,
    CARD_NAMES,
    CELLS,
    CHOSEN,
    DEAL,
    DONATE,
    DRAWN,
    END,
    FILL,
    GIVE,
    HOME,
    KEEP,
    KEEP_ALL,
    LANDS,
    LEISURE,
    LIFT,
    MEN,
    MOST_BRIBES,
    MOST_CHOSEN,
    MOST_SEATS,
    PLACE,
    PLAY,
    PURSES,
    RESERVE,
    RETURN,
    SIDE,
    SPEND,
    START,
    STOP,
    TAKE,
    TAXES,
    TILE,
    TILE_NAMES,
    VISIT,
)
from .naming import BUILD_NAMES
from .table import Table


def _spot(cell: int) -> str:
    """Steps to the right of the first meadow and above it: "1,0", "-2,3"."""
    return f"{cell % SIDE - HOME % SIDE},{cell // SIDE - HOME // SIDE}"


def _numbers(first: int, last: int) -> tuple[str, ...]:
    return tuple(str(number) for number in range(first, last + 1))


VERBS: Final = Verbs(
    {
        "taxes": TAXES,
        "lands": LANDS,
        "leisure": LEISURE,
        "keep all": KEEP_ALL,
        "man from home": RESERVE,
        "stop": STOP,
        "end": END,
    },
    (
        ("choose ", CHOSEN, _numbers(0, MOST_CHOSEN)),
        ("place ", PLACE, TILE_NAMES),
        ("at ", AT, tuple(_spot(cell) for cell in range(CELLS))),
        ("build ", BUILD, BUILD_NAMES),
        ("bribe ", BRIBE, _numbers(1, MOST_BRIBES)),
        ("donate ", DONATE, TILE_NAMES),
        ("play ", PLAY, CARD_NAMES),
        ("take ", TAKE, TILE_NAMES),
        ("give ", GIVE, TILE_NAMES),
        ("spend ", SPEND, _numbers(0, PURSES)),
        ("keep ", KEEP, ORDINALS[:DRAWN]),
        ("return ", RETURN, CARD_NAMES),
        ("man ", LIFT, _numbers(1, MEN)),
        ("visit ", VISIT, _numbers(0, MOST_SEATS - 1)),
    ),
)
FIRST: Final = {START: BEGINS, FILL: TILE, DEAL: CARD}
"""The first outcome of what chance does, by phase."""


def write(t: Table, seat: Seat, action: Action) -> str:
    """The record's words: "place field", "at 1,0", "build garden folly", "give wood", "tribute comes"."""
    if seat != CHANCE:
        return VERBS.write(action)
    return write_outcome(frame(t), action - FIRST[t.phase])


def read(t: Table, seat: Seat, text: str) -> Action:
    """The action of these words; raises BadNotation."""
    if seat != CHANCE:
        return VERBS.read(text)
    if t.phase not in FIRST:
        raise BadNotation("nothing is drawn now")
    return FIRST[t.phase] + read_outcome(frame(t), text)


def frame(t: Table) -> Frame:
    """How an outcome is said."""
    if t.phase == START:
        return "seat ", [str(seat) for seat in range(t.seats)], " begins"
    return "", TILE_NAMES if t.phase == FILL else CARD_NAMES, " comes"
