"""What is written on the walls of a ball: numbers of the steps, titles and what they bring, the Queen's favourite."""

from __future__ import annotations

from functools import cache

from noblesse.core.drawing import Marks
from noblesse.core.phrases import capital
from noblesse.core.svg import num, picture, plate, text

from .. import box
from ..view import View
from . import opera
from .court import short
from .hall import THRONE
from .stairs import BANDS, FLOOR, LAST, LEFT, RISE, STEP, TOP
from .titles import brings


@cache
def _numbers() -> str:
    """Of the steps."""
    out = []
    for step in range(1, LAST + 1):
        x, y = LEFT + (step + 0.5) * STEP, FLOOR - step * RISE
        out.append(text(x, y + 16.6, f"{step}{'+' if step == LAST else ''}", 13))
    return f'<g class="digits">{"".join(out)}</g>'


def of_hall(view: View, marks: Marks) -> str:
    """Titles on the wall, and under the Queen her favourite."""
    plaques = "".join(_plaque(k, view.copies[k] if 1 < view.copies[k] < view.seats else 0) for k in range(box.TITLES))
    y = TOP + 26
    queen = text(THRONE, y, "The Queen", 16) + text(THRONE, y + 19, "favours", 14, class_="aside")
    shape = f'<use href="#seat-{view.queen}" x="{num(THRONE - 13)}" y="{num(y + 28)}" width="26" height="30"/>'
    name = text(THRONE, y + 76, short(view, marks, view.queen), 15)
    return f'{_numbers()}{plaques}<g class="royal">{queen}{shape}{name}</g>'


@cache
def _plaque(title: int, copies: int) -> str:
    """What hangs on the wall under the steps of a title."""
    band = BANDS[title]
    name = capital(box.TITLE_NAMES[title]) + (f" ×{copies}" if copies else "")
    left, right = LEFT + band.first * STEP, LEFT + (band.last + 1) * STEP
    address = f"#n-coronet-{title}"
    if title == box.BARON:
        crown = picture(address, LEFT + 15, FLOOR + 17, 26)
        return f'<g class="d{title}">{crown}{text(LEFT + 33, FLOOR + 23, name, 15, text_anchor="start")}</g>'
    if title == box.BARON - 1:
        crown = picture(address, right - 105, FLOOR - 19, 28)
        said = text(right - 6, FLOOR - 24, name, 15, text_anchor="end")
        said += text(right - 6, FLOOR - 8, brings(title), 14, text_anchor="end")
        return f'<g class="d{title}">{crown}{said}</g>'
    x, y = (left + right) / 2, FLOOR - band.first * RISE / 2 - 28
    if title == box.BARON - 2:
        x, y = x + 16, FLOOR - 57  # beside the number of its first step
    frame = plate(x, y + 14, 122, 82, 7) + plate(x, y + 14, 115, 75, 4, class_="in")
    said = text(x, y + 21, name, 17) + text(x, y + 39, brings(title), 14)
    return f'<g class="plaque d{title}">{frame}{picture(address, x, y - 9, 30)}{said}</g>'


def of_house(view: View) -> str:
    """What stands on the tiers of the opera house."""
    return "".join(_tier(k, view.copies[k] if 1 < view.copies[k] < view.seats else 0) for k in range(box.TITLES))


@cache
def _tier(title: int, copies: int) -> str:
    band, y = BANDS[title], opera.front(title)
    name = capital(box.TITLE_NAMES[title]) + (f" ×{copies}" if copies else "")
    out = [
        f'<use href="#n-coronet-{title}" x="4" y="{y}" width="24" height="24"/>',
        text(31, y + 17, name, 14.5, text_anchor="start", class_=f"d{title}"),
    ]
    for k in range(band.steps):
        step = band.first + k
        out.append(
            text(opera.FIRST + opera.NICHE * k, y + 16.8, f"{step}{'+' if step == LAST else ''}", 14, class_="step")
        )
    gain = box.TITLE_POINTS[title]
    out.append(text(12, y - 50, f"+{gain}" if gain else "+0", 19, class_="gain", text_anchor="start"))
    if box.DISCOUNT[title]:
        out.append(text(12, y - 30, f"£{box.DISCOUNT[title]} off", 14, class_="off", text_anchor="start"))
    return "".join(out)
