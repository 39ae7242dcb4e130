"""The pieces a board is laid with, named once in the frame of the drawing: so each piece on it is one short line."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Final, NamedTuple

from noblesse.core import Seat
from noblesse.core.svg import num, thin

from .. import box
from .plan import Borough, Plan
from .ring import Town

TALL: Final = 50.0
"""Height of a marker's box in a row's own measure."""
SPANS: Final = (30, 42, 44, 38, 44)
"""Breadth of each seat's shape with its rims, in a row's own measure."""
FRIEND: Final = 36
"""That of a friend."""
LETTERS: Final = (32.0, 48.0)
"""Breadth of a letter, small and large."""
CARRIAGE: Final = 52.0
RAT: Final = 60.0
OFTEN: Final = {
    "n-rat": ("R", (-64, -42, 126, 64)),
    "n-coin": ("C", (-50, -50, 100, 100)),
    "n-skull": ("K", (-50, -50, 100, 100)),
    "n-letter": ("M", (-50, -37, 100, 74)),
}
"""Symbols of the slots beside the board, their short names on its page, and their boxes."""


class Scale(NamedTuple):
    """How large seals are in a borough."""

    seal: float
    """Radius of a seal."""
    full: str
    """Name of the piece: the seal of a sector."""
    empty: str
    """The dotted hole of an empty one."""
    drop: float
    """From its middle to the foot of the figure."""


SMALL: Final = Scale(10.5, "n", "d", 5.6)
OWN: Final = Scale(13.0, "N", "D", 7)
ALONE: Final = Scale(21.0, "S", "H", 10.5)


def scale(here: Borough) -> Scale:
    """That of a borough: other people's, the own one on the ring, or it alone."""
    if here.city.boroughs == 1:
        return ALONE
    return OWN if here.own else SMALL


@cache
def pieces(art: str) -> str:
    """Pieces of every board.

    m0 … markers standing on their foot, h0 … friends, v0 … carriages, e0 … wax seals, y0 … card backs;
    n, N, S seals and d, D, H holes; l1 … letters, L1 … the larger ones; r a rat, x a skull, p a padlock,
    q a laurel, b a ring round a friend.
    """
    out = []
    for seat in range(box.MOST_SEATS):
        shape = f'<use href="{art}#seat-{seat}" '
        out += [
            f'<g id="m{seat}">{shape}x="-22" y="-45" width="44" height="50"/></g>',
            f'<g id="h{seat}" class="s{seat}"><use href="{art}#n-friend" x="-20" y="-56" width="40" height="58"/></g>',
            f'<g id="v{seat}" class="s{seat}"><use href="{art}#n-carriage" x="-26" y="-28" width="52" height="46"/>'
            f'{shape}x="-8.8" y="-22" width="17.6" height="20"/></g>',
            f'<g id="e{seat}"><circle r="9.5" class="wax"/>{shape}x="-7" y="-8" width="14" height="16"/></g>',
            f'<symbol id="y{seat}" class="s{seat}" viewBox="-35 -49 70 98"><use href="{art}#n-back" x="-35" y="-49" '
            f'width="70" height="98"/>{shape}x="-26" y="-29" width="52" height="58"/></symbol>',
        ]
    for seal, full, empty, _ in (SMALL, OWN, ALONE):
        out.append(f'<circle id="{full}" r="{num(seal)}" class="seal"/>')
        out.append(f'<circle id="{empty}" r="{num(seal * 0.82)}" class="hole"/>')
    for symbol, (name, (x, y, wide, high)) in OFTEN.items():
        use = f'<use href="{art}#{symbol}" x="{x}" y="{y}" width="{wide}" height="{high}"/>'
        out.append(f'<symbol id="{name}" viewBox="{x} {y} {wide} {high}" overflow="visible">{use}</symbol>')
    out += [_letter(art, kind) for kind in range(1, box.KINDS + 1)]
    out += [
        f'<g id="r"><use href="{art}#n-rat" x="-30" y="-15.5" width="60" height="31"/></g>',
        _square(art, "x", "skull", 12),
        _square(art, "p", "lock", 10),
        _square(art, "q", "laurel", 20),
        f'<g id="b"><circle r="22" class="hit"/>{_states(22)}</g>',
    ]
    return thin(f"<defs>{''.join(out)}</defs>")


def _square(art: str, name: str, what: str, half: int) -> str:
    box_ = f'x="-{half}" y="-{half}" width="{2 * half}" height="{2 * half}"'
    return f'<g id="{name}"><use href="{art}#n-{what}" {box_}/></g>'


def _letter(art: str, kind: int) -> str:
    """A folded letter with the number of its kind, small and large; the large one shows what it brings, too."""
    paper = f'<use href="{art}#n-letter" '
    brings = {
        box.GOLD_MESSAGE: f'<use href="{art}#n-coin" x="2" y="-4" width="18" height="18"/>',
        box.MARKER_MESSAGE: f'<use href="{art}#n-cube" x="3" y="-4" width="17" height="17"/>',
        box.RAT_MESSAGE: f'<use href="{art}#n-rat" x="0" y="0" width="22" height="12"/>',
    }.get(kind, "")
    figure = f'<text x="-5" y="9" class="fig">{kind}</text>'
    return (
        f'<g id="l{kind}">{paper}x="-16" y="-12" width="32" height="24"/>{figure}</g>'
        f'<g id="L{kind}">{paper}x="-24" y="-17.8" width="48" height="35.6"/>'
        f'<text x="-11" y="13" class="fig big">{kind}</text>{brings}</g>'
    )


@cache
def grounds(art: str, plan: Plan, seat: Seat, kind: str) -> str:
    """What takes the pointer: f… the sectors by offset and number, k… the markets by how far their borough lies.

    A market one points at shows a ghost of the seat's carriage.  In the whole city u… veils it; in drawings for narrow
    screens it lies on top and has its own veil, so that a push need not name those that are too far.
    """
    count, out = len(plan.offsets), []
    for offset, sector in product(range(0 if isinstance(plan.city, Town) else count), range(box.SECTORS)):
        pane = f'<use href="{art}#pane-{plan.name}-{offset}-{sector}"/>'
        out.append(f'<g id="{kind}f{offset}{sector}">{pane}</g>')
    for near in range(count // 2 + 1):
        market = plan.offsets[near].markets[0]
        r, size = market.r, market.cart * 1.04 / CARRIAGE
        hit = f'<circle r="{num(r + 2)}" class="hit"/>'
        spot = f"translate({num(-0.85 * r)} {num(-r)})scale({size:.2f})"
        coach = f'<g class="coming" opacity="var(--hov,0)"><use href="#v{seat}" transform="{spot}"/></g>'
        veil = f'<circle r="{num(r + 3)}" class="far"/>' if kind else ""
        out.append(f'<g id="{kind}k{near}">{veil}{hit}{_states(r + 4.5)}{coach}</g>')
        if not kind:
            out.append(f'<circle id="u{near}" r="{num(r + 1)}" class="veil"/>')
    return thin(f"<defs>{''.join(out)}</defs>")


def _states(r: float) -> str:
    """A dashed ring where one may act, a solid one under the pointer, corners for what is chosen or in focus."""
    a, b = num(r - 2), num(r + 7)
    corners = (
        f"M{a} {b}H{b}V{a}M{b}-{a}V-{b}H{a}M-{a}-{b}H-{b}V-{a}M-{b} {a}V{b}H-{a}"  # lower right, then counter-clockwise
    )
    return (
        f'<g opacity="var(--can,0)">{_ring(r, " turns")}</g><g opacity="var(--hov,0)">{_ring(r)}</g>'
        f'<path d="{corners}" class="tick" opacity="var(--foc,0)"/>'
    )


def _ring(radius: float, kind: str = "") -> str:
    r = num(radius)
    return f'<circle r="{r}" class="ring0{kind}"/><circle r="{r}" class="ring1{kind}"/>'
