"""The ground of the sectors: colour, an engraver's strokes, a row of houses along the streets, trees in the park."""

from __future__ import annotations

import math
import random
from typing import Final

from .. import box
from .palette import CARD, HATCH, SECTOR, mix
from .plan import Borough, Plan
from .ring import Point, num, polygon
from .room import clearance, inside
from .sites import SECTORS, sides
from .svg import Value, path, use

_PLASTER: Final = "#fbf1da"


def hatches() -> str:
    return "".join(map(_hatch, HATCH))


def _hatch(name: str) -> str:
    size, d = HATCH[name]
    ink = next(inks.line for inks in SECTOR.values() if inks.hatch == name)
    dotted = name == "dots"
    strokes = path(
        d, stroke=ink, stroke_width=1.8 if dotted else 1, opacity=0.42 if dotted else 0.22, stroke_linecap="round"
    )
    return f'<pattern id="h-{name}" width="{size}" height="{size}" patternUnits="userSpaceOnUse">{strokes}</pattern>'


def blocks(city: Plan) -> str:
    """The ground of all sectors of a city."""
    return "".join(_quarter(city, kind) for kind in range(box.SECTORS))


def _quarter(city: Plan, kind: int) -> str:
    """The same sector of all boroughs."""
    alike: dict[tuple[float, float], list[Borough]] = {}
    for borough in city.offsets:
        alike.setdefault((round(borough.sizes.verge, 1), _unit(borough)), []).append(borough)
    out = ""
    for number, ((verge, unit), boroughs) in enumerate(alike.items()):
        block = f"k{city.name}-{kind}{number}"
        d = "".join(borough.sectors[kind].outline for borough in boroughs)
        out += f'<defs><path id="{block}" d="{d}"/></defs>'
        out += use(f"#{block}", fill=CARD[kind].fill) + use(f"#{block}", fill=f"url(#h-{CARD[kind].hatch})")
        if kind == box.PARK:
            out += "".join(_trees(borough) for borough in boroughs)
        else:
            out += _roofs(block, kind, verge, unit)
    return out


def _unit(borough: Borough) -> float:
    """Breadth of a house."""
    return round(11 * max(0.62, min(borough.sizes.scale, 1.25)), 1)


def _roofs(block: str, kind: int, verge: float, unit: float) -> str:
    """Strokes of the block's own outline, cut off at it: eaves, light slope, ridge, dark slope, party walls."""
    inks, deep = CARD[kind], 0.62 * unit
    light, dark = mix(inks.fill, _PLASTER, 0.35), inks.fill
    back, ridge = 2 * (verge + deep), 2 * (verge + 0.52 * deep)

    def stroke(width: float, ink: str, **look: Value) -> str:
        return use(f"#{block}", stroke=ink, stroke_width=width, **look)

    walls = f"1 {num(0.8 * unit)} 1 {num(1.1 * unit)} 1 {num(0.7 * unit)}"
    rows = (
        stroke(back + 2, mix(inks.line, inks.fill, 0.8))
        + stroke(back, light)
        + stroke(ridge + 1.6, mix(inks.line, inks.fill, 0.6))
        + stroke(ridge, dark)
        + stroke(back, inks.line, opacity=0.75, stroke_dasharray=walls)
    )
    cut = f'<clipPath id="c{block}">{use("#" + block)}</clipPath>'
    return f'{cut}<g clip-path="url(#c{block})" fill="none" opacity="var(--houses,1)">{rows}</g>'


def _trees(borough: Borough) -> str:
    """Along the park's edge, clear of markets, picture and pieces."""
    scatter, unit, verge = random.Random(borough.offset), _unit(borough), borough.sizes.verge
    sector = borough.sectors[box.PARK]
    edge = polygon(sides(borough.city, borough.offset, SECTORS[box.PARK]))
    row, placed = sector.row, list[tuple[Point, float]]()
    boxes = (
        (sector.picture, sector.size, sector.size),
        (Point(row.x, row.y - 0.4 * row.piece), row.width, row.piece),
        *([(sector.label, 44.0, 18.0)] if sector.label else []),
    )
    run = 0.0
    for a, b in zip(edge, edge[1:] + edge[:1], strict=True):
        far = math.dist(a, b)
        if far < 1e-6:
            continue
        along = Point((b.x - a.x) / far, (b.y - a.y) / far)
        aside = Point(-along.y, along.x)
        if not inside(Point((a.x + b.x) / 2 + 2 * aside.x, (a.y + b.y) / 2 + 2 * aside.y), edge):
            aside = Point(-aside.x, -aside.y)
        while run < far:
            r = unit * scatter.choice((0.36, 0.44, 0.52))
            at = Point(a.x + along.x * run + aside.x * (verge + r), a.y + along.y * run + aside.y * (verge + r))
            run += 2.15 * r
            free = (
                clearance(at, edge) >= verge + 0.9 * r
                and inside(at, edge)
                and all(math.dist(at, (market.x, market.y)) > market.r + 3 + r for market in borough.markets)
                and not any(abs(at.x - p.x) < w / 2 + r and abs(at.y - p.y) < h / 2 + r for p, w, h in boxes)
                and all(math.dist(at, other) > size + r for other, size in placed)
            )
            if free:
                placed.append((at, r))
        run -= far
    crowns = "".join(
        f"M{num(at.x - r)} {num(at.y)}a{num(r)} {num(r)} 0 1 0 {num(2 * r)} 0"
        + f"a{num(r)} {num(r)} 0 1 0-{num(2 * r)} 0Z"
        for at, r in placed
    )
    leaves = "".join(
        f"M{num(at.x - 0.4 * r)} {num(at.y)}a{num(0.45 * r)} {num(0.45 * r)} 0 0 1 {num(0.8 * r)} 0"
        for at, r in placed
        if r > 4.4
    )
    line = CARD[box.PARK].line
    return path(crowns, fill="#86b86c", stroke=line, stroke_width=0.9) + path(leaves, stroke=line, stroke_width=0.8)
