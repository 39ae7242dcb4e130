"""The cathedral's close: everybody's markers, on the side of their borough, the pot, and what a marker is worth now."""

from __future__ import annotations

from typing import Final

from noblesse.core import Seat
from noblesse.core.drawing import Marks
from noblesse.core.svg import alive, num

from .. import box
from ..view import View
from .rows import lay, standing
from .site import Site

_STRIP: Final = (586.0, 38.0, 126.0, 44.0)
"""Middle and size of the plate above a borough that stands alone."""


def close(view: View, marks: Marks, where: Site) -> str:
    """All that lies there."""
    counts = [view.markers[seat][box.NOTRE_DAME] for seat in range(view.seats)]
    groups = "".join(_group(marks, where, seat, count) for seat, count in enumerate(counts) if count)
    return groups + _pot(where, view.seats, sum(counts), view.share)


def _group(marks: Marks, where: Site, seat: Seat, count: int) -> str:
    """A player's markers there; they may be asked back."""
    row = where.lot(seat)
    laid = lay(seat, row, count, False, 0)
    place = f"sector-{seat}-{box.NOTRE_DAME}"
    left, right = laid.left - 5, laid.right + 5
    hit = f"M{num(left)} {num(row.y - row.piece - 1)}H{num(right)}V{num(row.y + 6)}H{num(left)}Z"
    lot = f'<path {where.named(place)} d="{hit}" class="lot"{alive(marks.legal.get(place), spoken=where.speaks)} />'
    figure = f"<text x={num(right + 4)} y={num(row.y - 6)}>{count}</text>" if count > len(laid.markers) else ""
    return f"{lot}{standing(seat, row, laid.markers)}{figure}"


def _pot(where: Site, seats: int, markers: int, share: int) -> str:
    """The laurel with the prestige of this period, and how it would be shared."""
    x, y, r = where.plan.close.pot
    left, top, wide, high = _STRIP if where.alone else where.plan.close.plate
    spot = f"translate({num(x)} {num(y)})scale({r / 18:.2f})"
    laurel = f'<g transform="{spot}"><use href=#q /><text y=6>{box.POT[seats]}</text></g>'
    out = f"<g data-place=close>{laurel}</g>"
    if not markers:
        return out
    plate = f"<rect x={num(left - wide / 2)} y={num(top - high / 2)} width={num(wide)} height={num(high)} rx=5 />"
    says = f"<text x={num(left)} y={num(top + high * 0.26)}>each {share}</text>"
    return f"{out}<g class=plate>{plate}{says}</g>"
