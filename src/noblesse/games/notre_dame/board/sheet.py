"""The score sheet: where all prestige comes from."""

from __future__ import annotations

from collections.abc import Iterable

from noblesse.core import Seat
from noblesse.core.drawing import Cell, Line, Sheet
from noblesse.core.phrases import capital, several, some

from .. import box
from ..view import View

_ALWAYS = (box.FROM_RESIDENCE, box.FROM_DONATIONS, box.FROM_NOTRE_DAME, box.FROM_MESSAGES)
"""Sources that have a line though they brought nobody anything."""
_SAYS = {
    box.FROM_RESIDENCE: "the residence",
    box.FROM_DONATIONS: "donations",
    box.FROM_NOTRE_DAME: "Notre Dame",
    box.FROM_MESSAGES: "messages",
    box.FROM_PARK: "the park",
    box.LOST: "what the plague took from others",
}


def sheet(view: View) -> Sheet:
    """Each source that brought or cost anybody prestige; what is hidden counts nothing."""
    seats = range(view.seats)
    paid = [person for person in range(box.PERSONS) if any(_points(view, seat, person) for seat in seats)]
    sources = (*_ALWAYS, *paid, box.FROM_PARK, box.LOST)
    lines = tuple(_line(view, source) for source in sources)
    totals = tuple(view.scores[seat] or 0 for seat in seats)
    means = tuple(Cell(view.gold[seat] + view.ready[seat], _means(view, seat)) for seat in seats)
    length = some(view.round, "round")
    return Sheet(lines, totals, Line("Gold and ready markers", means), _why(view, sources), length)


def _line(view: View, source: int) -> Line:
    title = "Lost to the plague" if source == box.LOST else capital(box.SOURCE_NAMES[source])
    return Line(title, tuple(Cell(_points(view, seat, source)) for seat in range(view.seats)))


def _points(view: View, seat: Seat, source: int) -> int:
    """What a source brought a seat, as far as the viewer may know."""
    earned = view.earned[seat]
    points = earned[source] if earned else 0
    return -points if source == box.LOST else points


def _means(view: View, seat: Seat) -> str:
    return f"gold {view.gold[seat]}, markers {view.ready[seat]}"


def _why(view: View, sources: Iterable[int]) -> str:
    """What set the winner apart from the next best, or how a tie was broken."""
    first, second = sorted(range(view.seats), key=lambda seat: view.ranks[seat])[:2]
    if view.scores[first] is None or view.scores[second] is None:
        return "Prestige is hidden until the end."
    if view.ranks[first] == view.ranks[second]:
        return "Equal in prestige, and in gold and ready markers: the win is shared."
    if view.scores[first] == view.scores[second]:
        ours, theirs = (view.gold[seat] + view.ready[seat] for seat in (first, second))
        return f"Equal in prestige; {{name}} has more gold and ready markers: {ours} against {theirs}."
    gaps = sorted(
        ((_points(view, first, source) - _points(view, second, source), source) for source in sources),
        key=lambda pair: -pair[0],
    )
    lead = [source for gap, source in gaps[:2] if gap > 0 and 2 * gap >= gaps[0][0]]
    return f"{capital(several([_SAYS.get(source, f'the {box.SOURCE_NAMES[source]}') for source in lead]))} decided it."
