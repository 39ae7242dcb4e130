"""A man-at-arms goes out, in words."""

from __future__ import annotations

from collections.abc import Sequence

from noblesse.core import Ply, Seat

from . import rules
from .box import AREA_NAMES, AREAS, AT, FIELD, FOUNTAIN, LIFT, MEN, PAY, RESERVE, STOP, SYMBOL, TILES_OF_FOREST, WOOD
from .labels import area_at
from .naming import money, tiles
from .story import Story
from .table import Table


def tell_man(story: Story, plies: Sequence[Ply], tables: Sequence[Table]) -> None:
    """From where to where, and what the rival had to give."""
    t, action = plies[0].before, plies[0].action
    if action == STOP:
        story.does("sent no man-at-arms")
        return
    comes = "sent a man-at-arms" if action == RESERVE else f"moved a man-at-arms from {left(story, t, action)}"
    last = plies[-1]
    if last.before.phase != SYMBOL:
        story.does(comes.replace("sent", "chose"))
        return
    rival, kind = last.before.visited, kind_at(last.before, last.before.visited, last.action - AT)
    story.does(f"{comes} to {story.whose(rival)} {AREA_NAMES[kind]}{gift(story, last.before, tables[-1], kind)}")
    if kind == WOOD:
        tell_tiles(story, last.before, tables[-1], rival)


def left(story: Story, t: Table, action: int) -> str:
    """Where he stood."""
    man = MEN * story.player + action - LIFT
    return f"{story.whose(t.man_of[man])} {area_at(t, t.man_of[man], t.man_at[man])}"


def kind_at(t: Table, seat: Seat, corner: int) -> int:
    """The kind of area with this lower left cell."""
    return next(kind for kind in range(AREAS) if area_at(t, seat, corner) == AREA_NAMES[kind])


def gift(story: Story, before: Table, after: Table, kind: int) -> str:
    """What a farm or a garden gave."""
    seat = story.player
    if kind == FIELD:
        return f", for {money(after.money[seat] - before.money[seat])}"
    if kind == FOUNTAIN and before.queen == before.visited:
        return " and took the Queen" if after.queen == seat else ", but the Queen stayed locked"
    return ""


def tell_tiles(story: Story, before: Table, after: Table, rival: Seat) -> None:
    """The tiles of a rival who has no choice: all there are."""
    number = rules.tiles_in_hand(before, rival)
    if after.phase == PAY or number > TILES_OF_FOREST:
        return
    is_known = story.viewer in (rival, story.player)
    gave = tiles(before.hand[rival]) if is_known else "the last tile" if number == 1 else f"the last {number} tiles"
    story.says(f"{story.name(rival)} gave {gave}" if number else f"{story.name(rival)} had no tile to give")
