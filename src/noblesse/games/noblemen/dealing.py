"""Scandal cards are drawn and kept, in words."""

from __future__ import annotations

from collections.abc import Sequence

from noblesse.core import Ply

from . import rules
from .box import INTRIGUE, KEEP, KEEP_ALL, KEEP_ONE
from .naming import by_kind, card, cards
from .story import Story
from .table import Table


def tell_cards(story: Story, plies: Sequence[Ply], tables: Sequence[Table]) -> None:
    """The card of a chapel."""
    last = plies[-1]
    seat = story.player
    if last.before.phase == KEEP_ONE:
        story.does(kept(last, story.viewer == seat))
    elif tables[-1].phase == KEEP_ONE:
        story.does(looks(tables[-1], story.viewer == seat))
    elif rules.cards_in_hand(tables[-1], seat) > rules.cards_in_hand(tables[0], seat):
        story.does("drew and kept the last scandal card")


def looks(t: Table, is_known: bool) -> str:
    """Cards that are being looked at."""
    number = rules.drawn_cards(t)
    return f"drew {cards(list(t.drawn[:number]))}" if is_known else f"drew {number} scandal cards"


def kept(ply: Ply, is_known: bool) -> str:
    """What became of them; which they are only to the one who keeps them."""
    t, number = ply.before, rules.drawn_cards(ply.before)
    if ply.action == KEEP_ALL:
        which = cards(list(t.drawn[:number])) if is_known else f"all {number} cards"
        return f"played {card(INTRIGUE)} and kept {which}"
    if not is_known:
        return f"drew {number} scandal cards and kept one"
    others = [t.drawn[place] for place in range(number) if place != ply.action - KEEP]
    return f"kept {card(t.drawn[ply.action - KEEP])}, and {by_kind(others)} went under the stack"
