"""Chapter 6: every ruling on people."""

from __future__ import annotations

from noblesse.games.notre_dame.box import HIRE, MONEY_LENDER
from noblesse.games.notre_dame.rules.hiring import may_engage
from noblesse.games.notre_dame.tests.given import given, hired, nobody_hires
from noblesse.games.notre_dame.tests.words import friend, legal, play, standing, supply

SEVEN = ["cloister school", "bank", "residence", "carriage house", "hotel", "park", "hospital"]


def test_ruling_40_one_may_hire_a_person_who_does_nothing() -> None:
    t = hired("advocate", gold=1)
    assert (t.gold[0], t.prestige[0], t.player) == (0, 0, 1)


def test_ruling_41_a_sector_with_only_the_friend_is_not_empty() -> None:
    assert "to park" not in legal(hired("bishop", at="park friend"))
    assert "to bank" not in legal(hired("bishop", at="bank 1"))
    assert hired("night watchman", at="park friend").prestige[0] == 6


def test_ruling_42_the_bishop_without_stock_or_empty_sector_does_nothing() -> None:
    t = hired("bishop", at="bank 10", gold=1)
    assert (t.gold[0], standing(t), t.ready[0], t.player) == (0, {"bank": 10}, 4, 1)
    full = ", ".join(f"{sector} 1" for sector in SEVEN)
    t = hired("bishop", at=full, gold=1)
    assert (t.gold[0], sum(t.markers[0]), t.player) == (0, 7, 1)


def test_ruling_43_the_fool_takes_from_notre_dame_but_brings_nothing_there() -> None:
    t = hired("fool", at="Notre Dame 1")
    assert legal(t) == ["from Notre Dame"]
    t = play(t, "from Notre Dame")
    assert legal(t) == [f"to {sector}" for sector in SEVEN]


def test_ruling_44_the_fool_moves_the_friend_to_another_sector_and_only_from_the_board() -> None:
    assert legal(hired("fool", "from friend", at="park friend")) == [f"to {s}" for s in SEVEN if s != "park"]
    assert "from friend" not in legal(hired("fool", at="park 1"))


def test_ruling_45_the_token_the_fool_moves_replaces_the_marker() -> None:
    t = hired("fool", "from bank", "to cloister school", at="bank 1, cloister school 1")
    assert (standing(t), supply(t)) == ({"cloister school": 2}, (6, 6))


def test_ruling_46_the_minstrel_moves_exactly_three_unless_the_option_says_fewer() -> None:
    assert hired("minstrel", at="bank 2").player == 1
    t = hired("minstrel", at="bank 2, hotel 3")
    assert legal(t) == ["from hotel"]
    fewer = hired("minstrel", at="bank 2, hotel 4, park friend", minstrel=1)
    assert legal(fewer) == ["from bank", "from hotel", "from friend"]
    assert standing(play(fewer, "from bank", "to park")) == {"hotel": 4, "park": 2}
    assert standing(play(fewer, "from hotel", "to park")) == {"bank": 2, "hotel": 1, "park": 3}
    assert friend(play(fewer, "from friend", "to bank")) == "bank"


def test_ruling_46_with_the_option_all_that_a_sector_holds_moves_with_the_friend() -> None:
    t = hired("minstrel", at="bank 1 + friend", minstrel=1)
    assert legal(t) == ["from friend"]
    t = play(t, "from friend", "to park")
    assert (standing(t), friend(t)) == ({"park": 1}, "park")


def test_ruling_47_the_minstrel_keeps_away_from_notre_dame() -> None:
    t = hired("minstrel", at="bank 3, Notre Dame 4")
    assert legal(t) == ["from bank"]
    assert legal(play(t, "from bank")) == [f"to {sector}" for sector in SEVEN if sector != "bank"]


def test_ruling_48_the_minstrel_moves_no_rat_but_the_park_counts_at_once() -> None:
    t = hired("minstrel", "from bank", "to park", at={0: "bank 3, Notre Dame 1"}, rat=3, round=2, plague=0)
    assert t.rat[0] == 3
    assert nobody_hires(t).prestige[0] == 8 + 1


def test_ruling_49_notre_dame_is_no_sector_for_those_who_pay_for_sectors() -> None:
    for person, prestige in {
        "night watchman": 6,
        "carpenter": 1,
        "mayor": 0,
        "guild master": 0,
        "lady of the court": 1,
    }.items():
        assert hired(person, at="bank 1, Notre Dame 5").prestige[0] == prestige


def test_ruling_50_the_city_guard_counts_neither_the_friend_aside_nor_the_markers_of_others() -> None:
    assert hired("city guard", at={0: "bank 1, Notre Dame 1", 1: "Notre Dame 3"}).prestige[0] == 2


def test_ruling_51_the_option_of_the_hostess_is_limited_as_in_the_hotel() -> None:
    assert legal(hired("hostess", at="bank 10")) == ["wish gold", "decline"]
    assert legal(hired("hostess", at="bank 9", rat=1)) == ["wish gold", "wish marker", "wish rat", "decline"]


def test_ruling_52_each_of_two_options_must_be_of_use_when_it_is_taken() -> None:
    t = play(given(hand="hotel", at="hotel 3, bank 6", rat=1), "use hotel")
    assert legal(t) == ["wish gold", "wish marker", "wish rat", "decline"]
    assert legal(play(t, "wish rat")) == ["wish gold", "wish marker", "decline"]
    assert legal(play(t, "wish marker")) == ["wish gold", "wish rat", "decline"]


def test_ruling_53_nobody_is_hired_on_credit() -> None:
    t = given(people="money lender, monk, city guard", gold={0: 0, 1: 0, 2: 1}, hiring=True)
    assert (t.phase, t.player) == (HIRE, 2)
    assert [may_engage(t, seat, MONEY_LENDER) for seat in range(3)] == [False, False, True]


def test_ruling_54_fool_bishop_and_minstrel_act_if_they_can() -> None:
    for t in (
        hired("fool", at="bank 1"),
        hired("fool", "from bank", at="bank 1"),
        hired("bishop"),
        hired("minstrel", at="bank 3"),
        hired("minstrel", "from bank", at="bank 3"),
    ):
        assert "decline" not in legal(t)


def test_ruling_55_the_fool_without_any_token_does_nothing() -> None:
    t = hired("fool", gold=2)
    assert (t.gold[0], t.player) == (1, 1)


def test_ruling_56_the_player_chooses_whether_the_friend_is_one_of_the_three() -> None:
    t = hired("minstrel", at="bank 3 + friend")
    assert legal(t) == ["from bank", "from friend"]
    without = play(t, "from bank", "to park")
    assert (standing(without), friend(without)) == ({"park": 3}, "bank")
    with_friend = play(t, "from friend", "to park")
    assert (standing(with_friend), friend(with_friend)) == ({"bank": 1, "park": 2}, "park")
    assert legal(hired("minstrel", at="bank 2 + friend")) == ["from friend"]
