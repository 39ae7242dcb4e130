"""What a player did, in words: an action of a turn, or the answer to a bonus."""

from __future__ import annotations

from noblesse.core import CHANCE, Action, Ply, Seat
from noblesse.core.phrases import capital, some
from noblesse.core.sets import has
from noblesse.core.story import Story

from . import rules
from .box import (
    ACT,
    BUY,
    COLOURS,
    COMMISSION,
    CORRUPT,
    CORRUPT_TO,
    DECLINE,
    EARN,
    FIELD,
    FREE_AGENT,
    FROM,
    JEWEL_BACK,
    JEWEL_PRICE,
    NEUTRAL,
    NO_BOX,
    SELL,
    SEND_QUEEN,
    TO,
)
from .knowledge import keeps
from .naming import box_of, colour, cost, place_of, side, value, where, whose
from .resolution import tell_advance, tell_new_sheets
from .table import Table

LEFT = {FREE_AGENT: "placed no agent", CORRUPT: "corrupted nobody"}
"""How a bonus was declined, by phase; of a pawn: it was not sent."""


def tell_deed(story: Story, t: Table, seat: Seat, action: Action, after: Table) -> None:
    """What a ply did by itself; ``after`` is the table before anything followed."""
    if seat == CHANCE:
        tell_new_sheets(story, t, after)
    elif t.phase == ACT:
        if said := action_of_turn(t, seat, action, after):
            story.does(said)
    elif said := answer(t, seat, action, after, story.viewer):
        if seat == story.player and t.resolving == NO_BOX:
            story.does(said)
        else:
            story.says(f"{whose(t, seat, story.viewer)} {said}")


def action_of_turn(t: Table, seat: Seat, action: Action, after: Table) -> str:
    """One of the actions; an agent is told when it is placed."""
    if action == EARN:
        return f"collected {t.income[seat]} L"
    if action == COMMISSION:
        return f"bought a commission for {t.military[seat] + 1} L: {tell_advance(t, after, seat)}"
    if action == SELL:
        return f"sold a jewel for {JEWEL_BACK} L"
    if action == BUY:
        return f"bought a jewel for {JEWEL_PRICE} L"
    return "ended the turn" if action == DECLINE else ""


def answer(t: Table, seat: Seat, action: Action, after: Table, viewer: Seat | None) -> str:
    """An agent or a pawn went somewhere, or a bonus was declined."""
    if action == DECLINE:
        return LEFT.get(t.phase, f"did not send {pawn(t)}")
    if t.phase == FIELD:
        return placement(t, seat, action - TO, after, viewer)
    if t.phase == CORRUPT_TO:
        return corruption(t, action - TO, after, viewer)
    if t.phase in (NEUTRAL, FREE_AGENT, CORRUPT):
        return ""
    return f"sent {pawn(t)} to stand {where(t, action - TO)}"


def pawn(t: Table) -> str:
    """The pawn that is asked for."""
    return "the Queen" if t.phase == SEND_QUEEN else "the Éminence Grise"


def placement(t: Table, seat: Seat, spot: int, after: Table, viewer: Seat | None) -> str:
    """An agent was placed; its value is told if it lies face up, and to who knows the agents of its colour."""
    face = "face up" if has(after.up, spot) else "face down"
    paid = f" for {cost(t, spot)} L" if cost(t, spot) else " for free" if t.picking == FREE_AGENT else ""
    name = agent(t, seat, has(after.up, spot), viewer)
    return f"placed {name} {face} {where(t, spot)}{paid}"


def agent(t: Table, seat: Seat, is_up: bool, viewer: Seat | None) -> str:
    """The agent in hand: "a 3", "an agent", "a sage 2"."""
    mine = rules.neutral_of(t, seat) if t.picking == NEUTRAL else seat
    known = is_up or keeps(t, viewer, mine)
    if rules.is_neutral(t, mine):
        article = "an" if colour(t, mine)[0] in "aeiou" else "a"
        return f"{article} {colour(t, mine)} {value(t.picked) if known else 'agent'}"
    return f"a {value(t.picked)}" if known else "an agent"


def corruption(t: Table, spot: int, after: Table, viewer: Seat | None) -> str:
    """An agent was moved; its value is told if it lies face up now."""
    owner = one_of(t, t.who[t.origin], viewer)
    was_up, is_up = has(t.up, t.origin), has(after.up, spot)
    face = "where it lies face down" if not is_up else "face up as before" if was_up else "where it was turned up"
    worth = f", a {value(t.kind[t.origin])}," if is_up else ""
    origin = f"{side(t, place_of(t.origin))} in box {box_of(t.origin)}"
    return f"moved {owner}{worth} from {origin} to stand {where(t, spot)}, {face}"


def one_of(t: Table, owner: int, viewer: Seat | None) -> str:
    """An agent of somebody: "an agent of Ann", "one of your agents"."""
    return "one of your agents" if owner == viewer else f"an agent of {whose(t, owner, viewer)}"


def tell_homecoming(story: Story, before: Table, after: Table) -> None:
    """Whose last agent left the screen, and brought all agents in the city home."""
    for mine in range(COLOURS):
        if after.backs[mine] > before.backs[mine]:
            number = some(rules.behind_screen(after, mine), "agent")
            if rules.is_neutral(after, mine):
                story.says(f"{number} of {colour(after, mine)} came home from the city")
            else:
                story.says(f"{whose(after, mine, story.viewer)} took {number} home from the city")


def tell_end_of_patience(story: Story, before: Table, after: Table) -> None:
    """Too many turns without a new agent."""
    if after.stopped > before.stopped:
        story.says(f"{after.quiet} turns without a new agent: the boxes that are left are resolved as they stand")


def tell_pending(story: Story, ply: Ply) -> None:
    """What was begun with the last ply and is not done yet."""
    t: Table = ply.before
    if t.phase in (ACT, NEUTRAL, FREE_AGENT) and ply.action < FROM:
        mine = rules.neutral_of(t, ply.seat) if t.phase == NEUTRAL else ply.seat
        known = keeps(t, story.viewer, mine)
        name = f"{colour(t, mine)} " if rules.is_neutral(t, mine) else ""
        what = f"picked {f'the {name}{value(ply.action)}' if known else f'one of the {name}agents'}"
    elif t.phase == CORRUPT and ply.action != DECLINE:
        what = f"chose {one_of(t, t.who[ply.action - FROM], story.viewer)}"
    else:
        return
    if ply.seat == story.player and t.resolving == NO_BOX:
        story.does(what)
    else:
        story.says(f"{capital(whose(t, ply.seat, story.viewer))} {what}")
