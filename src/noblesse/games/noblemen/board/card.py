"""The card in a corner of the vellum: whose estate this is, its points, what its structures score."""

from __future__ import annotations

from markupsafe import escape

from noblesse.core import Seat
from noblesse.core.drawing import Marks
from noblesse.core.phrases import COLOURS

from ..view import NOTHING, View
from .estate import cells_of, small
from .plan import free_corners
from .tabs import opens


def cards(view: View, marks: Marks) -> str:
    """One card for each estate; the page shows that of the estate on the vellum."""
    return "".join(_card(view, marks, seat) for seat in range(view.seats))


def _card(view: View, marks: Marks, seat: Seat) -> str:
    now = sum(points for _, points, surrounded, _ in view.scores_now[seat] if surrounded)
    then = sum(points for _, points, _, _ in view.scores_now[seat])
    (_, corner), (covered, other), *_ = free_corners(cells_of(view, seat))
    more = f'<p>once surrounded<b class="yet">{then}</b></p>' if then > now else ""
    rose = f'<svg class="rose of{seat} {other}" viewBox="-46 -46 92 92" aria-hidden="true"><use href="#zc"/></svg>'
    back = ""
    if view.viewer not in (seat, NOTHING):
        own = small(view, view.viewer)
        back = f'<label for="{opens(view, view.viewer)}" class="back">{own}<span>Yours</span></label>'
    named = escape(marks.names[seat]) if marks.names else COLOURS[seat].capitalize()
    whose = "Your estate" if seat == view.viewer else named
    return (
        f'<div class="card of{seat} {corner} s{seat}"><p><svg class="shape s" aria-hidden="true">'
        f'<use href="#seat-{seat}"/></svg><b>{whose}</b><strong>{view.points[seat]}</strong></p>'
        f'<p>Structures now<b class="done">{now}</b></p>'
        f"{more}{back}</div>{'' if covered else rose}"
    )
