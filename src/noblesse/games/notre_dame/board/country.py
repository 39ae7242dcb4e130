"""What lies round every city: country, the river and the bank, and on the river waves and barges."""

from __future__ import annotations

import math
import random
from typing import Final

from noblesse.core.svg import Value, disc, element, num, path, use

from .palette import FINE, INLAY, WALL
from .ring import CENTRE_X, CENTRE_Y, RIVER, SHORE, City, Point, pair

_MIDDLE: Final = (CENTRE_X, CENTRE_Y)
_TREE: Final = "v-4m-5 0c-3-4 0-8 3-7 1-4 6-3 6 0 4 0 4 6 1 7Z"
_FIELD: Final = "h15m-12-3.5h15m-12-3.5h14"
_BARGE_W: Final = 0.27


def country() -> str:
    """The group ``land``."""
    left, top, width, height = City.view
    sheet = path(f"M{left} {top}h{width}v{height}h{-width}Z", fill="var(--country,#ead9b0)")
    return f'<g id="land">{sheet}{_trees()}{_river()}</g>'


def _trees() -> str:
    """Engraved trees and ploughland, scattered the same way each time."""
    scatter, trees, fields = random.Random(11), "", ""
    seen: list[Point] = []
    left, top, width, height = City.view
    for _ in range(1600):
        at = Point(scatter.uniform(left + 12, left + width - 12), scatter.uniform(top + 14, top + height - 14))
        near = min((math.dist(at, other) for other in seen), default=math.inf)
        if math.dist(at, _MIDDLE) > SHORE + RIVER + 20 and near > 21:
            seen.append(at)
            spot = f"M{at.x:.0f} {at.y + 7:.0f}"
            if scatter.random() < 0.68:
                trees += spot + _TREE
            else:
                fields += f"M{at.x - 8:.0f} {at.y + 5:.0f}{_FIELD}"
    fine: dict[str, Value] = {"stroke": "var(--engraved,#7d6a3a)", "stroke_width": 0.9, "opacity": "var(--fine,1)"}
    return element("path", d=trees, fill="var(--grove,#cfc58f)", **fine) + element(
        "path", d=fields, fill="none", **fine
    )


def _river() -> str:
    middle, waves = random.Random(5), ""
    count = 104
    for k in range(count):
        angle = math.tau * k / count + middle.uniform(-0.02, 0.02)
        far = SHORE + RIVER * middle.choice((0.3, 0.53, 0.78))
        at = Point(CENTRE_X + far * math.cos(angle) - 9, CENTRE_Y + far * math.sin(angle))
        waves += f"M{pair(at)}q4.5-4 9 0q4.5 4 9 0"

    def ring(radius: float, width: float, ink: str) -> str:
        return disc(*_MIDDLE, radius, stroke=ink, stroke_width=width)

    return (
        disc(CENTRE_X + 2, CENTRE_Y + 3, SHORE + RIVER + 5, fill=FINE, fill_opacity=0.18)
        + disc(*_MIDDLE, SHORE + RIVER + 3, fill="var(--bank,#d9c48f)", stroke="#4a3418", stroke_width=1.6)
        + disc(*_MIDDLE, SHORE + RIVER, fill="var(--water,#9ccbd9)", stroke="#5d4526", stroke_width=1.2)
        + ring(SHORE + RIVER * 0.25, RIVER * 0.5, "var(--deep,#92c4d4)")
        + path(waves, stroke="var(--wave,#e7f4f7)", stroke_width=1.1, opacity=0.75)
        + disc(*_MIDDLE, SHORE + 5, fill=WALL, stroke="#5d4526", stroke_width=1.4)
        + disc(*_MIDDLE, SHORE + 1.5, fill="#c9bda3", stroke="#5d4526")
    )


def barge() -> str:
    """The group ``barge``, its middle at 0, 0: it gives the water its scale."""
    sail = "M-24-38C-10-32 14-32 26-38 32-24 32-10 26 2 12-4-10-4-24 2-18-10-18-24-24-38Z"
    inked: dict[str, Value] = {"stroke": FINE, "stroke_width": 3.4, "stroke_linejoin": "round"}
    drawn = (
        path("M-46 10C-30 14 30 14 46 8 42 26 30 32 18 32H-22C-34 30-42 22-46 10Z", fill="#6d4a26", **inked)
        + path("M-40 19C-20 23 20 23 40 18", stroke="#a97b45", stroke_width=4)
        + path("M0 10V-50", stroke=FINE, stroke_width=5)
        + path(sail, fill=INLAY, **inked)
        + path("M0-54 20-48 0-42Z", fill="#a92e24", **inked)
    )
    return f'<g id="barge"><g transform="scale({num(_BARGE_W)})">{drawn}</g></g>'


def barges(shapes: list[Point], gates: list[Point]) -> str:
    """Some of them, where no owner's shape and no gate lies."""
    out, kept = "", list(shapes)
    for k in range(24):
        angle = math.radians(7 + 15 * k)
        far = SHORE + RIVER * 0.5
        at = Point(CENTRE_X + far * math.cos(angle), CENTRE_Y + far * math.sin(angle))
        clear = all(math.dist(at, gate) > 42 for gate in gates)
        if k % 4 < 2 and clear and all(math.dist(at, other) > 92 for other in kept):
            kept.append(at)
            out += use("#barge", x=at.x, y=at.y)
    return out
