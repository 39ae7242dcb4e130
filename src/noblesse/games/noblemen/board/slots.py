"""What stands beside the board: chips of a seat, the strip of a phone, and the viewer's hand where it is narrow."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from markupsafe import Markup

from noblesse.core import Seat
from noblesse.core.drawing import Marks
from noblesse.core.phrases import some
from noblesse.core.svg import thin

from .. import box
from ..naming import DECADE_NAMES, SPACE_NAMES
from ..view import NOTHING, View
from .chips import chip, crown, men, queen, seals, title
from .hand import inside
from .signs import shape, sign
from .tabs import opens


def facts(view: View, seat: Seat, art: str = "") -> Markup:
    """Chips of a seat: title and prestige, the Queen, what it has, and what it may do once in a decade."""
    chips = (
        title(view.title[seat], view.standing[seat]),
        queen(view.locked) if view.queen == seat and not view.over else "",
        chip("coin", f"£{view.money[seat]}", view.money[seat]),
        chip("purse", some(view.purses[seat], "purse"), view.purses[seat]),
        chip("tiles", f"{some(view.in_hand[seat], 'tile')} in hand", view.in_hand[seat]),
        chip("cards", some(view.in_cards[seat], "scandal card"), view.in_cards[seat]),
        men(view, seat),
        seals(view.taxed[seat], view.landed[seat]),
    )
    return Markup(thin("".join(chips)))


# ---- the strip


def strip(view: View, art: str = "") -> Markup:
    """For a phone: all seats with their points, where a tap opens the estate, and the round track."""
    if view.over:
        return Markup("")
    first = max(0, view.viewer)
    order = [seat % view.seats for seat in range(first, first + view.seats)]
    seats = "".join(
        _seat(seat, opens(view, seat), view.points[seat], view.title[seat], view.queen == seat, view.player == seat)
        for seat in order
    )
    return Markup(f'<ol class="pace">{seats}</ol>{_track(view.decade, view.space)}')


@lru_cache(512)
def _seat(seat: Seat, opener: str, points: int, rank: int, favoured: bool, now: bool) -> str:
    her = sign("queen", "the Queen") if favoured else ""
    turn = ' class="now"' if now else ""
    marks = f"<span>{crown(rank)}{her}</span>"
    return thin(f'<li{turn}><label for="{opener}">{shape(seat)}<b>{points}</b>{marks}</label></li>')


_PICTURES: Final = {box.BALL: "mask", box.LOCKED: "lock", box.SCORING: "scoring"}
_NUMBERS: Final = tuple(name.rpartition(" ")[2] for name in SPACE_NAMES)
"""Of the plain spaces."""


@lru_cache(64)
def _track(decade: int, space: int) -> str:
    """The spaces in a row: those past are filled, the counter is on the large one."""
    out = []
    for number, kind in enumerate(box.SPACE_KINDS):
        when = "past" if number < space else "now" if number == space else ""
        classes = " ".join(filter(None, (when, "" if kind == box.PLAIN else "place")))
        look = f' class="{classes}"' if classes else ""
        inner = sign(_PICTURES[kind]) if kind in _PICTURES else _NUMBERS[number] if number == space else ""
        out.append(f'<i{look} title="{SPACE_NAMES[number]}">{inner}</i>')
    says = f"Decade {DECADE_NAMES[decade]}, {SPACE_NAMES[space]}"
    return thin(f'<p class="track" aria-label="{says}"><b>{DECADE_NAMES[decade]}</b>{"".join(out)}</p>')


# ---- the tray


def tray(view: View, seat: Seat | None = None, marks: Marks | None = None, art: str = "") -> Markup:
    """The viewer's hand; nothing for a spectator."""
    if view.over or view.viewer == NOTHING:
        return Markup("")
    inner = inside(view, marks or Marks())
    return Markup(thin(f'<section class="holding" aria-label="Your hand">{inner}</section>'))
