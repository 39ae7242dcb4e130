"""1 Numbers: division below nothing, widths, loops, and parameters that are rows and sets."""

from __future__ import annotations

from noblesse.core import Bits, Row, Seat
from noblesse.core.sets import first, following, size

from ..box import DEEP, FAR, LAND, RAGGED, SIGNED, WIDE, WIDEST
from ..table import Table


def score(t: Table, seat: Seat) -> int:
    """1.1 A bit of everything."""
    goods = t.goods[seat]
    total, half = t.debts[seat] // 3, t.debts[seat] % 7
    total += -half // 2 + (-half) % 5 - abs(t.small - half)
    for n in range(3):
        total += _in_row(goods, n) * SIGNED[n] + RAGGED[seat][0] * RAGGED[0][n]
    for n in range(3, -1, -2):
        total ^= goods[n] << 3
    total += size(t.land[seat]) + _sum(t.land[seat]) % 1000
    return total + (DEEP[1][1][2] if total > 0 else DEEP[0][0][1]) + WIDE[seat & 1] // 7


def _in_row(row: Row, n: int) -> int:
    return row[n] * 1


def _sum(members: Bits) -> int:
    """1.2 All members added up."""
    total = 0
    member = first(members)
    while member >= 0:
        total += member
        if member > LAND - 10:
            break
        member = following(members, member)
    return total


def rank(t: Table, seat: Seat) -> int:
    """1.3 The most is first."""
    better = 0
    for other in range(t.seats):
        if other == seat or score(t, other) <= score(t, seat):
            continue
        better += 1
    return better


def value(t: Table, seat: Seat) -> int:
    """1.4 More than 32 bits hold."""
    large = t.large
    far: int = FAR + (large - 1)
    if t.large == 0 and not seat:
        far += WIDEST[1] // 3
    return max(far, WIDEST[1], score(t, seat)) - min(far >> 2, ~seat)
