"""The scoring of structures, told over the vellum while the next decade is prepared."""

from __future__ import annotations

from noblesse.core import Seat
from noblesse.core.drawing import Marks

from .. import box
from ..naming import DECADE_NAMES
from ..view import View
from .court import by_turn, called, shape, sign


def scored(view: View, marks: Marks) -> str:
    """What castles and palaces of everybody brought in the decade that ends; nothing at another time."""
    if view.over or box.SPACE_KINDS[view.space] != box.SCORING:
        return ""
    name = f"scoring{view.decade}"
    rows = "".join(_row(view, marks, seat, k) for k, seat in enumerate(by_turn(view)))
    title = f"<h2>{sign('n-scoring')}Decade {DECADE_NAMES[view.decade]}: structures score</h2>"
    return (
        f'<div class="scored"><input type="checkbox" id="{name}" class="vh" aria-label="put the scoring away">'
        f'<div class="bill">{title}<ol>{rows}</ol><label for="{name}">To the estate</label></div></div>'
    )


def _row(view: View, marks: Marks, seat: Seat, number: int) -> str:
    """Castles and palaces that are surrounded, and their points."""
    castles = view.earned[seat][box.SOURCES * view.decade + box.OF_CASTLES]
    palaces = view.earned[seat][box.SOURCES * view.decade + box.OF_PALACES]
    parts = "".join(
        f'<span><svg class="house" viewBox="0 0 100 100" aria-hidden="true"><use href="#S{k}"/></svg>{points}</span>'
        for k, points in ((box.CASTLE, castles), (box.PALACE, palaces))
        if points
    )
    waits = sum(not surrounded for _, _, surrounded, _ in view.scores_now[seat])
    more = f"<small>{waits} not surrounded</small>" if waits else ""
    return (
        f'<li class="shows w{number} s{seat}">{shape(seat)}<b>{called(view, marks, seat)}</b><p>{parts}{more}</p>'
        f"<strong>+{castles + palaces}</strong></li>"
    )
