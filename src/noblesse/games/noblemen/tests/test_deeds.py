"""4.4 to 4.8: bribes, taxes, lands, donations, leisure; and 2.2: trades."""

from __future__ import annotations

import pytest

from noblesse.games.noblemen import rules
from noblesse.games.noblemen.box import DONATION, FIELD, SPENDING, TURN, WOOD
from noblesse.games.noblemen.tests.given import given, hand
from noblesse.games.noblemen.tests.plies import dealt, ended, legal, outcomes, play

SEVEN = "{0} 1,0 2,0 1,1 2,1 3,0 4,0 5,0"
FARM, FOREST = (f"{kind} 1,0 2,0 1,1 2,1" for kind in "FW")


def most(verb: str, texts: set[str]) -> int:
    """The highest number of an action: "bribe 3"."""
    return max((int(text.split()[1]) for text in texts if text.startswith(verb)), default=0)


@pytest.mark.parametrize(("money", "purses"), [(7, 3), (30, 5), (10, 5), (9, 4), (1, 0), (2, 1)])
def test_4_4_one_buys_up_to_five_purses_for_two_pounds_and_a_point_each(money: int, purses: int) -> None:
    t = given(money=money, cards="liaison")
    assert most("bribe", legal(t)) == purses
    if purses:
        t = play(t, f"bribe {purses}")
        assert (t.money[0], t.points[0], t.purses[0], rules.purses_left(t)) == (
            money - 2 * purses,
            purses,
            purses,
            20 - purses,
        )
        assert t.acted == 1


def test_4_4_no_more_than_lie_on_the_board() -> None:
    assert most("bribe", legal(given(money=30, purses={1: 10, 2: 8}))) == 2
    assert not {text for text in legal(given(money=30, purses={1: 10, 2: 10})) if text.startswith("bribe")}


def test_4_4_a_title_makes_purses_no_cheaper() -> None:
    assert most("bribe", legal(given(money=5, title="duke"))) == 2


def test_4_5_the_printed_example_seven_fields_a_farm_and_a_man_on_a_farm_bring_eleven() -> None:
    t = given(estate={0: SEVEN.format("F"), 1: FARM}, men={0: "1 1,0"}, money=0, purses=2, cards="liaison")
    t = play(t, "taxes")
    assert (t.phase, legal(t)) == (SPENDING, {"spend 0", "spend 1", "spend 2"})
    assert play(t, "spend 0").money[0] == 11
    t = play(t, "spend 2")
    assert (t.money[0], t.purses[0], rules.purses_left(t), t.acted) == (13, 0, 20, 1)


def test_4_5_without_purses_nothing_is_asked() -> None:
    t = play(given(estate=SEVEN.format("F"), money=0, cards="liaison"), "taxes")
    assert (t.phase, t.money[0]) == (TURN, 9)


def test_4_5_an_occupied_farm_brings_its_fields_alone() -> None:
    t = play(given(estate=SEVEN.format("F"), men={2: "0 1,0"}, money=0, cards="liaison"), "taxes")
    assert t.money[0] == 7


def test_4_5_taxes_come_once_in_a_decade() -> None:
    t = ended(play(given(estate=SEVEN.format("F"), cards="liaison"), "taxes"))
    t = ended(ended(t))
    assert (t.player, "taxes" in legal(t), "lands" in legal(t)) == (0, False, True)
    assert "taxes" not in legal(given(taxed=True))


def test_ruling_27_taxes_and_lands_are_allowed_though_they_bring_nothing() -> None:
    t = given(money=0, cards="liaison")
    assert {"taxes", "lands"} <= legal(t)
    assert (play(t, "taxes").money[0], play(t, "taxes").taxed[0]) == (0, 1)
    assert (play(t, "lands").to_draw, play(t, "lands").landed[0]) == (0, 1)


def test_4_6_the_printed_example_seven_woods_and_three_purses_bring_ten_tiles() -> None:
    t = given(estate=SEVEN.format("W"), men={1: "0 1,0"}, purses=3)
    t = play(t, "lands", "spend 3")
    assert (t.to_draw, t.purses[0], rules.income(t, 0, WOOD)) == (10, 0, 7)
    assert rules.tiles_in_hand(dealt(t), 0) == 10


def test_4_6_a_free_forest_and_a_man_in_a_forest_bring_two_each() -> None:
    t = given(estate={0: SEVEN.format("W"), 2: FOREST}, men={0: "2 1,0"})
    assert play(t, "lands").to_draw == 7 + 2 + 2


def test_ruling_28_purses_are_named_before_tiles_are_drawn() -> None:
    t = play(given(estate=SEVEN.format("W"), purses=3), "lands")
    assert (t.phase, t.to_draw, outcomes(t)) == (SPENDING, 0, {})


def test_4_6_a_short_bag_gives_what_it_has() -> None:
    t = play(given(estate=SEVEN.format("W"), bag="FF"), "lands")
    assert rules.tiles_in_hand(dealt(t), 0) == 2


def test_4_7_the_printed_example_three_woods_and_a_fountain() -> None:
    t = given(church="FFFUUMM", hand="FFWWWU", cards="liaison")
    assert {text for text in legal(t) if text.startswith("donate")} == {"donate wood", "donate fountain"}
    t = play(t, "donate wood, wood, wood, fountain")
    assert (t.points[0], list(t.church), hand(t), t.acted) == (4, [3, 3, 3, 2], "FF", 1)


def test_4_7_one_may_stop_after_any_tile() -> None:
    t = play(given(hand="FFW", cards="liaison"), "donate field")
    assert legal(t) == {"donate field", "donate wood", "stop"}
    t = play(t, "stop")
    assert (t.points[0], t.acted, t.phase) == (1, 1, TURN)


def test_4_7_tiles_are_given_in_any_order() -> None:
    t = play(given(hand="FWM", cards="liaison"), "donate meadow, field")
    assert (legal(t), list(t.church)) == ({"donate wood", "stop"}, [1, 0, 0, 1])


def test_ruling_18_the_church_takes_three_of_a_kind_from_all_together() -> None:
    t = given(hand={0: "FFM", 1: "FFM"}, church="F", cards={0: "liaison", 1: "liaison"})
    t = ended(play(t, "donate field, field", "stop"))
    assert (t.player, "donate field" in legal(t), "donate meadow" in legal(t)) == (1, False, True)


def test_4_7_a_full_church_or_an_empty_hand_makes_no_donation() -> None:
    assert not {text for text in legal(given(church="FFFWWWUUUMMM", hand="FWUM")) if text.startswith("donate")}
    assert not {text for text in legal(given()) if text.startswith("donate")}


def test_4_7_the_last_tile_that_can_be_given_ends_the_donation() -> None:
    assert play(given(hand="F", cards="liaison"), "donate field").phase == TURN
    t = play(given(hand="MMF", church="FFFWWWUUUMM", cards="liaison"), "donate meadow")
    assert (t.phase, t.points[0]) == (TURN, 1)


def test_1_4_that_one_has_no_tile_the_church_takes_nobody_is_told() -> None:
    t = play(given(hand="MF", church="FFFWWWUUUM", cards="liaison"), "donate meadow")
    assert (t.phase, legal(t)) == (DONATION, {"stop"})


def test_4_8_leisure_brings_a_point_and_is_always_there() -> None:
    t = given(money=0, taxed=True)
    t.landed[0] = 1
    assert legal(t) == {"leisure"}
    assert play(t, "leisure").points[0] == 1


def test_2_1_exactly_one_action_is_taken() -> None:
    t = given(hand="FF", money=30, cards="tribute")
    assert "end" not in legal(t)
    t = play(t, "leisure")
    assert legal(t) == {"take field", "take wood", "take fountain", "take meadow", "play tribute", "end"}


def test_2_2_two_tiles_are_given_for_one_of_the_bag() -> None:
    t = given(hand="WW", bag="U")
    t = play(t, "take fountain", "give wood, wood")
    assert (hand(t), list(t.bag), t.phase, t.acted) == ("U", [0, 2, 0, 0], TURN, 0)


def test_2_2_what_is_not_in_the_bag_cannot_be_had_even_if_one_gives_it() -> None:
    assert {text for text in legal(given(hand="WW", bag="FM")) if text.startswith("take")} == {
        "take field",
        "take meadow",
    }
    assert not {text for text in legal(given(hand="WW", bag="")) if text.startswith("take")}
    assert not {text for text in legal(given(hand="W")) if text.startswith("take")}


def test_ruling_36_a_hand_of_eight_can_be_traded_seven_times() -> None:
    t, trades = given(hand="FFFFFFFF"), 0
    while "take field" in legal(t):
        t = play(t, "take field", "give field", "give field")
        trades += 1
    assert (trades, hand(t)) == (7, "F")


def test_2_2_the_two_may_be_equal_or_different_and_any_number_of_trades_before_and_after_the_action() -> None:
    t = play(given(hand="FFWUM"), "take meadow", "give field, wood", "take wood", "give field, fountain", "leisure")
    assert hand(t) == "WMM"
    t = play(t, "take field", "give wood, meadow")
    assert (hand(t), t.player) == ("FM", 0)
    assert play(t, "take field", "give field, meadow").player == 1


def test_2_2_one_may_trade_for_a_kind_one_gives() -> None:
    assert hand(play(given(hand="FW"), "take field", "give wood, field")) == "F"


def test_2_2_nobody_trades_within_an_action() -> None:
    t = play(given(hand="FFWW"), "place field at 1,0")
    assert legal(t) == {"place field", "place wood", "stop"}
    assert legal(play(given(hand="FFWW"), "donate field")) == {"donate field", "donate wood", "stop"}


def test_2_1_the_turn_ends_by_itself_when_all_can_see_that_nothing_more_can_be_done() -> None:
    assert play(given(hand="F"), "leisure").player == 1
    assert play(given(hand="FF"), "leisure").player == 0
    assert play(given(cards="liaison"), "leisure").player == 0, "which card it is nobody knows"
    assert play(given(cards="liaison", carded=True), "leisure").player == 1


def test_ruling_24_money_has_no_limit() -> None:
    t = play(given(estate=SEVEN.format("F"), money=400, cards="liaison"), "taxes")
    assert (t.money[0], rules.income(t, 0, FIELD)) == (409, 9)
