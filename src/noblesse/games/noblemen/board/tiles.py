"""The land as symbols: each tile is 100 x 100, seen from above; trees and houses stand upright, as on old maps.

Single tiles come in variants.  What has grown together is drawn by tiles of its own: furrows of a farm turn like a
pinwheel because neighbouring fields lie across each other, the woods of a forest leave no gap, and each tile of a
garden is a quarter of its rings.  What stands in the middle of an area lies over its four tiles.
"""

from __future__ import annotations

import math
from functools import cache
from itertools import pairwise
from random import Random
from typing import Final

from noblesse.core.svg import disc, element, num, path, rect, use

from .palette import HEDGE, INK

VARIANTS: Final = 4
SIDE: Final = 100
_CROPS: Final = ("#f4dc8c", "#e8c25c", "#d3cf80", "#f0cd70")
FURROW: Final = "#9a6a17"


def at(x: float, y: float, inside: str, scale: float = 1, turn: float = 0) -> str:
    """The same, moved."""
    moves = f"translate({num(x)} {num(y)})" + (f"rotate({num(turn)})" if turn else "")
    return f'<g transform="{moves}{f"scale({scale:.3g})" if scale != 1 else ""}">{inside}</g>'


def placed(name: str, x: float, y: float, scale: float = 1) -> str:
    """A motif, its foot at x, y."""
    return use(f"#{name}", transform=f"translate({num(x)} {num(y)})scale({scale:.3g})")


def ground(fill: str) -> str:
    return rect(0, 0, SIDE, SIDE, fill=fill)


# ---- fields and farms


def _furrows(rng: Random) -> str:
    """Three strips of crop, ploughed from left to right."""
    cuts = (0, rng.randint(28, 40), rng.randint(60, 72), SIDE)
    first = rng.randint(0, 3)
    strips = "".join(
        rect(0, low, SIDE, high - low, fill=_CROPS[(first + k) % 4]) for k, (low, high) in enumerate(pairwise(cuts))
    )
    ploughed = [6.25 * k for k in range(1, 16)]
    lines = "".join(f"M0 {num(y)}H100" for y in ploughed if all(abs(y - cut) > 2 for cut in cuts))
    edges = "".join(f"M0 {cut}H100" for cut in cuts[1:3])
    return (
        strips
        + path(lines, stroke=FURROW, stroke_width=1.1, opacity=0.5)
        + path(edges, stroke="#7d9a45", stroke_width=3)
        + path(edges, stroke=FURROW, stroke_width=1, opacity=0.8)
    )


def field(number: int) -> str:
    """A field with sheaves; every other one lies across."""
    rng = Random(number + 11)
    sheaves = ((22, 26), (70, 32), (36, 62), (80, 74), (54, 88))[: rng.randint(3, 5)]
    ground = _furrows(rng)
    turned = ground if number % 2 else f'<g transform="rotate(90 50 50)">{ground}</g>'
    return turned + "".join(placed("stook", x + rng.uniform(-6, 6), y + rng.uniform(-4, 4), 1.25) for x, y in sheaves)


def farm_field(across: int) -> str:
    """A field of a farm; its lanes and hedges lie over it."""
    ground = _furrows(Random(40 + across))
    return f'<g transform="rotate(90 50 50)">{ground}</g>' if across else ground


def farm() -> str:
    """The middle of a farm: hedged lanes, trees, a yard with house and barn.  It reaches a tile far each way."""
    lanes = path("M0-97V97M-97 0H97", stroke="#7a5616", stroke_width=15.5, stroke_linecap="round", opacity=0.35)
    lanes += path("M0-97V97M-97 0H97", stroke="#e6d2a0", stroke_width=13, stroke_linecap="round")
    arms = "".join(f"M{a * 11} {b * 95}V{b * 42}M{a * 95} {b * 11}H{a * 42}" for a in (-1, 1) for b in (-1, 1))
    lanes += path(arms, stroke=HEDGE, stroke_width=5, stroke_linecap="round")
    lanes += path(arms, stroke="#7fa559", stroke_width=2.2, stroke_dasharray="2 5", stroke_linecap="round")
    trees = "".join(placed("tree-2", x, y, 1) for x, y in ((-80, -80), (82, -78)))
    stooks = "".join(placed("stook", x, y, 1.15) for x, y in ((-64, -40), (-40, -66), (52, -60), (70, -42)))
    trees += stooks + "".join(placed("stook", x, y, 1.15) for x, y in ((-58, 62), (-72, 44), (50, 64), (68, 48)))
    yard = disc(0, 0, 37, fill="#dcc08a", stroke="#7a5616", stroke_width=1.6) + path(
        "M-26 14a30 30 0 0 0 20 14M22 18a30 30 0 0 1-12 9", stroke="#b9975a", stroke_width=2
    )
    houses = "".join(at(x, 2, _house(roof), 1.06) for x, roof in ((-42, "#b4532a"), (42, "#a9762c")))
    below = "".join(placed("tree-2", x, y, 1) for x, y in ((-82, 84), (84, 82)))
    return lanes + trees + yard + houses + below


def _house(roof: str) -> str:
    shade = path("M-12 14 20 14 24 8 14 4Z", fill=INK, opacity=0.28)
    walls = path("M-14 14V0H14V14Z", fill="#f7ead0", stroke=INK, stroke_width=1.8)
    tiles = path("M-18 1-10-13H10L18 1Z", fill=roof, stroke=INK, stroke_width=1.8)
    rows = path("M-11-7H11M-14-3H14", stroke=INK, stroke_width=0.9, opacity=0.55)
    return shade + walls + tiles + path("M-4 14V5H4V14Z", fill="#3b2a1a") + rows


# ---- woods and forests


def _trees(rng: Random, rows: int, size: float, gaps: float, low: float, high: float) -> str:
    """Trees in uneven rows, the nearest last."""
    spots = []
    for i in range(rows):
        for j in range(rows):
            x = (i + 0.5 + (0.25 if j % 2 else -0.18)) * SIDE / rows + rng.uniform(-5, 5)
            y = (j + 0.62) * SIDE / rows + rng.uniform(-5, 4)
            if rng.random() >= gaps:
                spots.append((y, min(high, max(low, x))))
    kinds = ("tree-0", "tree-0", "tree-1", "tree-1", "tree-2", "fir")
    return "".join(
        placed(kinds[rng.randrange(6)], x, min(y, high - 2), size * rng.uniform(0.9, 1.1)) for y, x in sorted(spots)
    )


def wood(number: int) -> str:
    """Eight or nine trees with meadow between them."""
    rng = Random(number + 3)
    tufts = "".join(placed("tuft", rng.uniform(10, 90), rng.uniform(14, 92), 0.9) for _ in range(6))
    glade = element("ellipse", cx=50, cy=54, rx=44, ry=40, fill="#8fb368", opacity=0.7)
    return ground("#a5c47a") + glade + tufts + _trees(rng, 3, 1.5, 0.07, 14, 86)


def forest_wood(number: int) -> str:
    """A canopy without gaps, on darker ground."""
    return ground("#557d3c") + _trees(Random(number + 60), 4, 1.62, 0, 9, 92)


def forest() -> str:
    """The middle of a forest: a clearing, with trees that stand before and behind it."""
    ground = element("ellipse", cx=0, cy=2, rx=39, ry=35, fill="#c3dc98", stroke="#274d1d", stroke_width=1.4)
    ground += element("ellipse", cx=-4, cy=-4, rx=28, ry=20, fill="#d3e7ad")
    tufts = "".join(placed("tuft", x, y, 0.8) for x, y in ((-27, 12), (27, 14), (-30, -6), (30, -4)))
    back = ((-30, -22, 1), (-12, -30, 0), (10, -31, 1), (29, -22, 0))
    edge = (*back, (-41, 2, 0), (42, 4, 1), (-33, 27, 1), (34, 28, 0))
    return ground + tufts + "".join(placed(f"tree-{k}", x, y, 1.2) for x, y, k in edge)


# ---- fountains and gardens


def _basin(x: float, y: float, r: float) -> str:
    """A basin with a jet."""
    out = disc(x + r * 0.14, y + r * 0.2, r, fill=INK, opacity=0.28)
    out += disc(x, y, r, fill="#d8cfbd", stroke=INK, stroke_width=1.6)
    out += disc(x, y, r * 0.76, fill="#5ba7cb", stroke="#1f5f86", stroke_width=1.3)
    out += path(
        f"M{num(x - r * 0.5)} {num(y + r * 0.34)}Q{num(x)} {num(y + r * 0.66)} {num(x + r * 0.5)} {num(y + r * 0.34)}",
        stroke="#c9e8f2",
        stroke_width=1.4,
    )
    return out + placed("jet", x, y, r / 16)


def _gravel(rng: Random, grains: int) -> str:
    dots = "".join(f"M{num(rng.uniform(4, 96))} {num(rng.uniform(4, 96))}h0" for _ in range(grains))
    return ground("#f0e6cd") + path(dots, stroke="#a08a5c", stroke_width=1.8, stroke_linecap="round", opacity=0.6)


def fountain(number: int) -> str:
    """Gravel, four clipped beds, a basin with a jet."""
    out = _gravel(Random(number + 21), 22)
    for x in (0, 1):
        for y in (0, 1):
            place = f"translate({SIDE * x} {SIDE * y})scale({1 - 2 * x} {1 - 2 * y})"
            out += use(f"#bed-{number % 2}", transform=place) + placed("topiary", 17 + 66 * x, 17 + 66 * y, 1.15)
    return out + _basin(50, 50, 23)


def bed(number: int) -> str:
    """A clipped bed in the upper left corner of a fountain's tile."""
    lawn = path("M5 5H41Q39 22 31 31Q22 39 5 41Z", fill="#b5d592", stroke=HEDGE, stroke_width=4.5)
    if number:
        return lawn + path("M11 11H31Q29 20 25 25Q20 29 11 31Z", stroke="#cf6f86", stroke_width=2.6)
    return lawn + path("M12 12H31M12 12V31M12 12L25 25", stroke="#cf6f86", stroke_width=2.6, stroke_linecap="round")


def garden_fountain() -> str:
    """The ground of a quarter of a garden, whose middle is the lower right corner of the tile."""
    out = _gravel(Random(33), 16)
    for fill, wide in (("#b5d592", 15), ("#cf6f86", 4)):
        out += path(arc(98), stroke=fill, stroke_width=wide)
    for r in (90.5, 105.5):
        out += path(arc(r), stroke="#23471b", stroke_width=1.4, opacity=0.75)
    flowers = []
    for k in range(11):
        turn = math.pi + (k + 0.5) * math.pi / 22
        flowers.append((SIDE + 98 * math.cos(turn), SIDE + 98 * math.sin(turn)))
    for k in (0, 1):
        dots = "".join(f"M{num(x)} {num(y)}h0" for x, y in flowers[k::2])
        out += path(dots, stroke="#7a211a", stroke_width=5.4, stroke_linecap="round")
        out += path(dots, stroke=("#fff3f0", "#f0c24b")[k], stroke_width=4, stroke_linecap="round")
    return out


def arc(r: float) -> str:
    """A quarter of a ring round the lower right corner of a tile, no further than the tile goes."""
    if r <= SIDE:
        return f"M{num(SIDE - r)} 100A{num(r)} {num(r)} 0 0 1 100 {num(SIDE - r)}"
    end = num(SIDE - math.sqrt(r * r - SIDE * SIDE))
    return f"M0 {end}A{num(r)} {num(r)} 0 0 1 {end} 0"


def spout() -> str:
    """The small basin of a tile of a garden, its middle at 0, 0."""
    return _basin(0, 0, 16.5)


def garden() -> str:
    """The middle of a garden: rings of hedge round a great basin."""
    out = disc(0, 0, 47, stroke="#5f9350", stroke_width=8)
    for r in (43, 51):
        out += disc(0, 0, r, stroke="#23471b", stroke_width=1.4, opacity=0.75)
    out += disc(3, 4, 38, fill=INK, opacity=0.25) + disc(0, 0, 38, fill="#d8cfbd", stroke=INK, stroke_width=2)
    out += disc(0, 0, 33, fill="#5ba7cb", stroke="#1f5f86", stroke_width=1.5)
    spray = ""
    for k in range(8):
        turn = math.pi * (k + 0.5) / 4
        spray += f"M{num(29 * math.cos(turn) - 3)} {num(29 * math.sin(turn))}q3-5 6 0"
    return out + path(spray, stroke="#fff", stroke_width=1.6)


# ---- meadows


def meadow(number: int) -> str:
    """Grass and flowers."""
    rng = Random(number + 5)
    out = ground("#b0d088")
    out += element("ellipse", cx=30 + rng.uniform(-6, 6), cy=34, rx=30, ry=17, fill="#c3de9f", opacity=0.8)
    out += element("ellipse", cx=72, cy=74 + rng.uniform(-6, 6), rx=26, ry=13, fill="#9fc377", opacity=0.8)
    out += "".join(placed("tuft", rng.uniform(8, 92), rng.uniform(14, 94), 0.85) for _ in range(8))
    for colour in ("#fff", "#f4b9c4", "#ffe27a"):
        dots = "".join(f"M{num(rng.uniform(6, 94))} {num(rng.uniform(8, 94))}h0" for _ in range(4))
        out += path(dots, stroke="#7d8f52", stroke_width=4.2, stroke_linecap="round")
        out += path(dots, stroke=colour, stroke_width=3.2, stroke_linecap="round")
    return out


def flock(number: int) -> str:
    """Two sheep; they leave when something is built."""
    rng = Random(number + 8)
    a, b = ((36, 42), (66, 64)) if number % 2 else ((64, 40), (34, 66))
    spots = sorted(((y + rng.uniform(-6, 6), x + rng.uniform(-8, 8)) for x, y in (a, b)))
    return "".join(
        use("#sheep", transform=f"translate({num(x)} {num(y)})scale({'-' if (k + number) % 2 else ''}1.15 1.15)")
        for k, (y, x) in enumerate(spots)
    )


@cache
def symbols() -> str:
    """Everything here as groups to refer to, one a line."""
    drawn = {f"field-{k}": field(k) for k in range(VARIANTS)}
    drawn |= {f"plough-{k}": farm_field(k) for k in range(2)}
    drawn |= {f"wood-{k}": wood(k) for k in range(VARIANTS)} | {f"deep-{k}": forest_wood(k) for k in range(VARIANTS)}
    drawn |= {f"bed-{k}": bed(k) for k in range(2)} | {f"fountain-{k}": fountain(k) for k in range(2)}
    drawn |= {f"meadow-{k}": meadow(k) for k in range(VARIANTS)} | {f"flock-{k}": flock(k) for k in range(VARIANTS)}
    drawn |= {"quarter": garden_fountain(), "spout": spout(), "farm": farm(), "forest": forest(), "garden": garden()}
    return grouped(drawn)


def grouped(drawn: dict[str, str]) -> str:
    """Drawings as groups to refer to, one a line."""
    return "".join(f'\n<g id="{name}">{inside}</g>' for name, inside in drawn.items())
