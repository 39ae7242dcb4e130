"""What must be confirmed, because it cannot be taken back: chance deals, or others go on."""

from __future__ import annotations

from noblesse.core import CHANCE, Action, Seat
from noblesse.core.phrases import capital, some

from . import rules
from .box import (
    AT,
    BRIBE,
    BUILD,
    BY_ACTION,
    CELL,
    CHOOSE,
    DEAL,
    FILL,
    FOR_BALL,
    GIVE,
    KEEP,
    KEEP_ALL,
    KEEP_ONE,
    KINDS,
    LANDS,
    LEISURE,
    MOST_PLACED,
    PAY,
    PLACE,
    RETURNING,
    SITE,
    SPEND,
    SPENDING,
    SYMBOL,
    TAKE,
    TAXES,
    TRADED,
    WOOD,
)
from .labels import label
from .land import brought
from .naming import card, purses, structure
from .table import Table


def confirm(t: Table, seat: Seat, action: Action) -> str:
    """Words of the button if this is final; else nothing."""
    if seat == CHANCE:
        return ""
    if t.phase == CHOOSE:
        return "Begin the match" if is_last_choice(t, seat) else ""
    if t.phase == CELL:
        return confirm_cell(t, seat, action - AT)
    if is_mere_step(action) or ((BRIBE <= action < TAXES or action == LEISURE) and not ends_turn(t, seat)):
        return ""
    after = t.copy()
    rules.apply(after, seat, action)
    if not is_final(t, seat, after):
        return ""
    return f"{deed(t, seat, action)}{draws(t, after)}"


def is_mere_step(action: Action) -> bool:
    """Does this only say what is to be placed, built or had in trade, so that more is asked at once?"""
    return PLACE <= action < AT or BUILD <= action < BRIBE or TAKE <= action < GIVE


def ends_turn(t: Table, seat: Seat) -> bool:
    """Is the turn over, once its action is done, as nothing is left to trade or play?"""
    plays = t.carded == 0 and rules.cards_in_hand(t, seat) > 0
    return rules.tiles_in_hand(t, seat) < TRADED and not plays


def confirm_cell(t: Table, seat: Seat, cell: int) -> str:
    """The last tile of an expansion lets chance draw, or may end the turn."""
    if t.placed + 1 < MOST_PLACED and rules.tiles_in_hand(t, seat) > 0:
        return ""
    draw = min(rules.tiles_in_bag(t), t.woods + (brought(t, seat, cell) if t.held == WOOD else 0))
    if draw:
        return f"Place it, draw {some(draw, 'tile')}"
    return "Place it" if (t.acted or t.expanding == BY_ACTION) and ends_turn(t, seat) else ""


def is_last_choice(t: Table, seat: Seat) -> bool:
    """Is this the last of all choices of tiles to begin with?"""
    left = sum(KINDS - t.chosen[other] for other in range(t.seats))
    return left == 1 and t.chosen[seat] == KINDS - 1


def is_final(t: Table, seat: Seat, after: Table) -> bool:
    """Has something hidden become known, or do others go on?"""
    return after.reveals != t.reveals or after.turn != t.turn or rules.mover(after) != seat


def draws(t: Table, after: Table) -> str:
    """What chance deals next to the one who has the turn: ", draw 4"."""
    if after.turn != t.turn or t.at_turn == 0:
        return ""
    if after.phase == FILL:
        return f", draw {some(min(after.to_draw, rules.tiles_in_bag(after)), 'tile')}"
    return ", draw cards" if after.phase == DEAL else ""


def deed(t: Table, seat: Seat, action: Action) -> str:
    """What the button does."""
    if t.phase == SITE:
        return f"Build {structure(t.building)}"
    if t.phase == SYMBOL:
        return "Send him there"
    if t.phase == PAY:
        return "Give them"
    if t.phase == KEEP_ONE:
        return "Keep all" if action == KEEP_ALL else f"Keep {card(t.drawn[action - KEEP])}"
    if t.phase in (SPENDING, RETURNING):
        return returned(t, seat, action)
    if action in (TAXES, LANDS, LEISURE):
        return {TAXES: "Collect taxes", LANDS: "Acquire lands", LEISURE: "Enjoy leisure"}[action]
    return capital(label(t, seat, action).partition(":")[0])


def returned(t: Table, seat: Seat, action: Action) -> str:
    """Purses or cards that are returned, and at a ball the step that follows."""
    if t.phase == SPENDING and t.spending != FOR_BALL:
        number = action - SPEND
        return f"Return {purses(number)}" if number else "Return none"
    return capital(label(t, seat, action))
