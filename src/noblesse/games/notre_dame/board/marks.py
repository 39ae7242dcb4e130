"""What may be done on the board, and what has just been done: targets, walks, rings."""

from __future__ import annotations

from functools import lru_cache
from html import escape

from noblesse.core import Seat
from noblesse.core.drawing import Marks, Target

from .. import box
from ..view import View
from .pieces import CARRIAGE, SEALS
from .ring import num
from .rows import lay
from .site import Site, way

COLOURS = ("ivory", "black", "crimson", "indigo", "amber")


def alive(target: Target | None, more: str = "") -> str:
    """The attributes of a place where one may act."""
    if target is None:
        return ""
    words = ", ".join(filter(None, (target.label, target.gain, more)))
    confirm = f' data-confirm="{escape(target.confirm)}"' if target.confirm else ""
    return f' data-action={target.action}{confirm} aria-label="{escape(words)}"'


def markets(view: View, marks: Marks, where: Site) -> str:
    """Every market: where the carriage may stop, with the walk there, what forbids the letter; or too far."""
    driving = marks.seat is not None and any(place.startswith("market-") for place in marks.legal)
    out = []
    for market in range(view.boroughs * box.SPOTS):
        place = f"market-{market}"
        target = marks.legal.get(place)
        if target is not None and marks.seat is not None:
            out.append(_stop(where, market, target, view.carriage[marks.seat], marks.seat, _waits(view, where, market)))
        else:
            out.append(_calm(where, market, driving))
    return "".join(out)


@lru_cache(256)
def _calm(where: Site, market: int, far: bool) -> str:
    """A market where one cannot stop; when others drive it is as it is."""
    return f"<use id=market-{market} {_at(where, market)}{' class=far' if far else ''} />"


def _at(where: Site, market: int) -> str:
    offset, at = where.spot(market) // box.SPOTS, where.market(market)
    return f"href=#k{min(offset, where.boroughs - offset)} x={num(at.x)} y={num(at.y)}"


@lru_cache(512)
def _stop(where: Site, market: int, target: Target, start: int, seat: Seat, waits: str) -> str:
    """A market the carriage may drive to."""
    at = where.market(market)
    shown = f"<use id=market-{market} {_at(where, market)}{alive(target, waits)}>"
    if waits:
        lock = f"<use href=#p x={num(at.x)} y={num(at.y + at.r)} />"
        return f"{shown}<title>{escape(waits)}</title></use>{_walk(where, start, market, seat, target.gain)}{lock}"
    return f"{shown}</use>{_walk(where, start, market, seat, target.gain)}"


def _walk(where: Site, start: int, end: int, seat: Seat, gain: str) -> str:
    """The way along the streets, a ghost of the carriage at its end, and what it brings there."""
    if start == end:
        return "<g class=way></g>"
    at = where.market(end)
    line = where.plan.walk(tuple(map(where.spot, way(where.boroughs, start, end))))
    size = at.cart * 1.04 / CARRIAGE
    left, top = at.x - at.r * 0.85, at.y - at.r
    coach = f'<use href=#v{seat} transform="translate({num(left)} {num(top)})scale({size:.2f})"/>'
    words = f"<text x={num(min(max(at.x, 120), 856))} y={num(at.y + at.r + 22)}>{escape(gain)}</text>" if gain else ""
    return f'<g class=way><path id=y{end} d="{line}"/><use href=#y{end} />{coach}{words}</g>'


def _waits(view: View, where: Site, market: int) -> str:
    """Why the message there may not be taken yet, if so."""
    if view.message[market] == box.NO_MESSAGE or market in view.takeable or market >= view.boroughs * box.SPOTS:
        return ""
    mine, colour = view.letters[view.driver], market // box.SPOTS
    left = {spot // box.SPOTS for spot, kind in enumerate(view.message) if kind != box.NO_MESSAGE}
    short = [COLOURS[where.colour(other)] for other in sorted(left) if mine[other] < mine[colour]]
    named = " and ".join([", ".join(short[:-1]), short[-1]] if len(short) > 1 else short)
    return f"its letter waits: {COLOURS[where.colour(colour)]} only after {named}"


# ---- what was done, and what is asked about


def marked(view: View, marks: Marks, where: Site) -> str:
    """Dotted rings where the last turn acted, in the seat's colour; double rings where a hint or a question points."""
    out, seen = [], set()
    for seat, place in (*marks.last, *marks.now):
        for ring in _ring(view, where, _placed(seat, place), 4):
            if (seat, ring) not in seen:
                seen.add((seat, ring))
                out.append(f'<g class=s{seat}><path d="{ring}" class=last0 /><path d="{ring}" class=last1 /></g>')
    if marks.seat is not None and f"friend-{marks.seat}" in marks.legal:
        out.append(_friend(view, where, marks.seat, marks.legal[f"friend-{marks.seat}"]))
    for place in dict.fromkeys((marks.hint, marks.about)):
        seat = view.viewer if view.viewer >= 0 else 0
        for ring in _ring(view, where, _placed(seat, place), 6):
            out.append(f'<path d="{ring}" class=ring0 /><path d="{ring}" class=ring1 />')
    return "".join(out)


def _placed(seat: Seat, place: str) -> str:
    """A card stands for the sector of whoever plays it."""
    kind, *numbers = place.split("-")
    return f"sector-{seat}-{numbers[-1]}" if kind == "card" else place


def _ring(view: View, where: Site, place: str, gap: float) -> list[str]:
    """Outline of what lies at a place, as paths: none for what lies elsewhere."""
    kind, *rest = place.split("-")
    numbers = [int(number) for number in rest if number.isdigit()]
    if kind == "market":
        at = where.market(numbers[0])
        return [_oval(at.x, at.y, at.r + gap, at.r + gap)]
    if kind == "rat":
        here = where.borough(numbers[0])
        at_ = here.on_track(view.rat[numbers[0]])
        return [_oval(at_.x, at_.y, here.rat * 0.56, here.rat * 0.46)]
    if kind == "friend":
        return (
            [_row(view, where, numbers[0], view.friend[numbers[0]], gap)]
            if view.friend[numbers[0]] != box.ASIDE
            else []
        )
    if kind == "sector" and numbers[1] <= box.NOTRE_DAME:
        return [_row(view, where, numbers[0], numbers[1], gap)]
    return []


def _row(view: View, where: Site, seat: Seat, sector: int, gap: float) -> str:
    """Round the row of a sector, or the markers on the close."""
    here, markers = where.borough(seat), view.markers[seat][sector]
    if sector == box.NOTRE_DAME:
        row, seal, friend = where.plan.close.markers[here.offset], 0.0, False
    else:
        row, seal, friend = here.sectors[sector].row, SEALS[here.own], view.friend[seat] == sector
    laid = lay(seat, row, markers, friend, seal)
    high = max(row.piece * (1.1 if friend else 0.95), 2 * seal) / 2 + gap
    middle = row.y - row.piece * 0.4
    wide = (laid.right - laid.left) / 2 + gap + 2
    return _oval((laid.left + laid.right) / 2, middle, max(wide, high), high)


def _oval(x: float, y: float, wide: float, high: float) -> str:
    """A box with round ends."""
    flat, r = num(2 * (wide - high)) if wide > high else "0", num(min(high, wide))
    left, top = num(x - wide + min(high, wide)), num(y - min(high, wide))
    return f"M{left} {top}h{flat}a{r} {r} 0 0 1 0 {num(2 * min(high, wide))}h-{flat}a{r} {r} 0 0 1 0-{num(2 * min(high, wide))}Z"


def _friend(view: View, where: Site, seat: Seat, target: Target) -> str:
    """The trusted friend, where he may go along."""
    here, sector = where.borough(seat), view.friend[seat]
    row = here.sectors[sector].row
    laid = lay(seat, row, view.markers[seat][sector], True, SEALS[here.own])
    return f"<use id=friend-{seat} href=#b x={num(laid.friend)} y={num(row.y - row.piece * 0.45)}{alive(target)} />"
