"""What the plates of the court share: their pieces, how seats are called, and badges."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from markupsafe import escape

from noblesse.core import Seat
from noblesse.core.drawing import Marks, Target
from noblesse.core.phrases import capital
from noblesse.core.svg import alive, thin

from .. import box
from ..naming import colour
from ..view import NOTHING, View
from .hall import hall
from .opera import opera

WINDOW: Final = "-4 0 52 99"
"""The box of a lancet window and of its panes."""
GUEST: Final = "-32 -108 64 116"
QUEEN: Final = "-36 -106 72 114"


@cache
def symbols() -> str:
    """The rooms of a ball, for the file with the art."""
    return hall() + opera()


@cache
def pieces(art: str) -> str:
    """Pieces of the court, named once on the page.

    jw a lancet window, j00 … its panes by kind and place from the foot, jz0 … where they are clear; jq the Queen,
    jg0, jg1 a lady and a lord; jh the hall, jo the opera house.
    """
    boxes = {"jw": ("lancet", WINDOW), "jq": ("queen", QUEEN)}
    boxes |= {f"jg{k}": (f"guest-{k}", GUEST) for k in range(2)}
    boxes |= {f"j{kind}{k}": (f"glass-{kind}{k}", WINDOW) for kind in range(box.KINDS) for k in range(box.CHURCH)}
    boxes |= {f"jz{k}": (f"clear-{k}", WINDOW) for k in range(box.CHURCH)}
    symbols = (_symbol(name, f"{art}#{of}", shown) for name, (of, shown) in boxes.items())
    rooms = f'<g id="jh"><use href="{art}#hall"/></g><g id="jo"><use href="{art}#opera"/></g>'
    return thin(f"<defs>{''.join(symbols)}{rooms}</defs>")


def _symbol(name: str, address: str, shown: str) -> str:
    left, top, wide, high = shown.split()
    return (
        f'<symbol id="{name}" viewBox="{shown}" overflow="visible">'
        f'<use href="{address}" x="{left}" y="{top}" width="{wide}" height="{high}"/></symbol>'
    )


def called(view: View, marks: Marks, seat: Seat) -> str:
    """Who that is to the viewer, ready to be written on a page: the name of the seat, or its colour."""
    if seat == view.viewer:
        return "You"
    return str(escape(marks.names[seat])) if marks.names else capital(colour(seat))


def by_turn(view: View) -> tuple[Seat, ...]:
    """All seats, the viewer's first, then clockwise."""
    first = view.viewer if view.viewer != NOTHING else 0
    return tuple((first + step) % view.seats for step in range(view.seats))


def short(view: View, marks: Marks, seat: Seat, most: int = 10) -> str:
    """The same in few letters, for a drawing."""
    if seat == view.viewer or not marks.names:
        return called(view, marks, seat)
    name = marks.names[seat]
    return str(escape(name if len(name) <= most else f"{name[: most - 1]}…"))


@lru_cache(64)
def sign(name: str, says: str = "", look: str = "sg") -> str:
    """A sign in a line of words."""
    spoken = f'role="img" aria-label="{says}"' if says else 'aria-hidden="true"'
    return f'<svg class="{look}" {spoken}><use href="#{name}"/></svg>'


def shape(seat: Seat) -> str:
    """The shape of a seat."""
    return sign(f"seat-{seat}")


@lru_cache(64)
def badge(seat: Seat, says: str = "") -> str:
    """A seat's shape on a disc."""
    title = f' title="{says}"' if says else ""
    return f'<i class="badge"{title}>{shape(seat)}</i>'


def heading(words: str, aside: str = "") -> str:
    """The head of a plate."""
    return f"<h3>{words}{f'<small>{aside}</small>' if aside else ''}</h3>"


def spot(place: str, target: Target | None, inner: str, marks: Marks, look: str = "", says: str = "") -> str:
    """A button where one may act, else a plain piece that can be asked about."""
    classes = " ".join(filter(None, (look, "hint" if place in (marks.hint, marks.about) else "")))
    called = f' class="{classes}"' if classes else ""
    if target is None:
        title = f' title="{says}"' if says else ""
        return f'<div{called} data-place="{place}"{title}>{inner}</div>'
    return f'<button type="button"{called} data-place="{place}"{alive(target)}>{inner}</button>'
