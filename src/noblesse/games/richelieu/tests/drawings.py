"""Drawings for the tests of the board, and how to look into them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser

import noblesse
from noblesse.core import CHANCE, Seat, Source, State
from noblesse.core.drawing import Marks, Target
from noblesse.games.richelieu import actions, board, box, hints, rules
from noblesse.games.richelieu.table import Table
from noblesse.games.richelieu.view import view

GAME = noblesse.load("richelieu")
ART = "/art/richelieu.svg?v=0123456789"
SHAPES = {"path", "circle", "rect", "use", "text", "tspan"}
FRAME = {"svg", "g", "defs", "input", "label", "span"}


class Elements(HTMLParser):
    """All start tags of a fragment, and a check that what opens also closes."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str]]] = []
        self.open: list[str] = []
        self.feed(text)
        self.close()
        assert not self.open, self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_startendtag(tag, attrs)
        if tag != "input":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        names = [name for name, _ in attrs]
        assert len(names) == len(set(names)), (tag, attrs)
        self.found.append((tag, {name: value or "" for name, value in attrs}))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def marks(table: Table, seat: Seat) -> Marks:
    """What the seat may do now."""
    state = GAME.state_of(table, plain=True)
    targets: dict[str, Target] = {}
    for action in state.legal_actions(seat) if seat in state.awaited() else []:
        words = (actions.label(table, seat, action), hints.gain(table, seat, action))
        target = Target(action, *words, actions.confirm(table, seat, action))
        targets.setdefault(actions.place(table, seat, action), target)
    return Marks(legal={place: target for place, target in targets.items() if place}, seat=seat)


def match(seats: int, seed: int) -> Iterator[State]:
    """The tables of a random match, one a ply."""
    state, source = GAME.new_state(seats, plain=True), Source(seed)
    while not state.is_terminal():
        yield state
        if state.current_player() == CHANCE:
            state.sample_chance(source)
        else:
            seat = state.awaited()[0]
            worth = state.worthwhile(seat)
            state.apply(worth[source.below(len(worth))], seat)
    yield state


@cache
def decisions(seats: int, seed: int) -> tuple[tuple[Table, Seat], ...]:
    """Some decisions of a random match, of every kind it has."""
    found: dict[int, list[tuple[Table, Seat]]] = {}
    for state in match(seats, seed):
        phase: int = state.table.phase
        if not state.is_terminal() and state.current_player() != CHANCE and len(found.get(phase, [])) < 2:
            found.setdefault(phase, []).append((state.table.copy(), state.awaited()[0]))
    return tuple(decision for of_phase in found.values() for decision in of_phase)


def pick(table: Table, value: int) -> Table:
    """Seat 0 picks an agent of this value."""
    rules.apply(table, 0, box.PICK + box.VALUES.index(value))
    return table


def layers(table: Table, viewer: Seat | None = 0, asked: Marks | None = None) -> dict[str, str]:
    shown = board.layers(view(table, viewer), Marks(seat=viewer) if asked is None else asked)
    return {name: str(text) for name, text in shown.items()}


def drawn(table: Table, viewer: Seat | None = 0) -> str:
    return str(board.draw(view(table, viewer), Marks() if viewer is None else marks(table, viewer), ART))


def places(text: str) -> list[str]:
    """Where one may act."""
    return [at.get("data-place", at.get("id", "")) for _, at in Elements(text).found if "data-action" in at]


BUSY = {
    1: ("R01: A3 B1 C2 D1", "E1: B3 C1 Q D2"),
    2: ("R06: A1 B2 C1 D-2", "H2: A2 B1 C2 G"),
    3: ("R09: D3 C3 B1 A1", "P3: A2 B2 C1 D1"),
}
"""Boxes in which little room is left."""
