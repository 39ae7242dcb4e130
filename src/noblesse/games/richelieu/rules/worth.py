"""Chapter 8: what a bot makes of the table."""

from __future__ import annotations

from noblesse.core import Bits, Seat

from ..box import OVER
from ..table import Table
from .prospects import AN_INCOME, POINT, at_hand, behind_cardinal, hope_of_boxes, purse, time_left
from .scoring import score
from .turns import legal


def value(t: Table, seat: Seat) -> int:
    """8.1 Points, and what is on the way to points, in hundredths."""
    if t.phase == OVER:
        return POINT * score(t, seat) + t.money[seat]
    tracks = (AN_INCOME - POINT) * t.income[seat] * time_left(t) // 100
    hopes = hope_of_boxes(t, seat) + at_hand(t, seat) + purse(t, seat) + behind_cardinal(t, seat)
    return POINT * score(t, seat) + tracks + hopes


def worth(t: Table, seat: Seat, out: Bits) -> None:
    """8.2 Whatever is legal."""
    legal(t, seat, out)
