"""Chapter 6: every ruling."""

from __future__ import annotations

import pytest

import noblesse
from noblesse.games.notre_dame import rules
from noblesse.games.notre_dame.box import FROM_PARK, OVER, PLAGUE
from noblesse.games.notre_dame.rules.carriage import may_take
from noblesse.games.notre_dame.tests.given import given, hired, nobody_hires, plague
from noblesse.games.notre_dame.tests.words import friend, legal, market, play, standing, supply

SEVEN = ["cloister school", "bank", "residence", "carriage house", "hotel", "park", "hospital"]


def test_ruling_01_the_park_counts_once_for_all_markers_on_notre_dame() -> None:
    t = plague(seats=3, round=2, plague=0, at={0: "park 6, Notre Dame 2"})
    assert (t.prestige[0], t.earned[0][FROM_PARK]) == (8 + 3, 3)


def test_ruling_02_the_single_prestige_of_monk_and_money_lender_brings_the_bonus() -> None:
    assert hired("monk", at="park 2").prestige[0] == 2
    assert hired("money lender", at="park 2").prestige[0] == 2


def test_ruling_03_the_friend_counts_for_the_park() -> None:
    assert hired("monk", at="park 1 + friend").prestige[0] == 2


def test_ruling_04_the_park_counts_as_it_is_after_everything_has_moved() -> None:
    moved = play(given(hand="residence", at="park 2", ready=0), "use residence", "from park")
    assert moved.prestige[0] == 1
    gone = play(given(hand="trusted friend", at="park 1 + friend"), "use trusted friend", "to residence")
    assert gone.prestige[0] == 1
    assert hired("fool", "from park", "to residence", at="park 2").prestige[0] == 1
    given_away = play(given(hand="Notre Dame", at="park 2", ready=0), "use Notre Dame", "give 1", "from park")
    assert given_away.prestige[0] == 1


def test_ruling_05_where_nothing_is_earned_there_is_no_bonus() -> None:
    park = "park 2, bank 1, residence 1, hotel 1, hospital 1, carriage house 1, cloister school 1"
    assert hired("night watchman", at=park, ready=0).prestige[0] == 0
    assert hired("advocate", at="park 2", taken="0").prestige[0] == 0
    assert hired("beggar king", at="park 2", rat=9).prestige[0] == 0
    crowd = {0: "park 2, Notre Dame 4", 1: "Notre Dame 5"}
    assert plague(round=2, plague=0, at=crowd, ready={0: 2, 1: 2}).prestige[:2] == [0, 0]


def test_ruling_06_the_three_of_the_hostess_are_one_gain() -> None:
    assert hired("hostess", "wish gold", at="park 2").prestige[0] == 4


def test_ruling_07_the_bonus_comes_with_the_donation_and_with_the_scoring() -> None:
    t = play(given(hand="Notre Dame", at="park 2"), "use Notre Dame", "give 1")
    assert t.prestige[0] == 1 + 1
    assert plague(round=2, plague=0, at="park 2, Notre Dame 1").prestige[0] == 8 + 1


def test_ruling_08_the_message_is_the_event_not_the_bishop_or_the_fool() -> None:
    t = hired("fool", "from bank", "to carriage house", at="bank 1, park 2", messages="0 IP 4")
    assert play(t, "stop at 0 IP", "take").prestige[0] == 5
    t = hired("bishop", "to carriage house", at="park 2", messages="0 IP 4")
    assert play(t, "stop at 0 IP", "take").prestige[0] == 5
    assert play(t, "stop at 0 IP", "decline").prestige[0] == 0


def test_ruling_10_a_sector_card_is_carried_out_if_a_marker_is_at_hand_but_what_it_offers_may_be_left() -> None:
    assert standing(play(given(hand="bank"), "use bank")) == {"bank": 1}
    assert "decline" in legal(play(given(hand="hotel"), "use hotel"))
    assert "stop at 0 C" in legal(play(given(hand="carriage house"), "use carriage house"))
    assert "decline" in legal(play(given(hand="Notre Dame"), "use Notre Dame"))


def test_ruling_11_no_marker_moves_while_one_is_at_hand() -> None:
    t = play(given(hand="park", at="bank 3", ready=1), "use park")
    assert (standing(t), supply(t)[0], t.player) == ({"bank": 3, "park": 1}, 0, 1)


def test_ruling_12_the_target_counts_after_the_move() -> None:
    t = play(given(hand="bank", at="bank 1, hotel 2", ready=0, gold=0), "use bank", "from hotel")
    assert (t.gold[0], standing(t)) == (2, {"bank": 2, "hotel": 1})


def test_ruling_13_a_marker_for_notre_dame_comes_from_any_sector_but_not_from_notre_dame() -> None:
    everywhere = "cloister school 1, bank 1, residence 1, carriage house 1, hotel 1, park 1, hospital 1, Notre Dame 1"
    t = play(given(hand="Notre Dame", at=everywhere, ready=0), "use Notre Dame", "give 3")
    assert legal(t) == [f"from {sector}" for sector in SEVEN]
    only_there = play(given(hand="Notre Dame", at="Notre Dame 2", ready=0), "use Notre Dame")
    assert (only_there.player, only_there.gold[0], standing(only_there)) == (1, 3, {"Notre Dame": 2})


def test_ruling_14_with_all_markers_in_the_sector_already_its_card_does_nothing() -> None:
    t = play(given(hand="bank", at="bank 5", ready=0, gold=0), "use bank")
    assert (t.player, t.gold[0], standing(t)) == (1, 0, {"bank": 5})


def test_ruling_15_the_friend_must_be_placed_or_moved() -> None:
    assert legal(play(given(hand="trusted friend"), "use trusted friend")) == [f"to {sector}" for sector in SEVEN]
    standing_there = play(given(hand="trusted friend", at="park friend"), "use trusted friend")
    assert legal(standing_there) == [f"to {sector}" for sector in SEVEN if sector != "park"]


def test_ruling_16_the_friend_never_goes_to_notre_dame() -> None:
    assert "to Notre Dame" not in legal(play(given(hand="trusted friend"), "use trusted friend"))
    assert "to Notre Dame" not in legal(hired("fool", "from friend", at="park friend"))


def test_ruling_17_the_plague_does_not_take_the_friend() -> None:
    t = plague(rat=9, plague=3, prestige=4, at="bank 1 + friend")
    assert (standing(t), friend(t)) == ({}, "bank")


@pytest.mark.parametrize(
    ("sector", "gain"),
    [("cloister school", (6, 3, 0)), ("bank", (4, 5, 0)), ("residence", (4, 3, 2)), ("park", (4, 3, 0))],
)
def test_ruling_18_the_friend_counts_in_every_sector(sector: str, gain: tuple[int, int, int]) -> None:
    t = play(given(hand="trusted friend", at=f"{sector} 1"), "use trusted friend", f"to {sector}")
    assert (t.ready[0], t.gold[0], t.prestige[0]) == gain


def test_ruling_18_the_friend_counts_in_carriage_house_hotel_and_hospital() -> None:
    t = play(given(hand="trusted friend", at="carriage house 1"), "use trusted friend", "to carriage house")
    assert len(legal(t)) == 9
    t = play(given(hand="trusted friend", at="hotel 3"), "use trusted friend", "to hotel", "wish gold")
    assert "wish gold" in legal(t)
    assert plague(at="hospital friend", plague=3).rat[0] == 2


def test_ruling_19_gold_never_runs_out() -> None:
    t = play(given(hand="bank", at="bank 3", gold={0: 10, 1: 50, 2: 50}), "use bank")
    assert t.gold[:3] == [14, 50, 50]


def test_ruling_20_notre_dame_is_no_sector_when_a_marker_is_lost() -> None:
    t = plague(rat=9, plague=2, at="Notre Dame 5, bank 1")
    assert standing(t) == {"Notre Dame": 5}


def test_ruling_21_of_the_strongest_sectors_only_one_with_a_marker_may_lose_it() -> None:
    t = plague(rat=9, plague=2, at="park 2, bank 2, hotel 1 + friend, hospital 1")
    assert legal(t) == ["from bank", "from hotel", "from park"]
    for on_notre_dame in (1, 2, 3):
        t = plague(rat=9, plague=2, at=f"bank 2, hotel 2, Notre Dame {on_notre_dame}")
        assert legal(t) == ["from bank", "from hotel"]
    t = plague(rat=9, plague=2, at="park 1, hotel friend")
    assert (t.phase == PLAGUE, standing(t)) == (False, {})


def test_ruling_22_with_the_friend_alone_on_the_board_no_marker_is_lost_but_prestige_is() -> None:
    t = plague(rat=9, plague=2, prestige=7, at="bank friend, Notre Dame 1")
    assert (t.prestige[0], standing(t), friend(t)) == (5, {"Notre Dame": 1}, "bank")


def test_ruling_23_one_loses_no_more_prestige_than_there_is() -> None:
    assert [plague(rat=9, plague=2, prestige=owned).prestige[0] for owned in (0, 1, 2, 3)] == [0, 0, 0, 1]


def test_ruling_24_the_park_plays_no_part_in_a_loss_and_the_plague_comes_before_notre_dame_scores() -> None:
    assert plague(rat=9, plague=2, prestige=9, at="park 6").prestige[0] == 7
    t = plague(round=2, rat=9, plague=2, prestige=1, at="Notre Dame 1, bank 1")
    assert t.prestige[0] == 0 + 8


def test_ruling_25_the_penalty_comes_whenever_the_rat_would_pass_9_again() -> None:
    assert plague(rat=9, plague=2, prestige=9, at="hospital 1").prestige[0] == 7
    still = plague(rat=9, plague=2, prestige=9, at="hospital 2")
    assert (still.rat[0], still.prestige[0]) == (9, 9)


def test_ruling_26_only_the_own_doctor_counts_and_only_in_this_round() -> None:
    t = nobody_hires(hired("doctor", plague=4, rat={0: 2, 1: 2, 2: 2}))
    assert t.rat[:3] == [2, 6, 6]
    assert t.hired[0] == 15


def test_ruling_27_the_rat_moves_back_by_what_the_hospital_has_more() -> None:
    assert plague(rat=5, plague=2, at="hospital 4").rat[0] == 3


def test_ruling_30_the_carriage_may_go_back_and_forth() -> None:
    t = play(given(hand="carriage house", at="carriage house 1"), "use carriage house", "stop at 0 C")
    assert t.carriage[0] == market("0 C")


def test_ruling_31_a_carriage_that_stays_may_take_the_message_there() -> None:
    t = given(hand="carriage house", carriage="1 IP", messages="1 IP 4")
    assert play(t, "use carriage house", "stop at 1 IP", "take").prestige[0] == 4


def test_ruling_32_nothing_is_taken_in_passing() -> None:
    t = given(hand="carriage house", at="carriage house 1", messages="0 IN 4, 0 ON 4")
    assert play(t, "use carriage house", "stop at 1 IP").prestige[0] == 0


def test_ruling_33_a_colour_that_is_gone_is_ignored_for_higher_sets_too() -> None:
    t = given(messages="0 IP 4, 1 IP 4", taken="0, 0, 1")
    assert not may_take(t, 0, market("0 IP"))
    assert may_take(t, 0, market("1 IP"))
    assert may_take(given(messages="0 IP 4", taken="0, 0, 1"), 0, market("0 IP"))


def test_ruling_34_a_missing_colour_out_of_reach_still_stands_in_the_way() -> None:
    t = given(seats=5, hand="carriage house", messages="0 IP 4, 2 ON 4", taken="0, 1, 3, 4")
    t = play(t, "use carriage house", "stop at 0 IP")
    assert (t.player, t.prestige[0]) == (1, 0)


def test_ruling_35_a_message_brings_its_prestige_even_if_the_rest_is_void() -> None:
    t = given(hand="carriage house", rat=0, messages="0 IP 3")
    t = play(t, "use carriage house", "stop at 0 IP")
    assert legal(t) == ["take", "decline"]
    assert play(t, "take").prestige[0] == 3


def test_ruling_36_four_colours_make_a_set_of_two_players() -> None:
    t = given(seats=2, messages="0 IP 4, 1 IP 4, 2 IP 4, 3 IP 4", taken="0, 1, 2")
    assert [may_take(t, 0, market(f"{borough} IP")) for borough in range(4)] == [False, False, False, True]


def test_ruling_60_markers_of_notre_dame_go_to_the_stock() -> None:
    assert supply(plague(round=2, plague=0, at="Notre Dame 3")) == (4, 10)


def test_ruling_61_third_cards_stay_unknown() -> None:
    t = nobody_hires(given(hiring=True, seats=4))
    laid = [t.aside[seat][0] for seat in range(4)]
    assert all(card // 9 == 2 for card in laid)
    assert all(card % 9 not in t.shown[(seat - 2) % 4] for seat, card in enumerate(laid))


def test_ruling_62_who_is_level_in_everything_shares_the_place() -> None:
    t = given(prestige={0: 40, 1: 40, 2: 30})
    assert [rules.rank(t, seat) for seat in range(3)] == [0, 0, 2]


def test_ruling_63_markers_that_come_back_from_notre_dame_break_no_tie() -> None:
    t = plague(people="monk, doctor, mayor", round=8, plague=0, at="Notre Dame 8", prestige={1: 8}, ready=4)
    assert (t.phase, t.prestige[:2]) == (OVER, [8, 8])
    assert [rules.rank(t, seat) for seat in range(2)] == [0, 0]


def test_ruling_64_gold_markers_and_messages_are_worth_nothing_at_the_end() -> None:
    t = plague(people="monk, doctor, mayor", round=8, plague=0, gold=20, taken="0, 1, 2", ready=10)
    assert rules.score(t, 0) == 0


def test_ruling_65_hostess_and_monk_bring_their_prestige_with_an_empty_stock() -> None:
    assert hired("monk", at="bank 10").prestige[0] == 1
    assert hired("hostess", at="bank 10").prestige[0] == 3


def test_ruling_66_ties_are_asked_in_turn_order_from_the_start_player_of_the_round() -> None:
    ties = dict.fromkeys(range(4), "bank 1, hotel 1")
    t = nobody_hires(given(seats=4, hiring=True, starter=1, rat=dict.fromkeys(range(4), 9), at=ties))
    order = []
    while t.phase == PLAGUE:
        order.append(t.player)
        t = play(t, "from bank")
    assert order == [1, 2, 3, 0]


def test_the_options_are_known_by_name() -> None:
    state = noblesse.load("notre_dame").new_state(2, plain=True, minstrel="fewer", show_prestige="yes")
    assert (state.table.minstrel, state.table.show_prestige) == (1, 1)
    usual = noblesse.load("notre_dame").new_state(2, plain=True)
    assert (usual.table.minstrel, usual.table.show_prestige) == (0, 0)
