"""The changing part of the board, in layers: each is one group of the drawing and is sent only when it has changed."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, wraps
from html import escape
from typing import TypeVar

from markupsafe import Markup

from noblesse.core.drawing import Marks, Target
from noblesse.core.svg import num, thin

from .. import box
from ..view import BACK, NOTHING, View
from . import chart
from .chart import AT_PLACE, HARBOURS, LAND, PLACES, REGIONS, TOWNS

_REMEMBERED = 4096
"""Drawings kept of each function: a few kilobytes each at most."""

Draw = TypeVar("Draw", bound=Callable[..., str])

_X = tuple(f"{space.x:.0f}" for space in LAND)
_Y = tuple(f"{space.y:.0f}" for space in LAND)


def layers(view: View, marks: Marks) -> dict[str, Markup]:
    """Inner text of every group, by its id, in drawing order.  They need the pieces that ``draw`` puts in its frame."""
    return {
        "b-fish": Markup(_fish(view.fish)),
        "b-land": Markup(_land(view, marks)),
        "b-roads": Markup(_roads(view.markers, view.seats)),
        "b-values": Markup(_values(view.towns)),
        "b-men": Markup(_men(view)),
        "b-tracks": Markup(_tracks(view)),
        "b-tiles": Markup(_tiles(view.dominance)),
        "b-stacks": Markup(_stacks(view.multi, view.bonus)),
        "b-marks": Markup(_marks(view, marks)),
    }


def _leaf(draw: Draw) -> Draw:
    """Draws each thing once, without needless quotes, and remembers what was asked for of late."""
    return lru_cache(_REMEMBERED)(wraps(draw)(lambda *args: thin(draw(*args))))  # type: ignore[return-value]  # it keeps the signature


@_leaf
def _fish(fish: tuple[int, ...]) -> str:
    pairs = zip(HARBOURS, fish, strict=True)
    return "".join(f'<use href="#f{left}" x="{num(at.x)}" y="{num(at.y)}"/>' for at, left in pairs)


@_leaf
def _values(towns: tuple[tuple[int, ...], ...]) -> str:
    return "".join(
        f'<use class="r-{town.region}" href="#v{takers.count(NOTHING)}" x="{num(town.x)}" y="{num(town.y)}"/>'
        for town, takers in zip(TOWNS, towns, strict=True)
    )


# ---- the land: one element a space, always the same ones in the same order


def _land(view: View, marks: Marks) -> str:
    legal, out = marks.legal, []
    fresh = {space for space in view.picked if view.tokens[space] != BACK}
    confirms = {target.confirm for target in legal.values()}
    shared = confirms.pop() if len(confirms) == 1 else ""
    for space, kind in enumerate(view.tokens):
        marked = view.markers[space] != NOTHING
        target, called = legal.get(PLACES[space]), False
        if target is None and 0 <= kind < BACK and not marked:
            target = legal.get(f"kind-{box.KIND_NAMES[kind]}")
            called = target is not None
        look = _look(kind, marked, space in fresh)
        if target is None:
            out.append(_calm(space, kind, look))
        else:
            out.append(_alive(space, kind, look, called, target, shared))
    text = "".join(out)
    return f'<g data-confirm="{escape(shared)}">{text}</g>' if shared else text


def _look(kind: int, marked: bool, fresh: bool) -> str:
    """Class names that say what lies there."""
    if kind in (NOTHING, BACK):
        return ""
    return f"{box.KIND_NAMES[kind]}{' gone' if marked else ''}{' new' if fresh else ''}"


@_leaf
def _calm(space: int, kind: int, look: str) -> str:
    seen = f' class="{look}"' if look else ""
    piece = "e" if kind == NOTHING else f"k{kind}"
    return f'<use id="{PLACES[space]}"{seen} href="#{piece}" x="{_X[space]}" y="{_Y[space]}"/>'


@_leaf
def _alive(space: int, kind: int, look: str, called: bool, target: Target, shared: str) -> str:
    """A space one may act on, alone or with all open tokens of its kind."""
    seen = f' class="{look}"' if look else ""
    label = target.label + (f", {target.gain}" if target.gain else "")
    piece = "g" if kind == NOTHING else f"k{kind}"
    place = f' data-place="kind-{box.KIND_NAMES[kind]}"' if called else ""
    confirm = f' data-confirm="{escape(target.confirm)}"' if target.confirm and not shared else ""
    return (
        f'<use id="{PLACES[space]}"{seen} href="#{piece}" x="{_X[space]}" y="{_Y[space]}"{place}'
        f' data-action="{target.action}"{confirm} aria-label="{escape(label)}"/>'
    )


# ---- markers and their roads


@_leaf
def _roads(markers: tuple[int, ...], seats: int) -> str:
    """Bars between adjacent markers of a seat and to the towns they join."""
    out = []
    for seat in range(seats):
        mine = {space for space, who in enumerate(markers) if who == seat}
        plain = won = ""
        while mine:
            group = _group(mine.pop(), mine)
            path = _bars(group)
            if len({town for space in group for town in box.TOWNS_BY[space]}) > 1:
                won += path
            plain += path
        if plain:
            core = f'<path class="road3" d="{won}"/>' if won else ""
            out.append(
                f'<g class="s{seat}"><g class="road0"><path id="r{seat}" d="{plain}"/></g>'
                f'<use class="road1" href="#r{seat}"/><use class="road2" href="#r{seat}"/>{core}</g>'
            )
    return "".join(out)


def _group(start: int, rest: set[int]) -> list[int]:
    """The connected spaces from here; takes them out of ``rest``."""
    group = [start]
    for space in group:
        for near in box.NEAR[space]:
            if near in rest:
                rest.discard(near)
                group.append(near)
    return group


def _bars(group: list[int]) -> str:
    if len(group) == 1:
        return ""
    out = []
    for space in sorted(group):
        at = LAND[space]
        out += [
            f"M{_X[space]} {_Y[space]}L{_X[near]} {_Y[near]}"
            for near in box.NEAR[space]
            if near > space and near in group
        ]
        for number in box.TOWNS_BY[space]:
            town = TOWNS[number]
            x, y = at.x + (town.x - at.x) * 0.52, at.y + (town.y - at.y) * 0.52
            out.append(f"M{_X[space]} {_Y[space]}L{x:.0f} {y:.0f}")
    return "".join(out)


def _men(view: View) -> str:
    return "".join(_man(space, who) for space, who in enumerate(view.markers) if who != NOTHING)


@_leaf
def _man(space: int, who: int) -> str:
    return f'<use id="m-{PLACES[space]}" href="#m{who}" x="{_X[space]}" y="{_Y[space]}"/>'


# ---- what lies beside the map


def _tracks(view: View) -> str:
    """Both tracks; who has just walked there is ringed until its markers stand."""
    news = view.to_stand + len(view.placed) if view.phase == box.STAND else 0
    coins = _track(chart.COIN_X, box.KING, view.kings, news if view.called == box.KING else 0, view.end)
    return coins + _track(chart.AXE_X, box.QUEEN, view.queens, news if view.called == box.QUEEN else 0, view.end)


@_leaf
def _track(x: int, kind: int, arrived: int, news: int, end: int) -> str:
    out = []
    for k in range(box.KING_TRACK if kind == box.KING else box.QUEEN_TRACK):
        y = chart.TRACK_Y + chart.TRACK_STEP * k
        if k + 1 == end:
            side = 1 if kind == box.KING else -1
            out.append(f'<circle cx="{x}" cy="{y}" r="18" class="goal{kind}"/>')
            out.append(f'<path d="M{x + side * 20} {y}l{side * 7}-12h{side * 33}v24h{-side * 33}Z" class="tag"/>')
            out.append(f'<text x="{x + side * 42}" y="{y + 5}" class="tag-n">end</text>')
        if k < arrived:
            out.append(f'<use href="#k{kind}" transform="translate({x} {y})scale(.68)"/>')
            if k >= arrived - news:
                out.append(f'<use href="#j" x="{x}" y="{y}"/>')
        else:
            out.append(f'<text x="{x}" y="{y + 5.5}" class="step{" dim" if k >= end else ""}">{k + 1}</text>')
    return "".join(out)


@_leaf
def _tiles(dominance: tuple[tuple[int, ...], ...]) -> str:
    """The dominance tiles; where one was taken stands who took it."""
    out = []
    for region, takers in zip(REGIONS, dominance, strict=True):
        x, y = chart.PLATES[region]
        out.append(f'<g class="r-{region}">')
        for k, (value, taker) in enumerate(zip(box.DOMINANCE, takers, strict=True)):
            at = f'x="{x - 20 + 40 * k}" y="{y}"'
            out.append(
                f'<use href="#d{value}" {at}/>'
                if taker == NOTHING
                else f'<use href="#h" {at}/><use href="#o{taker}" {at}/>'
            )
        out.append("</g>")
    return "".join(out)


@_leaf
def _stacks(multi: tuple[int, ...], bonus: tuple[int, ...]) -> str:
    left, right = chart.COMPASS, chart.AMULET
    return _stack(*left, 84, box.MULTI, multi.count(NOTHING)) + _stack(
        right[0], right[1] - 10, 102, box.BONUS, bonus.count(NOTHING)
    )


def _stack(x: int, y: int, below: int, values: tuple[int, ...], left: int) -> str:
    """A pile of tiles, its top value, and the values still to come on a tag."""
    edges = "".join(
        f'<rect x="{x - 21 + 2 * k}" y="{y - 21 + 2 * k}" width="42" height="42" rx="6" class="pile"/>'
        for k in range(min(5, left) - 1, -1, -1)
    )
    coming = values[len(values) - left :]
    top = f'<text x="{x}" y="{y + 8}" class="pile-n">{coming[0]}</text>' if left else ""
    width = 14 + 20 * (left - 1)
    if left < 2:
        return edges + top
    figures = "".join(
        f'<tspan x="{x - 10 * (left - 2) + 20 * k}">{value}</tspan>' for k, value in enumerate(coming[1:])
    )
    return (
        f"{edges}{top}"
        f'<rect x="{x - width / 2:.0f}" y="{y + below - 13}" width="{width}" height="26" rx="5" class="tag"/>'
        f'<text y="{y + below + 5}" class="tag-n">{figures}</text>'
    )


# ---- marks over everything


def _marks(view: View, marks: Marks) -> str:
    out = []
    acting = [AT_PLACE[place] for _, place in marks.now if place in AT_PLACE]
    chosen = [
        space for space in acting if space in view.placed or (space in view.picked and view.tokens[space] == BACK)
    ]
    for seat, space in dict.fromkeys((seat, AT_PLACE[place]) for seat, place in marks.last if place in AT_PLACE):
        if space not in acting:
            out.append(_last(seat, space, view.markers[space] == seat))
    fresh = [space for space in view.picked if view.tokens[space] != BACK and space not in chosen]
    out += [_at("n", space) for space in fresh]
    for number, space in enumerate(chosen, 1):
        out.append(_at("c", space) + (_at(f"b{number}", space) if number <= box.PICKS else ""))
    for place in (marks.hint, marks.about):
        out += [_at("a", space) for space in _spaces(view, place)]
        if place in _ELSEWHERE:
            out.append(f'<use href="#a" {_ELSEWHERE[place]}/>')
    return "".join(out)


_ELSEWHERE = {
    **{f"T-{town.region}": f'x="{num(town.x)}" y="{num(town.y)}"' for town in TOWNS},
    **{f"H-{REGIONS[box.HARBOUR_REGION[n]]}": f'x="{num(at.x)}" y="{num(at.y)}"' for n, at in enumerate(HARBOURS)},
}
"""Where towns and harbours lie."""


def _spaces(view: View, place: str) -> list[int]:
    """The land spaces a place id stands for: one, or all open tokens of a kind."""
    if place in AT_PLACE:
        return [AT_PLACE[place]]
    kind = place.removeprefix("kind-")
    if kind == place or kind not in box.KIND_NAMES:
        return []
    number = box.KIND_NAMES.index(kind)
    return [s for s, token in enumerate(view.tokens) if token == number and view.markers[s] == NOTHING]


@_leaf
def _at(piece: str, space: int) -> str:
    return f'<use href="#{piece}" x="{_X[space]}" y="{_Y[space]}"/>'


@_leaf
def _last(seat: int, space: int, stands: bool) -> str:
    """A dotted ring, and whose it is unless the seat's own marker says so."""
    at = f'x="{LAND[space].x - 24:.0f}" y="{LAND[space].y - 24:.0f}"'
    owner = "" if stands else f'<use href="#w" {at}/><use href="#o{seat}" {at}/>'
    return f'<g class="s{seat}">{_at("l", space)}{owner}</g>'
