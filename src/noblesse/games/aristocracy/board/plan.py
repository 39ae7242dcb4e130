"""What is printed on the sea: tracks, plates, compass, amulet, title and edge.  A phone shows these elsewhere."""

from __future__ import annotations

import math

from noblesse.core.svg import disc, element, num, path, plate

from .. import box
from .chart import AMULET, AXE_X, CARTOUCHE, COIN_X, COMPASS, PLATES, TRACK_STEP, TRACK_Y, VIEW
from .palette import BROWN, GOLD, INK, PAPER, REGION

_INLAY = "#b89a5e"
_CARD = "var(--card)"


def plan() -> str:
    """All of it."""
    plates = "".join(_slab(x, y, 92, 58, 9, REGION[region].line) for region, (x, y) in PLATES.items())
    return f"{_tracks()}{plates}{_compass()}{_amulet()}{_cartouche()}{_edge()}"


def _slab(x: float, y: float, width: float, height: float, radius: float, edge: str = BROWN) -> str:
    """A paper plate with a light inlay and a shadow."""
    return (
        plate(x + 1, y + 3, width, height, radius, fill=INK, fill_opacity=0.22)
        + plate(x, y, width, height, radius, fill=_CARD, stroke=edge, stroke_width=2.5)
        + plate(x, y, width - 8, height - 8, radius - 3, fill="none", stroke=_INLAY)
    )


def _tracks() -> str:
    out = ""
    for x, steps in ((COIN_X, box.KING_TRACK), (AXE_X, box.QUEEN_TRACK)):
        out += _slab(x, TRACK_Y + TRACK_STEP * (steps - 1) / 2, 54, TRACK_STEP * steps + 8, 14)
        circles = "".join(element("circle", cx=x, cy=TRACK_Y + TRACK_STEP * k, r=18) for k in range(steps))
        out += f'<g fill="var(--step)" stroke="{BROWN}" stroke-width="1.3">{circles}</g>'
    return out + _coin() + _axe()


def _coin() -> str:
    x = COIN_X
    return (
        disc(x, 150, 18, fill=GOLD, stroke=INK, stroke_width=1.6)
        + disc(x, 150, 13, stroke="#8a6a1c", stroke_width=1.2)
        + path(f"M{x - 8} 156l-1.5-9 5 3.5 4.5-7 4.5 7 5-3.5-1.5 9Z", fill="#7a5c12")
    )


def _axe() -> str:
    x = AXE_X
    handle = f"M{x - 7} 163 {x + 5} 139"
    return (
        disc(x, 150, 18, fill="#e7d3b0", stroke=INK, stroke_width=1.6)
        + path(handle, stroke=INK, stroke_width=5)
        + path(handle, stroke="#b98a5a", stroke_width=2.8)
        + path(f"M{x + 1} 139c6-4 11-1 12 8-5-2-9-2-14 1Z", fill="#dfe3e6", stroke=INK, stroke_width=1.3)
    )


def _compass() -> str:
    x, y = COMPASS
    out = (
        disc(x + 1, y + 3, 63, fill=INK, fill_opacity=0.22)
        + disc(x, y, 62, fill=_CARD, stroke=BROWN, stroke_width=2.5)
        + disc(x, y, 57, stroke=_INLAY, stroke_width=1.2)
        + disc(x, y, 46, stroke=_INLAY, stroke_width=5, stroke_dasharray="1 5.021")
    )
    for k in (1, 3, 5, 7, 0, 2, 4, 6):
        a, reach = math.radians(45 * k - 90), 55 if k % 2 == 0 else 40
        tip = (x + reach * math.cos(a), y + reach * math.sin(a))
        for side in (-1, 1):
            waist = (x + 24 * math.cos(a + side * 0.39), y + 24 * math.sin(a + side * 0.39))
            points = " ".join(f"{num(u)} {num(v)}" for u, v in (tip, waist, (x, y)))
            dark, light = ("#8c2f23", "#c9685a") if k == 0 else ("#5d7c92", "#b4c5d0")
            fill = dark if side > 0 else light
            out += path(f"M{points}Z", fill=fill, stroke=INK, stroke_width=0.8, stroke_linejoin="round")
    return out


def _amulet() -> str:
    """A pendant like a kite on a golden chain."""
    x, y = AMULET
    top = VIEW[1] - 4
    chain = "".join(
        f"M{x + s * 34} {y - 48}C{x + s * 50} {y - 78} {x + s * 88} {y - 92} {x + s * 96} {top}" for s in (-1, 1)
    )

    def kite(dx: int, width: int, top: int, high: int, low: int) -> str:
        a, b = x + dx, y + dx
        return f"M{a - width} {b - 12}L{a - top} {b - high}H{a + top}L{a + width} {b - 12}L{a} {b + low}Z"

    gems = "".join(disc(x + s * 36, y - 50, 5, fill="#c2183a", stroke=INK) for s in (-1, 1))
    return (
        path(chain, stroke="#7a5c12", stroke_width=6.5)
        + path(chain, stroke="#e9c75a", stroke_width=4, stroke_dasharray="6 3")
        + path(kite(2, 57, 36, 48, 68), fill=INK, fill_opacity=0.22)
        + path(kite(0, 57, 36, 50, 66), fill=_CARD, stroke="#8a6a1c", stroke_width=4.5, stroke_linejoin="round")
        + path(kite(0, 48, 31, 43, 54), stroke=_INLAY, stroke_width=1.2)
        + gems
        + disc(x, y + 66, 6.5, fill="#2f7fa8", stroke=INK)
    )


def _cartouche() -> str:
    """The title in a frame, over a scale of miles."""
    x, y = CARTOUCHE

    def frame(w: int, h: int) -> str:
        corners = f"a8 8 0 0 0 8 8V{y + h - 8}a8 8 0 0 0-8 8H{x - w}a8 8 0 0 0-8-8V{y - h + 8}a8 8 0 0 0 8-8Z"
        return f"M{x - w} {y - h}H{x + w}{corners}"

    scale = "".join(
        path(f"M{x - 60 + 30 * k} {y + 15}h30", stroke=PAPER if k % 2 == 0 else INK, stroke_width=3.4) for k in range(4)
    )
    return (
        path(frame(84, 34), fill=INK, fill_opacity=0.22, transform="translate(1 3)")
        + path(frame(84, 34), fill=_CARD, stroke=BROWN, stroke_width=2.5)
        + path(frame(78, 28), stroke=_INLAY, stroke_width=1.2)
        + f'<text x="{x}" y="{y + 2}" font-size="25" font-weight="600" letter-spacing="1.5" text-anchor="middle" '
        + f'fill="#3b2a1a">{box.TITLE}</text>'
        + path(f"M{x - 61} {y + 15}h122", stroke=INK, stroke_width=5.4)
        + scale
    )


def _edge() -> str:
    """The chart's edge: a double line with a scale of degrees between."""
    left, top, width, height = VIEW

    def frame(inset: float) -> str:
        w, h = width - 2 * inset, height - 2 * inset
        return f"M{num(left + inset)} {num(top + inset)}h{num(w)}v{num(h)}h-{num(w)}Z"

    return (
        path(frame(9), stroke="#f3e6c4", stroke_width=9)
        + path(frame(9), stroke="#2f5f7c", stroke_width=5, stroke_dasharray="24 24")
        + path(frame(4.5), stroke="#2b4a5e", stroke_width=1.2)
        + path(frame(13.5), stroke="#2b4a5e", stroke_width=1.2)
    )
