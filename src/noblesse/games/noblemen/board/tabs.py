"""Choices of the page that concern nobody else: whose estate lies on the vellum, and on a phone which part is open.

They are chosen anew whenever the viewer is asked something else: their names change, and so they begin afresh.
"""

from __future__ import annotations

from noblesse.core import Seat
from noblesse.core.drawing import Marks
from noblesse.core.phrases import COLOURS

from .. import box
from ..view import NOTHING, View

_TABS = ("Estate", "Court", "Rivals")


def _stage(view: View) -> str:
    """What is asked now, as part of a name."""
    if view.viewer == NOTHING:
        return f"{view.player}"
    return f"{view.phase}" if view.viewer in view.awaits else "w"


def opens(view: View, seat: Seat) -> str:
    """The id of what opens a seat's estate on the vellum."""
    return f"plot-{seat}-{_stage(view)}"


def shown(view: View) -> Seat:
    """Whose estate lies on the vellum at first."""
    if view.viewer == NOTHING:
        return view.player
    sends = view.phase == box.SYMBOL and view.viewer in view.awaits
    return view.visited if sends else view.viewer


def _open(marks: Marks) -> int:
    """The part of the page where the viewer may act, if it is not the estate."""
    kinds = {place.partition("-")[0] for place in marks.legal}
    if kinds and kinds <= {"church"}:
        return 1
    return 2 if kinds and kinds <= {"rival"} else 0


def tabs(view: View, marks: Marks) -> str:
    """Radio buttons: parts of the page, with a sign where one may act, and estates."""
    stage, first = _stage(view), _open(marks)
    kinds = {place.partition("-")[0] for place in marks.legal}
    busy = (False, bool(kinds & {"build", "bribe", "church"}), "rival" in kinds)
    out = []
    for number, name in enumerate(_TABS):
        sign = '<i class="dot"></i>' if busy[number] and number != first else ""
        out.append(
            f'<input type="radio" name="part" id="part-{number}-{stage}" class="vh t{number}"{_on(number == first)}>'
            f'<label for="part-{number}-{stage}">{name}{sign}</label>'
        )
    for seat in range(view.seats):
        says = "Your estate" if seat == view.viewer else f"Estate of {COLOURS[seat]}"
        out.append(
            f'<input type="radio" name="plot" id="{opens(view, seat)}" class="vh p{seat}"'
            f' aria-label="{says}"{_on(seat == shown(view))}>'
        )
    return "".join(out)


def _on(is_on: bool) -> str:
    return " checked" if is_on else ""
