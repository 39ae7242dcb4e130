"""Chapters 1 and 3: agents behind the screen, on the sheets and in the city."""

from __future__ import annotations

from noblesse.core import Bits, Seat, reveal
from noblesse.core.sets import add, discard

from ..box import (
    AGENTS,
    BOX,
    BOXES,
    COLOURS,
    FIELD,
    FIELDS,
    KINDS,
    NEUTRAL_AGENTS,
    NO_BOX,
    NO_COLOUR,
    NO_KIND,
    NO_SHEET,
    PICK,
    PRICES,
    SPOTS,
)
from ..table import Table


def is_neutral(t: Table, colour: int) -> bool:
    """6.1 A colour in play that is nobody's own."""
    return t.seats <= colour < colours(t)


def colours(t: Table) -> int:
    """6.1 and 6.2 Colours in play: the seats', and with two players two neutral ones, or one."""
    if t.seats > 2:
        return t.seats
    return COLOURS if t.neutrals == 0 else COLOURS - 1


def neutral_of(t: Table, seat: Seat) -> int:
    """6.1 and 6.2 The neutral colour a seat places: its own, or the one for both."""
    return 2 + seat if t.neutrals == 0 else 2


def keeper(t: Table, colour: int) -> Seat:
    """1.4 Who sees the hidden agents of a colour: its seat, or the one that places the neutral colour."""
    return colour - 2 if is_neutral(t, colour) else colour


def is_open(t: Table, colour: int) -> bool:
    """6.2 The one neutral colour for both lies open to everybody."""
    return is_neutral(t, colour) and t.neutrals == 1


def issued(t: Table, colour: int, kind: int) -> int:
    """1.1 How many agents of this kind a colour has."""
    return NEUTRAL_AGENTS[kind] if is_neutral(t, colour) else AGENTS[kind]


def behind_screen(t: Table, colour: int) -> int:
    """1.4 Agents behind the screen: their number is open."""
    return count(t.screen[colour][0], t.screen[colour][1], t.screen[colour][2], t.screen[colour][3])


def in_city(t: Table, colour: int) -> int:
    """3.3 Agents in the city."""
    return count(t.city[colour][0], t.city[colour][1], t.city[colour][2], t.city[colour][3])


def count(one: int, two: int, three: int, four: int) -> int:
    """1.1 Agents of all four kinds."""
    return one + two + three + four


def price(t: Table, spot: int) -> int:
    """1.2 Printed on the field; the sheet must be there."""
    return PRICES[t.sheet[spot // FIELDS]][spot % FIELDS]


def is_frozen(t: Table, box: int) -> bool:
    """4.3 A box that is being resolved, or is to be, takes nothing more and gives nothing back."""
    if box == t.resolving:
        return True
    for place in range(BOXES):
        if t.due[place] == box:
            return True
    return False


def is_available(t: Table, spot: int) -> bool:
    """3.7 An empty field of a sheet in a box that is not settled."""
    return t.who[spot] == NO_COLOUR and t.sheet[spot // FIELDS] != NO_SHEET and not is_frozen(t, spot // BOX)


def has_available(t: Table) -> bool:
    """3.7 Is any field available?"""
    for spot in range(SPOTS):
        if is_available(t, spot):
            return True
    return False


def empty_fields(t: Table, sheet: int) -> int:
    """4 Empty fields of a sheet's place, SIDES * box + side."""
    empty = 0
    for field in range(FIELDS):
        if t.who[FIELDS * sheet + field] == NO_COLOUR:
            empty += 1
    return empty


def stand(t: Table, who: int, kind: int, spot: int, face_up: bool) -> None:
    """3.2 and 3.7 Somebody stands on the spot now; a full sheet makes its box due (4)."""
    t.who[spot] = who
    t.kind[spot] = kind
    if face_up:
        add(t.up, spot)
        t.since[spot] = 0
    if empty_fields(t, spot // FIELDS) == 0:
        make_due(t, spot // BOX)


def make_due(t: Table, box: int) -> None:
    """4.3 The box waits for its resolution behind those that are due."""
    place = 0
    while t.due[place] != NO_BOX:
        place += 1
    t.due[place] = box


def leave(t: Table, spot: int) -> None:
    """3.7 The spot is empty again."""
    t.who[spot] = NO_COLOUR
    t.kind[spot] = NO_KIND
    t.since[spot] = 0
    discard(t.up, spot)


def take_back(t: Table, colour: int) -> None:
    """3.3 With none left behind the screen, all in the city come back."""
    if in_city(t, colour) == 0:
        return
    t.backs[colour] += 1
    for kind in range(KINDS):
        t.screen[colour][kind] += t.city[colour][kind]
        t.city[colour][kind] = 0


def take_all_back(t: Table) -> None:
    """4.1 After a resolution, whoever has an empty screen takes back."""
    for colour in range(colours(t)):
        if behind_screen(t, colour) == 0:
            take_back(t, colour)


def picks(t: Table, colour: int, out: Bits) -> None:
    """3.2 Every kind of agent behind the screen may be picked."""
    for kind in range(KINDS):
        if t.screen[colour][kind] > 0:
            add(out, PICK + kind)


def pick(t: Table, kind: int, asked: int) -> None:
    """3.2 An agent is in hand; where it goes is asked next."""
    t.picking = asked
    t.picked = kind
    t.phase = FIELD


def put(t: Table, colour: int, spot: int) -> None:
    """3.2 The agent in hand goes onto the field: face up if that is free, else face down (3.3 follows)."""
    kind = t.picked
    face_up = price(t, spot) == 0
    if face_up and not is_open(t, colour):
        reveal(t)
    t.picked = NO_KIND
    t.picking = 0
    t.screen[colour][kind] -= 1
    t.since[spot] = t.backs[colour]
    stand(t, colour, kind, spot, face_up)
    if behind_screen(t, colour) == 0:
        take_back(t, colour)
