"""Words for buttons, and the places of actions on the board."""

from __future__ import annotations

from typing import Final

from noblesse.core import CHANCE, Action, Seat
from noblesse.core.phrases import some
from noblesse.core.sets import has

from . import rules
from .box import (
    AREA_NAMES,
    AREAS,
    AT,
    BRIBE,
    BUILD,
    DONATE,
    END,
    FIELD,
    GIVE,
    INTRIGUE,
    KEEP,
    KEEP_ALL,
    LANDS,
    LEISURE,
    LIFT,
    MAN,
    MEN,
    PLACE,
    PLAY,
    PURSE_PRICE,
    RESERVE,
    RETURN,
    RETURNING,
    SPEND,
    STOP,
    SYMBOL,
    TAKE,
    TAXES,
    TILE_NAMES,
    VISIT,
    WOOD,
)
from .naming import called, card, money, purses, spot, structure, tile
from .notation import write
from .table import Table


def label(t: Table, seat: Seat, action: Action) -> str:
    """Words for a button: "place a field", "build a castle: £4", "leisure: 1 point", "end turn"."""
    if seat == CHANCE:
        return write(t, seat, action)
    if action < AT:
        return label_tile(t, seat, action)
    if action < BUILD:
        return label_spot(t, action - AT)
    if action < DONATE:
        return label_deed(t, seat, action)
    if action < SPEND:
        return label_gift(action)
    if action < RESERVE:
        return label_return(t, action)
    return label_man(t, seat, action)


def label_tile(t: Table, seat: Seat, action: Action) -> str:
    """Tiles to begin with, or a tile that is taken up."""
    if action >= PLACE:
        return f"place {tile(action - PLACE)}"
    kind = min(t.chosen[seat], len(TILE_NAMES) - 1)
    return some(action, TILE_NAMES[kind]) if action else f"no {TILE_NAMES[kind]}s"


def label_spot(t: Table, cell: int) -> str:
    """A cell, or the area of a rival."""
    if t.phase == SYMBOL:
        return f"{area_at(t, t.visited, cell)} at {spot(cell)}"
    return spot(cell)


def area_at(t: Table, seat: Seat, corner: int) -> str:
    """What kind of area has this lower left cell: "farm"."""
    for kind in range(AREAS):
        if has(t.areas[AREAS * seat + kind], corner):
            return AREA_NAMES[kind]
    return "area"


def label_deed(t: Table, seat: Seat, action: Action) -> str:
    """An action of the turn, and what it costs or brings."""
    if action < BRIBE:
        build = action - BUILD
        cost = f": {money(rules.price(t, seat, build))}" if rules.is_offered(t, build) else ""
        return f"build {structure(build)}{cost}"
    if action < TAXES:
        number = action - BRIBE + 1
        return f"bribe: {purses(number)} for {money(PURSE_PRICE * number)}"
    if action == TAXES:
        return f"taxes: {money(rules.income(t, seat, FIELD))}"
    if action == LANDS:
        return f"lands: {some(rules.income(t, seat, WOOD), 'tile')}"
    assert action == LEISURE, "there is no other action of a turn"
    return "leisure: 1 point"


def label_gift(action: Action) -> str:
    """A tile for the church, a card that is played, a trade, or a tile that is given."""
    if action < PLAY:
        return f"donate {tile(action - DONATE)}"
    if action < TAKE:
        return f"play {card(action - PLAY)}"
    return f"trade for {tile(action - TAKE)}" if action < GIVE else f"give {tile(action - GIVE)}"


def label_return(t: Table, action: Action) -> str:
    """Purses and cards that are returned, and cards that are kept."""
    if action < KEEP:
        return f"return {purses(action - SPEND)}" if action > SPEND else "return no purse"
    if action < KEEP_ALL:
        place = action - KEEP
        return f"keep {card(t.drawn[place])}" if place < rules.drawn_cards(t) else f"keep card {place + 1}"
    if action == KEEP_ALL:
        return f"{card(INTRIGUE)}: keep all"
    return f"return {card(action - RETURN)}"


def label_man(t: Table, seat: Seat, action: Action) -> str:
    """A man-at-arms and where he goes, or that nothing more is done."""
    if action == RESERVE:
        return "a man from home"
    if action < VISIT:
        number = MEN * seat + action - LIFT
        if t.man_of[number] >= t.seats:
            return f"man {action - LIFT + 1}"
        at = t.man_at[number]
        return f"the man on {called(t.man_of[number])}'s {area_at(t, t.man_of[number], at)} at {spot(at)}"
    if action < STOP:
        return f"to {called(action - VISIT)}"
    if action == END:
        return "end turn"
    return label_stop(t)


def label_stop(t: Table) -> str:
    """How one leaves off what is asked."""
    if t.phase == MAN:
        return "send nobody"
    if t.phase == RETURNING:
        return f"be announced at {rules.free_step(t, t.prestige)}"
    return "no more tiles"


PLACES: Final = (
    (PLACE, AT, "hand", 0),
    (BUILD, BRIBE, "build", 0),
    (BRIBE, TAXES, "bribe", 1),
    (DONATE, PLAY, "church", 0),
    (PLAY, TAKE, "card", 0),
    (TAKE, GIVE, "bag", 0),
    (GIVE, SPEND, "hand", 0),
    (SPEND, KEEP, "spend", 0),
    (KEEP, KEEP_ALL, "drawn", 0),
    (RETURN, RESERVE, "card", 0),
    (LIFT, VISIT, "man", 0),
    (VISIT, STOP, "rival", 0),
)
"""The first action and the one after the last, the place's word, and the number of the first."""


def place(t: Table, seat: Seat, action: Action) -> str:
    """Id of the place on the board: "hand-0", "cell-2-313", "build-1"; what is a mere button has none.

    Others than the seat have hands and cards, too: "hand-0" is always the hand of whoever acts.
    """
    if seat == CHANCE:
        return ""
    if AT <= action < BUILD:
        cell = action - AT
        return f"area-{t.visited}-{cell}" if t.phase == SYMBOL else f"cell-{seat}-{cell}"
    for first, end, word, number in PLACES:
        if first <= action < end:
            return f"{word}-{action - first + number}"
    return "man-home" if action == RESERVE else ""
