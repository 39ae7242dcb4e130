"""The pieces a board is laid with, named once in the frame of the drawing: so each piece on it is one short line."""

from __future__ import annotations

from functools import cache
from typing import Final

from noblesse.core import Seat
from noblesse.core.svg import disc, num

from .. import box
from . import chart
from .chart import HARBOURS, REGIONS, TOWNS, hexagon
from .palette import INK

KINDS: Final = (*box.KIND_NAMES, "back")
HEX: Final = hexagon(0, 0, 38)


def _ring(radius: float, turns: str = "") -> str:
    return f'<circle r="{num(radius)}" class="ring0{turns}"/><circle r="{num(radius)}" class="ring1{turns}"/>'


def _seat(art: str, seat: Seat, foot: float, size: float) -> str:
    """A seat's shape standing with its foot that far below the middle."""
    return (
        f'<use href="{art}#seat-{seat}" x="{num(-22 * size)}" y="{num(foot - 45 * size)}" '
        f'width="{num(44 * size)}" height="{num(50 * size)}"/>'
    )


@cache
def pieces(art: str, seat: Seat | None) -> str:
    """All pieces, with ghosts of the viewer's marker on the spots where it may stand.

    k0 … k8 tokens (k8 face down), e an empty space, g a spot for a marker, m0 … markers, o0 … small owners' shapes,
    f0 … fish, v0 … values left on a town, d… dominance tiles, h a hole; rings and corners: l last move, c chosen,
    a asked about, n new, j just arrived.  Upright things stand in ``up`` and turn back when the board is turned.
    """
    corners = '<path d="M22-35H35V-22M35 22V35H22M-22 35H-35V22M-35-22V-35H-22" class="corner"/>'
    out = [f'<g id="q" opacity="var(--foc,0)">{_ring(31)}{corners}</g>']
    for kind, name in enumerate(KINDS):
        token = f'<use href="{art}#t-{name}" x="-28" y="-28" width="56" height="56"/>'
        out.append(_piece(f"k{kind}", f'<g opacity="var(--halo,0)">{_ring(29)}</g>{token}'))
    ghost = f'<g opacity="var(--hov,0)">{_seat(art, seat, 15, 1)}</g>' if seat is not None else ""
    out.append(f'<g id="e"><path d="{HEX}" class="hex"/></g>')
    out.append(_piece("g", f'<circle r="24" class="can"/>{_ring(24, " turns")}{ghost}'))
    for who in range(box.MOST_SEATS):
        out.append(f'<g id="m{who}"><g class="up">{_seat(art, who, 15, 1)}</g></g>')
        out.append(f'<g id="o{who}"><g class="up">{_seat(art, who, 11, 0.52)}</g></g>')
    out += [_fish(n) for n in range(box.FISH_AT_A_HARBOUR + 1)]
    out += [_values(n) for n in range(box.COPIES + 1)]
    out.append('<g id="h"><rect x="-15" y="-17" width="30" height="34" rx="5" class="hole"/></g>')
    for value in sorted(set(box.DOMINANCE)):
        tile = '<rect x="-17" y="-19" width="34" height="38" rx="5" class="tile"/>'
        out.append(f'<g id="d{value}">{tile}<text y="7" class="tile-n">{value}</text></g>')
    dots = '<circle r="30" class="last0"/><circle r="30" class="last1 dark"/><circle r="30" class="last1"/>'
    out.append(f'<g id="l">{dots}</g><g id="w"><circle r="12.5" class="owner"/></g>')
    out.append(f'<g id="c">{_ring(28)}</g><g id="j">{_ring(20)}</g><g id="a">{_ring(31)}{corners}</g>')
    out.append('<g id="n"><path d="M19-29H29V-19M29 19V29H19M-19 29H-29V19M-29-19V-29H-19" class="tick"/></g>')
    for n in range(1, box.PICKS + 1):
        out.append(f'<g id="b{n}"><g class="up"><g transform="translate(21 -21)">{_badge(n)}</g></g></g>')
    return f"<defs>{''.join(out)}</defs>"


def _piece(name: str, body: str) -> str:
    """A piece one may act on: its whole hexagon takes the pointer, and it can be focused."""
    return f'<g id="{name}"><path d="{HEX}" class="hex"/><use href="#q"/><g class="up lift">{body}</g></g>'


def _badge(n: int) -> str:
    return f'<circle r="12" class="badge"/><text class="badge-n">{n}</text>'


def _fish(left: int) -> str:
    """A harbour's fish; where one was taken, a ripple."""
    out = "" if left else f'<path d="{hexagon(0, 0, 29)}" fill="#1f5878"/>'
    for k, y in enumerate((-9, 9)):
        if k < left:
            out += (
                f'<path d="M-12 {y}q10-10 18 0q-8 10-18 0M5 {y}l9-7v14Z" class="fish"/>'
                f'<circle cx="-6" cy="{y - 1}" r="1.4" fill="#123f58"/>'
            )
        else:
            out += f'<path d="M-10 {y}q10-6 20 0M-5 {y + 4}q5-3 10 0" class="ripple"/>'
    return f'<g id="f{left}"><g class="up">{out}</g></g>'


def _values(left: int) -> str:
    """The values left on a town: coins, and bare figures where coins would be too small."""
    out, values = "", box.TOWN[len(box.TOWN) - left :]
    for k, value in enumerate(box.TOWN):
        x = -12 + 24 * k
        if value in values:
            out += disc(x, 21, 11, fill="var(--f)", stroke=INK, stroke_width=1.4)
            out += f'<text x="{x}" y="26.3" class="coin">{value}</text>'
        else:
            out += f'<circle cx="{x}" cy="21" r="9.5" class="spent"/>'
    figures = f'<text y="11" class="figures">{" ".join(map(str, values)) or "–"}</text>'
    return f'<g id="v{left}"><g class="up"><g class="off">{out}</g>{figures}</g></g>'


@cache
def printed(art: str) -> str:
    """The printed sheet and the upright pictures on it."""
    towns = "".join(
        f'<g transform="translate({num(town.x)} {num(town.y)})"><g class="up r-{town.region}">'
        f'<use href="{art}#town-{town.region}"/></g></g>'
        for town in TOWNS
    )
    emblems = "".join(
        f'<g transform="translate({x} {y - 31})" class="r-{region}"><circle r="13" class="knob"/>'
        f'<use class="emblem" href="{art}#e-{region}" x="-8" y="-8" width="16" height="16"/></g>'
        for region, (x, y) in chart.PLATES.items()
    )
    sights = "".join(
        f'<g transform="translate({x} {y})"><g class="up {name}"><use href="{art}#{name}"/></g></g>'
        for name, (x, y) in chart.SIGHTS.items()
    )
    return f'<use href="{art}#ground"/>{sights}{towns}<g class="off"><use href="{art}#plan"/>{emblems}</g>{_asked()}'


def _asked() -> str:
    """What one may ask about besides the land: each takes the pointer where it lies."""
    out = [f'<use href="#e" data-place="T-{town.region}" x="{num(town.x)}" y="{num(town.y)}"/>' for town in TOWNS]
    for number, at in enumerate(HARBOURS):
        region = REGIONS[box.HARBOUR_REGION[number]]
        out.append(f'<use href="#e" data-place="H-{region}" x="{num(at.x)}" y="{num(at.y)}"/>')
    plates: list[tuple[str, float, float, int, int]] = [
        (f"D-{region}", x, y, 92, 58) for region, (x, y) in chart.PLATES.items()
    ]
    middle = chart.TRACK_Y + 5.5 * chart.TRACK_STEP
    plates += [("coin", chart.COIN_X, middle, 54, 536), ("axe", chart.AXE_X, middle, 54, 536)]
    plates += [("compass", *chart.COMPASS, 124, 124), ("amulet", *chart.AMULET, 110, 110)]
    for name, x, y, width, height in plates:
        outline = f"M{num(x - width / 2)} {num(y - height / 2)}h{width}v{height}h-{width}Z"
        out.append(f'<path data-place="{name}" class="hex off" d="{outline}"/>')
    return "".join(out)
