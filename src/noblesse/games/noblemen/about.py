"""The note on a piece: what it is, what it does here and now, and where the rules speak of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from noblesse.core.drawing import About

from . import box, court_notes, notes
from .view import View

Note = Callable[..., About | None]
_NUMBERED: Final[dict[str, tuple[Note, tuple[int, ...], int]]] = {
    "hand": (notes.tile_in_hand, (box.KINDS,), 0),
    "bag": (notes.tile_in_bag, (box.KINDS,), 0),
    "cell": (notes.cell, (box.MOST_SEATS, box.CELLS), 0),
    "area": (notes.area, (box.MOST_SEATS, box.CELLS), 0),
    "build": (notes.structure, (box.BUILDS,), 0),
    "rival": (notes.rival, (box.MOST_SEATS,), 0),
    "card": (court_notes.scandal, (box.CARDS,), 0),
    "drawn": (court_notes.drawn, (box.DRAWN,), 0),
    "man": (court_notes.man, (box.MEN,), 0),
    "church": (court_notes.church, (box.KINDS,), 0),
    "bribe": (court_notes.purses, (box.MOST_BRIBES,), 1),
    "spend": (court_notes.purses, (box.PURSES + 1,), 0),
    "title": (court_notes.rank, (box.TITLES,), 0),
    "space": (court_notes.dial, (box.TRACK,), 0),
}
"""By the word of a place: its note, the limits of its numbers, and the first number."""
_ALONE: Final[dict[str, Note]] = {
    "bag": notes.bag,
    "stack": court_notes.stack,
    "man-home": court_notes.man,
    "men": court_notes.man,
    "church": court_notes.church,
    "purses": court_notes.purses,
    "money": court_notes.purse,
    "taxes": court_notes.taxes,
    "lands": court_notes.lands,
    "titles": court_notes.titles,
    "dial": court_notes.dial,
    "queen": court_notes.queen,
}


def about(view: View, place: str) -> About | None:
    """The note on a place of ``actions.place``, or on another of these.

    "title-0", "space-4" and "rival-2" (a seat, one's own as well) have numbers; "bag", "stack", "men", "church",
    "purses", "money", "taxes", "lands", "titles", "dial" and "queen" are what they say.
    """
    if place in _ALONE:
        return _ALONE[place](view, place)
    kind, *rest = place.split("-")
    if kind not in _NUMBERED or not all(number.isdecimal() and number.isascii() for number in rest):
        return None
    note, limits, first = _NUMBERED[kind]
    numbers = [int(number) for number in rest]
    if len(numbers) != len(limits) or any(not first <= n < first + end for n, end in zip(numbers, limits, strict=True)):
        return None
    if kind in ("cell", "area", "rival") and numbers[0] >= view.seats:
        return None
    return note(view, place, *numbers)
