"""Sets and random numbers in C are those of core.sets and core.source, for sets of one, two and five words."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from noblesse.core import Game, Source
from tests.native.conftest import game_of


@pytest.fixture(scope="session")
def bags(built: Callable[[str, bool], Path]) -> Game:
    return game_of("bags", built("bags", False))


@pytest.mark.parametrize("seed", range(4))
def test_every_set_function_does_the_same_in_c(bags: Game, seed: int) -> None:
    one, other = bags.new_state(1), bags.new_state(1, plain=True)
    rules, table, source = bags.rules, bags.new_table(1), Source(seed)
    while not other.is_terminal():
        action = source.below(bags.box.ACTIONS)
        one.apply(action)
        other.apply(action)
        rules.apply(table, 0, action)
        assert one.to_bytes() == other.to_bytes() == table.to_bytes(), bags.table.from_bytes(one.to_bytes()).to_text()
    assert one.scores() == other.scores()


def test_an_action_is_drawn_from_the_whole_of_a_large_set(bags: Game) -> None:
    one, other = bags.new_state(1), bags.new_state(1, plain=True)
    sources = Source(7), Source(7)
    assert one.playout(sources[0]) == other.playout(sources[1])
    assert one == other
    assert sources[0].state == sources[1].state
