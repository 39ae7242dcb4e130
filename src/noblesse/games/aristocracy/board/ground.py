"""The printed sheet: sea, land and harbours, which never change.  Drawn once and served as symbols."""

from __future__ import annotations

import math
import random
from functools import cache
from typing import Final

from noblesse.core.svg import mix, num, path

from . import chart
from .chart import AMULET, CARTOUCHE, COMPASS, HARBOURS, LAND, PLATES, REGIONS, SIGHTS, TOWNS, VIEW, S, hexagon
from .palette import BROWN, INK, REGION
from .plan import plan

_HATCH: Final = {
    "blue": "M0 3H6",
    "purple": "M-1 7 7-1M-1 1 1-1M5 7 7 5",
    "red": "M3 0V6",
    "orange": "M-1 7 7-1M-1 1 1-1M5 7 7 5M3 0V6",
    "yellow": "M3 3h.1",
    "green": "M-1-1 7 7M5-1 7 1M-1 5 1 7",
    "teal": "M0 4 3 1 6 4",
    "brown": "M0 3H6M3 0V6",
}
"""The engraver's strokes of each region, in a square of 6: colour is never the only sign."""
_DISC: Final = 0.62 * S


@cache
def ground() -> str:
    """The groups ``ground`` (under the pieces) and ``plan`` (what a phone shows elsewhere), for one SVG file."""
    return (
        f"<defs>{''.join(map(_hatch, REGIONS))}</defs>"
        f'<g id="ground">{_sea()}{_land()}{_harbours()}</g><g id="plan">{plan()}</g>'
    )


def _hatch(region: str) -> str:
    width = 1.7 if region == "yellow" else 1
    stroke = path(
        _HATCH[region], stroke=REGION[region].line, stroke_width=width, stroke_opacity=0.17, stroke_linecap="round"
    )
    return f'<pattern id="h-{region}" width="6" height="6" patternUnits="userSpaceOnUse">{stroke}</pattern>'


def _sea() -> str:
    """Rhumb lines from the compass, waves, shallows with engraved shore lines, and the beach."""
    coast = chart.coast()
    land = "".join(map(chart.stroke, coast))
    shore = [
        path("".join(chart.offset(line, at) for line in coast), stroke="var(--shore)", stroke_width=1.3, opacity=fade)
        for at, fade in ((20.5, 0.9), (26.5, 0.6), (33, 0.35))
    ]
    return (
        path(_rhumbs(), stroke="#14384f", stroke_opacity=0.13)
        + path(_waves(), stroke="#e7f4f7", stroke_width=1.3, opacity=0.5)
        + "".join(shore)
        + path(land, stroke="var(--shallow)", stroke_width=29, stroke_linejoin="round")
        + path(land, fill="#f0dfb2", stroke="#f0dfb2", stroke_width=14, stroke_linejoin="round")
    )


def _rhumbs() -> str:
    x, y = COMPASS
    turns = (math.radians(22.5 * k) for k in range(16))
    return "".join(f"M{x} {y}L{num(x + 1400 * math.cos(a))} {num(y + 1400 * math.sin(a))}" for a in turns)


def _waves() -> str:
    """Pairs of strokes, scattered the same way each time, clear of land and plates."""
    scatter, out = random.Random(7), []
    seen: list[tuple[float, float]] = []
    left, top, width, height = VIEW
    plates = [*PLATES.values(), COMPASS, AMULET, CARTOUCHE, *SIGHTS.values()]
    centres = [(s.x, s.y) for s in LAND + TOWNS + HARBOURS]
    for _ in range(1500):
        x = scatter.uniform(left + 24, left + width - 50)
        y = scatter.uniform(top + 30, top + height - 30)
        clear = (
            min(math.hypot(x + 10 - a, y - b) for a, b in centres) > S * 1.95
            and all(abs(x + 10 - a) > 78 or abs(y - b) > 60 for a, b in plates)
            and min(x - left, left + width - x) > 82
            and all(math.hypot((x - a) * 0.7, (y - b) * 1.6) > 40 for a, b in seen)
        )
        if clear:
            seen.append((x, y))
            out.append(f"M{x:.0f} {y:.0f}q5-5 10 0q5 5 10 0m-2 6q4-4 8 0q4 4 8 0")
    return "".join(out)


def _land() -> str:
    coast, borders = "".join(map(chart.stroke, chart.coast())), chart.borders()
    left, top, width, height = VIEW
    round_ = {"stroke_linejoin": "round", "stroke_linecap": "round"}
    return (
        "".join(map(_region, REGIONS))
        + path(coast, stroke=BROWN, stroke_width=4, **round_)
        + path(borders, stroke="#4a3418", stroke_width=5, **round_)
        + path(borders, stroke="#f7ecd0", stroke_width="var(--core,1.6)", stroke_dasharray="var(--dash,5 6)")
        + path(f"M{left} {top}h{width}v{height}h-{width}Z", fill="var(--shade)")
        + "".join(map(_town, TOWNS))
    )


def _region(region: str) -> str:
    """Its land, hatched, and its spaces: a light disc with a shadow along its upper edge."""
    inks, outline = REGION[region], chart.outline(region)
    mine = [space for space in LAND if space.region == region]
    cells = "".join(hexagon(space.x, space.y, S) for space in mine)
    r, s = num(_DISC), num(_DISC - 2.3)
    discs = "".join(
        f"M{num(at.x - _DISC)} {num(at.y)}a{r} {r} 0 1 0 {num(2 * _DISC)} 0a{r} {r} 0 1 0-{num(2 * _DISC)} 0"
        for at in mine
    )
    sunk = "".join(f"M{num(at.x - _DISC + 2.3)} {num(at.y)}a{s} {s} 0 0 1 {num(2 * _DISC - 4.6)} 0" for at in mine)
    light, edge = mix("#fffaf0", inks.fill, 0.6), mix(inks.line, inks.fill, 0.75)
    return (
        path(outline, fill=inks.fill)
        + path(outline, fill=f"url(#h-{region})")
        + path(cells, stroke=inks.line, stroke_opacity=0.45)
        + path(discs, fill=light, stroke=edge, stroke_width=1.3)
        + path(sunk, stroke=INK, stroke_opacity=0.13, stroke_width=2.4)
    )


def _town(town: chart.Space) -> str:
    inks = REGION[town.region]
    outer, inner = hexagon(town.x, town.y, 0.92 * S), hexagon(town.x, town.y, 0.82 * S)
    return path(outer, fill=inks.line, stroke=INK, stroke_width=2.5, stroke_linejoin="round") + path(
        inner, stroke=inks.fill, stroke_width=1.2, stroke_opacity=0.8
    )


def _harbours() -> str:
    return "".join(map(_harbour, HARBOURS))


def _harbour(at: chart.Space) -> str:
    """A basin framed in timber, and a plank pier to each land space it serves."""
    piers = ""
    for land in LAND:
        dx, dy = land.x - at.x, land.y - at.y
        far = math.hypot(dx, dy)
        if far < 1.8 * S:
            k = 0.5 + 0.3 * S / far
            piers += f"M{num(at.x)} {num(at.y)}l{num(dx * k)} {num(dy * k)}"
    basin = hexagon(at.x, at.y, 0.8 * S)
    return (
        path(piers, stroke="#4a3017", stroke_width=13)
        + path(piers, stroke="#a97b45", stroke_width=9, stroke_dasharray="4.5 1")
        + path(basin, fill="#2f7fa8", stroke="#6d4a26", stroke_width=6, stroke_linejoin="round")
        + path(basin, stroke="#a97b45", stroke_width=1.6, stroke_linejoin="round")
    )
