"""The figures along a road."""

from __future__ import annotations

from typing import Final

from noblesse.core.svg import num

from .plan import Plate

PAD: Final = 6
MARKED: Final = 5
"""Every fifth figure is bold."""


def figures(at: Plate, first: int, count: int, least: int) -> str:
    """The numbers of its fields; the first stands for all below it, if anybody is there."""
    unit = (at.wide - 2 * PAD) / count
    out = []
    for k in range(count):
        value = first + k
        words = f"≤{value}" if k == 0 and least < first else str(value)
        bold = " class=b" if value % MARKED == 0 else ""
        out.append(f"<tspan{bold} x={num(at.x + PAD + unit * (k + 0.5))}>{words}</tspan>")
    return "".join(out)
