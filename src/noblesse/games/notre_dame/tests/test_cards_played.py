"""3.1, 3.2, 3.5, 3.6 and 3.8: the nine cards."""

from __future__ import annotations

from noblesse.games.notre_dame.box import GUEST
from noblesse.games.notre_dame.tests.given import given
from noblesse.games.notre_dame.tests.words import friend, legal, play, standing, supply


def test_3_2_the_cloister_school_brings_as_many_markers_as_stand_there_with_the_new_one() -> None:
    t = given(hand="cloister school", at="cloister school 2, residence 2", ready=2)
    assert supply(t) == (2, 8)
    t = play(t, "use cloister school")
    assert standing(t)["cloister school"] == 3
    assert supply(t) == (4, 5)


def test_3_2_a_stronger_cloister_school_brings_more() -> None:
    t = given(hand="cloister school", at="cloister school 3, residence 2", ready=4)
    t = play(t, "use cloister school")
    assert standing(t)["cloister school"] == 4
    assert supply(t) == (7, 1)


def test_3_6_the_friend_in_the_bank_counts_and_no_marker_is_placed() -> None:
    t = play(given(hand="trusted friend", at="bank 2", gold=0), "use trusted friend", "to bank")
    assert (friend(t), standing(t), t.gold[0], t.ready[0]) == ("bank", {"bank": 2}, 3, 4)


def test_3_6_the_friend_must_go_to_one_of_the_six_other_sectors() -> None:
    t = play(given(hand="trusted friend", at="bank friend"), "use trusted friend")
    assert legal(t) == [
        "to cloister school",
        "to residence",
        "to carriage house",
        "to hotel",
        "to park",
        "to hospital",
    ]


def test_3_2_the_bank_pays_however_much_gold_there_is() -> None:
    t = play(given(hand="bank", at="bank 1", ready=1, gold={0: 2, 1: 60, 2: 60}), "use bank")
    assert t.gold[0] == 4


def test_3_2_the_residence_brings_its_strength_and_half_the_park() -> None:
    t = play(given(hand="residence", at="residence 2, park 2"), "use residence")
    assert t.prestige[0] == 4


def test_3_2_the_park_moves_the_rat_one_back_and_brings_no_prestige() -> None:
    t = play(given(hand="park", at="park 1", rat=4), "use park")
    assert (standing(t), t.rat[0], t.prestige[0]) == ({"park": 2}, 3, 0)


def test_3_2_the_hospital_moves_the_rat_one_back_however_strong() -> None:
    t = play(given(hand="hospital", at="hospital 3", rat=6), "use hospital")
    assert (standing(t), t.rat[0]) == ({"hospital": 4}, 5)


def test_3_2_a_hotel_of_three_gives_one_option() -> None:
    t = play(given(hand="hotel", at="hotel 2", gold=0), "use hotel", "wish gold")
    assert (standing(t), t.gold[0], t.player) == ({"hotel": 3}, 1, 1)


def test_3_2_a_hotel_of_four_gives_two_options() -> None:
    t = given(hand="hotel", at="hotel 3", gold=0, rat=4)
    both = play(t, "use hotel", "wish gold", "wish rat")
    assert (standing(both), both.gold[0], both.rat[0], both.player) == ({"hotel": 4}, 1, 3, 1)
    twice = play(t, "use hotel", "wish gold", "wish gold")
    assert (twice.gold[0], twice.player) == (2, 1)
    one = play(t, "use hotel", "wish gold", "decline")
    assert (one.gold[0], one.rat[0], one.player) == (1, 4, 1)


def test_3_2_a_guest_takes_markers_from_the_stock() -> None:
    t = play(given(hand="hotel", at="hotel 3"), "use hotel", "wish marker", "wish marker")
    assert supply(t) == (4 - 1 + 2, 7 - 2)


def test_3_2_without_rat_and_stock_the_hotel_gives_only_gold() -> None:
    t = play(given(hand="hotel", at="hotel 1, bank 9"), "use hotel")
    assert t.phase == GUEST
    assert legal(t) == ["wish gold", "decline"]


def test_3_5_two_gold_bring_three_prestige_and_half_the_park() -> None:
    t = play(given(hand="Notre Dame", at="park 5", ready=1, gold=2), "use Notre Dame", "give 2")
    assert (standing(t), t.gold[0], t.ready[0], t.prestige[0]) == ({"park": 5, "Notre Dame": 1}, 0, 0, 5)


def test_3_5_at_most_three_gold_and_one_marker() -> None:
    t = play(given(hand="Notre Dame", gold=5), "use Notre Dame")
    assert legal(t) == ["give 1", "give 2", "give 3", "decline"]
    t = play(t, "give 3")
    assert (standing(t), t.gold[0], t.prestige[0]) == ({"Notre Dame": 1}, 2, 6)


def test_3_5_one_gold_brings_one_prestige_and_more_than_one_has_cannot_be_given() -> None:
    t = play(given(hand="Notre Dame", gold=1), "use Notre Dame")
    assert legal(t) == ["give 1", "decline"]
    assert play(t, "give 1").prestige[0] == 1


def test_3_5_without_gold_the_card_is_spent_for_nothing() -> None:
    t = play(given(hand="Notre Dame", gold=0, ready=3), "use Notre Dame")
    assert (standing(t), t.prestige[0], t.ready[0], t.player) == ({}, 0, 3, 1)


def test_3_8_without_a_marker_at_hand_one_moves_from_the_hospital_to_notre_dame() -> None:
    t = given(hand="Notre Dame", at="hospital 2", ready=0, gold=1)
    t = play(t, "use Notre Dame", "give 1", "from hospital")
    assert (standing(t), t.gold[0], t.prestige[0]) == ({"hospital": 1, "Notre Dame": 1}, 0, 1)


def test_3_8_the_friend_never_stands_in_for_a_marker() -> None:
    t = play(given(hand="residence", at="hospital friend", ready=0), "use residence")
    assert (standing(t), friend(t), t.prestige[0], t.player) == ({}, "hospital", 0, 1)
    t = play(given(hand="residence", at="hospital friend, bank 1", ready=0), "use residence")
    assert legal(t) == ["from bank", "decline"]


def test_3_8_with_markers_at_hand_none_may_move() -> None:
    t = play(given(hand="bank", at="hospital 3", ready=2), "use bank")
    assert (standing(t), t.ready[0], t.player) == ({"bank": 1, "hospital": 3}, 1, 1)


def test_3_8_the_source_is_weaker_before_the_sector_acts() -> None:
    t = given(hand="cloister school", at="cloister school 1, hotel 2, bank 7", ready=0)
    assert supply(t) == (0, 4)
    t = play(t, "use cloister school", "from hotel")
    assert standing(t) == {"cloister school": 2, "hotel": 1, "bank": 7}
    assert supply(t) == (2, 2)


def test_3_8_one_need_not_move_a_marker_to_notre_dame() -> None:
    t = given(hand="Notre Dame", at="hospital 2", ready=0, gold=2)
    t = play(t, "use Notre Dame", "decline")
    assert (standing(t), t.gold[0], t.prestige[0], t.player) == ({"hospital": 2}, 2, 0, 1)


def test_3_8_one_need_not_move_a_marker_to_a_sector() -> None:
    t = play(given(hand="bank", at="hospital 2", ready=0, gold=2), "use bank", "decline")
    assert (standing(t), t.gold[0], t.player) == ({"hospital": 2}, 2, 1)


def test_3_8_a_marker_may_come_from_notre_dame_to_a_sector() -> None:
    t = play(given(hand="bank", at="Notre Dame 1", ready=0, gold=0), "use bank", "from Notre Dame")
    assert (standing(t), t.gold[0]) == ({"bank": 1}, 1)


def test_3_6_the_friend_acts_in_every_sector() -> None:
    t = play(given(hand="trusted friend", at="hospital 1", rat=3), "use trusted friend")
    assert (play(t, "to hospital").rat[0], play(t, "to park").rat[0]) == (2, 2)
    assert play(t, "to residence").prestige[0] == 1
    assert supply(play(t, "to cloister school")) == (5, 8)
    assert legal(play(t, "to hotel")) == ["wish gold", "wish marker", "wish rat", "decline"]
    assert len(legal(play(t, "to carriage house"))) == 5
