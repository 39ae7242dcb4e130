"""The pieces a board is laid with, named once, drawn finely and in few strokes: so each on it is one short line."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Final

from noblesse.core.svg import thin

from .. import box
from .tiles import VARIANTS

_STRUCTURES: Final = ("castle", "palace", "chapel", "folly")
_AREAS: Final = ("farm", "forest", "garden")


_DRAWN: Final = ("art.svg", "court.svg")


@cache
def drawings() -> str:
    """The symbols that are drawn by hand."""
    drawn = [path.read_text(encoding="utf-8") for path in files(__package__).iterdir() if path.name in _DRAWN]
    return "".join(text[text.index(">") + 1 : text.rindex("</svg>")] for text in sorted(drawn))


@cache
def pieces(art: str) -> str:
    """Pieces of every board.

    f, w, u, m, M: tiles and their variants (M a meadow without sheep); F0, F1, W0 … U0 … those that have grown
    together; h0 … what lies in the middle of an area, o0 … its medallion, g0 … both at once; s0 … structures, n0 … men
    by seat; t0, t1 tags; zh, zl, zg wild land; p pegs; L, K, B, A where one may act (a cell, one with a chip, a site,
    an area); D a numbered ring, N, Q news, R, r asking rings; cc, ct, cq, cl, c0, c1 chips; k0 … pictures of cards.
    """
    out = [_land(art), _built(art), _marks(), _chips(art)]
    out += [_symbol(art, name, name, shown) for name, shown in SIGN.findall(drawings())]
    out += [_symbol(art, f"k{card}", f"card-{card}", _SQUARE) for card in range(box.CARDS)]
    return thin(f"<defs>{''.join(out)}</defs>")


SIGN: Final = re.compile(r'<symbol id="(n-[^"]+|emblem-\d)" viewBox="([^"]+)"')
"""Symbols that keep their names on the page: they stand in lines of words, too."""
_SQUARE: Final = "-12 -12 24 24"


def _symbol(art: str, name: str, of: str, shown: str) -> str:
    """A symbol under a name of the page, so that it is called by a short address."""
    x, y, wide, high = shown.split()
    at = f'x="{x}" y="{y}" width="{wide}" height="{high}"'
    return f'<symbol id="{name}" viewBox="{shown}" overflow="visible"><use href="{art}#{of}" {at}/></symbol>'


def _both(art: str, name: str, fine: str, far: str, place: str = "") -> str:
    """A piece that is drawn in few strokes where it is small."""
    look = f' transform="{place}"' if place else ""
    return (
        f'<g id="{name}"{look}><use href="{art}#{fine}" class="fine"/><use href="{art}#far-{far}" class="coarse"/></g>'
    )


def _land(art: str) -> str:
    out = []
    for k in range(VARIANTS):
        out.append(_both(art, f"f{k}", f"field-{k}", "field" if k % 2 else "across"))
        out.append(_both(art, f"w{k}", f"wood-{k}", "wood"))
        out.append(_both(art, f"W{k}", f"deep-{k}", "deep"))
        out.append(_quarter(art, k))
        out.append(_both(art, f"M{k}", f"meadow-{k}", "meadow"))
        sheep = f'<use href="{art}#flock-{k}" class="fine"/>'
        out.append(f'<g id="m{k}"><use href="#M{k}"/>{sheep}</g>')
    for k in range(2):
        out.append(_both(art, f"u{k}", f"fountain-{k}", "fountain"))
        out.append(_both(art, f"F{k}", f"plough-{k}", "across" if k else "field"))
    for k, name in enumerate(_AREAS):
        out.append(_both(art, f"h{k}", name, name))
    for name, of in (("zh", "hill"), ("zl", "lone"), ("zg", "heath"), ("zc", "compass")):
        out.append(f'<g id="{name}"><use href="{art}#{of}"/></g>')
    return "".join(out)


_CORNERS: Final = ((0, 0), (1, 0), (1, 1), (0, 1))
"""Of a tile that is turned so often by a quarter: the corner that is turned away from the middle of its garden."""


def _quarter(art: str, turns: int) -> str:
    """A tile of a garden: rings turned to its middle, the basin and the bush upright."""
    right, low = _CORNERS[turns]
    upright = f'<use href="{art}#spout" x="{42 + 16 * right}" y="{42 + 16 * low}"/>'
    bush = f'<g transform="translate({14 + 72 * right} {14 + 72 * low})scale(1.7)"><use href="{art}#topiary"/></g>'
    turned = f'<g transform="rotate({90 * turns} 50 50)"><use href="{art}#{{}}"/></g>'
    fine = f'<g class="fine">{turned.format("quarter")}{bush}{upright}</g>'
    return f'<g id="U{turns}">{fine}<g class="coarse">{turned.format("far-quarter")}</g></g>'


def _built(art: str) -> str:
    out = [_both(art, f"S{k}", name, name) for k, name in enumerate(_STRUCTURES)]
    for k in range(len(_AREAS)):
        out.append(_both(art, f"o{k}", f"medal-{k}", f"medal-{k}"))
        out.append(f'<g id="g{k}"><use href="#h{k}"/><use href="#o{k}"/></g>')
    for seat in range(box.MOST_SEATS):
        body = f'<use href="{art}#man"/><use href="{art}#charge-{seat}"/>'
        out.append(f'<g id="n{seat}f">{body}</g><g id="n{seat}"><g class="soldier"><use href="#n{seat}f"/></g></g>')
    for k, look in enumerate(("yet", "done")):
        out.append(f'<g id="t{k}"><rect class="under" x="-30" y="-14" width="62" height="31" rx="5"/>')
        out.append(f'<rect class="slip {look}" x="-31" y="-16" width="62" height="31" rx="5"/></g>')
    return "".join(out)


_TICKS: Final = "M14-2H-2V14M86-2H102V14M14 102H-2V86M86 102H102V86"


def _marks() -> str:
    hit = '<rect width="100" height="100" class="hit"/>'
    ghost = '<g opacity="var(--hov,0)"><use href="#hh" class="ghost"/></g>'
    box_ = '<rect x="5" y="5" width="90" height="90" rx="7" class="{}"/>'
    rings = f'<g opacity="var(--hov,0)">{box_.format("ring0")}{box_.format("ring1 dashed")}</g>'
    ticks = f'<path d="{_TICKS}" class="tick" opacity="var(--foc,0)"/>'
    card = '<rect x="7" y="7" width="86" height="86" rx="9" class="may"/>'
    plus = '<path d="M43 50h14M50 43v14" class="plus"/>'
    solid = f"{box_.format('ring0')}{box_.format('ring1')}"
    news = '<rect x="3" y="3" width="94" height="94" rx="4" class="{}"/>'
    site = '<rect x="6" y="6" width="88" height="88" rx="7" class="site"/>'
    disc = '<circle r="{}" class="{}"/>'
    rings_of = f'<g opacity="var(--hov,0)">{disc.format(31, "ring0")}{disc.format(31, "ring1")}</g>'
    may = f'<g opacity="var(--can,1)">{disc.format(31, "ring0")}{disc.format(31, "ring1 turns")}</g>'
    return "".join(
        (
            f'<g id="L">{hit}<g opacity="var(--can,1)">{card}{plus}</g>{ghost}{rings}{ticks}</g>',
            f'<g id="K">{hit}<g opacity="var(--can,1)">{card}</g>{ghost}{rings}{ticks}</g>',
            f'<g id="B">{hit}<g opacity="var(--can,1)">{site}</g>{ghost}{rings}{ticks}</g>',
            f'<g id="A">{disc.format(50, "hit")}{may}{ghost}{rings_of}'
            '<path d="M24 24 31 31M-24 24-31 31M24-24 31-31M-24-24-31-31" class="tick" opacity="var(--foc,0)"/></g>',
            f'<g id="D">{solid}</g><circle id="O" r="14" class="count"/>',
            f'<g id="N">{news.format("last0")}{news.format("last1")}</g>',
            f'<g id="Q">{disc.format(28, "last0")}{disc.format(28, "last1")}</g>',
            f'<g id="R">{solid}<path d="{_TICKS}" class="tick"/></g>',
            f'<g id="r">{disc.format(31, "ring0")}{disc.format(31, "ring1")}</g>',
            '<path id="p" d="M-3-9h6v7l-3 7-3-7Z" class="peg"/>',
            '<pattern id="survey" width="100" height="100" patternUnits="userSpaceOnUse">'
            '<path d="M0 0V100M0 0H100" class="gridline"/></pattern>',
        )
    )


def _chips(art: str) -> str:
    """What a place brings: a slip with a sign; the number is written beside it."""
    slip = '<rect x="-35" y="-17" width="70" height="34" rx="7" class="slip"/>'
    lone = '<rect x="-19" y="-19" width="38" height="38" rx="19" class="slip"/>'
    out = []
    for name, sign in (("cc", "n-coin"), ("ct", "n-tiles")):
        out.append(f'<g id="{name}">{slip}<use href="#{sign}" x="-32" y="-14" width="28" height="28"/></g>')
    for k, name in enumerate(_STRUCTURES[:2]):
        house = f'<g transform="translate(-33 -16)scale(.31)"><use href="{art}#far-{name}"/></g>'
        out.append(f'<g id="c{k}">{slip}{house}</g>')
    queen = '<use href="#n-queen" x="-17" y="-17" width="34" height="34"/>'
    lock = '<use href="#n-lock" x="2" y="0" width="19" height="19"/>'
    out.append(f'<g id="cq">{lone}{queen}</g><g id="cl">{lone}<g opacity=".55">{queen}</g>{lock}</g>')
    return "".join(out)
