"""The log: a turn as sentences, as far as a viewer may know it."""

from __future__ import annotations

from collections.abc import Sequence

from noblesse.core import CHANCE, Action, Ply, Seat, Told

from .afterwards import tell_end
from .box import (
    DECADES,
    GIVE,
    KEEP,
    LIAISON,
    LIAISON_POINTS,
    OF_BRIBES,
    OF_CARDS,
    OF_CHURCH,
    OF_FOLLIES,
    OF_LEISURE,
    OF_QUEEN,
    OVER,
    PLACE,
    RETURN,
    SOURCES,
    SPEND,
    START,
    TAKE,
)
from .deeds import tell_deeds
from .naming import points
from .opening import tell_opening
from .story import Story
from .table import Table

OWN_SOURCES = (OF_QUEEN, OF_FOLLIES, OF_BRIBES, OF_CHURCH, OF_LEISURE, OF_CARDS)
"""Where points come from that one's own turn brings."""


def tell(plies: Sequence[Ply], after: Table, viewer: Seat | None) -> Told:
    """The plies of one turn: setup, deeds, and what came over everybody when it was over."""
    if not plies:
        return Told(after.player, "")
    tables = [*(ply.before for ply in plies), after]
    first: Table = tables[0]
    begun = next((at for at, t in enumerate(tables) if t.turn > 0), len(plies))
    over = next((at for at in range(begun, len(tables)) if is_over(tables[at], tables[begun])), len(plies))
    player: Seat = after.starter if first.turn == 0 else first.player
    story = Story(player, viewer)
    if first.phase == START:
        story.does("became the start player")
    tell_opening(story, plies[:begun], tables[: begun + 1])
    tell_deeds(story, plies[begun:over], tables[begun : over + 1])
    if over > begun:
        tell_end(story, plies[over - 1 :], tables[over - 1 :])
    return Told(player, story.text(), prize(first, after, player), "\n".join(story.then))


def is_over(t: Table, begun: Table) -> bool:
    """Is the turn over that began at this table?"""
    return t.turn != begun.turn or t.at_turn == 0


def prize(before: Table, after: Table, seat: Seat) -> str:
    """What the turn brought its player: "Takes 4 points and the Queen."."""
    won = sum(won_by(before, after, seat, source) for source in OWN_SOURCES)
    if after.phase == OVER:
        won -= LIAISON_POINTS * after.cards[seat][LIAISON]
    queen = won_by(before, after, seat, OF_QUEEN)
    of_queen = f"{' from the Queen' if won == queen else f', {queen} of them from the Queen'}" if queen else ""
    if after.queen == seat and before.queen != seat and before.turn > 0:
        return f"Takes the Queen{f' and {points(won)}' if won else ''}."
    return f"Takes {points(won)}{of_queen}." if won else ""


def won_by(before: Table, after: Table, seat: Seat, source: int) -> int:
    """Points of one source since then."""
    where = [SOURCES * decade + source for decade in range(DECADES)]
    return sum(after.earned[seat][at] - before.earned[seat][at] for at in where)


def veil(t: Table, viewer: Seat, seat: Seat, action: Action) -> str:
    """What others are told of a tile or a card that stays secret."""
    assert seat != CHANCE, "chance has words of its own"
    if action < PLACE:
        return "choose tiles"
    if TAKE <= action < GIVE:
        return "begin a trade"
    if action < SPEND:
        return "give a tile"
    return "keep a card" if KEEP <= action < RETURN else "return a card"
