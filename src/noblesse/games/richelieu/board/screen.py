"""Behind the viewer's own screen: all agents have a place on the shelf, present or away; purse, jewels, sheets won."""

from __future__ import annotations

from noblesse.core.drawing import Marks
from noblesse.core.svg import alive, num

from .. import box
from ..naming import signed
from ..view import NOTHING, View
from .beam import ROMAN
from .phrases import form, here, neutrals

_LEFT = 12.0
_SLOT = 36.5
_GAP = 6.0
_PURSE_X = 420.0
_WON_X = 491.0


def screen(view: View, marks: Marks) -> str:
    """The own screen; for a spectator, what is open of everybody's."""
    if view.viewer == NOTHING:
        return _everybody(view)
    rows = [view.viewer, *neutrals(view)]
    words = "Behind your screen" if len(rows) == 1 else "Behind your screen: your agents, and neutral ones"
    out = [f"<text class=title x=14 y={25 if len(rows) == 1 else 21}>{words}</text>"]
    for number, colour in enumerate(rows):
        y, size = (85.0, 0.84) if len(rows) == 1 else ((46.0, 0.72), (106.0, 0.72))[number]
        out.append(_shelf(view, marks, colour, y, size))
    return "".join(out) + _purse(view) + _won(view)


def _shelf(view: View, marks: Marks, colour: int, y: float, size: float) -> str:
    """One colour in order of value, a group a value: the agents that are there, then those that are away."""
    word = "agent" if here(view) == colour else "other"
    shelf = y + 24 * size + 1
    out = [f"<rect class=shelf x=8 y={num(shelf)} width=392 height=6 rx=2 />"]
    x = _LEFT
    issued = box.AGENTS if colour < view.seats else box.NEUTRAL_AGENTS
    for kind, count in enumerate(issued):
        if count == 0:
            continue
        place = f"{word}-{kind}"
        target = marks.legal.get(place)
        there = (view.screen[colour] or (0,) * box.KINDS)[kind]
        wide = _SLOT * count
        inside = f"<rect class=hit x={num(x)} y={num(y - 28 * size)} width={num(wide)} height={num(52 * size)} rx=6 />"
        inside += _agents(view, colour, kind, there, count, x, y, size)
        look = '"kind asked"' if place in (marks.hint, marks.about) else "kind"
        out.append(f"<g id={place}{alive(target)}><g class={look}>{inside}</g></g>")
        x += wide + _GAP
    return "".join(out)


def _agents(view: View, colour: int, kind: int, there: int, count: int, x: float, y: float, size: float) -> str:
    """Pieces lie in a measure of their own, so that each is short; words keep theirs."""
    shape, away = form(view, colour), _away(view, colour, kind, count - there)
    last = there - 1 if view.in_hand == colour and view.picked == kind else NOTHING
    step, out = _SLOT / size, []
    if last != NOTHING:
        tile = f"x={num(x + _SLOT * (last + 0.5) - 18)} y={num(y - 31 * size)} width=36 height={num(55 * size)}"
        out.append(f"<rect class=lifted {tile} rx=6 />")
    pieces = [f"<use href=#u{shape}{kind} x={num(step * k)}{' y=-6' if k == last else ''} />" for k in range(there)]
    pieces += [f"<use href=#x{shape} x={num(step * (there + k))} />" for k in range(len(away))]
    out.append(f'<g transform="translate({num(x + _SLOT / 2)} {num(y)})scale({size})">{"".join(pieces)}</g>')
    below = y + 24 * size + (19 if size > 0.8 else 17)
    for k, where in enumerate(away):
        middle = x + _SLOT * (there + k + 0.5)
        out.append(f"<text class=off x={num(middle)} y={num(y + 9)}>{signed(box.VALUES[kind])}</text>")
        out.append(f"<text class=place x={num(middle)} y={num(below)}>{where}</text>")
    return "".join(out)


def _away(view: View, colour: int, kind: int, count: int) -> list[str]:
    """Where the agents of a kind are that are not behind the screen."""
    found = [
        ROMAN[spot // box.BOX]
        for spot in range(box.SPOTS)
        if view.who[spot] == colour and view.value[spot] == box.VALUES[kind]
    ]
    return (found + ["city"] * view.city[colour][kind])[:count]


def _purse(view: View) -> str:
    money, jewels = view.money[view.viewer], view.jewels[view.viewer]
    out = ["<rect class=hit data-place=purse x=408 y=8 width=52 height=138 />"]
    out.append(f"<text class=title x={num(_PURSE_X - 4)} y=25>Purse</text>")
    for y, piece, count in ((62, "O", money), (104, "j", jewels)):
        out.append(f'<use href=#{piece} transform="translate({num(_PURSE_X)} {y})scale(.95)"/>')
        out.append(f"<text class=sums x={num(_PURSE_X + 15)} y={y + 8}>{count}</text>")
    return "".join(out)


def _won(view: View) -> str:
    """Sheets won, by faction."""
    faces = view.faces[view.viewer] or ()
    counts = {faction: sum(box.FACTION[face] == faction for face in faces) for faction in range(box.FACTIONS)}
    out = ["<rect class=hit data-place=won x=464 y=8 width=54 height=138 />"]
    out.append(f"<text class=title x={num(_WON_X - 14)} y=25>Won</text>")
    shown = [(faction, count) for faction, count in counts.items() if count]
    if not shown:
        out.append(
            f"<text class=place x={num(_WON_X)} y=66>nothing</text><text class=place x={num(_WON_X)} y=81>yet</text>"
        )
    for k, (faction, count) in enumerate(shown):
        y = 44 + 21.5 * k
        out.append(f"<use href=#e{faction} x={num(_WON_X - 12)} y={num(y)} />")
        out.append(f"<text class=sums x={num(_WON_X + 3)} y={num(y + 7)}>{count}</text>")
    return "".join(out)


def _everybody(view: View) -> str:
    """For a spectator: how many agents are behind each screen."""
    out = ["<text class=title x=14 y=25>Behind the screens</text>"]
    for colour in range(view.colours):
        y = 50 + 27 * colour
        shape = form(view, colour)
        out.append(f"<use href=#c{shape} x=26 y={y} />")
        row = view.screen[colour]
        faces = [f"u{shape}{kind}" for kind, count in enumerate(row or ()) for _ in range(count)]
        pieces = faces or [f"a{shape}"] * view.behind[colour]
        out += [f'<use href=#{p} transform="translate({56 + 31 * k} {y})scale(.54)"/>' for k, p in enumerate(pieces)]
        out.append(f"<text class=sums x=384 y={y + 7}>{view.behind[colour]}</text>")
    return "".join(out)
