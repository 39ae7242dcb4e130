"""The printed sheet: sea, land and everything else that never changes.  Drawn once and served as symbols."""

from __future__ import annotations

import math
import random
from functools import cache
from typing import Final

from . import chart
from .chart import AMULET, COMPASS, HARBOURS, LAND, PLATES, REGIONS, TOWNS, VIEW, S, hexagon, num
from .palette import BROWN, GOLD, INK, PAPER, REGION, mix

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


@cache
def ground() -> str:
    """The groups ``ground`` (under the pieces) and ``plan`` (what a phone shows elsewhere), for one SVG file."""
    patterns = "".join(
        f'<pattern id="h-{region}" width="6" height="6" patternUnits="userSpaceOnUse"><path d="{path}" fill="none" '
        f'stroke="{REGION[region].line}" stroke-opacity=".17" stroke-linecap="round" '
        f'stroke-width="{1.7 if region == "yellow" else 1}"/></pattern>'
        for region, path in _HATCH.items()
    )
    plan = f"{_tracks()}{''.join(map(_plate, REGIONS))}{_compass()}{_amulet()}{_cartouche()}{_neatline()}"
    return f'<defs>{patterns}</defs><g id="ground">{_sea()}{_land()}{_harbours()}</g><g id="plan">{plan}</g>'


def _sea() -> str:
    """Rhumb lines from the compass, waves, shallows with engraved shore lines, and the beach."""
    coast = chart.coast()
    land = "".join(map(chart.stroke, coast))
    shore = "".join(
        f'<path d="{"".join(chart.offset(line, at) for line in coast)}" fill="none" stroke="var(--shore)" '
        f'stroke-opacity="{opacity}" stroke-width="1.3"/>'
        for at, opacity in ((20.5, 0.9), (26.5, 0.6), (33, 0.35))
    )
    round_ = 'stroke-linejoin="round"'
    return (
        f'{_rhumbs()}<path d="{_waves()}" fill="none" stroke="#e7f4f7" stroke-width="1.3" opacity=".5"/>{shore}'
        f'<path d="{land}" fill="none" stroke="var(--shallow)" stroke-width="29" {round_}/>'
        f'<path d="{land}" fill="#f0dfb2" stroke="#f0dfb2" stroke-width="14" {round_}/>'
        '<use href="#ship" x="980" y="212"/><use href="#whale" x="178" y="872"/>'
    )


def _rhumbs() -> str:
    x, y = COMPASS
    rays = "".join(
        f"M{x} {y}L{num(x + 1400 * math.cos(a))} {num(y + 1400 * math.sin(a))}"
        for a in (math.radians(22.5 * k) for k in range(16))
    )
    return f'<path d="{rays}" fill="none" stroke="#14384f" stroke-opacity=".13" stroke-width="1"/>'


def _waves() -> str:
    """Pairs of strokes, scattered the same way each time, clear of land and plates."""
    scatter, seen, out = random.Random(7), [], []
    left, top, width, height = VIEW
    plates = [*PLATES.values(), COMPASS, AMULET, (1232, 908), (980, 205), (178, 872)]
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
    out = []
    for region in REGIONS:
        inks, outline = REGION[region], chart.outline(region)
        mine = [space for space in LAND if space.region == region]
        cells = "".join(hexagon(space.x, space.y, S) for space in mine)
        discs = "".join(f"M{num(s.x - 24.8)} {num(s.y)}a24.8 24.8 0 1 0 49.6 0a24.8 24.8 0 1 0-49.6 0" for s in mine)
        sunk = "".join(f"M{num(s.x - 22.5)} {num(s.y)}a22.5 22.5 0 0 1 45 0" for s in mine)
        out.append(
            f'<path d="{outline}" fill="{inks.fill}"/><path d="{outline}" fill="url(#h-{region})"/>'
            f'<path d="{cells}" fill="none" stroke="{inks.line}" stroke-opacity=".45"/>'
            f'<path d="{discs}" fill="{mix("#fffaf0", inks.fill, 0.6)}" stroke="{mix(inks.line, inks.fill, 0.75)}" stroke-width="1.3"/>'
            f'<path d="{sunk}" fill="none" stroke="{INK}" stroke-opacity=".13" stroke-width="2.4"/>'
        )
    coast, borders = "".join(map(chart.stroke, chart.coast())), chart.borders()
    left, top, width, height = VIEW
    towns = "".join(
        f'<path d="{hexagon(t.x, t.y, 0.92 * S)}" fill="{REGION[t.region].line}" stroke="{INK}" stroke-width="2.5" stroke-linejoin="round"/>'
        f'<path d="{hexagon(t.x, t.y, 0.82 * S)}" fill="none" stroke="{REGION[t.region].fill}" stroke-width="1.2" stroke-opacity=".8"/>'
        for t in TOWNS
    )
    return (
        f'{"".join(out)}<path d="{coast}" fill="none" stroke="{BROWN}" stroke-width="4" stroke-linejoin="round"/>'
        f'<path d="{borders}" fill="none" stroke="#4a3418" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"/>'
        f'<path d="{borders}" fill="none" stroke="#f7ecd0" stroke-width="var(--core,1.6)" stroke-dasharray="var(--dash,5 6)" stroke-linejoin="round"/>'
        f'<path d="M{left} {top}h{width}v{height}h-{width}Z" fill="var(--shade)"/>{towns}'
    )


def _harbours() -> str:
    out = []
    for harbour in HARBOURS:
        piers = ""
        for land in LAND:
            dx, dy = land.x - harbour.x, land.y - harbour.y
            far = math.hypot(dx, dy)
            if far < 1.8 * S:
                k = (far / 2 + 0.3 * S) / far
                piers += f"M{num(harbour.x)} {num(harbour.y)}l{num(dx * k)} {num(dy * k)}"
        out.append(
            f'<path d="{piers}" stroke="#4a3017" stroke-width="13"/><path d="{piers}" stroke="#a97b45" stroke-width="9" stroke-dasharray="4.5 1"/>'
            f'<path d="{hexagon(harbour.x, harbour.y, 0.8 * S)}" fill="#2f7fa8" stroke="#6d4a26" stroke-width="6" stroke-linejoin="round"/>'
            f'<path d="{hexagon(harbour.x, harbour.y, 0.8 * S)}" fill="none" stroke="#a97b45" stroke-width="1.6" stroke-linejoin="round"/>'
        )
    return "".join(out)


def _slab(x: float, y: float, width: float, height: float, radius: float, edge: str = BROWN) -> str:
    """A paper plate with a light inlay, its middle at x, y."""
    left, top = x - width / 2, y - height / 2
    return (
        f'<rect x="{num(left + 1)}" y="{num(top + 3)}" width="{num(width)}" height="{num(height)}" rx="{num(radius)}" fill="{INK}" fill-opacity=".22"/>'
        f'<rect x="{num(left)}" y="{num(top)}" width="{num(width)}" height="{num(height)}" rx="{num(radius)}" fill="var(--card)" stroke="{edge}" stroke-width="2.5"/>'
        f'<rect x="{num(left + 4)}" y="{num(top + 4)}" width="{num(width - 8)}" height="{num(height - 8)}" rx="{num(radius - 3)}" fill="none" stroke="#b89a5e"/>'
    )


def _plate(region: str) -> str:
    x, y = PLATES[region]
    return _slab(x, y, 92, 58, 9, REGION[region].line)


def _tracks() -> str:
    out = ""
    for x in (chart.COIN_X, chart.AXE_X):
        out += _slab(x, chart.TRACK_Y + 5.5 * chart.TRACK_STEP, 54, 536, 14)
        steps = [chart.TRACK_Y + chart.TRACK_STEP * k for k in range(12)]
        out += (
            f'<g fill="var(--step)" stroke="{BROWN}" stroke-width="1.3">'
            + "".join(f'<circle cx="{x}" cy="{y}" r="18"/>' for y in steps)
            + "</g>"
        )
    x = chart.COIN_X
    coin = (
        f'<circle cx="{x}" cy="150" r="18" fill="{GOLD}" stroke="{INK}" stroke-width="1.6"/><circle cx="{x}" cy="150" r="13" fill="none" stroke="#8a6a1c" stroke-width="1.2"/>'
        f'<path d="M{x - 8} 156l-1.500-9 5 3.500 4.500-7 4.500 7 5-3.500-1.500 9Z" fill="#7a5c12"/>'
    )
    x = chart.AXE_X
    axe = (
        f'<circle cx="{x}" cy="150" r="18" fill="#e7d3b0" stroke="{INK}" stroke-width="1.6"/><path d="M{x - 7} 163 {x + 5} 139" stroke="{INK}" stroke-width="5"/>'
        f'<path d="M{x - 7} 163 {x + 5} 139" stroke="#b98a5a" stroke-width="2.8"/><path d="M{x + 1} 139c6-4 11-1 12 8-5-2-9-2-14 1Z" fill="#dfe3e6" stroke="{INK}" stroke-width="1.3"/>'
    )
    return out + coin + axe


def _compass() -> str:
    x, y = COMPASS
    out = (
        f'<circle cx="{x + 1}" cy="{y + 3}" r="63" fill="{INK}" fill-opacity=".22"/><circle cx="{x}" cy="{y}" r="62" fill="var(--card)" stroke="{BROWN}" stroke-width="2.5"/>'
        f'<circle cx="{x}" cy="{y}" r="57" fill="none" stroke="#b89a5e" stroke-width="1.2"/>'
        f'<circle cx="{x}" cy="{y}" r="46" fill="none" stroke="#b89a5e" stroke-width="5" stroke-dasharray="1 5.021"/>'
    )
    for k in (1, 3, 5, 7, 0, 2, 4, 6):
        a, reach = math.radians(45 * k - 90), 55 if k % 2 == 0 else 40
        for side in (-1, 1):
            b = a + side * 0.39
            points = (
                (x + reach * math.cos(a), y + reach * math.sin(a)),
                (x + 24 * math.cos(b), y + 24 * math.sin(b)),
                (x, y),
            )
            dark, light = ("#8c2f23", "#c9685a") if k == 0 else ("#5d7c92", "#b4c5d0")
            path = " ".join(f"{num(u)} {num(v)}" for u, v in points)
            out += f'<path d="M{path}Z" fill="{dark if side > 0 else light}" stroke="{INK}" stroke-width=".8" stroke-linejoin="round"/>'
    return out


def _amulet() -> str:
    x, y = AMULET
    top = VIEW[1] - 4
    chain = f"M{x - 34} {y - 48}C{x - 50} {y - 78} {x - 88} {y - 92} {x - 96} {top}M{x + 34} {y - 48}C{x + 50} {y - 78} {x + 88} {y - 92} {x + 96} {top}"
    return (
        f'<path d="{chain}" fill="none" stroke="#7a5c12" stroke-width="6.5"/><path d="{chain}" fill="none" stroke="#e9c75a" stroke-width="4" stroke-dasharray="6 3"/>'
        f'<path d="M{x - 55} {y - 8}L{x - 35} {y - 46}H{x + 37}L{x + 57} {y - 8}L{x + 1} {y + 69}Z" fill="{INK}" fill-opacity=".22"/>'
        f'<path d="M{x - 57} {y - 12}L{x - 36} {y - 50}H{x + 36}L{x + 57} {y - 12}L{x} {y + 66}Z" fill="var(--card)" stroke="#8a6a1c" stroke-width="4.5" stroke-linejoin="round"/>'
        f'<path d="M{x - 48} {y - 12}L{x - 31} {y - 43}H{x + 31}L{x + 48} {y - 12}L{x} {y + 54}Z" fill="none" stroke="#b89a5e" stroke-width="1.2"/>'
        f'<g fill="#c2183a" stroke="{INK}"><circle cx="{x - 36}" cy="{y - 50}" r="5"/><circle cx="{x + 36}" cy="{y - 50}" r="5"/></g>'
        f'<circle cx="{x}" cy="{y + 66}" r="6.5" fill="#2f7fa8" stroke="{INK}"/>'
    )


def _cartouche() -> str:
    x, y = 1232, 908

    def frame(width: int, height: int) -> str:
        return f"M{x - width} {y - height}H{x + width}a8 8 0 0 0 8 8V{y + height - 8}a8 8 0 0 0-8 8H{x - width}a8 8 0 0 0-8-8V{y - height + 8}a8 8 0 0 0 8-8Z"

    scale = "".join(
        f'<path d="M{x - 60 + 30 * k} {y + 15}h30" stroke="{PAPER if k % 2 == 0 else INK}" stroke-width="3.4"/>'
        for k in range(4)
    )
    return (
        f'<path d="{frame(84, 34)}" transform="translate(1 3)" fill="{INK}" fill-opacity=".22"/><path d="{frame(84, 34)}" fill="var(--card)" stroke="{BROWN}" stroke-width="2.5"/>'
        f'<path d="{frame(78, 28)}" fill="none" stroke="#b89a5e" stroke-width="1.2"/>'
        f'<text x="{x}" y="{y + 2}" font-size="25" font-weight="600" letter-spacing="1.5" text-anchor="middle" fill="#3b2a1a">Aristocracy</text>'
        f'<path d="M{x - 61} {y + 15}h122" stroke="{INK}" stroke-width="5.4"/>{scale}'
    )


def _neatline() -> str:
    """The chart's edge: a double line with a scale of degrees between."""
    left, top, width, height = VIEW

    def box(inset: float) -> str:
        return f"M{num(left + inset)} {num(top + inset)}h{num(width - 2 * inset)}v{num(height - 2 * inset)}h-{num(width - 2 * inset)}Z"

    return (
        f'<path d="{box(9)}" fill="none" stroke="#f3e6c4" stroke-width="9"/><path d="{box(9)}" fill="none" stroke="#2f5f7c" stroke-width="5" stroke-dasharray="24 24"/>'
        f'<path d="{box(4.5)}" fill="none" stroke="#2b4a5e" stroke-width="1.2"/><path d="{box(13.5)}" fill="none" stroke="#2b4a5e" stroke-width="1.2"/>'
    )
