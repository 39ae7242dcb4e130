"""The pieces a board is laid with, named once in the frame of the drawing: so each piece on it is one short line."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Final

from noblesse.core.svg import num, thin

from .. import box
from ..naming import signed
from ..view import NOTHING, View
from .forms import FORMS
from .ground import AGENT, CHIP, MARKER
from .phrases import form
from .plan import BEAM_HIGH, BOX_WIDE, DISC, FIELD, SHEET_HIGH, SHEET_Y, TAG
from .printed import bonus_icon, rosette

TILTS: Final = (-18, -9, 0, 9, 18)
"""Of the balance: the Cardinal's pan sinks where it is above 0."""
MOST_PAID: Final = max(map(max, box.PRICES)) + box.SECOND_AGENT
FREE: Final = "f"


def agent(view: View, spot: int) -> str:
    """The piece on a spot: a pawn, a face, one's own hidden agent; else a back, though its value may be worked out."""
    who, value = view.who[spot], view.value[spot]
    if who in (box.QUEEN, box.EMINENCE):
        return "Q" if who == box.QUEEN else "G"
    if not (view.up[spot] or view.keeps[who]) or value is None:
        return f"a{form(view, who)}"
    is_open = view.up[spot] or view.keeper[who] == NOTHING
    return f"{'u' if is_open else 'o'}{form(view, who)}{box.VALUES.index(value)}"


@cache
def pieces(art: str, forms: tuple[int, ...]) -> str:
    """Pieces of every board.

    a0 … backs of agents, u02 … faces by kind, o02 … one's own hidden ones, x0 … the outline of one that is away;
    m0 … markers, c0 … small ones, d0 … those on tabs, V0 … sheets on tabs; Q, G pawns on a field, C the Cardinal;
    S0 … sheets, B0 … their bands, E a beam, w0 … balances, e0 … emblems, p0, p1 rosettes, b1-3 … parts of a bonus;
    k an empty field, g, h fields one may choose (mask, eye), g3u, hfl the same with what one pays (3, or free) above
    (u) or below (l), y0 … that sum alone, z0 … what one cannot pay; r a ring round an agent one may choose, R an
    asking ring, N one for news, W0, W1 over winner and loser, i a mask, l a seal, j a jewel, O a coin, P the stacks,
    H arms, h- what lies behind, F the figures of a road from its start.
    """
    out = [piece for shape in forms for piece in _form(art, shape)]
    out += [f'<g id="{name}">{_pawn(art, what)}</g>' for name, what in (("Q", "queen"), ("G", "eminence"))]
    out += [f'<g id="S{k}"><use href="{art}#sheet-{k}"/></g>' for k in range(box.SHEETS)]
    out += [f'<g id="B{k}"><use href="{art}#band-{k}"/></g>' for k in range(box.FACTIONS)]
    out += [f'<g id="e{k}">{_square(art, f"arms-{k}", 21)}</g>' for k in range(box.FACTIONS)]
    out += [_balance(k, tilt) for k, tilt in enumerate(TILTS)]
    out += [f'<g id="y{k}">{_pay(art, k)}</g>' for k in range(MOST_PAID + 1)]
    out += [f'<g id="z{k}">{_dear(art, k)}</g>' for k in range(1, MOST_PAID + 1)]
    r = num(DISC)
    hit = f'<circle r="{num(DISC + 3)}" class="hit"/>'
    engraved = {"g": _square(art, "n-mask", 38), "h": _square(art, "n-eye", 38)}
    for name, mark in engraved.items():
        ghost = f'<g opacity="var(--hov,0)"><use href="#{name}hand" class="ghost"/></g>'
        calm = f'<g opacity="var(--can,1)"><g opacity=".62">{mark}</g></g>'
        out.append(f'<g id="{name}">{hit}<circle r="{r}" class="may"/>{calm}{ghost}{_rings(DISC)}</g>')
        for total, side in product((*range(MOST_PAID + 1), FREE), range(box.SIDES)):
            tag = f'<use href="#y{total}" y="{num((TAG - FIELD) * (1 - 2 * side))}"/>'
            out.append(f'<g id="{name}{total}{"ul"[side]}"><use href="#{name}"/>{tag}</g>')
    out += [
        f'<circle id="k" r="{r}" class="hit"/>',
        f'<g id="yf">{_capsule("pay", "free")}</g>',
        f'<g id="r">{_rings(DISC + 1)}</g>',
        f'<g id="R"><circle r="{num(DISC + 2)}" class="ring0"/><circle r="{num(DISC + 2)}" class="ring1"/></g>',
        f'<g id="N"><circle r="{num(DISC + 1.5)}" class="last0"/><circle r="{num(DISC + 1.5)}" class="last1"/></g>',
        f'<g id="i">{_square(art, "n-mask", 14)}</g>',
        f'<g id="l">{_square(art, "n-seal", 22)}</g>',
        f'<g id="n">{_square(art, "n-none", 22)}</g>',
        f'<g id="j">{_square(art, "n-jewel", 26)}</g>',
        f'<g id="P"><use href="{art}#piles"/></g>',
        f'<g id="O">{_square(art, "n-money", 26)}</g>',
        f'<g id="C">{_square(art, "n-cardinal", 53)}</g>',
        f'<g id="h-"><use href="{art}#hatch"/></g>',
        f'<g id="H">{_square(art, "n-chevrons", 30)}</g>',
        *(f'<g id="p{k}">{rosette(0, 0, k, 13)}</g>' for k in range(box.PLACES)),
        *(_bonus(art, kind, amount) for kind, amount in _BONUSES),
        *(f'<g id="V{k}">{_row(k)}</g>' for k in range(box.FACTIONS)),
        _beam(),
        f'<g id="F"><use href="{art}#figures"/></g>',
        *(_verdict(side) for side in range(box.SIDES)),
        *(f'<g id="{name}"><use href="{art}#{symbol}"/></g>' for symbol, name in SIGNS.items()),
    ]
    return thin(f"<defs>{''.join(out)}</defs>")


SIGNS: Final = {
    symbol: f"t{number}"
    for number, symbol in enumerate(
        (
            *("n-prestige n-purse n-swords n-mask n-money n-jewel n-taken n-seal n-none n-bust n-red n-yellow".split()),
            *(f"arms-{faction}" for faction in range(box.FACTIONS)),
        )
    )
}
"""Short names of the symbols that stand beside the board again and again."""


def _square(art: str, what: str, size: float) -> str:
    half = num(size / 2)
    return f'<use href="{art}#{what}" x="-{half}" y="-{half}" width="{num(size)}" height="{num(size)}"/>'


def _form(art: str, k: int) -> list[str]:
    """All that is made of one form."""
    shape, scale = FORMS[k], AGENT / 100
    body = f'<use href="{art}#form-{k}" transform="scale({scale:g})"/>'
    y, wide = num(shape.digit * scale), shape.mask * scale * 1.2
    mask = f'<g transform="translate(0 {y})" class="f{k}">{_square(art, "n-mask", wide)}</g>'
    x, top = (num(length * scale) for length in shape.corner)
    badge = f'<g transform="translate({x} {top})" class="badge"><circle r="7.4"/>{_square(art, "n-mask", 12.4)}</g>'
    out = [f'<g id="a{k}">{body}{mask}</g>']
    for kind, value in enumerate(box.VALUES):
        low = " low" if value < 0 else ""
        face = f'<circle cy="{num(shape.digit * scale + 0.4)}" r="13.2" class="paper"/>'
        at = num(shape.digit * scale + 6.9 - 0.5 * (value < 0))
        out.append(f'<g id="u{k}{kind}">{body}{face}<text y="{at}" class="face{low}">{signed(value)}</text></g>')
        at = num(shape.digit * scale + 7)
        own = f'<text y="{at}" class="hid{low} f{k}">{signed(value)}</text>'
        out.append(f'<g id="o{k}{kind}">{body}{own}{badge}</g>')
    out.append(f'<path id="x{k}" d="{shape.outline}" transform="scale({scale:g})" class="away"/>')
    out.append(f'<g id="m{k}"><use href="{art}#pawn-{k}" transform="scale({MARKER / 100:g})"/></g>')
    out.append(f'<g id="c{k}"><use href="{art}#chip-{k}" transform="scale({CHIP / 100:g})"/></g>')
    chip = f'<use href="#c{k}" transform="scale(.72)"/>'
    out.append(f'<g id="d{k}"><circle r="7" class="base"/>{chip}</g>')
    return out


def _pawn(art: str, what: str) -> str:
    disc = '<circle cx="15" cy="13" r="8.5" class="paper"/>'
    return f'{_square(art, f"n-{what}", 53)}{disc}<text x="15" y="17.8" class="three">{box.PAWN_STRENGTH}</text>'


def _rings(r: float) -> str:
    """A dashed ring where one may act, a solid one under the pointer, corners for what is chosen or in focus."""
    ticks = "M19 19 25 25M-19 19-25 25M19-19 25-25M-19-19-25-25"
    return (
        f'<g opacity="var(--can,1)"><circle r="{num(r)}" class="ring0"/><circle r="{num(r)}" class="ring1 turns"/></g>'
        f'<g opacity="var(--hov,0)"><circle r="{num(r)}" class="ring0"/><circle r="{num(r)}" class="ring1"/></g>'
        f'<path d="{ticks}" class="tick" opacity="var(--foc,0)"/>'
    )


def _capsule(look: str, words: str, x: int = 0) -> str:
    body = f'<rect x="-24" y="-11" width="48" height="22" rx="11" class="{look}"/>'
    return f'{body}<text x="{x}" y="5.3" class="cost">{words}</text>'


def _pay(art: str, total: int) -> str:
    """What one pays now, surcharge included."""
    return f'{_capsule("pay", str(total), 9)}<g transform="translate(-12 0)">{_square(art, "n-money", 19)}</g>'


def _dear(art: str, total: int) -> str:
    """What one would have to pay and cannot: the coin is struck out."""
    coin = f'<g transform="translate(-12 0)" opacity=".5">{_square(art, "n-money", 19)}</g>'
    return f'{_capsule("dear", str(total), 9)}{coin}<path d="M-20 8-4-8" class="strike"/>'


def _balance(number: int, tilt: int) -> str:
    """A balance about 40 high; the Cardinal's pan is the left one."""
    arm = 17.0
    turned = f"rotate({-tilt} 0 -13)"
    fall = 0.3 * tilt
    pans = ""
    for side, sink, look in ((-1, fall, "pan0"), (1, -fall, "pan1")):
        x, y = side * (arm - abs(fall) * 0.06), -13 + sink
        pans += f'<path d="M{num(x)} {num(y)}l-7 13h14Z" class="rope"/>'
        pans += f'<path d="M{num(x - 8.5)} {num(y + 13)}h17c-1.500 6-15.500 6-17 0Z" class="{look}"/>'
    post = '<path d="M0-14V14M-9 15H9M-6 13H6" class="stem"/>'
    return (
        f'<g id="w{number}"><g transform="scale(.88)">{post}'
        f'<path d="M-{num(arm)}-13H{num(arm)}" class="stem" transform="{turned}"/>'
        f'<circle cy="-16" r="2.600" class="knob"/>{pans}</g></g>'
    )


BEAM_X: Final = 118.0
BEAM_LOW: Final = -6
BEAM_UNIT: Final = 9.6
BEAM_TOP: Final = 15


def beam_x(value: float) -> float:
    """Where a total lies on the scale of a beam."""
    return BEAM_X + (max(BEAM_LOW, min(BEAM_TOP, value)) - BEAM_LOW) * BEAM_UNIT


_BONUSES: Final = sorted(
    {
        (kind, amount)
        for kinds, amounts in zip(box.BONUS, box.AMOUNT, strict=True)
        for kind, amount in zip(kinds, amounts, strict=True)
        if kind != box.NO_BONUS
    }
)


def _bonus(art: str, kind: int, amount: int) -> str:
    """A part of a bonus as an icon."""
    return f'<g id="b{kind}-{amount}">{bonus_icon(0, 0, kind, amount, 40, art)}</g>'


TAB_STEP: Final = 14.5
"""From spot to spot on a tab."""


def _row(faction: int) -> str:
    """A sheet in small, with empty spots."""
    voids = "".join(f'<circle cx="{num(TAB_STEP * k)}" r="5.5"/>' for k in range(box.FIELDS))
    return f'<g class="void q{faction}"><rect x="-9" y="-10" width="76" height="20" rx="4" class="mat"/>{voids}</g>'


def _beam() -> str:
    lines = "".join(f"M{num(beam_x(value))} 6V{BEAM_HIGH - 6}" for value in (-5, 5, 10, 15))
    return (
        f'<g id="E"><rect width="{BOX_WIDE}" height="{BEAM_HIGH}" rx="7" class="slip"/>'
        f'<rect x="3.500" y="3.500" width="{BOX_WIDE - 7}" height="{BEAM_HIGH - 7}" rx="4" class="inset"/>'
        f'<path d="{lines}" class="mark5"/><path d="M{num(beam_x(0))} 5V{BEAM_HIGH - 5}" class="zero"/></g>'
    )


def _verdict(winner: int) -> str:
    """Over a box that is resolved: the winner in a gold frame, the loser without colour."""
    won, lost = SHEET_Y[winner], SHEET_Y[1 - winner]
    size = f'width="{BOX_WIDE}" height="{SHEET_HIGH}" rx="8"'
    return (
        f'<g id="W{winner}"><rect class="lost" y="{lost}" {size}/>'
        f'<rect class="ribbon" x="{num(BOX_WIDE / 2 - 104)}" y="{lost + 7}" width="208" height="27" rx="4"/>'
        f'<text class="beaten" x="{num(BOX_WIDE / 2)}" y="{lost + 26}">beaten: leaves the game</text>'
        f'<rect class="won0" y="{won}" {size}/><rect class="won1" y="{won}" {size}/></g>'
    )


def hand(view: View) -> str:
    """What is in hand, twice: as it would lie on a field that costs something, and on a free one."""
    if view.in_hand == box.NO_COLOUR or view.picked == box.NO_KIND or view.viewer == NOTHING:
        moved = _moved(view)
        return f"<g id=ghand>{moved}</g><g id=hhand>{moved}</g>"
    named = f"{form(view, view.in_hand)}{view.picked}"
    down = "u" if view.keeper[view.in_hand] == NOTHING else "o"
    return f"<g id=ghand><use href=#{down}{named} /></g><g id=hhand><use href=#u{named} /></g>"


def _moved(view: View) -> str:
    """A pawn that is being sent, or an agent that is being corrupted."""
    if view.viewer not in view.awaits:
        return ""
    if view.phase == box.SEND_QUEEN:
        return "<use href=#Q />"
    if view.phase == box.SEND_EMINENCE:
        return "<use href=#G />"
    return f"<use href=#{agent(view, view.origin)} />" if view.phase == box.CORRUPT_TO else ""
