"""What is asked of a seat, or what is waited for."""

from __future__ import annotations

from noblesse.core import Prompt, Seat
from noblesse.core.phrases import ORDINALS, some, verdict

from .box import (
    ASIDE,
    BISHOP_TO,
    CARRIAGE_HOUSE,
    DEAL,
    DONATE,
    DRAFT,
    DRIVE,
    FARTHEST,
    FOOL_FROM,
    FOOL_TO,
    GUEST,
    HIRE,
    MESSAGE,
    MESSAGES,
    MINSTREL_TO,
    MOVE_MARKER,
    NO_CARD,
    NOTRE_DAME,
    OVER,
    PASS_ON,
    PEOPLE,
    PLAGUE,
    PLAY,
    ROUNDS,
    SEND_FRIEND,
    START,
    TAKE,
    UNIT,
)
from .naming import card, left_of, name, person, the
from .rules import awaits, rank, score, strength
from .rules.round import is_chance
from .table import Table
from .takings import brings, carried_out, taken

DRAWN = {
    START: "A start player is drawn.",
    MESSAGES: "Messages are laid out.",
    PEOPLE: "People come who may be hired.",
    DEAL: "Cards are dealt.",
}
"""What chance does, by phase."""
OTHERS = {
    DRAFT: "Waiting for {name} …",
    PASS_ON: "Waiting for {name} …",
    PLAY: "{name} chooses a card …",
    HIRE: "{name} may hire somebody …",
    PLAGUE: "{name} chooses what the plague takes …",
}
"""What others do, by phase, if not just going on with it."""
SHORT = {
    FOOL_FROM: "Which of your tokens moves?",
    FOOL_TO: "Where does it go? That sector acts.",
    MINSTREL_TO: "Where do they go? Nothing acts there.",
    BISHOP_TO: "Which empty sector gets a marker, and acts?",
    PLAGUE: "Which of your strongest sectors loses a marker?",
    HIRE: "Hire one of the three for a gold, or nobody.",
}
"""What is asked, where it is always the same."""


def prompt(t: Table, viewer: Seat | None) -> Prompt:
    """What is asked of the viewer, or what is waited for."""
    if t.phase == OVER:
        return Prompt("The match is over", outcome(t, viewer))
    now = f"Round {t.round + 1} of {ROUNDS}"
    if is_chance(t):
        return Prompt(now, DRAWN[t.phase])
    if viewer is not None and awaits(t, viewer):
        return Prompt(f"{now}: {topic(t)}", asks(t, viewer))
    waits = OTHERS[t.phase] if t.phase in OTHERS else f"{{name}} goes on with {source(t)} …"
    return Prompt(f"{now}: {topic(t)}", waits)


def topic(t: Table) -> str:
    """What the round has come to: "first choice", "first card", "hotel", "hire", "bishop", "the plague"."""
    if t.phase in (DRAFT, PASS_ON):
        return f"{ORDINALS[t.phase - DRAFT]} choice"
    if t.phase == PLAY:
        return f"{ORDINALS[t.step // t.seats]} card"
    if t.phase == PLAGUE:
        return "the plague"
    return "hire" if t.phase == HIRE else source(t).removeprefix("the ")


def source(t: Table) -> str:
    """The card or the person that is being carried out."""
    if t.card != NO_CARD:
        return card(t.card)
    return person(t.hired[t.player])


def asks(t: Table, seat: Seat) -> str:
    """What a seat is asked."""
    if t.phase in SHORT:
        return SHORT[t.phase]
    if t.phase in (DRAFT, PASS_ON):
        return f"Keep one; {'two go' if t.phase == DRAFT else 'the other goes'} to {name(left_of(t, seat))}."
    if t.phase == DONATE:
        return f"Give gold to Notre Dame, and {'place' if t.ready[seat] else 'move'} a marker there?"
    if t.phase == PLAY:
        second = t.step >= t.seats
        return "Play another card. The last one is laid aside unseen." if second else "Play a card in your borough."
    if t.phase == MOVE_MARKER:
        none = "" if t.card == NOTRE_DAME else ", or none"
        return f"No marker is ready. Move one to {the(t.card)}{none}."
    if t.phase == SEND_FRIEND:
        other = "a" if t.friend[seat] == ASIDE else "another"
        return f"Send your trusted friend to {other} sector. It acts."
    if t.phase == DRIVE:
        return f"Drive up to {some(min(FARTHEST, strength(t, seat, CARRIAGE_HOUSE)), 'street')}, or stay."
    if t.phase == MESSAGE:
        after = carried_out(t, seat, TAKE)
        return f"Take the message? It brings {', '.join(brings(taken(t, seat, TAKE, after)))}."
    if t.phase == GUEST:
        return "Choose two options." if t.wishes > 1 else "Choose an option."
    return f"{'Three' if t.minstrel == 0 else 'Up to three'} tokens of which sector move?"


def outcome(t: Table, viewer: Seat | None) -> str:
    """How the match ended, for the viewer."""
    seats = range(t.seats)
    return verdict([score(t, seat) for seat in seats], [rank(t, seat) for seat in seats], viewer, UNIT)
