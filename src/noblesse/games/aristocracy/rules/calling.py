"""Chapters 2.2 and 2.3: call a kind and act with every face-up token of it."""

from __future__ import annotations

from noblesse.core.sets import clear, discard, pop, size, some, unite

from ..box import BUILDINGS, CORN, KING, QUEEN, STAND
from ..table import Table
from .rewards import gather, place_marker


def may_call(t: Table, kind: int) -> bool:
    """2.2 A kind may be called while a face-up token of it has no marker (R-04)."""
    return some(t.up[kind])


def call(t: Table, kind: int) -> None:
    """2.2 Act with all face-up tokens of the kind."""
    t.called = kind
    if kind < BUILDINGS:
        mark_buildings(t, kind)
    elif kind <= QUEEN:
        move_royals(t, kind)
    else:
        collect(t, kind)


def mark_buildings(t: Table, kind: int) -> None:
    """2.2 Buildings: stand a marker on every one that has none; the tokens stay under them."""
    up = t.up[kind]
    unite(t.under[kind], up)
    while some(up):
        place_marker(t, pop(up))


def collect(t: Table, kind: int) -> None:
    """2.2 Resources: take every one; the spaces become empty."""
    up = t.up[kind]
    gather(t, kind - CORN, size(up))
    unite(t.empty, up)
    clear(up)


def move_royals(t: Table, kind: int) -> None:
    """2.3 Royalty: every one walks to its track, then as many markers may be placed."""
    up = t.up[kind]
    t.to_stand = size(up)
    if kind == KING:
        t.kings += t.to_stand
    else:
        t.queens += t.to_stand
    unite(t.empty, up)
    clear(up)
    t.phase = STAND


def stand(t: Table, space: int) -> None:
    """2.3 Stand one marker on an empty space (R-07)."""
    discard(t.empty, space)
    place_marker(t, space)
    t.to_stand -= 1


def stop(t: Table) -> None:
    """2.3 Leave the other markers unplaced (R-06)."""
    t.to_stand = 0
