"""4.2: structures."""

from __future__ import annotations

from typing import Any

import pytest

from noblesse.core.sets import has
from noblesse.games.noblemen import rules
from noblesse.games.noblemen.box import CASTLE, CHAPEL, FOLLY, FOLLY_PRICE, PALACE, STRUCTURES
from noblesse.games.noblemen.tests.given import beside, cell, given, on_board
from noblesse.games.noblemen.tests.plies import ended, legal, play, spots

ONE_OF_EACH = "W 1,1 2,1 1,2 2,2 F -1,1 -2,1 -1,2 -2,2 U 0,-1 1,-1 0,-2 1,-2 M 1,0"


def builds(**said: Any) -> set[str]:
    """What seat 0 may build."""
    return {text for text in legal(given(**said)) if text.startswith("build")}


def test_4_2_with_five_players_the_cheapest_castle_costs_3_chapel_2_and_palace_7() -> None:
    t = given(seats=5)
    assert [rules.price(t, 0, build) for build in range(FOLLY + 4)] == [3, 7, 2] + [FOLLY_PRICE] * 4


def test_4_2_each_piece_that_is_sold_makes_the_next_one_dearer() -> None:
    t = given(seats=5, estate="M 2,0 4,0", money=3)
    t = play(t, "build castle", "at 2,0")
    assert (rules.price(t, 0, CASTLE), on_board(t)["castle"], t.money[0]) == (4, 4, 0)
    assert [rules.price(given(seats=5, market={"castle": left}), 0, CASTLE) for left in (5, 4, 3, 2, 1)] == [
        3,
        4,
        5,
        6,
        7,
    ]


def test_4_2_what_is_sold_out_cannot_be_built() -> None:
    assert builds(estate="M 2,0", market={"castle": 0}) == {"build chapel", "build palace"}
    assert builds(estate="M 2,0", market={"palace": 0, "chapel": 0}) == {"build castle"}


def test_4_2_a_duke_pays_9_for_a_folly_and_8_are_not_enough() -> None:
    t = given(estate=ONE_OF_EACH, title="duke", money=9)
    assert {"build grand folly"} == {text for text in legal(t) if "folly" in text}
    assert not {text for text in legal(given(estate=ONE_OF_EACH, title="duke", money=8)) if "folly" in text}
    assert play(t, "build grand folly", "at 1,0").money[0] == 0


@pytest.mark.parametrize(("title", "price"), [("duke", 0), ("marquess", 0), ("earl", 1), ("viscount", 2), ("baron", 2)])
def test_4_2_titles_save_3_2_or_1_but_no_price_falls_below_nothing(title: str, price: int) -> None:
    t = given(seats=5, estate="M 1,0", title=title, money=price)
    assert rules.price(t, 0, CHAPEL) == price
    assert play(t, "build chapel", "at 1,0").money[0] == 0


def test_4_2_a_castle_never_touches_a_castle_or_palace_not_even_at_a_corner() -> None:
    t = given(estate="F 1,0 M 1,1 2,0")
    assert spots(play(t, "build castle")) == {"2,0"}
    t = given(estate="F 1,0 M 1,1 2,0", built="palace 0,0")
    assert spots(play(t, "build castle")) == {"2,0"}
    assert "build castle" not in legal(given(estate="M 1,0 0,1 1,1"))


def test_4_2_a_chapel_touches_no_chapel_but_anything_else() -> None:
    t = given(estate="M 1,0 2,1 3,0", built="chapel 1,1")
    assert spots(play(t, "build chapel")) == {"3,0"}
    assert spots(play(given(estate="M 1,0 0,1"), "build chapel")) == {"1,0", "0,1"}
    assert "build chapel" not in legal(given(estate="M 1,0", built="chapel 1,1"))


def test_4_2_a_palace_replaces_a_castle_that_goes_to_the_supply_and_brings_the_queen() -> None:
    t = given(seats=4, title="marquess", money=6, queen=3, cards="liaison")
    before = beside(t)["castle"], on_board(t)["castle"]
    t = play(t, "build palace", "at 0,0")
    assert (t.money[0], t.queen, t.acted) == (0, 0, 1)
    assert (beside(t)["castle"], on_board(t)["castle"]) == (before[0] + 1, before[1])
    assert (on_board(t)["palace"], has(t.built[PALACE], cell("0,0")), has(t.built[CASTLE], cell("0,0"))) == (
        2,
        True,
        False,
    )
    assert "build palace" not in legal(given(seats=4, title="marquess", money=5))


def test_4_2_a_palace_on_the_locked_space_brings_no_queen() -> None:
    assert play(given(queen=1, space=9, cards="tribute"), "build palace", "at 0,0").queen == 1


def test_4_2_without_a_castle_there_is_no_palace() -> None:
    assert "build palace" not in builds(built="palace 0,0", money=20)


def test_ruling_20_a_palace_is_built_wherever_a_castle_stands_and_neighbours_are_not_asked_again() -> None:
    t = given(estate="F 1,0", built="castle 2,0, palace 0,0", money=20)
    assert spots(play(t, "build palace")) == {"2,0"}


def test_4_2_structures_stand_on_empty_meadows_only() -> None:
    t = given(estate="F 1,0 W 2,0 U 3,0 M 4,0 5,0", built="chapel 4,0", money=20)
    assert spots(play(t, "build castle")) == {"5,0"}
    t = given(estate=ONE_OF_EACH, built="chapel 1,0", money=20)
    assert not {text for text in legal(t) if "folly" in text}


def test_4_2_a_folly_counts_occupied_areas_too() -> None:
    t = given(estate={0: ONE_OF_EACH}, men={1: "0 -2,1"}, money=12)
    t = play(t, "build grand folly", "at 1,0")
    assert (t.points[0], t.money[0], t.folly_of[3], t.folly_at[3]) == (12, 0, 0, cell("1,0"))
    assert has(t.built[STRUCTURES * 0 + FOLLY], cell("1,0"))


def test_ruling_21_two_forests_may_overlap_and_serve_several_follies() -> None:
    woods = "W 0,1 1,1 2,1 0,2 1,2 2,2 M 1,0 2,0"
    assert {text for text in legal(given(estate=woods, money=12)) if "folly" in text} == {"build forest folly"}
    t = given(estate=woods + " U 3,1 4,1 3,2 4,2 F 3,0 4,0 3,-1 4,-1", money=24, cards="liaison")
    assert {text for text in legal(t) if "folly" in text} == {"build forest folly", "build grand folly"}
    t = play(t, "build forest folly", "at 1,0")
    t.acted = 0
    assert play(t, "build grand folly", "at 2,0").points[0] == 12 + 10


@pytest.mark.parametrize(
    ("kind", "folly"), [("W", "forest folly"), ("F", "farm folly"), ("U", "garden folly"), ("M", "")]
)
def test_4_2_two_areas_of_a_kind_allow_its_folly(kind: str, folly: str) -> None:
    t = given(estate=f"{kind} 0,1 1,1 2,1 0,2 1,2 2,2 M 1,0", money=12)
    assert {text for text in legal(t) if "folly" in text} == ({f"build {folly}"} if folly else set())


@pytest.mark.parametrize(
    ("sold", "points"),
    [("", 12), ("farm folly", 10), ("farm folly, garden folly", 8), ("farm folly, garden folly, forest folly", 6)],
)
def test_4_2_follies_bring_12_10_8_and_6_points_whoever_builds_them(sold: str, points: int) -> None:
    t = play(given(estate=ONE_OF_EACH, money=12, sold=sold), "build grand folly", "at 1,0")
    assert t.points[0] == points


def test_4_2_each_folly_stands_once() -> None:
    t = given(estate=ONE_OF_EACH, money=12, sold="grand folly")
    assert not {text for text in legal(t) if "folly" in text}


def test_4_2_a_chapel_brings_three_cards_of_which_one_is_kept() -> None:
    t = play(given(estate="M 1,0"), "build chapel", "at 1,0")
    assert (t.to_deal, t.acted, t.carded) == (3, 1, 0)
    t = play(t, "3 liaisons come", "keep first")
    assert (t.cards[0][6], rules.cards_under(t), t.carded) == (1, 2, 0)


def test_4_2_the_action_is_used_and_a_second_structure_must_wait() -> None:
    t = play(given(estate="F 1,0 M 2,0 0,1", money=30, hand="FF"), "build castle", "at 2,0")
    assert not {text for text in legal(t) if text.startswith("build")}
    assert "end" in legal(t)


def test_2_3_the_palaces_queen_counts_at_the_end_of_the_same_turn() -> None:
    t = ended(play(given(queen=1, hand="FF"), "build palace", "at 0,0"))
    assert (t.points[0], t.space, t.player) == (1, 1, 1)
