"""The board of Noblemen: the drawing, the slots beside it, the score sheet, and the board as text."""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

from noblesse.core.drawing import Marks

from ..view import View
from . import afar, court, tiles
from .layers import layers
from .lid import lid
from .pieces import drawings, pieces
from .sheet import sheet
from .slots import facts, strip, tray
from .vellum import INNER, PAPER, plots
from .words import text

__all__ = ["art", "draw", "facts", "layers", "lid", "sheet", "strip", "text", "tray"]


@cache
def art() -> str:
    """Every symbol the drawing refers to but the seats' shapes, as text for one SVG file."""
    return drawings() + tiles.symbols() + afar.symbols() + court.symbols()


def draw(view: View, marks: Marks, art: str = "") -> Markup:
    """The whole board, a block of HTML; ``art`` is the address of the file with the symbols."""
    drawn = layers(view, marks)
    land = plots(view, {name: text for name, text in drawn.items() if name.startswith(INNER)})
    plates = {name: _region(name, drawn, "plate") for name in _PLATES}
    return Markup(
        f'<svg class="stock" aria-hidden="true">{pieces(art)}{court.pieces(art)}<defs>'
        f'<g id="b-held" data-region>{drawn["b-held"]}</g></defs></svg>'
        f"{_region('b-tabs', drawn, 'parts')}"
        f'<div class="park"><div class="west">{plates["b-dial"]}{plates["b-titles"]}{plates["b-church"]}</div>'
        f'<div class="heart"><div class="vellum">{PAPER}<div id="b-plots" data-region>{land}</div>'
        f"{_region('b-cards', drawn)}</div>{plates['b-hand']}</div>"
        f'<div class="east">{plates["b-rivals"]}{plates["b-market"]}</div></div>{_region("b-ball", drawn)}'
    )


_PLATES = ("b-dial", "b-titles", "b-church", "b-rivals", "b-market", "b-hand")


def _region(name: str, drawn: dict[str, Markup], look: str = "") -> str:
    classes = f' class="{look}"' if look else ""
    return f'<div id="{name}"{classes} data-region>{drawn[name]}</div>'
