"""The ground of the sectors as symbols: what takes the pointer, and in the own borough a dashed double line inside."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Final

from .. import box
from .plan import plan
from .ring import num

_SHOWS: Final = 3.4
"""How far each of the two lines shows beside the street."""


@cache
def panes() -> str:
    """Symbols ``pane-4-0-2`` of every city, by offset and sector; they take fill and the custom properties from outside."""
    cities = product(range(box.FEWEST_BOROUGHS, box.MOST_BOROUGHS + 1), (False, True))
    return "".join(_city(boroughs, equal) for boroughs, equal in cities)


def _city(boroughs: int, equal: bool) -> str:
    key, out = f"{boroughs}{'e' if equal else ''}", []
    for here in plan(boroughs, equal).offsets:
        for sector, ground in enumerate(here.sectors):
            name = f"{key}-{here.offset}-{sector}"
            if here.own:
                out.append(_edged(name, ground.outline, here.sizes.street / 2 + 1.2))
            else:
                out.append(f'<path id="pane-{name}" d="{ground.outline}"/>')
    return "".join(out)


def _edged(name: str, outline: str, street: float) -> str:
    """Strokes of the outline, cut off at it: the street covers their outer part."""
    line = f'<use href="#edge-{name}" stroke="{{}}" stroke-width="{{}}"/>'
    dark = line.format("var(--ring1,#123f58)", num(2 * (street + 2 * _SHOWS)))
    light = line.format("var(--ring0,#fff7d6)", num(2 * (street + _SHOWS)))
    return (
        f'<g id="pane-{name}"><clipPath id="cut-{name}"><use href="#edge-{name}"/></clipPath>'
        f'<defs><path id="edge-{name}" d="{outline}"/></defs><use href="#edge-{name}"/>'
        f'<g clip-path="url(#cut-{name})" fill="none" opacity="var(--can,0)" stroke-dasharray="var(--dash,14 8)">{dark}{light}</g></g>'
    )
