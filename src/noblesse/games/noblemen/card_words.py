"""A scandal card that is played in a turn, in words."""

from __future__ import annotations

from collections.abc import Sequence

from noblesse.core import Ply
from noblesse.core.phrases import several

from .box import MARRIAGE, MARRIAGE_POINTS, PLAY, TRIBUTE, TRIBUTE_MONEY, WHITEHALL
from .naming import card, money, points, purses
from .story import Story
from .table import Table


def tell_card(story: Story, plies: Sequence[Ply], tables: Sequence[Table]) -> None:
    """Its name, and what it brought if that came at once; all else is told as it follows."""
    kind = plies[0].action - PLAY
    story.does(f"played {card(kind)}{effect(story, kind, tables[0], tables[-1])}")


def effect(story: Story, kind: int, before: Table, after: Table) -> str:
    """What it brought at once."""
    seat = story.player
    if kind == TRIBUTE:
        return f": {money(TRIBUTE_MONEY)}"
    if kind == MARRIAGE:
        return f": {several([purses(after.purses[seat] - before.purses[seat]), points(MARRIAGE_POINTS)])}"
    if kind == WHITEHALL:
        if before.queen == seat:
            return ": the Queen was here already"
        return ": the Queen came" if after.queen == seat else ", but the Queen stayed locked"
    return ""
