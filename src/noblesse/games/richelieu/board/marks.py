"""What may be done on the board, and what has just been done: words of places, rings and veils."""

from __future__ import annotations

from noblesse.core.drawing import Marks
from noblesse.core.svg import num

from .. import box
from ..view import View
from .account import account
from .plan import BAND, BOX_HIGH, BOX_WIDE, spot_at


def at(spot: int) -> str:
    """Where a spot lies in its box."""
    x, y = spot_at(spot)
    return f"x={num(x)} y={num(y)}"


def spot_of(place: str) -> int:
    """The spot of a place, or -1 for what lies elsewhere."""
    kind, _, number = place.partition("-")
    return int(number) if kind == "spot" and number.isdigit() else -1


def news(view: View, marks: Marks, number: int) -> str:
    """Dotted rings in the seat's colour behind what the last turn and this one have placed in a box."""
    rings = dict.fromkeys((seat, spot_of(place)) for seat, place in (*marks.last, *marks.now))
    return "".join(
        f"<use class=s{seat} href=#N {at(spot)} />"
        for seat, spot in rings
        if spot // box.BOX == number and spot >= 0 and view.who[spot] != box.NO_COLOUR
    )


def asked(marks: Marks, number: int) -> str:
    """Double rings round the spots a hint names and a note is about."""
    spots = dict.fromkeys(spot_of(place) for place in (marks.hint, marks.about))
    return "".join(f"<use href=#R {at(spot)} />" for spot in spots if spot >= 0 and spot // box.BOX == number)


def settled(view: View, number: int) -> str:
    """Over a box that is being resolved: winner and loser; over one that is due: a veil and its turn in words."""
    if number == view.resolving and view.sheet[box.SIDES * number] != box.NO_SHEET:
        return account(view, number)
    if number not in view.due:
        return ""
    words = "next" if view.due[0] == number else "then"
    middle = f"translate(66 {BOX_HIGH / 2:g})"
    return (
        f"<rect class=due y={BAND} width={BOX_WIDE} height={BOX_HIGH - 2 * BAND} rx=9 />"
        f'<g transform="{middle}"><rect class=ribbon x=-52 y=-15 width=104 height=30 rx=15 />'
        f"<use href=#l x=-35 /><text class=beaten x=10 y=5.5>{words}</text></g>"
    )
