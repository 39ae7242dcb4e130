"""The ground of the sectors: colour, an engraver's strokes, a row of houses along the streets, trees in the park."""

from __future__ import annotations

from typing import Final

from noblesse.core.svg import Value, mix, num, path, use

from .. import box
from .palette import CARD, HATCH, SECTOR
from .park import trees
from .plan import Borough, Plan

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


def edges(city: Plan) -> str:
    """Outlines ``edge-4-0-2`` of all sectors of a city, by offset and sector."""
    return "".join(
        f'<path id="edge-{city.name}-{borough.offset}-{kind}" d="{outline}"/>'
        for borough in city.offsets
        for kind, outline in enumerate(borough.blocks)
    )


def _quarter(city: Plan, kind: int) -> str:
    """The same sector of all boroughs."""
    alike: dict[tuple[float, float], list[Borough]] = {}
    for borough in city.offsets:
        alike.setdefault((round(borough.sizes.verge, 1), _unit(borough)), []).append(borough)
    out, inks = "", CARD[kind]
    for number, ((verge, unit), boroughs) in enumerate(alike.items()):
        block = f"k{city.name}-{kind}{number}"
        edge = "".join(use(f"#edge-{city.name}-{borough.offset}-{kind}") for borough in boroughs)
        out += f'<defs><g id="{block}">{edge}</g></defs>{use(f"#{block}", fill=inks.fill)}'
        out += use(f"#{block}", fill=f"url(#h-{inks.hatch})")
        if kind == box.PARK:
            out += "".join(trees(borough, unit) for borough in boroughs)
        else:
            cut = f'<clipPath id="c{block}">{edge}</clipPath>'
            rows = _roofs(block, kind, verge, unit)
            out += f'{cut}<g clip-path="url(#c{block})" fill="none" opacity="var(--houses,1)">{rows}</g>'
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
    return (
        stroke(back + 2, mix(inks.line, inks.fill, 0.8))
        + stroke(back, light)
        + stroke(ridge + 1.6, mix(inks.line, inks.fill, 0.6))
        + stroke(ridge, dark)
        + stroke(back, inks.line, opacity=0.75, stroke_dasharray=walls)
    )
