"""2.2 and 4.4 to 4.8: trades, bribes, taxes, lands, donations, leisure; and prayers of a card (5.4)."""

from __future__ import annotations

from noblesse.core import Bits, Seat
from noblesse.core.sets import add

from ..box import (
    AREA_BONUS,
    BRIBE,
    CHURCH,
    DONATE,
    DONATION,
    FIELD,
    FOR_TAXES,
    GIVE,
    KINDS,
    MOST_BRIBES,
    NO_KIND,
    OF_BRIBES,
    OF_CARDS,
    OF_CHURCH,
    PRAYER,
    PURSE_PRICE,
    SETTLED,
    SPEND,
    SPENDING,
    STOP,
    TAKE,
    TRADE,
    TRADED,
    VICAR_TILES,
    WOOD,
)
from ..table import Table
from .estate import count, free_areas, men_on
from .purse import earn, purses_left, tiles_in_hand


def trades(t: Table, seat: Seat, out: Bits) -> None:
    """2.2 Two tiles in hand for any tile that is in the bag before."""
    if tiles_in_hand(t, seat) < TRADED:
        return
    for kind in range(KINDS):
        if t.bag[kind] > 0:
            add(out, TAKE + kind)


def want(t: Table, kind: int) -> None:
    """2.2 A tile of the bag is wanted; two must be given for it."""
    t.held = kind
    t.placed = 0
    t.phase = TRADE


def gifts(t: Table, seat: Seat, out: Bits) -> None:
    """2.2, 4.3 and 5.4 Any tile in hand."""
    for kind in range(KINDS):
        if t.hand[seat][kind] > 0:
            add(out, GIVE + kind)


def give(t: Table, seat: Seat, kind: int) -> None:
    """2.2 A tile goes into the bag; after the second the wanted one comes."""
    t.hand[seat][kind] -= 1
    t.bag[kind] += 1
    t.placed += 1
    if t.placed == TRADED:
        t.bag[t.held] -= 1
        t.hand[seat][t.held] += 1
        t.held = NO_KIND
        done(t)


def done(t: Table) -> None:
    """2.2, 4.7 and 5.4 Nothing more is given."""
    t.placed = 0
    t.phase = SETTLED


def bribes(t: Table, seat: Seat, out: Bits) -> None:
    """4.4 One to five purses, as far as money and board allow."""
    most = min(MOST_BRIBES, min(purses_left(t), t.money[seat] // PURSE_PRICE))
    for number in range(most):
        add(out, BRIBE + number)


def bribe(t: Table, seat: Seat, purses: int) -> None:
    """4.4 Each costs 2 pounds and brings 1 point."""
    t.money[seat] -= PURSE_PRICE * purses
    t.purses[seat] += purses
    earn(t, seat, OF_BRIBES, purses)
    t.acted = 1


def ask_for_purses(t: Table, seat: Seat, reason: int) -> bool:
    """4.5, 4.6 and 6.2 How many purses are returned is asked of whoever has any."""
    t.spending = reason
    if t.purses[seat] == 0:
        return False
    t.phase = SPENDING
    return True


def purses_to_spend(t: Table, seat: Seat, out: Bits) -> None:
    """4.5, 4.6 and 6.2 None, or up to all."""
    for number in range(t.purses[seat] + 1):
        add(out, SPEND + number)


def income(t: Table, seat: Seat, kind: int) -> int:
    """4.5 and 4.6 Of all tiles of a kind, the own areas of it that are free, and those the own men stand on."""
    return count(t, seat, kind) + AREA_BONUS * (free_areas(t, seat, kind) + men_on(t, seat, kind))


def collect(t: Table, seat: Seat, purses: int) -> None:
    """4.5 and 4.6 Money for fields, or tiles for woods, and one more for each purse."""
    t.purses[seat] -= purses
    t.acted = 1
    if t.spending == FOR_TAXES:
        t.taxed[seat] = 1
        t.money[seat] += income(t, seat, FIELD) + purses
    else:
        t.landed[seat] = 1
        t.to_draw = income(t, seat, WOOD) + purses


def donations(t: Table, seat: Seat, out: Bits) -> None:
    """4.7 Tiles of which the church takes more."""
    for kind in range(KINDS):
        if t.hand[seat][kind] > 0 and t.church[kind] < CHURCH:
            add(out, DONATE + kind)
    if t.placed > 0:
        add(out, STOP)


def donate(t: Table, seat: Seat, kind: int) -> None:
    """4.7 A tile for the church, and 1 point."""
    t.hand[seat][kind] -= 1
    t.church[kind] += 1
    t.placed += 1
    t.acted = 1
    earn(t, seat, OF_CHURCH, 1)
    t.phase = DONATION
    if tiles_in_hand(t, seat) == 0 or is_full(t):
        done(t)


def is_full(t: Table) -> bool:
    """4.7 Does the church take no more tiles of any kind?"""
    for kind in range(KINDS):
        if t.church[kind] < CHURCH:
            return False
    return True


def prayers(t: Table, seat: Seat, out: Bits) -> None:
    """5.4 Any tile in hand; after the first one may stop."""
    gifts(t, seat, out)
    if t.placed > 0:
        add(out, STOP)


def pray(t: Table, seat: Seat, kind: int) -> None:
    """5.4 A tile goes back into the bag, for 1 point; four at most."""
    t.hand[seat][kind] -= 1
    t.bag[kind] += 1
    t.placed += 1
    earn(t, seat, OF_CARDS, 1)
    t.phase = PRAYER
    if t.placed == VICAR_TILES or tiles_in_hand(t, seat) == 0:
        done(t)
