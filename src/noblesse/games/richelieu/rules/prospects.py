"""Chapter 8: what a bonus, a box and a purse are worth, in hundredths of a point."""

from __future__ import annotations

from typing import Final

from noblesse.core import Seat
from noblesse.core.sets import size

from ..box import (
    AMOUNT,
    BONUS,
    BOXES,
    CARDINALS,
    FACTION,
    FACTION_POINTS,
    FIELDS,
    INCOME,
    KINDS,
    MILITARY,
    MONEY,
    NO_BONUS,
    NO_COLOUR,
    NO_SHEET,
    PARTS,
    PRESTIGE,
    SIDES,
    VALUES,
)
from ..table import Table
from .agents import empty_fields
from .resolving import best, share, total
from .scoring import sheets_of

POINT: Final = 100
A_COIN: Final = 35
A_PURSE: Final = 7
"""Coins that are always of use; as many again are half as good, and more are not."""
AN_INCOME: Final = 130
A_SQUARE: Final = 150
A_DECISION: Final = 120
"""What a bonus that asks for a decision is worth."""
A_SHEET_OF_HIS: Final = 220
"""A step towards most of the Cardinal's sheets."""
MOST_OF_A_FACTION: Final = 4
SURE: Final = 100
"""Per cent."""


def bonus_worth(sheet: int, place: int) -> int:
    """8.1 What the printed bonus of a place is worth."""
    worth = 0
    for part in range(PARTS):
        kind = BONUS[sheet][PARTS * place + part]
        amount = AMOUNT[sheet][PARTS * place + part]
        if kind == PRESTIGE:
            worth += POINT * amount
        elif kind == MONEY:
            worth += A_COIN * amount
        elif kind == INCOME:
            worth += AN_INCOME
        elif kind == MILITARY:
            worth += A_SQUARE * amount
        elif kind != NO_BONUS:
            worth += A_DECISION
    return worth


def sheet_worth(t: Table, seat: Seat, sheet: int) -> int:
    """8.1 What winning the sheet itself is worth to a seat."""
    faction = FACTION[sheet]
    if faction == 0:
        return A_SHEET_OF_HIS
    own = sheets_of(t, seat, faction)
    return POINT * (FACTION_POINTS[min(own + 1, MOST_OF_A_FACTION)] - FACTION_POINTS[own])


def hope_of_boxes(t: Table, seat: Seat) -> int:
    """8.1 What the boxes promise a seat, as they stand."""
    hope = 0
    for box in range(BOXES):
        if t.sheet[SIDES * box] != NO_SHEET:
            for side in range(SIDES):
                hope += hope_of_sheet(t, seat, SIDES * box + side)
    return hope


def hope_of_sheet(t: Table, seat: Seat, place: int) -> int:
    """8.1 The reward one would have now, by how likely the sheet wins and how soon."""
    own = share(t, place, seat)
    if own <= 0:
        return 0
    sheet = t.sheet[place]
    first = best(t, place, NO_COLOUR)
    second = best(t, place, first)
    if first == seat:
        rival = share(t, place, second) if second != NO_COLOUR else 0
        lead = own - max(rival, 0)
        stays = min(SURE, 55 + 12 * lead + safety(t, place))
        reward = stays * (bonus_worth(sheet, 0) + sheet_worth(t, seat, sheet)) + (SURE - stays) * bonus_worth(sheet, 1)
    elif second == seat:
        reward = (50 + safety(t, place) // 2) * bonus_worth(sheet, 1)
    else:
        reward = 15 * bonus_worth(sheet, 1)
    return reward // SURE * chance_to_win(t, place) // SURE * nearness(t, place) // SURE


def safety(t: Table, place: int) -> int:
    """8.1 The fewer fields are empty, the less can change."""
    return 8 * (FIELDS - empty_fields(t, place))


def chance_to_win(t: Table, place: int) -> int:
    """8.1 Per cent for the sheet to beat the one beside it."""
    beside = place + 1 if place % SIDES == CARDINALS else place - 1
    ahead = total(t, place) - total(t, beside)
    if place % SIDES == CARDINALS:
        ahead += 1
    weight = 6 + 2 * (FIELDS - min(empty_fields(t, place), empty_fields(t, beside)))
    return max(5, min(95, 50 + weight * ahead // 2))


def nearness(t: Table, place: int) -> int:
    """8.1 Per cent by which a box counts: the fuller, the sooner it is resolved."""
    beside = place + 1 if place % SIDES == CARDINALS else place - 1
    return SURE - 9 * min(empty_fields(t, place), empty_fields(t, beside))


def purse(t: Table, seat: Seat) -> int:
    """8.1 Money is worth less the more there is, and nothing when the match is nearly over."""
    first = min(t.money[seat], A_PURSE)
    second = min(max(0, t.money[seat] - A_PURSE), A_PURSE)
    return A_COIN * (2 * first + second) // 2 * time_left(t) // SURE


def time_left(t: Table) -> int:
    """8.1 Per cent of the match that is still to come, by sheets in the stack and in the boxes."""
    left = size(t.cardinals)
    for box in range(BOXES):
        if t.sheet[SIDES * box] != NO_SHEET:
            left += 1
    return min(SURE, 10 * left)


def at_hand(t: Table, seat: Seat) -> int:
    """8.1 Good agents behind the screen are worth something, bad ones little."""
    worth = 0
    for kind in range(KINDS):
        worth += max(0, VALUES[kind]) * t.screen[seat][kind]
    return 14 * worth * time_left(t) // SURE


def behind_cardinal(t: Table, seat: Seat) -> int:
    """8.1 Whoever is behind the Cardinal acts twice."""
    return 150 * time_left(t) // SURE if t.prestige[seat] < t.cardinal else 0
