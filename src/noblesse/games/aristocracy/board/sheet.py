"""The score sheet: where every point comes from."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain

from noblesse.core import Seat
from noblesse.core.drawing import Cell, Line, Sheet

from .. import box
from ..view import View

GOODS = box.RESOURCE_NAMES
Taken = list[tuple[str, int]]
"""Tiles by where they lay, and their values."""


def sheet(view: View) -> Sheet:
    """Sets, then the tiles of amulet, regions, towns and compass, for every seat."""
    seats = range(view.seats)
    lines = (
        Line("Sets", tuple(_sets(view, seat) for seat in seats)),
        Line("Amulet", tuple(_tiles(_stack(view.bonus, box.BONUS, seat)) for seat in seats)),
        Line("Regions", tuple(_tiles(_places(view.dominance, box.DOMINANCE, seat)) for seat in seats)),
        Line("Towns", tuple(_tiles(_places(view.towns, box.TOWN, seat)) for seat in seats)),
        Line("Compass", tuple(_tiles(_stack(view.multi, box.MULTI, seat)) for seat in seats)),
    )
    spare = Line("Goods left over", tuple(Cell(view.leftovers[seat]) for seat in seats))
    return Sheet(lines, view.scores, spare, _why(view, lines))


def tile_points(view: View, seat: Seat) -> int:
    """The values of all tiles of a seat."""
    return sum(value for _, value in _all_tiles(view, seat))


def _all_tiles(view: View, seat: Seat) -> Iterable[tuple[str, int]]:
    return chain(
        _stack(view.bonus, box.BONUS, seat),
        _places(view.dominance, box.DOMINANCE, seat),
        _places(view.towns, box.TOWN, seat),
        _stack(view.multi, box.MULTI, seat),
    )


def _sets(view: View, seat: Seat) -> Cell:
    owned = ", ".join(f"{name} {count}" for name, count in zip(GOODS, view.goods[seat], strict=True) if count)
    return Cell(box.SET_POINTS * view.sets[seat], owned or "none")


def _stack(takers: tuple[Seat, ...], values: tuple[int, ...], seat: Seat) -> Taken:
    return [("", value) for taker, value in zip(takers, values, strict=True) if taker == seat]


def _places(rows: tuple[tuple[Seat, ...], ...], values: tuple[int, ...], seat: Seat) -> Taken:
    """Tiles that lie by region."""
    return [
        (region, value)
        for region, row in zip(box.REGION_NAMES, rows, strict=True)
        for _, value in _stack(row, values, seat)
    ]


def _tiles(taken: Taken) -> Cell:
    named = ", ".join(f"{where} {value}".strip() for where, value in taken)
    return Cell(sum(value for _, value in taken), named or "none")


_SAYS = {
    "Sets": "sets of goods",
    "Amulet": "the amulet",
    "Regions": "the regions",
    "Towns": "roads between towns",
    "Compass": "the compass",
}


def _why(view: View, lines: tuple[Line, ...]) -> str:
    """What set the winner apart from the next best, or how a tie was broken."""
    order = sorted(range(view.seats), key=lambda seat: view.ranks[seat])
    first, second = order[0], order[1]
    if view.ranks[second] == view.ranks[first]:
        return "Equal on points and on goods left over: the win is shared."
    if view.scores[second] == view.scores[first]:
        return (
            "Equal on points; {name} has more goods left over: "
            f"{view.leftovers[first]} against {view.leftovers[second]}."
        )
    ahead = sorted(
        ((line.cells[first].points - line.cells[second].points, _SAYS[line.source]) for line in lines),
        key=lambda pair: -pair[0],
    )
    lead = [says for gap, says in ahead[:2] if gap > 0 and 2 * gap >= ahead[0][0]]
    return f"{' and '.join(lead).capitalize()} made the difference."
