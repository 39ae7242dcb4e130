"""Chips of a seat: a sign, and how much there is of what it stands for."""

from __future__ import annotations

from functools import lru_cache

from noblesse.core import Seat

from .. import box
from ..view import View
from .signs import sign


def at_home(view: View, seat: Seat) -> int:
    """Men-at-arms that stand nowhere."""
    return view.man_of[box.MEN * seat : box.MEN * (seat + 1)].count(box.NO_SEAT)


@lru_cache(512)
def chip(name: str, says: str, count: int) -> str:
    """A sign and a number, and what they say when one points at them."""
    return f'<span class="chip" title="{says}">{sign(name)}{count}</span>'


def men(view: View, seat: Seat) -> str:
    """Men-at-arms at home, in the seat's colour."""
    home = at_home(view, seat)
    return f'<span class="chip" title="{home} of {box.MEN} men-at-arms at home">{_guard(seat)}{home}</span>'


@lru_cache(8)
def _guard(seat: Seat) -> str:
    return f'<svg class="sign s{seat}" viewBox="-40 -106 92 120" aria-hidden="true"><use href="#n{seat}f"/></svg>'


@lru_cache(4)
def seals(taxed: bool, landed: bool) -> str:
    """What may be done once in a decade, struck out when it was."""
    taxes, lands = "collected" if taxed else "open", "acquired" if landed else "open"
    drawn = _seal("tax", taxed) + _seal("land", landed)
    return f'<span class="chip seals" title="taxes {taxes}, lands {lands}">{drawn}</span>'


def _seal(name: str, used: bool) -> str:
    return f'<i class="used">{sign(name)}</i>' if used else f"<i>{sign(name)}</i>"


@lru_cache(128)
def title(rank: int, standing: int) -> str:
    """The title, and how much prestige there is for the next one."""
    name = "no title" if rank == box.NO_TITLE else box.TITLE_NAMES[rank]
    return f'<span class="chip" title="{name}, prestige {standing}">{crown(rank)}{standing}</span>'


@lru_cache(8)
def crown(rank: int) -> str:
    """The coronet of a title; room for one while a ball deals them out."""
    if rank == box.NO_TITLE:
        return '<svg class="sign crown" aria-hidden="true"></svg>'
    return sign(f"coronet-{rank}", box.TITLE_NAMES[rank], "sign crown")


@lru_cache(2)
def queen(locked: bool) -> str:
    """Whom the Queen favours."""
    says = "has the Queen, who stays where she is" if locked else "has the Queen"
    return f'<span class="chip" title="{says}">{sign("queen", "the Queen")}</span>'
