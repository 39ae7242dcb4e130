"""A borough, its owner and what stands there (1.1, 3.1), and every gain of prestige (3.7)."""

from __future__ import annotations

from noblesse.core import Seat

from ..box import BOROUGHS, FROM_PARK, PARK, SECTORS
from ..table import Table


def boroughs(t: Table) -> int:
    """1.1 Boroughs in play: one a player, but four for two players."""
    return BOROUGHS[t.seats]


def borough(t: Table, seat: Seat) -> int:
    """1.3 Two players live in opposite boroughs; else the seats follow each other clockwise."""
    return 2 * seat if t.seats == 2 else seat


def strength(t: Table, seat: Seat, sector: int) -> int:
    """3.1 Markers of a sector; the trusted friend counts as one."""
    return t.markers[seat][sector] + (1 if t.friend[seat] == sector else 0)


def on_board(t: Table, seat: Seat) -> int:
    """3.1 Markers in all sectors."""
    total = 0
    for sector in range(SECTORS):
        total += t.markers[seat][sector]
    return total


def sectors_of(t: Table, seat: Seat, least: int) -> int:
    """3.1 How many sectors have this strength or more."""
    count = 0
    for sector in range(SECTORS):
        if strength(t, seat, sector) >= least:
            count += 1
    return count


def strongest(t: Table, seat: Seat) -> int:
    """3.1 The greatest strength of a sector."""
    most = 0
    for sector in range(SECTORS):
        most = max(most, strength(t, seat, sector))
    return most


def gain(t: Table, seat: Seat, points: int, source: int) -> None:
    """3.7 Prestige from one event, and half the strength of the park with it, if there is any (R-01 to R-08)."""
    if points <= 0:
        return
    bonus = strength(t, seat, PARK) // 2
    t.prestige[seat] += points + bonus
    t.earned[seat][source] += points
    t.earned[seat][FROM_PARK] += bonus


def fetch(t: Table, seat: Seat, markers: int) -> None:
    """3.2 Take markers out of the stock, as many as it has (R-65)."""
    fetched = min(markers, t.away[seat])
    t.away[seat] -= fetched
    t.ready[seat] += fetched


def rat_back(t: Table, seat: Seat, steps: int) -> None:
    """2.5 The rat moves back, not below 0."""
    t.rat[seat] = max(0, t.rat[seat] - steps)
