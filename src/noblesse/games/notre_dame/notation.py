"""The record's words: every action and outcome written, and read back."""

from __future__ import annotations

from noblesse.core import CHANCE, Action, BadNotation, Seat
from noblesse.core.notation import Frame, Verbs, read_outcome, write_outcome

from .box import (
    CARD_NAMES,
    CARDS,
    DEAL,
    DECLINE,
    ENGAGE,
    FROM,
    GIVE,
    KEEP,
    MARKET_NAMES,
    MESSAGES,
    PEOPLE,
    PERSON_NAMES,
    SECTOR_NAMES,
    SECTORS,
    START,
    STOP_AT,
    TAKE,
    TAKE_STILL,
    TO,
    USE,
    WISH_GOLD,
    WISH_MARKER,
    WISH_RAT,
    WITH_FRIEND,
)
from .naming import deck_of, slots_of
from .rules import draws_for
from .rules.setup import next_market
from .table import Table

VERBS = Verbs(
    {
        "with the friend": WITH_FRIEND,
        "take": TAKE,
        "take but leave the rat": TAKE_STILL,
        "wish gold": WISH_GOLD,
        "wish marker": WISH_MARKER,
        "wish rat": WISH_RAT,
        "decline": DECLINE,
    },
    (
        ("keep ", KEEP, CARD_NAMES),
        ("from ", FROM, SECTOR_NAMES),
        ("to ", TO, SECTOR_NAMES[:SECTORS]),
        ("donate ", GIVE, ("1", "2", "3")),
        ("drive to ", STOP_AT, MARKET_NAMES),
        ("hire ", ENGAGE, PERSON_NAMES),
    ),
    others=("play",),
)


def write(t: Table, seat: Seat, action: Action) -> str:
    """The record's words: "keep bank", "play bank of seat 2", "to park", "hire monk", "seat 2 draws bank".

    A card that is played is always named with the seat whose deck it is of, which everybody sees: whether that is
    needed to tell it from another would tell what else is in hand.
    """
    if seat == CHANCE:
        return write_outcome(frame(t), action)
    if not USE <= action < FROM:
        return VERBS.write(action)
    slot, kind = divmod(action - USE, CARDS)
    return f"play {CARD_NAMES[kind]} of seat {deck_of(t, seat, slot)}"


def read(t: Table, seat: Seat, text: str) -> Action:
    """The action of these words; raises BadNotation."""
    if seat != CHANCE:
        return read_play(t, seat, text) if text.startswith("play ") else VERBS.read(text)
    if t.phase not in (START, MESSAGES, PEOPLE, DEAL):
        raise BadNotation("nothing is drawn now")
    return read_outcome(frame(t), text)


def read_play(t: Table, seat: Seat, text: str) -> Action:
    """A card that is played, by its kind and the seat whose deck it is of; that may be left out if it is clear."""
    name, of, deck = text[5:].partition(" of seat ")
    if name not in CARD_NAMES:
        raise BadNotation(f"{name!r} is none of {', '.join(CARD_NAMES)}", 1, 6)
    kind = CARD_NAMES.index(name)
    slots = slots_of(t, seat, kind)
    if not slots:
        raise BadNotation(f"there is no {name} in hand", 1, 6)
    found = [slot for slot in slots if not of or deck == str(deck_of(t, seat, slot))]
    if len(found) != 1:
        decks = [f"'{name} of seat {deck_of(t, seat, slot)}'" for slot in slots]
        raise BadNotation(f"{' or '.join(decks)} expected", 1, 6)
    return USE + CARDS * found[0] + kind


def frame(t: Table) -> Frame:
    """How an outcome is said: "seat 1 begins", "message 3 on 2 IN", "bishop comes", "seat 2 draws bank"."""
    if t.phase == START:
        return "seat ", [str(seat) for seat in range(t.seats)], " begins"
    if t.phase == MESSAGES:
        return "message ", ("1", "2", "3", "4"), f" on {MARKET_NAMES[next_market(t)]}"
    if t.phase == PEOPLE:
        return "", PERSON_NAMES, " comes"
    return f"seat {draws_for(t)} draws ", CARD_NAMES, ""
