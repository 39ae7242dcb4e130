"""The ladder of prestige: what each title asks for and brings, who holds it, and where all would stand today."""

from __future__ import annotations

from functools import cache
from typing import Final

from noblesse.core import Seat
from noblesse.core.drawing import Marks
from noblesse.core.phrases import capital

from .. import box
from ..naming import points
from ..view import View
from .court import badge, by_turn, called, heading, sign
from .stairs import BANDS, LAST, Band


def draw(view: View, marks: Marks) -> str:
    """Lowest title at the foot, or at the left where the ladder lies down."""
    bands = "".join(_band(view, marks, band) for band in BANDS)
    seats = by_turn(view)
    stand = "".join(_stands(view, marks, seat, column) for column, seat in enumerate(seats))
    steps = f'<div class="rungs c{len(seats)}">{_numbers()}{stand}</div>'
    return f'<div class="titles">{heading("Titles", "prestige now")}<div class="ladder">{bands}{steps}</div></div>'


def brings(title: int) -> str:
    """What a title brings, in short."""
    saves = f", £{box.DISCOUNT[title]} off" if box.DISCOUNT[title] else ""
    return f"+{box.TITLE_POINTS[title]}{saves}" if box.TITLE_POINTS[title] else "no points"


def _band(view: View, marks: Marks, band: Band) -> str:
    """The steps of a title, and who holds it."""
    title = band.title
    holders = "".join(
        badge(seat, f"{called(view, marks, seat)}: {box.TITLE_NAMES[title]}")
        for seat in by_turn(view)
        if view.title[seat] == title
    )
    free = 0 if title == box.BARON else view.copies[title] - view.title.count(title)
    holders += '<i class="badge free" title="free"></i>' * free
    name = capital(box.TITLE_NAMES[title])
    says = f"{name}: from {box.TITLE_PRESTIGE[title]} prestige, {points(box.TITLE_POINTS[title])}"
    return (
        f'<div class="rank d{title} b{band.steps}" data-place="title-{title}" title="{says}">'
        f"{sign(f'n-coronet-{title}', look='cor')}<p><b>{name}</b><span>{brings(title)}</span></p>"
        f'<p class="holders">{holders}</p></div>'
    )


@cache
def _numbers() -> str:
    """The steps; those where a title begins in gold."""
    least: Final = {band.first for band in BANDS if band.first}
    return "".join(
        f'<b class="v{step}{" least" if step in least else ""}">{step}{"+" if step == LAST else ""}</b>'
        for step in range(LAST + 1)
    )


def _stands(view: View, marks: Marks, seat: Seat, column: int) -> str:
    """Where a seat would stand at a ball now, and how far its purses would take it."""
    value, purses = view.standing[seat], view.purses[seat]
    low, high = min(value, LAST), min(value + purses, LAST)
    says = f"{called(view, marks, seat)}: {value} prestige" + (f", {value + purses} with all purses" if purses else "")
    bar = f'<i class="reach s{seat} v{low} h{high} k{column}"></i>' if high > low else ""
    more = f"<em>{value}</em>" if value > LAST else ""
    return f'{bar}<span class="v{low} k{column} s{seat}" title="{says}">{badge(seat)}{more}</span>'
