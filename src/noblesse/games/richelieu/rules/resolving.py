"""Chapter 4: a box is resolved."""

from __future__ import annotations

from noblesse.core import reveal
from noblesse.core.sets import add, discard, has, pop, size, some

from ..box import (
    AMOUNT,
    BONUS,
    BOX,
    BOXES,
    CARDINALS,
    COLOURS,
    DRAW,
    FIELDS,
    INCOME,
    MILITARY,
    MONEY,
    MOVES,
    NO_BONUS,
    NO_BOX,
    NO_COLOUR,
    NO_SHEET,
    PARTS,
    PAWN_STRENGTH,
    PLACES,
    PRESTIGE,
    SETTLED,
    SIDES,
    STACK,
    VALUES,
)
from ..table import Table
from .acting import advance, raise_income
from .agents import leave, take_all_back
from .bonuses import ask


def begin(t: Table, box: int) -> None:
    """4.1 Reveal all agents, find the sheet that wins, and who is first and second there."""
    reveal(t)
    t.resolving = box
    show(t)
    t.winner = CARDINALS if total(t, SIDES * box) >= total(t, SIDES * box + 1) else 1 - CARDINALS
    sheet = SIDES * box + t.winner
    t.rewarded[0] = best(t, sheet, NO_COLOUR)
    t.rewarded[1] = best(t, sheet, t.rewarded[0]) if t.rewarded[0] != NO_COLOUR else NO_COLOUR
    if t.rewarded[0] < t.seats:
        add(t.taken[t.rewarded[0]], t.sheet[sheet])
    t.place = t.part = 0


def show(t: Table) -> None:
    """4.1 Turn all agents of both sheets up, for everybody to see and to remember."""
    for side in range(SIDES):
        t.shown_sheet[SIDES * t.resolving + side] = t.sheet[SIDES * t.resolving + side]
    for spot in range(BOX * t.resolving, BOX * (t.resolving + 1)):
        if t.who[spot] < COLOURS:
            add(t.up, spot)
            t.since[spot] = 0
        t.shown_who[spot] = t.who[spot]
        t.shown_kind[spot] = t.kind[spot]


def total(t: Table, sheet: int) -> int:
    """4.1 Values of all agents of a sheet, and three for a pawn."""
    points = 0
    for spot in range(FIELDS * sheet, FIELDS * (sheet + 1)):
        if t.who[spot] < COLOURS:
            points += VALUES[t.kind[spot]]
        elif t.who[spot] != NO_COLOUR:
            points += PAWN_STRENGTH
    return points


def share(t: Table, sheet: int, colour: int) -> int:
    """4.1 What one colour has there; the pawns are nobody's."""
    points = 0
    for spot in range(FIELDS * sheet, FIELDS * (sheet + 1)):
        if t.who[spot] == colour:
            points += VALUES[t.kind[spot]]
    return points


def leftmost(t: Table, sheet: int, colour: int) -> int:
    """4.1 The field of a colour's left-most agent; FIELDS if it has none."""
    for field in range(FIELDS):
        if t.who[FIELDS * sheet + field] == colour:
            return field
    return FIELDS


def best(t: Table, sheet: int, without: int) -> int:
    """4.1 The colour with most there, ties to the left; only more than nothing counts."""
    found = NO_COLOUR
    most = 0
    for colour in range(COLOURS):
        points = share(t, sheet, colour)
        if colour == without or points <= 0:
            continue
        if points > most or (points == most and leftmost(t, sheet, colour) < leftmost(t, sheet, found)):
            found = colour
            most = points
    return found


def pay(t: Table) -> None:
    """4.1 First place, then second, each part in its order; what is to be decided is asked for."""
    sheet = t.sheet[SIDES * t.resolving + t.winner]
    while t.place < PLACES and t.phase == SETTLED:
        colour = t.rewarded[t.place]
        if colour >= t.seats or t.part == PARTS:
            t.place += 1
            t.part = 0
        else:
            index = PARTS * t.place + t.part
            t.part += 1
            grant(t, colour, BONUS[sheet][index], AMOUNT[sheet][index])


def grant(t: Table, seat: int, bonus: int, amount: int) -> None:
    """3.7 One part of a bonus; once patience is over, only what needs no decision."""
    if bonus == NO_BONUS:
        return
    if bonus == PRESTIGE:
        t.prestige[seat] += amount
    elif bonus == MONEY:
        t.money[seat] += amount
    elif bonus == INCOME:
        raise_income(t, seat)
    elif bonus == MILITARY:
        advance(t, seat, amount)
    elif t.stopped == 0:
        ask(t, seat, bonus)


def finish(t: Table) -> None:
    """4.1 The Cardinal moves, all go to the city, and new sheets come."""
    move_cardinal(t)
    for spot in range(BOX * t.resolving, BOX * (t.resolving + 1)):
        if t.who[spot] < COLOURS:
            t.city[t.who[spot]][t.kind[spot]] += 1
        leave(t, spot)
    t.winner = t.place = t.part = 0
    for place in range(PLACES):
        t.rewarded[place] = NO_COLOUR
    for side in range(SIDES):
        t.sheet[SIDES * t.resolving + side] = NO_SHEET
    if t.stopped == 0 and some(t.cardinals):
        draw_certain(t)
    if is_filled(t):
        close(t)
    else:
        t.phase = DRAW


def move_cardinal(t: Table) -> None:
    """4.1 As printed, not below 0; with his own sheet he catches up with the first player."""
    t.cardinal = max(0, t.cardinal + MOVES[t.sheet[SIDES * t.resolving + t.winner]])
    first = t.rewarded[0]
    if t.winner == CARDINALS and first < t.seats:
        t.cardinal = max(t.cardinal, t.prestige[first])


def is_filled(t: Table) -> bool:
    """4.1 Does the box have its sheets, or is there none left?"""
    if t.stopped == 1 or t.sheet[SIDES * t.resolving + 1] != NO_SHEET:
        return True
    return t.sheet[SIDES * t.resolving] == NO_SHEET and not some(t.cardinals)


def draw_certain(t: Table) -> None:
    """4.1 The last sheet of a stack comes without chance."""
    if t.sheet[SIDES * t.resolving] == NO_SHEET and size(t.cardinals) == 1:
        t.sheet[SIDES * t.resolving] = pop(t.cardinals)
    opposing = SIDES * t.resolving + 1
    if t.sheet[opposing - 1] != NO_SHEET and t.sheet[opposing] == NO_SHEET and size(t.opposing) == 1:
        t.sheet[opposing] = STACK + pop(t.opposing)


def draw(t: Table, sheet: int) -> None:
    """1.3 and 4.1 A sheet comes into the box: the Cardinal's, then the opposing one."""
    if sheet < STACK:
        discard(t.cardinals, sheet)
        t.sheet[SIDES * t.resolving] = sheet
    else:
        discard(t.opposing, sheet - STACK)
        t.sheet[SIDES * t.resolving + 1] = sheet
    draw_certain(t)


def may_come(t: Table, sheet: int) -> bool:
    """4.1 Any sheet of the stack from which one is drawn."""
    if t.sheet[SIDES * t.resolving] == NO_SHEET:
        return sheet < STACK and has(t.cardinals, sheet)
    return sheet >= STACK and has(t.opposing, sheet - STACK)


def close(t: Table) -> None:
    """4.1 The box is done; whoever has an empty screen takes back."""
    t.resolving = NO_BOX
    take_all_back(t)


def next_due(t: Table) -> int:
    """4.3 Take the first box out of the queue, or NO_BOX."""
    box = t.due[0]
    for place in range(BOXES - 1):
        t.due[place] = t.due[place + 1]
    t.due[BOXES - 1] = NO_BOX
    return box


def is_over(t: Table) -> bool:
    """2.3 No box has a sheet left."""
    for sheet in range(BOXES * SIDES):
        if t.sheet[sheet] != NO_SHEET:
            return False
    return True
