"""Words for buttons, the places of actions on the board, and what must be confirmed."""

from __future__ import annotations

from noblesse.core import CHANCE, Action, Seat
from noblesse.core.phrases import capital
from noblesse.core.sets import has

from .box import (
    CARD_NAMES,
    CARDS,
    DECLINE,
    DONATE,
    DRAFT,
    ENGAGE,
    FROM,
    GIVE,
    GUEST,
    HIRE,
    KEEP,
    MESSAGE,
    MINSTREL_FROM,
    MINSTREL_TO,
    MOVE_MARKER,
    PASS_ON,
    PERSON_NAMES,
    PLAGUE,
    SETTLED,
    STOP_AT,
    TAKE,
    TAKE_STILL,
    TO,
    UNIT,
    USE,
    WISH_GOLD,
    WISH_MARKER,
    WITH_FRIEND,
)
from .naming import card, deck_of, market, slots_of, the
from .notation import write
from .table import Table
from .takings import carried_out, donated

REFUSALS = {
    DONATE: "give nothing",
    MOVE_MARKER: "move none",
    MESSAGE: "leave it",
    GUEST: "leave it",
    HIRE: "hire nobody",
}
"""How one declines, by phase."""


def label(t: Table, seat: Seat, action: Action) -> str:
    """Words for a button: "bank", "from the bank", "to the park", "your centre", "monk", "hire nobody"."""
    if seat == CHANCE:
        return write(t, seat, action)
    if action < USE:
        return CARD_NAMES[action - KEEP]
    if action < FROM:
        return label_card(t, seat, *divmod(action - USE, CARDS))
    if action < TO:
        return label_origin(t, seat, action)
    if action < GIVE:
        return f"to {the(action - TO)}"
    if action < STOP_AT:
        return label_donation(t, seat, action - GIVE + 1)
    if action < TAKE:
        stays = ", stay" if action - STOP_AT == t.carriage[seat] else ""
        return market(t, seat, action - STOP_AT) + stays
    if action <= TAKE_STILL:
        return "take it" if action == TAKE else "take it, leave the rat"
    if action < ENGAGE:
        return "a gold" if action == WISH_GOLD else "a marker" if action == WISH_MARKER else "rat back"
    return label_decline(t) if action == DECLINE else PERSON_NAMES[action - ENGAGE]


def label_card(t: Table, seat: Seat, slot: int, kind: int) -> str:
    """A card in hand; of two of a kind, whose they are."""
    if len(slots_of(t, seat, kind)) < 2:
        return CARD_NAMES[kind]
    owner = deck_of(t, seat, slot)
    whose = "your own" if owner == seat else "your neighbour's" if slot == 1 else "from farther on"
    return f"{CARD_NAMES[kind]}, {whose}"


def label_origin(t: Table, seat: Seat, action: Action) -> str:
    """Where tokens come from."""
    if t.phase == MINSTREL_FROM and action == WITH_FRIEND:
        return f"from {the(t.friend[seat])}, with the friend"
    if action == WITH_FRIEND:
        return "the trusted friend"
    return f"from {the(action - FROM)}"


def label_donation(t: Table, seat: Seat, gold: int) -> str:
    """So much gold, and what it brings with the park: "2 gold: 4 prestige"."""
    if t.phase != DONATE or gold > t.gold[seat]:
        return f"{gold} gold"
    worth = donated(t, seat, gold)
    return f"{gold} gold: {'up to ' if len(worth) > 1 else ''}{worth[-1]} {UNIT}"


def label_decline(t: Table) -> str:
    """How one declines what is asked."""
    return REFUSALS.get(t.phase, "decline")


def place(t: Table, seat: Seat, action: Action) -> str:
    """Id of the place on the board: "card-0-3", "sector-2-7", "market-12"; what is a mere button has none.

    A card is named by how far to the right its deck lies, so that of two players neither tells which of the two cards
    of the own deck had come back.
    """
    if seat == CHANCE:
        return ""
    if action < USE:
        return f"keep-{action - KEEP}"
    if action < FROM:
        slot, kind = divmod(action - USE, CARDS)
        return f"card-{slot % t.seats}-{kind}"
    if action < GIVE and action != WITH_FRIEND:
        return f"sector-{seat}-{action - (FROM if action < WITH_FRIEND else TO)}"
    if action == WITH_FRIEND:
        return f"friend-{seat}"
    if STOP_AT <= action < TAKE:
        return f"market-{action - STOP_AT}"
    return f"person-{action - ENGAGE}" if ENGAGE <= action < DECLINE else ""


def is_final(t: Table, seat: Seat, action: Action) -> bool:
    """Does this action let others go on, after which it cannot be taken back?"""
    if t.phase in (DRAFT, PASS_ON):
        return all(has(t.answered, other) for other in range(t.seats) if other != seat)
    return carried_out(t, seat, action).phase == SETTLED


def confirm(t: Table, seat: Seat, action: Action) -> str:
    """Words of the button if this lets others go on: whatever ends the turn, and the last card that is kept."""
    if not is_final(t, seat, action):
        return ""
    if action < USE:
        return f"Keep {card(action - KEEP)}"
    if action < FROM:
        return f"Play {card((action - USE) % CARDS)}"
    if t.phase == PLAGUE:
        return "Lose this marker"
    if t.phase == MINSTREL_TO:
        return "Move them there"
    if GIVE <= action < STOP_AT:
        return f"Give {action - GIVE + 1} gold"
    if STOP_AT <= action < TAKE:
        return "Stop here"
    if ENGAGE <= action < DECLINE:
        return f"Hire the {PERSON_NAMES[action - ENGAGE]}"
    verb = "take " if action in (WISH_GOLD, WISH_MARKER) else ""
    return capital(verb + label(t, seat, action))
