"""Chapter 4: a box is resolved."""

from __future__ import annotations

import pytest

from noblesse.core import CHANCE
from noblesse.core.sets import has
from noblesse.games.richelieu import rules
from noblesse.games.richelieu.box import ACT, DRAW, FREE_AGENT, NO_COLOUR, QUEEN, SEND_QUEEN, SHEET_NAMES
from noblesse.games.richelieu.tests.given import agent, city, due, given, sheets, taken
from noblesse.games.richelieu.tests.words import dealt, do, outcomes, play, targets, victims

ALONE = "A3 B1 C1 D1 -"
"""A is ahead, B second; D is about to fill the sheet with its -2."""


def test_4_1_the_printed_example() -> None:
    boxes = {1: ("R01: C3 A-2 D2 - -", "E1: A2 A3 B2 B1 -")}
    t = play(given(boxes=boxes, player=2), "agent 1 to E1 5")
    assert (t.prestige[0], t.income[0], t.money[0], taken(t, 0)) == (3, 2, 7, ["E1"])
    assert (t.prestige[1], t.income[1], t.money[1], taken(t, 1)) == (3, 1, 10, [])
    assert (t.prestige[2], t.money[2], t.cardinal) == (0, 7, 5)
    assert [city(t, colour) for colour in "ABCD"] == [[-2, 2, 3], [1, 2], [1, 3], [2]]
    gone = SHEET_NAMES.index("R01")
    assert not any(has(row, gone) for row in t.taken)
    assert "R01" not in sheets(t)
    assert not has(t.cardinals, gone)


def test_4_1_with_equal_totals_the_cardinals_sheet_wins_full_or_not() -> None:
    boxes = {1: ("R01: A3 B1", "P3: C3 C-2 D2 D-2 -")}
    t = play(given(boxes=boxes, player=3), "agent 3 to P3 5")
    assert (t.prestige[0], t.prestige[1], t.cardinal) == (4, 2, 9)
    assert (taken(t, 0), t.prestige[2], t.prestige[3]) == (["R01"], 0, 0)


def test_4_1_of_equal_colours_the_left_most_agent_is_ahead_and_the_other_is_second() -> None:
    boxes = {1: ("R02: B1 A3 B2 C2 -", "E1")}
    t = play(given(boxes=boxes, player=3), "agent 1 to R02 5")
    assert (t.prestige[1], t.income[1], taken(t, 1)) == (3, 2, ["R02"])
    assert (t.prestige[0], t.money[0], taken(t, 0)) == (2, 9, [])
    assert (t.prestige[2], t.prestige[3], t.cardinal) == (0, 0, 8)


def test_4_1_the_cardinal_catches_up_with_who_is_first_on_his_own_sheet() -> None:
    t = given(boxes={1: (f"R01: {ALONE}", "H2")}, player=3, prestige={0: 8})
    t = play(t, "agent -2 to R01 5")
    assert (t.prestige[0], t.prestige[1], t.cardinal) == (12, 2, 12)
    assert (t.player, t.actions) == (0, 1)


def test_4_1_he_does_not_catch_up_with_one_who_is_not_ahead() -> None:
    t = play(given(boxes={1: (f"R01: {ALONE}", "H2")}, player=3, prestige={0: 4}), "agent -2 to R01 5")
    assert (t.prestige[0], t.cardinal, t.actions) == (8, 9, 2)


def test_4_1_he_does_not_catch_up_with_the_second() -> None:
    t = play(given(boxes={1: (f"R01: {ALONE}", "H2")}, player=3, prestige={1: 20}), "agent -2 to R01 5")
    assert (t.prestige[1], t.cardinal) == (22, 9)


def test_4_1_on_an_opposing_sheet_he_goes_back_not_below_nothing_and_never_catches_up() -> None:
    t = given(boxes={1: ("R01", f"H3: {ALONE}")}, player=3, cardinal=2)
    t = play(t, "agent -2 to H3 5")
    assert (t.cardinal, t.prestige[0], t.money[0], taken(t, 0)) == (0, 5, 9, ["H3"])
    assert (t.prestige[1], t.military[1]) == (2, 1)


def test_4_1_a_bonus_without_a_number_is_one_and_its_symbol_one_more() -> None:
    t = given(boxes={1: ("R11", f"H1: {ALONE}")}, player=3, military={1: 3})
    t = play(t, "agent -2 to H1 5")
    assert (t.prestige[1], t.military[1]) == (2, 4)
    assert (t.prestige[0], t.military[0], t.income[0]) == (2, 2, 2)


def test_4_1_income_stays_on_its_last_square() -> None:
    t = given(boxes={1: ("R11", f"E1: {ALONE}")}, player=3, income={0: 10})
    assert play(t, "agent -2 to E1 5").income[0] == 10


def test_4_1_only_totals_above_nothing_are_rewarded() -> None:
    boxes = {1: ("R11: A3 B2 B-2 C1 -", "P1")}
    t = play(given(boxes=boxes, player=3), "agent -2 to R11 5")
    assert (t.prestige[0], t.money[2]) == (3, 10)
    lone = {1: ("R11: A3 B-2 C-2 C1 -", "P1: D-2")}
    t = play(given(boxes=lone), "agent 1 to R11 5")
    assert (t.prestige[0], list(t.money), taken(t, 0)) == (3, [7, 7, 7, 7], ["R11"])


def test_4_1_what_is_on_the_other_sheet_counts_for_nobody() -> None:
    boxes = {1: ("R11: A3 B1 C1 D1 -", "P1: C3")}
    t = play(given(boxes=boxes, player=3), "agent 1 to R11 5")
    assert (t.prestige[0], t.money[3], t.money[2]) == (3, 10, 7)


def test_4_1_all_agents_of_both_sheets_are_turned_up_before_anybody_uses_a_bonus() -> None:
    boxes = {1: ("R08: A3 B1 C1 D1 -", "P1: C-2 B1"), 2: ("R01", "H2")}
    t = do(given(boxes=boxes, player=3), "agent 1 to R08 5")
    assert (t.phase, agent(t, "R08 1"), agent(t, "P1 1"), agent(t, "P1 2")) == (FREE_AGENT, "A3u", "C-2u", "B1u")
    assert t.reveals == 2, "the agent on the free field, then all"


def test_4_1_two_new_sheets_come_the_cardinals_first() -> None:
    t = do(given(boxes={1: ("R11: A1 A1 B1 B1 -", "P1")}), "agent 1 to R11 5")
    assert (t.phase, sheets(t)[:2], len(outcomes(t))) == (DRAW, ["", ""], 10)
    assert max(outcomes(t)) < 13
    rules.apply(t, CHANCE, outcomes(t)[0])
    assert (sheets(t)[1], len(outcomes(t)), min(outcomes(t)) >= 13) == ("", 10, True)
    t = dealt(t)
    assert ("" in sheets(t), t.phase, t.who[0]) == (False, ACT, NO_COLOUR)
    assert (len(t.cardinals), len(t.opposing)) == (9, 9)


def test_4_1_a_pawn_in_the_box_counts_three_for_its_side_and_goes_home() -> None:
    boxes = {1: ("R11: Q A1", "P1: B2 B1 C1 G -")}
    t = play(given(boxes=boxes, player=2), "agent 1 to P1 5")
    assert (taken(t, 1), rules.spot_of(t, 5), rules.spot_of(t, 6)) == (["P1"], -1, -1)
    tied = {1: ("R11: Q A3 A2", "P1: B2 B1 C1 G -")}
    t = play(given(boxes=tied, player=2), "agent 1 to P1 5")
    assert taken(t, 0) == ["R11"]


def test_4_3_a_bonus_that_fills_another_box_waits_until_this_one_is_done() -> None:
    boxes = {1: ("R11", "F2: A3 A2 B1 C1 -"), 2: ("R03: A2 B1 C1 - D1", "P1"), 3: ("R05", "F1")}
    t = do(given(boxes=boxes, player=3), "agent 1 to F2 5")
    assert (t.phase, t.asked, t.prestige[0], t.prestige[1]) == (FREE_AGENT, 0, 3, 0)
    t = do(t, "agent 3 to R03 4")
    assert (t.phase, due(t), t.cardinal) == (DRAW, [2], 5)
    assert (t.prestige[1], t.money[1], taken(t, 0)) == (1, 10, ["F2"])
    t = dealt(t)
    assert (t.phase, t.asked, due(t)) == (SEND_QUEEN, 1, [])
    assert (t.prestige[0], t.money[0], taken(t, 0)) == (5, 10, ["R03", "F2"])
    assert {where.split()[0] for where in targets(t)} == {sheets(t)[0], "R05"}
    t = play(t, "to R05 1")
    assert (t.cardinal, t.prestige[0], t.player, t.phase) == (7, 5, 0, ACT)
    assert agent(t, "R05 1") == "Q"


def test_4_3_a_box_that_is_due_is_frozen_for_every_later_bonus() -> None:
    t = given(boxes={1: ("R11", "P1: B1"), 2: ("R03: A2 B1 C1 - -", "H2: B2"), 3: ("R05", "F1: C1")}, bonus=6)
    t.due[0] = 1
    assert {text for text in targets(do(t, "from P1 1")) if text.split()[0] in ("R03", "H2")} == set()
    with pytest.raises(AssertionError):
        do(t, "from H2 1")


def test_4_3_boxes_are_resolved_in_the_order_in_which_they_became_due() -> None:
    boxes = {1: ("R11: A3 B1 C1 D1 D1", "P1"), 2: ("R05", "H2"), 3: ("R01: A2 A2 B1 B1 B1", "F1")}
    t = given(boxes=boxes, bonus=8, last=True)
    t.due[:2] = [2, 0]
    t = play(t, "decline")
    assert (taken(t, 0), t.cardinal) == (["R01", "R11"], 7 + 2 + 1)
    assert sheets(t) == ["", "", "R05", "H2", "", ""]


def test_4_2_nothing_can_be_put_into_or_taken_out_of_the_box_being_resolved() -> None:
    boxes = {1: ("R09: A3 A1 C1 D1 -", "P1: C2"), 2: ("R11", "H2: C1 A1"), 3: ("R05: B2", "F1")}
    t = do(given(boxes=boxes, player=1), "agent 1 to R09 5")
    assert victims(t) == {"H2 1", "R05 1"}
    assert not {where for where in targets(do(t, "from H2 1")) if where.split()[0] in ("R09", "P1")}


def test_4_2_a_pawn_may_leave_the_box_being_resolved_and_has_been_counted() -> None:
    boxes = {1: ("R06: A3 Q B1 B1 -", "P1: C3 C2 D2"), 2: ("R11", "H2"), 3: ("R05", "F1")}
    t = do(given(boxes=boxes, player=1), "agent 1 to R06 5")
    assert (t.phase, t.asked) == (SEND_QUEEN, 0)
    t = play(t, "to R05 1")
    assert (agent(t, "R05 1"), taken(t, 0), t.cardinal) == ("Q", ["R06"], 9)
    assert rules.spot_of(t, QUEEN) == 20


def test_4_2_a_pawn_that_stays_goes_home() -> None:
    boxes = {1: ("R06: A3 Q B1 B1 -", "P1")}
    t = play(given(boxes=boxes, player=1), "agent 1 to R06 5", "decline")
    assert (t.phase, rules.spot_of(t, QUEEN)) == (ACT, -1)


def test_4_1_what_was_revealed_last_in_a_box_is_remembered_and_open() -> None:
    boxes = {1: ("R11: A3 B1 C1 D1 -", "P1: C-2 Q")}
    t = given(boxes=boxes, player=3)
    before = list(t.shown_sheet)
    t = play(t, "agent 1 to R11 5")
    assert before == [26] * 6
    assert [SHEET_NAMES[sheet] for sheet in t.shown_sheet[:2]] == ["R11", "P1"]
    assert list(t.shown_who[:10]) == [0, 1, 2, 3, 3, 2, QUEEN, NO_COLOUR, NO_COLOUR, NO_COLOUR]
    assert list(t.shown_kind[:6]) == [3, 1, 1, 1, 1, 0]
    assert list(t.shown_sheet[2:]) == [26] * 4
