"""The changing part of the board, in layers: each is one piece of the page and is sent only when it has changed.

The board is a block of HTML: on a wide screen a grid of 1060 x 747 units (``calc(n * var(--u))`` is n of them; an SVG
may have its size in them as ``viewBox`` and fill its plate).  Each plate is a ``<div class="plate" id="b-…">``, and its
inside comes from one call that returns HTML or SVG as text:

    dial.draw(view, marks)             b-dial     190 x 236  round track, Queen, decade, what her next step does
    titles.draw(view, marks)    b-titles   190 x 300  the ladder of prestige
    church.draw(view, marks)    b-church   190 x 179  church-<kind>; under it the purses on the board, bribe-<1..5>
    rivals.draw(view, marks)    b-rivals   206 x 455  rival-<seat>; all others (all seats for a spectator), by turn
    market.draw(view, marks)    b-market   206 x 268  build-<0..6>
    ball.draw(view, marks)      b-ball     1060 x 747 the masquerade, over everything, or "" when there is none

What may be clicked has ``data-place`` (or ``id``) and the attributes of ``alive(target)``.  A rival's estate in
small is ``estate.small(view, seat)``; the label that opens it on the vellum has ``for="{opens(view, seat)}"``.
On 700 to 1099 pixels plates lie below the vellum, about 390 wide each; on phones they fill 378 pixels, below tabs.
"""

from __future__ import annotations

from markupsafe import Markup

from noblesse.core.drawing import Marks

from ..view import View
from . import ball, church, dial, market, rivals, titles
from .card import cards
from .estate import land
from .hand import row
from .marks import held, on_land
from .tabs import opens, tabs
from .tags import tags
from .vellum import plots

__all__ = ["layers", "opens"]


def layers(view: View, marks: Marks) -> dict[str, Markup]:
    """Inner text of every plate and group, by its id.  They need the pieces that ``draw`` puts before them."""
    out = {"b-tabs": tabs(view, marks), "b-held": held(view)}
    out["b-plots"] = plots(view, {})
    for seat in range(view.seats):
        out[f"b-land{seat}"] = land(view, seat)
        out[f"b-marks{seat}"] = on_land(view, marks, seat)
        out[f"b-tags{seat}"] = tags(view, seat)
    out |= {
        "b-cards": cards(view, marks),
        "b-hand": row(view, marks),
        "b-dial": dial.draw(view, marks),
        "b-titles": titles.draw(view, marks),
        "b-church": church.draw(view, marks),
        "b-rivals": rivals.draw(view, marks),
        "b-market": market.draw(view, marks),
        "b-ball": ball.draw(view, marks),
    }
    return {name: Markup(inner) for name, inner in out.items()}
