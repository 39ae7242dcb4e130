"""What is asked of a seat, or what is waited for."""

from __future__ import annotations

from noblesse.core import CHANCE, Bits, Prompt, Seat
from noblesse.core.phrases import ORDINALS, verdict
from noblesse.core.sets import has

from . import rules
from .box import (
    ACT,
    ACTIONS,
    CORRUPT,
    CORRUPT_TO,
    FIELD,
    FREE_AGENT,
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
    """What the decision is about, and the reason."""
    if is_bonus(t):
        return f"Box {BOX_NAMES[t.resolving]}, {ORDINALS[t.place]} place: your bonus"
    if t.phase == NEUTRAL or (t.phase == FIELD and t.picking == NEUTRAL):
        return "Neutral agent: on no last field of a sheet"
    number, of = t.acted + (t.phase == ACT), t.acted + t.actions
    action = f"Action {number} of {of}" if of > 1 else "One action"
    if t.phase == FIELD:
        return f"{action}: the last field resolves its box" if may_fill(t) else action
    return f"{action}: {standing(t, seat)}" if t.acted == 0 else action


def standing(t: Table, seat: Seat) -> str:
    """Why there are one or two actions."""
    prestige = t.prestige[seat]
    if prestige == t.cardinal:
        return f"level with the Cardinal on {prestige}"
    return f"{'behind' if prestige < t.cardinal else 'ahead of'} the Cardinal, {prestige} to {t.cardinal}"


def asks(t: Table, seat: Seat) -> str:
    """What a seat is asked, so short that a phone has room for it in a line."""
    if t.phase == ACT:
        return asks_to_act(t, seat)
    if t.phase == FIELD:
        return asks_for_field(t, seat)
    if t.phase == NEUTRAL:
        return f"Pick a {colour(t, rules.neutral_of(t, seat))} agent; it costs nothing."
    if t.phase == FREE_AGENT:
        return "Pick an agent to place for free."
    if t.phase == CORRUPT:
        return "Corruption: which agent is to move?"
    if t.phase == CORRUPT_TO:
        return f"Where does it go?{turned_up(t)}"
    if t.phase == SEND_QUEEN:
        return "Send the Queen to Richelieu: she adds 3."
    return "Send the Éminence Grise: he adds 3."


def asks_to_act(t: Table, seat: Seat) -> str:
    """An action: the first, or the second, and what an agent costs now."""
    if t.acted > 0:
        extra = f": another agent costs {SECOND_AGENT} L more" if t.placed else ", or end the turn"
        return f"Act once more{extra}."
    if rules.behind_screen(t, seat) == 0:
        return "Your screen is empty: act otherwise."
    return "Pick an agent, or act otherwise."


def asks_for_field(t: Table, seat: Seat) -> str:
    """Where the agent in hand goes, and what that costs."""
    who = f"your {value(t.picked)}"
    if t.picking == NEUTRAL:
        who = f"the {colour(t, rules.neutral_of(t, seat))} {value(t.picked)}"
    if t.picking != ACT:
        return f"Where does {who} go, for free?"
    extra = rules.surcharge(t)
    return f"Where does {who} go{f', for {extra} L more' if extra else ''}?"


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
    return "" if has(t.up, t.origin) else " For 0 it is turned up."


def outcome(t: Table, viewer: Seat | None) -> str:
    """How the match ended, for the viewer."""
    seats = range(t.seats)
    return verdict([rules.score(t, seat) for seat in seats], [rules.rank(t, seat) for seat in seats], viewer)
