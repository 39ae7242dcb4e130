"""The floor as SVG, and the chips of a seat."""

from __future__ import annotations

from markupsafe import Markup

from noblesse.core import Seat
from noblesse.core.drawing import Marks

from ..box import MASK_NAMES, TILES, WIDE
from ..view import NOTHING, View

SIDE = 72
LEFT, TOP = 98, 132


def draw(view: View, marks: Marks, art: str = "") -> Markup:
    """The whole board; its symbols stand in the page, so it needs no address of them."""
    groups = Markup("").join(
        Markup('<g id="{}" data-region>{}</g>').format(name, inner) for name, inner in layers(view, marks).items()
    )
    return Markup(
        '<svg class="masque" viewBox="0 0 1060 590" role="group" aria-label="The ballroom">'
        '<rect class="hall" width="1060" height="590"/><path class="gilt" d="M10 10H1050V580H10Z"/>{}</svg>'
    ).format(groups)


def layers(view: View, marks: Marks) -> dict[str, Markup]:
    """What lies on the board, in drawing order."""
    return {"b-floor": _floor(view, marks), "b-masks": _niches(view)}


def _floor(view: View, marks: Marks) -> Markup:
    last, now = dict(_places(marks.last)), dict(_places(marks.now))
    rows = (
        Markup("").join(_tile(view, marks, tile, last, now) for tile in range(first, first + WIDE))
        for first in range(0, TILES, WIDE)
    )
    tiles = Markup("").join(
        Markup("<g transform=translate({},{})>{}</g>").format(LEFT, TOP + SIDE * y, row) for y, row in enumerate(rows)
    )
    held = next((target.confirm for target in marks.legal.values() if target.confirm), "")
    return Markup('<g data-confirm="{}">{}</g>').format(held, tiles) if held else tiles


def _places(acted: tuple[tuple[Seat, str], ...]) -> list[tuple[str, Seat]]:
    return [(place, seat) for seat, place in acted]


def _tile(view: View, marks: Marks, tile: int, last: dict[str, Seat], now: dict[str, Seat]) -> Markup:
    place, owner = f"tile-{tile + 1}", view.floor[tile]
    shade = "ab"[(tile % WIDE + tile // WIDE) % 2]
    inner = Markup("<rect class={} />").format(shade)
    if owner != NOTHING:
        inner += Markup("<use href=#seat-{} x=15 y=11 width=42 height=48 />").format(owner)
    for acted, kind in ((last, "last"), (now, "now")):
        if place in acted:
            inner += Markup("<circle class={} cx=36 cy=36 r=32 />").format(kind)
    return _piece(marks, place, tile % WIDE * SIDE, inner, Markup("<circle class=aim />"))


def _piece(marks: Marks, place: str, x: int, inner: Markup, aim: Markup) -> Markup:
    """Something that lies at a place, and may be touched if that is legal now."""
    classes = [name for name, at in (("hint", marks.hint), ("about", marks.about)) if at == place]
    target, may = marks.legal.get(place), Markup("")
    if target:
        classes.append("legal")
        label = target.label + (f", {target.gain}" if target.gain else "")
        may = Markup(' data-action={} aria-label="{}"').format(target.action, label)
    if classes:
        inner += aim
        may += Markup(" class={}" if len(classes) == 1 else ' class="{}"').format(" ".join(classes))
    return Markup("<g data-place={} transform=translate({}){}>{}</g>").format(place, x, may, inner)


def _niches(view: View) -> Markup:
    return Markup("").join(_niche(view, seat) for seat in range(view.seats))


def _niche(view: View, seat: Seat) -> Markup:
    x = 530 - 125 * view.seats + 250 * seat
    kind = view.mask[seat]
    symbol = f"m-{MASK_NAMES[kind]}" if kind != NOTHING else "m-veil" if seat in view.answered else ""
    mask = Markup("<use href=#{} x=96 y=4 width=88 height=82 />").format(symbol) if symbol else ""
    crown = Markup('<path class=gilt d="M66 6H206V86H66Z"/>') if seat == view.dancer else ""
    return Markup(
        '<g transform=translate({},24)><path class=niche d="M66 90V40Q66 0 136 0T206 40V90Z"/>'
        "<use href=#seat-{} x=22 y=38 width=40 height=46 />{}{}</g>"
    ).format(x, seat, mask, crown)


def facts(view: View, seat: Seat) -> Markup:
    """Chips for the panel of a seat."""
    chips = [
        _chip("mask", "masks in hand", view.held[seat]),
        _chip("floor", "tiles", view.floor.count(seat)),
        _chip("pair", "pairs", view.pairs[seat]),
    ]
    known = [f"{n} {MASK_NAMES[kind]}" for kind, n in enumerate(view.seen[seat]) if n]
    if known:
        chips.append(Markup('<span class="chip">you saw {}</span>').format(", ".join(known)))
    if view.slipped and seat == view.dancer:
        chips.append(Markup('<span class="chip">slipped a mask</span>'))
    return Markup("").join(chips)


def _chip(symbol: str, title: str, number: int) -> Markup:
    return Markup(
        '<span class="chip" title="{}"><svg class="i s" aria-hidden="true"><use href="#i-{}"/></svg>{}</span>'
    ).format(title, symbol, number)


def strip(view: View) -> Markup:
    """The board shows all, on phones too."""
    return Markup("")
