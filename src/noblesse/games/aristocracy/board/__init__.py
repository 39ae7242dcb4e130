"""The board of Aristocracy: the drawing, the slots beside it, the score sheet, and the board as text."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from markupsafe import Markup

from noblesse.core.drawing import Marks

from ..view import View
from .chart import VIEW
from .ground import ground
from .layers import layers
from .lid import lid
from .pieces import pieces, printed
from .sheet import sheet
from .slots import facts, strip, tray
from .words import text

__all__ = ["art", "draw", "facts", "ground", "layers", "lid", "sheet", "strip", "text", "tray"]


@cache
def art() -> str:
    """Every symbol the drawing refers to but the seats' shapes, as text for one SVG file."""
    drawn = files(__package__).joinpath("art.svg").read_text(encoding="utf-8")
    return drawn[drawn.index(">") + 1 : drawn.rindex("</svg>")] + ground()


def draw(view: View, marks: Marks, art: str = "") -> Markup:
    """The whole board; ``art`` is the address of the file with the symbols."""
    groups = "".join(f'<g id="{name}" data-region>{inner}</g>' for name, inner in layers(view, marks).items())
    return Markup(_frame(art, marks.seat).format(groups))


@cache
def _frame(art: str, seat: int | None) -> str:
    return (
        f'<svg class="map" viewBox="{" ".join(map(str, VIEW))}" role="group" aria-label="The map">'
        f"{pieces(art, seat)}{printed(art)}{{}}</svg>"
    )
