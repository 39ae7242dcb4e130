"""The printed ground, drawn once and served with the symbols: cloth, plates, sheets, tracks, palaces, the city."""

from __future__ import annotations

from functools import cache
from typing import Final

from noblesse.core.svg import num, path, picture, rect, text, use

from .. import box
from . import plan
from .figures import MARKED, PAD
from .forms import FORMS, drawn
from .palette import FACTIONS, GOLD, INK, INK2, INK3, TEXT
from .plan import Plate
from .printed import bands, sheets

AGENT: Final = 44.5
"""Height of an agent on its field."""
MARKER: Final = 28.0
CHIP: Final = 16.0
_CLOTH: Final = "#f2d98e"


@cache
def ground() -> str:
    """All of it, for one SVG file that has the symbols, too."""
    parts = (_forms, _hatched, _cloth, _tracks, _palaces, _city, _stacks, _screen, _figures, bands, sheets)
    return f"<defs>{_patterns()}</defs>{''.join(part() for part in parts)}"


def _patterns() -> str:
    cloth = (
        f'<g opacity=".34">{_fleur(14, 16, 24)}{_fleur(42, 48, 24)}</g>'
        f"{path('M28-8 56 32 28 72M28-8 0 32 28 72', stroke=_CLOTH, stroke_width=0.6, opacity=0.16)}"
    )
    out = f'<pattern id="h-cloth" width="56" height="64" patternUnits="userSpaceOnUse">{cloth}</pattern>'
    damask = f'<g opacity=".34">{_fleur(7, 8, 12)}{_fleur(20, 23, 12)}</g>'
    out += f'<pattern id="h-damask" width="26" height="30" patternUnits="userSpaceOnUse">{damask}</pattern>'
    out += _hatch("stone", 9, "M-2 11 11-2M-2 2 2-2M7 11 11 7", "#1a1208", 0.38, 1.6)
    out += _hatch("road", 6, "M3 0V6", "#a92e24", 0.22, 1)
    for faction, inks in enumerate(FACTIONS):
        ink, strength = ("#4a0d10", 0.3) if faction == 0 else (inks.line, 0.14)
        out += _hatch(str(faction), 6, inks.hatch, ink, strength, 1)
    return out


def _hatched() -> str:
    """What lies behind the Cardinal on his road."""
    return f'<g id="hatch">{rect(0, 0, plan.ROAD.wide, plan.ROAD.high, fill="url(#h-road)")}</g>'


def _fleur(x: float, y: float, size: float) -> str:
    return picture("#n-fleur", x, y, size)


def _hatch(name: str, size: int, d: str, ink: str, strength: float, width: float) -> str:
    strokes = path(d, stroke=ink, stroke_width=width, opacity=strength)
    return f'<pattern id="h-{name}" width="{size}" height="{size}" patternUnits="userSpaceOnUse">{strokes}</pattern>'


def _forms() -> str:
    """``form-0`` … agents, ``pawn-0`` … markers, ``chip-0`` … small ones: each 100 high, for its size on the board."""
    out = ""
    for k in range(len(FORMS)):
        shade = path(FORMS[k].outline, fill="#1a1208", stroke="#1a1208", stroke_width=6, opacity=0.28)
        out += f'<g id="form-{k}"><g transform="translate(2 5)">{shade}</g>{drawn(k, AGENT, 1.5)}</g>'
        out += f'<g id="pawn-{k}">{drawn(k, MARKER, 1.8, inside=True)}</g><g id="chip-{k}">{drawn(k, CHIP, 1.3)}</g>'
    return out


def _cloth() -> str:
    wide, high = plan.WIDE, plan.HIGH
    frame = rect(4, 4, wide - 8, high - 8, 11, fill="none", stroke="#f3e6c4", stroke_width=2.6)
    frame += rect(8.5, 8.5, wide - 17, high - 17, 8, fill="none", stroke="#f3e6c4", opacity=0.8)
    cloth = rect(0, 0, wide, 2 * high, fill="url(#h-cloth)")
    return f'<g id="cloth">{cloth}</g><g id="frame">{frame}</g>'


def plate(at: Plate, radius: float = 8) -> str:
    """A paper plate with a double edge, its corner at 0, 0."""
    out = rect(1, 2.5, at.wide, at.high, radius, fill="#1a1208", opacity=0.28)
    out += rect(0, 0, at.wide, at.high, radius, fill="var(--page,#f6ecd2)", stroke=INK2, stroke_width=1.8)
    return out + rect(
        3.5, 3.5, at.wide - 7, at.high - 7, radius - 3, fill="none", stroke=INK2, stroke_width=0.8, opacity=0.5
    )


def _tracks() -> str:
    """Income and the military track: numbers and symbols of their squares."""
    out = ""
    for name, at, first, last, icon in (
        ("income", plan.INCOME, 1, box.INCOME_END, "n-purse"),
        ("military", plan.MILITARY, 0, box.MILITARY_END, "n-swords"),
    ):
        body = plate(at) + picture(f"#{icon}", 20, 28, 37)
        for square in range(first, last + 1):
            body += _square(square, plan.SQUARES_X + plan.SQUARE * (square - first), name == "military")
        out += f'<g id="{name}">{body}</g>'
    return out


def _square(number: int, x: float, military: bool) -> str:
    out = rect(x + 1, 6, plan.SQUARE - 2, 46, 4, fill="var(--inlay,#fffaf0)", stroke=INK3)
    out += text(x + 6, 18, str(number), 12.5, fill=TEXT, font_weight="bold", text_anchor="start")
    symbol = box.SYMBOLS[number] if military else box.NO_BONUS
    if symbol != box.NO_BONUS:
        out += picture(
            "#n-purse" if symbol == box.INCOME else "#n-prestige",
            x + (22.5 if number < 10 else 24.5),
            14,
            17 if number < 10 else 13,
        )
    return out


def _palaces() -> str:
    """The homes of the Queen and of the Éminence Grise."""
    out = ""
    inks = (("#f6d3de", "#8d3157", "#9d5a78", "The Queen"), ("#dcdfe2", "#43494f", "#717a82", "Éminence Grise"))
    for number, (fill, ink, roof, name) in enumerate(inks):
        at = plan.PALACES[number]
        x, y, wide = 8.0, at.high - 21, at.wide - 16
        body = rect(1, 2.5, at.wide, at.high, 8, fill="#1a1208", opacity=0.28)
        body += rect(0, 0, at.wide, at.high, 8, fill=fill, stroke=ink, stroke_width=1.8)
        body += rect(0, 0, at.wide, at.high, 8, fill="var(--shade,#0000)")
        body += rect(x, y - 20, wide, 20, fill="#fffaf0", stroke=ink)
        for wing in (x - 2, x + wide - 18):
            body += rect(wing, y - 27, 20, 27, fill="#fffaf0", stroke=ink)
            body += path(f"M{num(wing - 3)} {num(y - 27)}l5-11h16l5 11Z", fill=roof, stroke=ink)
        body += path(f"M{num(x + 18)} {num(y - 20)}l4-9h{num(wide - 44)}l4 9Z", fill=roof, stroke=ink)
        for k in range(4, int(wide - 3), 8):
            body += rect(x + k, y - 15, 3.4, 7, 1.5, fill=ink, opacity=0.55)
        body += path(f"M{num(x - 3)} {num(y)}H{num(x + wide + 3)}", stroke=ink, stroke_width=2)
        body += text(at.wide / 2, at.high - 7, name, 12.5, fill=ink, font_weight="bold")
        out += f'<g id="palace-{number}">{body}</g>'
    return out


def _city() -> str:
    """Plate, skyline and title; the trays are drawn with those who lie there."""
    at = plan.CITY
    sky = use("#skyline", x=90, y=1, width=at.wide - 100, height=27)
    title = text(12, 20, "The city", 15.5, fill=TEXT, font_weight="bold", text_anchor="start")
    return f'<g id="city">{plate(at)}{sky}{title}</g>'


def _stacks() -> str:
    """The plate, and a pile of each colour."""
    piles = ""
    for k in range(3):
        for x, name in ((22, "n-red"), (62, "n-yellow")):
            piles += picture(f"#{name}", x + 1.4 * k, 29 - 1.6 * k, 52)
    return f'<g id="stacks">{plate(plan.STACKS)}</g><g id="piles">{piles}</g>'


def _figures() -> str:
    """The figures of the road while it begins with 0."""
    unit = (plan.ROAD.wide - 2 * PAD) / plan.ROAD_FIELDS
    out = ""
    for k in range(plan.ROAD_FIELDS):
        weight = "bold" if k % MARKED == 0 else "normal"
        x = plan.ROAD.x + PAD + unit * (k + 0.5)
        out += text(x, 0, str(k), "var(--figs,13px)", fill=INK, font_weight=weight)
    return f'<g id="figures">{out}</g>'


def _screen() -> str:
    """A folding screen of three leaves in the owner's cloth."""
    out, x, high = "", 0.0, plan.SCREEN.high
    for wide in plan.LEAVES:
        d = (
            f"M{num(x)} {num(high)}V11Q{num(x + 0.06 * wide)} 10 {num(x + 0.1 * wide)} 7Q{num(x + wide / 2)}-6 "
            f"{num(x + 0.9 * wide)} 7Q{num(x + 0.94 * wide)} 10 {num(x + wide)} 11V{num(high)}Z"
        )
        out += path(d, fill="var(--cloth,#34506b)", stroke=INK, stroke_width=2.6) + path(d, fill="url(#h-damask)")
        out += path(d, stroke=GOLD, stroke_width=1.4)
        x += wide
    return f'<g id="screen">{out}</g>'


__all__ = ["AGENT", "CHIP", "MARKER", "ground", "plate"]
