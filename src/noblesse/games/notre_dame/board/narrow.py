"""What a narrow screen shows of the whole city beside markets, messages and carriages: figures, and the own letters."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from noblesse.core import Seat
from noblesse.core.svg import num

from .. import box
from ..view import NOTHING, View
from .site import Site

_REMEMBERED: Final = 512
_TOP: Final = 50.0
_FIRST: Final = 178.0
_STEP: Final = 88.0
"""The line of the own letters: how low its middle is, where its first seal is, and how far it is to the next."""


@lru_cache(_REMEMBERED)
def strengths(where: Site, seat: Seat, strength: tuple[int, ...], friend: int) -> str:
    """The strength of each sector of a seat as a figure, with a plus where the friend is."""
    out = []
    for sector, size in enumerate(strength):
        if size:
            x, y = where.borough(seat).heart(sector)
            out.append(f"<text x={num(x)} y={num(y + 9)}>{size}{'+' if friend == sector else ''}</text>")
    return "".join(out)


def letters(where: Site, view: View) -> str:
    """How many messages of each colour the viewer has, the own colour first; a padlock on those that must wait."""
    if view.viewer == NOTHING:
        return ""
    order = [(where.first + step) % where.boroughs for step in range(where.boroughs)]
    counts = tuple((borough, view.letters[view.viewer][borough]) for borough in order)
    return _line(where, counts, tuple(borough for borough in order if must_wait(view, borough)))


def must_wait(view: View, borough: int) -> bool:
    """Does a message of this borough lie there that the viewer may not take before others?"""
    lie = [market for market in range(box.SPOTS * borough, box.SPOTS * (borough + 1)) if view.message[market]]
    return view.driver == view.viewer and bool(lie) and not set(lie) & set(view.takeable)


@lru_cache(_REMEMBERED)
def _line(where: Site, counts: tuple[tuple[int, int], ...], waits: tuple[int, ...]) -> str:
    out = [f"<text class=says x=10 y={num(_TOP + 9)}>Your letters</text>"]
    for k, (borough, count) in enumerate(counts):
        x, lock = _FIRST + _STEP * k, borough in waits
        out.append(f'<use href=#e{where.colour(borough)} transform="translate({num(x)} {num(_TOP)})scale(2)"/>')
        out.append(f"<text x={num(x + 36)} y={num(_TOP + 10)}>{count}</text>")
        out.append(f'<use href=#p transform="translate({num(x + 11)} {num(_TOP + 16)})scale(1.5)"/>' if lock else "")
    return "".join(out)
