"""The round track as a dial, the Queen and whom she favours, and what the next step of the counter does."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from noblesse.core.drawing import Marks
from noblesse.core.svg import disc, num, path, picture, text

from .. import box
from ..naming import DECADE_NAMES, SPACE_NAMES
from ..view import View
from .court import called, shape, sign
from .palette import BROWN, GOLD, INK, WINE

_SIGNS: Final = {box.BALL: "n-mask", box.LOCKED: "n-lock", box.SCORING: "n-scoring"}
_SHORT: Final = {box.BALL: "a ball", box.LOCKED: "locked", box.SCORING: "scoring"}
_RING: Final = 66
_X: Final = 95
_Y: Final = 88


def draw(view: View, marks: Marks) -> str:
    """The dial, and words below or beside it."""
    clock = _clock(view.space, view.decade)
    return f'<div class="clock">{clock}<div class="says" data-place="queen">{_favours(view, marks)}</div></div>'


def _favours(view: View, marks: Marks) -> str:
    """Whom the Queen favours, and what the next step of the counter does."""
    lock = sign("n-lock", "She stays where she is.") if view.locked and not view.over else ""
    name = f"<p>{shape(view.queen)}<b>{called(view, marks, view.queen)}</b>{lock}</p>"
    return f"{sign('jq', look='regina')}<p><small>The Queen favours</small></p>{name}{_next(view)}"


def _next(view: View) -> str:
    """A point for her favourite at the end of a turn, then a step of the counter; or what goes on now."""
    kind = box.SPACE_KINDS[view.space]
    if view.over or kind in (box.BALL, box.SCORING):
        what = "the end" if view.over else f"now {_SHORT[kind]}"
        return f"<p>{sign(_SIGNS[kind])}{what}</p>"
    after = (view.space + 1) % box.TRACK
    kind = box.SPACE_KINDS[after]
    mark = sign(_SIGNS[kind]) if kind in _SIGNS else ""
    says = f"At the end of a turn with her: 1 point, then {SPACE_NAMES[after]}"
    return f'<p title="{says}"><span><b>+1</b>, then</span>{mark}{_SHORT.get(kind) or SPACE_NAMES[after]}</p>'


def _at(space: int, ring: float = _RING) -> tuple[float, float]:
    turn = math.radians(space * 360 / box.TRACK - 90)
    return _X + ring * math.cos(turn), _Y + ring * math.sin(turn)


@lru_cache(box.TRACK * box.DECADES)
def _clock(here: int, decade: int) -> str:
    out = [disc(_X + 1.5, _Y + 2.5, 86, fill=INK, opacity=0.25)]
    out.append(f'<circle class="face" data-place="dial" cx="{_X}" cy="{_Y}" r="86"/>')
    out.append(disc(_X, _Y, 82.5, stroke=BROWN, stroke_width=0.8, opacity=0.5))
    out.append(disc(_X, _Y, _RING, stroke="#c9a86a", stroke_width=7))
    out.append('<circle class="way" cx="95" cy="88" r="66"/>')
    out.append(_past(here))
    out.append(_hand(here, decade))
    number = 0
    for space, kind in enumerate(box.SPACE_KINDS):
        number += kind in (box.PLAIN, box.LOCKED)
        out.append(_space(space, kind, number, here))
    x, y = _at(here)
    out.append(disc(x, y, 16.8, stroke=INK, stroke_width=4.8) + disc(x, y, 16.8, stroke=GOLD, stroke_width=2.8))
    says = f"Decade {DECADE_NAMES[decade]}, {SPACE_NAMES[here]}"
    return f'<svg class="dial" viewBox="0 0 190 177" role="img" aria-label="{says}">{"".join(out)}</svg>'


def _past(here: int) -> str:
    """What the counter has gone."""
    if here == 0:
        return ""
    x, y = _at(here)
    far = int(here * 360 / box.TRACK > 180)
    return path(
        f"M{_X} {_Y - _RING}A{_RING} {_RING} 0 {far} 1 {num(x)} {num(y)}", stroke=WINE, stroke_width=4.6, opacity=0.75
    )


def _hand(here: int, decade: int) -> str:
    turn = num(here * 360 / box.TRACK)
    needle = path("M-3 0-2-42 0-49 2-42 3 0Z", fill=GOLD, stroke=INK, stroke_width=1)
    pips = "".join(
        disc(_X - 7 + 7 * k, _Y + 15.5, 2.3, fill=WINE if k <= decade else "none", stroke=WINE, stroke_width=1)
        for k in range(box.DECADES)
    )
    hub = f'<circle class="hub" cx="{_X}" cy="{_Y}" r="24"/>'
    roman = text(_X, _Y + 6, DECADE_NAMES[decade], 21, class_="roman")
    return f'<g transform="translate({_X} {_Y})rotate({turn})">{needle}</g>{hub}{roman}{pips}'


def _space(space: int, kind: int, number: int, here: int) -> str:
    """A space: its number, or what it does."""
    x, y = _at(space)
    past = ' class="past"' if space < here else ""
    if kind == box.PLAIN:
        drawn = f'<circle class="plain" cx="{num(x)}" cy="{num(y)}" r="13"/>' + text(x, y + 4.7, str(number), 13.5)
        if space == 0:
            drawn += path(f"M{num(x - 5)} {num(y - 18)}l7 4-7 4Z", fill=WINE, stroke=INK, stroke_width=0.7)
    else:
        size = 32 if kind != box.LOCKED else 24
        ground = f'<circle class="lockup" cx="{num(x)}" cy="{num(y)}" r="15"/>' if kind == box.LOCKED else ""
        drawn = ground + picture(f"#{_SIGNS[kind]}", x, y, size)
    return f'<g{past} data-place="space-{space}">{drawn}</g>'
