"""Tags under castles and palaces: which of their neighbours are there, and the points they stand for."""

from __future__ import annotations

from functools import lru_cache

from noblesse.core import Seat
from noblesse.core.svg import num

from .. import box
from ..view import View
from .plan import middle

Worths = tuple[tuple[int, int, bool, tuple[int, ...]], ...]


def tags(view: View, seat: Seat) -> str:
    """A tag for each castle and palace of an estate."""
    return _tags(view.scores_now[seat])


@lru_cache(128)
def _tags(worths: Worths) -> str:
    return "".join(_tag(*worth) for worth in worths)


def _tag(cell: int, points: int, surrounded: bool, missing: tuple[int, ...]) -> str:
    """Below a castle or palace: its eight neighbours, those that are missing hollow, and the points it stands for."""
    x, y = middle(cell)
    near = [cell + across + box.SIDE * up for up in (1, 0, -1) for across in (-1, 0, 1)]
    keys: tuple[list[str], list[str]] = ([], [])
    for number, other in enumerate(near):
        if other != cell:
            spot = f"M{num(-25 + 8.4 * (number % 3))} {num(-10.6 + 8.4 * (number // 3))}h6v6h-6z"
            keys[other in missing].append(spot)
    named = zip(("has", "lacks"), keys, strict=True)
    squares = "".join(f'<path class={name} d="{"".join(spots)}"/>' for name, spots in named if spots)
    look = "done" if surrounded else "yet"
    return (
        f'<g class="tag {look}" transform="translate({x} {y + 54})"><g class=grows>'
        f"<use href=#t{int(surrounded)} />{squares}<text x=16 y=9>{points}</text></g></g>"
    )
