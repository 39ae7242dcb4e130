"""The setup in words: tiles to begin with, and the first scandal card."""

from __future__ import annotations

from collections.abc import Sequence

from noblesse.core import CHANCE, Ply, Seat
from noblesse.core.phrases import several

from .box import CHOOSE, FILL, KEEP_ONE, KINDS, START_TILES, TILE
from .dealing import kept, looks
from .naming import tiles
from .story import Story
from .table import Table


def tell_opening(story: Story, plies: Sequence[Ply], tables: Sequence[Table]) -> None:
    """What everybody began with; kinds of tiles and cards only to whom they belong."""
    after = tables[-1]
    if any(ply.before.phase == CHOOSE for ply in plies):
        tell_choice(story, plies)
    elif after.first_match and plies:
        story.says("everybody has three tiles of each kind")
    if any(ply.before.phase == FILL for ply in plies):
        tell_filling(story, plies)
    tell_kept(story, plies, after)


def tell_choice(story: Story, plies: Sequence[Ply]) -> None:
    """The viewer's own choice so far."""
    counts = [0] * KINDS
    for ply in plies:
        if ply.before.phase == CHOOSE and ply.seat == story.viewer:
            counts[ply.before.chosen[ply.seat]] = ply.action
    if story.viewer is not None and any(ply.seat == story.viewer and ply.before.phase == CHOOSE for ply in plies):
        story.says(f"you chose {tiles(counts).replace('none', 'no tiles')} to begin with")


def tell_filling(story: Story, plies: Sequence[Ply]) -> None:
    """Hands are filled from the bag."""
    mine = [ply.action - TILE for ply in plies if ply.before.phase == FILL and ply.before.asked == story.viewer]
    story.says(f"hands were filled up to {START_TILES} tiles from the bag")
    if mine:
        story.says(f"you drew {tiles([mine.count(kind) for kind in range(KINDS)])}")


def tell_kept(story: Story, plies: Sequence[Ply], after: Table) -> None:
    """Who has kept a scandal card, and which of them the viewer has seen."""
    keepers = [ply for ply in plies if ply.seat != CHANCE and ply.before.phase == KEEP_ONE]
    others = [ply.seat for ply in keepers if ply.seat != story.viewer]
    for ply in keepers:
        if ply.seat == story.viewer:
            story.says(f"you {kept(ply, True)}")
    if after.turn == 0 and after.phase == KEEP_ONE:
        story.says(f"{story.name(after.asked)} {looks(after, story.viewer == after.asked)}")
    if others:
        story.says(f"{those(story, others, after)} kept one of three scandal cards")


def those(story: Story, seats: Sequence[Seat], t: Table) -> str:
    """Some seats by name, or everybody."""
    if len(seats) == t.seats:
        return "everybody"
    if len(seats) == t.seats - 1 and story.viewer not in seats and story.viewer is not None:
        return "all others"
    return several([story.name(seat) for seat in seats])
