"""Chapter 6: what a bot makes of the table.  No rule; only a hand-made opinion."""

from __future__ import annotations

from noblesse.core import Bits, Seat

from ..table import Table
from .scoring import score
from .turn import legal


def value(t: Table, seat: Seat) -> int:
    """6 Points."""
    return score(t, seat)


def worth(t: Table, seat: Seat, out: Bits) -> None:
    """6 Everything."""
    legal(t, seat, out)
