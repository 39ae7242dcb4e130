"""The picture on the lid: the cathedral in the rose window of its city."""

from __future__ import annotations

import math
from functools import cache
from typing import Final

from markupsafe import Markup

from noblesse.core.svg import disc, num, path, picture

from .palette import CARD, FINE, GOLD, INK, PAPER

_X: Final = 160.0
_Y: Final = 158.0
_CLOSE: Final = 52.0
_SHORE: Final = 176.0
_BANDS: Final = (_CLOSE, 86.0, 128.0, 160.0)
"""Radii of the streets round the close; beyond the last one lies the quay."""
_PANES: Final = (
    (18, "0230"),
    (12, "15246135"),
    (9, "34160253641"),
)
"""By band, from the close outwards: degrees of its first seam from the left, and the sectors of its panes."""
_MEN: Final = ((1, 1, 3), (1, 2, 3), (1, 5, 2), (2, 2, 0), (2, 4, 0), (2, 6, 1), (2, 8, 4), (0, 0, 0), (0, 3, 2))
"""Band, pane, seat."""
_PICTURES: Final = ((1, 6), (2, 3), (2, 5), (2, 7), (1, 0), (1, 7))
"""Band and pane of the houses that are drawn."""


@cache
def lid(art: str = "") -> Markup:
    """The picture, twice as wide as high; ``art`` is the address of the file with the symbols."""
    pictures = [picture(f"{art}#n-card-{_kind(*at)}", *_middle(*at), (30, 34, 27)[at[0]]) for at in _PICTURES]
    men = []
    for band, pane, seat in _MEN:
        x, y = _middle(band, pane)
        men.append(f'<use href="{art}#seat-{seat}" x="{num(x - 9)}" y="{num(y - 11)}" width="18" height="20.5"/>')
    rats = [picture(f"{art}#n-rat", *_at(_SHORE - 8, degrees), 24) for degrees in (48, 66, 118)]
    front = picture(f"{art}#n-card-7", _X, _Y - 44, 104)
    return Markup(
        '<svg viewBox="0 0 320 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true">'
        f"{_ground()}{''.join(pictures + men + rats)}{front}</svg>"
    )


def _kind(band: int, pane: int) -> int:
    return int(_PANES[band][1][pane])


def _at(radius: float, degrees: float) -> tuple[float, float]:
    """A point by its distance from the close and its angle from the left, upwards."""
    turn = math.radians(degrees)
    return _X - radius * math.cos(turn), _Y - radius * math.sin(turn)


def _seams(band: int) -> tuple[float, float]:
    """Degrees of the first pane's beginning, and of each pane."""
    first, panes = _PANES[band]
    return float(first), (180 - 2 * first) / len(panes)


def _middle(band: int, pane: int) -> tuple[float, float]:
    first, wide = _seams(band)
    return _at((_BANDS[band] + _BANDS[band + 1]) / 2, first + wide * (pane + 0.5))


def _pane(band: int, start: float, end: float) -> str:
    """The outline of a part of a band."""
    near, far = _BANDS[band], _BANDS[band + 1]
    corners = (_at(near, start), _at(far, start), _at(far, end), _at(near, end))
    a, b, c, d = (f"{num(x)} {num(y)}" for x, y in corners)
    return f"M{a}L{b}A{far:g} {far:g} 0 0 1 {c}L{d}A{near:g} {near:g} 0 0 0 {a}Z"


def _ground() -> str:
    """River, quay, panes and streets."""
    out = [
        path("M0 0H320V160H0Z", fill="#ead9b0"),
        disc(_X, _Y, _SHORE + 12, fill="#9ccbd9", stroke=INK, stroke_width=1),
        disc(_X, _Y, _SHORE, fill="#d9c48f", stroke=FINE, stroke_width=1.2),
    ]
    for band, (_, panes) in enumerate(_PANES):
        start, wide = _seams(band)
        edges = [0.0, *(start + wide * n for n in range(1, len(panes))), 180.0]
        for pane, kind in enumerate(panes):
            inks = CARD[int(kind)]
            out.append(path(_pane(band, edges[pane], edges[pane + 1]), fill=inks.fill, stroke=INK, stroke_width=6.4))
            out.append(path(_pane(band, edges[pane], edges[pane + 1]), stroke="#f4ead0", stroke_width=4.6))
    out.append(disc(_X, _Y, _CLOSE + 2, fill=CARD[7].fill, stroke=INK, stroke_width=6.4))
    out.append(disc(_X, _Y, _CLOSE + 2, stroke=PAPER, stroke_width=4.6))
    out.append(disc(_X, _Y, _CLOSE - 4, stroke=GOLD, stroke_width=1.2))
    return "".join(out)
