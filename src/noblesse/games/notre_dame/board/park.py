"""Trees along the edge of a park, clear of markets, picture and pieces."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator

from noblesse.core.svg import num, path

from .. import box
from .borough import Borough
from .palette import CARD
from .ring import Point, polygon
from .room import clearance, inside
from .sites import SECTORS, sides

Tree = tuple[Point, float]
Kept = tuple[Point, float, float]
"""A box to keep clear: middle, breadth and height."""


def trees(borough: Borough, house: float) -> str:
    """As large as houses are broad."""
    edge = polygon(sides(borough.city, borough.offset, SECTORS[box.PARK]), 6)
    verge, kept = borough.sizes.verge, _kept(borough)
    placed: list[Tree] = []
    for tree in _along(edge, verge, house, borough.offset):
        at, r = tree
        free = (
            not any(abs(at.x - p.x) < w / 2 + r and abs(at.y - p.y) < h / 2 + r for p, w, h in kept)
            and all(math.dist(at, (market.x, market.y)) > market.r + 3 + r for market in borough.markets)
            and all(math.dist(at, other) > size + r for other, size in placed)
            and clearance(at, edge) >= verge + 0.9 * r
            and inside(at, edge)
        )
        if free:
            placed.append(tree)
    return _drawn(placed)


def _kept(borough: Borough) -> list[Kept]:
    park = borough.sectors[box.PARK]
    row = park.row
    kept = [(park.picture, park.size, park.size), (Point(row.x, row.y - 0.4 * row.piece), row.width, row.piece)]
    return [*kept, (park.label, 44.0, 18.0)] if park.label else kept


def _along(edge: list[Point], verge: float, house: float, seed: int) -> Iterator[Tree]:
    """One after the other inside the edge, of changing size."""
    scatter, run = random.Random(seed), 0.0
    for a, b in zip(edge, edge[1:] + edge[:1], strict=True):
        far = math.dist(a, b)
        if far == 0:
            continue
        along = Point((b.x - a.x) / far, (b.y - a.y) / far)
        aside = Point(-along.y, along.x)
        if not inside(Point((a.x + b.x) / 2 + 2 * aside.x, (a.y + b.y) / 2 + 2 * aside.y), edge):
            aside = Point(-aside.x, -aside.y)
        while run < far:
            r = house * scatter.choice((0.36, 0.44, 0.52))
            deep = verge + r
            yield Point(a.x + along.x * run + aside.x * deep, a.y + along.y * run + aside.y * deep), r
            run += 2.15 * r
        run -= far


def _drawn(placed: list[Tree]) -> str:
    crowns, leaves = "", ""
    for at, r in placed:
        half = f"a{num(r)} {num(r)} 0 1 0"
        crowns += f"M{num(at.x - r)} {num(at.y)}{half} {num(2 * r)} 0{half}-{num(2 * r)} 0Z"
        if r > 4.4:
            leaves += f"M{num(at.x - 0.4 * r)} {num(at.y)}a{num(0.45 * r)} {num(0.45 * r)} 0 0 1 {num(0.8 * r)} 0"
    line = CARD[box.PARK].line
    return path(crowns, fill="#86b86c", stroke=line, stroke_width=0.9) + path(leaves, stroke=line, stroke_width=0.8)
