"""2.5: the plague."""

from __future__ import annotations

from noblesse.core import Seat

from ..box import DOCTOR, HOSPITAL, LOST, PLAGUE, PLAGUE_PRESTIGE, SECTORS, TRACK
from ..table import Table
from .borough import strength, strongest


def rats_for(t: Table, seat: Seat) -> int:
    """2.5 Rats that come to the seat less those its hospital stops; may be negative (R-26, R-27)."""
    rats = 0 if t.hired[seat] == DOCTOR else t.plague
    return rats - strength(t, seat, HOSPITAL)


def infect(t: Table, seat: Seat) -> None:
    """2.5 The rat moves; beyond the last field it costs prestige and a marker (R-25)."""
    field = t.rat[seat] + rats_for(t, seat)
    t.rat[seat] = max(0, min(field, TRACK))
    if field > TRACK:
        lost = min(PLAGUE_PRESTIGE, t.prestige[seat])
        t.prestige[seat] -= lost
        t.earned[seat][LOST] += lost
        lose_certain(t, seat)


def may_lose(t: Table, seat: Seat, sector: int) -> bool:
    """2.5 A marker of a sector of greatest strength; the trusted friend never (R-20, R-21)."""
    return t.markers[seat][sector] > 0 and strength(t, seat, sector) == strongest(t, seat)


def lose_certain(t: Table, seat: Seat) -> None:
    """2.5 The strongest sector loses its marker; of several the seat chooses one, of none there is nothing (R-22)."""
    from_sector = -1
    for sector in range(SECTORS):
        if may_lose(t, seat, sector):
            if from_sector >= 0:
                t.phase = PLAGUE
                return
            from_sector = sector
    if from_sector >= 0:
        lose(t, seat, from_sector)


def lose(t: Table, seat: Seat, sector: int) -> None:
    """2.5 The marker goes back to the stock."""
    t.markers[seat][sector] -= 1
    t.away[seat] += 1
