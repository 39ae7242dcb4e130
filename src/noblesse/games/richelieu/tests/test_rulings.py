"""Chapter 7: every ruling."""

from __future__ import annotations

import pytest

from noblesse.core import Source
from noblesse.core.sets import has
from noblesse.games.richelieu import rules
from noblesse.games.richelieu.box import (
    CORRUPT,
    DRAW,
    FREE_AGENT,
    OVER,
    QUEEN,
    SEND_EMINENCE,
    SEND_QUEEN,
)
from noblesse.games.richelieu.tests.given import EMPTY, agent, city, given, new_table, screen, sheets, taken
from noblesse.games.richelieu.tests.test_components import step
from noblesse.games.richelieu.tests.words import do, legal, play, targets, victims

ALONE = "A3 B1 C1 D1 -"


def test_ruling_01_the_first_action_cannot_be_declined_and_the_second_can() -> None:
    t = given(actions=2)
    assert "decline" not in legal(t)
    assert "decline" in legal(play(t, "earn"))


def test_ruling_02_with_no_agent_behind_the_screen_none_is_placed() -> None:
    assert not any(text.startswith("agent") for text in legal(given(screen={"A": ""})))


def test_ruling_03_who_could_take_nothing_back_does_so_after_the_next_resolution() -> None:
    boxes = {1: ("R11: A1 A1 B1 B1 -", "P1")}
    t = play(given(boxes=boxes, screen={"A": "2"}), "agent 2 to R11 5")
    assert (screen(t), city(t)) == ([1, 1, 2], [])


def test_ruling_04_a_commission_asks_where_the_cardinal_is_now() -> None:
    boxes = {1: ("R11", "P1: A1 A1 B1 B1 -")}
    t = play(given(boxes=boxes, actions=2, prestige={0: 4}), "agent 1 to P1 5")
    assert (t.prestige[0], t.cardinal, "commission" in legal(t)) == (7, 6, False)
    ahead = given(boxes={1: ("R13: B1 B1 C1 C1 -", "P1")}, actions=2, prestige={0: 8}, cardinal=7)
    assert "commission" not in legal(ahead)
    assert "commission" in legal(play(ahead, "agent -2 to R13 5"))


def test_ruling_05_a_free_agent_is_not_the_first_of_the_two() -> None:
    boxes = {1: ("R11", "F2: A3 A1 B1 C1 -"), 2: ("R01", "H2: B1 B1 C1 - -")}
    t = do(given(boxes=boxes, actions=2), "agent 1 to F2 5")
    assert (t.asked, t.placed) == (0, 1)
    t = play(t, "agent 1 to R01 1")
    assert (t.placed, rules.surcharge(t), t.money[0]) == (1, 2, 7)
    t = play(given(boxes=boxes, player=1, actions=2, prestige={1: 0}), "sell")
    t = play(t, "agent -2 to F2 5", "agent 1 to R01 1")
    assert (t.placed, t.player) == (0, 2)


def test_ruling_06_who_loses_the_tie_for_first_is_second() -> None:
    boxes = {1: ("R11: B2 A2 C1 D-2 -", "P1")}
    t = play(given(boxes=boxes, player=3), "agent -2 to R11 5")
    assert (t.prestige[1], t.money[0], t.money[2]) == (3, 10, 7)


def test_ruling_07_with_nobody_above_nothing_no_bonus_is_paid_and_the_cardinal_moves() -> None:
    boxes = {1: ("R11: A-2 A1 B-2 B2 -", "P1: C-2 D-2")}
    t = play(given(boxes=boxes, player=2, prestige={0: 20, 2: 20}), "agent -2 to R11 5")
    assert (list(t.prestige), list(t.money), t.cardinal) == ([20, 0, 20, 0], [7] * 4, 8)
    assert [taken(t, seat) for seat in range(4)] == [[], [], [], []]
    assert "R11" not in sheets(t)


def test_ruling_08_the_cardinal_catches_up_after_his_move_and_after_the_bonuses() -> None:
    boxes = {1: (f"R04: {ALONE}", "P1")}
    t = play(given(boxes=boxes, player=3, military={0: 3}, prestige={0: 5}), "agent -2 to R04 5")
    assert (t.prestige[0], t.cardinal) == (5 + 5 + 1, 11)


def test_ruling_09_above_thirty_cardinal_and_players_are_compared_as_they_are() -> None:
    t = play(given(player=3, prestige={0: 31}, cardinal=32), "earn")
    assert t.actions == 2
    t = play(given(player=3, prestige={0: 29}, cardinal=30, boxes={1: (f"R11: {ALONE}", "P1")}), "agent 1 to R11 5")
    assert (t.prestige[0], t.cardinal, t.actions) == (32, 32, 1)


def test_ruling_10_the_first_completes_all_before_the_second_and_parts_go_in_their_order() -> None:
    t = do(given(boxes={1: ("R11", "F2: A3 B1 C1 D1 -")}, player=3), "agent 1 to F2 5")
    assert (t.phase, t.prestige[0], t.prestige[1]) == (FREE_AGENT, 3, 0)
    t = do(given(boxes={1: ("R11", "E4: A3 B1 C1 D1 -")}, player=3), "agent -2 to E4 5")
    assert (t.phase, t.asked, t.prestige[0], t.military[0], t.prestige[1]) == (FREE_AGENT, 1, 3, 1, 2)


def test_ruling_11_bonuses_leave_the_box_being_resolved_alone_but_a_pawn_may_leave_it() -> None:
    t = do(given(boxes={1: ("R06: A3 Q B1 B1 -", "P1: C2"), 2: ("R11", "H2")}, player=1), "agent 1 to R06 5")
    assert {where.split()[0] for where in targets(t)} == {sheets(t)[2], sheets(t)[4]}
    assert rules.spot_of(play(t, "to R11 1"), QUEEN) == 10
    t = do(given(boxes={1: ("R09: A3 B1 B1 B1 -", "P1: C2"), 2: ("R11: B2", "H2")}, player=1), "agent -2 to R09 5")
    assert victims(t) == {"R11 1"}


def test_ruling_12_bonuses_leave_a_box_that_is_due_alone() -> None:
    boxes = {1: ("R11: B2", "P1"), 2: ("R03: B1 C1 D1 - -", "H2"), 3: ("R05", "F1")}
    t = given(boxes=boxes, bonus=CORRUPT)
    t.due[0] = 1
    assert victims(t) == {"R11 1"}
    assert not {"R03", "H2"} & {where.split()[0] for where in targets(do(t, "from R11 1"))}


def test_ruling_13_boxes_that_are_due_are_resolved_first_in_first_out() -> None:
    boxes = {1: ("R11: A1 A1 A1 B1 B1", "P1"), 2: ("R03", "H2"), 3: ("R08: B3 B1 B1 A1 A1", "F1")}
    t = given(boxes=boxes, bonus=SEND_QUEEN, screen={"B": "2"})
    t.due[:2] = [2, 0]
    t = do(t, "decline")
    assert (t.phase, t.asked, t.prestige[0], t.prestige[1]) == (FREE_AGENT, 1, 0, 2)


@pytest.mark.parametrize("bonus", [FREE_AGENT, CORRUPT, SEND_QUEEN, SEND_EMINENCE])
def test_ruling_14_bonuses_that_move_somebody_may_be_declined(bonus: int) -> None:
    assert "decline" in legal(given(boxes={1: ("R11: B1", "P1")}, bonus=bonus))


def test_ruling_15_an_open_agent_stays_open_on_a_paid_field() -> None:
    t = play(given(boxes={1: ("R11: - - B2", "P1")}, bonus=CORRUPT), "from R11 3 to R11 1")
    assert agent(t, "R11 1") == "B2u"


def test_ruling_16_an_agent_may_be_corrupted_within_its_sheet() -> None:
    t = given(boxes={1: ("R11: B2", "P1")}, bonus=CORRUPT)
    assert {"R11 2", "R11 3", "R11 4", "R11 5"} <= targets(do(t, "from R11 1"))


def test_ruling_17_a_pawn_goes_to_another_sheet() -> None:
    assert not any(where.startswith("R11") for where in targets(given(boxes={1: ("R11: Q", "P1")}, bonus=SEND_QUEEN)))


def test_ruling_18_steps_beyond_the_end_of_a_track_are_lost() -> None:
    assert "commission" not in legal(given(military={0: 10}, money={0: 50}))
    t = play(given(boxes={1: (f"R07: {ALONE}", "P1")}, player=3, military={0: 9}), "agent 1 to R07 5")
    assert (t.military[0], t.prestige[0]) == (10, 3 + 1)
    t = play(given(boxes={1: (f"R07: {ALONE}", "P1")}, player=3, military={0: 10}), "agent 1 to R07 5")
    assert (t.military[0], t.prestige[0]) == (10, 3)
    assert play(given(military={0: 1}, income={0: 10}), "commission").income[0] == 10


def test_ruling_19_nobody_is_most_or_second_without_a_sheet() -> None:
    t = given(seats=3, taken={0: "R01"})
    assert [rules.majority(t, seat) for seat in range(3)] == [8, 0, 0]


def test_ruling_20_a_place_of_a_neutral_colour_is_not_passed_down() -> None:
    t = play(given(seats=2, boxes={1: ("R11: C2 A1 C2 B1 -", "P1")}, player=1), "agent -2 to R11 5")
    assert (t.prestige[0], t.money[0], t.money[1]) == (0, 10, 7)
    t = play(given(seats=2, boxes={1: ("R11: A3 C2 B1 B-2 -", "P1")}, player=1), "agent 2 to R11 5")
    assert (t.prestige[0], t.money[0], t.money[1]) == (3, 7, 7)


def test_ruling_21_a_sheet_won_by_a_neutral_colour_leaves_the_game() -> None:
    t = play(given(seats=2, boxes={1: ("R11: C2 A1 C2 B1 -", "P1")}, player=1), "agent -2 to R11 5")
    assert (taken(t, 0), taken(t, 1), "R11" in sheets(t), has(t.cardinals, 10)) == ([], [], False, False)


def test_ruling_22_neutral_agents_are_free_and_lie_face_down_on_paid_fields() -> None:
    t = play(given(seats=2, boxes={1: ("R01", "P1")}, money={0: 0}), "earn", "agent 2 to R01 1")
    assert (agent(t, "R01 1"), t.money[0]) == ("C2d", 1)


def test_ruling_23_the_match_ends_in_mid_turn() -> None:
    boxes = {1: ("R11: A1 A1 B1 B1 -", "P1"), 2: EMPTY, 3: EMPTY}
    t = play(given(boxes=boxes, last=True, actions=2), "agent 1 to R11 5")
    assert (t.phase, t.actions) == (OVER, 1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ruling_24_both_stacks_always_have_as_many_sheets(seats: int) -> None:
    t, source, left = new_table(seats), Source(seats), set()
    while t.phase != OVER:
        step(t, source)
        if t.phase != DRAW:
            assert len(t.cardinals) == len(t.opposing)
            left.add(len(t.cardinals))
    assert {0, 10} < left


def test_ruling_25_money_never_runs_out() -> None:
    t = play(given(money=dict.fromkeys(range(4), 500), income={0: 10}), "earn")
    assert list(t.money) == [510, 500, 500, 500]


def test_ruling_26_who_is_equal_in_everything_shares_the_victory() -> None:
    t = given(boxes={1: EMPTY, 2: EMPTY, 3: EMPTY})
    assert [rules.rank(t, seat) for seat in range(4)] == [0, 0, 0, 0]


def test_ruling_27_an_agent_that_was_corrupted_counts_where_it_stands_now() -> None:
    boxes = {1: ("R11: - A2 C-2 D1 D-2", "P1"), 2: ("R03: B2", "H2"), 3: ("R05", "F1")}
    t = play(given(boxes=boxes, bonus=CORRUPT), "from R03 1 to R11 1")
    assert (t.prestige[1], t.money[0]) == (3, 10)


def test_ruling_28_a_minus_two_on_the_left_most_field_decides_a_tie_too() -> None:
    boxes = {1: ("R11: B-2 A2 B3 C-2 -", "P1")}
    t = play(given(boxes=boxes, player=1), "agent 1 to R11 5")
    assert (t.prestige[1], t.money[0]) == (3, 10)


def test_ruling_29_without_a_tied_colour_on_the_left_most_field_the_left_most_agents_are_compared() -> None:
    boxes = {1: ("R11: C-2 B1 A2 B1 -", "P1")}
    t = play(given(boxes=boxes, player=2), "agent 1 to R11 5")
    assert (t.prestige[1], t.money[0]) == (3, 10)


def test_ruling_30_after_patience_the_boxes_are_resolved_from_left_to_right() -> None:
    boxes = {1: ("R01: A2", "P1"), 2: ("R03", "H3: A2"), 3: ("R05: A1", "F1")}
    t = play(given(boxes=boxes, quiet=19, prestige={0: 7}, cardinal=2), "earn")
    assert (t.prestige[0], t.cardinal) == (7 + 4 + 5 + 2, 18)
    left = play(given(boxes={**boxes, 3: ("R05", "F1")}, quiet=19, prestige={0: 7}, cardinal=2), "earn")
    assert (left.prestige[0], left.cardinal) == (7 + 4 + 5, 11 - 3 + 1)
    assert (t.phase, t.stopped) == (OVER, 1)
