"""The sheet of vellum: its paper, and the estates on it, of which one is shown."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final

from noblesse.core.svg import num

from ..view import View
from .estate import cells_of
from .plan import VELLUM, size, window

INNER: Final = ("b-land", "b-marks", "b-tags")
"""What the names of the groups of an estate begin with."""
_WIDE, _HIGH = VELLUM


def _edge() -> str:
    """The outline of the sheet, a little uneven."""
    rng = Random(5)
    points = [(_WIDE * k / 40, 2 + rng.uniform(-2, 2)) for k in range(41)]
    points += [(_WIDE - 2 + rng.uniform(-2, 2), _HIGH * k / 34) for k in range(1, 35)]
    points += [(_WIDE - _WIDE * k / 40, _HIGH - 2 + rng.uniform(-2, 2)) for k in range(1, 41)]
    points += [(2 + rng.uniform(-2, 2), _HIGH - _HIGH * k / 34) for k in range(1, 34)]
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points) + "Z"


PAPER: Final = (
    f'<svg class="paper" aria-hidden="true" viewBox="0 0 {_WIDE} {_HIGH}" preserveAspectRatio="none">'
    f'<path class="edge" d="{_edge()}"/></svg><i class="frame"></i>'
)


def plots(view: View, inside: Mapping[str, str]) -> str:
    """An estate for each seat; only how much of it is seen hangs on the estate, what lies in it are groups apart."""
    return "".join(_plot(view, seat, inside) for seat in range(view.seats))


def _plot(view: View, seat: int, inside: Mapping[str, str]) -> str:
    shown = window(cells_of(view, seat))
    land, marks, tags = (f'<g id="{name}{seat}" data-region>{inside.get(f"{name}{seat}", "")}</g>' for name in INNER)
    look = f" z{size(shown)}" + (" dense" if max(shown.wide, shown.high) > DENSE else "")
    return (
        f'<svg class="plot of{seat} s{seat}{look}" viewBox="{" ".join(map(str, shown))}"'
        f' role="group" aria-label="Estate">'
        f'<rect class="survey" x="-2000" y="-2000" width="4000" height="4000"/>'
        f'<g id="plot{seat}">{land}{marks}</g>{tags}</svg>'
    )


DENSE: Final = 960
"""So wide or high an estate has cells below 40 pixels on a phone: it is drawn in fewer strokes there."""
