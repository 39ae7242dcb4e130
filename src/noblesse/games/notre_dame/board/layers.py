"""The changing part of the board, in layers: each is one group of the drawing and is sent only when it has changed."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from markupsafe import Markup

from noblesse.core import Seat
from noblesse.core.drawing import Marks
from noblesse.core.svg import num

from .. import box
from ..view import View
from .close import close
from .marks import alive, marked, markets
from .pieces import CARRIAGE, LETTERS, scale
from .quay import quay, track
from .rows import drawn, ghost
from .site import Site, sites
from .sites import MARKETS

_REMEMBERED = 512
UNDER: Final = ("owners", "panes")
"""Layers that lie under streets and houses."""
_INNER: Final = box.SPOT_NAMES.index("IP")
_OUTER: Final = box.SPOT_NAMES.index("OP")


def layers(view: View, marks: Marks) -> dict[str, Markup]:
    """Inner text of every group, by its id, in drawing order: those of the city, then of the own borough alone."""
    out: dict[str, Markup] = {}
    for where in sites(view):
        out |= {
            f"{'f' if where.alone else 'b'}-{name}": Markup(inner) for name, inner in _of(where, view, marks).items()
        }
    return out


def _of(where: Site, view: View, marks: Marks) -> dict[str, str]:
    crowd = tuple(view.carriage.count(market) for market in range(box.MARKETS))
    out = {"owners": owners(where), "panes": _panes(view, marks, where)}
    out["signs"] = ways_out(where) if where.alone else signs(where)
    out["close"] = close(view, marks, where)
    for seat in where.seats:
        out[f"quay{seat}"] = quay(where, seat, view.rat[seat], view.then[seat], view.hurt[seat])
        out[f"rows{seat}"] = _rows(view, marks, where, seat)
    out["markets"] = markets(view, marks, where)
    out["letters"] = _letters(where, view.message, crowd)
    out["carriages"] = _carriages(where, view.message, view.carriage)
    out["marks"] = marked(view, marks, where)
    return out


@lru_cache(_REMEMBERED)
def owners(where: Site) -> str:
    """Whose a borough is: a band inside its edge, a plain one where nobody lives; and the quays to ask about."""
    out = []
    for borough in where.shown:
        here = where.plan.offsets[where.offset(borough)]
        if borough in where.homes:
            seat = where.colour(borough)
            out.append(f'<path d="{here.wash}" class="wash s{seat}"/>')
            out.append(f'<path data-place=quay-{seat} d="{track(here)}" class="track"/>')
        else:
            out.append(f'<path d="{here.wash}" class="wash bare"/>')
    return "".join(out)


@lru_cache(_REMEMBERED)
def signs(where: Site) -> str:
    """The owner's shape on the river; where nobody lives, the seal of the messages that lie there."""
    out = []
    for borough in where.shown:
        at, seat = where.plan.offsets[where.offset(borough)].shape, where.colour(borough)
        if borough in where.homes:
            out.append(f'<use href=#m{seat} transform="translate({num(at.x)} {num(at.y + 12)})scale(.62)"/>')
        else:
            out.append(f"<use class=s{seat} href=#e{seat} x={num(at.x)} y={num(at.y)} />")
    return "".join(out)


@lru_cache(_REMEMBERED)
def ways_out(where: Site) -> str:
    """Where the streets of a borough that stands alone lead: the seals of its neighbours."""
    out, here = [], where.plan.offsets[0]
    for step, u in ((1, 0.972), (-1, 0.028)):
        seat = where.colour((where.first + step) % where.boroughs)
        for spot in (_INNER, _OUTER):
            x, y = here.place(u, MARKETS[spot][1])
            out.append(f'<use href=#e{seat} transform="translate({num(x)} {num(y)})scale(1.8)"/>')
    return "".join(out)


def _panes(view: View, marks: Marks, where: Site) -> str:
    """The ground of each sector: it takes the pointer and is lit where one may act."""
    out, kind = [], "ff" if where.alone else "f"
    for seat in where.seats:
        here = where.borough(seat)
        for sector in range(box.SECTORS):
            place = f"sector-{seat}-{sector}"
            look = f" class=o{sector}" if here.own else ""
            able = alive(marks.legal.get(place))
            out.append(f"<use {where.named(place)}{look} href=#{kind}{here.offset}{sector}{able} />")
    return "".join(out)


def _rows(view: View, marks: Marks, where: Site, seat: Seat) -> str:
    """What stands in the sectors of a borough, and in the own one what a card would bring."""
    here, out = where.borough(seat), []
    for sector, ground in enumerate(here.sectors):
        friend, markers = view.friend[seat] == sector, view.markers[seat][sector]
        row = drawn(seat, ground.row, markers, friend, scale(here))
        comes = _coming(view, marks, seat, sector) if here.own else ""
        if comes:
            more = ghost(seat, ground.row, markers, friend, comes == "friend", scale(here))
            row = f"<g class=w{sector}>{row}</g><g class=g{sector}>{more}</g>"
        out.append(row)
    text = "".join(out)
    return f"<g class=own>{text}</g>" if here.own else text


def _coming(view: View, marks: Marks, seat: Seat, sector: int) -> str:
    """Which piece would come to this sector by what may be chosen now."""
    if seat != marks.seat:
        return ""
    if view.phase == box.PLAY and any(f"card-{slot}-{sector}" in marks.legal for slot in range(box.HAND)):
        return "marker" if view.ready[seat] else ""
    if f"sector-{seat}-{sector}" in marks.legal:
        return {box.BISHOP_TO: "marker", box.SEND_FRIEND: "friend"}.get(view.phase, "")
    return ""


@lru_cache(_REMEMBERED)
def _letters(where: Site, message: tuple[int, ...], crowd: tuple[int, ...]) -> str:
    out = []
    for market in where.markets:
        kind = message[market]
        if kind == box.NO_MESSAGE:
            continue
        x, y, wide = where.market(market).letter(crowd[market])
        large = where.wide and where.offset(market // box.SPOTS) == 0
        size = max(0.9, wide / LETTERS[large])
        seal = f"<use href=#e{where.colour(market // box.SPOTS)} x={17 if large else 13} y={-15 if large else -9} />"
        scaled = f"scale({size:.2f})" if abs(size - 1) > 0.02 else ""
        letter = f"<use href=#{'L' if large else 'l'}{kind} />"
        out.append(f'<g transform="translate({num(x)} {num(y)}){scaled}">{letter}{seal}</g>')
    return "".join(out)


@lru_cache(_REMEMBERED)
def _carriages(where: Site, message: tuple[int, ...], carriages: tuple[int, ...]) -> str:
    """The carriages: beside a letter, and beside each other, so that everything stays readable."""
    out = []
    for seat, market in enumerate(carriages):
        if market not in where.markets:
            continue
        here = [other for other, spot in enumerate(carriages) if spot == market]
        at, letter = where.market(market), message[market] != box.NO_MESSAGE
        dx, dy = _BESIDE[len(here), letter][here.index(seat)]
        size = at.cart * 1.04 / CARRIAGE * (0.85 if len(here) > 2 else 1)
        x, y = at.x + dx * max(at.r, 18), at.y - 2 + dy * max(at.r, 18)
        spot = f"translate({num(x)} {num(y)})scale({size:.2f})"
        out.append(f'<use {where.named(f"carriage-{seat}")} href=#v{seat} transform="{spot}"/>')
    return "".join(out)


_BESIDE: Final[dict[tuple[int, bool], list[tuple[float, float]]]] = {
    (1, False): [(0, 0)],
    (2, False): [(-0.6, 0), (0.6, 0)],
    (3, False): [(-0.6, -0.5), (0.6, -0.5), (0, 0.55)],
    (4, False): [(-0.6, -0.5), (0.6, -0.5), (-0.6, 0.55), (0.6, 0.55)],
    (5, False): [(-0.7, -0.6), (0.7, -0.6), (-0.7, 0.65), (0.7, 0.65), (0, 0)],
    (1, True): [(-0.85, -0.85)],
    (2, True): [(-0.95, -0.95), (-0.3, 1.5)],
    (3, True): [(-1.05, -0.95), (0.2, -1.3), (-0.3, 1.5)],
    (4, True): [(-1.05, -0.95), (0.2, -1.3), (-0.4, 1.5), (0.9, 1.5)],
    (5, True): [(-1.05, -0.95), (0.2, -1.3), (-0.4, 1.5), (0.9, 1.5), (-1.75, 0.15)],
}
"""By number of carriages, and whether a letter lies there: steps from the middle, in radii."""
