"""What may be done on the board, and what has just been done: targets, walks, rings."""

from __future__ import annotations

from functools import lru_cache
from html import escape
from math import hypot

from noblesse.core import Seat
from noblesse.core.drawing import Marks, Target
from noblesse.core.svg import alive, num

from .. import box
from ..view import View
from .pieces import scale
from .plan import Market
from .rows import lay
from .site import Site, way


def beyond(view: View, marks: Marks) -> frozenset[int]:
    """Markets that are too far for the carriage, while the viewer drives."""
    if not any(place.startswith("market-") for place in marks.legal):
        return frozenset()
    every = range(view.boroughs * box.SPOTS)
    return frozenset(market for market in every if f"market-{market}" not in marks.legal)


def markets(view: View, marks: Marks, where: Site) -> str:
    """Every market: where the carriage may stop, with the walk there and what forbids the letter."""
    out = []
    for market in where.markets:
        target = marks.legal.get(f"market-{market}")
        if target is not None and marks.seat is not None:
            locked = view.message[market] != box.NO_MESSAGE and market not in view.takeable
            out.append(_stop(where, market, target, view.carriage[marks.seat], locked))
        else:
            out.append(_calm(where, market))
    return "".join(out)


@lru_cache(512)
def _calm(where: Site, market: int) -> str:
    """A market where one cannot stop."""
    return f"<use {where.named(f'market-{market}')} {_at(where, market)} />"


def _at(where: Site, market: int, piece: str = "k") -> str:
    offset, at = where.spot(market) // box.SPOTS, where.market(market)
    kind = f"{'' if where.mark == 'b' else where.mark}{piece}{min(offset, where.boroughs - offset)}"
    return f"href=#{kind} x={num(at.x)} y={num(at.y)}"


@lru_cache(512)
def _stop(where: Site, market: int, target: Target, start: int, locked: bool) -> str:
    """A market the carriage may drive to; a lock says that its message may not be taken, its words say why."""
    at = where.market(market)
    shown = f"<use {where.named(f'market-{market}')} {_at(where, market)}{alive(target, spoken=where.mark == 'b')} />"
    words = (target.gain or target.note).rpartition(": ")[2]
    if locked and "," in words:
        words = "other colours come first"
    wide = 'transform="scale(1.7)"' if where.mark != "b" else ""
    size = 1.7 if wide else 1
    lock = f"<use href=#p x={num(at.x / size)} y={num((at.y + at.r) / size)} {wide} />" if locked else ""
    return f"{shown}{_walk(where, start, market, words)}{lock}"


def _walk(where: Site, start: int, end: int, gain: str) -> str:
    """The way along the streets, and what it brings there."""
    through = tuple(map(where.spot, way(where.boroughs, start, end)))
    drawn = len(through) > 1 and max(through) < len(where.plan.markets)
    line = f"d={where.plan.walk(through).replace(' ', ',')} />" if drawn else ""
    if where.town:
        return f"<path class=walk {line}" if line else ""
    line = f"<path {line}" if line else ""
    words = f"<text {_beside(where, where.market(end))}>{escape(gain)}</text>" if gain else ""
    return f"<g class=walk>{line}{words}</g>"


def _beside(where: Site, at: Market) -> str:
    """Where words stand beside a market: above or below, where there is more room to the next."""
    left, top, width, height = where.plan.view
    x, gap = min(max(at.x, left + 0.14 * width), left + 0.86 * width), at.r + (34 if where.alone else 22)
    others = [other for other in where.plan.markets if other != at]

    def room(y: float) -> float:
        inside = 0.0 if top + 20 < y < top + height - 8 else 999.0
        return min((hypot((other.x - x) / 2, other.y - y) for other in others), default=0) - inside

    y = max(at.y + gap, at.y - gap + 8, key=room)
    return f"x={round(x)} y={round(y)}"


# ---- what was done, and what is asked about


def marked(view: View, marks: Marks, where: Site) -> str:
    """Dotted rings where the last turn acted, in the seat's colour; double ones where one asks; veils."""
    rings: dict[tuple[Seat, str], None] = {}
    for seat, place in (*marks.last, *marks.now):
        ring_of = int(place[4:]) if place.startswith("rat-") else seat
        rings |= dict.fromkeys((ring_of, ring) for ring in _ring(view, where, _placed(seat, place), 4))
    out = [
        f'<g class=s{seat}><path d="{ring}" class="last0"/><path d="{ring}" class="last1"/></g>' for seat, ring in rings
    ]
    if marks.seat in where.seats and not where.town and (target := marks.legal.get(f"friend-{marks.seat}")):
        out.append(_friend(view, where, marks.seat or 0, target))
    pointed = [_placed(view.viewer, place) for place in (marks.hint, marks.about)]
    asked = [ring for place in pointed for ring in _ring(view, where, place, 7)]
    out += [f'<path d="{ring}" class="ring0"/><path d="{ring}" class="ring1"/>' for ring in dict.fromkeys(asked)]
    far = beyond(view, marks) if where.mark == "b" else ()
    out += [f"<use {_at(where, market, 'u')} />" for market in where.markets if market in far]
    return "".join(out)


def _placed(seat: Seat, place: str) -> str:
    """A card stands for the sector of whoever plays it."""
    kind, *numbers = place.split("-")
    return f"sector-{seat}-{numbers[-1]}" if kind == "card" and seat >= 0 else place


def _ring(view: View, where: Site, place: str, gap: float) -> list[str]:
    """Outline of what lies at a place, as paths: none for what lies elsewhere."""
    kind, *rest = place.split("-")
    numbers = [int(number) for number in rest if number.isdigit()]
    if kind == "market" and numbers[0] in where.markets:
        at = where.market(numbers[0])
        return [_oval(at.x, at.y, at.r + gap, at.r + gap)]
    if where.town:
        return []
    if kind in ("rat", "friend", "sector") and numbers[0] in where.seats:
        return _at_home(view, where, kind, numbers, gap)
    if kind == "sector" and numbers[1] == box.NOTRE_DAME:
        return _row(view, where, numbers[0], box.NOTRE_DAME, gap)
    return []


def _at_home(view: View, where: Site, kind: str, numbers: list[int], gap: float) -> list[str]:
    """The same in a borough that is drawn."""
    seat = numbers[0]
    if kind == "rat":
        here = where.borough(seat)
        at = here.rat_on(view.rat[seat])
        return [_oval(at.x, at.y, here.rat * 0.58, here.rat * 0.4)]
    sector = view.friend[seat] if kind == "friend" else numbers[1]
    if kind == "friend" and sector == box.ASIDE:
        return []
    return _row(view, where, seat, sector, gap) if sector <= box.NOTRE_DAME else []


def _row(view: View, where: Site, seat: Seat, sector: int, gap: float) -> list[str]:
    """Round the row of a sector, or the markers on the close."""
    markers = view.markers[seat][sector]
    if sector == box.NOTRE_DAME:
        row, seal, friend = where.lot(seat), 0.0, False
    else:
        here = where.borough(seat)
        row, seal, friend = here.sectors[sector].row, scale(here).seal, view.friend[seat] == sector
    laid = lay(seat, row, markers, friend, seal)
    high = max(row.piece * (1.1 if friend else 0.95), 2 * seal) / 2 + gap
    wide = max((laid.right - laid.left) / 2 + gap + 2, high)
    return [_oval((laid.left + laid.right) / 2, row.y - row.piece * 0.4, wide, high)]


def _oval(x: float, y: float, wide: float, high: float) -> str:
    """A box with round ends."""
    flat, r, d = num(2 * (wide - high)), num(high), num(2 * high)
    return f"M{num(x - wide + high)} {num(y - high)}h{flat}a{r} {r} 0 0 1 0 {d}h-{flat}a{r} {r} 0 0 1 0-{d}Z"


def _friend(view: View, where: Site, seat: Seat, target: Target) -> str:
    """The trusted friend, where he may go along."""
    here, sector = where.borough(seat), view.friend[seat]
    row = here.sectors[sector].row
    laid = lay(seat, row, view.markers[seat][sector], True, scale(here).seal)
    spot = f"translate({num(laid.friend)} {num(row.y - row.piece * 0.48)})scale({row.piece / 40:.2f})"
    return f'<use {where.named(f"friend-{seat}")} href=#b transform="{spot}"{alive(target, spoken=where.speaks)} />'
