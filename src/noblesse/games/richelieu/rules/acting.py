"""Chapter 3: what a player may do in a turn."""

from __future__ import annotations

from typing import Final

from noblesse.core import Bits, Seat
from noblesse.core.sets import add

from ..box import (
    ACT,
    BOXES,
    BUY,
    COMMISSION,
    DECLINE,
    EARN,
    FIELDS,
    INCOME,
    INCOME_END,
    JEWEL_BACK,
    JEWEL_PRICE,
    MILITARY_END,
    NO_COLOUR,
    NO_SHEET,
    PICK,
    PRESTIGE,
    PRICES,
    SECOND_AGENT,
    SELL,
    SIDES,
    SYMBOLS,
)
from ..table import Table
from .agents import is_available, pick, picks, price, put

BEYOND: Final = 255
"""More than any field costs."""


def actions(t: Table, seat: Seat, out: Bits) -> None:
    """2.2 Income, an agent, a commission, or a jewel; the second action may be declined."""
    if t.earned == 0:
        add(out, EARN)
    if may_commission(t, seat):
        add(out, COMMISSION)
    if may_sell(t, seat):
        add(out, SELL)
    if may_buy(t, seat):
        add(out, BUY)
    if t.acted > 0:
        add(out, DECLINE)
    if t.money[seat] >= cheapest(t) + surcharge(t):
        picks(t, seat, out)


def cheapest(t: Table) -> int:
    """3.2 The lowest price of an empty field; beyond all money if there is none."""
    lowest = BEYOND
    for sheet in range(BOXES * SIDES):
        if t.sheet[sheet] != NO_SHEET:
            for field in range(FIELDS):
                if t.who[FIELDS * sheet + field] == NO_COLOUR:
                    lowest = min(lowest, PRICES[t.sheet[sheet]][field])
    return lowest


def may_pay(t: Table, seat: Seat, spot: int) -> bool:
    """3.2 An available field, and money for it; the second agent of a turn costs more."""
    return is_available(t, spot) and price(t, spot) + surcharge(t) <= t.money[seat]


def act(t: Table, seat: Seat, action: int) -> None:
    """2.2 Carry out one action."""
    t.actions -= 1
    t.acted += 1
    if action == EARN:
        earn(t, seat)
    elif action == COMMISSION:
        commission(t, seat)
    elif action == SELL:
        sell(t, seat)
    elif action == BUY:
        buy(t, seat)
    elif action == DECLINE:
        t.actions = 0
    else:
        pick(t, action - PICK, ACT)


def earn(t: Table, seat: Seat) -> None:
    """3.1 As much money as the square on the income track."""
    t.earned = 1
    t.money[seat] += t.income[seat]


def surcharge(t: Table) -> int:
    """3.2 The second agent placed by actions of one turn costs more."""
    return SECOND_AGENT if t.placed > 0 else 0


def place(t: Table, seat: Seat, spot: int) -> None:
    """3.2 Pay the field and put the agent there."""
    t.money[seat] -= price(t, spot) + surcharge(t)
    t.placed += 1
    t.stirred = 1
    put(t, seat, spot)


def may_commission(t: Table, seat: Seat) -> bool:
    """3.4 Behind the Cardinal now, with the money, and once a turn."""
    square = t.military[seat] + 1
    return t.commissioned == 0 and t.prestige[seat] < t.cardinal and square <= MILITARY_END and square <= t.money[seat]


def commission(t: Table, seat: Seat) -> None:
    """3.4 Pay the next square of the military track and move there."""
    t.commissioned = 1
    t.money[seat] -= t.military[seat] + 1
    advance(t, seat, 1)


def may_sell(t: Table, seat: Seat) -> bool:
    """3.5 One jewel, if there is one, once a turn."""
    return t.traded == 0 and t.jewels[seat] > 0


def sell(t: Table, seat: Seat) -> None:
    """3.5 A jewel goes to the city for money."""
    t.traded = 1
    t.jewels[seat] -= 1
    t.city_jewels += 1
    t.money[seat] += JEWEL_BACK


def may_buy(t: Table, seat: Seat) -> bool:
    """3.5 One jewel of the city, once a turn."""
    return t.traded == 0 and t.city_jewels > 0 and t.money[seat] >= JEWEL_PRICE


def buy(t: Table, seat: Seat) -> None:
    """3.5 A jewel comes from the city."""
    t.traded = 1
    t.jewels[seat] += 1
    t.city_jewels -= 1
    t.money[seat] -= JEWEL_PRICE


def advance(t: Table, seat: Seat, squares: int) -> None:
    """3.6 On along the military track, not beyond its end; each symbol reached or passed is gained."""
    for _square in range(squares):
        if t.military[seat] < MILITARY_END:
            t.military[seat] += 1
            symbol = SYMBOLS[t.military[seat]]
            if symbol == INCOME:
                raise_income(t, seat)
            elif symbol == PRESTIGE:
                t.prestige[seat] += 1


def raise_income(t: Table, seat: Seat) -> None:
    """3.7 One square on along the income track, not beyond its end."""
    t.income[seat] = min(INCOME_END, t.income[seat] + 1)
