"""The board of Richelieu: the drawing, the slots beside it, the score sheet, and the board as text."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from markupsafe import Markup

from noblesse.core.drawing import Marks

from .. import box
from ..view import NOTHING, View
from . import plan
from .ground import ground
from .layers import layers
from .lid import lid
from .phrases import form
from .pieces import pieces
from .sheet import sheet
from .slots import facts, strip, tray
from .words import text

__all__ = ["art", "draw", "facts", "layers", "lid", "sheet", "strip", "text", "tray"]


@cache
def art() -> str:
    """Every symbol the drawing refers to but the seats' shapes, as text for one SVG file."""
    drawn = files(__package__).joinpath("art.svg").read_text(encoding="utf-8")
    return drawn[drawn.index(">") + 1 : drawn.rindex("</svg>")] + ground()


def draw(view: View, marks: Marks, art: str = "") -> Markup:
    """The whole board; ``art`` is the address of the file with the symbols.

    A narrow screen shows one box at a time, or the city; tabs before the drawing choose which.
    """
    groups = {name: f'<g id="{name}" data-region>{inner}</g>' for name, inner in layers(view, marks).items()}
    forms = tuple(form(view, colour) for colour in range(view.colours))
    return Markup(f"{_TABS}{_AGAIN}{_frame(art, forms, view.viewer).format(**groups)}")


_PLACES = {"income": "income", "military": "military", "stacks": "stack", "city": "city"}
"""What a note on a plate is called."""
_HOMES = ("queen", "eminence")
_NAMES = ("Intrigue I", "Intrigue II", "Intrigue III", "The city")
_TABS = "".join(
    f'<input type="radio" name="open" id="open-{k}" class="vh"><label for="open-{k}" class="tab t{k}">'
    f'<span class="vh">{name}</span></label>'
    for k, name in enumerate(_NAMES)
)
_AGAIN = "".join(
    f'<input type="radio" name="again" id="again-{k}" class="vh"><label for="again-{k}" class="again a{k}">'
    f"<span>Tell me again</span></label>"
    for k in (1, 2)
)
"""Each press chooses the other of the two, which lets all that is told begin anew."""


@cache
def _frame(art: str, forms: tuple[int, ...], viewer: int) -> str:
    """The drawing with a name in braces where each layer goes."""
    boxes = "".join(
        f'<g class="intrigue box{n}"{_at(plan.BOXES[n])}>{{b-sheets{n}}}{{b-spots{n}}}{{b-tale{n}}}</g>'
        for n in range(box.BOXES)
    )
    below = [("income", plan.INCOME), ("military", plan.MILITARY), ("stacks", plan.STACKS), ("city", plan.CITY)]
    plates = "".join(
        f'<g class="{name}"{_at(at)}><use data-place="{_PLACES[name]}" href="{art}#{name}"/>{{b-{name}}}</g>'
        for name, at in below
    )
    plates += "".join(
        f'<g class="palace palace{k}"{_at(at)}>'
        f'<use data-place="{_HOMES[k]}" href="{art}#palace-{k}"/>{{b-palace{k}}}</g>'
        for k, at in enumerate(plan.PALACES)
    )
    cloth = f" s{viewer}" if viewer != NOTHING else ""
    plates += f'<g class="screen{cloth}"{_at(plan.SCREEN)}><use href="{art}#screen"/>{{b-screen}}</g>'
    return (
        f'<svg class="map" viewBox="{" ".join(map(str, plan.VIEW))}" role="group" aria-label="The board">'
        f'{pieces(art, forms)}<use href="{art}#cloth"/><use class="frame" href="{art}#frame"/>'
        f"<defs>{{b-hand}}</defs>{{b-road}}{boxes}{plates}{{p-road}}{{p-tabs}}</svg>"
    )


def _at(at: plan.Plate) -> str:
    return f' transform="translate({at.x:g} {at.y:g})"'
