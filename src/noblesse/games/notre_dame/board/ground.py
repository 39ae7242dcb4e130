"""The printed ground of the cities a viewer sees, served with the symbols.

``ground-4`` is what lies under the owners' washes in a city of four boroughs, ``city-4`` what lies over them;
``…4e`` the same with equal boroughs, ``…4t`` for narrow screens, ``…flat`` one borough unfolded.
"""

from __future__ import annotations

import math
from functools import cache
from typing import Final

from noblesse.core.svg import Value, disc, element, num, path, picture, text, use

from .country import barge, barges, country
from .houses import blocks, edges, hatches
from .palette import CARD, FINE, INK, QUAYS, SECTOR, STAGE, STAGE_TEXT, STONE, WALL
from .plan import Borough, Plan, cities
from .ring import Point, Ring, Town, closed, curve, pair
from .sites import HARBOUR, sides
from .streets import fountain, market_discs, seams, streets
from .town import town

_PLANKS: Final = (0.908, 0.943)


@cache
def ground(part: str) -> str:
    """That of a file, for one SVG file that has the symbols, too."""
    drawn = "".join(map(_city, cities(part)))
    return f"<defs>{hatches()}{barge()}{fountain()}{_close()}</defs>{country()}{drawn}"


def _city(city: Plan) -> str:
    name = city.name
    if isinstance(city.city, Town):
        return f"<defs>{edges(city)}</defs>{town(city, city.city)}"
    round_ = isinstance(city.city, Ring)
    base = use("#land") if round_ else _strip(city)
    left, top, width, height = city.view
    shade = path(f"M{left} {top}h{width}v{height}h{-width}Z", fill="var(--shade,#0000)")
    over = [
        streets(city),
        *(market_discs(name, borough) for borough in city.offsets),
        _harbour(city),
        _pictures(city),
    ]
    if round_:
        over = [seams(city), *over, _gates(city), use("#close", x=city.close.x, y=city.close.y)]
        gates = [borough.place(0, 1) for borough in city.offsets]
        over.append(barges([borough.shape for borough in city.offsets], gates))
    else:
        over.append(picture("#n-card-7", city.close.x, city.close.y + 11, 64))
    under = f"{base}{_quays(city)}{blocks(city)}{shade}"
    return f'<defs>{edges(city)}</defs><g id="ground-{name}">{under}</g><g id="city-{name}">{"".join(over)}</g>'


def _strip(city: Plan) -> str:
    """The close above a borough that is drawn alone."""
    inks, close, (_, _, width, height) = SECTOR["Notre Dame"], city.close, city.view
    top = f"M0 0H{width}V{num(close.y + close.r)}H0Z"
    return (
        path(f"M0 0H{width}V{height}H0Z", fill="var(--country,#ead9b0)")
        + path(top, fill=inks.fill)
        + path(top, fill="url(#h-level)")
    )


def _quays(city: Plan) -> str:
    d = "".join(closed(sides(city.city, borough.offset, HARBOUR), city.city.bends) for borough in city.offsets)
    return path(d, fill=QUAYS)


def _gates(city: Plan) -> str:
    """A tower where a seam meets the wall."""
    out = ""
    for borough in city.offsets:
        x, y = borough.place(0, 1)
        out += disc(x, y, 9, fill=WALL, stroke=FINE, stroke_width=1.3)
        out += disc(x, y, 5.2, fill=STONE, stroke=FINE) + disc(x, y, 2, fill="#5d4526")
    return out


def _harbour(city: Plan) -> str:
    """The landing stages of the plague track, with planks, posts and figures."""
    out = ""
    for number, fill in enumerate(STAGE):
        d = "".join(borough.stages[number].outline for borough in city.offsets)
        out += path(d, fill=fill, stroke=FINE, stroke_width=1.1)
    planks, posts = "", ""
    for borough in city.offsets:
        for v in _PLANKS:
            planks += _plank(borough, v)
        for k in range(len(STAGE) + 1):
            posts += f"M{pair(borough.on_track(k - 0.5, 0.99))}h.1"
    out += path(planks, stroke=FINE, stroke_width=0.7, opacity=0.22)
    out += path(posts, stroke=FINE, stroke_width=6, stroke_linecap="round")
    out += path(posts, stroke="#6d4a26", stroke_width=4, stroke_linecap="round")
    return out + "".join(map(_figures, city.offsets))


def _plank(borough: Borough, v: float) -> str:
    def board(s: float) -> Point:
        return borough.on_track(-0.45 + (len(STAGE) - 0.1) * s, v)

    return f"M{pair(board(0))}{curve(board, 2)}"


def _figures(borough: Borough) -> str:
    """Each where its stage is: a text may say where its letters stand."""
    size = borough.sizes.figures
    out = ""
    for ink in dict.fromkeys(STAGE_TEXT):
        numbers = [number for number, its in enumerate(STAGE_TEXT) if its == ink]
        xs = " ".join(num(borough.stages[number].x) for number in numbers)
        ys = " ".join(num(borough.stages[number].y + 0.35 * size) for number in numbers)
        look: dict[str, Value] = {"font_size": size, "font_weight": "600", "text_anchor": "middle", "fill": ink}
        out += element("text", x=xs, y=ys, **look)[:-2] + f">{''.join(map(str, numbers))}</text>"
    return out


def _pictures(city: Plan) -> str:
    """Every sector's picture, upright, and in the borough at the bottom the sector's name."""
    out = ""
    for borough in city.offsets:
        for kind, sector in enumerate(borough.sectors):
            out += picture(f"#n-card-{kind}", *sector.picture, sector.size)
            if sector.label:
                at, size, inks = sector.label, borough.sizes.names, CARD[kind]
                halo: dict[str, Value] = {"stroke": inks.fill, "stroke_width": 4, "stroke_linejoin": "round"}
                look: dict[str, Value] = {"fill": inks.text, "paint_order": "stroke", **halo}
                for line, words in enumerate(sector.name):
                    low = 0.3 + 0.94 * (line - (len(sector.name) - 1) / 2)
                    out += text(at.x, at.y + low * size, words, size, **look)
    return out


def _close() -> str:
    """Blue paving round the west front, its middle at 0, 0."""
    inks = SECTOR["Notre Dame"]
    r = 107
    spokes = "".join(f"M{pair(_polar(0.6 * r, k))}L{pair(_polar(r - 9, k))}" for k in range(32))
    return (
        '<g id="close">'
        + disc(0, 0, r + 5, fill=INK)
        + disc(0, 0, r + 3.4, fill="var(--street,#f4ead0)")
        + disc(0, 0, r - 3, fill=inks.fill, stroke=INK, stroke_width=1.3)
        + disc(0, 0, r - 3, fill="url(#h-level)")
        + disc(0, 0, r - 9, stroke=inks.line, stroke_width=0.9)
        + disc(0, 0, 0.6 * r, fill="#d8e3ee", stroke=inks.line, stroke_width=0.9)
        + path(spokes, stroke=inks.line, stroke_width=0.8, opacity=0.35)
        + disc(0, 0, r, fill="var(--shade,#0000)")
        + picture("#n-card-7", 0, -1, 108)
        + "</g>"
    )


def _polar(r: float, k: int) -> Point:
    return Point(r * math.cos(math.radians(11.25 * k)), r * math.sin(math.radians(11.25 * k)))
