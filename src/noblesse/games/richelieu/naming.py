"""What things are called: colours, values, fields, boxes and bonuses; and lists of things."""

from __future__ import annotations

from typing import Final

from noblesse.core import Seat
from noblesse.core.phrases import COLOURS
from noblesse.core.story import called

from . import box, rules
from .table import Table

COLOUR_NAMES: Final = (*COLOURS[:4], "sage", "ochre")
"""By seat, and after them neutral ones."""
NEUTRAL_NAMES: Final = 4
"""Where the names of neutral colours begin."""
BOX_NAMES: Final = ("I", "II", "III")
SIDE_NAMES: Final = ("R", "O")
"""In records: the Cardinal's sheet, and the opposing one."""
VALUE_NAMES: Final = tuple(str(value) for value in box.VALUES)


def signed(number: int) -> str:
    """A number with a true minus sign."""
    return f"\N{MINUS SIGN}{-number}" if number < 0 else f"{number}"


def value(kind: int) -> str:
    """What an agent of a kind counts."""
    return signed(box.VALUES[kind])


def money(amount: int) -> str:
    """So much money: "3 L", or "free"."""
    return f"{amount} L" if amount else "free"


def colour(t: Table, number: int) -> str:
    """The name of a colour: "crimson", "sage"."""
    return COLOUR_NAMES[NEUTRAL_NAMES + number - t.seats if rules.is_neutral(t, number) else number]


def whose(t: Table, number: int, viewer: Seat | None) -> str:
    """What stands for a colour in the log: the name of its seat, "you", or the neutral colour."""
    if rules.is_neutral(t, number):
        return colour(t, number)
    return called(number, viewer)


def place_of(spot: int) -> int:
    """The place of a spot's sheet, SIDES * box + side."""
    return spot // box.FIELDS


def box_of(spot: int) -> str:
    """The box of a spot: "II"."""
    return BOX_NAMES[spot // box.BOX]


def faction(sheet: int) -> str:
    """Whose sheet it is: "Richelieu", "the Protestants"."""
    name = box.FACTION_NAMES[box.FACTION[sheet]]
    return f"the {name}" if name.endswith("s") else name


def side(t: Table, place: int) -> str:
    """Whose sheet lies at a place: "England"."""
    return faction(t.sheet[place])


def where(t: Table, spot: int) -> str:
    """A spot in a sentence: "with England in box II"."""
    return f"with {side(t, place_of(spot))} in box {box_of(spot)}"


def field(t: Table, spot: int) -> str:
    """A spot by itself: "box II, England, field 3"."""
    return f"box {box_of(spot)}, {side(t, place_of(spot)).removeprefix('the ')}, field {spot % box.FIELDS + 1}"


def cost(t: Table, spot: int) -> int:
    """What the agent in hand costs there now."""
    return rules.price(t, spot) + rules.surcharge(t) if t.picking == box.ACT else 0


def fills(t: Table, spot: int) -> bool:
    """Is this the last empty field of its sheet?  The agent that is being corrupted may leave another one."""
    here = t.phase == box.CORRUPT_TO and place_of(t.origin) == place_of(spot)
    return rules.empty_fields(t, place_of(spot)) == 1 and not here
