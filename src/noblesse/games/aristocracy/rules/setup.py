"""Chapter 1: the table before the first turn."""

from __future__ import annotations

from noblesse.core import Seat, Source
from noblesse.core.sets import add

from ..box import FISH_AT_A_HARBOUR, HARBOURS, KINDS, LAND, TOKENS
from ..table import Table
from .ending import begin_turn


def setup(t: Table) -> None:
    """1 Lay a face-down token on every land space, two fish on every harbour; seat 0 begins."""
    for space in range(LAND):
        add(t.down, space)
    for kind in range(KINDS):
        t.unseen[kind] = TOKENS[kind]
    for harbour in range(HARBOURS):
        t.fish[harbour] = FISH_AT_A_HARBOUR
    begin_turn(t, 0)


def resample(t: Table, seat: Seat, source: Source) -> None:
    """1 Nobody knows a face-down token (R-21), and only their numbers lie on the table: nothing to deal anew."""
    return
