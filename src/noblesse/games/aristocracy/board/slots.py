"""What stands beside the map: chips of a seat, and the strip and tray of a phone."""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

from noblesse.core import Seat
from noblesse.core.drawing import Marks
from noblesse.core.svg import thin

from .. import box
from ..view import NOTHING, View
from .chart import REGIONS
from .sheet import GOODS, tile_points


def _icon(art: str, name: str) -> str:
    return f'<svg class="i s" aria-hidden="true"><use href="{art}#i-{name}"/></svg>'


@cache
def _chip(art: str, name: str, says: str, count: int) -> str:
    icon = f'<svg class="i s" role="img" aria-label="{says}"><use href="{art}#i-{name}"/></svg>'
    return thin(f'<span class="chip" title="{says}">{icon}{count}</span>')


def facts(view: View, seat: Seat, art: str = "") -> Markup:
    """Chips of a seat: its goods, the points of its tiles, and its markers."""
    goods = zip(GOODS, view.goods[seat], strict=True)
    chips = [_chip(art, name, name, count) for name, count in goods]
    chips.append(_chip(art, "tile", "points of tiles", tile_points(view, seat)))
    chips.append(_chip(art, "peg", "markers", sum(view.inside[seat])))
    return Markup("".join(chips))


def strip(view: View, art: str = "") -> Markup:
    """For a phone: both tracks, the compass and the amulet."""
    return Markup(_strip(art, view.kings, view.queens, view.end, view.multi.count(NOTHING), view.bonus.count(NOTHING)))


@cache
def _strip(art: str, kings: int, queens: int, end: int, multi: int, bonus: int) -> str:
    def track(name: str, icon: str, count: int) -> str:
        bars = '<i class="on"></i>' * min(count, end) + "<i></i>" * (end - count)
        said = f'<span class="chip">{_icon(art, icon)}{name} {count}/{end}</span>'
        return f'<li class="{icon}">{said}<span class="bars">{bars}</span></li>'

    def stack(name: str, values: tuple[int, ...], left: int) -> str:
        top = str(values[len(values) - left]) if left else "–"
        return f'<li><span class="chip">{name} {top}</span><span class="small">{left} left</span></li>'

    tracks = track("kings", "crown", kings) + track("queens", "axe", queens)
    return thin(
        f'<ol class="tracks">{tracks}{stack("Compass", box.MULTI, multi)}{stack("Amulet", box.BONUS, bonus)}</ol>'
    )


def tray(view: View, seat: Seat | None = None, marks: Marks | None = None, art: str = "") -> Markup:
    """For a phone: the regions, with a seat's markers, how many earn the next tile, and the tiles left.

    Without a seat it shows the player whose turn it is.  Nothing is chosen here, so there is nothing to mark.
    """
    inside = view.inside[view.player if seat is None else seat]
    return Markup(_tray(art, inside, view.dominance))


@cache
def _tray(art: str, inside: tuple[int, ...], dominance: tuple[tuple[Seat, ...], ...]) -> str:
    out = []
    for region, count, takers in zip(REGIONS, inside, dominance, strict=True):
        wanted = next((n for n in box.CLAIMS if n > count), 0)
        left = [str(value) for value, taker in zip(box.DOMINANCE, takers, strict=True) if taker == NOTHING]
        goal = f"/{wanted}" if wanted and left else ""
        emblem = f'<svg role="img" aria-label="{region}"><use href="{art}#e-{region}"/></svg>'
        out.append(f'<li class="r-{region}">{emblem}<b>{count}{goal}</b><span>{" ".join(left) or "–"}</span></li>')
    return thin(f'<ol class="lands" aria-label="Markers in each region, and tiles left">{"".join(out)}</ol>')
