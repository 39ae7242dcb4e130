"""The score sheet: where all points come from, and what breaks a tie."""

from __future__ import annotations

from typing import Final

from noblesse.core import Seat
from noblesse.core.drawing import Cell, Line, Sheet
from noblesse.core.phrases import capital, several, some

from .. import box
from ..view import (
    FROM_CARDINAL,
    FROM_FACTION,
    FROM_INCOME,
    FROM_JEWELS,
    FROM_MILITARY,
    FROM_PRESTIGE,
    SOURCES,
    View,
)

_TITLES: Final[tuple[str, ...]] = ("Prestige", "Income", "Military", *box.FACTION_NAMES, "Jewels")
"""By source: a faction stands for its sheets."""


def sheet(view: View) -> Sheet:
    """Every source but factions of which nobody has won a sheet; what is hidden counts nothing."""
    seats = range(view.seats)
    lines = tuple(
        Line(_TITLES[source], tuple(Cell(_points(view, seat, source), _detail(view, seat, source)) for seat in seats))
        for source in range(SOURCES)
        if not FROM_CARDINAL < source < FROM_JEWELS or any(_points(view, seat, source) for seat in seats)
    )
    totals = tuple(view.scores[seat] or 0 for seat in seats)
    ties = tuple(Cell(view.money[seat] or 0, _tie(view, seat)) for seat in seats)
    return Sheet(lines, totals, Line("Money, then sheets", ties), f"{_patience(view)}{_why(view)}", _length(view))


def _points(view: View, seat: Seat, source: int) -> int:
    points = view.points[seat]
    return points[source] if points else 0


def _won(view: View, seat: Seat) -> int:
    """Sheets of all factions."""
    return sum(view.taken[seat])


def _detail(view: View, seat: Seat, source: int) -> str:
    """Sheets and jewels by number; the tracks say it by their points."""
    if source in (FROM_PRESTIGE, FROM_INCOME, FROM_MILITARY):
        return ""
    if source == FROM_JEWELS:
        return some(jewels, "jewel") if (jewels := view.jewels[seat]) else ""
    if source == FROM_CARDINAL:
        return _majority(view, seat)
    faces = view.faces[seat] or ()
    number = sum(box.FACTION[face] == source - FROM_FACTION for face in faces)
    return some(number, "sheet") if number else ""


def _majority(view: View, seat: Seat) -> str:
    """How many of the Cardinal's sheets, and whether that is most or second most."""
    own = view.taken[seat][0]
    if not own:
        return ""
    points, more = _points(view, seat, FROM_CARDINAL), sum(theirs > own for theirs, _ in view.taken)
    rank = {box.MOST_SHEETS: ", most", box.SECOND_MOST: ", second most" if more else ", shared most"}
    return f"{some(own, 'sheet')}{rank.get(points, '')}"


def _tie(view: View, seat: Seat) -> str:
    money = "?" if view.money[seat] is None else view.money[seat]
    return f"{money} L, {some(_won(view, seat), 'sheet')}"


def _length(view: View) -> str:
    """How long the match was."""
    rounds = some(-(-view.turn // view.seats), "round")
    return f"{rounds}, ended by patience" if view.stopped else f"{rounds}, {box.STACK} intrigues"


def _patience(view: View) -> str:
    """Why the match was brought to its end, if it was."""
    if not view.stopped:
        return ""
    return f"Nobody placed an agent for {view.patience} turns, so the boxes were resolved as they stood. "


def _why(view: View) -> str:
    """What set the winner apart from the next best, or how a tie was broken."""
    first, second = sorted(range(view.seats), key=lambda seat: view.ranks[seat])[:2]
    if not view.open:
        return "Money and jewels are hidden until the end."
    if view.ranks[first] == view.ranks[second]:
        return "Equal in points, money and sheets: the win is shared."
    if view.scores[first] == view.scores[second]:
        if view.money[first] != view.money[second]:
            return f"Equal in points; {{name}} has more money: {view.money[first]} L against {view.money[second]} L."
        return f"Equal in points and money; {{name}} has more sheets: {_won(view, first)} against {_won(view, second)}."
    gaps = sorted(
        ((_points(view, first, source) - _points(view, second, source), source) for source in range(SOURCES)),
        key=lambda pair: -pair[0],
    )
    lead = [_inside(source) for gap, source in gaps[:2] if gap > 0 and 2 * gap >= gaps[0][0]]
    return f"{capital(several(lead))} decided it."


def _inside(source: int) -> str:
    """A source inside a sentence: "prestige", "sheets of England"."""
    if FROM_CARDINAL <= source < FROM_JEWELS:
        return f"sheets of {_TITLES[source]}"
    return _TITLES[source].lower()
