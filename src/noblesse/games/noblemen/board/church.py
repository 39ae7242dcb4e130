"""The church, four windows whose panes are glazed by gifts, and the purses on the board."""

from __future__ import annotations

from functools import lru_cache

from noblesse.core.drawing import Marks
from noblesse.core.phrases import capital

from .. import box
from ..view import View
from .court import WINDOW, heading, sign, spot


def draw(view: View, marks: Marks) -> str:
    """Tiles given in this decade, and purses to buy."""
    return f'<div class="church">{_church(view, marks)}</div><div class="bribes">{_purses(view, marks)}</div>'


def _church(view: View, marks: Marks) -> str:
    """What was given; where a gift may go the window shines."""
    windows = []
    for kind in range(box.KINDS):
        place = f"church-{kind}"
        full = view.church[kind] == box.CHURCH
        name = '<span class="full">full</span>' if full else f"<span>{capital(box.TILE_NAMES[kind])}</span>"
        says = f"{view.church[kind]} of {box.CHURCH} {box.TILE_NAMES[kind]}s given"
        drawn = _window(kind, view.church[kind]) + ("" if full else _tile(kind)) + name
        windows.append(spot(place, marks.legal.get(place), drawn, marks, "lancet", says))
    return f'{heading("Church", "1 point a tile")}<div class="windows">{"".join(windows)}</div>'


@lru_cache(32)
def _window(kind: int, given: int) -> str:
    panes = "".join(f'<use href="#{f"j{kind}{k}" if k < given else f"jz{k}"}"/>' for k in range(box.CHURCH))
    wide, high = WINDOW.split()[2:]  # a symbol fills its box, whatever its own corner
    return f'<svg viewBox="0 0 {wide} {high}" aria-hidden="true"><use href="#jw"/>{panes}</svg>'


@lru_cache(box.KINDS)
def _tile(kind: int) -> str:
    """The kind without words, where there is no room for them."""
    return f'<svg class="kind" viewBox="0 0 100 100" aria-hidden="true"><use href="#{"fwum"[kind]}1"/></svg>'


def _purses(view: View, marks: Marks) -> str:
    """The purses that are left; the first of them may be bought, the third brings the two before it along."""
    out = []
    for number in range(1, box.PURSES + 1):
        if number > view.purses_left:
            out.append("<i></i>")
            continue
        place = f"bribe-{number}"
        target = marks.legal.get(place) if number <= box.MOST_BRIBES else None
        out.append(spot(place, target, sign("n-purse"), marks) if target else sign("n-purse"))
    aside = f"£{box.PURSE_PRICE} each, 1 point"
    says = f"{view.purses_left} of {box.PURSES} purses"
    return f'{heading("Bribes", aside)}<div class="tied" data-place="purses" title="{says}">{"".join(out)}</div>'
