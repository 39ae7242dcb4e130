"""The picture on the lid: an island seen from above."""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

from noblesse.core.svg import disc, mix, num, path, picture

from .chart import hexagon
from .palette import BROWN, REGION

_ROWS = (
    (-12.0, 92.0, "pppr"),
    (28.5, 68.6, "pprrr"),
    (69.0, 45.2, "gpbbrr"),
    (109.5, 68.6, "ggbboo"),
    (150.0, 45.2, "gggyoo"),
    (190.5, 68.6, "gyyoo"),
)
"""Rows of hexagons: height, where they begin, and the first letter of each one's region."""
_RADIUS = 27.0
_PITCH = 46.77
_TOKENS = {
    "back": ((0, 0), (0, 2), (1, 0), (1, 3), (2, 4), (3, 0), (3, 5), (4, 0), (4, 1), (4, 5)),
    "king": ((1, 1),),
    "queen": ((3, 2),),
    "village": ((2, 0),),
    "church": ((3, 1),),
    "castle": ((2, 2),),
    "corn": ((3, 4),),
    "sheep": ((2, 5),),
    "wood": ((4, 3),),
}
"""Rows and places in them."""
_MEN = ((1, 2, 2), (2, 3, 2), (1, 4, 1), (2, 1, 3), (3, 3, 0), (4, 2, 1), (4, 4, 0))
"""Row, place in it, seat."""
_WAVES = ((8, 20), (18, 62), (4, 100), (18, 134), (290, 16), (296, 124), (270, 146), (292, 60))
_REGIONS = {name[0]: inks for name, inks in REGION.items() if name != "brown"}


@cache
def lid(art: str = "") -> Markup:
    """The picture, twice as wide as high; ``art`` is the address of the file with the symbols."""
    pieces = [picture(f"{art}#t-{name}", *_at(*at), 38) for name, places in _TOKENS.items() for at in places]
    for row, k, seat in _MEN:
        x, y = _at(row, k)
        pieces.append(f'<use href="{art}#seat-{seat}" x="{num(x - 16)}" y="{num(y - 24)}" width="32" height="36.4"/>')
    return Markup(
        '<svg viewBox="0 0 320 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true">'
        f"{_island()}{''.join(pieces)}</svg>"
    )


def _at(row: int, k: int) -> tuple[float, float]:
    y, x, _ = _ROWS[row]
    return x + _PITCH * k, y


def _island() -> str:
    cells = [(*_at(row, k), letter) for row, (_, _, letters) in enumerate(_ROWS) for k, letter in enumerate(letters)]
    land = "".join(hexagon(x, y, _RADIUS) for x, y, _ in cells)
    waves = "".join(f"M{x} {y}q5-5 10 0q5 5 10 0" for x, y in _WAVES)
    out = [
        path("M0 0H320V160H0Z", fill="#7fb6cb"),
        path(waves, stroke="#e7f4f7", stroke_width=1.3, opacity=0.7),
        path(land, stroke="#dff1f4", stroke_width=34, stroke_opacity=0.35, stroke_linejoin="round"),
        path(land, stroke="#c2e4ea", stroke_width=24, stroke_linejoin="round"),
        path(land, stroke="#f0dfb2", stroke_width=13, stroke_linejoin="round"),
        path(land, stroke=BROWN, stroke_width=5, stroke_linejoin="round"),
    ]
    for x, y, letter in cells:
        inks = _REGIONS[letter]
        out.append(path(hexagon(x, y, _RADIUS), fill=inks.fill, stroke=inks.line, stroke_opacity=0.5))
        out.append(disc(x, y, 17, fill=mix("#fffaf0", inks.fill, 0.6), stroke=inks.line, stroke_opacity=0.6))
    return "".join(out)
