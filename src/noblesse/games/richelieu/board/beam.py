"""The beam between the sheets of a box: who is ahead, and the totals on one scale."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from noblesse.core.svg import num

from .. import box
from ..naming import signed
from ..view import NOTHING
from .pieces import beam_x
from .plan import BEAM_Y

ROMAN: Final = ("I", "II", "III")
SEEMS: Final = "seems ahead"
ROWS: Final = (15.5, 38.5)
"""Heights of the two bars."""
_REMEMBERED = 512


@lru_cache(_REMEMBERED)
def strip(number: int, factions: tuple[int, ...], ahead: int, word: str, bars: tuple[tuple[int, int, int], ...]) -> str:
    """What lies on a beam: number, balance, the arms of who is ahead, and a bar a side: least, known and most."""
    lean = 0 if ahead == NOTHING else (1 if word == SEEMS else 2)
    tilt = 2 + (lean if ahead == box.CARDINALS else -lean)
    out = [f'<g transform="translate(0 {BEAM_Y})">']
    out.append(f"<text class=roman x=22 y=24>{ROMAN[number]}</text><use href=#w{tilt} x=66 y=20 />")
    if ahead == NOTHING:
        out.append(f"<text class=aside x=12 y=47>{word}</text>")
    else:
        out.append(f"<use href=#e{factions[ahead]} x=19 y=40 /><text class=aside x=32 y=47>{word}</text>")
    for y, faction, (least, known, most) in zip(ROWS, factions, bars, strict=True):
        here, start, end = beam_x(known), beam_x(least), beam_x(most)
        if least != most:
            d = f"M{num(start)} {y}H{num(end)}"
            out.append(f'<path class="bar0 q{faction}" d="{d}"/><path class="bar1 q{faction}" d="{d}"/>')
            out += _ends(least, known, most, y + 4.4)
        out.append(f'<circle class="knot q{faction}" cx={num(here)} cy={y} r=11 />')
        out.append(f'<text class="tie q{faction}" x={num(here)} y={y + 5.4:g}>{signed(known)}</text>')
    return "".join(out) + "</g>"


def _ends(least: int, known: int, most: int, y: float) -> list[str]:
    """The figures at both ends of a bar; on one side of it if the known total lies on the other."""
    left, right = min(beam_x(least) - 7, beam_x(known) - 13), max(beam_x(most) + 7, beam_x(known) + 13)
    low, high = signed(least), signed(most)
    if known < least:
        low, high = "", f"{low} to {high}"
    elif known > most:
        low, high = f"{low} to {high}", ""
    out = [f"<text class=least x={num(left)} y={y:g}>{low}</text>"] if low else []
    return [*out, f"<text class=most x={num(right)} y={y:g}>{high}</text>"] if high else out
