"""The land as it is seen from afar: the tiles in few strokes."""

from __future__ import annotations

from functools import cache

from noblesse.core.svg import disc, element, path, rect

from .palette import HEDGE, INK
from .tiles import FURROW, SIDE, arc, ground, grouped


@cache
def symbols() -> str:
    """The same land in few strokes, for cells below 40 pixels."""
    drawn = {
        "field": _furrows(False),
        "across": _furrows(True),
        "farm": _farm(),
        "wood": _trees(((28, 30), (72, 34), (30, 74), (74, 76)), "#a5c47a", 19),
        "deep": _trees(
            ((18, 18), (52, 16), (84, 22), (16, 52), (50, 50), (86, 54), (20, 84), (52, 86), (84, 84)), "#4d7437", 17
        ),
        "forest": _forest(),
        "fountain": _fountain(),
        "quarter": _garden_fountain(),
        "garden": _garden(),
        "meadow": _meadow(),
    }
    return grouped({f"far-{name}": inside for name, inside in drawn.items()})


def _furrows(across: bool) -> str:
    lines = path("M0 14H100M0 32H100M0 50H100M0 68H100M0 86H100", stroke=FURROW, stroke_width=3.6, opacity=0.5)
    inside = ground("#f4dc8c") + rect(0, 32, SIDE, 36, fill="#e8c25c") + lines
    return f'<g transform="rotate(90 50 50)">{inside}</g>' if across else inside


def _farm() -> str:
    lanes = path("M0-97V97M-97 0H97", stroke="#f1e2b8", stroke_width=14, stroke_linecap="round")
    ring = disc(0, 0, 36, fill="#dcc08a", stroke="#7a5616", stroke_width=4)
    hedge = "".join(f"M{a * 13} {b * 94}V{b * 42}M{a * 94} {b * 13}H{a * 42}" for a in (-1, 1) for b in (-1, 1))
    return lanes + path(hedge, stroke=HEDGE, stroke_width=6.5) + ring


def _trees(spots: tuple[tuple[int, int], ...], floor: str, size: float) -> str:
    out = ground(floor)
    for x, y in spots:
        out += disc(x + 3, y + 4, size, fill=INK, opacity=0.3)
        out += disc(x, y, size, fill="#47773a", stroke="#1f3a17", stroke_width=4)
        out += disc(x - size * 0.25, y - size * 0.3, size * 0.45, fill="#86b065")
    return out


def _basin(x: float, y: float, r: float) -> str:
    out = disc(x, y, r, fill="#d8cfbd", stroke=INK, stroke_width=4)
    return out + disc(x, y, r * 0.72, fill="#5ba7cb") + disc(x, y, r * 0.28, fill="#fff")


def _fountain() -> str:
    beds = "".join(
        rect(6 + 56 * x, 6 + 56 * y, 32, 32, 8, fill="#a5cb80", stroke=HEDGE, stroke_width=6)
        for x in (0, 1)
        for y in (0, 1)
    )
    return ground("#f0e6cd") + beds + _basin(50, 50, 27)


def _garden_fountain() -> str:
    rings = path(arc(98), stroke="#7fb062", stroke_width=17) + path(arc(98), stroke="#cf6f86", stroke_width=5)
    return ground("#f0e6cd") + rings + _basin(40, 40, 19)


def _garden() -> str:
    hedge = disc(0, 0, 46, fill="#f0e6cd", stroke="#5f9350", stroke_width=9)
    return hedge + disc(0, 0, 36, fill="#5ba7cb", stroke=INK, stroke_width=4)


def _forest() -> str:
    return element("ellipse", cx=0, cy=2, rx=40, ry=37, fill="#c3dc98", stroke="#274d1d", stroke_width=4)


def _meadow() -> str:
    tufts = "M22 30v-10M70 28v-10M44 62v-10M82 72v-10M20 84v-10"
    return ground("#b0d088") + path(tufts, stroke="#5d8a3f", stroke_width=4, stroke_linecap="round")
