"""The ground of the sectors as symbols: what takes the pointer, and in the own borough a dashed double line inside."""

from __future__ import annotations

import math
from functools import cache

from .. import box
from .plan import Borough, Plan, cities
from .ring import Line, Point, pair
from .sites import SECTORS, sides

_STEPS = 16


@cache
def panes(part: str) -> str:
    """Symbols ``pane-4-0-2`` of a file's cities, by offset and sector: they take their fill from outside."""
    return "".join(map(_city, cities(part)))


def _city(city: Plan) -> str:
    out = []
    for here in city.offsets:
        for sector in range(box.SECTORS):
            name = f"{city.name}-{here.offset}-{sector}"
            out.append(f'<g id="pane-{name}"><use href="#edge-{name}"/>{_edge(here, sector, name)}</g>')
    return "".join(out)


def _edge(here: Borough, sector: int, name: str) -> str:
    """A double line inside the block, dashed unless told otherwise, shown where one may act."""
    if not here.own:
        return ""
    inner = inset(sides(here.city, here.offset, SECTORS[sector]), here.sizes.street / 2 + 5)
    line = f'<use href="#inner-{name}" '
    return (
        f'<defs><path id="inner-{name}" d="M{"L".join(map(pair, inner))}Z"/></defs>'
        '<g fill="none" opacity="var(--can,0)" stroke-linejoin="round" stroke-dasharray="var(--dash,14 8)">'
        f'{line}stroke="var(--ring1)" stroke-width="5.6"/>{line}stroke="var(--ring0)" stroke-width="2.6"/></g>'
    )


def inset(edge: list[Line], distance: float) -> list[Point]:
    """A line this far inside a block: each side is moved, and cut where it meets the next."""
    lines = [[side(k / _STEPS) for k in range(_STEPS + 1)] for side in edge]
    corners = [line[0] for line in lines]
    turns = sum(a.x * b.y - b.x * a.y for a, b in zip(corners, corners[1:] + corners[:1], strict=True))
    moved = [_moved(line, math.copysign(distance, turns)) for line in lines]
    for k, line in enumerate(moved):
        before = moved[k - 1]
        met = _meeting(before, line)
        if met:
            i, j, at = met
            moved[k - 1], moved[k] = [*before[: i + 1], at], [at, *line[j + 1 :]]
    return [point for line in moved for point in line]


def _moved(line: list[Point], distance: float) -> list[Point]:
    """A line moved to the right of its way, which on the sheet is inward."""
    out = []
    for k, at in enumerate(line):
        a, b = line[max(k - 1, 0)], line[min(k + 1, len(line) - 1)]
        far = math.hypot(b.x - a.x, b.y - a.y)
        out.append(Point(at.x - (b.y - a.y) / far * distance, at.y + (b.x - a.x) / far * distance))
    return out


def _meeting(one: list[Point], other: list[Point]) -> tuple[int, int, Point] | None:
    """Where the end of one line first crosses the beginning of the other."""
    for i in reversed(range(len(one) - 1)):
        for j in range(len(other) - 1):
            if at := _crossing(one[i], one[i + 1], other[j], other[j + 1]):
                return i, j, at
    return None


def _crossing(a: Point, b: Point, c: Point, d: Point) -> Point | None:
    ux, uy, vx, vy = b.x - a.x, b.y - a.y, d.x - c.x, d.y - c.y
    turn = ux * vy - uy * vx
    if abs(turn) < 1e-9:
        return None
    s = ((c.x - a.x) * vy - (c.y - a.y) * vx) / turn
    t = ((c.x - a.x) * uy - (c.y - a.y) * ux) / turn
    return Point(a.x + ux * s, a.y + uy * s) if 0 <= s <= 1 and 0 <= t <= 1 else None
