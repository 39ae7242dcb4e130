"""7.2: what a card, a token, a person or a drive would bring a seat.  An opinion, no rule."""

from __future__ import annotations

from typing import Final

from noblesse.core import Seat
from noblesse.core.sets import first, following

from ..box import (
    ASIDE,
    BANK,
    BISHOP,
    CARRIAGE_HOUSE,
    CLOISTER,
    DISPLAYED,
    DOCTOR,
    DONATION,
    FARTHEST,
    FEWEST_BOROUGHS,
    FOOL,
    FRIEND,
    GOLD_MESSAGE,
    HOSPITAL,
    HOSTESS,
    HOTEL,
    MARKER_MESSAGE,
    MARKETS,
    MESSAGE_PRESTIGE,
    MINSTREL,
    MONEY_LENDER,
    MONK,
    NOTRE_DAME,
    PARK,
    RAT_MESSAGE,
    REACH,
    REACH_BOROUGH,
    RESIDENCE,
    SECTORS,
    TWO_FROM,
    WISH_GOLD,
    WISH_MARKER,
    WISH_RAT,
)
from ..table import Table
from .borough import boroughs, strength
from .carriage import may_take
from .hiring import TROUPE, may_bless, may_play_for, may_take_along, prestige_of
from .prospects import (
    POINT,
    bonus,
    gain_of_rats,
    harm_of_rats,
    worth_of_gold,
    worth_of_pot,
    worth_of_ready,
    worth_of_strength,
)

NOWHERE: Final = 100000
"""More than anything costs."""


def gain_of_gold(t: Table, seat: Seat, coins: int) -> int:
    """7.2 What coins bring, on top of those there are."""
    return worth_of_gold(t, seat, t.gold[seat] + coins) - worth_of_gold(t, seat, t.gold[seat])


def gain_of_ready(t: Table, seat: Seat, markers: int) -> int:
    """7.2 What markers bring, fetched from the stock."""
    more = min(markers, t.away[seat])
    return worth_of_ready(t, seat, t.ready[seat] + more) - worth_of_ready(t, seat, t.ready[seat])


def gain_of_wish(t: Table, seat: Seat, wish: int) -> int:
    """7.2 What an option of the guest brings."""
    if wish == WISH_GOLD:
        return gain_of_gold(t, seat, 1)
    return gain_of_ready(t, seat, 1) if wish == WISH_MARKER else gain_of_rats(t, seat, 1, 0)


def best_wish(t: Table, seat: Seat) -> int:
    """7.2 What the best option of the guest brings."""
    other = max(gain_of_wish(t, seat, WISH_MARKER), gain_of_wish(t, seat, WISH_RAT))
    return max(gain_of_wish(t, seat, WISH_GOLD), other)


def gain_of_message(t: Table, seat: Seat, kind: int) -> int:
    """7.2 What a message brings."""
    gains = POINT * MESSAGE_PRESTIGE[kind] + bonus(t, seat)
    if kind == GOLD_MESSAGE:
        gains += gain_of_gold(t, seat, 1)
    elif kind == MARKER_MESSAGE:
        gains += gain_of_ready(t, seat, 1)
    elif kind == RAT_MESSAGE:
        gains += gain_of_rats(t, seat, 1, 0)
    return gains


def gain_of_stopping(t: Table, seat: Seat, market: int) -> int:
    """7.2 What the message of a market brings, if the seat may take it."""
    return gain_of_message(t, seat, t.message[market]) if may_take(t, seat, market) else 0


def gain_of_drive(t: Table, seat: Seat, steps: int) -> int:
    """7.2 The best message within so many streets."""
    streets = min(steps, FARTHEST)
    near = REACH[REACH_BOROUGH * (boroughs(t) - FEWEST_BOROUGHS) + MARKETS * streets + t.carriage[seat]]
    best = 0
    market = first(near)
    while market >= 0:
        best = max(best, gain_of_stopping(t, seat, market))
        market = following(near, market)
    return best


def gain_of_acting(t: Table, seat: Seat, sector: int, power: int) -> int:
    """7.2 What a sector brings at once when it acts with this strength; the rat is left out."""
    if sector == CLOISTER:
        return gain_of_ready(t, seat, power)
    if sector == BANK:
        return gain_of_gold(t, seat, power)
    if sector == RESIDENCE:
        return POINT * power + bonus(t, seat)
    if sector == CARRIAGE_HOUSE:
        return gain_of_drive(t, seat, power)
    if sector == HOTEL:
        return best_wish(t, seat) * (2 if power >= TWO_FROM else 1)
    return 0


def gain_of_entering(t: Table, seat: Seat, sector: int) -> int:
    """7.2 What one more token in a sector brings, at once and for later."""
    power = strength(t, seat, sector)
    gains = gain_of_acting(t, seat, sector, power + 1) + gain_of_joining(t, seat, sector, 1)
    if sector == PARK:
        gains += gain_of_rats(t, seat, 1, 0)
    elif sector == HOSPITAL:
        gains += gain_of_rats(t, seat, 1, 1) - gain_of_rats(t, seat, 0, 1)
    return gains


def gain_of_joining(t: Table, seat: Seat, sector: int, tokens: int) -> int:
    """7.2 What tokens bring for later that come to a sector, or, counted down, leave it."""
    power = strength(t, seat, sector)
    gains = worth_of_strength(t, seat, sector, max(0, power + tokens)) - worth_of_strength(t, seat, sector, power)
    return gains + gain_of_rats(t, seat, 0, tokens) if sector == HOSPITAL else gains


def cost_of_leaving(t: Table, seat: Seat, place: int) -> int:
    """7.2 What it costs if a token leaves a sector or Notre Dame."""
    if place == NOTRE_DAME:
        return worth_of_pot(t, seat, 0) - worth_of_pot(t, seat, -1)
    return -gain_of_joining(t, seat, place, -1)


def best_gain_of_entering(t: Table, seat: Seat, origin: int) -> int:
    """7.2 The best sector for a token that comes from somewhere else."""
    best = 0
    for sector in range(SECTORS):
        if sector != origin:
            best = max(best, gain_of_entering(t, seat, sector))
    return best


def least_cost_of_leaving(t: Table, seat: Seat, target: int) -> int:
    """7.2 The least cost of a marker that comes from elsewhere."""
    least = NOWHERE
    for place in range(SECTORS + 1):
        if place != target and t.markers[seat][place] > 0:
            least = min(least, cost_of_leaving(t, seat, place))
    return least


def cost_of_marker(t: Table, seat: Seat, target: int) -> int:
    """7.2 What the marker costs that a card wants, from hand or from elsewhere."""
    if t.ready[seat] > 0:
        return worth_of_ready(t, seat, t.ready[seat]) - worth_of_ready(t, seat, t.ready[seat] - 1)
    return least_cost_of_leaving(t, seat, target)


def gain_of_giving(t: Table, seat: Seat, coins: int) -> int:
    """7.2 What a donation brings, without the marker that goes with it."""
    gains = POINT * DONATION[coins] + bonus(t, seat) + gain_of_gold(t, seat, -coins)
    return gains + worth_of_pot(t, seat, 1) - worth_of_pot(t, seat, 0)


def gain_of_donation(t: Table, seat: Seat) -> int:
    """7.2 The best donation, with the marker."""
    best = 0
    for coins in range(1, min(3, t.gold[seat]) + 1):
        best = max(best, gain_of_giving(t, seat, coins))
    return max(0, best - cost_of_marker(t, seat, NOTRE_DAME)) if best > 0 else 0


def gain_of_friend(t: Table, seat: Seat) -> int:
    """7.2 The best move of the trusted friend."""
    here = t.friend[seat]
    return best_gain_of_entering(t, seat, here) - (0 if here == ASIDE else cost_of_leaving(t, seat, here))


def gain_of_card(t: Table, seat: Seat, kind: int) -> int:
    """7.2 What playing a card brings."""
    if kind == NOTRE_DAME:
        return gain_of_donation(t, seat)
    if kind == FRIEND:
        return gain_of_friend(t, seat)
    gains = gain_of_entering(t, seat, kind) - cost_of_marker(t, seat, kind)
    return gains if t.ready[seat] > 0 else max(0, gains)


def gain_of_fool(t: Table, seat: Seat) -> int:
    """7.2 The best move of one token, the friend or a marker."""
    best = 0 if t.friend[seat] == ASIDE else gain_of_friend(t, seat)
    for place in range(SECTORS + 1):
        if t.markers[seat][place] > 0:
            best = max(best, best_gain_of_entering(t, seat, place) - cost_of_leaving(t, seat, place))
    return best


def gain_of_troupe(t: Table, seat: Seat, origin: int) -> int:
    """7.2 The best place for three tokens of a sector."""
    tokens = min(TROUPE, strength(t, seat, origin))
    best = -NOWHERE
    for sector in range(SECTORS):
        if sector != origin:
            best = max(best, gain_of_joining(t, seat, sector, tokens))
    return best + gain_of_joining(t, seat, origin, -tokens)


def gain_of_minstrel(t: Table, seat: Seat) -> int:
    """7.2 The best that the minstrel can do."""
    best = -NOWHERE
    for sector in range(SECTORS):
        if may_play_for(t, seat, sector) or may_take_along(t, seat, sector):
            best = max(best, gain_of_troupe(t, seat, sector))
    return 0 if best == -NOWHERE else best


def gain_of_bishop(t: Table, seat: Seat) -> int:
    """7.2 The best empty sector for a marker of the stock."""
    best = 0
    for sector in range(SECTORS):
        if t.away[seat] > 0 and may_bless(t, seat, sector):
            best = max(best, gain_of_entering(t, seat, sector))
    return best


def gain_of_person(t: Table, seat: Seat, who: int) -> int:
    """7.2 What a person brings who is hired, without the coin."""
    pays = prestige_of(t, seat, who)
    gains = POINT * pays + bonus(t, seat) if pays > 0 else 0
    if who == HOSTESS:
        gains += best_wish(t, seat)
    elif who == MONK:
        gains += gain_of_ready(t, seat, 2)
    elif who == MONEY_LENDER:
        gains += gain_of_gold(t, seat, 2)
    elif who == FOOL:
        gains += gain_of_fool(t, seat)
    elif who == MINSTREL:
        gains += gain_of_minstrel(t, seat)
    elif who == BISHOP:
        gains += gain_of_bishop(t, seat)
    elif who == DOCTOR:
        hospital = strength(t, seat, HOSPITAL)
        gains += harm_of_rats(t, seat, t.rat[seat], hospital, False)
        gains -= harm_of_rats(t, seat, t.rat[seat], hospital, True)
    return gains


def gain_of_hire(t: Table, seat: Seat) -> int:
    """7.2 What the best person of this round brings, less the coin."""
    best = 0
    if t.gold[seat] > 0:
        for place in range(DISPLAYED):
            best = max(best, gain_of_person(t, seat, t.people[place]) + gain_of_gold(t, seat, -1))
    return best
