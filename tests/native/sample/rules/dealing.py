"""2 Chance."""

from __future__ import annotations

from noblesse.core import ALL, NOBODY, Row, Seat, Source, below, reveal
from noblesse.core.sets import add, clear, has, pop, some

from ..box import FEW, KINDS, OUTCOMES
from ..table import Table


def weights(t: Table, out: Row) -> None:
    """2.1 Not all outcomes are there."""
    for outcome in range(OUTCOMES):
        if outcome != 2:
            out[outcome] = 1 + outcome * (t.ply & 3)


def draws_for(t: Table) -> Seat:
    """2.2 Now this seat, now everybody."""
    return ALL if t.ply % 2 else 0


def deal(t: Table, outcome: int) -> None:
    """2.3 Lay it out."""
    t.hidden[outcome], t.hidden[9] = t.hidden[9], t.hidden[outcome]
    t.small = max(-100, t.small - 1)
    few = FEW[outcome & 1][0]
    if has(few, outcome):
        reveal(t)


def resample(t: Table, seat: Seat, source: Source) -> None:
    """2.4 What is hidden is shuffled, for all but the first seat, who knows it."""
    if seat == 0 and seat != NOBODY:
        return
    room = t.room
    for n in range(KINDS):
        room[n] = t.hidden[n]
        add(t.few, n)
    for n in range(KINDS - 1, 0, -1):
        other = below(source, n + 1)
        room[n], room[other] = room[other], room[n]
    while some(t.few):
        n = pop(t.few)
        t.hidden[n] = room[n]
    clear(t.few)
