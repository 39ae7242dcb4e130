"""The printed ground of a city on a narrow screen: colours and hatching, streets, markets, the cathedral."""

from __future__ import annotations

from noblesse.core.svg import disc, path, picture, use

from .. import box
from .palette import CARD, FINE, INK, QUAYS, SECTOR, WALL
from .plan import Plan
from .ring import Town, closed
from .sites import HARBOUR, sides
from .streets import market_discs, seams, streets


def town(city: Plan, shape: Town) -> str:
    """The groups ``ground-4t`` and ``city-4t``."""
    left, top, width, height = city.view
    sheet = f"M{left} {top}h{width}v{height}h{-width}Z"
    shade = path(sheet, fill="var(--shade,#0000)")
    under = f"{path(sheet, fill='var(--country,#ead9b0)')}{_river(shape)}{_quays(city)}{_blocks(city)}{shade}"
    discs = "".join(market_discs(city.name, borough) for borough in city.offsets)
    over = f"{seams(city)}{streets(city)}{discs}{_close(shape)}"
    return f'<g id="ground-{city.name}">{under}</g><g id="city-{city.name}">{over}</g>'


def _river(shape: Town) -> str:
    x, y = shape.middle
    return disc(x, y, shape.shore + shape.river, fill="var(--water,#9ccbd9)", stroke=INK, stroke_width=2) + disc(
        x, y, shape.shore + 2, fill=WALL, stroke=FINE
    )


def _quays(city: Plan) -> str:
    outline = (closed(sides(city.city, borough.offset, HARBOUR), city.city.bends) for borough in city.offsets)
    return path("".join(outline), fill=QUAYS)


def _blocks(city: Plan) -> str:
    out = ""
    for kind in range(box.SECTORS):
        block, inks = f"k{city.name}-{kind}", CARD[kind]
        edge = "".join(use(f"#edge-{city.name}-{borough.offset}-{kind}") for borough in city.offsets)
        out += f'<defs><g id="{block}">{edge}</g></defs>{use(f"#{block}", fill=inks.fill)}'
        out += use(f"#{block}", fill=f"url(#h-{inks.hatch})")
    return out


def _close(shape: Town) -> str:
    """Blue paving round the west front."""
    (x, y), r, inks = shape.cathedral, shape.close, SECTOR["Notre Dame"]
    return (
        disc(x, y, r, fill=INK)
        + disc(x, y, r - 3, fill=inks.fill)
        + disc(x, y, r - 3, fill="url(#h-level)")
        + disc(x, y, 0.72 * r, fill="#d8e3ee", stroke=inks.line, stroke_width=1.5)
        + disc(x, y, r, fill="var(--shade,#0000)")
        + picture("#n-card-7", x, y - 2, 1.16 * r)
    )
