"""The changing part of the board, in layers: each is one group of the drawing and is sent only when it has changed."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from typing import Final

from markupsafe import Markup

from noblesse.core import Seat
from noblesse.core.drawing import Marks
from noblesse.core.svg import alive, num

from .. import box
from ..journeys import Journeys
from ..view import View
from . import narrow
from .close import close
from .marks import marked, markets
from .pieces import CARRIAGE, LETTERS, scale
from .quay import quay, track
from .rows import drawn, ghost
from .site import Site, sites, way
from .sites import MARKETS

_REMEMBERED = 512
UNDER: Final = ("owners", "others-panes", "panes")
"""Layers that lie under streets and houses."""
_INNER: Final = box.SPOT_NAMES.index("IP")
_OUTER: Final = box.SPOT_NAMES.index("OP")


def layers(view: View, marks: Marks) -> dict[str, Markup]:
    """Inner text of every group, by its id, in drawing order: of the city, the own borough alone, the narrow city."""
    out: dict[str, Markup] = {}
    for where in sites(view):
        drawn = in_town(where, view, marks) if where.town else _of(where, view, marks)
        out |= {f"{where.mark}-{name}": Markup(inner) for name, inner in drawn.items()}
    return out


def in_town(where: Site, view: View, marks: Marks) -> dict[str, str]:
    """What a narrow screen shows of the whole city: markets lie on top, so that a veil covers what lies there."""
    crowd = tuple(view.carriage.count(market) for market in range(box.MARKETS))
    rows = {
        f"rows{seat}": narrow.strengths(where, seat, view.strength[seat], view.friend[seat]) for seat in where.seats
    }
    return {
        "owners": owners(where),
        "signs": signs(where),
        "own": narrow.letters(where, view),
        **rows,
        "letters": _letters(where, view.message, crowd),
        "carriages": _carriages(where, view.message, view.carriage, marks.past or ()),
        "markets": markets(view, marks, where),
        "marks": marked(view, marks, where),
    }


def _of(where: Site, view: View, marks: Marks) -> dict[str, str]:
    crowd = tuple(view.carriage.count(market) for market in range(box.MARKETS))
    out = {"owners": owners(where), "panes": _panes(view, marks, where)}
    if not where.alone:
        out["others-panes"] = _others(where, view.viewer)
    out["signs"] = ways_out(where) if where.alone else signs(where)
    out["close"] = close(view, marks, where)
    for seat in where.seats:
        out[f"quay{seat}"] = quay(where, seat, view.rat[seat], view.then[seat], view.hurt[seat])
        out[f"rows{seat}"] = _rows(view, marks, where, seat)
    there = {
        "letters": _letters(where, view.message, crowd),
        "carriages": _carriages(where, view.message, view.carriage, marks.past or ()),
    }
    stops = {"markets": markets(view, marks, where)}
    return out | (there | stops if where.alone else stops | there) | {"marks": marked(view, marks, where)}


@lru_cache(_REMEMBERED)
def owners(where: Site) -> str:
    """Whose a borough is: a band inside its edge, a plain one where nobody lives; and the quays to ask about."""
    out = []
    for borough in where.shown:
        here = where.plan.offsets[where.offset(borough)]
        if borough in where.homes:
            seat = where.colour(borough)
            out.append(f'<path d="{here.wash}" class="wash s{seat}"/>')
            out.append("" if where.town else f'<path data-place=quay-{seat} d="{track(here)}" class="track"/>')
        else:
            out.append(f'<path d="{here.wash}" class="wash bare"/>')
    return "".join(out)


@lru_cache(_REMEMBERED)
def signs(where: Site) -> str:
    """The owner's shape on the river; where nobody lives, the seal of the messages that lie there."""
    out = []
    for borough in where.shown:
        here, seat = where.plan.offsets[where.offset(borough)], where.colour(borough)
        (x, y), size = (here.place(0.5, 0.9), 0.9) if where.town else (here.shape, 0.62)
        if borough in where.homes:
            out.append(f'<use href=#m{seat} transform="translate({num(x)} {num(y + 20 * size)})scale({num(size)})"/>')
        else:
            out.append(f"<use class=s{seat} href=#e{seat} x={num(x)} y={num(y)} />")
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
    """The ground of the viewer's sectors: it takes the pointer and is lit where one may act."""
    return _grounds(where, view.viewer, marks) if view.viewer in where.seats else ""


@lru_cache(_REMEMBERED)
def _others(where: Site, viewer: Seat) -> str:
    """The ground of all other sectors, which can be asked about."""
    return "".join(_grounds(where, seat, Marks()) for seat in where.seats if seat != viewer)


def _grounds(where: Site, seat: Seat, marks: Marks) -> str:
    here, kind, out = where.borough(seat), "ff" if where.alone else "f", []
    for sector in range(box.SECTORS):
        place = f"sector-{seat}-{sector}"
        look = f" class=o{sector}" if here.own else ""
        able = alive(marks.legal.get(place), spoken=where.speaks)
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
        large = where.town or (where.wide and where.offset(market // box.SPOTS) == 0)
        size = max(0.9, wide / LETTERS[large])
        dx, dy = (17, -15) if large else (13, -9)
        letter, seal = f"<use href=#{'L' if large else 'l'}{kind}", f"<use href=#e{where.colour(market // box.SPOTS)}"
        if abs(size - 1) > 0.03:
            spot = f"translate({num(x)} {num(y)})scale({size:.2f})"
            out.append(f'<g transform="{spot}">{letter} />{seal} x={dx} y={dy} /></g>')
        else:
            out.append(f"{letter} x={num(x)} y={num(y)} />{seal} x={num(x + dx)} y={num(y + dy)} />")
    return "".join(out)


@lru_cache(_REMEMBERED)
def _carriages(where: Site, message: tuple[int, ...], carriages: tuple[int, ...], journeys: Journeys) -> str:
    """The carriages: beside a letter, and beside each other, so that everything stays readable."""
    out = []
    for seat, market in enumerate(carriages):
        if market not in where.markets:
            continue
        here = [other for other, spot in enumerate(carriages) if spot == market]
        at, letter = where.market(market), message[market] != box.NO_MESSAGE
        x, y, share = at.carriage(here.index(seat), len(here), letter)
        size = at.cart * 1.04 / CARRIAGE * share
        spot = f"translate({num(x)} {num(y)})scale({size:.2f})"
        came = _came(where, journeys[seat]) if journeys and journeys[seat][1] == market else ""
        out.append(f'<use {where.named(f"carriage-{seat}")} href=#v{seat} transform="{spot}"{came}/>')
    return "".join(out)


@lru_cache(_REMEMBERED)
def _came(where: Site, journey: tuple[int, int]) -> str:
    """The streets along which a carriage has come to where it stands now, which is their origin."""
    start, end = journey
    through = tuple(map(where.spot, way(where.boroughs, start, end)))
    if len(through) < 2 or max(through) >= len(where.plan.markets):
        return ""
    first, last = where.market(start), where.market(end)
    streets = "".join(where.plan.streets[street] for street in pairwise(through))
    return f' data-way="M{round(first.x - last.x)} {round(first.y - last.y)}{streets}"'
