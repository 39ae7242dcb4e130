"""On a narrow screen: all three boxes in small, to open one of them, and the city."""

from __future__ import annotations

from typing import Final

from noblesse.core.drawing import Marks
from noblesse.core.svg import num

from .. import box
from ..view import View
from .beam import ROMAN
from .phrases import form
from .pieces import TAB_STEP

_WIDE: Final = 108
_STEP: Final = 111
_Y: Final = 84
_HIGH: Final = 50


def tabs(view: View, marks: Marks) -> str:
    """Three tabs with ten spots each, legal ones dashed, and one for the city."""
    return "".join(_tab(view, marks, number) for number in range(box.BOXES)) + _last()


def _tab(view: View, marks: Marks, number: int) -> str:
    x = 6 + _STEP * number
    out = [f"<rect class=leaf x={x} y={_Y} width={_WIDE} height={_HIGH} rx=7 />"]
    look = '"roman close"' if number == len(ROMAN) - 1 else "roman"
    out.append(f"<text class={look} x={x + 14} y={_Y + 31}>{ROMAN[number]}</text>")
    able = ""
    for side in range(box.SIDES):
        sheet = view.sheet[box.SIDES * number + side]
        if sheet == box.NO_SHEET:
            continue
        y = _Y + 14 + 22 * side
        out.append(f"<use href=#V{box.FACTION[sheet]} x={x + 36} y={y} />")
        for field in range(box.FIELDS):
            spot, spot_x = box.BOX * number + box.FIELDS * side + field, x + 36 + TAB_STEP * field
            out.append(_spot(view, spot, spot_x, y))
            able += f"M{num(spot_x)} {y}h0" if f"spot-{spot}" in marks.legal and view.who[spot] == box.NO_COLOUR else ""
    if able:
        out.append(f"<path class=able0 d={able.replace(' ', ',')} /><path class=able1 d={able.replace(' ', ',')} />")
    if number in (*view.due, view.resolving):
        out.append(f"<use href=#l x={x + _WIDE - 10} y={_Y + 8} />")
    return f"<g class=tab{number}>{''.join(out)}</g>"


def _spot(view: View, spot: int, x: float, y: float) -> str:
    """Who stands on a spot, if anybody."""
    who = view.who[spot]
    if who == box.NO_COLOUR:
        return ""
    if who in (box.QUEEN, box.EMINENCE):
        return f'<use href=#{"Q" if who == box.QUEEN else "G"} transform="translate({num(x)} {y})scale(.32)"/>'
    return f"<use href=#d{form(view, who)} x={num(x)} y={y} />"


def _last() -> str:
    x = 6 + _STEP * box.BOXES
    skyline = "M348 120V109l5-5 5 5v11M358 120V102h7v18M367 120V98l3-7 3 7v22M373 120v-12h9v12M344 121.5h39"
    return (
        f"<g class=tab3><rect class=leaf x={x} y={_Y} width=45 height={_HIGH} rx=7 />"
        f'<path class=sketch d="{skyline}"/></g>'
    )
