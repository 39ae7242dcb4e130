"""What every card of the tray is made of: a button while it may be chosen, icons, shapes."""

from __future__ import annotations

from functools import cache

from markupsafe import escape

from noblesse.core import Seat
from noblesse.core.drawing import Marks
from noblesse.core.phrases import COLOURS

from .pieces import OFTEN


@cache
def icon(art: str, name: str, classes: str) -> str:
    """A symbol that says nothing by itself; what is drawn often has a short name on the board's page."""
    if art and name in OFTEN:
        return f'<svg class="{classes}" aria-hidden="true"><use href="#{OFTEN[name][0]}"/></svg>'
    return f'<svg class="{classes}" aria-hidden="true"><use href="{art}#{name}"/></svg>'


@cache
def shape(seat: Seat) -> str:
    """The shape of a seat, which every page has; it speaks the colour's name."""
    return (
        f'<svg class="shape s" role="img" aria-label="{COLOURS[seat]}"><title>{COLOURS[seat]}</title>'
        f'<use href="#seat-{seat}"/></svg>'
    )


def card(marks: Marks, place: str, classes: str, face: str) -> str:
    """A card at a place: a button if the viewer may choose it, else a piece one may ask about."""
    if place in (marks.hint, marks.about):
        classes += " hint"
    target = marks.legal.get(place)
    if target is None:
        return f'<li><div class="{classes}" data-place="{place}">{face}</div></li>'
    minds = ", ".join(filter(None, (target.gain, target.note)))
    says = escape(f"{target.label}: {minds}" if minds else target.label)
    confirm = f' data-confirm="{escape(target.confirm)}"' if target.confirm else ""
    return (
        f'<li><button type="button" class="{classes}" data-place="{place}" data-action="{target.action}"{confirm}'
        f' aria-label="{says}">{face}</button></li>'
    )
