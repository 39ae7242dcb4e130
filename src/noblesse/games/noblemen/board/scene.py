"""A ball as a scene: guests on the staircase of prestige, on a phone in the niches of an opera house."""

from __future__ import annotations

from noblesse.core.drawing import Marks

from ..memory import Ball
from ..view import View
from . import opera, stairs, walls
from .people import HALL, HOUSE, people


def scene(view: View, marks: Marks, ball: Ball) -> str:
    """Both drawings: the page shows the one for which it has room."""
    hall, house = people(view, marks, ball, HALL), people(view, marks, ball, HOUSE)
    return _drawing("stairs", stairs.WIDE, stairs.HIGH, "jh", walls.of_hall(view, marks) + hall) + _drawing(
        "house", opera.WIDE, opera.HIGH, "jo", walls.of_house(view) + house
    )


def _drawing(look: str, wide: int, high: int, room: str, inner: str) -> str:
    """Fits its room: a board that is a little wider than the drawing stretches it."""
    fits = f'class="{look}" viewBox="0 0 {wide} {high}" preserveAspectRatio="none"'
    return f'<svg {fits} aria-hidden="true"><use href="#{room}"/>{inner}</svg>'
