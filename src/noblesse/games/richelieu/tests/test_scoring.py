"""Chapter 5: scoring."""

from __future__ import annotations

import pytest

from noblesse.games.richelieu import rules
from noblesse.games.richelieu.box import SHEET_NAMES
from noblesse.games.richelieu.table import Table
from noblesse.games.richelieu.tests.given import EMPTY, given

REDS = [name for name in SHEET_NAMES if name[0] == "R"]
OVER = {1: EMPTY, 2: EMPTY, 3: EMPTY}


def won(*counts: int) -> Table:
    """Everybody has so many of the Cardinal's sheets."""
    left = list(REDS)
    taken = {seat: " ".join(left.pop() for _ in range(count)) for seat, count in enumerate(counts)}
    return given(seats=len(counts), boxes=OVER, taken=taken)


def test_5_the_printed_example() -> None:
    taken = {0: "R01 R02 R03 E1", 1: "R04 R06 F1 F2 F3 H1", 2: "E2 E3 P2"}
    t = given(seats=3, boxes=OVER, taken=taken)
    assert [rules.majority(t, seat) + rules.factions(t, seat) for seat in range(3)] == [9, 14, 5]


@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((3, 3, 2), [4, 4, 0]),
        ((4, 2, 2), [8, 0, 0]),
        ((3, 2, 2, 2), [8, 0, 0, 0]),
        ((2, 2, 2, 1), [4, 4, 4, 0]),
        ((3, 2, 1, 0), [8, 4, 0, 0]),
        ((1, 0, 0, 0), [8, 0, 0, 0]),
        ((0, 0, 0), [0, 0, 0]),
        ((3, 3, 3, 3), [4, 4, 4, 4]),
        ((2, 5), [4, 8]),
    ],
)
def test_5_most_of_the_cardinals_sheets_are_worth_eight_and_second_most_four(
    counts: tuple[int, ...], points: list[int]
) -> None:
    t = won(*counts)
    assert [rules.majority(t, seat) for seat in range(t.seats)] == points


@pytest.mark.parametrize(
    ("sheets", "points"), [("E1 E2 E3 E4", 16), ("F1 F2 F3 P1", 10), ("E1 F1 H1 P1", 4), ("H1 H3", 4), ("R01 R02", 0)]
)
def test_5_each_opposing_faction_scores_by_itself(sheets: str, points: int) -> None:
    assert rules.factions(given(boxes=OVER, taken={1: sheets}), 1) == points


def test_5_a_score_of_every_source() -> None:
    taken = {1: "R01 R02 R03 E1 E4 H2"}
    t = given(boxes=OVER, taken=taken, prestige={1: 24}, income={1: 4}, military={1: 5}, jewels={1: 3})
    assert rules.score(t, 1) == 24 + 4 + 5 + 8 + 4 + 1 + 12 == 58


def test_5_who_did_nothing_has_nine_points() -> None:
    assert rules.score(given(), 0) == 9


def test_5_money_scores_nothing_but_breaks_ties_then_sheets_then_the_victory_is_shared() -> None:
    t = given(seats=3, boxes=OVER, money={0: 9, 1: 8, 2: 9})
    assert [rules.score(t, seat) for seat in range(3)] == [9, 9, 9]
    assert [rules.rank(t, seat) for seat in range(3)] == [0, 2, 0]
    t = given(seats=3, boxes=OVER, taken={0: "E1", 1: "R01 P1", 2: "E2"}, prestige={0: 8, 2: 8})
    assert [rules.score(t, seat) for seat in range(3)] == [18, 18, 18]
    assert [rules.rank(t, seat) for seat in range(3)] == [1, 0, 1]


def test_5_more_points_go_before_more_money() -> None:
    t = given(seats=2, boxes=OVER, money={0: 50}, prestige={1: 1})
    assert [rules.rank(t, seat) for seat in range(2)] == [1, 0]
