"""The city: agents of resolved boxes lie here for all to see, until a screen is empty; and the jeweller."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from noblesse.core.drawing import Marks
from noblesse.core.svg import num

from .. import box
from ..view import View
from .phrases import form
from .plan import CITY
from .telling import arrivals

_TRAYS_Y: Final = 27.0
_TRAYS_HIGH: Final = 116.0
_TRAYS_WIDE: Final = 288.0
_LEFT: Final = 8.0
_FEW: Final = 3
"""So many jewels are shown one by one."""
_REMEMBERED = 256


def city(view: View, marks: Marks) -> str:
    """A tray a colour, by value; and jewels with both prices."""
    colours = range(view.colours)
    forms = tuple(form(view, colour) for colour in colours)
    return _trays(forms, view.city, _late(view, marks)) + _jeweller(view.city_jewels)


def _late(view: View, marks: Marks) -> tuple[tuple[str, ...], ...]:
    """By colour, for each agent that lies there in order of value: what lets it wait for its step of a resolution."""
    coming = arrivals(marks)
    return tuple(
        tuple(
            beat.classes if beat else ""
            for kind, count in enumerate(counts)
            for beat in [None] * (count - len(coming.get((colour, kind), ()))) + coming.get((colour, kind), [])[:count]
        )
        for colour, counts in enumerate(view.city)
    )


@lru_cache(_REMEMBERED)
def _trays(forms: tuple[int, ...], city: tuple[tuple[int, ...], ...], late: tuple[tuple[str, ...], ...]) -> str:
    out, high = [], _TRAYS_HIGH / len(forms)
    size = min(high - 1, 32) / 44.5
    for row, (shape, counts) in enumerate(zip(forms, city, strict=True)):
        y = _TRAYS_Y + high * row
        lies = f"x={num(_LEFT)} y={num(y)} width={num(_TRAYS_WIDE)} height={num(high - 2)}"
        out.append(f"<rect class=tray data-place=city-{row} {lies} />")
        middle = y + high / 2 - 1
        out.append(f"<use href=#c{shape} x={num(_LEFT + 15)} y={num(middle)} />")
        kinds = [kind for kind, count in enumerate(counts) for _ in range(count)]
        step = min(40 * size + 6, (_TRAYS_WIDE - 70) / max(len(kinds) - 1, 1))
        out.append(f'<g transform="translate({num(_LEFT + 50)} {num(middle)})scale({size:.2f})">')
        for k, kind in enumerate(kinds):
            slow = f' class="in {late[row][k]}"' if late[row][k] else ""
            out.append(f"<use{slow} href=#u{shape}{kind} x={num(step * k / size)} />")
        out.append("</g>")
    return "".join(out)


@lru_cache(_REMEMBERED)
def _jeweller(jewels: int) -> str:
    left, wide = _LEFT + _TRAYS_WIDE + 5, CITY.wide - _TRAYS_WIDE - 2 * _LEFT - 5
    lies = f"x={num(left)} y={num(_TRAYS_Y)} width={num(wide)} height={num(_TRAYS_HIGH - 2)}"
    out = [f"<rect class=tray data-place=jewels {lies} />"]
    middle = left + wide / 2
    few = jewels <= _FEW
    for k in range(jewels if few else 1):
        x = middle + 24 * (k - (jewels - 1) / 2) if few else middle - 14
        out.append(f"<use href=#j x={num(x)} y=50 />")
    if jewels == 0:
        out.append(f"<text class=mid x={num(middle)} y=54>sold out</text>")
    elif not few:
        out.append(f"<text class=words x={num(middle + 3)} y=55>× {jewels}</text>")
    out.append(f'<path class=counter d="M{num(left + 7)} 67h{num(wide - 14)}l-6 10h-{num(wide - 26)}Z"/>')
    for y, words, price, tone in (
        (101, "sell", f"+{box.JEWEL_BACK} L", "good"),
        (124, "buy", f"{box.JEWEL_PRICE} L", "red"),
    ):
        out.append(f"<text class=words x={num(left + 9)} y={y}>{words}</text>")
        out.append(f'<text class="most {tone}" x={num(left + wide - 36)} y={y}>{price}</text>')
    return "".join(out)
