"""The pieces a board is laid with, named once in the frame of the drawing: so each piece on it is one short line."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Final

from .. import box
from .plan import plan
from .ring import num

TALL: Final = 50.0
"""Height of a marker's box in the row's own measure."""
SPANS: Final = (30, 42, 44, 38, 44)
"""Breadth of each seat's shape with its rims, and of a friend, in the row's own measure."""
FRIEND: Final = 36
SEALS: Final = (10.5, 13.0)
"""Radius of the seal of a row, and of the own borough's."""
LETTERS: Final = (32.0, 48.0)
"""Breadth of a letter, small and large."""
CARRIAGE: Final = 52.0
RAT: Final = 60.0


@cache
def pieces(art: str, boroughs: int, wide: bool) -> str:
    """All pieces.

    m0 … markers standing on their foot, h0 … friends, v0 … carriages; n and d seal and dotted hole of a row, N and D
    those of the own borough; l1 … letters, L1 … the larger ones, e0 … wax seals; k0 … markets one may drive to,
    by how far their borough lies; r a rat, g where it runs to, x a skull, p a padlock.
    """
    out = []
    for seat in range(box.MOST_SEATS):
        shape = f'<use href="{art}#seat-{seat}" '
        out.append(f'<g id="m{seat}">{shape}x="-22" y="-45" width="44" height="50"/></g>')
        friend = f'<use href="{art}#n-friend" x="-20" y="-56" width="40" height="58"/>'
        out.append(f'<g id="h{seat}" class="s{seat}">{friend}</g>')
        coach = f'<use href="{art}#n-carriage" x="-26" y="-28" width="52" height="46"/>'
        out.append(f'<g id="v{seat}" class="s{seat}">{coach}{shape}x="-8.800" y="-22" width="17.600" height="20"/></g>')
        out.append(f'<g id="e{seat}"><circle r="9.500" class="wax"/>{shape}x="-7" y="-8" width="14" height="16"/></g>')
    out.append('<g id="N"><circle r="13" class="seal"/></g><g id="D"><circle r="11" class="hole"/></g>')
    out.append('<g id="n"><circle r="10.500" class="seal"/></g><g id="d"><circle r="8.500" class="hole"/></g>')
    out += [_letter(art, kind) for kind in range(1, box.KINDS + 1)]
    radii = [plan(boroughs, not wide).offsets[near].sizes.market for near in range(boroughs // 2 + 1)]
    out += [_target(f"k{near}", radius) for near, radius in enumerate(radii)]
    out.append(f'<g id="r"><use href="{art}#n-rat" x="-30" y="-15.500" width="60" height="31"/></g>')
    out.append(f'<g id="q"><use href="{art}#n-laurel" x="-20" y="-20" width="40" height="40"/></g>')
    out.append(
        f'<g id="b"><circle cy="-2" r="17" class="hit"/><g opacity="var(--can,0)">{_ring(17, " turns")}</g>'
        f'<g opacity="var(--hov,0)">{_ring(17)}</g></g>'
    )
    key = f"{boroughs}{'' if wide else 'e'}"
    for offset, sector in product(range(boroughs), range(box.SECTORS)):
        out.append(f'<g id="f{offset}{sector}"><use href="{art}#pane-{key}-{offset}-{sector}"/></g>')
    out.append(f'<g id="x"><use href="{art}#n-skull" x="-12" y="-12" width="24" height="24"/></g>')
    out.append(f'<g id="p"><use href="{art}#n-lock" x="-10" y="-10" width="20" height="20"/></g>')
    return f"<defs>{''.join(out)}</defs>"


def _ring(radius: float, kind: str = "") -> str:
    r = num(radius)
    return f'<circle r="{r}" class="ring0{kind}"/><circle r="{r}" class="ring1{kind}"/>'


def _letter(art: str, kind: int) -> str:
    """A folded letter with the number of its kind, small and large; the large one shows what it brings, too."""
    paper = f'<use href="{art}#n-letter" '
    brings = {
        box.GOLD_MESSAGE: f'<use href="{art}#n-coin" x="2" y="-4" width="18" height="18"/>',
        box.MARKER_MESSAGE: f'<use href="{art}#n-cube" x="3" y="-4" width="17" height="17"/>',
        box.RAT_MESSAGE: f'<use href="{art}#n-rat" x="0" y="0" width="22" height="12"/>',
    }.get(kind, "")
    return (
        f'<g id="l{kind}">{paper}x="-16" y="-12" width="32" height="24"/><text x="-5" y="9" class="fig">{kind}</text></g>'
        f'<g id="L{kind}">{paper}x="-24" y="-17.800" width="48" height="35.600"/>'
        f'<text x="-11" y="13" class="fig big">{kind}</text>{brings}</g>'
    )


def _target(name: str, r: float) -> str:
    """A market: it takes the pointer; veiled, ringed or with corners, as its state says."""
    far, near = num(r + 11), num(r + 2)
    corners = f'<path d="M{near} {far}H{far}V{near}M{far}-{near}V-{far}H{near}M-{near}-{far}H-{far}V-{near}M-{far} {near}V{far}H-{near}" class="tick"/>'
    return (
        f'<g id="{name}"><circle r="{num(r + 2)}" class="hit"/>'
        f'<circle r="{num(r + 1)}" class="veil" opacity="var(--veil,0)"/>'
        f'<g opacity="var(--can,0)">{_ring(r + 4.5, " turns")}</g>'
        f'<g opacity="var(--hov,0)">{_ring(r + 4.5)}</g><g opacity="var(--foc,0)">{corners}</g></g>'
    )
