"""What each colour has on a sheet, as capsules: the first in gold, the second in silver."""

from __future__ import annotations

from functools import lru_cache

from noblesse.core.svg import num

from ..knowledge import Share
from ..naming import signed
from .plan import BOX_WIDE, SHARES, SHEET_Y, inner

_REMEMBERED = 512


@lru_cache(_REMEMBERED)
def contributions(side: int, shares: tuple[Share, ...], forms: tuple[int, ...], *, last: bool) -> str:
    """A capsule a colour: its known total, and a mask for each agent one does not know; metal for who leads."""
    y, x, out = SHEET_Y[side] + inner(side, SHARES), 12.0, []
    room = BOX_WIDE - 24 - (56 if last else 0)
    widths = [_wide(share) for share in shares]
    gap = min(6.0, (room - sum(widths)) / max(len(widths) - 1, 1))
    for rank, (share, shape, wide) in enumerate(zip(shares, forms, widths, strict=True)):
        metal = min(rank, 2) if share.total > 0 else 2
        out.append(f"<rect class=t{metal} x={num(x)} y={num(y - 10)} width={wide} />")
        out.append(f"<use href=#c{shape} x={num(x + 14)} y={num(y)} />")
        out.append(f"<text x={num(x + 33)} y={num(y + 5.4)}>{signed(share.total)}</text>")
        first = x + (54 if share.total < 0 else 49)
        out += [f"<use href=#i x={num(first + 11 * k)} y={num(y)} />" for k in range(share.unknown)]
        x += wide + gap
    if last:
        left = BOX_WIDE - 62
        out.append(f"<rect class=last x={left} y={num(y - 10)} width=50 />")
        out.append(f"<text class=one x={left + 25} y={num(y + 4.8)}>1 left</text>")
    return "".join(out)


def _wide(share: Share) -> float:
    """Breadth of a capsule."""
    return 44 + 5 * (share.total < 0) + (5 + 11 * share.unknown if share.unknown else 0)
