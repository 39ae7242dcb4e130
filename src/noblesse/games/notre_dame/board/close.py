"""The cathedral's close: each player's markers on the side of its borough, the pot, and what one marker is worth now."""

from __future__ import annotations

from noblesse.core import Seat
from noblesse.core.drawing import Marks

from .. import box
from ..view import View
from .marks import alive
from .ring import num
from .rows import lay, standing
from .site import Site


def close(view: View, marks: Marks, where: Site) -> str:
    """All that lies there."""
    counts = tuple(view.markers[seat][box.NOTRE_DAME] for seat in range(view.seats))
    groups = (_group(marks, where, seat, count) for seat, count in enumerate(counts))
    return "".join(groups) + _pot(where, view.seats, sum(counts), view.share)


def _group(marks: Marks, where: Site, seat: Seat, count: int) -> str:
    """A player's markers there; they may be asked back."""
    offset = where.offset(where.homes[seat])
    row = where.plan.close.markers[offset]
    if not count:
        return ""
    laid = lay(seat, row, count, False, 0)
    place = f"sector-{seat}-{box.NOTRE_DAME}"
    left, right = laid.left - 5, laid.right + 5
    hit = f"M{num(left)} {num(row.y - row.piece - 1)}H{num(right)}V{num(row.y + 6)}H{num(left)}Z"
    figure = f"<text x={num(right + 4)} y={num(row.y - 6)}>{count}</text>" if count > len(laid.markers) else ""
    return f'<path id={place} d="{hit}" class="lot"{alive(marks.legal.get(place))}/>{standing(seat, row, laid.markers)}{figure}'


def _pot(where: Site, seats: int, markers: int, share: int) -> str:
    """The laurel with the prestige of this period, and how it would be shared."""
    x, y, r = where.plan.close.pot
    left, top, wide, high = where.plan.close.plate
    laurel = f'<use href=#q transform="translate({num(x)} {num(y)})scale({num(r / 18)})"/>'
    figure = f"<text x={num(x)} y={num(y + 6)} class=pot>{box.POT[seats]}</text>"
    out = f"<g data-place=close>{laurel}{figure}</g>"
    if not markers:
        return out
    plate = f"<rect x={num(left - wide / 2)} y={num(top - high / 2)} width={num(wide)} height={num(high)} rx=5 />"
    says = f"<text x={num(left)} y={num(top - 2)}>{share} each</text><text x={num(left)} y={num(top + 12)}>for {markers}</text>"
    return f"{out}<g class=plate>{plate}{says}</g>"
