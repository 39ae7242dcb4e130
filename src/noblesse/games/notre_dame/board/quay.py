"""The plague track of a borough: the rat, where this plague will carry it, and a skull where it would run too far."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from noblesse.core import Seat

from .. import box
from .pieces import RAT
from .plan import Borough
from .ring import Point, curve, num, pair
from .site import Site

_DARK: Final = 7
"""From this stage on the ground is dark."""


@lru_cache(1024)
def quay(where: Site, seat: Seat, rat: int, then: int, hurt: bool) -> str:
    """The rat of a seat; ``then`` is its field after this plague, which may hurt."""
    here = where.borough(seat)
    at, out = here.on_track(rat), ""
    if then != rat:
        goal = here.on_track(then)
        look = " class=bright" if then >= _DARK else ""
        ring = f"<circle cx={num(goal.x)} cy={num(goal.y)} r={num(here.rat * 0.4)}{look} />"
        out = f'<path d="{here.trail(rat, then)}" class="trail"/>{ring}'
    if hurt:
        out += f"<use href=#x x={num(here.skull.x)} y={num(here.skull.y)} />"
    lift = 5 if here.own else 0
    figure = f"<text x={num(at.x)} y={num(at.y + here.rat * 0.42)}>{rat}</text>" if here.own else ""
    size = here.rat / RAT * 1.1
    return f'{out}<use id=rat-{seat} href=#r transform="translate({num(at.x)} {num(at.y - lift)})scale({size:.2f})"/>{figure}'


def track(here: Borough) -> str:
    """The middle of the plague track, as a path."""

    def way(s: float) -> Point:
        return here.on_track(box.TRACK * s)

    return f"M{pair(way(0))}{curve(way, 3)}"
