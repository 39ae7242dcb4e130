"""The points after each turn, as a picture."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from markupsafe import Markup

WIDE: Final = 420
HIGH: Final = 240
LEFT: Final = 34
RIGHT: Final = 44
FOOT: Final = 26


def chart(scores: Sequence[Sequence[int]], numbers: Sequence[int], unit: str = "points") -> Markup:
    """A line for each seat; ``scores`` at the opening and after each turn, ``numbers`` those of the turns."""
    turns, seats = max(1, *numbers), len(scores[0])
    top = max(10, -(-max(map(max, scores)) // 10) * 10)
    low = min(0, min(map(min, scores)))

    def x(turn: int) -> int:
        return round(LEFT + (WIDE - LEFT - RIGHT) * turn / turns)

    def y(points: int) -> int:
        return round(HIGH - FOOT - (HIGH - FOOT - 16) * (points - low) / (top - low))

    grid = _grid(top, turns, x(turns), [(points, y(points)) for points in range(0, top + 1, _step(top))])
    below = "".join(
        f'<text x="{x(turn)}" y="{HIGH - 8}" class=mid>{turn}</text>'
        for turn in range(0, turns + 1, _step(turns))
        if turn
    )
    lines = "".join(
        _line(seat, [(x(turn), y(row[seat])) for turn, row in zip((0, *numbers), scores, strict=True)])
        for seat in range(seats)
    )
    return Markup(
        f'<svg class="chart" viewBox="0 0 {WIDE} {HIGH}" role="img" aria-label="{unit.capitalize()} after each turn">'
        f"{grid}{below}{lines}{_ends([y(points) for points in scores[-1]])}</svg>"
    )


def _step(most: int) -> int:
    """A round distance between two grid lines: about five of them."""
    return next((step for step in (1, 2, 5, 10, 20, 25, 50, 100, 200, 500) if most / step <= 6), 1000)


def _grid(top: int, turns: int, right: int, rows: Sequence[tuple[int, int]]) -> str:
    path = "".join(f"M{LEFT} {y}H{right}" for _, y in rows)
    words = "".join(f'<text x="{LEFT - 6}" y="{y + 4}" class=far>{points}</text>' for points, y in rows)
    return f'<path class="grid" d="{path}"/>{words}'


def _line(seat: int, points: Sequence[tuple[int, int]]) -> str:
    """A line with its rim; points between two of the same height are left out."""
    level = {at for at in range(1, len(points) - 1) if points[at - 1][1] == points[at][1] == points[at + 1][1]}
    bends = [point for at, point in enumerate(points) if at not in level]
    steps = (f"{x - a} {y - b}" for (a, b), (x, y) in pairwise(bends))
    path = f"m{bends[0][0]} {bends[0][1]} {' '.join(steps)}"
    drawn = f"<use class=rim href=#chart-{seat} /><use class=way href=#chart-{seat} />"
    return f'<g class=s{seat}><path id=chart-{seat} d="{path}"/>{drawn}</g>'


def _ends(heights: Sequence[int]) -> str:
    """The shape of each seat at the end of its line, none upon another."""
    marks, least = "", 0
    for height, seat in sorted((height, seat) for seat, height in enumerate(heights)):
        least = max(height, least + 26 if marks else height)
        marks += f'<use href="#seat-{seat}" x="{WIDE - RIGHT + 4}" y="{least - 15}" width="24" height="27"/>'
    return marks
