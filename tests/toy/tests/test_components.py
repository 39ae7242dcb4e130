"""Nothing is lost: every mask and every tile is somewhere."""

from __future__ import annotations

from typing import Any

import noblesse
from noblesse.core import Source

box: Any = noblesse.load("toy").box

DERIVED = {"free": "The tiles of nobody."}
"""Fields that say nothing of their own."""


def conserved(t: Any) -> dict[str, tuple[int, int]]:
    """By component: how many there are on the table, and how many in the box."""
    masks = {
        f"mask {kind}": (t.deck[kind] + sum(row[kind] for row in [*t.hand, *t.worn]), in_box)
        for kind, in_box in enumerate(box.MASKS)
    }
    held = {f"hand {seat}": (sum(t.hand[seat]), t.held[seat]) for seat in range(t.seats)}
    tiles = (len(t.free) + sum(len(mine) for mine in t.floor), box.TILES)
    seen = {
        f"row {row} of what is seen": (sum(map(min, known, t.hand[row % box.MOST_SEATS])), sum(known))
        for row, known in enumerate(t.seen)
    }
    return {**masks, **seen, **held, "tiles": tiles}


def test_nothing_is_lost_on_the_way_to_the_end() -> None:
    for seats in (2, 3, 4):
        state = noblesse.load("toy").new_state(seats, plain=True)
        state.playout(Source(seats))
        assert all(here == box for here, box in conserved(state.table).values())
