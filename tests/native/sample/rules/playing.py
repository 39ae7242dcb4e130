"""3 Play."""

from __future__ import annotations

from noblesse.core import CHANCE, TERMINAL, Bits, Seat
from noblesse.core.sets import add, assign, clear, discard, has, keep, meets, nth, remove, size, some, take, unite

from ..box import ACTIONS, EVEN, FEW, KINDS, LAND, LAST_PLY, NEAR, SEATED
from ..table import Table
from .dealing import deal


def setup(t: Table) -> None:
    """3.1 Everything lies where it begins."""
    for n in range(LAND):
        add(t.land[n % t.seats], n)
    for n in range(KINDS):
        t.hidden[n] = n
    t.large = 4_000_000


def mover(t: Table) -> Seat:
    """3.2 Chance every third time."""
    if t.ply >= LAST_PLY:
        return TERMINAL
    if t.ply % 3 == 2:
        return CHANCE
    return t.turn % t.seats


def awaits(t: Table, seat: Seat) -> bool:
    """3.3 One after the other."""
    return SEATED and seat == mover(t)


def legal(t: Table, seat: Seat, out: Bits) -> None:
    """3.4 What was not played lately; odd ones for odd seats."""
    if not awaits(t, seat):
        return
    for action in range(ACTIONS):
        add(out, action)
    remove(out, t.played)
    if seat in (1, 2):
        _thin_out(out)


def worth(t: Table, seat: Seat, out: Bits) -> None:
    """3.5 Only the even ones, where there are any."""
    legal(t, seat, out)
    if meets(out, EVEN):
        keep(out, EVEN)


def _thin_out(out: Bits) -> None:
    n = 0
    while True:
        n += 1
        if n > 3 or 0 < size(out) < 9:
            break
        discard(out, nth(out, n))


def apply(t: Table, seat: Seat, action: int) -> None:
    """3.6 Many small things happen."""
    t.ply += 1
    if seat == CHANCE:
        deal(t, action)
        return
    t.turn += 1
    if size(t.played) > 40:
        clear(t.played)
    add(t.played, action)
    spread(t, seat, action % LAND)
    t.goods[seat][action & 3] += action if action < 100 else 1
    t.debts[seat] -= action * 7
    t.large -= 1
    t.deep = -t.deep + (action > 150) - (action in (4, 5))
    pass


def spread(t: Table, seat: Seat, space: int) -> None:
    """3.7 Land changes hands."""
    todo, other = t.todo, (seat + 1) % t.seats
    assign(todo, NEAR[space])
    unite(todo, FEW[0][1])
    mine = t.land[seat]
    if some(todo) and not meets(todo, mine):
        take(t.land[other], todo, mine)
    elif has(mine, space) or other == seat:
        unite(mine, todo)
    else:
        add(mine, space)
        discard(t.land[other], space)
    grid = t.grid[seat & 1]
    add(grid[space % 3], space % KINDS)
    if size(grid[0]) > 6:
        clear(grid[0])
