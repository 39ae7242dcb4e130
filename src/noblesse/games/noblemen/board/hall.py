"""The hall of a ball at night: windows, courtiers in the dusk, the staircase, the Queen's landing."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Final

from noblesse.core.svg import num, path, rect, use

from .palette import GOLD, INK
from .stairs import BANDS, FLOOR, HIGH, LAST, LEFT, RISE, STEP, TOP, WIDE, Band

_TREAD: Final = "#fff6df"
_BOARD: Final = "#8a6a3a"
FILLS: Final = ("#c6a9dc", "#eba59b", "#9dbfe6", "#aed39a", "#d3b795")
LINES: Final = ("#6b3a96", "#a92e24", "#235a9f", "#39752a", "#74491c")
"""By title."""
_DUSKS: Final = ("#4d2f52", "#452a4c", "#56365a")
_QUEENS: Final = LEFT + (LAST + 1) * STEP
"""Where the landing begins."""
THRONE: Final = (_QUEENS + WIDE) / 2


@cache
def hall() -> str:
    """Everything but guests and words."""
    parts = (_walls(), _windows(), _courtiers(), _floor(), _stairs(), _landing(), _lights())
    return f'<g id="hall" stroke-linejoin="round">{"".join(parts)}</g>'


def _walls() -> str:
    """Panelling."""
    out = []
    for k in range(11):
        out.append(rect(20 + 94 * k, 22, 80, 500, 4, fill="none", stroke=GOLD, stroke_width=1.2, opacity=0.22))
        out.append(rect(27 + 94 * k, 29, 66, 486, 4, fill="none", stroke=GOLD, stroke_width=0.8, opacity=0.16))
    return "".join(out)


def _windows() -> str:
    return "".join(
        use(f"#window-{int(k == 1)}", x=x - 56, y=72, width=112, height=242) for k, x in enumerate((240, 396, 552, 708))
    )


def _courtiers() -> str:
    """Decoration: never a guest, never in a seat's colours."""
    rng, out = Random(9), []
    for k in range(15):
        high = rng.uniform(74, 84)
        x = LEFT + 16 + 30 * k + rng.uniform(-5, 5)
        y = FLOOR - 8 - 11 * k
        drawn = use("#courtier", x=x - high * 0.23, y=y - high, width=high * 0.46, height=high)
        out.append(f'<g color="{_DUSKS[k % 3]}">{drawn}</g>')
    return "".join(out)


def _floor() -> str:
    top = FLOOR - 22
    out = [rect(0, top, WIDE, HIGH - top, fill="#d9c29a", stroke=INK, stroke_width=1.6)]
    rays = "".join(f"M{530 + 44 * k} {top}L{530 + 112 * k} {HIGH}" for k in range(-16, 17))
    rows = "".join(f"M0 {y}H{WIDE}" for y in (top + 10, top + 24, top + 44, top + 74, top + 118))
    return "".join(out) + path(rays + rows, stroke=_BOARD, stroke_width=1, opacity=0.55)


def _profile(band: Band) -> str:
    """The upper edge of the steps of a title, from the left."""
    d = f"M{LEFT + band.first * STEP} {FLOOR}"
    for step in range(band.first, band.last + 1):
        d += f"V{num(FLOOR - step * RISE)}H{LEFT + (step + 1) * STEP}"
    return d


def _stairs() -> str:
    """The wall under the steps in the colours of the titles, then treads and the plates of the numbers."""
    out = []
    for band in reversed(BANDS):
        fill, line = FILLS[band.title], LINES[band.title]
        out.append(path(f"{_profile(band)}V{FLOOR}Z", fill=fill, stroke=INK, stroke_width=1.8))
        out.append(path(_courses(band), stroke=line, stroke_width=1, opacity=0.3))
    for step in range(LAST + 1):
        x, y = LEFT + step * STEP, FLOOR - step * RISE
        out.append(rect(x - 2, y - 6, STEP + 4, 8, 2, fill=_TREAD, stroke=INK, stroke_width=1.3))
        least = any(step == band.first for band in BANDS) and step > 0
        if step > 0:
            fill = GOLD if least else "#fffaf0"
            out.append(rect(x + 9, y + 4, 25, 16, 4, fill=fill, stroke=INK, stroke_width=1.3 if least else 0.8))
    return "".join(out)


def _courses(band: Band) -> str:
    """Courses of ashlar below the steps."""
    d, course = "", 0
    left, right = LEFT + band.first * STEP, LEFT + (band.last + 1) * STEP
    y = FLOOR - RISE
    while True:
        first = max(band.first, round((FLOOR - y) / RISE) + 1)
        if first > band.last:
            return d
        start = LEFT + first * STEP
        d += f"M{max(left, start)} {num(y)}H{right}"
        x = start + (STEP if course % 2 else STEP * 1.5)
        while x < right - 6:
            d += f"M{num(x)} {num(y)}V{num(y + RISE)}"
            x += STEP
        y -= RISE
        course += 1


def _landing() -> str:
    """Where the Queen sits."""
    wall = path(f"M{_QUEENS} {FLOOR}V{num(TOP)}H{WIDE}V{FLOOR}Z", fill="#b9a3c9", stroke=INK, stroke_width=1.8)
    throne = use("#throne", x=THRONE - 68, y=TOP - 232, width=136, height=234)
    tread = rect(_QUEENS - 2, TOP - 6, WIDE - _QUEENS + 2, 8, 2, fill=_TREAD, stroke=INK, stroke_width=1.3)
    queen = use("#queen", x=THRONE - 31, y=TOP - 99, width=62, height=98)
    carpet = path(
        f"M{num(THRONE - 20)} {num(TOP + 2)}V{FLOOR}H{num(THRONE + 20)}V{num(TOP + 2)}Z", fill="#8e1f2f", opacity=0.16
    )
    return wall + carpet + throne + tread + queen


def _lights() -> str:
    """Curtains and candles before it all."""
    curtain = use("#curtain", x=0, y=0, width=120, height=470)
    return curtain + "".join(use("#chandelier", x=x - 88, y=0, width=176, height=112) for x in (318, 630))
