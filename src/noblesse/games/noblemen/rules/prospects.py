"""9.1: what purses, hands, estates and titles promise, in hundredths of a point.  An opinion, no rule."""

from __future__ import annotations

from typing import Final

from noblesse.core import Seat
from noblesse.core.sets import first, following

from ..box import (
    BLACKMAIL,
    CARDS,
    CASTLE,
    COPIES,
    DECADES,
    DISCOUNT,
    FEWEST_SEATS,
    FIELD,
    KINDS,
    LIAISON,
    NEIGHBOURS,
    NOT_ANNOUNCED,
    PALACE,
    STRUCTURES,
    TITLE_POINTS,
    TITLE_PRESTIGE,
    TITLES,
    TRACK,
    WOOD,
)
from ..table import Table
from .ball import standing
from .deeds import income
from .estate import neighbours
from .scoring import worth_of

POINT: Final = 100
SURE: Final = 100
"""Per cent."""
A_COIN: Final = 40
A_TILE: Final = 40
A_PURSE: Final = 40
EARLY_COIN: Final = 40
EARLY_TILE: Final = 40
"""So much more a coin or a tile is worth at the beginning, when it still bears fruit."""
LATER: Final = 45
"""Per cent for which the taxes and lands of later decades count."""
A_PRESTIGE: Final = 30
"""At each ball."""
THE_QUEEN: Final = 90
COINS: Final = 10
"""So many are of full use, more of half."""
TILES_OF_USE: Final = 3
"""Of each kind."""
ROUNDS: Final = 8
BALLS: Final = 2
CARD_WORTH = (120, 200, 130, 190, 220, 100, 300, 240, 180, 110)
"""Of each card, while there is time to play it."""
LIKELY = (100, 84, 70, 58, 46, 36, 26, 16, 8)
"""Per cent for a structure to score, by the neighbours it lacks."""


def rounds_left(t: Table) -> int:
    """9.1 Spaces of the track on which turns are still taken in this decade; two hold balls, one the scoring."""
    left = TRACK - 1 - t.space
    if t.space < 4:
        return left - 2
    return left - 1 if t.space < 8 else max(1, left)


def time_left(t: Table) -> int:
    """9.1 Per cent of the match still to come."""
    return SURE * (ROUNDS * (DECADES - 1 - t.decade) + rounds_left(t)) // (ROUNDS * DECADES)


def use(t: Table) -> int:
    """9.1 Per cent by which means still count: near the end there is no time to make points of them."""
    return min(SURE, 6 * time_left(t))


def coin(t: Table) -> int:
    """9.1 What a coin is worth now."""
    return (A_COIN + EARLY_COIN * time_left(t) // SURE) * use(t) // SURE


def tile(t: Table) -> int:
    """9.1 What a tile in hand is worth now."""
    return (A_TILE + EARLY_TILE * time_left(t) // SURE) * use(t) // SURE


def balls_left(t: Table) -> int:
    """9.1 Balls still to come, but for one that runs."""
    return BALLS * DECADES - t.balls


def scorings_left(t: Table) -> int:
    """9.1 The one of this decade among them."""
    return DECADES - t.decade


def means(t: Table, seat: Seat) -> int:
    """9.1 Money, purses, tiles and cards in hand."""
    coins = min(t.money[seat], COINS) + max(0, t.money[seat] - COINS) // 2
    purses = A_PURSE * t.purses[seat] if balls_left(t) > 0 or t.guests > 0 else A_PURSE // 2 * t.purses[seat]
    tiles = 0
    for kind in range(KINDS):
        tiles += min(t.hand[seat][kind], TILES_OF_USE) + max(0, t.hand[seat][kind] - TILES_OF_USE) // 2
    return coin(t) * coins + purses * use(t) // SURE + tile(t) * tiles + cards_worth(t, seat)


def cards_worth(t: Table, seat: Seat) -> int:
    """9.1 Cards in hand; liaisons count to the end."""
    worth = 0
    for card in range(CARDS):
        if card != LIAISON and (card != BLACKMAIL or balls_left(t) > 0 or t.guests > 0):
            worth += CARD_WORTH[card] * t.cards[seat][card]
    return worth * use(t) // SURE + CARD_WORTH[LIAISON] * t.cards[seat][LIAISON]


def promised(t: Table) -> int:
    """9.1 Per cent for which taxes and lands that are still to come in this decade count."""
    return min(70, 12 * rounds_left(t))


def harvest(t: Table, seat: Seat) -> int:
    """9.1 What taxes and lands will bring in this decade, if they are still to come, and in later ones."""
    soon = promised(t)
    later = LATER * (DECADES - 1 - t.decade)
    of_taxes = later + (soon if t.taxed[seat] == 0 else 0)
    of_lands = later + (soon if t.landed[seat] == 0 else 0)
    taxes = A_COIN * income(t, seat, FIELD) * of_taxes
    return (taxes + A_TILE * income(t, seat, WOOD) * of_lands) // SURE


def structures(t: Table, seat: Seat) -> int:
    """9.1 What castles and palaces will score, by what they still lack."""
    return structure_hope(t, seat, CASTLE) + structure_hope(t, seat, PALACE)


def structure_hope(t: Table, seat: Seat, structure: int) -> int:
    """9.1 Of castles, or of palaces."""
    hope = 0
    built = t.built[STRUCTURES * seat + structure]
    cell = first(built)
    while cell >= 0:
        chance = LIKELY[NEIGHBOURS - neighbours(t, seat, cell)]
        hope += worth_of(t, seat, structure, cell) * chance
        cell = following(built, cell)
    return hope * scorings_left(t) * POINT // SURE


def step_of(t: Table, seat: Seat) -> int:
    """9.1 Where the seat stands at the ball that runs, or would at the next one."""
    if t.guests > 0:
        if t.stood[seat] != NOT_ANNOUNCED:
            return t.stood[seat]
        if seat == t.asked:
            return t.prestige
    return standing(t, seat) + t.purses[seat] // 2


def title_points(t: Table, seat: Seat) -> int:
    """9.1 Points of the title the seat would have, if nobody moved any more."""
    step = step_of(t, seat)
    served = 0
    for title in range(TITLES):
        takers = -served
        for rival in range(t.seats):
            if rival != seat and step_of(t, rival) > step and step_of(t, rival) >= TITLE_PRESTIGE[title]:
                takers += 1
        taken = max(0, min(takers, COPIES[t.seats - FEWEST_SEATS][title]))
        served += taken
        if step >= TITLE_PRESTIGE[title] and taken < COPIES[t.seats - FEWEST_SEATS][title]:
            return TITLE_POINTS[title]
    return 0


def glory(t: Table, seat: Seat) -> int:
    """9.1 Titles: half by what one would get, half by prestige; and what the present one saves."""
    points = POINT * title_points(t, seat)
    now = points if t.guests > 0 else 0
    hope = 40 * points // SURE + A_PRESTIGE * min(16, step_of(t, seat))
    saves = DISCOUNT[t.title[seat]] * A_COIN
    return now + balls_left(t) * hope * 70 // SURE + saves


def favour(t: Table, seat: Seat) -> int:
    """9.1 The Queen, and the point she brings at the end of a turn."""
    if t.queen != seat:
        return 0
    return THE_QUEEN + POINT if t.at_turn == 1 and t.player == seat else THE_QUEEN


def holdings(t: Table, seat: Seat) -> int:
    """9.1 All that the seat has."""
    promise = means(t, seat) + harvest(t, seat) + structures(t, seat) + glory(t, seat) + favour(t, seat)
    return POINT * t.points[seat] + promise
