"""The picture on the lid: an estate between its fields, woods and fountains, and the Queen who favours it."""

from __future__ import annotations

from functools import cache
from typing import Final

from markupsafe import Markup

from noblesse.core.svg import disc, num, path, rect, use

from . import tiles
from .palette import GOLD, INK, PATH, WALL, WINE

_SCALE: Final = 0.44
_SIDE: Final = 100 * _SCALE
_LEFT: Final = 6.0
_TOP: Final = -8.0
_ROWS: Final = ("WWwmFF", "WWacFF", "fmGGpm", "wmGGmf")
"""Small letters are single tiles and structures (castle, palace, a chapel), capitals have grown together."""
_BUILT: Final = {"c": "castle", "p": "palace", "a": "chapel"}
_TILES: Final = {"f": "field", "w": "wood", "W": "deep", "F": "plough"}
_GROWN: Final = (("W", "lid-forest", 1), ("F", "lid-farm", 0), ("G", "lid-garden", 2))
"""What lies in the middle of it, and the medallion there."""
_TURNS: Final = (0, 90, 270, 180)
"""Of a garden's quarters, row by row."""
_CROWN: Final = "M281 123 277 105 286 112 293 100 300 112 309 105 305 123Z"
_PEARLS: Final = ((277, 105), (293, 99.5), (309, 105))


@cache
def lid() -> Markup:
    """The picture, twice as wide as high; it refers to symbols of the art by their names alone."""
    return Markup(
        '<svg viewBox="0 0 320 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true">'
        f"<defs>{_pieces()}</defs>{_sheet()}{_land()}{_queen()}</svg>"
    )


def _at(x: float, y: float, name: str, turn: int = 0) -> str:
    """A tile or what stands on it, its upper left corner at a place of the grid."""
    turned = f"rotate({turn} 50 50)" if turn else ""
    place = f"translate({num(_LEFT + _SIDE * x)} {num(_TOP + _SIDE * y)})scale({_SCALE}){turned}"
    return use(f"#{name}", transform=place)


def _pieces() -> str:
    """Drawn in the picture itself: a page with lids has only the symbols of the art file."""
    drawn = {
        **{f"lid-deep-{k}": tiles.forest_wood(k) for k in (0, 1)},
        **{f"lid-plough-{k}": tiles.farm_field(k) for k in (0, 1)},
        **{f"lid-meadow-{k}": tiles.meadow(k) for k in (0, 1)},
        "lid-field-0": tiles.field(0),
        "lid-wood-0": tiles.wood(0),
        "lid-wood-1": tiles.wood(1),
        "lid-quarter": tiles.garden_fountain(),
        "lid-spout": tiles.spout(),
        "lid-forest": tiles.forest(),
        "lid-farm": tiles.farm(),
        "lid-garden": tiles.garden(),
    }
    return "".join(f'<g id="{name}">{inside}</g>' for name, inside in drawn.items())


def _sheet() -> str:
    """Vellum with its survey lines."""
    lines = "".join(f"M{num(_LEFT + _SIDE * x)} 0V160" for x in range(8))
    lines += "".join(f"M0 {num(_TOP + _SIDE * y)}H320" for y in range(5))
    grid = path(lines, stroke="#8a6a3a", stroke_width=0.8, stroke_dasharray="4 4", opacity=0.6)
    return rect(0, 0, 320, 160, fill="#f3e7c6") + grid


def _land() -> str:
    wide, high = _SIDE * len(_ROWS[0]), _SIDE * len(_ROWS)
    out = [
        rect(_LEFT - 3, _TOP, wide + 6, high, fill="none", stroke=PATH, stroke_width=4),
        rect(_LEFT - 1, _TOP, wide + 2, high, fill="none", stroke=WALL, stroke_width=2),
    ]
    cells = [(x, y, letter) for y, row in enumerate(_ROWS) for x, letter in enumerate(row)]
    out += [_tile(x, y, letter) for x, y, letter in cells]
    for grown, middle, medal in _GROWN:
        x, y = next((x + 1, y + 1) for x, y, letter in cells if letter == grown)
        out += [_at(x, y, middle), _at(x, y, f"medal-{medal}")]
    out += [_at(x, y, _BUILT[letter]) for x, y, letter in cells if letter in _BUILT]
    return "".join(out)


def _tile(x: int, y: int, letter: str) -> str:
    right, low = x % 2, y % 2
    if letter == "G":
        basin = _at(x + 0.42 + 0.16 * right, y + 0.42 + 0.16 * low, "lid-spout")
        return _at(x, y, "lid-quarter", _TURNS[right + 2 * low]) + basin
    return _at(x, y, f"lid-{_TILES.get(letter, 'meadow')}-{(right + low) % 2}")


def _queen() -> str:
    """Her crown hangs at the edge of the sheet."""
    ribbon = path("M285 0H301V92L293 100 285 92Z", fill=WINE, stroke=INK, stroke_width=1.2)
    medal = disc(293, 112, 26, fill=GOLD, stroke=INK, stroke_width=1.6) + disc(293, 112, 21, fill="#5a2a6e")
    crown = path(_CROWN, fill=GOLD, stroke=INK, stroke_width=1.6, stroke_linejoin="round")
    pearls = "".join(disc(x, y, 2.6, fill="#fffaf0", stroke=INK, stroke_width=1) for x, y in _PEARLS)
    return ribbon + medal + crown + path("M282.500 118.500h21", stroke=WINE, stroke_width=2.4) + pearls
