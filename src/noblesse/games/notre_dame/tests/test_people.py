"""2.4 and chapter 4: hiring, and the fifteen people."""

from __future__ import annotations

from noblesse.games.notre_dame.box import DOCTOR, HIRE
from noblesse.games.notre_dame.tests.given import given, hired, hiring, nobody_hires
from noblesse.games.notre_dame.tests.words import friend, legal, play, standing, supply


def test_2_4_a_hire_costs_one_gold_and_each_of_the_three_may_be_hired() -> None:
    t = hiring("monk", people="monk, fool, bishop")
    assert legal(t) == ["hire the monk", "hire the fool", "hire the bishop", "decline"]
    assert play(t, "hire the monk").gold[0] == 2
    assert play(t, "decline").gold[0] == 3


def test_2_4_without_gold_nobody_is_hired() -> None:
    t = given(gold={0: 0}, hiring=True)
    assert (t.player, t.phase) == (1, HIRE)
    last = play(given(starter=1, hiring=True, gold={0: 0, 2: 0}), "decline")
    assert last.phase != HIRE


def test_2_4_who_has_no_gold_after_the_last_card_is_passed_over() -> None:
    t = given(hand=dict.fromkeys(range(3), "park, hospital, residence"), gold={0: 0, 1: 1})
    t = play(t, *["use park"] * 3, *["use hospital"] * 3)
    assert (t.phase, t.player) == (HIRE, 1)


def test_2_4_two_may_hire_the_doctor_but_each_only_once() -> None:
    t = hired("doctor")
    assert t.player == 1
    t = play(t, "hire the doctor")
    assert (t.hired[:3], t.player) == ([DOCTOR, DOCTOR, 15], 2)
    assert nobody_hires(t).phase != HIRE


def test_4_1_the_hostess_brings_three_prestige_and_an_option() -> None:
    t = hired("hostess", rat=2)
    assert (t.prestige[0], legal(t)) == (3, ["wish gold", "wish marker", "wish rat", "decline"])
    assert play(t, "wish rat").rat[0] == 1
    assert play(t, "wish rat").player == 1
    assert play(t, "wish gold").gold[0] == 3
    assert supply(play(t, "wish marker")) == (5, 9)
    assert play(t, "decline").player == 1


def test_4_2_the_minstrel_moves_three_tokens_and_nothing_acts() -> None:
    t = hired("minstrel", "from bank", "to hospital", at="bank 4", rat=3)
    assert (standing(t), t.rat[0]) == ({"bank": 1, "hospital": 3}, 3)


def test_4_2_the_hospital_the_minstrel_filled_stops_three_rats_of_this_round() -> None:
    t = nobody_hires(hired("minstrel", "from bank", "to hospital", at="bank 4", rat=3, plague=5))
    assert t.rat[0] == 5


def test_4_2_with_fewer_than_three_in_every_sector_nothing_moves() -> None:
    t = hired("minstrel", at="bank 1 + friend, hotel 2", gold=1)
    assert (standing(t), friend(t), t.gold[0], t.player) == ({"bank": 1, "hotel": 2}, "bank", 0, 1)


def test_4_3_the_monk_brings_two_markers_and_one_prestige() -> None:
    t = hired("monk", at="park 2")
    assert (supply(t), t.prestige[0]) == ((6, 6), 2)


def test_4_3_the_monk_takes_what_the_stock_has() -> None:
    t = hired("monk", at="bank 13", ready=0)
    assert (supply(t), t.prestige[0]) == ((1, 0), 1)


def test_4_4_the_fool_moves_a_marker_and_the_sector_acts() -> None:
    t = hired("fool", "from bank", "to carriage house", at="carriage house 2, bank 1")
    assert standing(t) == {"carriage house": 3}
    assert len(legal(t)) == 15


def test_4_4_the_fool_does_not_lead_to_notre_dame() -> None:
    t = hired("fool", "from residence", at="residence 1")
    assert "to Notre Dame" not in legal(t)
    assert len(legal(t)) == 6


def test_4_4_the_fool_moves_the_friend_and_the_sector_acts() -> None:
    t = hired("fool", "from friend", "to bank", at="park friend, bank 2", gold=1)
    assert (friend(t), standing(t), t.gold[0], t.player) == ("bank", {"bank": 2}, 3, 1)


def test_4_4_the_fool_with_nothing_on_the_board_does_nothing() -> None:
    t = hired("fool", gold=1)
    assert (t.gold[0], t.player) == (0, 1)


def test_4_5_the_money_lender_costs_one_gold_and_brings_two() -> None:
    t = hired("money lender", gold=1)
    assert (t.gold[0], t.prestige[0]) == (2, 1)
    assert hired("money lender", gold=1, at="park 2").prestige[0] == 2


def test_4_6_the_doctor_stops_the_plague_and_the_hospital_drives_the_rat_back() -> None:
    t = nobody_hires(hired("doctor", at="hospital 1 + friend", rat=7, plague=6))
    assert t.rat[0] == 5


def test_4_7_the_city_guard_pays_for_every_token_on_the_board() -> None:
    assert hired("city guard", at="bank 2, hotel 1 + friend, Notre Dame 2").prestige[0] == 6


def test_4_8_the_night_watchman_pays_for_empty_sectors() -> None:
    assert hired("night watchman", at="bank 2, hotel friend, Notre Dame 2").prestige[0] == 5


def test_4_9_the_bishop_places_a_marker_of_the_stock_in_an_empty_sector_that_acts() -> None:
    t = hired("bishop", "to residence", at="bank 6")
    assert (standing(t), supply(t), t.prestige[0]) == ({"bank": 6, "residence": 1}, (4, 3), 1)


def test_4_9_the_bishop_takes_the_last_marker_and_the_cloister_school_finds_none() -> None:
    t = hired("bishop", "to cloister school", at="bank 9")
    assert (standing(t), supply(t)) == ({"cloister school": 1, "bank": 9}, (4, 0))


def test_4_10_the_guild_master_pays_two_for_each_sector_of_two() -> None:
    assert hired("guild master", at="bank 2, hotel 1 + friend, park 1, Notre Dame 2").prestige[0] == 4


def test_4_11_the_beggar_king_pays_for_the_fields_before_the_rat() -> None:
    assert hired("beggar king", rat=4).prestige[0] == 5
    assert hired("beggar king", rat=9, at="park 2").prestige[0] == 0


def test_4_12_the_advocate_pays_three_for_two_messages() -> None:
    assert hired("advocate", taken="0, 1, 2, 0, 1").prestige[0] == 6
    assert hired("advocate", taken="0, 1, 2, 0, 1", at="park 3").prestige[0] == 7


def test_4_13_the_lady_pays_for_the_strongest_sector_once() -> None:
    assert hired("lady of the court", at="bank 5, hotel 4 + friend").prestige[0] == 5


def test_4_14_the_mayor_pays_three_for_each_sector_of_three() -> None:
    assert hired("mayor", at="bank 3, hotel 2 + friend, park 1, cloister school 2, Notre Dame 1").prestige[0] == 6


def test_4_15_the_carpenter_pays_for_sectors_that_are_not_empty() -> None:
    assert hired("carpenter", at="park 2, bank 1, hotel 1").prestige[0] == 4
    assert hired("carpenter", at="park 2, bank 1, hotel friend, Notre Dame 1").prestige[0] == 4
