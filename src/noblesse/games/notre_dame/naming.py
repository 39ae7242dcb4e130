"""What things are called: markets, colours, messages that wait, and lists of things."""

from __future__ import annotations

from typing import Final

from noblesse.core import Seat
from noblesse.core.phrases import COLOURS, several
from noblesse.core.sets import has

from .box import (
    CARDS,
    FRIEND,
    HAND,
    NO_CARD,
    NOTRE_DAME,
    PERSON_NAMES,
    SECTOR_NAMES,
    SPOTS,
    STREETS,
)
from .rules import borough, boroughs, lies_in
from .table import Table

SPOT_WORDS: Final = ("centre", "inner right", "inner left", "outer right", "outer left")
"""Markets of a borough as its owner sees them, looking at Notre Dame: the left neighbour comes next."""
NOBODY_AT: Final = (0, 2, 1, 3, 4)
"""By borough: the seat whose colour its messages have, where nobody lives there."""
NUMBERS: Final = ("none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")


def the(place: int) -> str:
    """A sector, or Notre Dame: "the bank", "Notre Dame"."""
    return SECTOR_NAMES[place] if place == NOTRE_DAME else f"the {SECTOR_NAMES[place]}"


def card(kind: int) -> str:
    """A card: "the bank", "Notre Dame", "the trusted friend"."""
    return "the trusted friend" if kind == FRIEND else the(kind)


def person(who: int) -> str:
    """One of the people: "the monk"."""
    return f"the {PERSON_NAMES[who]}"


def name(seat: Seat) -> str:
    """What stands for the name of a seat in prompts and in the log."""
    return f"{{{seat}}}"


def left_of(t: Table, seat: Seat) -> Seat:
    """The left neighbour, who gets what one passes on."""
    return (seat + 1) % t.seats


def right_of(t: Table, seat: Seat) -> Seat:
    """The right neighbour, from whom one gets cards."""
    return (seat - 1) % t.seats


def colour(t: Table, of_borough: int) -> str:
    """The colour of a borough's messages: its owner's, or that of a seat that nobody has."""
    owner = next((seat for seat in range(t.seats) if borough(t, seat) == of_borough), NOBODY_AT[of_borough])
    return COLOURS[owner]


def market(t: Table, seat: Seat | None, where: int) -> str:
    """A market: "your centre", "crimson's inner left"."""
    here = where // SPOTS
    whose = "your" if seat is not None and borough(t, seat) == here else f"{colour(t, here)}'s"
    return f"{whose} {SPOT_WORDS[where % SPOTS]}"


def market_place(t: Table, seat: Seat, where: int, viewer: Seat | None) -> str:
    """A market in a sentence on this seat: "your centre market", "their inner left market", "{2}'s centre market"."""
    here = where // SPOTS
    owner = next((each for each in range(t.seats) if borough(t, each) == here), None)
    if owner is None:
        whose = f"the {colour(t, here)} borough's"
    elif owner == viewer:
        whose = "your"
    else:
        whose = "their" if owner == seat else f"{name(owner)}'s"
    return f"{whose} {SPOT_WORDS[where % SPOTS]} market"


def streets_between(t: Table, one: int, other: int) -> int:
    """Streets on the shortest way from one market to another."""
    return STREETS[boroughs(t)][one][other]


def missing(t: Table, seat: Seat, of_borough: int) -> list[str]:
    """The colours that a seat must take first, before another message of this borough (R-33)."""
    letters = t.letters[seat]
    return [
        colour(t, other) for other in range(boroughs(t)) if letters[other] < letters[of_borough] and lies_in(t, other)
    ]


def waits(t: Table, seat: Seat, where: int) -> str:
    """Why the message of a market may not be taken: "crimson must wait: indigo comes first"."""
    lacking = missing(t, seat, where // SPOTS)
    if not lacking:
        return ""
    verb = "comes" if len(lacking) == 1 else "come"
    return f"{colour(t, where // SPOTS)} must wait: {several(lacking)} {verb} first"


def slots_of(t: Table, seat: Seat, kind: int) -> list[int]:
    """The slots of a hand that hold a card of this kind."""
    return [slot for slot in range(HAND) if t.hand[seat][slot] == kind]


def deck_of(t: Table, seat: Seat, slot: int) -> Seat:
    """Whose deck the card of a slot belongs to."""
    return (seat - slot) % t.seats


def in_hand(t: Table, seat: Seat) -> list[int]:
    """The kinds of cards in a hand, each once."""
    return sorted({kind for kind in t.hand[seat] if kind != NO_CARD})


def to_choose(t: Table, seat: Seat) -> list[int]:
    """The kinds of cards a seat chooses from in the draft."""
    return [kind for kind in range(CARDS) if has(t.choice[seat], kind)]
