"""The printed sheets of intrigues, one symbol each: roundel, bonuses, the Cardinal's move, prices and fields."""

from __future__ import annotations

import math
from typing import Final

from noblesse.core.svg import disc, num, path, picture, rect, text

from .. import box
from ..naming import signed
from .palette import BLOOD, CREAM, FACTIONS, GOLD, INK, INK2
from .plan import BOX_WIDE, DISC, FIELD, ROW, SHEET_HIGH, TAG, field_x, inner

_MOVE: Final = 74
_SMALL: Final = 12
"""A rosette below this radius has figures that grow on a narrow board."""
_BONUS_X: Final = 45
_BONUS_HIGH: Final = 40
_BONUS_WIDE: Final = (BOX_WIDE - _BONUS_X - _MOVE - 7 - 10) / 2
_ICONS: Final = {
    box.PRESTIGE: "n-prestige",
    box.MONEY: "n-blank",
    box.INCOME: "n-income",
    box.MILITARY: "n-military",
    box.PLACE_AGENT: "n-agent",
    box.CORRUPTION: "n-corruption",
    box.PLACE_QUEEN: "n-queen",
    box.PLACE_EMINENCE: "n-eminence",
}
_FIGURES: Final = {box.PRESTIGE: (18, 48), box.MONEY: (18, 52), box.INCOME: (30, 40), box.MILITARY: (21, 44)}
"""Where the number of a bonus stands in its icon, and how large."""


def sheets() -> str:
    """Every sheet as ``sheet-0`` …; the opposing ones lie below the beam and are drawn upside down, but upright."""
    return "".join(map(_sheet, range(box.SHEETS)))


def _sheet(number: int) -> str:
    side, faction = int(number >= box.STACK), box.FACTION[number]
    out = [_paper(side, faction), _roundel(side, faction)]
    out += [
        _bonus(number, place, _BONUS_X + place * (_BONUS_WIDE + 4), inner(side, ROW)) for place in range(box.PLACES)
    ]
    out.append(move(BOX_WIDE - 7 - _MOVE, inner(side, ROW), box.MOVES[number], gold=faction == 0))
    out += [_field(side, faction, field, price) for field, price in enumerate(box.PRICES[number])]
    out.append(rect(0, 0, BOX_WIDE, SHEET_HIGH, 8, fill="var(--shade,#0000)"))
    return f'<g id="sheet-{number}">{"".join(out)}</g>'


def _paper(side: int, faction: int) -> str:
    inks = FACTIONS[faction]
    trim = "#e9c46a" if faction == 0 else inks.line
    body = rect(1, 2.5, BOX_WIDE, SHEET_HIGH, 8, fill="#1a1208", opacity=0.28)
    body += rect(0, 0, BOX_WIDE, SHEET_HIGH, 8, fill=inks.fill, stroke=inks.line, stroke_width=2.2)
    body += rect(0, 0, BOX_WIDE, SHEET_HIGH, 8, fill=f"url(#h-{faction})")
    mark = picture(f"#mark-{faction}", BOX_WIDE / 2, inner(side, 106), 116)
    body += f'<g opacity=".55">{mark}</g>'
    return body + rect(4.5, 4.5, BOX_WIDE - 9, SHEET_HIGH - 9, 5, fill="none", stroke=trim, opacity=0.8)


def _roundel(side: int, faction: int) -> str:
    return picture(f"#arms-{faction}", 25, inner(side, ROW), 41)


def _bonus(number: int, place: int, x: float, y: float) -> str:
    """What a place brings: its rosette, then an icon a part."""
    start = box.PARTS * place
    parts = [
        (box.BONUS[number][k], box.AMOUNT[number][k])
        for k in range(start, start + box.PARTS)
        if box.BONUS[number][k] != box.NO_BONUS
    ]
    fill, edge = (("#fff6dc", "#b98a1e"), ("#f4efe4", "#8c949b"))[place]
    top = y - _BONUS_HIGH / 2
    out = rect(x, top, _BONUS_WIDE, _BONUS_HIGH, 7, fill=fill, stroke=edge, stroke_width=1.5)
    out += rect(x + 2.5, top + 2.5, _BONUS_WIDE - 5, _BONUS_HIGH - 5, 5, fill="none", stroke=edge, opacity=0.6)
    out += rosette(x + 14.5, y, place, 10.5)
    lead = 26
    step = (_BONUS_WIDE - lead - 4) / len(parts)
    for k, (kind, amount) in enumerate(parts):
        out += bonus_icon(x + lead + step * (k + 0.5), y, kind, amount, 43)
    return out


def bonus_icon(x: float, y: float, kind: int, amount: int, size: float, art: str = "") -> str:
    """A part of a bonus, with its number inside it."""
    down = 1.5 if kind in (box.PLACE_QUEEN, box.PLACE_EMINENCE) else 0
    out = picture(f"{art}#{_ICONS[kind]}", x, y + down, size)
    if kind in _FIGURES:
        drop, high = _FIGURES[kind]
        scale = size / 120
        words = f"+{amount}" if kind == box.INCOME else str(amount)
        out += text(
            x,
            y + drop * scale,
            words,
            "var(--bonus,14.3px)" if kind == box.INCOME else _at_least("bonus", high * scale),
            fill=INK,
            font_weight="bold",
        )
    return out


def _at_least(name: str, size: float) -> str:
    """The size of figures, or what a narrow board asks for by this name if that is more."""
    return f"max(var(--{name},0px),{num(size)}px)"


def rosette(x: float, y: float, place: int, r: float) -> str:
    """First and second: gold and silver, with the Roman number."""
    points = []
    for k in range(24):
        angle, out = k * math.pi / 12, r if k % 2 else 0.86 * r
        points.append(f"{num(x + out * math.cos(angle))} {num(y + out * math.sin(angle))}")
    fill = (GOLD, "#d5dade")[place]
    star = path(f"M{'L'.join(points)}Z", fill=fill, stroke=INK2, stroke_width=1.2)
    return star + text(
        x,
        y + 0.42 * r,
        "I" * (place + 1),
        "var(--rose,12.5px)" if r < _SMALL else _at_least("rose", 1.15 * r),
        fill=INK,
        font_weight="bold",
    )


def move(x: float, y: float, steps: int, *, gold: bool) -> str:
    """The Cardinal's printed move: the arrow goes the way he goes on the road."""
    high = 29
    out = rect(x, y - high / 2, _MOVE, high, high / 2, fill="#fff6dc", stroke=GOLD if gold else INK2, stroke_width=1.5)
    out += picture("#n-bust", x + 18, y - 0.5, 34)
    words = f"+{steps}" if steps > 0 else signed(steps)
    out += text(x + 43, y + 6, words, 17.5, fill=BLOOD, font_weight="bold")
    d = f"M{num(x + 56)} {num(y)}h11m-5-5 5 5-5 5" if steps > 0 else f"M{num(x + 67)} {num(y)}h-11m5-5-5 5 5 5"
    return out + path(d, stroke=BLOOD, stroke_width=2.2, stroke_linecap="round", stroke_linejoin="round")


def _field(side: int, faction: int, field: int, price: int) -> str:
    """A disc engraved with how an agent lies there, and its price."""
    x, y, line = field_x(field), inner(side, FIELD), FACTIONS[faction].line
    out = disc(x, y + 1, DISC + 1.4, fill="#1a1208", opacity=0.25)
    out += disc(x, y, DISC, fill="var(--disc,#f4e8cc)", stroke=line, stroke_width=1.5)
    out += disc(x, y, DISC - 3.6, stroke=line, stroke_width=0.9, opacity=0.5)
    out += f'<g opacity=".62">{picture("#n-mask" if price else "#n-eye", x, y, 38)}</g>'
    return out + _price(x, inner(side, TAG), price)


def _price(x: float, y: float, price: int) -> str:
    """A coin with its number, or an open eye where it is free."""
    if price:
        coin = picture("#n-blank", x, y, 29)
        return coin + text(x, y + 5, str(price), "var(--coin,14px)", fill=INK, font_weight="bold")
    out = rect(x - 18, y - 9, 36, 18, 9, fill="#e8f1e4", stroke="#4d7a3a", stroke_width=1.2)
    return (
        out
        + picture("#n-eye", x - 8, y, 21)
        + text(x + 9, y + 5, "0", "var(--coin,14px)", fill="#24451a", font_weight="bold")
    )


def bands() -> str:
    """The name of a faction on its sheet's outer edge: ``band-0-0`` above the beam, ``band-1-…`` below."""
    out = ""
    for faction, inks in enumerate(FACTIONS):
        side = int(faction > 0)
        turn = "" if side == 0 else ' transform="translate(0 20)scale(1-1)"'
        d = f"M14 22V6Q14 1 19 1H{BOX_WIDE - 19}Q{BOX_WIDE - 14} 1 {BOX_WIDE - 14} 6V22Z"
        fill = "#7c1b1d" if faction == 0 else inks.fill
        body = f"<g{turn}>{path(d, fill=fill, stroke=inks.line, stroke_width=1.8)}</g>"
        body += rect(15, 1, BOX_WIDE - 30, 18, 4, fill="var(--shade,#0000)")
        name = text(
            BOX_WIDE / 2,
            15,
            box.FACTION_NAMES[faction].upper(),
            "var(--band,13.5px)",
            fill=CREAM if faction == 0 else inks.text,
            font_weight="bold",
            letter_spacing="2.4",
        )
        out += f'<g id="band-{faction}">{body}{name}</g>'
    return out
