"""The tables that promises are tested at: some matches of every game, seat count and option, played at random."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import Final

import pytest

import noblesse
from noblesse.core import CHANCE, Action, Game, Seat, Source, State

MATCHES: Final = 4
"""So many matches are played for each game and seat count."""
TABLES: Final = 10
"""So many tables of each match are looked at, the first and the last among them."""

PLACES: Final = [(name, seats) for name in noblesse.games.names() for seats in noblesse.load(name).box.SEATS]
every_game = pytest.mark.parametrize("name", noblesse.games.names())
every_seat_count = pytest.mark.parametrize(("name", "seats"), PLACES)


@dataclass(frozen=True)
class Walk:
    """A match, ply by ply."""

    options: dict[str, str]
    plies: tuple[tuple[Seat, Action], ...]
    images: tuple[bytes, ...]
    """The table before each ply, and the last."""


def plain(name: str) -> Game:
    """The game in plain Python: what is tested here; native is held to it apart."""
    return _plain(name)


@cache
def _plain(name: str) -> Game:
    return noblesse.load(name).plain_game()


def choose(state: State, source: Source) -> tuple[Seat, Action]:
    """Somebody who is awaited, or chance, and one of the actions."""
    if state.current_player() == CHANCE:
        outcomes = state.chance_outcomes()
        return CHANCE, outcomes[source.below(len(outcomes))][0]
    awaited = state.awaited()
    seat = awaited[source.below(len(awaited))]
    useful = state.worthwhile(seat) if source.below(2) else state.legal_actions(seat)
    return seat, useful[source.below(len(useful))]


@cache
def walk(name: str, seats: int, seed: int) -> Walk:
    """One match; half of the choices are among those worth a bot's while, so that matches differ in kind."""
    game, source = noblesse.load(name), Source(seed, seats)
    options = options_of(game, seed)
    table = game.new_table(seats, **options)
    game.rules.setup(table)
    state = game.state_of(table)
    plies: list[tuple[Seat, Action]] = []
    images = [state.to_bytes()]
    while not state.is_terminal():
        assert len(plies) < game.box.MAX_PLIES, "the match is longer than MAX_PLIES"
        seat, action = choose(state, source)
        state.apply(action, seat)
        plies.append((seat, action))
        images.append(state.to_bytes())
    return Walk(options, tuple(plies), tuple(images))


def options_of(game: Game, seed: int) -> dict[str, str]:
    """Options for a match: in a few seeds every value gets its turn, in many every combination."""
    combinations = list(product(*(option.values for option in game.box.OPTIONS)))
    chosen = combinations[5 * seed % len(combinations)]
    return {option.name: value for option, value in zip(game.box.OPTIONS, chosen, strict=True)}


def walks(name: str, seats: int) -> list[Walk]:
    """The matches of a game for so many seats."""
    return [walk(name, seats, seed) for seed in range(MATCHES)]


@cache
def _looked_at(name: str, seats: int) -> tuple[bytes, ...]:
    found: dict[bytes, None] = {}
    for number, match in enumerate(walks(name, seats)):
        source, last = Source(number, 17), len(match.images) - 1
        for part in range(TABLES):
            at = part * last // (TABLES - 1)
            found[match.images[min(last, at + source.below(3) * (0 < at < last))]] = None
    return tuple(found)


def tables(name: str, seats: int) -> Iterator[State]:
    """States all over the matches, in plain Python; the caller may change them."""
    game = plain(name)
    for image in _looked_at(name, seats):
        yield game.state_of(game.table.from_bytes(image))


def open_tables(name: str, seats: int) -> Iterator[State]:
    """Those of them that are not at the end."""
    return (state for state in tables(name, seats) if not state.is_terminal())


def viewers(state: State) -> list[Seat | None]:
    """Every seat, and a spectator."""
    return [*range(state.seats), None]
