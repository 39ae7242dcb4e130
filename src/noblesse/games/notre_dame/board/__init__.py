"""The board of Notre Dame: the drawing, the slots beside it, the score sheet, and the board as text."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from markupsafe import Markup

from noblesse.core.drawing import Marks

from ..view import NOTHING, View
from .ground import ground
from .layers import UNDER, layers
from .lid import lid
from .panes import panes
from .pieces import grounds, pieces
from .plan import PARTS
from .plan import part as part_of
from .sheet import sheet
from .site import Site, sites
from .slots import facts, strip, tray
from .words import text

__all__ = ["PARTS", "TRAY", "art", "draw", "facts", "layers", "lid", "part", "sheet", "strip", "text", "tray"]

TRAY = "beside"
"""Where there is room, people, plague and cards stand beside the city."""


def part(view: View) -> str:
    """Which file of symbols the drawing of a view refers to: nobody is sent the ground of other cities."""
    return part_of(view.boroughs, view.viewer == NOTHING)


@cache
def art(part: str) -> str:
    """Every symbol the drawings of a part refer to but the seats' shapes, as text for one SVG file."""
    drawn = files(__package__).joinpath("art.svg").read_text(encoding="utf-8")
    return drawn[drawn.index(">") + 1 : drawn.rindex("</svg>")] + ground(part) + panes(part)


def draw(view: View, marks: Marks, art: str = "") -> Markup:
    """The whole board; ``art`` is the address of the file with the symbols.

    A narrow screen shows a player the own borough alone, or the city when that is asked for by the switch before them.
    """
    drawn = layers(view, marks)
    boards = "".join(_board(where, drawn, art) for where in sites(view))
    return Markup(f"{_SWITCH if view.viewer >= 0 else ''}{boards}")


_SWITCH = (
    '<input type="checkbox" id="whole" class="vh" aria-label="Turn from the city to your borough, or back">'
    '<label for="whole" class="btn switch"><span class="to-city">City</span><span class="to-home">Home</span></label>'
    + "".join(
        f'<label for="whole" class="end{at}" aria-hidden="true"></label>' for at in ("", " far", " low", " low far")
    )
)
"""To the city and back: a button, and where streets leave the own borough a place for a finger."""


def _board(where: Site, drawn: dict[str, Markup], art: str) -> str:
    mark = f"{where.mark}-"
    groups = {name[2:]: inner for name, inner in drawn.items() if name.startswith(mark)}
    under = "".join(f'<g id="{mark}{name}" data-region>{groups.pop(name)}</g>' for name in UNDER if name in groups)
    over = "".join(f'<g id="{mark}{name}" data-region>{inner}</g>' for name, inner in groups.items())
    return f"{_frame(art, where)}{under}{_city(art, where)}{over}</svg>"


@cache
def _frame(art: str, where: Site) -> str:
    look = "town" if where.town else "alone" if where.alone else "ring"
    own = pieces(art) if look == "ring" else ""
    kind = "" if look == "ring" else where.mark
    places = grounds(art, where.plan, where.homes.index(where.first), kind)
    says = "Your borough" if where.alone else "The city"
    return (
        f'<svg class="map {look}" viewBox="{" ".join(map(str, where.plan.view))}" role="group" aria-label="{says}">'
        f'{own}{places}<use href="{art}#ground-{where.plan.name}"/>'
    )


@cache
def _city(art: str, where: Site) -> str:
    return f'<use class="city" href="{art}#city-{where.plan.name}"/>'
