"""3.5 and 2.7: donations to Notre Dame, and what it gives back."""

from __future__ import annotations

from noblesse.core import Seat

from ..box import DONATION, FROM_DONATIONS, FROM_NOTRE_DAME, MOVE_MARKER, NOTRE_DAME, POT
from ..table import Table
from .borough import gain


def donate(t: Table, seat: Seat, gold: int) -> None:
    """3.5 One to three gold for prestige, and a marker onto Notre Dame; without one at hand, one moves (3.8)."""
    t.donation = gold
    if t.ready[seat] == 0:
        t.phase = MOVE_MARKER
    else:
        t.ready[seat] -= 1
        give(t, seat)


def give(t: Table, seat: Seat) -> None:
    """3.5 Pay what was promised, with a marker already on its way."""
    t.markers[seat][NOTRE_DAME] += 1
    t.gold[seat] -= t.donation
    gain(t, seat, DONATION[t.donation], FROM_DONATIONS)


def share(t: Table) -> int:
    """2.7 Prestige for each marker on Notre Dame, rounded down; 0 if there is none."""
    markers = 0
    for seat in range(t.seats):
        markers += t.markers[seat][NOTRE_DAME]
    return POT[t.seats] // markers if markers > 0 else 0


def score_notre_dame(t: Table) -> None:
    """2.7 Everybody's markers there are one event (R-01), and go back to the stock (R-60)."""
    each = share(t)
    for seat in range(t.seats):
        gain(t, seat, each * t.markers[seat][NOTRE_DAME], FROM_NOTRE_DAME)
        t.away[seat] += t.markers[seat][NOTRE_DAME]
        t.markers[seat][NOTRE_DAME] = 0
