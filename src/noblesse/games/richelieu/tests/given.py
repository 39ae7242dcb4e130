"""Tables for the tests: say what differs from the usual.

Seats 0 to 3 are A to D; with two players C and D are the neutral colours.  Usual are four players, the Cardinal on 7,
everybody as at the start, and A to act.  A box says its two sheets, and agents by colour and value, from the left:
``given(boxes={1: ("R01: A3 A-2 C2", "E1")})``.  They lie face down where a field costs something, unless a "u" behind
them says up, or a "d" down; "Q" and "G" are the Queen and the Éminence Grise, "-" is an empty field.
"""

from __future__ import annotations

from collections.abc import Mapping

import noblesse
from noblesse.core import Row, Seat
from noblesse.core.sets import add, discard, has
from noblesse.games.richelieu import rules
from noblesse.games.richelieu.box import (
    ACT,
    BOXES,
    EMINENCE,
    FIELDS,
    NO_BOX,
    NO_COLOUR,
    PRICES,
    QUEEN,
    SHEET_NAMES,
    SHEETS,
    SIDES,
    STACK,
    VALUES,
)
from noblesse.games.richelieu.table import Table

COLOUR_NAMES = "ABCD"
Sheets = tuple[str, str]
EMPTY: Sheets = ("", "")
"""A box without sheets."""
USUAL = ("R11", "R03", "R05", "R01"), ("P1", "H2", "F1", "E2")
"""Sheets of the boxes that nothing is said of."""


def new_table(seats: int, **options: str) -> Table:
    """An empty table with its options."""
    t = noblesse.load("richelieu").new_table(seats, **options)
    assert isinstance(t, Table)
    rules.setup(t)
    return t


def given(
    *,
    seats: int = 4,
    boxes: Mapping[int, Sheets] | None = None,
    player: Seat = 0,
    actions: int = 1,
    bonus: int = ACT,
    cardinal: int = 7,
    prestige: Mapping[Seat, int] | None = None,
    income: Mapping[Seat, int] | None = None,
    military: Mapping[Seat, int] | None = None,
    money: Mapping[Seat, int] | None = None,
    jewels: Mapping[Seat, int] | None = None,
    city_jewels: int = 2,
    city: Mapping[str, str] | None = None,
    screen: Mapping[str, str] | None = None,
    taken: Mapping[Seat, str] | None = None,
    quiet: int = 0,
    last: bool = False,
    **options: str,
) -> Table:
    """The player has so many actions, or is asked for a bonus (its phase).  Agents that are nowhere else are behind the
    screen, unless its agents are said.  ``last``: no sheets are left in the stacks."""
    t = new_table(seats, **options)
    t.phase, t.turn, t.resolving, t.quiet, t.cardinal, t.city_jewels = bonus, 1, NO_BOX, quiet, cardinal, city_jewels
    t.player = t.asked = player
    t.actions = actions if bonus == ACT else 0
    rows: tuple[tuple[Row, Mapping[Seat, int] | None], ...] = (
        (t.prestige, prestige),
        (t.income, income),
        (t.military, military),
        (t.money, money),
        (t.jewels, jewels),
    )
    for row, said in rows:
        for seat, number in (said or {}).items():
            row[seat] = number
    for box, sheets in filled(boxes or {}).items():
        for side, text in enumerate(sheets):
            lay(t, SIDES * (box - 1) + side, text)
    for seat, names in (taken or {}).items():
        for name in names.split():
            use_up(t, SHEET_NAMES.index(name))
            add(t.taken[seat], SHEET_NAMES.index(name))
    for name, values in (city or {}).items():
        for value in values.split():
            t.city[COLOUR_NAMES.index(name)][VALUES.index(int(value))] += 1
            t.screen[COLOUR_NAMES.index(name)][VALUES.index(int(value))] -= 1
    for name, values in (screen or {}).items():
        t.screen[COLOUR_NAMES.index(name)][:] = [values.split().count(str(value)) for value in VALUES]
    for stack in range(STACK if last else 0):
        discard(t.cardinals, stack)
        discard(t.opposing, stack)
    return t


def filled(boxes: Mapping[int, Sheets]) -> dict[int, Sheets]:
    """All three boxes: those that are said, and usual sheets for the others."""
    said = {text.partition(":")[0] for sheets in boxes.values() for text in sheets}
    free = [[name for name in names if name not in said] for names in USUAL]
    return {box: boxes[box] if box in boxes else (free[0].pop(0), free[1].pop(0)) for box in range(1, BOXES + 1)}


def use_up(t: Table, sheet: int) -> None:
    """The sheet is no longer in its stack."""
    if sheet < STACK:
        discard(t.cardinals, sheet)
    else:
        discard(t.opposing, sheet - STACK)


def lay(t: Table, place: int, text: str) -> None:
    """Lay a sheet with agents: "R01: A3 - C2d Q"."""
    if not text:
        return
    name, _, agents = text.partition(":")
    t.sheet[place] = SHEET_NAMES.index(name)
    use_up(t, t.sheet[place])
    for field, agent in enumerate(agents.split()):
        stand(t, FIELDS * place + field, agent)


def stand(t: Table, where: int, agent: str) -> None:
    """Somebody stands on a spot."""
    if agent in ("Q", "G"):
        t.who[where] = QUEEN if agent == "Q" else EMINENCE
    elif agent != "-":
        colour, kind = COLOUR_NAMES.index(agent[0]), VALUES.index(int(agent[1:].rstrip("du")))
        t.who[where], t.kind[where] = colour, kind
        t.screen[colour][kind] -= 1
        free = PRICES[t.sheet[where // FIELDS]][where % FIELDS] == 0
        if (free and "d" not in agent) or "u" in agent:
            add(t.up, where)


def spot(t: Table, where: str) -> int:
    """The spot of "E1 5": the sheet, then the field from the left, from 1."""
    name, field = where.split()
    return FIELDS * list(t.sheet).index(SHEET_NAMES.index(name)) + int(field) - 1


def agent(t: Table, where: str) -> str:
    """Who lies there, as ``given`` is told, and whether face up."""
    here = spot(t, where)
    if t.who[here] == NO_COLOUR:
        return "-"
    if t.who[here] in (QUEEN, EMINENCE):
        return "Q" if t.who[here] == QUEEN else "G"
    return f"{COLOUR_NAMES[t.who[here]]}{VALUES[t.kind[here]]}{'u' if has(t.up, here) else 'd'}"


def values(row: Row) -> list[int]:
    """The values of agents behind a screen, or in the city."""
    return [value for value, count in zip(VALUES, row, strict=True) for _ in range(count)]


def screen(t: Table, colour: str = "A") -> list[int]:
    """The values behind a colour's screen."""
    return values(t.screen[COLOUR_NAMES.index(colour)])


def city(t: Table, colour: str = "A") -> list[int]:
    """The values of a colour in the city."""
    return values(t.city[COLOUR_NAMES.index(colour)])


def taken(t: Table, seat: Seat) -> list[str]:
    """The sheets a seat has won."""
    return [SHEET_NAMES[sheet] for sheet in range(SHEETS) if has(t.taken[seat], sheet)]


def sheets(t: Table) -> list[str]:
    """The sheets in the boxes: box by box, the Cardinal's first; "" where there is none."""
    return [SHEET_NAMES[sheet] if sheet < SHEETS else "" for sheet in t.sheet]


def due(t: Table) -> list[int]:
    """The boxes that wait to be resolved, from 1."""
    return [box + 1 for box in t.due if box != NO_BOX]
