"""What came when a turn was over, in words: the Queen, a ball, a scoring, a new decade, the end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from noblesse.core import CHANCE, Ply
from noblesse.core.phrases import several, some

from .ballroom import Ball
from .box import (
    BALL,
    KEEP_ALL,
    KEEP_ONE,
    LIAISON,
    LIAISON_POINTS,
    LOCKED,
    OF_CASTLES,
    OF_PALACES,
    OVER,
    SCORING,
    SETTLED,
    SOURCES,
    SPACE_KINDS,
)
from .dealing import kept, looks
from .naming import DECADE_NAMES, SPACE_NAMES
from .opening import those
from .rules.turns import decide, go_on
from .story import Story
from .table import Table


def tell_end(story: Story, plies: Sequence[Ply], tables: Sequence[Table]) -> None:
    """The ply that ended the turn, and all that followed up to the next turn."""
    ball = Ball()
    steps = list(unfold(plies, ball))
    first, last = steps[0][0], tables[-1]
    moved = [after.space for before, after in steps if after.space != before.space]
    if not moved and first.space == last.space:
        return
    ball.tells(story)
    tell_counter(story, last, moved)
    for before, after in steps:
        if SPACE_KINDS[after.space] == SCORING != SPACE_KINDS[before.space]:
            tell_scoring(story, before, after)
    tell_dealing(story, [ply for ply in plies[1:] if ply.before.phase == KEEP_ONE], last)
    if last.phase == OVER:
        tell_liaisons(story, last)


def unfold(plies: Sequence[Ply], ball: Ball) -> Iterator[tuple[Table, Table]]:
    """Step by step the tables before and after; the ball takes note."""
    for ply in plies:
        before: Table = ply.before
        t = before.copy()
        ball.returns(ply)
        decide(t, ply.seat, ply.action)
        while True:
            after = t.copy()
            ball.goes_on(before, after)
            yield before, after
            before = after
            if t.phase != SETTLED:
                break
            go_on(t, ply.seat)


def tell_counter(story: Story, last: Table, moved: Sequence[int]) -> None:
    """Where the round counter went."""
    space = next((space for space in reversed(moved) if SPACE_KINDS[space] not in (BALL, SCORING)), None)
    if space is None or SCORING in (SPACE_KINDS[one] for one in moved):
        return
    on = " on" if any(SPACE_KINDS[one] == BALL for one in moved) else ""
    stays = ""
    if SPACE_KINDS[space] == LOCKED:
        stays = f": the Queen stays with {story.name(last.queen)} until the scoring"
    story.ends(f"the round counter went{on} to {SPACE_NAMES[space]}{stays}")


def tell_scoring(story: Story, before: Table, after: Table) -> None:
    """What castles and palaces scored, and what was laid out for the next decade."""
    scored = [
        sum(after.earned[seat][at] - before.earned[seat][at] for at in sources(before.decade))
        for seat in range(after.seats)
    ]
    decade = f"decade {DECADE_NAMES[before.decade]}"
    each = several(
        [f"{story.name(seat)} {f'+{number}' if number else 'nothing'}" for seat, number in enumerate(scored)]
    )
    nothing = f"no castle or palace was surrounded, so nothing scored at the end of {decade}"
    story.ends(f"castles and palaces of {decade} scored: {each}" if any(scored) else nothing)
    if after.phase != OVER:
        back = sum(before.church)
        done = ["the market was filled up"] if before.market != after.market else []
        done += [f"{some(back, 'tile')} of the church went into the bag"] if back else []
        if done:
            story.ends(", and ".join(done))


def sources(decade: int) -> tuple[int, int]:
    """Where points of castles and palaces are counted."""
    return SOURCES * decade + OF_CASTLES, SOURCES * decade + OF_PALACES


def tell_dealing(story: Story, plies: Sequence[Ply], last: Table) -> None:
    """The cards of a new decade."""
    keepers = [ply for ply in plies if ply.seat != CHANCE]
    for ply in keepers:
        if ply.seat == story.viewer or ply.action == KEEP_ALL:
            story.ends(f"{story.name(ply.seat)} {kept(ply, ply.seat == story.viewer)}")
    others = [ply.seat for ply in keepers if ply.seat != story.viewer and ply.action != KEEP_ALL]
    if others:
        story.ends(
            f"{those(story, others, last)} kept one scandal card each" if len(others) > 1 else one(story, others)
        )
    if last.phase == KEEP_ONE and last.at_turn == 0:
        story.ends(f"{story.name(last.asked)} {looks(last, story.viewer == last.asked)}")


def one(story: Story, seats: Sequence[int]) -> str:
    """A single one who kept a card."""
    return f"{story.name(seats[0])} kept a scandal card"


def tell_liaisons(story: Story, t: Table) -> None:
    """What liaisons were worth at the end."""
    worth = [LIAISON_POINTS * t.cards[seat][LIAISON] for seat in range(t.seats)]
    each = [f"{story.name(seat)} {points}" for seat, points in enumerate(worth) if points]
    story.ends(f"points for Liaison: {several(each)}" if each else "nobody had a Liaison")
