"""What an action brings, and what a piece is."""

from __future__ import annotations

from noblesse.core import Action, Seat
from noblesse.core.drawing import About

from .box import MASK_NAMES, MASKS, NEAR, WEAR
from .table import Table
from .view import View


def gain(t: Table, seat: Seat, action: Action) -> str:
    """What a step earns: "3 points"."""
    if action >= WEAR:
        return ""
    points = 1 + len([tile for tile in NEAR[action] if tile in t.floor[seat]])
    return f"{points} points" if points > 1 else "1 point"


def about(view: View, place: str) -> About | None:
    """A note on a mask or a tile."""
    kind, _, name = place.partition("-")
    if kind == "mask" and name in MASK_NAMES:
        number = MASK_NAMES.index(name)
        worn = sum(row[number] for row in view.worn)
        says = "Worn alone, it dances if no higher mask is alone too."
        return About(place, f"The {name}", says, f"{worn} of {MASKS[number]} have been worn.", "3.1", f"m-{name}")
    if kind == "tile" and name.isdecimal() and 0 < int(name) <= len(view.floor):
        owner = view.floor[int(name) - 1]
        counts = "It is free." if owner < 0 else f"Somebody with {view.scores[owner]} points stands here."
        return About(place, f"Tile {name}", "A point, and one more for each own tile beside it.", counts, "3.2")
    return None
