"""The changing part of the board, in layers: each is one group of the drawing and is sent only when it has changed."""

from __future__ import annotations

from markupsafe import Markup

from noblesse.core.drawing import Marks

from .. import box
from ..view import View
from .boxes import sheets, spots
from .city import city
from .pieces import hand
from .road import road, window
from .screen import screen
from .tabs import tabs
from .telling import telling
from .tracks import income, military, palace, stacks


def layers(view: View, marks: Marks) -> dict[str, Markup]:
    """Inner text of every group, by its id.  They need the pieces that ``draw`` puts in its frame."""
    out = {
        "b-hand": hand(view),
        "b-road": road(view, marks),
        "p-road": window(view, marks),
        "p-tabs": tabs(view, marks),
    }
    for number in range(box.BOXES):
        out[f"b-sheets{number}"] = sheets(view, number)
        out[f"b-spots{number}"] = spots(view, marks, number)
        out[f"b-tale{number}"] = telling(view, marks, number)
    out |= {
        "b-income": income(view),
        "b-military": military(view),
        "b-stacks": stacks(view),
        "b-palace0": palace(view, 0),
        "b-palace1": palace(view, 1),
        "b-city": city(view, marks),
        "b-screen": screen(view, marks),
    }
    return {name: Markup(inner) for name, inner in out.items()}
