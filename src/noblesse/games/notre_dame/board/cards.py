"""The viewer's cards: the draft's choice or the hand, what was played, and what was passed on."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from noblesse.core import Seat
from noblesse.core.drawing import Marks
from noblesse.core.phrases import capital, several, some

from .. import box
from ..naming import card as card_words
from ..view import NOTHING, View
from .pasteboard import card, icon, shape

SAYS: Final = (
    "Fetch a marker for each token here.",
    "One gold for each token here.",
    "One prestige for each token here.",
    "Drive up to a street for each token here.",
    "Gold, marker or rat back 1. From 4 here: two.",
    "Rat back 1. Each two here add 1 to every gain.",
    "Rat back 1. Each token here stops a rat.",
    "Give 1, 2 or 3 gold for 1, 3 or 6 prestige.",
    "Send your friend to another sector and use it.",
)
"""By kind of card: what it does."""


def owner_of(view: View, holder: Seat, slot: int) -> Seat:
    """Whose deck the card in this slot of a hand is of."""
    return (holder - slot) % view.seats


def left_of(view: View) -> Seat:
    """The neighbour whom the viewer passes cards to."""
    return (view.viewer + 1) % view.seats


def names(kinds: tuple[int, ...]) -> str:
    """ "bank and park"."""
    return several([box.CARD_NAMES[kind] for kind in kinds])


def asks(view: View) -> tuple[str, Seat | None]:
    """What is asked about the cards, and whose shape stands behind it."""
    if view.phase in (box.DRAFT, box.PASS_ON):
        goes = "two go" if view.phase == box.DRAFT else "one goes"
        keep = "Keep one" if view.kept == box.NO_CARD else f"You keep {card_words(view.kept)}"
        return f"{keep}; {goes} to the left", left_of(view)
    return ("Your cards: play one" if view.phase == box.PLAY and view.viewer in view.awaits else "Your cards"), None


def hand(view: View, marks: Marks, art: str) -> str:
    """Three cards, or as many as there are; below them what was passed on and what is still to come."""
    if view.viewer == NOTHING or not (cards := _hand(view, marks, art) + _draft(view, marks, art)):
        return ""
    asked, seat = asks(view)
    whose = shape(seat) if seat is not None else ""
    told = f'<p class="small">{" ".join(notes(view))}</p>'
    plays = view.phase >= box.PLAY and view.step < box.PLAYS * view.seats
    ready = (
        f"<span>{some(view.ready[view.viewer], 'marker') if view.ready[view.viewer] else 'no marker'} ready</span>"
        if plays
        else ""
    )
    return (
        f'<section class="hold" aria-label="Your cards"><p class="kick">{asked} {whose}{ready}</p>'
        f'<ol class="cards">{"".join(cards)}</ol>{told}</section>'
    )


def _draft(view: View, marks: Marks, art: str) -> list[str]:
    """The cards one may keep."""
    owner = view.viewer if view.phase <= box.DRAFT else (view.viewer - 1) % view.seats
    out = []
    for kind in view.choice:
        place, note, classes = f"keep-{kind}", "", f"action k{kind}"
        if view.kept != box.NO_CARD:
            note, more = ("kept", "kept") if kind == view.kept else ("goes on", "gone")
            classes += f" {more}"
        elif place in marks.legal:
            note = marks.legal[place].gain or marks.legal[place].note
        out.append(card(marks, place, classes, _face(art, kind, owner, note)))
    return out


def _hand(view: View, marks: Marks, art: str) -> list[str]:
    """The cards in hand and, in their places, those that were played."""
    out = []
    for slot, held in enumerate(view.hand):
        order = next((n for n, card in enumerate(view.played[view.viewer]) if card // box.CARDS == slot), None)
        if held == box.NO_CARD and order is None:
            continue
        kind = held if order is None else view.played[view.viewer][order] % box.CARDS
        place, note, classes = f"card-{slot % view.seats}-{kind}", "", f"action k{kind}"
        if order is not None:
            note, classes = ("played first", "played second")[order], f"{classes} gone"
        elif view.step >= box.PLAYS * view.seats:
            note, classes = "not played", f"{classes} gone"
        elif view.phase == box.PASS_ON:
            note, classes = "kept", f"{classes} kept"
        elif place in marks.legal:
            note = marks.legal[place].gain or marks.legal[place].note
        out.append(card(marks, place, classes, _face(art, kind, owner_of(view, view.viewer, slot), note)))
    return out


@lru_cache(256)
def _face(art: str, kind: int, owner: Seat, note: str) -> str:
    """What is printed on a card, and what is to be said of it now."""
    title = capital(box.CARD_NAMES[kind])
    told = f'<span class="now">{note}</span>' if note else ""
    return (
        f'<b class="bar">{title}</b><span class="of">{shape(owner)}</span>'
        f'<span class="ground">{icon(art, f"n-card-{kind}", "pic")}</span>'
        f'<span class="says">{SAYS[kind]}</span>{told}'
    )


def notes(view: View) -> list[str]:
    """What the viewer has passed on, and which cards of its own deck are still to come in this period."""
    said = []
    if view.phase > box.DRAFT and (given := [names(kinds) for _, kinds in view.passed if kinds]):
        said.append(f"To the left went {', then '.join(given)}.")
    laid = tuple(card % box.CARDS for card in view.laid if card != box.SLOT_CARDS)
    if laid:
        said.append(f"Laid aside: {names(laid)}.")
    if view.deck:
        said.append(f"Your deck still has {names(view.deck)}.")
    return said
