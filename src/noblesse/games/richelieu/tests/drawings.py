"""Drawings for the tests of the board."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import noblesse
from noblesse.core import Seat, State
from noblesse.core.drawing import Marks
from noblesse.games.richelieu import board, box, rules
from noblesse.games.richelieu.table import Table
from noblesse.games.richelieu.view import view
from tests.drawn import decisions_of, marks_of, random_match

GAME = noblesse.load("richelieu")
ART = "/art/richelieu.svg?v=0123456789"
SHAPES = {"path", "circle", "rect", "use", "text", "tspan"}
FRAME = {"svg", "g", "defs", "input", "label", "span"}


def marks(table: Table, seat: Seat) -> Marks:
    """What the seat may do now."""
    return marks_of(GAME, table, seat)


def match(seats: int, seed: int) -> Iterator[State]:
    """The tables of a match, one a ply; whoever is to act takes anything worth the while."""
    return random_match(GAME, seats, seed, lambda state: state.worthwhile(state.current_player()))


@cache
def decisions(seats: int, seed: int) -> tuple[tuple[Table, Seat], ...]:
    """Some decisions of a random match, of every kind it has."""
    return tuple(decisions_of(match(seats, seed)))


def pick(table: Table, value: int) -> Table:
    """Seat 0 picks an agent of this value."""
    rules.apply(table, 0, box.PICK + box.VALUES.index(value))
    return table


def layers(table: Table, viewer: Seat | None = 0, asked: Marks | None = None) -> dict[str, str]:
    shown = board.layers(view(table, viewer), Marks(seat=viewer) if asked is None else asked)
    return {name: str(text) for name, text in shown.items()}


def drawn(table: Table, viewer: Seat | None = 0) -> str:
    return str(board.draw(view(table, viewer), Marks() if viewer is None else marks(table, viewer), ART))


BUSY = {
    1: ("R01: A3 B1 C2 D1", "E1: B3 C1 Q D2"),
    2: ("R06: A1 B2 C1 D-2", "H2: A2 B1 C2 G"),
    3: ("R09: D3 C3 B1 A1", "P3: A2 B2 C1 D1"),
}
"""Boxes in which little room is left."""
