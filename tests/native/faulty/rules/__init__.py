"""1 The kernel, all in one."""

from __future__ import annotations

from noblesse.core import ALL, Bits, Row, Seat, Source
from noblesse.core.sets import add

from ..box import ACTIONS
from ..table import Table


def setup(t: Table) -> None:
    """1.1 Nothing to do."""


def mover(t: Table) -> Seat:
    """1.2 Always the same."""
    return 0


def awaits(t: Table, seat: Seat) -> bool:
    """1.3 Always."""
    return seat == 0


def legal(t: Table, seat: Seat, out: Bits) -> None:
    """1.4 Twice as many actions as the row has room for."""
    for action in range(ACTIONS):
        add(out, action)


def weights(t: Table, out: Row) -> None:
    """1.5 No chance."""


def draws_for(t: Table) -> Seat:
    """1.6 No chance."""
    return ALL


def apply(t: Table, seat: Seat, action: int) -> None:
    """1.7 The fault."""
    t.row[action] += 1


def score(t: Table, seat: Seat) -> int:
    """1.8 None."""
    return 0


def rank(t: Table, seat: Seat) -> int:
    """1.9 None."""
    return 0


def resample(t: Table, seat: Seat, source: Source) -> None:
    """1.10 No secrets."""
