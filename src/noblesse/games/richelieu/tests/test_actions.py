"""Chapter 3: what may be done in a turn."""

from __future__ import annotations

import pytest

from noblesse.games.richelieu.box import FREE_AGENT
from noblesse.games.richelieu.tests.given import agent, city, given, screen
from noblesse.games.richelieu.tests.words import do, legal, play, targets

LAID = {1: ("R01", "F2")}
"""A sheet with fields for 3, 2, 1 and nothing twice."""


def test_3_1_income_is_the_square_of_the_track_once_a_turn() -> None:
    t = play(given(income={0: 3}, actions=2), "earn")
    assert t.money[0] == 10
    assert "earn" not in legal(t)


def test_3_5_a_jewel_is_sold_for_five_and_then_none_is_bought_in_this_turn() -> None:
    t = play(given(actions=2), "sell")
    assert (t.money[0], t.jewels[0], t.city_jewels) == (12, 1, 3)
    assert not {"sell", "buy"} & legal(t)


def test_3_5_a_jewel_is_bought_for_eight_and_then_none_is_sold_in_this_turn() -> None:
    t = play(given(actions=2, money={0: 8}), "buy")
    assert (t.money[0], t.jewels[0], t.city_jewels) == (0, 3, 1)
    assert not {"sell", "buy"} & legal(t)


def test_3_5_one_cannot_sell_what_one_does_not_have_nor_buy_without_money_or_jewels() -> None:
    assert "sell" not in legal(given(jewels={0: 0}))
    assert "buy" not in legal(given(money={0: 7}))
    assert "buy" not in legal(given(money={0: 8}, city_jewels=0))


def test_3_4_a_commission_costs_the_number_of_the_square() -> None:
    t = play(given(military={0: 2}, money={0: 5}, prestige={0: 3}, actions=2), "commission")
    assert (t.military[0], t.money[0], t.income[0], t.prestige[0]) == (3, 2, 1, 3)
    assert "commission" not in legal(t)


@pytest.mark.parametrize(("prestige", "may"), [(6, True), (7, False), (9, False)])
def test_3_4_only_behind_the_cardinal_one_may_buy_a_commission(prestige: int, may: bool) -> None:
    assert ("commission" in legal(given(prestige={0: prestige}))) == may


def test_3_4_a_commission_must_be_paid() -> None:
    assert "commission" not in legal(given(military={0: 4}, money={0: 4}))
    assert "commission" in legal(given(military={0: 4}, money={0: 5}))


@pytest.mark.parametrize(
    ("military", "income", "prestige"),
    [(0, 0, 0), (1, 1, 0), (2, 0, 0), (3, 0, 1), (5, 1, 0), (7, 0, 1), (8, 0, 0), (9, 0, 1)],
)
def test_3_6_a_symbol_is_gained_on_reaching_its_square(military: int, income: int, prestige: int) -> None:
    t = play(given(military={0: military}, money={0: 10}), "commission")
    assert (t.military[0], t.income[0], t.prestige[0]) == (military + 1, 1 + income, prestige)


def test_3_6_a_symbol_that_is_passed_is_gained_too() -> None:
    boxes = {1: ("R07: A3 A1 B1 B1 -", "P1")}
    t = play(given(boxes=boxes, player=2, military={0: 1}), "agent -2 to R07 5")
    assert (t.military[0], t.income[0]) == (3, 2)


def test_3_2_a_paid_field_hides_the_agent_and_a_free_one_shows_it() -> None:
    t = play(given(boxes=LAID, actions=2), "agent 3 to R01 4", "agent 2 to R01 3")
    assert (agent(t, "R01 4"), agent(t, "R01 3")) == ("A3u", "A2d")


@pytest.mark.parametrize(("one", "two"), [("R01 4", "R01 3"), ("R01 3", "R01 4")])
def test_3_2_the_second_agent_of_a_turn_costs_two_more_in_either_order(one: str, two: str) -> None:
    assert play(given(boxes=LAID, actions=2), f"agent 1 to {one}", f"agent 1 to {two}").money[0] == 4


def test_3_2_the_second_agent_must_be_paid_with_what_it_costs_more() -> None:
    assert play(given(boxes=LAID, actions=2), "agent 1 to R01 1", "agent 1 to F2 2").money[0] == 0
    t = play(given(boxes=LAID, actions=2, money={0: 6}), "agent 1 to R01 1")
    assert not {"R01 2", "F2 1", "F2 2"} & targets(do(t, "agent 1"))
    assert {"R01 3", "F2 3"} <= targets(do(t, "agent 1"))


def test_3_2_the_second_agent_costs_two_more_on_a_free_field_too() -> None:
    t = play(given(boxes=LAID, actions=2, money={0: 1}), "agent 1 to R01 4")
    assert not any(text.startswith("agent") for text in legal(t))
    t = play(given(boxes=LAID, actions=2, money={0: 2}), "agent 1 to R01 4", "agent 1 to R01 5")
    assert t.money[0] == 0


def test_3_2_an_agent_can_be_placed_only_where_money_is_enough() -> None:
    assert targets(do(given(boxes=LAID, money={0: 0}), "agent 1")) >= {"R01 4", "R01 5", "F2 4", "F2 5"}
    assert not {"R01 1", "R01 2", "R01 3"} & targets(do(given(boxes=LAID, money={0: 0}), "agent 1"))


def test_3_2_agents_of_any_value_may_stand_together_on_any_field() -> None:
    t = given(boxes=LAID, actions=2, screen={"A": "-2 3"})
    assert {"agent -2", "agent 3"} == {text for text in legal(t) if text.startswith("agent")}
    t = play(t, "agent -2 to R01 1", "agent 3 to R01 5")
    assert (agent(t, "R01 1"), agent(t, "R01 5")) == ("A-2d", "A3u")


def test_3_2_an_agent_of_a_bonus_is_free_and_costs_the_second_action_nothing() -> None:
    t = given(boxes={1: ("R11", "F2: A3 - B1 C1 D1"), 2: ("R01", "H2")}, actions=2)
    t = do(t, "agent 2 to F2 2")
    assert (t.phase, t.asked, t.prestige[0], t.money[0]) == (FREE_AGENT, 0, 3, 5)
    t = play(t, "agent 3 to R01 1")
    assert (agent(t, "R01 1"), t.money[0], t.actions) == ("A3d", 5, 1)
    assert play(t, "agent 1 to R01 3").money[0] == 7 - 5


def test_3_3_with_the_last_agent_all_in_the_city_come_back() -> None:
    t = play(given(city={"A": "3 -2 1"}, screen={"A": "2"}), "agent 2 to R11 3")
    assert (screen(t), city(t), t.backs[0]) == ([-2, 1, 3], [], 1)


def test_3_3_they_come_back_before_the_box_is_resolved() -> None:
    boxes = {1: ("R11", "E1: A2 B3 B2 C1 -")}
    t = play(given(boxes=boxes, city={"A": "3 -2 1"}, screen={"A": "2"}), "agent 2 to E1 5")
    assert (screen(t), city(t)) == ([-2, 1, 3], [2, 2])
    assert (t.prestige[1], t.income[1]) == (3, 2)
    assert (t.prestige[0], t.money[0], t.cardinal) == (3, 10, 5)


def test_3_3_nothing_comes_back_while_an_agent_is_behind_the_screen() -> None:
    t = play(given(city={"A": "3 -2 1"}, screen={"A": "2 2"}), "agent 2 to R11 3")
    assert (screen(t), city(t), t.backs[0]) == ([2], [-2, 1, 3], 0)


def test_3_3_without_agents_in_the_city_the_next_resolution_brings_them_back() -> None:
    boxes = {1: ("R11: A1 A1 B1 B1 -", "P1")}
    t = play(given(boxes=boxes, screen={"A": "2"}, actions=2), "agent 2 to R03 5")
    assert (screen(t), city(t), t.backs[0]) == ([], [], 0)
    assert not any(text.startswith("agent") for text in legal(t))
    t = play(t, "decline", "agent 1 to R11 5")
    assert (screen(t), city(t), t.backs[0]) == ([1, 1], [], 1)


def test_3_3_a_bonus_that_takes_the_last_agent_brings_back_only_what_is_in_the_city_then() -> None:
    boxes = {1: ("R08: A3 A1 B1 B1 -", "P1"), 2: ("R11", "H2")}
    t = given(boxes=boxes, player=2, screen={"A": "2"}, city={"A": "1 -2"})
    t = play(t, "agent -2 to R08 5", "agent 2 to R11 3")
    assert (screen(t), city(t)) == ([-2, 1], [1, 3])
