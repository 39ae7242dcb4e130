"""What the tests of the board share: fragments taken apart, tables worth drawing, their layers."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser

import noblesse
from noblesse.core import CHANCE, Seat, Source, State
from noblesse.core.drawing import Marks, Target
from noblesse.games.notre_dame import actions, board, box, hints
from noblesse.games.notre_dame.table import Table
from noblesse.games.notre_dame.tests.given import given
from noblesse.games.notre_dame.tests.words import play
from noblesse.games.notre_dame.view import view

GAME = noblesse.load("notre_dame")
ART = "/art/notre_dame.svg?v=0123456789"
SHAPES = {"path", "circle", "rect", "use", "text", "title"}
FRAME = {"svg", "g", "defs", "input", "label", "span"}
ELSEWHERE = ("card-", "keep-", "person-")
"""Beginnings of places that lie in the tray."""


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
            legal = state.legal_actions(seat)
            state.apply(legal[source.below(len(legal))], seat)
    yield state


@cache
def decisions(seats: int, seed: int) -> tuple[tuple[Table, Seat], ...]:
    """Some decisions of a random match, of every kind it has."""
    found: dict[int, list[tuple[Table, Seat]]] = {}
    for state in match(seats, seed):
        table = state.table
        if not state.is_terminal() and state.current_player() != CHANCE and len(found.get(table.phase, [])) < 2:
            found.setdefault(table.phase, []).append((table.copy(), state.awaited()[0]))
    return tuple(decision for of_phase in found.values() for decision in of_phase)


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


def places(text: str) -> set[str]:
    """Where one may act."""
    return {at.get("data-place", at.get("id", "")) for _, at in Elements(text).found if "data-action" in at}


def drawn(table: Table, viewer: Seat | None) -> str:
    return str(board.draw(view(table, viewer), Marks() if viewer is None else marks(table, viewer), ART))
