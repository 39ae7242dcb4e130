"""The score sheet: where all points come from, decade by decade, and what breaks a tie."""

from __future__ import annotations

from typing import Final

from noblesse.core import Seat
from noblesse.core.drawing import Cell, Line, Sheet
from noblesse.core.phrases import capital, several, some

from .. import box
from ..naming import DECADE_NAMES
from ..view import View

_TITLES: Final = (
    "The Queen",
    "Titles",
    "Castles",
    "Palaces",
    "Follies",
    "Bribes",
    "The church",
    "Leisure",
    "Scandal cards",
)
"""By source."""
_SAYS: Final = (
    "the Queen",
    "titles",
    "castles",
    "palaces",
    "follies",
    "bribes",
    "gifts to the church",
    "leisure",
    "scandal cards",
)
"""By source, inside a sentence."""
_CLOSE: Final = "\N{NO-BREAK SPACE}"
_ALWAYS: Final = (box.OF_QUEEN, box.OF_TITLES, box.OF_CASTLES, box.OF_PALACES)
"""Sources that have a line though they brought nobody anything."""


def sheet(view: View) -> Sheet:
    """Every source that brought anybody points."""
    seats = range(view.seats)
    lines = tuple(
        Line(_TITLES[source], tuple(Cell(brought(view, seat, source), _detail(view, seat, source)) for seat in seats))
        for source in range(box.SOURCES)
        if source in _ALWAYS or any(brought(view, seat, source) for seat in seats)
    )
    money = Line("Money, in £", tuple(Cell(view.money[seat]) for seat in seats))
    return Sheet(lines, view.points, money, _why(view), _length(view))


def brought(view: View, seat: Seat, source: int) -> int:
    """Points of a seat from a source, in all decades."""
    return sum(view.earned[seat][source :: box.SOURCES])


def _detail(view: View, seat: Seat, source: int) -> str:
    """The points of each decade, and those of liaisons that were shown at the end."""
    by_decade = view.earned[seat][source :: box.SOURCES]
    said = [f"{name}{_CLOSE}{points}" for name, points in zip(DECADE_NAMES, by_decade, strict=True) if points]
    cards = view.cards_of[seat]
    liaisons = cards[box.LIAISON] if cards and view.over and source == box.OF_CARDS else 0
    shown = f" ({some(liaisons, 'liaison')}:{_CLOSE}{box.LIAISON_POINTS * liaisons})" if liaisons else ""
    return ", ".join(said) + shown


def _length(view: View) -> str:
    """How long the match was."""
    return f"{some(view.decade + 1, 'decade')}, {some(view.balls, 'ball')}, {some(view.turn, 'turn')}"


def _why(view: View) -> str:
    """What set the winner apart from the next best, or how a tie was broken."""
    first, second = sorted(range(view.seats), key=lambda seat: view.ranks[seat])[:2]
    if view.ranks[first] == view.ranks[second]:
        return "Equal in points and money: the win is shared."
    if view.points[first] == view.points[second]:
        return f"Equal in points; {{name}} has more money: £{view.money[first]} against £{view.money[second]}."
    gaps = sorted(
        ((brought(view, first, source) - brought(view, second, source), source) for source in range(box.SOURCES)),
        key=lambda pair: -pair[0],
    )
    lead = [_SAYS[source] for gap, source in gaps[:2] if gap > 0 and 2 * gap >= gaps[0][0]]
    return f"{capital(several(lead))} decided it."
