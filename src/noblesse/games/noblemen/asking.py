"""What the one who is to decide is asked: what it is about, and so short that a phone has room for it in a line."""

from __future__ import annotations

from typing import Final

from noblesse.core import Bits, Seat
from noblesse.core.phrases import some

from . import rules
from .box import (
    ACTIONS,
    BALL,
    BY_CARD,
    CELL,
    CHOOSE,
    CUNNING,
    DONATION,
    EXPAND,
    FIELD,
    FOR_BALL,
    FOR_TAXES,
    FOUNTAIN,
    HOUSE,
    INHERITANCE,
    KEEP_ONE,
    MAN,
    MEN,
    MOST_PLACED,
    NO_SEAT,
    PALACE,
    PAY,
    PLAY,
    PRAYER,
    RETURNING,
    SCORING,
    SITE,
    SPACE_KINDS,
    SPENDING,
    START_TILES,
    SYMBOL,
    TAKE,
    TILE_NAMES,
    TILES_OF_FOREST,
    TRACK,
    TRADE,
    TRADED,
    VICAR,
    VICAR_TILES,
    WOOD,
)
from .naming import BUILD_NAMES, DECADE_NAMES, card, money, structure, tile
from .table import Table

EVERYWHERE: Final = {FIELD: " It brings £1.", WOOD: " It draws a tile.", FOUNTAIN: " 1 prestige."}
"""What a tile brings wherever it lies, by kind."""


def kicker(t: Table, seat: Seat) -> str:
    """What the decision is about."""
    if t.phase == CHOOSE:
        return f"Setup: of {START_TILES} tiles, what you leave comes by chance"
    if t.phase == KEEP_ONE:
        return "Setup" if t.turn == 0 else "The chapel's scandal card" if t.at_turn else "A new decade"
    if t.phase in (EXPAND, CELL):
        return expansion(t)
    if t.phase == SITE:
        return site(t, seat)
    if t.phase in (MAN, HOUSE, SYMBOL):
        return men(t, seat)
    if t.phase == TRADE:
        return f"Trade for {tile(t.held)}"
    if t.phase == PAY:
        return f"{{{t.player}}}'s man-at-arms came to your forest"
    if t.phase in (SPENDING, RETURNING):
        return spending(t, seat)
    if t.phase == DONATION:
        return f"Church: {some(t.placed, 'tile')} given"
    if t.phase == PRAYER:
        return f"{card(VICAR)}: {t.placed} of {VICAR_TILES} tiles"
    return clock(t, seat)


def clock(t: Table, seat: Seat) -> str:
    """How far it is to the next ball or scoring, and whether the Queen is here."""
    steps, what = ahead(t)
    now = f"Decade {DECADE_NAMES[t.decade]}: "
    if rules.is_locked(t):
        now += "the Queen is locked; next the scoring"
        return now
    queen = ", and you have the Queen" if t.queen == seat else ""
    return f"{now}{what} in {some(steps, 'step')}{queen}"


def ahead(t: Table) -> tuple[int, str]:
    """Steps of the round counter to the next ball or scoring, and which it is."""
    steps = 1
    while SPACE_KINDS[(t.space + steps) % TRACK] not in (BALL, SCORING):
        steps += 1
    return steps, "ball" if SPACE_KINDS[(t.space + steps) % TRACK] == BALL else "scoring"


def expansion(t: Table) -> str:
    """How far an expansion has come, and what its woods will draw."""
    name = card(CUNNING) if t.expanding == BY_CARD else "Expansion"
    laid = f"tile {t.placed + 1} of {MOST_PLACED}"
    return f"{name}: {laid}{f', {t.woods} to draw' if t.woods else ''}"


def site(t: Table, seat: Seat) -> str:
    """What is being built, and for how much."""
    if t.free:
        return f"{card(INHERITANCE)}: a castle for free"
    return f"Build {structure(t.building)} for {money(rules.price(t, seat, t.building))}"


def men(t: Table, seat: Seat) -> str:
    """Where one's men-at-arms are."""
    home = sum(t.man_of[MEN * seat + number] == NO_SEAT for number in range(MEN))
    return f"The castle's man-at-arms: {home} at home, {MEN - home} out"


def spending(t: Table, seat: Seat) -> str:
    """What there is before purses and cards are returned."""
    if t.phase == RETURNING or t.spending == FOR_BALL:
        step = rules.free_step(t, t.prestige)
        taken = f", {t.prestige} is taken: step {step}" if step != t.prestige else ""
        return f"Masquerade ball: prestige {t.prestige}{taken}"
    if t.spending == FOR_TAXES:
        return f"Taxes: {money(rules.income(t, seat, FIELD))} and £1 for each purse"
    return f"Lands: {some(rules.income(t, seat, WOOD), 'tile')} and one for each purse"


def asks(t: Table, seat: Seat) -> str:
    """What a seat is asked."""
    if t.phase == CHOOSE:
        return asks_for_tiles(t, seat)
    if t.phase == KEEP_ONE:
        return asks_for_card(t, seat)
    if t.phase == EXPAND:
        return "Place another tile, or stop." if t.placed else "Which tile do you place first?"
    if t.phase == CELL:
        return f"Where does the {TILE_NAMES[t.held]} go?{EVERYWHERE.get(t.held, '')}"
    if t.phase == SITE:
        return asks_for_site(t)
    if t.phase in (MAN, HOUSE, SYMBOL):
        return asks_for_man(t)
    if t.phase in (TRADE, PAY):
        left = (TRADED if t.phase == TRADE else TILES_OF_FOREST) - t.placed
        return f"Give {some(left, 'tile')}{' more' if t.placed else ' for it' if t.phase == TRADE else ''}."
    if t.phase in (SPENDING, RETURNING):
        return asks_for_returns(t)
    if t.phase in (DONATION, PRAYER):
        return asks_for_gift(t)
    return asks_to_act(t, seat)


def asks_for_tiles(t: Table, seat: Seat) -> str:
    """How many tiles of a kind to begin with."""
    kind = t.chosen[seat]
    have = sum(t.hand[seat][:kind])
    return f"How many {TILE_NAMES[kind]}s?{f' You have {have} so far.' if kind else ''}"


def asks_for_card(t: Table, seat: Seat) -> str:
    """Which card to keep."""
    if rules.may_keep_all(t, seat):
        return "Keep one card, or all with your Intrigue."
    return f"Keep one of the {rules.drawn_cards(t)} cards."


def asks_for_site(t: Table) -> str:
    """Where a structure goes."""
    if t.building == PALACE:
        return "Which castle becomes a palace?"
    return f"On which meadow goes the {BUILD_NAMES[t.building]}?"


def asks_for_man(t: Table) -> str:
    """Which man goes, and where to."""
    if t.phase == MAN:
        return "Send a man from home, move one, or none."
    if t.phase == HOUSE:
        return "To whose estate does he go?"
    return f"On which of {{{t.visited}}}'s areas does he stand?"


def asks_for_returns(t: Table) -> str:
    """Which purses and cards are returned."""
    if t.phase == RETURNING:
        return "Return cards, too, or be announced."
    if t.spending == FOR_BALL:
        return "How many purses for 1 prestige each?"
    return "How many purses do you return?"


def asks_for_gift(t: Table) -> str:
    """Tiles for the church or the vicar."""
    if t.placed:
        return f"{'Donate' if t.phase == DONATION else 'Give back'} another tile, or stop."
    return "Which tile goes back for a point?"


def asks_to_act(t: Table, seat: Seat) -> str:
    """Before or after the action of a turn, with what else is possible."""
    may = Bits(ACTIONS)
    rules.legal(t, seat, may)
    trades, plays = (any(action in may for action in range(*span)) for span in ((TAKE, TAKE + 4), (PLAY, TAKE)))
    also = " or ".join(["trade"] * trades + ["play a card"] * plays)
    first = "trade or play" if trades and plays else also
    if t.acted:
        return f"{also.capitalize()}, or end the turn." if also else "End the turn."
    if t.turn <= t.seats:  # who has not acted yet may not know what all can be clicked
        return "Choose a tile, a building, or a button."
    return f"Choose your action, or {first} first." if also else "Choose your action."
