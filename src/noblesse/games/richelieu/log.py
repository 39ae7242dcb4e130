"""The log: a turn as sentences, as far as a viewer may know it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from noblesse.core import CHANCE, Action, Ply, Seat, Told
from noblesse.core.phrases import several, some
from noblesse.core.sets import has
from noblesse.core.story import Story

from .box import SETTLED, SHEETS
from .deeds import tell_deed, tell_end_of_patience, tell_homecoming, tell_pending
from .naming import faction
from .resolution import tell_step
from .rules.turns import decide, go_on
from .table import Table


def tell(plies: Sequence[Ply], after: Table, viewer: Seat | None) -> Told:
    """The plies of one turn, each box that was resolved step by step; what lies face down only to who knows it."""
    if not plies:
        return Told(after.player, "")
    before: Table = plies[0].before
    if after.turn == 0:
        return Told(CHANCE, f"laid out {some(len(plies), 'sheet')}.")
    begun = [ply for ply in plies if ply.before.turn > 0]
    player: Seat = begun[0].before.player if begun else after.player
    story = Story(player, viewer)
    if before.turn == 0:
        story.does("became the start player")
    last = before
    for ply in begun:
        last = tell_ply(story, ply)
    if begun:
        tell_pending(story, begun[-1])
    return Told(player, story.text(), prize(before, last, player), "\n".join(story.then))


def tell_ply(story: Story, ply: Ply) -> Table:
    """Tell a decision, and each step that followed from it; the table after them."""
    before: Table = ply.before
    first = True
    for after in unfold(ply):
        if first:
            tell_deed(story, before, ply.seat, ply.action, after)
        else:
            tell_step(story, before, after)
        tell_homecoming(story, before, after)
        if after.turn != before.turn:
            story.close()
            story.over = True
        tell_end_of_patience(story, before, after)
        before, first = after, False
    return before


def unfold(ply: Ply) -> Iterator[Table]:
    """The tables after a decision by itself, and after each step that follows without one."""
    t: Table = ply.before.copy()
    decide(t, ply.seat, ply.action)
    yield t.copy()
    while t.phase == SETTLED:
        go_on(t)
        yield t.copy()


def prize(before: Table, after: Table, seat: Seat) -> str:
    """What the turn brought its player: "Takes a sheet of England and 5 prestige."."""
    won = [sheet for sheet in range(SHEETS) if has(after.taken[seat], sheet) and not has(before.taken[seat], sheet)]
    parts = [f"a sheet of {faction(sheet)}" for sheet in won]
    if more := after.prestige[seat] - before.prestige[seat]:
        parts.append(f"{more} prestige")
    return f"Takes {several(parts)}." if parts else ""


def veil(t: Table, viewer: Seat, seat: Seat, action: Action) -> str:
    """What others are told of an agent that is picked."""
    return "pick an agent"
