"""Streets and markets of a city, and the seams between its boroughs."""

from __future__ import annotations

from typing import Final

from noblesse.core.svg import Value, disc, num, path, picture, use

from .. import box
from .palette import FINE, INK, STONE
from .plan import Borough, Plan
from .ring import pair
from .sites import MARKET

_COBBLES: Final = "#a58a58"


def seams(city: Plan) -> str:
    """Borough from borough."""
    lines = ((borough.place(0, 0), borough.place(0, 1)) for borough in city.offsets)
    return path("".join(f"M{pair(a)}L{pair(b)}" for a, b in lines), stroke="#4a3418", stroke_width=2.6)


def streets(city: Plan) -> str:
    """Ink, then stone, then the line of the wheels: each over all streets, so that they join."""
    widths: dict[float, str] = {}
    for one, other in city.laid:
        ends = (one // box.SPOTS, other // box.SPOTS)
        width = round(min(city.offsets[k].sizes.street for k in ends), 1)
        start = city.markets[one]
        widths[width] = widths.get(width, "") + f"M{round(start.x)} {round(start.y)}{city.streets[one, other]}"
    if city.city.boroughs == 1:
        widths[width] += _ways_out(city.offsets[0])
    ids = {width: f"w{city.name}-{k}" for k, width in enumerate(widths)}
    defs = "".join(f'<path id="{ids[width]}" d="{d}"/>' for width, d in widths.items())
    lines: dict[str, Value] = {"fill": "none", "stroke_linecap": "round"}
    layers = "".join(use(f"#{ids[w]}", stroke=INK, stroke_width=w + 2.4, **lines) for w in widths)
    layers += "".join(use(f"#{ids[w]}", stroke="var(--street,#f4ead0)", stroke_width=w, **lines) for w in widths)
    wheels: dict[str, Value] = {
        "stroke": "#bda777",
        "stroke_dasharray": "3 4",
        "opacity": "var(--fine,1)",
        "fill": "none",
    }
    layers += "".join(use(f"#{ids[w]}", **wheels) for w in widths)
    return f"<defs>{defs}</defs>{layers}"


def _ways_out(borough: Borough) -> str:
    """Where streets leave a borough that is drawn alone."""
    edges = {"IP": 0.0, "OP": 0.0, "IN": 1.0, "ON": 1.0}
    ways = ((MARKET[spot], (u, MARKET[spot][1])) for spot, u in edges.items())
    return "".join(f"M{pair(borough.place(*start))}L{pair(borough.place(*end))}" for start, end in ways)


def market_discs(name: str, borough: Borough) -> str:
    """Paved discs; the centre market has a fountain, the others a cross of gutters."""
    r, disc_ = borough.markets[0].r, f"m{name}-{borough.offset}"
    arm = num(0.22 * r)
    paving = (
        disc(1, 1.5, r, fill=FINE, fill_opacity=0.25)
        + disc(0, 0, r, fill="var(--market,#efe3c4)", stroke=INK, stroke_width=1.4)
        + disc(0, 0, 0.8 * r, fill="var(--paving,#fffaf0)", stroke=_COBBLES, stroke_dasharray=f"{arm} {num(0.09 * r)}")
        + path(f"M-{arm} 0H{arm}M0-{arm}V{arm}", stroke=_COBBLES)
    )
    discs = "".join(use(f"#{disc_}", x=at.x, y=at.y) for at in borough.markets)
    centre = borough.markets[0]
    return f'<defs><g id="{disc_}">{paving}</g></defs>{discs}{picture("#fountain", centre.x, centre.y, 0.72 * r)}'


def fountain() -> str:
    basin = disc(0, 0, 9, fill="#9ccbd9", stroke=INK, stroke_width=1.4)
    spout = disc(0, 0, 3.4, fill=STONE, stroke=INK)
    return f'<symbol id="fountain" viewBox="-10 -10 20 20">{basin}{spout}</symbol>'
