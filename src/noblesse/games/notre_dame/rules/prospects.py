"""7.1: what a seat's possessions are worth to it, in hundredths of a point.  An opinion, no rule."""

from __future__ import annotations

from typing import Final

from noblesse.core import Seat
from noblesse.core.sets import has

from ..box import (
    ADVOCATE,
    BEGGAR_KING,
    BROWN,
    CARPENTER,
    CARRIAGE_HOUSE,
    CITY_GUARD,
    DOCTOR,
    GRAY,
    GUILD_MASTER,
    HIRE,
    HOSPITAL,
    HOTEL,
    LADY,
    MAYOR,
    NIGHT_WATCHMAN,
    NOTRE_DAME,
    PARK,
    PLAYS,
    POT,
    ROUNDS,
    ROUNDS_OF_A_PERIOD,
    SECTORS,
    SLOT_CARDS,
    TRACK,
    TWO_FROM,
)
from ..table import Table
from .borough import strength, strongest
from .carriage import letters_of

POINT: Final = 100
COIN_TO_HIRE: Final = 260
COIN_TO_GIVE: Final = 160
HIRES_AHEAD: Final = 3
"""For so many hires gold is kept; for later ones there will be other gold."""
SPARE: Final = 15
"""A coin or a marker that nothing waits for."""
READY_WORTH = (0, 250, 460, 630, 760, 860, 930, 980)
"""So many markers at hand, with the whole match ahead."""
A_PLAY = (12, 16, 14, 0, 3, 30, 0)
"""What one more strength brings for each card that the seat will still play, by sector."""
A_DRIVE = (0, 20, 36, 46, 50, 52)
"""The same of the carriage house, by its strength."""
MEAN_RATS: Final = 42
"""Tenths of rats in a round to come, by the average."""
RELIEF: Final = 3
"""Tenths of steps that a rat goes back in a round, by the way."""
LEAST_OVER: Final = 20
MOST_OVER: Final = 70
"""Beyond the last field, by the mean: from so far before it, over so many tenths, harm becomes certain."""
SOON: Final = 80
LATER: Final = 50
"""Per cent of what somebody would bring who comes in this period, or in a later one."""


def plays_now(t: Table, seat: Seat) -> int:
    """7.1 Cards that the seat will play in this round."""
    count = 0
    for play in range(PLAYS):
        count += t.played[seat][play] == SLOT_CARDS
    return count


def plays_left(t: Table, seat: Seat) -> int:
    """7.1 Cards that the seat will play in this match."""
    return PLAYS * (ROUNDS - 1 - t.round) + plays_now(t, seat)


def turns_to(t: Table, seat: Seat, phase: int) -> int:
    """7.1 Turns until the seat's turn number ``phase`` of the round: two cards, the hire, the plague."""
    return phase * t.seats + (seat - t.starter + t.seats) % t.seats - t.step


def will_hire(t: Table, seat: Seat) -> bool:
    """7.1 Is the seat's hire of this round still to come?"""
    turns = turns_to(t, seat, PLAYS)
    return turns > 0 or (turns == 0 and t.phase == HIRE)


def worth_of_gold(t: Table, seat: Seat, gold: int) -> int:
    """7.1 A coin for each hire to come, then for donations."""
    hires = ROUNDS - 1 - t.round + (1 if will_hire(t, seat) else 0)
    to_hire = min(min(gold, hires), HIRES_AHEAD)
    to_give = min(gold - to_hire, plays_left(t, seat) // 2)
    return to_hire * COIN_TO_HIRE + to_give * COIN_TO_GIVE + (gold - to_hire - to_give) * SPARE


def worth_of_ready(t: Table, seat: Seat, ready: int) -> int:
    """7.1 Markers at hand, less the more there are, and the less is to be played."""
    plays = plays_left(t, seat)
    useful = min(min(ready, plays), 7)
    return READY_WORTH[useful] * min(plays + 2, 10) // 10 + (ready - useful) * SPARE


def worth_of_strength(t: Table, seat: Seat, sector: int, power: int) -> int:
    """7.1 What a sector of this strength will bring when it acts again, or to people who look at it."""
    plays = plays_left(t, seat)
    worth = hope_of_power(t, power)
    if sector == CARRIAGE_HOUSE:
        return worth + A_DRIVE[min(power, 5)] * plays
    if sector == PARK:
        return worth + (A_PLAY[PARK] * power - 8 * (power % 2)) * plays
    if sector == HOTEL and power >= TWO_FROM:
        return worth + (A_PLAY[HOTEL] * power + 8) * plays
    return worth + A_PLAY[sector] * power * plays


def hope_of_power(t: Table, power: int) -> int:
    """7.1 What people who are still to come will pay for one sector of this strength."""
    hope = chance_of(t, CITY_GUARD) * power
    if power >= 1:
        hope += chance_of(t, CARPENTER) - chance_of(t, NIGHT_WATCHMAN)
    if power >= 2:
        hope += chance_of(t, GUILD_MASTER) * 2
    if power >= 3:
        hope += chance_of(t, MAYOR) * 3
    return hope


def chance_of(t: Table, person: int) -> int:
    """7.1 Per cent of what a gray person would pay now that one may count on; nothing once they have come."""
    gray = person - BROWN
    periods = gray // GRAY - t.round // ROUNDS_OF_A_PERIOD
    if periods > 0:
        return LATER
    return SOON if periods == 0 and has(t.gray, gray % GRAY) else 0


def worth_of_pot(t: Table, seat: Seat, added: int) -> int:
    """7.1 What the seat may expect of Notre Dame at the end of the period, with some more markers there."""
    own = t.markers[seat][NOTRE_DAME] + added
    if own == 0:
        return 0
    markers = added
    to_come = 0
    for other in range(t.seats):
        markers += t.markers[other][NOTRE_DAME]
        to_come += plays_now(t, other)
    to_come += PLAYS * t.seats * (ROUNDS_OF_A_PERIOD - 1 - t.round % ROUNDS_OF_A_PERIOD)
    return POINT * POT[t.seats] * own * 10 // (10 * markers + to_come) + bonus(t, seat)


def bonus(t: Table, seat: Seat) -> int:
    """7.1 What the park adds to a gain."""
    return POINT * (strength(t, seat, PARK) // 2)


def harm_of_rats(t: Table, seat: Seat, rat: int, hospital: int, doctor: bool) -> int:
    """7.1 What the plague will cost, with the rat there and a hospital that strong, in tenths of a step."""
    field = 10 * rat
    loss = 3 * POINT + 14 * plays_left(t, seat)
    harm = 0
    if turns_to(t, seat, PLAYS + 1) > 0:
        rats = 0 if doctor or t.hired[seat] == DOCTOR else t.plague
        field += 10 * (rats - hospital)
        slack = 10 if will_hire(t, seat) else 0
        harm = loss * max(0, min(field - 10 * TRACK + slack, 10 + slack)) // (10 + slack)
        field = max(0, min(field, 10 * TRACK))
    for _round in range(t.round + 1, ROUNDS):
        field += MEAN_RATS - RELIEF - 10 * hospital
        harm += loss * max(0, min(field - 10 * TRACK + LEAST_OVER, MOST_OVER)) // MOST_OVER
        field = max(0, min(field, 10 * TRACK))
    return harm


def gain_of_rats(t: Table, seat: Seat, back: int, added: int) -> int:
    """7.1 What it saves if the rat goes back, and the hospital is stronger."""
    hospital = strength(t, seat, HOSPITAL)
    now = harm_of_rats(t, seat, t.rat[seat], hospital, False)
    return now - harm_of_rats(t, seat, max(0, t.rat[seat] - back), hospital + added, False)


def hope_of_people(t: Table, seat: Seat) -> int:
    """7.1 What other people who come later would bring as things stand."""
    hope = chance_of(t, LADY) * strongest(t, seat) + chance_of(t, BEGGAR_KING) * (TRACK - t.rat[seat])
    return hope + chance_of(t, ADVOCATE) * 3 * letters_of(t, seat) // 2


def holdings(t: Table, seat: Seat) -> int:
    """7.1 Everything that lies open before the seat."""
    worth = POINT * t.prestige[seat] + worth_of_gold(t, seat, t.gold[seat]) + worth_of_ready(t, seat, t.ready[seat])
    for sector in range(SECTORS):
        worth += worth_of_strength(t, seat, sector, strength(t, seat, sector))
    worth += worth_of_pot(t, seat, 0) + hope_of_people(t, seat)
    return worth - harm_of_rats(t, seat, t.rat[seat], strength(t, seat, HOSPITAL), False)
