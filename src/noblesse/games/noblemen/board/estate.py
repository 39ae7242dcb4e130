"""An estate as a landscape: footpath and wall, tiles, hedges, what has grown together, structures, men-at-arms."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from noblesse.core import Seat

from .. import box
from ..view import NOTHING, View
from .plan import CELL, close, corner, hub
from .wild import wild

Tiles = tuple[tuple[int, int], ...]
Built = tuple[tuple[int, int, int], ...]
Areas = tuple[tuple[int, int, int], ...]


def land(view: View, seat: Seat) -> str:
    """The estate of a seat, as it is drawn on the vellum; small drawings refer to it."""
    return _land(seat, view.tiles[seat], view.built[seat], view.areas[seat])


def cells_of(view: View, seat: Seat) -> tuple[int, ...]:
    """The cells of an estate."""
    return tuple(cell for cell, _ in view.tiles[seat])


def small(view: View, seat: Seat, says: str = "") -> str:
    """The estate in few strokes, in a frame close round it; what it is called, if it has to be told."""
    spoken = f'role="img" aria-label="{says}"' if says else 'aria-hidden="true"'
    shown = " ".join(map(str, close(cells_of(view, seat))))
    return f'<svg class="mini s{seat}" viewBox="{shown}" {spoken}><use href="#plot{seat}"/></svg>'


@lru_cache(128)
def _land(seat: Seat, tiles: Tiles, built: Built, areas: Areas) -> str:
    cells = tuple(cell for cell, _ in tiles)
    kinds, taken = dict(tiles), {cell for cell, _, _ in built}
    grown = _grown(areas)
    return "".join(
        (
            f"<g class=fine>{wild(cells)}</g>",
            _wall(seat, cells),
            "".join(_tile(seat, cell, kind, grown, taken) for cell, kind in sorted(tiles, key=_from_behind)),
            _hedges(kinds),
            "".join(f"<use href=#h{kind} {_at(hub(area))} />" for area, kind, _ in sorted(areas, key=_from_behind)),
            "".join(_structure(cell, what) for cell, what, _ in sorted(built, key=_from_behind)),
            "".join(_medal(seat, *area) for area in sorted(areas, key=_from_behind)),
        )
    )


def _from_behind(what: tuple[int, ...]) -> tuple[int, int]:
    """What lies further up is drawn first."""
    return -(what[0] // box.SIDE), what[0] % box.SIDE


def _at(spot: tuple[int, int]) -> str:
    return f"x={spot[0]} y={spot[1]}"


def outline(cells: tuple[int, ...]) -> str:
    """Cells as one path, a stretch of a row at a time."""
    out, ordered = [], sorted(cells)
    start = 0
    for k in range(1, len(ordered) + 1):
        if k == len(ordered) or ordered[k] != ordered[k - 1] + 1 or ordered[k] % box.SIDE == 0:
            x, y = corner(ordered[start])
            wide = CELL * (k - start)
            out.append(f"M{x} {y}h{wide}v{CELL}h-{wide}z")
            start = k
    return "".join(out)


def _wall(seat: Seat, cells: tuple[int, ...]) -> str:
    uses = "".join(f"<use href=#e{seat} class={look} />" for look in ("shade", "walk", "wall"))
    return f'<defs><path id=e{seat} d="{outline(cells)}"/></defs>{uses}'


# ---- tiles


_QUARTERS: Final = (3, 2, 0, 1)
"""By the step of a tile in its area (lower left and right, upper left and right): how often its quarter is turned."""


def _grown(areas: Areas) -> dict[int, int]:
    """By tile of an area: which part of it the tile draws.  Areas that share no tile come first: they stay whole."""
    part: dict[int, int] = {}
    split = []
    for area, _, _ in areas:
        parts = {area + step: number for number, step in enumerate(box.BLOCK)}
        if parts.keys().isdisjoint(part):
            part |= parts
        else:
            split.append(parts)
    for parts in split:
        part = parts | part
    return part


def _tile(seat: Seat, cell: int, kind: int, grown: dict[int, int], taken: set[int]) -> str:
    symbol = look(seat, cell, kind, grown.get(cell, NOTHING), cell in taken)
    return f"<use id=cell-{seat}-{cell} href=#{symbol} {_at(corner(cell))} />"


def look(seat: Seat, cell: int, kind: int, part: int = NOTHING, is_taken: bool = False) -> str:
    """The symbol of a tile: its variant comes from where it lies, so that a new drawing changes nothing."""
    variant = (seat * 7 + cell * 5 + cell // box.SIDE * 6 + cell // 3) % 4
    if kind == box.FIELD:
        return f"f{variant}" if part == NOTHING else f"F{(cell % box.SIDE + cell // box.SIDE) % 2}"
    if kind == box.WOOD:
        return f"w{variant}" if part == NOTHING else f"W{variant}"
    if kind == box.FOUNTAIN:
        return f"u{variant % 2}" if part == NOTHING else f"U{_QUARTERS[part]}"
    return f"{'M' if is_taken else 'm'}{variant}"


def _hedges(kinds: dict[int, int]) -> str:
    """A hedge between unlike tiles, a fine dash between like ones, so that they can be counted."""
    unlike: list[str] = []
    like: list[str] = []
    for cell, kind in kinds.items():
        x, y = corner(cell)
        for near, d in ((cell + 1, f"M{x + CELL} {y}v{CELL}"), (cell - box.SIDE, f"M{x} {y + CELL}h{CELL}")):
            if near in kinds:
                (like if kinds[near] == kind else unlike).append(d)
    hedge = "".join(unlike)
    out = f'<path class=like d="{"".join(like)}"/>' if like else ""
    return f'{out}<path class=hedge d="{hedge}"/><path class=leaves d="{hedge}"/>' if hedge else out


# ---- what stands on it


def _structure(cell: int, what: int) -> str:
    return f"<use href=#S{what} {_at(corner(cell))} />"


def _medal(seat: Seat, area: int, kind: int, man: int) -> str:
    """What an area has grown to; a man-at-arms stands to the right of it."""
    spot = hub(area)
    if man == NOTHING:
        return f"<use id=area-{seat}-{area} href=#o{kind} {_at(spot)} />"
    owner = man // box.MEN
    soldier = f"<use class=s{owner} href=#n{owner} x={spot[0] + 22} y={spot[1] + 34} />"
    return f"<g id=area-{seat}-{area}><use class=faint href=#o{kind} {_at(spot)} />{soldier}</g>"
