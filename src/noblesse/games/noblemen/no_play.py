"""Why a scandal card is not played, kept or returned."""

from __future__ import annotations

from noblesse.core import Action, Seat
from noblesse.core.phrases import some

from . import rules
from .box import (
    BLACKMAIL,
    CASTLE,
    INHERITANCE,
    INTRIGUE,
    KEEP,
    KEEP_ALL,
    KEEP_ONE,
    LIAISON,
    RETURNING,
)
from .naming import card
from .table import Table

TIMES = {
    BLACKMAIL: "is returned at a ball, for 3 prestige",
    INTRIGUE: "is played when scandal cards are drawn",
    LIAISON: "counts 3 points at the end of the match, and is not played",
}
"""When cards count that are not played in a turn."""


def no_play(t: Table, seat: Seat, kind: int) -> str:
    """A card that cannot be played in the turn."""
    if t.cards[seat][kind] == 0:
        return no_card(kind)
    if kind in TIMES:
        return f"{card(kind)} {TIMES[kind]}."
    if t.carded:
        return "You have played a scandal card in this turn already: one a turn."
    if kind == INHERITANCE:
        if t.market[CASTLE] == 0:
            return "No castle is left on the board to inherit."
        return "You have no site for a castle: an empty meadow that touches no castle and no palace."
    return f"{card(kind)} needs a tile in hand."


def no_card(kind: int) -> str:
    """A card one has not."""
    return f"You have no {card(kind)} in hand."


def no_keeping(t: Table, seat: Seat, action: Action) -> str:
    """A card that cannot be kept, or cards that cannot be kept all."""
    if t.phase != KEEP_ONE:
        return "No scandal cards are drawn now."
    drawn = rules.drawn_cards(t)
    if action < KEEP_ALL:
        if action - KEEP >= drawn:
            return f"Only {some(drawn, 'card')} could be drawn."
        return "That is the same card as another one: choose the first of them."
    if t.cards[seat][INTRIGUE] == 0:
        return f"To keep all you need {card(INTRIGUE)}, in hand before you drew."
    return "You have played a scandal card in this turn already: one a turn, and Intrigue would be another."


def no_return(t: Table, seat: Seat, kind: int) -> str:
    """A card that cannot be returned."""
    if t.phase != RETURNING:
        return "Scandal cards are returned at balls only."
    return no_card(kind)
