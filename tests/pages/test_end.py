"""What the score sheet says of the biggest turns."""

from __future__ import annotations

import re

import pytest

import noblesse
from noblesse.web.pages.end import adding_up
from noblesse.web.pages.parts import regions

from .conftest import LayTable


@pytest.mark.parametrize(
    ("prize", "gain", "unit", "said"),
    [
        ("Takes 5 prestige.", 5, "prestige", "Takes 5 prestige."),
        ("Takes a town 3, another town 3.", 6, "points", "Takes a town 3, another town 3."),
        ("Takes an amulet 8.", 11, "points", "Takes an amulet 8, 11 points in all."),
        ("Takes 3 prestige.", 15, "prestige", "Takes 3 prestige, and 12 more came of it."),
        ("Takes 3 points and 1 gold.", 1, "points", "Takes 3 points and 1 gold, and 2 were lost again."),
        ("", 4, "points", ""),
    ],
)
def test_the_numbers_of_a_turn_add_up(prize: str, gain: int, unit: str, said: str) -> None:
    assert adding_up(prize, gain, unit) == said


@pytest.mark.parametrize("name", noblesse.games.names())
def test_a_big_turn_is_told_without_a_cut(lay_table: LayTable, name: str) -> None:
    table = lay_table(name, plies=99_999)
    assert table.match is not None
    html = regions(table, None, whole=True)["score-sheet"]
    told = [re.sub("<.*?>", "", row) for row in re.findall(r"<b class=num>.*?</li>", html)]
    assert 0 < len(told) <= 3
    assert all(re.fullmatch(r"\+\d+turn \d+: .*\.", row) for row in told), told
