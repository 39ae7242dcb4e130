"""What is asked of a seat, or what is waited for."""

from __future__ import annotations

from noblesse.core import Prompt, Seat
from noblesse.core.phrases import ORDINALS, several, some, verdict

from .box import (
    ASIDE,
    BISHOP_TO,
    CARRIAGE_HOUSE,
    DEAL,
    DONATE,
    DONATION,
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
    MOST_DONATED,
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
from .naming import card, person, the
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
    if is_chance(t):
        return Prompt(f"Round {t.round + 1} of {ROUNDS}", DRAWN[t.phase])
    if t.phase in (DRAFT, PASS_ON):
        kicker = f"Round {t.round + 1} of {ROUNDS}: {'first' if t.phase == DRAFT else 'second'} choice"
        mine = viewer is not None and awaits(t, viewer)
        return Prompt(kicker, asks(t, viewer) if mine and viewer is not None else "Waiting for {name} …")
    if viewer is None or viewer != t.player:
        return Prompt("{name}'s turn", OTHERS[t.phase] if t.phase in OTHERS else f"{{name}} goes on with {source(t)} …")
    return Prompt(f"Your turn: {topic(t)}", asks(t, viewer))


def topic(t: Table) -> str:
    """What the turn is about: "first card", "hotel", "hire", "bishop", "plague"."""
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
        neighbour = "your left neighbour" if t.seats > 2 else "the other"
        return f"Keep one. {'Two go' if t.phase == DRAFT else 'One goes'} to {neighbour}."
    if t.phase == PLAY:
        second = t.step >= t.seats
        return "Play another card. The last one is laid aside unseen." if second else "Play a card in your borough."
    if t.phase == DONATE:
        return asks_to_donate(t, seat)
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


def asks_to_donate(t: Table, seat: Seat) -> str:
    """How much prestige a donation may bring; the buttons say for how much."""
    worth = [str(DONATION[gold]) for gold in range(1, min(MOST_DONATED, t.gold[seat]) + 1)]
    return f"Donate for {several(worth, 'or')} prestige?"


def outcome(t: Table, viewer: Seat | None) -> str:
    """How the match ended, for the viewer."""
    seats = range(t.seats)
    return verdict([score(t, seat) for seat in seats], [rank(t, seat) for seat in seats], viewer, UNIT)
