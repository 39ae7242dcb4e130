"""What the tests of every board share: fragments taken apart, what a seat may do, and tables worth drawing."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from html.parser import HTMLParser
from typing import Any

from noblesse.core import CHANCE, Action, Game, Seat, Source, State
from noblesse.core.drawing import Marks, Target


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


def places(text: str) -> list[str]:
    """Where one may act, in the order in which it is drawn."""
    return [at.get("data-place", at.get("id", "")) for _, at in Elements(text).found if "data-action" in at]


def undefined(text: str, art: str) -> set[str]:
    """Names of pieces that a drawing uses and neither it nor its art (the file that addresses lead to) defines.

    The shapes of the seats belong to the page.
    """
    found = [at for _, at in Elements(text).found]
    there, here = set(re.findall(r'id="([^"]+)"', art)), {at["id"] for at in found if "id" in at}
    used = [at["href"].partition("#") for at in found if "href" in at]
    return {name for address, _, name in used if name not in (there if address else here) and name[:5] != "seat-"}


def marks_of(game: Game, table: Any, seat: Seat, gain: Callable[[Any, Seat, Action], str] | None = None) -> Marks:
    """What the seat may do now; what it brings is said by the game's hints, unless by ``gain``."""
    state, words, brings = game.state_of(table, plain=True), game.actions, gain or game.hints.gain
    targets: dict[str, Target] = {}
    for action in state.legal_actions(seat) if seat in state.awaited() else []:
        told = (words.label(table, seat, action), brings(table, seat, action), words.confirm(table, seat, action))
        targets.setdefault(words.place(table, seat, action), Target(action, *told))
    return Marks(legal={place: target for place, target in targets.items() if place}, seat=seat)


def random_match(game: Game, seats: int, seed: int, choices: Callable[[State], list[Action]]) -> Iterator[State]:
    """The tables of a match, one a ply; who is to act first takes any of these choices."""
    state, source = game.new_state(seats, plain=True), Source(seed)
    while not state.is_terminal():
        yield state
        if state.current_player() == CHANCE:
            state.sample_chance(source)
        else:
            able = choices(state)
            state.apply(able[source.below(len(able))])
    yield state


def decisions_of(match: Iterator[State], most: int = 2) -> Iterator[tuple[Any, Seat]]:
    """The first few decisions of each phase of a match: the table, and whose it is."""
    found: dict[int, list[tuple[Any, Seat]]] = {}
    for state in match:
        if not state.is_terminal() and state.current_player() != CHANCE:
            of_phase = found.setdefault(state.table.phase, [])
            if len(of_phase) < most:
                of_phase.append((state.table.copy(), state.awaited()[0]))
    for of_phase in found.values():
        yield from of_phase
