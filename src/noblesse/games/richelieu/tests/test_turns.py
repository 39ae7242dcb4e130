"""Chapter 2: turns, and the end."""

from __future__ import annotations

import pytest

from noblesse.core import TERMINAL
from noblesse.core.sets import pop
from noblesse.games.richelieu import rules
from noblesse.games.richelieu.box import ACT, CORRUPT, DRAW, NEUTRAL, OVER, SEND_EMINENCE, SEND_QUEEN
from noblesse.games.richelieu.tests.given import EMPTY, given, sheets, taken
from noblesse.games.richelieu.tests.words import do, legal, play

SOLO = {1: ("R08: A2 C1", "P1"), 2: ("R11", "H2"), 3: ("R05", "F1")}
"""Boxes of which one is worth something to A and C."""


@pytest.mark.parametrize(("prestige", "actions"), [(6, 2), (7, 1), (8, 1)])
def test_2_2_behind_the_cardinal_one_has_two_actions_level_or_ahead_one(prestige: int, actions: int) -> None:
    t = play(given(player=3, prestige={0: prestige}), "earn")
    assert (t.player, t.actions) == (0, actions)


@pytest.mark.parametrize(("cardinal", "actions"), [(31, 1), (33, 2)])
def test_2_2_above_thirty_prestige_and_cardinal_are_absolute_numbers(cardinal: int, actions: int) -> None:
    won = given(boxes={1: ("R01: A3 - B1 C1 D1", "P1")}, player=2, prestige={0: 28}, cardinal=29)
    assert play(won, "agent 1 to R01 2").prestige[0] == 32
    t = play(given(player=3, prestige={0: 32}, cardinal=cardinal), "earn")
    assert (t.player, t.actions) == (0, actions)


def test_2_2_a_box_is_resolved_between_two_actions_and_the_second_remains() -> None:
    t = given(boxes={1: ("R11", "P1: A3 A2 B1 B1 -")}, actions=2, prestige={0: 5})
    t = play(t, "agent 1 to P1 5")
    assert (t.prestige[0], t.cardinal) == (8, 6)
    assert (t.player, t.actions, t.phase) == (0, 1, ACT)
    assert {"earn", "sell", "decline"} <= legal(t)
    assert play(t, "earn").player == 1


def test_2_2_who_falls_behind_in_mid_turn_does_not_get_a_second_action() -> None:
    t = given(boxes={1: ("R13: B3 B2 C1 C1 -", "P1")}, prestige={0: 7})
    t = play(t, "agent -2 to R13 5")
    assert (t.cardinal, t.prestige[0], t.player) == (10, 7, 1)


def test_2_2_the_first_action_is_a_must_and_the_second_may_be_declined() -> None:
    t = given(actions=2)
    assert "decline" not in legal(t)
    t = play(t, "sell")
    assert "decline" in legal(t)
    assert play(t, "decline").player == 1


def test_2_2_turns_go_round() -> None:
    t = given(seats=3, prestige={0: 7, 1: 7, 2: 7})
    seen = []
    for _ in range(5):
        seen.append(t.player)
        t = play(t, "earn")
    assert (seen, t.turn) == ([0, 1, 2, 0, 1], 6)


def test_2_2_what_was_done_once_may_be_done_again_in_the_next_turn() -> None:
    t = given(seats=2, actions=2, neutrals="one", screen={"C": ""}, prestige={1: 7})
    t = play(t, "earn", "sell", "earn")
    assert (t.player, t.acted, t.placed) == (0, 0, 0)
    assert {"earn", "sell", "commission", "agent 3"} <= legal(t)


def test_2_3_after_the_tenth_box_the_stacks_are_empty_and_a_box_stays_empty() -> None:
    t = play(given(boxes={1: ("R11: A1 A1 B1 B1 -", "P1")}, last=True), "agent 1 to R11 5")
    assert sheets(t)[:2] == ["", ""]
    assert (t.phase, t.player) == (ACT, 1)


def test_2_3_the_last_sheet_of_each_stack_comes_without_chance() -> None:
    t = given(boxes={1: ("R11: A1 A1 B1 B1 -", "P1")})
    while len(t.cardinals) > 1:
        pop(t.cardinals)
        pop(t.opposing)
    after = do(t, "agent 1 to R11 5")
    assert (after.phase, len(after.cardinals), len(after.opposing)) == (ACT, 0, 0)
    assert "" not in sheets(after)
    assert do(given(boxes={1: ("R11: A1 A1 B1 B1 -", "P1")}), "agent 1 to R11 5").phase == DRAW


def test_2_3_the_match_ends_at_once_when_the_last_box_is_resolved() -> None:
    boxes = {1: ("R11: A1 A1 B1 B1 -", "P1"), 2: EMPTY, 3: EMPTY}
    t = play(given(boxes=boxes, last=True, actions=2), "agent 1 to R11 5")
    assert (t.phase, t.actions, rules.mover(t)) == (OVER, 1, TERMINAL)
    assert (t.prestige[0], legal(t, 0)) == (3, set())


def test_2_3_no_neutral_agent_is_placed_after_the_end() -> None:
    boxes = {1: ("R11: A1 A1 B1 B1 -", "P1"), 2: EMPTY, 3: EMPTY}
    t = play(given(seats=2, boxes=boxes, last=True), "agent 1 to R11 5")
    assert (t.phase, rules.behind_screen(t, 2)) == (OVER, 7)


def test_2_3_fourteen_quiet_turns_of_three_players_are_not_enough() -> None:
    t = play(given(seats=3, boxes=SOLO, quiet=13, prestige={1: 7}), "earn")
    assert (t.phase, t.quiet, t.stopped, t.player) == (ACT, 14, 0, 1)


def test_2_3_after_the_fifteenth_the_boxes_are_resolved_as_they_stand() -> None:
    t = play(given(seats=3, boxes=SOLO, quiet=14, prestige={0: 7, 1: 7, 2: 7}), "earn")
    assert (t.phase, t.stopped, sheets(t)) == (OVER, 1, [""] * 6)
    assert (list(t.prestige[:3]), [taken(t, seat) for seat in range(3)]) == ([9, 7, 9], [["R08"], [], []])
    assert (len(t.cardinals), len(t.opposing)) == (10, 10), "what is in the stacks scores for nobody"


def test_2_3_then_the_cardinal_moves_for_a_box_without_agents_too_and_nobody_is_paid() -> None:
    t = play(given(seats=3, boxes=SOLO, quiet=14), "earn")
    assert t.cardinal == 7 + 1 + 1 + 1
    assert (list(t.money[:3]), list(t.income[:3]), list(t.military[:3])) == ([8, 7, 7], [1, 1, 1], [0, 0, 0])


def test_2_3_then_bonuses_of_numbers_are_paid_and_those_that_ask_lapse() -> None:
    boxes = {1: ("R03: A3 B2", "P1"), 2: ("R07: B2", "E3: C3 A2"), 3: ("R09: B3 A1", "F1")}
    t = play(given(seats=3, boxes=boxes, quiet=14, prestige={0: 7}), "earn")
    assert t.phase == OVER
    assert (t.prestige[0], t.money[0]) == (7 + 2 + 1, 7 + 1 + 3 + 5)
    assert (t.prestige[1], t.prestige[2], t.money[2]) == (3, 2, 7 + 3)


def test_2_3_an_own_agent_in_the_fifteenth_turn_begins_the_count_anew() -> None:
    t = play(given(seats=3, boxes=SOLO, quiet=14), "agent 1 to P1 3")
    assert (t.phase, t.quiet) == (ACT, 0)


def test_2_3_an_agent_placed_by_anybodys_bonus_counts_too() -> None:
    boxes = {1: ("R08: B3 B1 C1 C1 -", "P1"), 2: ("R11", "H2")}
    t = given(seats=3, boxes=boxes, quiet=8)
    t = play(t, "agent -2 to R08 5", "agent 1 to H2 1")
    assert (t.quiet, t.player) == (0, 1)


def test_2_3_with_two_players_the_last_quiet_turn_still_has_its_neutral_agent() -> None:
    boxes = {1: ("R11", "P1"), 2: ("R03", "H2"), 3: ("R05", "F1")}
    t = play(given(seats=2, boxes=boxes, quiet=9, prestige={0: 7}), "earn")
    assert (t.phase, t.quiet) == (NEUTRAL, 9)
    t = play(t, "agent 2 to P1 3")
    assert (t.phase, t.quiet, t.city[2][2]) == (OVER, 10, 1)


def test_2_3_neutral_agents_and_pawns_and_corruption_do_not_count_as_new_agents() -> None:
    t = play(given(seats=2, quiet=3, prestige={0: 7}), "earn", "agent 2 to P1 3")
    assert t.quiet == 4
    boxes = {1: ("R11", "P1: B1")}
    for phase, text in ((CORRUPT, "from P1 1 to P1 2"), (SEND_QUEEN, "to R11 1"), (SEND_EMINENCE, "to P1 2")):
        assert play(given(boxes=boxes, bonus=phase, quiet=3), text).quiet == 4


@pytest.mark.parametrize(("patience", "turns"), [("5", 15), ("10", 30)])
def test_2_3_patience_is_an_option(patience: str, turns: int) -> None:
    assert play(given(seats=3, patience=patience, quiet=turns - 2, prestige={0: 7}), "earn").phase == ACT
    assert play(given(seats=3, patience=patience, quiet=turns - 1, prestige={0: 7}), "earn").phase == OVER


def test_2_3_with_two_players_a_dead_position_ends_too() -> None:
    """Both screens are empty, and no sheet is full: patience alone ends the match."""
    boxes = {
        1: ("R01: A3 A3 A2 A2", "E2: B3 B3 B2 B2"),
        2: ("R11: A2 A1 A1 A1", "P1: B2 B1 B1 B1"),
        3: ("R05: A-2 A-2", "F1: B-2 B-2"),
    }
    t = given(seats=2, boxes=boxes, neutrals="one", screen={"C": ""})
    turns = 0
    while t.phase != OVER:
        assert not any(text.startswith("agent") for text in legal(t))
        t = play(t, "earn" if "earn" in legal(t) else "decline")
        turns += 1
    assert turns < 25
