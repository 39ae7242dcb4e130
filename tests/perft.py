"""``python -m tests.perft [game ...]``: count sequences of plies anew, from openings and from the middle of matches.

A line of ``perft.txt``: seats, options, seed and ply name the table (so many plies of a match of random choices), then
come the numbers of sequences of 1, 2, 3 ... plies from there.  Every outcome of chance counts as a branch; of several
seats that are awaited at the same time the lowest acts.  A rule that lets too much or too little happen shows up here.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import tests.conftest  # noqa: F401 - puts the toy on the shelf
from noblesse import games
from noblesse.core import CHANCE, Action, Game, Source, State

MOST_TABLES: Final = 13_000
"""Tables at which branches are counted, at most, for one number."""
HEAD: Final = "# seats options seed ply: sequences of 1, 2, 3 ... plies.  Written by tests/perft.py.\n"


@dataclass(frozen=True)
class Place:
    """Where counting begins."""

    seats: int
    options: tuple[tuple[str, str], ...]
    seed: int
    ply: int

    def __str__(self) -> str:
        options = ",".join(f"{name}={value}" for name, value in self.options) or "-"
        return f"{self.seats} {options} {self.seed} {self.ply}"

    @classmethod
    def read(cls, text: str) -> Place:
        """The place that ``str`` wrote."""
        seats, options, seed, ply = text.split()
        pairs = [tuple(pair.split("=")) for pair in options.split(",")] if options != "-" else []
        return cls(int(seats), tuple((name, value) for name, value in pairs), int(seed), int(ply))


def branches(state: State) -> list[Action]:
    """What may come next: actions of the mover, or outcomes of chance."""
    if state.current_player() == CHANCE:
        return [outcome for outcome, _ in state.chance_outcomes()]
    return state.legal_actions()


def opening(game: Game, place: Place) -> State:
    """The table that a place's match begins with."""
    table = game.new_table(place.seats, **dict(place.options))
    game.rules.setup(table)
    return game.state_of(table)


def table_at(game: Game, place: Place) -> State:
    """The table of a place."""
    state, source = opening(game, place), Source(place.seed)
    for _ in range(place.ply):
        may = branches(state)
        state.apply(may[source.below(len(may))])
    return state


def counts(state: State, depth: int = 0) -> list[int]:
    """Sequences of 1, 2, 3 … plies: as many as fit, or to a depth."""
    found: list[int] = []
    level = [state]
    while level and (len(found) < depth if depth else len(level) <= MOST_TABLES):
        found.append(sum(len(branches(each)) for each in level))
        if (depth and len(found) == depth) or found[-1] > MOST_TABLES:
            break
        level = [_after(each, action) for each in level for action in branches(each)]
    return found


def _after(state: State, action: Action) -> State:
    twin = state.clone()
    twin.apply(action)
    return twin


def places(game: Game) -> Iterator[Place]:
    """The opening and three tables of a match for each seat count, and for each other value of an option."""
    for seats in game.box.SEATS:
        usual = tuple((option.name, option.default) for option in game.box.OPTIONS)
        yield from _along(game, seats, usual)
    for option in game.box.OPTIONS:
        for value in option.values:
            if value != option.default:
                changed = tuple((name, value if name == option.name else default) for name, default in usual)
                yield from _along(game, game.box.SEATS[0], changed)


def _along(game: Game, seats: int, options: tuple[tuple[str, str], ...]) -> Iterator[Place]:
    state, source, plies = opening(game, Place(seats, options, seats, 0)), Source(seats), 0
    while not state.is_terminal():
        may = branches(state)
        state.apply(may[source.below(len(may))])
        plies += 1
    for part in range(4):
        yield Place(seats, options, seats, part * plies // 4)


def read(game: Game) -> list[tuple[Place, list[int]]]:
    """The counts that were written down."""
    lines = perft_file(game).read_text("utf-8").splitlines()
    pairs = [line.split(": ") for line in lines if line and not line.startswith("#")]
    return [(Place.read(place), [int(number) for number in numbers.split()]) for place, numbers in pairs]


def perft_file(game: Game) -> Path:
    """Where a game's counts lie."""
    return game.folder / "perft.txt"


def write(name: str) -> None:
    """Count anew for one game."""
    game = games.load(name)
    lines = [f"{place}: {' '.join(map(str, counts(table_at(game, place))))}\n" for place in places(game)]
    perft_file(game).write_text(HEAD + "".join(lines), "utf-8")
    print(f"{name}/perft.txt: {len(lines)} places")


if __name__ == "__main__":
    for chosen in sys.argv[1:] or games.names():
        write(chosen)
