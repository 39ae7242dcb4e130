"""What the tests of the board share: tables worth drawing, and their layers."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import noblesse
from noblesse.core import Seat, State
from noblesse.core.drawing import Marks
from noblesse.games.notre_dame import board, box
from noblesse.games.notre_dame.table import Table
from noblesse.games.notre_dame.tests.given import given
from noblesse.games.notre_dame.tests.words import play
from noblesse.games.notre_dame.view import view
from tests.drawn import decisions_of, marks_of, random_match

GAME = noblesse.load("notre_dame")
ART = "/art/notre_dame.svg?v=0123456789"
SHAPES = {"path", "circle", "rect", "use", "text", "title"}
FRAME = {"svg", "g", "defs", "symbol", "input", "label", "span"}
ELSEWHERE = ("card-", "keep-", "person-")
"""Beginnings of places that lie in the tray."""


def marks(table: Table, seat: Seat) -> Marks:
    """What the seat may do now."""
    return marks_of(GAME, table, seat)


def match(seats: int, seed: int) -> Iterator[State]:
    """The tables of a random match, one a ply."""
    return random_match(GAME, seats, seed, lambda state: state.legal_actions())


@cache
def decisions(seats: int, seed: int) -> tuple[tuple[Table, Seat], ...]:
    """Some decisions of a random match, of every kind it has."""
    return tuple(decisions_of(match(seats, seed)))


MESSAGES = ", ".join(f"{borough} {spot} {k + 1}" for borough in range(5) for k, spot in enumerate(box.SPOT_NAMES[1:]))


def far_driver() -> Table:
    """Five players, and a carriage that may go almost anywhere."""
    carriages = {seat: f"{seat} C" for seat in range(5)}
    at = {0: "carriage house 4", 1: "bank 2, park 2 + friend", 2: "hotel 9", 3: "residence 3", 4: "hospital 1"}
    table = given(seats=5, hand="carriage house", at=at, ready=1, carriage=carriages, rat=7, messages=MESSAGES)
    return play(table, "use carriage house")


def layer(table: Table, name: str, viewer: Seat | None = 0, asked: Marks | None = None) -> str:
    seen = Marks(seat=viewer) if asked is None else asked
    return str(board.layers(view(table, viewer), seen)[name])


def drawn(table: Table, viewer: Seat | None) -> str:
    return str(board.draw(view(table, viewer), Marks() if viewer is None else marks(table, viewer), ART))
