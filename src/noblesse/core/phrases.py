"""Small words that every game and page needs: lists, numbers of things, places in a row, colours of seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

COLOURS: Final = ("ivory", "black", "crimson", "indigo", "amber")
"""What seats are called where no names are known."""
ORDINALS: Final = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")


def several(parts: Sequence[str], word: str = "and") -> str:
    """The parts as one list: "a, b and c"."""
    return f" {word} ".join(filter(None, (", ".join(parts[:-1]), *parts[-1:])))


def some(number: int, thing: str) -> str:
    """So many things: "1 marker", "3 markers"."""
    return f"{number} {thing}{'s' * (number != 1)}"


def capital(text: str) -> str:
    """The same, beginning with a capital."""
    return text[:1].upper() + text[1:]


def scored(count: int, unit: str) -> str:
    """So much of what is counted: "1 point", "2 points", "2 prestige"."""
    return f"{count} {unit.removesuffix('s') if count == 1 else unit}"


def verdict(points: Sequence[int], places: Sequence[int], viewer: int | None, unit: str = "points") -> str:
    """How a match ended for a seat, or for a spectator; ``places`` are ranks, 0 the first."""
    if viewer is None:
        return f"The {unit}: {several([str(number) for number in points])}."
    mine, score = places[viewer], scored(points[viewer], unit)
    if mine == 0:
        return f"You {'win' if places.count(0) == 1 else 'share the win'}, {score}."
    return f"You come {ORDINALS[mine]}{'' if len(places) == 2 else f' of {len(places)}'}, {score}."
