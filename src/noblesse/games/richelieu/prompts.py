"""What is asked of a seat, or what is waited for."""

from __future__ import annotations

from noblesse.core import CHANCE, Bits, Prompt, Seat
from noblesse.core.phrases import ORDINALS, several, verdict
from noblesse.core.sets import has

from . import rules
from .box import (
    ACT,
    ACTIONS,
    CORRUPT,
    CORRUPT_TO,
    FIELD,
    FREE_AGENT,
    MILITARY_END,
    NEUTRAL,
    NO_BOX,
    OVER,
    SECOND_AGENT,
    SEND_EMINENCE,
    SEND_QUEEN,
    SPOTS,
    START,
    TO,
)
from .naming import BOX_NAMES, colour, fills, value
from .table import Table

BONUS_WORDS = {
    FREE_AGENT: "place an agent for free",
    CORRUPT: "corrupt an agent",
    CORRUPT_TO: "corrupt an agent",
    SEND_QUEEN: "send the Queen",
    SEND_EMINENCE: "send the Éminence Grise",
}
"""What may be done for a bonus, by phase."""


def prompt(t: Table, viewer: Seat | None) -> Prompt:
    """What is asked of the viewer, or what is waited for."""
    if t.phase == OVER:
        return Prompt("The match is over", outcome(t, viewer))
    if rules.mover(t) == CHANCE:
        begins = t.phase == START
        return Prompt("Setup" if t.turn == 0 else "New sheets", f"A {'start player' if begins else 'sheet'} is drawn.")
    if viewer is None or viewer != t.asked:
        return Prompt("{name}'s bonus" if is_bonus(t) else "{name}'s turn", waits(t))
    return Prompt(kicker(t, viewer), asks(t, viewer))


def is_bonus(t: Table) -> bool:
    """Is somebody asked in the midst of a resolution?"""
    return t.resolving != NO_BOX


def waits(t: Table) -> str:
    """What others do."""
    if is_bonus(t):
        return f"{{name}} may {BONUS_WORDS[FREE_AGENT if t.phase == FIELD else t.phase]} …"
    if t.phase == FIELD:
        return "{name} has an agent in hand …"
    return "{name} places a neutral agent …" if t.phase == NEUTRAL else "{name} chooses an action …"


def kicker(t: Table, seat: Seat) -> str:
    """What the decision is about."""
    if is_bonus(t):
        return f"Box {BOX_NAMES[t.resolving]}: your bonus for the {ORDINALS[t.place]} place"
    if t.phase == NEUTRAL or (t.phase == FIELD and t.picking == NEUTRAL):
        return "Your turn: neutral agent"
    number, of = t.acted + (t.phase == ACT), t.acted + t.actions
    return f"Your turn: action {number} of {of}" if of > 1 else "Your turn: one action"


def asks(t: Table, seat: Seat) -> str:
    """What a seat is asked."""
    if t.phase == ACT:
        return asks_to_act(t, seat)
    if t.phase == FIELD:
        return asks_for_field(t, seat)
    if t.phase == NEUTRAL:
        neutral = colour(t, rules.neutral_of(t, seat))
        return f"Pick a {neutral} agent. It costs nothing, and never takes the last field of a sheet."
    if t.phase == FREE_AGENT:
        return "Pick an agent to place for free, or leave it."
    if t.phase == CORRUPT:
        return "Corruption: which agent of another player is to move? Or leave it."
    if t.phase == CORRUPT_TO:
        return f"Corruption: where does it go, for free?{turned_up(t)}"
    if t.phase == SEND_QUEEN:
        return "Send the Queen to a field with Richelieu, where she adds 3, or leave it."
    return "Send the Éminence Grise to a field against Richelieu, where he adds 3, or leave it."


def asks_to_act(t: Table, seat: Seat) -> str:
    """An action: the first, and why there are one or two; or the second, and what an agent costs now."""
    if t.acted > 0:
        more = f" Another agent costs {SECOND_AGENT} L more." if t.placed else ""
        return f"Act once more, or end the turn.{more}"
    prestige = t.prestige[seat]
    if t.actions > 1:
        why = f"You are behind the Cardinal, {prestige} to {t.cardinal}: two actions."
    elif prestige == t.cardinal:
        why = f"You are level with the Cardinal on {prestige}: one action."
    else:
        why = f"You are ahead of the Cardinal, {prestige} to {t.cardinal}: one action."
    return f"{why} {choices(t, seat)}"


def choices(t: Table, seat: Seat) -> str:
    """What can be done at all."""
    here = rules.behind_screen(t, seat) > 0
    pick = "Pick an agent" if here else "Your screen is empty: take income"
    square = t.military[seat] + 1
    others = ["income"] if here else []
    if t.prestige[seat] < t.cardinal and square <= MILITARY_END:
        others.append("a commission")
    if t.jewels[seat] or t.city_jewels:
        others.append("a jewel")
    return f"{pick}, or choose {several(others, 'or')}." if others else f"{pick}."


def asks_for_field(t: Table, seat: Seat) -> str:
    """Where the agent in hand goes, what that costs, and what follows on the last field of a sheet."""
    who = f"your {value(t.picked)}"
    if t.picking == NEUTRAL:
        who = f"the {colour(t, rules.neutral_of(t, seat))} {value(t.picked)}"
        return f"Where does {who} go? It costs nothing."
    costs = "for free"
    if t.picking == ACT:
        costs = "for the price printed there"
        if extra := rules.surcharge(t):
            costs += f" and {extra} L"
    last = " The last field of a sheet has its box resolved at once." if may_fill(t) else ""
    return f"Where does {who} go, {costs}?{last}"


def may_fill(t: Table) -> bool:
    """Is the last field of a sheet among those that the agent in hand can go to?"""
    return any(fills(t, action - TO) for action in legal_spots(t))


def legal_spots(t: Table) -> list[int]:
    """The actions that bring the agent in hand to a field."""
    out = Bits(ACTIONS)
    rules.legal(t, t.asked, out)
    return [action for action in out if TO <= action < TO + SPOTS]


def turned_up(t: Table) -> str:
    """What becomes of a corrupted agent that lies face down."""
    return "" if has(t.up, t.origin) else " On a field for 0 it is turned up."


def outcome(t: Table, viewer: Seat | None) -> str:
    """How the match ended, for the viewer."""
    seats = range(t.seats)
    return verdict([rules.score(t, seat) for seat in seats], [rules.rank(t, seat) for seat in seats], viewer)
