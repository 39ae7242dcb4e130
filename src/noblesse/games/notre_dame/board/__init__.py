"""The board of Notre Dame: the drawing, the slots beside it, the score sheet, and the board as text."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from markupsafe import Markup

from noblesse.core.drawing import Marks

from ..view import View
from .ground import ground
from .layers import layers
from .lid import lid
from .panes import panes
from .pieces import pieces
from .plan import VIEW
from .sheet import sheet
from .site import Site, site
from .slots import facts, strip, tray
from .words import text

__all__ = ["TRAY", "art", "draw", "facts", "ground", "layers", "lid", "sheet", "strip", "text", "tray"]

TRAY = "beside"
"""Where there is room, people, plague and cards stand beside the city."""


@cache
def art() -> str:
    """Every symbol the drawing refers to but the seats' shapes, as text for one SVG file."""
    drawn = files(__package__).joinpath("art.svg").read_text(encoding="utf-8")
    return drawn[drawn.index(">") + 1 : drawn.rindex("</svg>")] + ground() + panes()


def draw(view: View, marks: Marks, art: str = "") -> Markup:
    """The whole board; ``art`` is the address of the file with the symbols."""
    groups = [f'<g id="{name}" data-region>{inner}</g>' for name, inner in layers(view, marks).items()]
    where = site(view)
    below = UNDER_THE_CITY
    return Markup(f"{_frame(art, where)}{''.join(groups[:below])}{_city(art, where)}{''.join(groups[below:])}</svg>")


UNDER_THE_CITY = 2
"""Layers that lie on the ground, under streets and houses."""


@cache
def _frame(art: str, where: Site) -> str:
    return (
        f'<svg class="map" viewBox="{" ".join(map(str, VIEW))}" role="group" aria-label="The city">'
        f'{pieces(art, where.boroughs, where.wide)}<use href="{art}#ground-{where.key}"/>'
    )


@cache
def _city(art: str, where: Site) -> str:
    return f'<use class="city" href="{art}#city-{where.key}"/>'
