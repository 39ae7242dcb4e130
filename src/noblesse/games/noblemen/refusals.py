"""Why an action is not legal now, in the rules' words, and what is asked instead."""

from __future__ import annotations

from typing import Final

from noblesse.core import Action, Seat

from . import no_man, no_play, no_site
from .box import (
    AT,
    BRIBE,
    BUILD,
    CELL,
    CHOOSE,
    DONATE,
    DONATION,
    END,
    EXPAND,
    GIVE,
    HOUSE,
    KEEP,
    KEEP_ONE,
    LANDS,
    LEISURE,
    MAN,
    PAY,
    PLACE,
    PLAY,
    PRAYER,
    RESERVE,
    RETURN,
    RETURNING,
    SITE,
    SPEND,
    SPENDING,
    STOP,
    SYMBOL,
    TAKE,
    TAXES,
    TRADE,
    TURN,
)
from .no_deed import no_bribe, no_donation, no_gift, no_tile, no_trade
from .table import Table

INSTEAD: Final = {
    CHOOSE: "Say how many tiles of the kind you begin with.",
    KEEP_ONE: "Keep one of the cards that were drawn.",
    EXPAND: "Place another tile, or stop.",
    CELL: "Lay the tile that is in hand.",
    SITE: "Choose a site for what is being built.",
    MAN: "Choose a man-at-arms, or send nobody.",
    HOUSE: "Choose to whom the man-at-arms goes.",
    SYMBOL: "Choose the area on which the man-at-arms stands.",
    PAY: "Give tiles to the man-at-arms.",
    TRADE: "Give two tiles for the one you want.",
    SPENDING: "Say how many purses you return.",
    DONATION: "Donate another tile, or stop.",
    PRAYER: "Give back a tile.",
    RETURNING: "Return a card, or be announced.",
}
"""What to do, by phase; in a turn one is free to choose."""
ACTED: Final = "You have taken the action of this turn: one a turn."
WITHIN: Final = "That comes before or after the action of a turn, never within it."


def refusal(t: Table, seat: Seat, action: Action) -> str:
    """What is in the way, and then what to do."""
    return f"{why(t, seat, action)} {INSTEAD.get(t.phase, '')}".strip()


def why(t: Table, seat: Seat, action: Action) -> str:
    """What is in the way."""
    if action < PLACE:
        return "Tiles to begin with are chosen before the first turn."
    if action < AT:
        return no_placing(t, seat, action - PLACE)
    if action < BUILD:
        return no_cell(t, seat, action - AT)
    if action < PLAY:
        return no_action(t, seat, action)
    if action < GIVE:
        return no_extra(t, seat, action)
    if action < SPEND:
        return no_gift(t, seat, action - GIVE)
    if action < KEEP:
        return no_purses(t, seat, action - SPEND)
    if action < RETURN:
        return no_play.no_keeping(t, seat, action)
    if action < RESERVE:
        return no_play.no_return(t, seat, action - RETURN)
    return no_man.no_man(t, seat, action) if action < STOP else must(t, action)


def no_placing(t: Table, seat: Seat, kind: int) -> str:
    """A tile that cannot be taken up."""
    if t.phase == CELL:
        return "A tile is in hand already."
    if t.phase not in (TURN, EXPAND):
        return "No tile is placed now."
    return ACTED if t.phase == TURN and t.acted else no_tile(t, seat, kind)


def no_cell(t: Table, seat: Seat, cell: int) -> str:
    """A cell where nothing can be put."""
    if t.phase == CELL:
        return no_site.no_room(t, seat, cell)
    if t.phase == SITE:
        return no_site.no_site(t, seat, cell)
    if t.phase == SYMBOL:
        return no_man.no_symbol(t, seat, cell)
    return "First choose a tile to place, or what to build." if t.phase == TURN else "No tile is in hand."


def no_action(t: Table, seat: Seat, action: Action) -> str:
    """An action of the turn that cannot be taken."""
    if action >= DONATE and t.phase == DONATION:
        return no_donation(t, seat, action - DONATE)
    if t.phase != TURN:
        return "That is an action of a turn, and something else is asked."
    if t.acted:
        return ACTED
    if action < BRIBE:
        return no_site.no_build(t, seat, action - BUILD)
    if action < TAXES:
        return no_bribe(t, seat, action - BRIBE + 1)
    if action < LEISURE:
        name = {TAXES: "collected taxes", LANDS: "acquired lands"}[action]
        return f"You have {name} in this decade already: once a decade."
    return no_donation(t, seat, action - DONATE)


def no_extra(t: Table, seat: Seat, action: Action) -> str:
    """A card or a trade that is not possible."""
    if t.phase != TURN:
        return WITHIN
    return no_play.no_play(t, seat, action - PLAY) if action < TAKE else no_trade(t, seat, action - TAKE)


def no_purses(t: Table, seat: Seat, number: int) -> str:
    """Purses that cannot be returned."""
    if t.phase != SPENDING:
        return "Purses are returned with taxes, with lands and at balls."
    return f"You have no {number} purses, but {t.purses[seat]}."


def must(t: Table, action: Action) -> str:
    """What cannot be left off."""
    if t.phase == TURN:
        if action == END:
            return "Exactly one action must be taken in a turn; leisure is always possible."
        return "Nothing was begun that could be stopped."
    if action == END:
        return "What was begun must be brought to an end first."
    if t.phase == EXPAND or t.phase == PRAYER:
        return "At least one tile is needed."
    return {
        CELL: "The tile in hand must be laid.",
        SITE: "What was chosen must be built.",
        HOUSE: "The man-at-arms that was chosen must go.",
        SYMBOL: "The man-at-arms that was chosen must go.",
        TRADE: "Two tiles must be given for the one that is wanted.",
        PAY: "The tiles must be given.",
        KEEP_ONE: "One card must be kept.",
    }.get(t.phase, "That cannot be left off.")
