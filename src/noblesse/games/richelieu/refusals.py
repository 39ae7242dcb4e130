"""Why an action is not legal now, in the rules' words, and what is asked instead."""

from __future__ import annotations

from noblesse.core import Action, Seat

from . import rules
from .box import (
    ACT,
    BOX,
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
    JEWEL_PRICE,
    MILITARY_END,
    NEUTRAL,
    NO_COLOUR,
    NO_SHEET,
    PICK,
    QUEEN,
    SELL,
    SEND_EMINENCE,
    SEND_QUEEN,
    SIDES,
    SPOTS,
    TO,
)
from .naming import BOX_NAMES, colour, place_of, value
from .table import Table

INSTEAD = {
    FIELD: "Choose a field for the agent in hand.",
    NEUTRAL: "Pick a neutral agent.",
    FREE_AGENT: "Pick an agent to place for free, or leave it.",
    CORRUPT: "Choose an agent of another player, or leave it.",
    CORRUPT_TO: "Choose a field for the agent that moves.",
    SEND_QUEEN: "Choose a field with Richelieu for the Queen, or leave it.",
    SEND_EMINENCE: "Choose a field against Richelieu for the Éminence Grise, or leave it.",
}
"""What to do, by phase; an action of a turn is free to choose."""


def refusal(t: Table, seat: Seat, action: Action) -> str:
    """What is in the way, and then what to do."""
    return f"{why(t, seat, action)} {INSTEAD.get(t.phase, '')}".strip()


def why(t: Table, seat: Seat, action: Action) -> str:
    """What is in the way."""
    if action < FROM:
        return no_pick(t, seat, action - PICK)
    if action < TO:
        return no_victim(t, seat, action - FROM)
    if action < EARN:
        return no_field(t, seat, action - TO)
    if action == DECLINE:
        return must(t)
    if t.phase != ACT:
        return "That is an action of a turn, and something else is asked."
    if action == EARN:
        return "You have collected income already: once a turn."
    return no_commission(t, seat) if action == COMMISSION else no_trade(t, seat, action)


def no_pick(t: Table, seat: Seat, kind: int) -> str:
    """An agent that cannot be picked."""
    if t.phase not in (ACT, NEUTRAL, FREE_AGENT):
        return "An agent is in hand already." if t.phase == FIELD else "No agent of yours is placed now."
    neutral = t.phase == NEUTRAL
    mine = rules.neutral_of(t, seat) if neutral else seat
    if rules.behind_screen(t, mine) == 0:
        return "You have no agent behind your screen: they come home from the city."
    if t.screen[mine][kind] == 0:
        name = f"{colour(t, mine)} {value(kind)}" if neutral else value(kind)
        return f"There is no {name} {'left beside the board' if rules.is_open(t, mine) else 'behind your screen'}."
    return no_money(t, seat, "Even the cheapest field", cheapest(t))


def no_money(t: Table, seat: Seat, what: str, price: int) -> str:
    """What something costs, the 2 L more with it, and what one has."""
    extra = rules.surcharge(t)
    second = f", {extra} of them for the second agent of a turn," if extra else ""
    return f"{what} costs {price + extra} L{second or ','} and you have {t.money[seat]} L."


def cheapest(t: Table) -> int:
    """The lowest price of an available field."""
    return min(rules.price(t, spot) for spot in range(SPOTS) if rules.is_available(t, spot))


def no_victim(t: Table, seat: Seat, spot: int) -> str:
    """An agent that cannot be corrupted."""
    if t.phase != CORRUPT:
        return "Agents are moved only by a corruption." if t.phase != CORRUPT_TO else "The agent is chosen already."
    who = t.who[spot]
    if who == NO_COLOUR:
        return "Nobody stands there."
    if who >= COLOURS:
        return f"{'The Queen' if who == QUEEN else 'The Éminence Grise'} is no agent: pawns cannot be corrupted."
    if who == seat:
        return "Your own agents cannot be corrupted."
    if rules.is_neutral(t, who):
        return "Neutral agents cannot be corrupted."
    return settled(t, spot)


def settled(t: Table, spot: int) -> str:
    """A box that nothing enters or leaves any more."""
    box = spot // BOX
    state = "is being resolved" if box == t.resolving else "is full and will be resolved"
    return f"Box {BOX_NAMES[box]} {state}: nobody comes or goes there."


def no_field(t: Table, seat: Seat, spot: int) -> str:
    """A field that nobody can go to."""
    if t.phase in (ACT, NEUTRAL, FREE_AGENT):
        return "Pick an agent first."
    if t.phase == CORRUPT:
        return "First choose which agent is to move."
    if t.sheet[place_of(spot)] == NO_SHEET:
        return f"Box {BOX_NAMES[spot // BOX]} is closed: no sheets lie there."
    if t.who[spot] != NO_COLOUR:
        return "Somebody stands there."
    if rules.is_frozen(t, spot // BOX):
        return settled(t, spot)
    return no_way(t, spot) if t.phase in (SEND_QUEEN, SEND_EMINENCE) else no_place(t, seat, spot)


def no_place(t: Table, seat: Seat, spot: int) -> str:
    """An empty field that the agent in hand cannot go to."""
    if t.picking == NEUTRAL:
        return "A neutral agent never takes the last empty field of a sheet."
    return no_money(t, seat, "That field", rules.price(t, spot))


def no_way(t: Table, spot: int) -> str:
    """An empty field that a pawn cannot go to."""
    queen = t.phase == SEND_QUEEN
    if (place_of(spot) % SIDES == 0) != queen:
        if queen:
            return "The Queen goes only to sheets of the Cardinal."
        return "The Éminence Grise goes only to sheets that oppose the Cardinal."
    return f"{'She' if queen else 'He'} stands on that sheet already: another one is needed."


def no_commission(t: Table, seat: Seat) -> str:
    """A commission that cannot be bought."""
    if t.commissioned:
        return "You have bought a commission already: once a turn."
    if t.prestige[seat] >= t.cardinal:
        stands = "level with him" if t.prestige[seat] == t.cardinal else "ahead of him"
        return f"A commission is for those behind the Cardinal now, and you are {stands}."
    if t.military[seat] == MILITARY_END:
        return "Your marker is at the end of the military track."
    return f"A commission costs {t.military[seat] + 1} L, the next square, and you have {t.money[seat]} L."


def no_trade(t: Table, seat: Seat, action: Action) -> str:
    """A jewel that cannot be sold or bought."""
    if t.traded:
        return "You have sold or bought a jewel already: once a turn."
    if action == SELL:
        return "You have no jewel to sell."
    assert action == BUY, "there is nothing else to trade"
    if t.city_jewels == 0:
        return "There is no jewel in the city."
    return f"A jewel costs {JEWEL_PRICE} L, and you have {t.money[seat]} L."


def must(t: Table) -> str:
    """What one cannot decline."""
    if t.phase == ACT:
        return "The first action cannot be declined: income can always be collected."
    if t.phase == NEUTRAL or (t.phase == FIELD and t.picking == NEUTRAL):
        return "A neutral agent must be placed where it can."
    return "The agent in hand must be placed." if t.phase == FIELD else "The agent that was chosen must move."
