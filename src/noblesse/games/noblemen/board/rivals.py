"""Plates of the others: what all may see of them, and their estates in small, which open on the vellum."""

from __future__ import annotations

from typing import Final

from noblesse.core import Seat
from noblesse.core.drawing import Marks
from noblesse.core.phrases import capital, some
from noblesse.core.svg import alive

from .. import box
from ..view import NOTHING, View
from .chips import at_home
from .court import by_turn, called, shape, sign
from .estate import small
from .tabs import opens

_FITS: Final = 8
"""A name of so many letters leaves room for a title."""


def draw(view: View, marks: Marks) -> str:
    """All others in the order of their turns; all seats for a spectator."""
    seats = by_turn(view)[0 if view.viewer == NOTHING else 1 :]
    return f'<div class="rivals r{len(seats)}">{"".join(_plate(view, marks, seat) for seat in seats)}</div>'


def _plate(view: View, marks: Marks, seat: Seat) -> str:
    turn = " turn" if seat in view.awaits and not view.over else ""
    inner = f'<div class="inner">{_means(view, seat)}{_land(view, marks, seat)}</div>'
    return f'<div class="rival s{seat}{turn}">{_head(view, marks, seat)}{inner}</div>'


def _head(view: View, marks: Marks, seat: Seat) -> str:
    """Who it is, its title, the Queen's favour, points."""
    title = view.title[seat]
    rank = "" if title == box.NO_TITLE else sign(f"n-coronet-{title}", box.TITLE_NAMES[title], "cor")
    who = called(view, marks, seat)
    is_short = title != box.NO_TITLE and len(who) <= _FITS
    name = f"<em>{capital(box.TITLE_NAMES[title])}</em>" if is_short else ""
    queen = sign("n-queen", "the Queen's favourite", "pin") if seat == view.queen else ""
    points = f"<strong>{view.points[seat]}</strong>"
    return f"<header>{shape(seat)}<b>{who}</b>{rank}{name}{queen}{points}</header>"


def _means(view: View, seat: Seat) -> str:
    """Money, purses, tiles, cards, men at home, seals."""
    home = at_home(view, seat)
    chips = (
        _chip("n-coin", f"£{view.money[seat]}", str(view.money[seat])),
        _chip("n-purse", some(view.purses[seat], "purse"), str(view.purses[seat])),
        _chip("n-tiles", some(view.in_hand[seat], "tile") + " in hand", str(view.in_hand[seat])),
        _chip("n-cards", some(view.in_cards[seat], "scandal card"), str(view.in_cards[seat])),
        _chip("n-man", f"{home} of {box.MEN} men-at-arms at home", str(home)),
    )
    return f'<div class="goods">{"".join(chips)}{_seals(view.taxed[seat], view.landed[seat])}</div>'


def _chip(name: str, says: str, count: str) -> str:
    return f'<span title="{says}">{sign(name)}{count}</span>'


def _seals(taxed: bool, landed: bool) -> str:
    """What may be done once in a decade, struck out when it was."""
    says = f"taxes {'collected' if taxed else 'open'}, lands {'acquired' if landed else 'open'}"
    used = (" class=used" if taxed else "", " class=used" if landed else "")
    return (
        f'<span class="pair" title="{says}"><i{used[0]}>{sign("n-taxes")}</i><i{used[1]}>{sign("n-lands")}</i></span>'
    )


def _land(view: View, marks: Marks, seat: Seat) -> str:
    """The estate: a target for a man-at-arms, else what opens it on the vellum."""
    place = f"rival-{seat}"
    target, asked = marks.legal.get(place), " hint" if place in (marks.hint, marks.about) else ""
    look = f'class="acre{asked}" data-place="{place}"'
    if target:
        return f'<button type="button" {look}{alive(target)}>{small(view, seat)}</button>'
    says = f"Estate of {called(view, marks, seat)}"
    opener = f'for="{opens(view, seat)}" title="{says}: show it large"'
    return f"<label {look} {opener}>{small(view, seat, says)}</label>"
