"""Why a tile, a purse or a trade is refused."""

from __future__ import annotations

from noblesse.core import Seat
from noblesse.core.phrases import some

from . import rules
from .box import CHURCH, PAY, PRAYER, PURSE_PRICE, TILE_NAMES, TRADE, TRADED
from .naming import money, purses
from .table import Table


def no_tile(t: Table, seat: Seat, kind: int) -> str:
    """A tile one has not."""
    if rules.tiles_in_hand(t, seat) == 0:
        return "You have no tile in hand."
    return f"You have no {TILE_NAMES[kind]} in hand."


def no_bribe(t: Table, seat: Seat, number: int) -> str:
    """Purses that cannot be bought."""
    left = rules.purses_left(t)
    if number > left:
        return f"Only {some(left, 'purse')} {'is' if left == 1 else 'are'} left." if left else "No purse is left."
    verb = "costs" if number == 1 else "cost"
    return f"{purses(number).capitalize()} {verb} {money(PURSE_PRICE * number)}, and you have {money(t.money[seat])}."


def no_donation(t: Table, seat: Seat, kind: int) -> str:
    """A tile that is not given to the church, or not taken."""
    if t.hand[seat][kind] == 0:
        return no_tile(t, seat, kind)
    return f"The church takes no more {TILE_NAMES[kind]}s in this decade: it has {CHURCH}."


def no_trade(t: Table, seat: Seat, kind: int) -> str:
    """A tile that cannot be had for two others."""
    have = rules.tiles_in_hand(t, seat)
    if have < TRADED:
        return f"A trade costs two tiles, and you have {'one' if have else 'none'}."
    return f"There is no {TILE_NAMES[kind]} in the bag to trade for."


def no_gift(t: Table, seat: Seat, kind: int) -> str:
    """A tile that cannot be given now."""
    if t.phase not in (TRADE, PAY, PRAYER):
        return "No tile is given away now."
    return no_tile(t, seat, kind)
