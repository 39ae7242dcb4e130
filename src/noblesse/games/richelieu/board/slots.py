"""What stands beside the board: chips of a seat, the strip of a phone, and the viewer's screen where it is narrow."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import Markup

from noblesse.core import Seat
from noblesse.core.drawing import Marks
from noblesse.core.phrases import some
from noblesse.core.svg import alive, thin

from .. import box
from ..naming import signed
from ..view import FROM_CARDINAL, FROM_FACTION, NOTHING, View
from .phrases import form, here, name, neutrals, standing
from .pieces import SIGNS

_SLOT = 43
"""Breadth of an agent on the shelf, in the measure of the pieces."""


def facts(view: View, seat: Seat, art: str = "") -> Markup:
    """Chips of a seat: prestige and actions, tracks, what is behind its screen, and sheets won."""
    neutral = next((colour for colour in range(view.seats, view.colours) if view.keeper[colour] == seat), NOTHING)
    chips = (
        _chip(art, "n-prestige", f"prestige: {standing(view, seat)}", str(view.prestige[seat])),
        _seals(art, _actions(view, seat), view.player == seat and not view.over),
        _chip(art, "n-purse", "income", str(view.income[seat])),
        _chip(art, "n-swords", "military", str(view.military[seat])),
        _agents(art, NOTHING, name(view, seat), view.behind[seat]),
        _agents(art, form(view, neutral), name(view, neutral), view.behind[neutral]) if neutral >= 0 else "",
        _chip(art, "n-money", "money", _number(view.money[seat])),
        _chip(art, "n-jewel", "jewels", _number(view.jewels[seat])),
        _sheets(view, seat, art),
    )
    return Markup(thin("".join(chips)))


def _number(owned: int | None) -> str:
    return "?" if owned is None else str(owned)


@lru_cache(512)
def _chip(art: str, symbol: str, says: str, count: str) -> str:
    hidden = f"{says}, hidden" if count == "?" else says
    return f'<span class="chip" title="{hidden}">{_icon(art, symbol, says.partition(":")[0])}{count}</span>'


def _icon(art: str, symbol: str, says: str = "") -> str:
    spoken = f'role="img" aria-label="{says}"' if says else ""
    address = f"#{SIGNS[symbol]}" if art else f"#{symbol}"
    return f'<svg class="sign" {spoken}><use href="{address}"/></svg>'


def _actions(view: View, seat: Seat) -> tuple[int, int]:
    """Actions taken and to come: of this turn, or what there would be if the seat's turn began now."""
    return (view.acted, view.actions) if seat == view.player and not view.over else (0, view.would[seat])


@lru_cache(64)
def _seals(art: str, actions: tuple[int, int], now: bool) -> str:
    """A seal for each action: pale when it is taken, a ring where there is none."""
    taken, left = actions
    missing = max(0, 2 - taken - left)
    seals = ["n-taken"] * taken + ["n-seal"] * left + ["n-none"] * missing
    says = (
        f"{taken} of {some(taken + left, 'action')} taken" if now else f"{some(left, 'action')} in its next turn so far"
    )
    return f'<span class="chip seals" title="{says}">{"".join(_icon(art, seal) for seal in seals)}</span>'


@lru_cache(256)
def _agents(art: str, shape: int, colour: str, count: int) -> str:
    """Agents behind a screen; neutral ones are told by their form."""
    says = f"{some(count, 'agent')} of {colour} behind the screen"
    drawn = ""
    if shape != NOTHING:
        drawn = f'<svg class="sign" viewBox="-9 -9 18 18"><use href="#c{shape}"/></svg>'
    mask = _icon(art, "n-mask", f"agents of {colour}")
    return f'<span class="chip" title="{says}">{drawn}{mask}{count}</span>'


def _sheets(view: View, seat: Seat, art: str) -> str:
    """Won sheets: their factions where the viewer may see them, else red and yellow backs."""
    faces = view.faces[seat]
    if faces is None:
        red, yellow = view.taken[seat]
        pairs = (("n-red", red, "Cardinal's"), ("n-yellow", yellow, "opposing"))
        return "".join(_won(art, symbol, count, f"{whose} {_plural(count)} won") for symbol, count, whose in pairs)
    factions = [box.FACTION[face] for face in faces]
    shown = ((number, factions.count(number)) for number in range(box.FACTIONS))
    return "".join(
        _won(art, f"arms-{number}", count, f"{box.FACTION_NAMES[number]} {_plural(count)} won")
        for number, count in shown
    )


def _plural(count: int) -> str:
    return "sheet" if count == 1 else "sheets"


@lru_cache(256)
def _won(art: str, symbol: str, count: int, says: str) -> str:
    if not count:
        return ""
    title = f"{count} {says}"
    return f'<span class="chip" title="{title}">{_icon(art, symbol, says)}{count}</span>'


# ---- the strip


def strip(view: View, art: str = "") -> Markup:
    """For a phone: where the Cardinal is, and each seat's prestige, actions and tracks."""
    if view.over:
        return Markup("")
    seats = tuple(
        (form(view, seat), view.prestige[seat], _actions(view, seat), view.income[seat], view.military[seat])
        for seat in range(view.seats)
    )
    return Markup(_strip(art, view.cardinal, view.resolved, seats, view.player))


@lru_cache(256)
def _strip(
    art: str, cardinal: int, resolved: int, seats: tuple[tuple[int, int, tuple[int, int], int, int], ...], player: Seat
) -> str:
    out = [
        f'<li title="the Cardinal, and intrigues resolved">{_icon(art, "n-bust", "the Cardinal")}<b>{cardinal}</b>'
        f"<small>{resolved}/{box.STACK}</small></li>"
    ]
    for seat, (shape, prestige, actions, income, military) in enumerate(seats):
        drawn = f'<svg class="sign"><use href="#seat-{shape}"/></svg>'
        now = ' class="now"' if seat == player else ""
        tracks = f"{_icon(art, 'n-purse')}{income} {_icon(art, 'n-swords')}{military}"
        seals = _seals(art, actions, seat == player)
        out.append(f"<li{now}>{drawn}<b>{prestige}</b>{seals}<small>{tracks}</small></li>")
    return thin(f'<ol class="pace">{"".join(out)}</ol>')


# ---- the tray


def tray(view: View, seat: Seat | None = None, marks: Marks | None = None, art: str = "") -> Markup:
    """The viewer's screen: agents by value, first those that are asked for, which are buttons; purse, and sheets won.

    A spectator sees the open neutral colour, if there is one.
    """
    marks = marks or Marks()
    if view.over:
        return Markup("")
    asked = here(view)
    own = [view.viewer, *neutrals(view)] if view.viewer != NOTHING else _open(view)
    asked_first = sorted(own, key=lambda colour: colour != asked)
    shelves = "".join(_shelf(view, marks, colour, "agent" if colour == asked else "other") for colour in asked_first)
    if not shelves:
        return Markup("")
    purse, cloth = "", ""
    if view.viewer != NOTHING:
        purse, cloth = _purse(view, art), f" s{view.viewer}"
    says = "Behind your screen" if view.viewer != NOTHING else "Neutral agents, open to all"
    head = f'<p class="head"><b>{says}</b>{purse}</p>'
    return Markup(
        thin(f'<section class="behind{cloth}" aria-label="{says}">{head}{shelves}{_sheets_won(view, art)}</section>')
    )


def _open(view: View) -> list[int]:
    """Colours that everybody sees."""
    return [colour for colour in range(view.colours) if view.keeps[colour]]


def _purse(view: View, art: str) -> str:
    money, jewels = view.money[view.viewer], view.jewels[view.viewer]
    return (
        f'<span class="chip" data-place="purse">{_icon(art, "n-money", "money")}{money}'
        f"{_icon(art, 'n-jewel', 'jewels')}{jewels}</span>"
    )


def _shelf(view: View, marks: Marks, colour: int, word: str) -> str:
    """All agents of a colour in order of value, a group a value: those that are there, then outlines of the others."""
    counts = view.screen[colour] or (0,) * box.KINDS
    issued = box.AGENTS if colour < view.seats else box.NEUTRAL_AGENTS
    held = view.picked if view.in_hand == colour else box.NO_KIND
    out = []
    for kind, number in enumerate(issued):
        if number:
            place = f"{word}-{kind}"
            target = marks.legal.get(place)
            classes = "kind" + " held" * (kind == held) + " hint" * (place in (marks.hint, marks.about))
            inner = _group(form(view, colour), kind, counts[kind], number)
            says = f"{some(counts[kind], 'agent')} of value {signed(box.VALUES[kind])}, {number - counts[kind]} away"
            tag, more = ("button", f' type="button"{alive(target)}') if target else ("div", f' title="{says}"')
            shown = f'<{tag} class="{classes}" data-place="{place}"{more}>{inner}</{tag}>'
            out.append(f'<li class="w{number}">{shown}</li>')
    return f'<ol class="{"neutral" if colour >= view.seats else "own"}">{"".join(out)}</ol>'


@lru_cache(256)
def _group(shape: int, kind: int, there: int, issued: int) -> str:
    """The agents of one value, side by side."""
    pieces = "".join(
        f'<use href="#{"u" if k < there else "x"}{shape}{kind if k < there else ""}" x="{_SLOT * k}"/>'
        for k in range(issued)
    )
    away = "".join(f'<text x="{_SLOT * k}" y="9">{signed(box.VALUES[kind])}</text>' for k in range(there, issued))
    half = _SLOT // 2
    return f'<svg viewBox="-{half} -26 {_SLOT * issued} 52" aria-hidden="true">{pieces}{away}</svg>'


def _sheets_won(view: View, art: str) -> str:
    """What the viewer's sheets are worth so far."""
    if view.viewer == NOTHING:
        return ""
    faces, points = view.faces[view.viewer] or (), view.points[view.viewer] or ()
    factions = [box.FACTION[face] for face in faces]
    chips = []
    for number in range(box.FACTIONS):
        if count := factions.count(number):
            worth = points[FROM_FACTION + number] if number else points[FROM_CARDINAL]
            whose = box.FACTION_NAMES[number]
            chips.append(f'<span class="chip">{_icon(art, f"arms-{number}", whose)}{count} worth {worth}</span>')
    said = "".join(chips) or "none yet"
    return f'<p class="head" data-place="won"><b>Sheets won</b>{said}</p>'
