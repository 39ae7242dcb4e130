"""The ball on a phone: an opera house of five tiers, one a title, with a niche for each step."""

from __future__ import annotations

from functools import cache
from typing import Final

from noblesse.core.svg import num, path, rect, use

from .hall import FILLS, LINES
from .palette import GOLD, INK
from .stairs import BANDS, LAST, Foot

WIDE: Final = 390
TIER: Final = 106
"""How high a tier is."""
FRONT: Final = 24
"""How high its front is, which carries the numbers."""
HIGH: Final = TIER * len(BANDS)
GUEST: Final = 66
NICHE: Final = 64
FIRST: Final = 142
"""The middle of the first niche of a tier."""
_HALF: Final = 28
_WALLS: Final = ("#5c3657", "#4f2d4d")
_NICHES: Final = ("#7a4d70", "#6b4263")


def front(title: int) -> int:
    """Where the front of a tier begins: there its guests stand."""
    return TIER * (title + 1) - FRONT


def niche(step: int) -> Foot:
    """The middle of the niche of a step, at its foot."""
    band = next(band for band in BANDS if step >= band.first)
    return Foot(FIRST + NICHE * (min(step, LAST) - band.first), front(band.title))


def foot(step: int, nth: int = 0) -> Foot:
    """Where a guest stands."""
    x, y = niche(step)
    if step == 0:
        return Foot(x - 6 - 19 * nth, y + 2)
    return Foot(x + 11 * min(max(step - LAST, 0), 4), y + 2)


def waiting(nth: int) -> Foot:
    """Where those stand who have not been announced: in the stalls beside the lowest tier."""
    return Foot(266 + 34 * nth, front(BANDS[-1].title) + 2)


@cache
def opera() -> str:
    """Everything but guests and words."""
    tiers = "".join(_tier(k) for k in range(len(BANDS)))
    return f'<g id="opera" stroke-linejoin="round">{tiers}</g>'


def _tier(title: int) -> str:
    band, top, foot_y = BANDS[title], TIER * title, front(title)
    out = [rect(0, top, WIDE, TIER, fill=_WALLS[title % 2], stroke=INK, stroke_width=1.2)]
    for k in range(band.steps):
        x = FIRST + NICHE * k
        arch = f"M{x - _HALF} {foot_y}V{top + 36}A{_HALF} {_HALF} 0 0 1 {x + _HALF} {top + 36}V{foot_y}Z"
        out.append(path(arch, fill=_NICHES[title % 2], stroke=GOLD, stroke_width=1.3))
    if title == 0:
        out.append(_royal_box(foot_y))
    for x, way in ((0, 1), (WIDE, -1)):
        out.append(path(f"M{x} {top}q{12 * way} 42 {5 * way} {TIER - FRONT}h{-5 * way}Z", fill="#7d1a2c", stroke=INK))
    out.append(rect(-2, foot_y, WIDE + 4, FRONT, fill=FILLS[title], stroke=INK, stroke_width=1.4))
    out.append(path(f"M0 {foot_y + 3}H{WIDE}M0 {foot_y + FRONT - 3}H{WIDE}", stroke=LINES[title], opacity=0.5))
    for k in range(band.steps):
        x = FIRST + NICHE * k
        fill = GOLD if k == 0 and band.first else "#fffaf0"
        out.append(rect(x - 15, foot_y + 3.5, 30, 17, 4, fill=fill, stroke=INK, stroke_width=1))
    return "".join(out)


def _royal_box(foot_y: int) -> str:
    """The Queen, at the right of the highest tier."""
    x = FIRST + 3 * NICHE + 2
    canopy = path(
        f"M{x - 32} {foot_y}V26Q{x} 2 {x + 32} 26V{foot_y}H{x + 24}V34Q{x} 16 {x - 24} 34V{foot_y}Z",
        fill="#7d1a2c",
        stroke=INK,
        stroke_width=1.4,
    )
    inner = path(f"M{x - 24} {foot_y}V34Q{x} 16 {x + 24} 34V{foot_y}Z", fill="#4e1226")
    return inner + canopy + use("#queen", x=num(x - 19), y=num(foot_y - 60), width=38, height=61)
