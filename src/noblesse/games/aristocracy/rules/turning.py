"""Chapter 2.1: turn over three tokens."""

from __future__ import annotations

from noblesse.core import ALL, Row, Seat, reveal
from noblesse.core.sets import add, assign, discard, first, keep, meets, size

from ..box import CALL, KINDS, PICKS, TURN_OVER
from ..table import Table


def pick(t: Table, space: int) -> None:
    """2.1 Point out a token; once three are picked, or all there are (R-02), they are turned over together (R-01)."""
    add(t.picked, space)
    if size(t.picked) == min(PICKS, size(t.down)):
        t.phase = TURN_OVER


def weights(t: Table, out: Row) -> None:
    """2.1 Every face-down token is as likely as any other, and nobody knows more (R-21)."""
    for kind in range(KINDS):
        out[kind] = t.unseen[kind]


def draws_for(t: Table) -> Seat:
    """2.1 What is turned over lies open for all."""
    return ALL


def turn_over(t: Table, kind: int) -> None:
    """2.1 The picked token in the lowest space shows its kind; after the last one, call."""
    rest = t.rest
    assign(rest, t.picked)
    keep(rest, t.down)
    space = first(rest)
    discard(t.down, space)
    add(t.up[kind], space)
    t.unseen[kind] -= 1
    reveal(t)
    if not meets(t.picked, t.down):
        t.phase = CALL
