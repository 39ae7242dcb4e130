"""What an action would bring, as far as the actor may know: nothing that lies face down is looked at."""

from __future__ import annotations

from noblesse.core import Action, Seat
from noblesse.core.phrases import some
from noblesse.core.sets import add, has

from . import rules
from .box import (
    ACT,
    BUY,
    COLOURS,
    COMMISSION,
    CORRUPT_TO,
    EARN,
    FIELD,
    FIELDS,
    FREE_AGENT,
    FROM,
    INCOME,
    JEWEL_POINTS,
    NEUTRAL,
    PRESTIGE,
    SELL,
    SYMBOLS,
    TO,
)
from .knowledge import bounds, value_known
from .naming import box_of, fills, place_of, side, signed
from .rules.agents import leave
from .rules.bonuses import pawn_asked
from .table import Table


def gain(t: Table, seat: Seat, action: Action) -> str:
    """What the action brings: "3 L", "military 4, 1 prestige", "you have 5 there, first so far"; or nothing."""
    if action == EARN:
        return f"{t.income[seat]} L"
    if action == COMMISSION:
        return commission(t, seat)
    if action == BUY:
        return f"{JEWEL_POINTS} points at the end"
    if TO <= action < EARN and t.picking in (ACT, FREE_AGENT):
        return standing(as_if_there(t, seat, action - TO), seat, place_of(action - TO))
    return ""


def note(t: Table, seat: Seat, action: Action) -> str:
    """What else comes of it: who comes home, which box is resolved, and what its sheets would amount to."""
    if action < FROM:
        return pick(t, seat)
    if TO <= action < EARN:
        return stand(t, seat, action - TO)
    return f"{JEWEL_POINTS} points less at the end" if action == SELL else ""


def commission(t: Table, seat: Seat) -> str:
    """The next square of the military track, and its symbol."""
    square = t.military[seat] + 1
    symbol = {PRESTIGE: ", 1 prestige", INCOME: ", 1 income"}.get(SYMBOLS[square], "")
    return f"military {square}{symbol}"


def pick(t: Table, seat: Seat) -> str:
    """The last agent behind the screen brings those in the city home."""
    mine = rules.neutral_of(t, seat) if NEUTRAL in (t.phase, t.picking) else seat
    city = rules.in_city(t, mine)
    return f"your last: {some(city, 'agent')} of the city come home" if last_one(t, mine) and city else ""


def last_one(t: Table, mine: int) -> bool:
    """Is only one agent left behind the screen?"""
    return rules.behind_screen(t, mine) == 1


def stand(t: Table, seat: Seat, spot: int) -> str:
    """Whether the box would be resolved, and what the sheets would have."""
    after = as_if_there(t, seat, spot)
    place = place_of(spot)
    parts = [pick(t, seat)] if t.phase == FIELD else []
    if fills(t, spot):
        parts.append(f"box {box_of(spot)} is resolved")
    if fills(t, spot) or t.phase != FIELD:
        parts.append(totals(after, seat, place))
    return ", ".join(filter(None, parts))


def as_if_there(t: Table, seat: Seat, spot: int) -> Table:
    """The table with the agent or the pawn on the spot, before anything follows."""
    after = t.copy()
    if t.phase == FIELD:
        after.who[spot] = rules.neutral_of(t, seat) if t.picking == NEUTRAL else seat
        after.kind[spot] = t.picked
        after.since[spot] = t.backs[after.who[spot]]
        if rules.price(t, spot) == 0:
            add(after.up, spot)
        return after
    here = t.origin if t.phase == CORRUPT_TO else rules.spot_of(t, pawn_asked(t))
    after.who[spot] = t.who[here] if here >= 0 else pawn_asked(t)
    if here >= 0:
        after.kind[spot], after.since[spot] = t.kind[here], t.since[here]
        if has(t.up, here):
            add(after.up, spot)
        leave(after, here)
    return after


def standing(t: Table, seat: Seat, place: int) -> str:
    """What the seat has there as far as the seat knows: "you have 5 there, first so far"."""
    points = rules.share(t, place, seat)
    if points <= 0:
        return f"you have {signed(points)} there"
    ahead = sum(is_ahead(t, seat, place, other) for other in range(COLOURS) if other != seat)
    return f"you have {points} there{(', first so far', ', second so far', '')[min(ahead, 2)]}"


def is_ahead(t: Table, seat: Seat, place: int, other: int) -> bool:
    """Has another colour more there, or as much further left, by the values that the seat knows?"""
    spots = [spot for spot in range(FIELDS * place, FIELDS * (place + 1)) if t.who[spot] == other]
    known = sum(value_known(t, seat, spot) or 0 for spot in spots)
    mine = rules.share(t, place, seat)
    return known > mine or (known == mine and rules.leftmost(t, place, other) < rules.leftmost(t, place, seat))


def totals(t: Table, seat: Seat, place: int) -> str:
    """What both sheets of the box can amount to: "England 3 to 7, Richelieu 4"."""
    says = []
    for each in (place, place ^ 1):
        least, most = bounds(t, seat, each)
        says.append(f"{side(t, each)} {signed(least)}{f' to {signed(most)}' if most > least else ''}")
    return ", ".join(says)
