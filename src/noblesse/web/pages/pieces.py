"""Small pieces of every page: seat shapes, icons, words with bold parts."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from markupsafe import Markup, escape

from noblesse.core.phrases import COLOURS

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


def num(count: int) -> str:
    """A number with a true minus."""
    return str(count).replace("-", "−")


def figure(count: int) -> str:
    """A small number in words."""
    return FIGURES[count] if count < len(FIGURES) else str(count)


def named(text: str, name: str) -> str:
    """A sentence with the name of who acts put in."""
    return text.replace("{name}", name)
