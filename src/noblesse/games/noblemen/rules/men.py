"""4.3: men-at-arms."""

from __future__ import annotations

from noblesse.core import Bits, Seat, reveal
from noblesse.core.sets import add, first, following, has

from ..box import (
    AREAS,
    AT,
    FIELD,
    FOUNTAIN,
    HOUSE,
    KINDS,
    LIFT,
    MAN,
    MEN,
    MOST_MEN,
    NO_SEAT,
    PAY,
    RESERVE,
    SETTLED,
    STOP,
    SYMBOL,
    TILES_OF_FOREST,
    TRIBUTE_OF_FARM,
    VISIT,
    WOOD,
)
from ..table import Table
from .estate import free_areas, is_occupied
from .purse import take_queen, tiles_in_hand


def is_target(t: Table, seat: Seat, rival: Seat) -> bool:
    """4.3 Has another an area on which no man-at-arms stands?"""
    if rival == seat or rival >= t.seats:
        return False
    for kind in range(AREAS):
        if free_areas(t, rival, kind) > 0:
            return True
    return False


def targets(t: Table, seat: Seat) -> int:
    """4.3 Rivals to whom a man-at-arms may go."""
    rivals = 0
    for rival in range(t.seats):
        if is_target(t, seat, rival):
            rivals += 1
    return rivals


def call_man(t: Table, seat: Seat) -> None:
    """4.3 With a castle a man-at-arms may be sent, if there is anywhere to go."""
    if targets(t, seat) > 0:
        t.phase = MAN


def men(t: Table, seat: Seat, out: Bits) -> None:
    """4.3 One from one's house, one that stands somewhere, or none."""
    for number in range(MEN):
        if t.man_of[MEN * seat + number] == NO_SEAT:
            add(out, RESERVE)
        else:
            add(out, LIFT + number)
    add(out, STOP)


def send(t: Table, seat: Seat, action: int) -> None:
    """4.3 The man is chosen; to whom he goes is asked unless only one rival is left."""
    if action == STOP:
        t.phase = SETTLED
        return
    number = action - LIFT
    if action == RESERVE:
        number = 0
        while t.man_of[MEN * seat + number] != NO_SEAT:
            number += 1
    t.man = MEN * seat + number
    t.phase = HOUSE
    if targets(t, seat) == 1:
        rival = 0
        while not is_target(t, seat, rival):
            rival += 1
        visit(t, rival)


def houses(t: Table, seat: Seat, out: Bits) -> None:
    """4.3 Rivals with a free area."""
    for rival in range(t.seats):
        if is_target(t, seat, rival):
            add(out, VISIT + rival)


def visit(t: Table, rival: Seat) -> None:
    """4.3 He goes to this rival; on which area, is asked next."""
    t.visited = rival
    t.phase = SYMBOL


def symbols(t: Table, out: Bits) -> None:
    """4.3 Areas of the rival on which no man-at-arms stands, not even the one that goes."""
    for kind in range(AREAS):
        areas = t.areas[AREAS * t.visited + kind]
        corner = first(areas)
        while corner >= 0:
            if not is_occupied(t, t.visited, corner):
                add(out, AT + corner)
            corner = following(areas, corner)


def arrive(t: Table, seat: Seat, corner: int) -> None:
    """4.3 He stands there, and the rival pays once."""
    rival = t.visited
    t.man_of[t.man] = rival
    t.man_at[t.man] = corner
    t.man = MOST_MEN
    t.visited = NO_SEAT
    t.phase = SETTLED
    if has(t.areas[AREAS * rival + FIELD], corner):
        tribute = min(TRIBUTE_OF_FARM, t.money[rival])
        t.money[rival] -= tribute
        t.money[seat] += tribute
    elif has(t.areas[AREAS * rival + WOOD], corner):
        demand_tiles(t, seat, rival)
    elif has(t.areas[AREAS * rival + FOUNTAIN], corner) and t.queen == rival:
        take_queen(t, seat)


def demand_tiles(t: Table, seat: Seat, rival: Seat) -> None:
    """4.3 Two tiles of the rival's choice; all of them if it has no more: only then they are shown at once."""
    if tiles_in_hand(t, rival) > TILES_OF_FOREST:
        t.asked = rival
        t.placed = 0
        t.phase = PAY
        return
    reveal(t)
    for kind in range(KINDS):
        t.hand[seat][kind] += t.hand[rival][kind]
        t.hand[rival][kind] = 0


def pay(t: Table, seat: Seat, kind: int) -> None:
    """4.3 A tile changes hands."""
    t.hand[seat][kind] -= 1
    t.hand[t.player][kind] += 1
    t.placed += 1
    if t.placed == TILES_OF_FOREST:
        t.placed = 0
        t.asked = t.player
        t.phase = SETTLED
