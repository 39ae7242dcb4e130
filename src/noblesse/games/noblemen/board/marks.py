"""What may be done on an estate, and what has just been done there."""

from __future__ import annotations

from functools import lru_cache

from noblesse.core import Seat
from noblesse.core.drawing import Marks, Target
from noblesse.core.svg import alive

from .. import box
from ..view import NOTHING, View
from .brings import Gain, brings, spoils
from .estate import cells_of, look, outline
from .plan import CELL, corner, hub


def number_of(place: str, kind: str, seat: Seat) -> int:
    """The number in a place like "cell-0-312" of this kind and seat, or -1."""
    start = f"{kind}-{seat}-"
    return int(place.removeprefix(start)) if place.startswith(start) else NOTHING


def held(view: View) -> str:
    """What is in hand, as it would lie under the pointer: a tile, a structure, or a man-at-arms."""
    if view.viewer == NOTHING or view.viewer not in view.awaits:
        return "<g id=hh></g>"
    if view.phase == box.CELL and view.held != box.NO_KIND:
        return f"<g id=hh><use href=#{look(view.viewer, box.HOME, view.held)} /></g>"
    if view.phase == box.SITE:
        return f"<g id=hh><use href=#M0 /><use href=#S{min(view.building, box.FOLLY)} /></g>"
    if view.phase == box.SYMBOL:
        return f"<g id=hh><use class=s{view.viewer} href=#n{view.viewer} x=22 y=34 /></g>"
    return "<g id=hh></g>"


def on_land(view: View, marks: Marks, seat: Seat) -> str:
    """Legal cells and areas, pegs, the latest news, what a hint names and what is asked about."""
    legal = [(place, target) for place, target in marks.legal.items() if place.split("-")[1:2] == [str(seat)]]
    cells = [(number_of(place, "cell", seat), place, target) for place, target in legal]
    asked = [cell for cell, _, _ in cells if cell >= 0]
    out = [_pegs(view, seat)]
    if view.phase == box.SITE and asked:
        rest = tuple(cell for cell in cells_of(view, seat) if cell not in asked)
        out.append(f'<path class=veil d="{outline(rest)}"/>' if rest else "")
    for cell, place, target in cells:
        if cell >= 0:
            out.append(_site(place, cell, target) if view.phase == box.SITE else _cell(view, seat, place, cell, target))
        elif (area := number_of(place, "area", seat)) >= 0:
            out.append(_area(view, seat, place, area, target))
    return "".join(out) + _news(view, marks, seat)


def _at(spot: tuple[int, int]) -> str:
    return f"x={spot[0]} y={spot[1]}"


def _pegs(view: View, seat: Seat) -> str:
    """Pegs and string round the cells that castles and palaces still wait for."""
    return _string(
        cells_of(view, seat), tuple(sorted({cell for _, _, _, missing in view.scores_now[seat] for cell in missing}))
    )


@lru_cache(64)
def _string(land: tuple[int, ...], lacking: tuple[int, ...]) -> str:
    """String along every side that is not the wall, once, and a peg at every corner."""
    sides, corners = set(), set()
    for cell in lacking:
        x, y = corner(cell)
        corners |= {(y, x), (y, x + CELL), (y + CELL, x), (y + CELL, x + CELL)}
        for near, side in ((cell + box.SIDE, (y, x, "h")), (cell - box.SIDE, (y + CELL, x, "h"))):
            if near not in land:
                sides.add(side)
        for near, side in ((cell - 1, (y, x, "v")), (cell + 1, (y, x + CELL, "v"))):
            if near not in land:
                sides.add(side)
    if not lacking:
        return ""
    string = "".join(f"M{x} {y}{way}{CELL}" for y, x, way in sorted(sides))
    pegs = "".join(f"<use href=#p x={x} y={y} />" for y, x in sorted(corners))
    return f'<g class=fine><path class=string d="{string}"/>{pegs}</g>'


def _cell(view: View, seat: Seat, place: str, cell: int, target: Target) -> str:
    """A cell where the tile in hand may go: a light card, on it what it brings beyond the usual."""
    spot = corner(cell)
    gain = brings(view, seat, cell)
    ghosts = "".join(f"<use class=ghost href=#g{view.held} {_at(hub(area))} />" for area in gain.areas)
    chips = _chips(view, gain, spot)
    base = "L" if not chips else "K"
    return f"<g data-place={place}{alive(target)}><use href=#{base} {_at(spot)} />{ghosts}{chips}</g>"


def _chips(view: View, gain: Gain, spot: tuple[int, int]) -> str:
    """What a tile brings there and nowhere else: tiles, money, the Queen, structures that it surrounds."""
    chips = []
    if gain.tiles:
        chips.append(("ct", f"+{gain.tiles}"))
    if gain.money:
        chips.append(("cc", f"+{gain.money}"))
    if gain.queen:
        chips.append(("cl" if view.locked else "cq", ""))
    if gain.points:
        chips.append((f"c{gain.structure}", f"+{gain.points}"))
    x, step = spot[0] + 50, 36
    top = spot[1] + 50 - step * (len(chips) - 1) / 2
    out = ""
    for k, (what, words) in enumerate(chips):
        text = f"<text x=14 y=9>{words}</text>" if words else ""
        out += f'<g class=boon transform="translate({x} {top + step * k:g})">{_big(what, text)}</g>'
    return out


def _big(what: str, text: str) -> str:
    """A chip, larger where cells are small."""
    return f"<g class=grows><use href=#{what} />{text}</g>"


def _site(place: str, cell: int, target: Target) -> str:
    """A cell where the structure in hand may stand."""
    return f"<g data-place={place}{alive(target)}><use href=#B {_at(corner(cell))} /></g>"


def _area(view: View, seat: Seat, place: str, area: int, target: Target) -> str:
    """An area to which a man-at-arms may go, and what he would take there."""
    kind = next(kind for corner_, kind, _ in view.areas[seat] if corner_ == area)
    what, words = spoils(view, seat, kind)
    text = f"<text x=14 y=9>{words}</text>" if words else ""
    x, y = hub(area)
    chip = f'<g class=boon transform="translate({x} {y - 46})">{_big(what, text)}</g>' if what else ""
    return f"<g data-place={place}{alive(target)}><use href=#A x={x} y={y} />{chip}</g>"


def _news(view: View, marks: Marks, seat: Seat) -> str:
    """Dotted rings on what the last turn and this one have laid here; numbers on tiles that may still be taken back."""
    out = []
    done = [(by, place) for by, place in dict.fromkeys((*marks.last, *marks.now))]
    cells = [(by, cell) for by, place in done if (cell := number_of(place, "cell", seat)) >= 0]
    fresh = [cell for by, cell in cells if by == seat][-view.placed :] if _grows(view, seat) else []
    for by, cell in cells:
        if cell in fresh:
            x, y = corner(cell)
            number = f"<g class=grows><use href=#O /><text y=7>{fresh.index(cell) + 1}</text></g>"
            number = f'<g transform="translate({x + 19} {y + 81})">{number}</g>'
            out.append(f"<g class=fresh><use href=#D {_at((x, y))} />{number}</g>")
        else:
            out.append(f"<use class=s{by} href=#N {_at(corner(cell))} />")
    laid = {cell for by, cell in cells if by == seat}
    for area, _, _ in view.areas[seat]:
        if not laid.isdisjoint(area + step for step in box.BLOCK):
            x, y = corner(area + box.SIDE)
            out.append(f"<rect id=new-{seat}-{area} class=glow x={x} y={y} width=200 height=200 rx=14 />")
    for by, place in done:
        if (area := number_of(place, "area", seat)) >= 0:
            out.append(f"<use class=s{by} href=#Q {_at(hub(area))} />")
    for place in dict.fromkeys((marks.hint, marks.about)):
        if (cell := number_of(place, "cell", seat)) >= 0:
            out.append(f"<use href=#R {_at(corner(cell))} />")
        if (area := number_of(place, "area", seat)) >= 0:
            out.append(f"<use href=#r {_at(hub(area))} />")
    return "".join(out)


def _grows(view: View, seat: Seat) -> bool:
    """Is this estate being expanded now, with tiles laid already?"""
    return seat == view.player and view.expanding > 0 and view.placed > 0
