"""4 The kernel: one function is called on sets of each size."""

from __future__ import annotations

from noblesse.core import ALL, TERMINAL, Bits, Row, Seat, Source
from noblesse.core.sets import add, assign, keep, take, unite

from ..box import ACTIONS, FUNCTIONS, MAX_PLIES
from ..table import Table
from .five_words import with_five
from .one_word import with_one
from .two_words import with_two


def setup(t: Table) -> None:
    """4.1 Nothing to do."""


def mover(t: Table) -> Seat:
    """4.2 Always the same."""
    return TERMINAL if t.ply == MAX_PLIES else 0


def awaits(t: Table, seat: Seat) -> bool:
    """4.3 Always."""
    return seat == 0 and t.ply < MAX_PLIES


def legal(t: Table, seat: Seat, out: Bits) -> None:
    """4.4 Anything, always."""
    if awaits(t, seat):
        for action in range(ACTIONS):
            add(out, action)


def weights(t: Table, out: Row) -> None:
    """4.5 No chance."""


def draws_for(t: Table) -> Seat:
    """4.6 No chance."""
    return ALL


def apply(t: Table, seat: Seat, action: int) -> None:
    """4.7 Numbers too large for a set are halved until they fit."""
    t.ply += 1
    function, n = action % FUNCTIONS, action // FUNCTIONS
    answer = with_five(function, n, t.five[0], t.five[1], t.five[2])
    n //= 2
    answer = answer * 101 + with_two(function, n, t.two[0], t.two[1], t.two[2])
    n = min(n, 59)
    t.answer = answer * 101 + with_one(function, n, t.one[0], t.one[1], t.one[2])
    if t.ply % 7 == 0:
        unite(t.five[1], t.two[0])
        keep(t.five[2], t.two[1])
        assign(t.two[1], t.one[2])
        take(t.five[0], t.one[1], t.two[2])


def score(t: Table, seat: Seat) -> int:
    """4.8 None."""
    return t.answer


def rank(t: Table, seat: Seat) -> int:
    """4.9 None."""
    return 0


def resample(t: Table, seat: Seat, source: Source) -> None:
    """4.10 No secrets."""
