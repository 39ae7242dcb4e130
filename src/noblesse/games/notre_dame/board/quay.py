"""The plague track of a borough: the rat, where this plague will carry it, and a skull where it would run too far."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from noblesse.core import Seat
from noblesse.core.svg import num

from .. import box
from .pieces import RAT
from .plan import Borough
from .ring import Point, curve, pair
from .site import Site

_DARK: Final = 8
"""From this stage on the ground is dark."""


@lru_cache(1024)
def quay(where: Site, seat: Seat, rat: int, then: int, hurt: bool) -> str:
    """The rat of a seat; ``then`` is its field after this plague, which may hurt."""
    here = where.borough(seat)
    at, out, size = here.on_track(rat), "", here.rat / RAT * 1.1
    if then != rat:
        goal = here.on_track(then)
        ring = f"<circle cx={num(goal.x)} cy={num(goal.y)} r={num(here.rat * 0.4)}{_bright(then)} />"
        out = f'<path d="{here.trail(rat, then)}" class="trail"/>{ring}'
    if hurt:
        out += f"<use href=#x x={num(here.skull.x)} y={num(here.skull.y)} />"
    if here.own:
        out += f"<text x={num(at.x)} y={num(at.y + here.rat * 0.44)}{_bright(rat)}>{rat}</text>"
    sits = here.rat_on(rat)
    spot = f"translate({num(sits.x)} {num(sits.y)})scale({size:.2f})"
    return f'{out}<use {where.named(f"rat-{seat}")} href=#r transform="{spot}"/>'


def _bright(stage: int) -> str:
    return " class=bright" if stage >= _DARK else ""


def track(here: Borough) -> str:
    """The middle of the plague track, as a path."""

    def way(s: float) -> Point:
        return here.on_track(box.TRACK * s)

    return f"M{pair(way(0))}{curve(way, 3)}"
