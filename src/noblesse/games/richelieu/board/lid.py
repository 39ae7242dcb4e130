"""The picture on the lid: the Cardinal between his sheet and his enemies', agents under masks on both."""

from __future__ import annotations

from functools import cache
from typing import Final

from markupsafe import Markup

from noblesse.core.svg import disc, num, path, picture, rect

from .palette import FACTIONS, GOLD, INK, INLAY, SEAT_INKS

_DISCS: Final = ((34, 54), (76, 54), (34, 106), (76, 106), (244, 54), (286, 54), (244, 106), (286, 106))
"""Fields: the Cardinal's left of him, an enemy's right of him."""
_MEN: Final = ((0, 3), (1, 0), (3, 2), (4, 2), (5, 1), (7, 3))
"""Which field, and whose agent stands there."""
_MASK: Final = (
    "M-9-3C-6-5.5-2.2-3.7 0-2.4 2.2-3.7 6-5.5 9-3 9.5 2 6.3 5 3 4 1.5 3 1 2 0 2S-1.5 3-3 4C-6.3 5-9.5 2-9-3Z"
    "M-6.5-.5C-5-2.3-3-2-2 0-3.3 1.5-5.4 1.5-6.5-.5ZM6.5-.5C5-2.3 3-2 2 0 3.3 1.5 5.4 1.5 6.5-.5Z"
)
"""A domino mask with its two eyes, its middle at 0, 0."""
_MASKS: Final = ((2, "n-mask"), (6, "n-eye"))


@cache
def lid(art: str = "") -> Markup:
    """The picture, twice as wide as high; ``art`` is the address of the file with the symbols."""
    return Markup(
        '<svg viewBox="0 0 320 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true">'
        f"{_cloth(art)}{_sheet(10, 0)}{_sheet(220, 1)}{_fields(art)}{_middle(art)}</svg>"
    )


def _cloth(art: str) -> str:
    fleurs = "".join(
        picture(f"{art}#n-fleur", x, y, 20)
        for row, y in enumerate(range(8, 168, 26))
        for x in range(112 + 12 * (row % 2), 220, 24)
    )
    return rect(0, 0, 320, 160, fill="#55789c") + f'<g opacity=".4">{fleurs}</g>'


def _sheet(x: float, faction: int) -> str:
    inks = FACTIONS[faction]
    trim = "#e9c46a" if faction == 0 else inks.line
    return (
        rect(x, -10, 90, 180, 7, fill=inks.fill, stroke=INK, stroke_width=1.6)
        + f'<g transform="translate({num(x)} 0)" opacity=".25">{_hatch(faction, inks.line)}</g>'
        + rect(x + 4, -8, 82, 176, 4, fill="none", stroke=trim, stroke_width=1.2)
    )


def _hatch(faction: int, ink: str) -> str:
    """Red is hatched upright, England's pink aslant."""
    if faction == 0:
        return path("".join(f"M{x} 0V160" for x in range(8, 88, 6)), stroke=ink, stroke_width=1)
    return path("".join(f"M4 {y}l82 82" for y in range(-80, 160, 8)), stroke=ink, stroke_width=1)


def _fields(art: str) -> str:
    out = []
    for at, (x, y) in enumerate(_DISCS):
        line = FACTIONS[at // 4].line
        out.append(disc(x, y, 18, fill="#f4e8cc", stroke=line, stroke_width=1.5))
        out.append(disc(x, y, 15.5, stroke=line, stroke_width=0.8, opacity=0.5))
    out += [picture(f"{art}#{symbol}", *_DISCS[at], 26) for at, symbol in _MASKS]
    for at, seat in _MEN:
        x, y = _DISCS[at]
        out.append(f'<use href="{art}#seat-{seat}" x="{num(x - 16)}" y="{num(y - 20)}" width="32" height="36.5"/>')
        out.append(path(_MASK, fill=SEAT_INKS[seat][1], fill_rule="evenodd", transform=f"translate({x} {y + 5})"))
    out += [picture(f"{art}#arms-0", 55, 14, 30), picture(f"{art}#arms-1", 265, 14, 30)]
    return "".join(out)


def _middle(art: str) -> str:
    """The Cardinal on his stone, with the balance of the two sides beside him in wax and gold."""
    floor = disc(160, 172, 46, fill=INLAY, stroke=INK, stroke_width=1.5) + disc(
        160, 172, 42, stroke=GOLD, stroke_width=1.5
    )
    return floor + picture(f"{art}#n-cardinal", 160, 78, 150)
