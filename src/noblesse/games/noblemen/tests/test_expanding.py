"""4.1: the estate is expanded."""

from __future__ import annotations

import pytest

from noblesse.games.noblemen import rules
from noblesse.games.noblemen.box import CELLS, FIELD, FOUNTAIN, HOME, SIDE, WOOD
from noblesse.games.noblemen.tests.given import given, hand
from noblesse.games.noblemen.tests.plies import ended, legal, outcomes, play, spots

FRANK = "F 1,0 2,0 W -1,0 -1,1 U 0,-1 1,-1"
"""The estate of the printed example."""


def test_4_1_the_printed_example_brings_four_tiles_and_nothing_else() -> None:
    t = given(estate=FRANK, hand="WWU", queen=1)
    t = play(t, "place wood at -2,0, wood at -2,1, fountain at 0,-2")
    assert (rules.areas_of(t, 0, WOOD), t.to_draw, t.money[0], t.queen, hand(t)) == (1, 4, 10, 1, "")
    t = play(t, "4 meadows come")
    assert (hand(t), t.to_draw, t.acted) == ("MMMM", 0, 1)


def test_4_1_a_garden_brings_the_queen_at_once_and_the_turn_ends_with_her() -> None:
    t = given(estate=FRANK + " 0,-2", hand="UM", cards="liaison", queen=1, space=2)
    t = play(t, "place fountain at 1,-2")
    assert (rules.areas_of(t, 0, FOUNTAIN), t.queen, t.points[0]) == (1, 0, 0)
    t = ended(play(t, "stop"))
    assert (t.points[0], t.space, t.player) == (1, 3, 1)


def test_4_1_a_garden_brings_no_queen_while_she_is_locked() -> None:
    t = given(estate=FRANK + " 0,-2", hand="UM", queen=1, space=9)
    assert play(t, "place fountain at 1,-2").queen == 1


def test_4_1_a_field_brings_a_pound_and_a_farm_two_more() -> None:
    t = play(given(estate="F 1,0 2,0 1,1", hand="FM", money=0), "place field at 2,1")
    assert (t.money[0], rules.areas_of(t, 0, FIELD)) == (3, 1)


def test_4_1_a_tile_goes_to_a_side_never_to_a_corner() -> None:
    t = play(given(hand="F"), "place field")
    assert spots(t) == {"1,0", "-1,0", "0,1", "0,-1"}


def test_ruling_12_a_tile_just_placed_counts_and_tiles_need_not_touch_each_other() -> None:
    t = play(given(hand="FFW", money=0), "place field at 1,0, field at 2,0, wood at -1,0")
    assert (t.money[0], t.to_draw) == (2, 1)


def test_4_1_one_may_stop_after_the_first_tile_and_places_three_at_most() -> None:
    t = play(given(hand="FFFF", cards="liaison"), "place field at 1,0")
    assert legal(t) == {"place field", "stop"}
    assert play(t, "stop").acted == 1
    t = play(t, "place field at 2,0, field at 3,0")
    assert (t.acted, hand(t)) == (1, "F")
    assert "place field" not in legal(t)


def test_4_1_only_tiles_in_hand_and_none_without_any() -> None:
    assert {text for text in legal(given(hand="UUM")) if text.startswith("place")} == {"place fountain", "place meadow"}
    assert not {text for text in legal(given()) if text.startswith("place")}


def test_4_1_a_short_bag_makes_up_for_nothing() -> None:
    t = given(estate="W 1,0 1,1 2,0", hand="W", bag="M")
    t = play(t, "place wood at 2,1")
    assert t.to_draw == 3
    t = play(t, "meadow comes")
    assert (hand(t), t.to_draw, sum(t.bag)) == ("M", 0, 0)
    t = given(estate="W 1,0 1,1 2,0", hand="WM", cards="liaison", bag="")
    t = play(t, "place wood at 2,1", "stop")
    assert (hand(t), t.acted) == ("M", 1)


def test_4_1_woods_are_drawn_after_the_last_tile() -> None:
    t = play(given(hand="WWF"), "place wood at 1,0, wood at 2,0")
    assert (t.to_draw, t.woods, outcomes(t)) == (0, 2, {})
    assert play(t, "stop").to_draw == 2


def test_4_1_every_tile_of_the_bag_is_as_likely() -> None:
    t = play(given(hand="W", bag="FFFWU"), "place wood at 1,0")
    assert outcomes(t) == {"field comes": 3, "wood comes": 1, "fountain comes": 1}


def test_ruling_01_areas_may_overlap_six_tiles_make_two_and_nine_make_four() -> None:
    t = play(given(estate="F 1,0 2,0 3,0 1,1 2,1", hand="FM", money=0), "place field at 3,1")
    assert (rules.areas_of(t, 0, FIELD), t.money[0]) == (2, 3)
    t = given(estate="F 1,0 2,0 3,0 1,1 3,1 1,2 2,2 3,2", hand="FM", money=0)
    t = play(t, "place field at 2,1")
    assert (rules.areas_of(t, 0, FIELD), t.money[0]) == (4, 9)


def test_4_1_one_tile_in_the_middle_of_woods_draws_two_for_each_forest() -> None:
    t = given(estate="W 1,0 2,0 3,0 1,1 3,1 1,2 2,2 3,2", hand="W")
    assert play(t, "place wood at 2,1").to_draw == 9


def test_4_1_meadows_make_no_area_and_bring_nothing() -> None:
    t = play(given(estate="M 1,0 1,1", hand="MF"), "place meadow at 0,1", "stop")
    assert ([rules.areas_of(t, 0, kind) for kind in range(3)], t.money[0], t.to_draw) == ([0, 0, 0], 10, 0)


def test_ruling_09_with_two_expansions_each_draws_by_itself() -> None:
    t = given(hand="WFFFF", cards="cunning stroke")
    t = play(t, "play cunning stroke", "place wood at 1,0", "stop")
    assert (t.to_draw, t.acted, t.carded) == (1, 0, 1)
    t = play(t, "wood comes", "place wood at 1,1, field at 2,0, field at 3,0", "wood comes")
    assert (hand(t), t.acted) == ("FFW", 1)


@pytest.mark.parametrize("reach", [(1, 0), (0, 1), (-1, 0), (0, -1)])
def test_ruling_32_an_estate_has_room_for_twelve_tiles_each_way(reach: tuple[int, int]) -> None:
    right, up = reach
    t = given(estate="F " + " ".join(f"{n * right},{n * up}" for n in range(1, 13)), hand="M")
    t = play(t, "place meadow")
    assert f"{13 * right},{13 * up}" not in spots(t)
    assert len(spots(t)) == 2 * 13 + 1
    assert (SIDE, CELLS // 2) == (25, HOME)


def test_3_1_areas_do_not_reach_round_the_edge_of_the_grid() -> None:
    t = given(estate="F " + " ".join(f"{x},{y}" for y in (0, 1) for x in range(1, 13)))
    far = " ".join(f"{x},{y}" for y in (1, 2) for x in range(-12, -10))
    assert rules.areas_of(t, 0, FIELD) == 11
    assert rules.areas_of(given(estate={0: "F 12,0 12,1 -12,1 -12,2"}), 0, FIELD) == 0
    assert rules.areas_of(given(estate="F " + far), 0, FIELD) == 1


def test_2_1_after_a_draw_one_sees_what_came_before_the_turn_ends() -> None:
    t = play(given(hand="W", bag="FF"), "place wood at 1,0", "field comes")
    assert (t.acted, t.player, legal(t)) == (1, 0, {"end"})
    assert play(given(hand="F"), "place field at 1,0").player == 1, "nothing was drawn, and nothing can be done"
