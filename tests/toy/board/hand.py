"""The tray: the viewer's masks as cards."""

from __future__ import annotations

from markupsafe import Markup

from noblesse.core import Seat
from noblesse.core.drawing import Marks

from ..box import KINDS, MASK_NAMES, MASKS
from ..view import NOTHING, View


def tray(view: View, seat: Seat | None = None, marks: Marks | None = None, art: str = "") -> Markup:
    """The hand; for a spectator what is left of the deck."""
    if view.viewer == NOTHING:
        return Markup('<p class="sheet small">{} masks in the deck</p>').format(view.deck)
    cards = Markup("").join(_card(view, marks or Marks(), kind) for kind in range(KINDS))
    return Markup('<ol class="hand" aria-label="Your masks">{}</ol>').format(cards)


def _card(view: View, marks: Marks, kind: int) -> Markup:
    """A mask and how many of it there are in the hand; a button while it may be worn."""
    place, classes = f"mask-{MASK_NAMES[kind]}", "card" if view.hand[kind] else "card none"
    if place in (marks.hint, marks.about):
        classes += " hint"
    face = Markup("<svg aria-hidden=true><use href=#m-{} /></svg><span>{} of {}</span>").format(
        MASK_NAMES[kind], view.hand[kind], MASKS[kind]
    )
    if target := marks.legal.get(place):
        return Markup(
            '<li><button type=button class="{}" data-place={} data-action={} aria-label="{}">{}</button></li>'
        ).format(classes, place, target.action, target.label, face)
    return Markup('<li><div class="{}" data-place={}>{}</div></li>').format(classes, place, face)
