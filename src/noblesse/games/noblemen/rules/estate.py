"""Chapter 3: estates, their areas, and what surrounds a structure."""

from __future__ import annotations

from noblesse.core import Bits, Seat
from noblesse.core.sets import add, assign, clear, first, following, has, keep, remove, size, unite

from ..box import (
    AREAS,
    BESIDE,
    BLOCK,
    BLOCK_SIZE,
    KINDS,
    MEADOW,
    MEN,
    MOST_MEN,
    NEIGHBOURS,
    ROUND,
    SIDE,
    STRUCTURES,
)
from ..table import Table


def land_of(t: Table, seat: Seat, out: Bits) -> None:
    """3.1 The cells of an estate."""
    clear(out)
    for kind in range(KINDS):
        unite(out, t.tiles[KINDS * seat + kind])


def room_of(t: Table, seat: Seat, out: Bits) -> None:
    """3.1 The free cells that share a side with an estate."""
    land = t.land
    land_of(t, seat, land)
    clear(out)
    cell = first(land)
    while cell >= 0:
        unite(out, BESIDE[cell])
        cell = following(land, cell)
    remove(out, land)


def count(t: Table, seat: Seat, kind: int) -> int:
    """3.1 Tiles of a kind on an estate."""
    return size(t.tiles[KINDS * seat + kind])


def lay(t: Table, seat: Seat, kind: int, cell: int) -> int:
    """3.1 and 3.2 A tile is laid; returns how many areas it completes."""
    add(t.tiles[KINDS * seat + kind], cell)
    if kind == MEADOW:
        return 0
    completed = 0
    for step in range(BLOCK_SIZE):
        corner = cell - BLOCK[step]
        if fellows(t, seat, kind, corner, cell) == BLOCK_SIZE - 1:
            add(t.areas[AREAS * seat + kind], corner)
            completed += 1
    return completed


def fellows(t: Table, seat: Seat, kind: int, corner: int, cell: int) -> int:
    """3.2 How many of the two by two from this lower left hold the kind, the cell itself aside.

    If three do, they make an area with the cell.
    """
    if corner < 0 or corner % SIDE == SIDE - 1 or corner // SIDE == SIDE - 1:
        return 0
    tiles = t.tiles[KINDS * seat + kind]
    held = 0
    for step in range(BLOCK_SIZE):
        if corner + BLOCK[step] != cell and has(tiles, corner + BLOCK[step]):
            held += 1
    return held


def areas_of(t: Table, seat: Seat, kind: int) -> int:
    """3.2 Farms, forests or gardens of an estate, occupied ones among them."""
    return size(t.areas[AREAS * seat + kind])


def is_occupied(t: Table, seat: Seat, corner: int) -> bool:
    """3.3 Does a man-at-arms stand on this area?"""
    for man in range(MOST_MEN):
        if t.man_of[man] == seat and t.man_at[man] == corner:
            return True
    return False


def free_areas(t: Table, seat: Seat, kind: int) -> int:
    """3.3 Areas of an estate on which no man-at-arms stands."""
    free = areas_of(t, seat, kind)
    for man in range(MOST_MEN):
        if t.man_of[man] == seat and has(t.areas[AREAS * seat + kind], t.man_at[man]):
            free -= 1
    return free


def men_on(t: Table, seat: Seat, kind: int) -> int:
    """3.3 The seat's men-at-arms on areas of a kind."""
    men = 0
    for man in range(MEN * seat, MEN * seat + MEN):
        if t.man_of[man] < t.seats and has(t.areas[AREAS * t.man_of[man] + kind], t.man_at[man]):
            men += 1
    return men


def meadows_of(t: Table, seat: Seat, out: Bits) -> None:
    """3.4 Meadows without a structure."""
    assign(out, t.tiles[KINDS * seat + MEADOW])
    for structure in range(STRUCTURES):
        remove(out, t.built[STRUCTURES * seat + structure])


def keep_clear(t: Table, seat: Seat, structure: int, out: Bits) -> None:
    """3.4 Takes away the cells that touch one of the seat's structures of a kind."""
    built = t.built[STRUCTURES * seat + structure]
    cell = first(built)
    while cell >= 0:
        remove(out, ROUND[cell])
        cell = following(built, cell)


def touching(t: Table, seat: Seat, structure: int, cell: int) -> int:
    """3.4 How many of the seat's structures of a kind touch the cell."""
    near = t.near
    assign(near, ROUND[cell])
    keep(near, t.built[STRUCTURES * seat + structure])
    return size(near)


def neighbours(t: Table, seat: Seat, cell: int) -> int:
    """3.5 How many cells round this one hold tiles."""
    land = t.land
    land_of(t, seat, land)
    keep(land, ROUND[cell])
    return size(land)


def is_surrounded(t: Table, seat: Seat, cell: int) -> bool:
    """3.5 Tiles on all eight sides and corners."""
    return neighbours(t, seat, cell) == NEIGHBOURS
