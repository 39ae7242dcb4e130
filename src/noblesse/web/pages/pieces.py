"""Small pieces of every page: seat shapes, icons, words with bold parts."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Final

from markupsafe import Markup, escape

COLOURS: Final = ("ivory", "black", "crimson", "indigo", "amber")
SHAPES: Final = ("tower", "keep", "tent", "spire", "mill")
FIGURES: Final = tuple("no one two three four five six seven eight nine ten eleven twelve".split())


@cache
def icon(name: str, small: bool = False) -> Markup:
    """An icon in the colour of its text."""
    size = '"i s"' if small else "i"
    return Markup(f"<svg class={size} aria-hidden=true><use href=#i-{name} /></svg>")


@cache
def shape(seat: int, small: bool = False, speak: bool = True) -> Markup:
    """The shape of a seat; it speaks its name where no name stands beside it."""
    said = f'role="img" aria-label="{COLOURS[seat]} {SHAPES[seat]}"' if speak else "aria-hidden=true"
    return Markup(f'<svg class="shape{" s" if small else ""}" {said}><use href=#seat-{seat} /></svg>')


def bold(text: str) -> Markup:
    """Words in which ``**`` marks bold ones; an arrow stays in one line with what it joins."""
    return Markup(re.sub(r"\*\*(.+?)\*\*", r"<b>\1</b>", str(escape(text)).replace(" → ", "\xa0→\xa0")))


def capital(text: str) -> str:
    """With a capital letter at the beginning."""
    return text[:1].upper() + text[1:]


def figure(count: int) -> str:
    """A small number in words."""
    return FIGURES[count] if count < len(FIGURES) else str(count)


def some(count: int, noun: str) -> str:
    """ "1 seat", "2 seats"."""
    return f"{count} {noun}" + ("" if count == 1 else "s")


def scored(count: int, unit: str) -> str:
    """ "1 point", "2 points", "2 prestige"."""
    return f"{count} {unit.removesuffix('s') if count == 1 else unit}"


def joined(names: Sequence[str]) -> str:
    """ "Ann", "Ann and Bob", "Ann, Bob and Cleo"."""
    return " and ".join(filter(None, (", ".join(names[:-1]), names[-1])))


def named(text: str, name: str) -> str:
    """A sentence with the name of who acts put in."""
    return text.replace("{name}", name)
