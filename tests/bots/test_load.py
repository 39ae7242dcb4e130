"""Specs, and what they refuse."""

from __future__ import annotations

import pytest

from noblesse import bots
from noblesse.bots.search_bot import SearchBot
from noblesse.core import UnknownName, WrongSetup


def test_bots_are_found_by_their_files() -> None:
    assert bots.names() == ["greedy", "random", "search"]


@pytest.mark.parametrize("spec", ["random", "greedy", "search", "search:0.5", "search:5000it", " search:2 "])
def test_every_spec_makes_a_bot(spec: str) -> None:
    bot = bots.load(spec)
    assert callable(bot.choose)
    assert callable(bot.look)


def test_the_budget_of_a_search_is_seconds_or_iterations() -> None:
    assert bots.load("search:0.25") == SearchBot(seconds=0.25)
    assert bots.load("search:300it") == SearchBot(iterations=300)
    assert bots.load("search") == SearchBot(seconds=0.5)


@pytest.mark.parametrize("spec", ["", "serach", "deep:3", "search.0.5"])
def test_an_unknown_name_is_refused_with_a_sentence(spec: str) -> None:
    with pytest.raises(UnknownName, match=r"There is no bot .*\.|\?"):
        bots.load(spec)


WRONG = ["-1", "0", "nan", "inf", "1e9", "0it", "-5it", "1.5it", "it", "fast", "5000 iterations", "99999999999it"]


@pytest.mark.parametrize("spec", ["random:1", "greedy:x", *(f"search:{budget}" for budget in WRONG)])
def test_a_wrong_budget_is_refused_with_a_sentence(spec: str) -> None:
    with pytest.raises(WrongSetup, match=rf"^The bot {spec.partition(':')[0]} .* not '{spec.partition(':')[2]}'\.$"):
        bots.load(spec)


def test_levels_come_weakest_first_and_their_specs_are_good() -> None:
    levels = bots.levels()
    assert [level.strength for level in levels] == sorted({level.strength for level in levels})
    for level in levels:
        bots.load(level.spec)
        assert level.says.endswith(".")
