"""Drawings for the tests of the board."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import noblesse
from noblesse.core import Seat, State
from noblesse.core.drawing import Marks
from noblesse.games.noblemen import board
from noblesse.games.noblemen.table import Table
from noblesse.games.noblemen.view import view
from tests.drawn import decisions_of, marks_of, random_match

GAME = noblesse.load("noblemen")
ART = "/art/noblemen.svg?v=0123456789"


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


def layers(table: Table, viewer: Seat | None = 0, asked: Marks | None = None) -> dict[str, str]:
    """Every layer as a viewer sees it who may do nothing, unless something is asked."""
    shown = board.layers(view(table, viewer), Marks(seat=viewer) if asked is None else asked)
    return {name: str(text) for name, text in shown.items()}


def drawn(table: Table, viewer: Seat | None = 0) -> str:
    """The whole board as a viewer sees it who may do what the rules allow."""
    return str(board.draw(view(table, viewer), Marks() if viewer is None else marks(table, viewer), ART))


BUSY = "F 1,0 2,0 1,1 2,1 W -1,0 -1,1 -2,0 -2,1 -2,2 -1,2 U 0,-1 1,-1 0,-2 1,-2 M 0,1 3,0 3,1"
"""An estate with a farm, two forests and a garden."""
