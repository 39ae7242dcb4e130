"""Words for buttons, the places of actions on the board, and what must be confirmed."""

from __future__ import annotations

from noblesse.core import CHANCE, Action, Seat
from noblesse.core.phrases import capital
from noblesse.core.sets import has

from . import rules
from .box import (
    ACT,
    BUY,
    COMMISSION,
    CORRUPT_TO,
    DECLINE,
    EARN,
    FIELD,
    FREE_AGENT,
    FROM,
    JEWEL_BACK,
    JEWEL_PRICE,
    NEUTRAL,
    PICK,
    SELL,
    TO,
)
from .naming import box_of, cost, field, fills, money, value, whose
from .notation import write
from .table import Table


def label(t: Table, seat: Seat, action: Action) -> str:
    """Words for a button: "agent 3", "box II, England, field 3: 2 L", "income: 3 L", "end turn"."""
    if seat == CHANCE:
        return write(t, seat, action)
    if action < FROM:
        return f"agent {value(action - PICK)}"
    if action < TO:
        return f"{whose(t, t.who[action - FROM], None)}'s agent: {field(t, action - FROM)}"
    if action < EARN:
        return label_spot(t, action - TO)
    return {
        EARN: f"income: {t.income[seat]} L",
        COMMISSION: f"commission: {t.military[seat] + 1} L",
        SELL: f"sell a jewel: {JEWEL_BACK} L",
        BUY: f"buy a jewel: {JEWEL_PRICE} L",
        DECLINE: "end turn" if t.phase == ACT else "leave it",
    }[action]


def label_spot(t: Table, spot: int) -> str:
    """A field, and what it costs if something is to be paid at all."""
    return f"{field(t, spot)}: {money(cost(t, spot))}" if t.picking == ACT else field(t, spot)


def place(t: Table, seat: Seat, action: Action) -> str:
    """Id of the place on the board: "agent-3", "spot-12"; what is a mere button has none."""
    if seat == CHANCE or action >= EARN:
        return ""
    if action < FROM:
        return f"agent-{action - PICK}"
    return f"spot-{action - (FROM if action < TO else TO)}"


def is_final(t: Table, seat: Seat, action: Action) -> bool:
    """Does something hidden become known, or do others go on, after which this cannot be taken back?"""
    after = t.copy()
    rules.apply(after, seat, action)
    return after.reveals != t.reveals or after.turn != t.turn or rules.mover(after) != seat


def confirm(t: Table, seat: Seat, action: Action) -> str:
    """Words of the button if this is final: what ends the turn, and what turns hidden agents up."""
    if not is_final(t, seat, action):
        return ""
    if TO <= action < EARN:
        return confirm_spot(t, action - TO)
    if action == DECLINE:
        return "End turn" if t.phase == ACT else "Leave it"
    if action == EARN:
        return f"Take {t.income[seat]} L"
    return capital(label(t, seat, action).partition(":")[0])


def confirm_spot(t: Table, spot: int) -> str:
    """Somebody goes to a field."""
    if fills(t, spot):
        return f"Resolve box {box_of(spot)}"
    if t.phase == FIELD and t.picking in (ACT, NEUTRAL, FREE_AGENT):
        paid = f" for {cost(t, spot)} L" if cost(t, spot) else ""
        return f"Place it{paid}"
    if t.phase == CORRUPT_TO:
        turns = rules.price(t, spot) == 0 and not has(t.up, t.origin)
        return "Turn it up" if turns else "Move it there"
    return "Send it there"
