"""3.7: bonuses that are used."""

from __future__ import annotations

import pytest

from noblesse.core.sets import has
from noblesse.games.richelieu import rules
from noblesse.games.richelieu.box import (
    ACT,
    CORRUPT,
    EMINENCE,
    FREE_AGENT,
    NO_BOX,
    QUEEN,
    SEND_EMINENCE,
    SEND_QUEEN,
)
from noblesse.games.richelieu.tests.given import EMPTY, agent, due, given, spot, taken
from noblesse.games.richelieu.tests.words import do, legal, play, targets, victims

BOXES = {1: ("R11: B1u", "P1: B3"), 2: ("R03", "H2: C2 - - D1"), 3: ("R05", "F1")}


def test_3_7_an_agent_that_is_corrupted_to_a_free_field_is_turned_up() -> None:
    t = given(boxes=BOXES, bonus=CORRUPT)
    after = play(t, "from P1 1 to R05 5")
    assert (agent(after, "R05 5"), agent(after, "P1 1"), after.reveals) == ("B3u", "-", t.reveals + 1)
    assert list(after.money) == [7] * 4


@pytest.mark.parametrize("where", ["R05 1", "P1 2", "R03 2", "F1 3"])
def test_3_7_on_a_paid_field_it_stays_as_it_lies(where: str) -> None:
    t = given(boxes=BOXES, bonus=CORRUPT)
    after = play(t, f"from P1 1 to {where}")
    assert (agent(after, where), after.reveals) == ("B3d", t.reveals)
    assert agent(play(t, f"from R11 1 to {where}"), where) == "B1u"


def test_3_7_the_label_of_a_face_down_agent_goes_with_it_and_ends_when_it_is_turned_up() -> None:
    t = given(boxes=BOXES, bonus=CORRUPT)
    t.since[spot(t, "P1 1")], t.backs[1] = 1, 2
    over = play(t, "from P1 1 to F1 1")
    assert (over.since[spot(t, "F1 1")], over.since[spot(t, "P1 1")]) == (1, 0)
    up = play(t, "from P1 1 to F1 5")
    assert up.since[spot(t, "F1 5")] == 0


def test_3_7_an_agent_moved_to_the_last_field_of_its_own_sheet_makes_nothing_due() -> None:
    boxes = {1: ("R11: B1 B2 C1 C1 -", "P1"), 2: ("R03", "H2"), 3: ("R05", "F1")}
    t = play(given(boxes=boxes, bonus=CORRUPT), "from R11 1 to R11 5")
    assert (due(t), agent(t, "R11 5"), agent(t, "R11 1"), t.phase) == ([], "B1u", "-", ACT)
    assert taken(t, 1) == []


def test_3_7_an_agent_moved_to_the_last_field_of_another_sheet_makes_its_box_due() -> None:
    boxes = {1: ("R11: C3 B2 C1 C1 -", "P1: B1"), 2: ("R03", "H2"), 3: ("R05", "F1")}
    t = play(given(boxes=boxes, bonus=CORRUPT), "from P1 1 to R11 5")
    assert taken(t, 2) == ["R11"]


def test_3_7_only_agents_of_other_real_players_can_be_corrupted() -> None:
    boxes = {1: ("R11: A1 B1 Q", "P1: G C2"), 2: ("R03: A2", "H2: D1 B2")}
    assert victims(given(boxes=boxes, bonus=CORRUPT)) == {"R11 2", "P1 2", "H2 1", "H2 2"}
    assert victims(given(boxes=boxes, bonus=CORRUPT, seats=2)) == {"R11 2", "H2 2"}


def test_3_7_without_anybody_to_corrupt_the_bonus_lapses() -> None:
    boxes = {1: ("R09: A3 B1 C1 D1 -", "P1: C2"), 2: ("R11: A1 Q", "H2: G"), 3: ("R05", "F1")}
    t = play(given(boxes=boxes, player=3), "agent 1 to R09 5")
    assert (t.phase, t.prestige[0], t.player) == (ACT, 3, 0)


def test_3_7_without_an_agent_behind_the_screen_a_free_agent_lapses() -> None:
    boxes = {1: ("R08: A3 B1 C1 D1 -", "P1")}
    t = play(given(boxes=boxes, player=3, screen={"A": ""}), "agent 1 to R08 5")
    assert (t.phase, t.prestige[0]) == (ACT, 2)
    assert (rules.behind_screen(t, 0), rules.in_city(t, 0)) == (1, 0), "it came back after the resolution"


def test_3_7_without_an_available_field_bonuses_lapse() -> None:
    for sheet, fields in (("R08", 2), ("R06", 3)):
        boxes = {1: (f"{sheet}: A3 B1 C1 D1 -", "P1"), 2: EMPTY, 3: EMPTY}
        t = play(given(boxes=boxes, player=3, last=True), f"agent 1 to {sheet} 5")
        assert (t.prestige[0], rules.mover(t)) == (fields, -4)


def test_3_7_the_queen_goes_to_the_cardinals_sheets_and_the_eminence_to_the_others() -> None:
    boxes = {1: ("R11: A1", "P1: B1"), 2: ("R03", "H2"), 3: ("R05: C1", "F1")}
    assert {where[0] for where in targets(given(boxes=boxes, bonus=SEND_QUEEN))} == {"R"}
    assert len(targets(given(boxes=boxes, bonus=SEND_QUEEN))) == 4 + 5 + 4
    assert {where[0] for where in targets(given(boxes=boxes, bonus=SEND_EMINENCE))} == {"P", "H", "F"}
    assert len(targets(given(boxes=boxes, bonus=SEND_EMINENCE))) == 4 + 5 + 5


def test_3_7_a_pawn_that_moves_on_leaves_its_field_empty() -> None:
    boxes = {1: ("R11: Q", "P1"), 2: ("R03", "H2"), 3: ("R05: A2 - -", "F1")}
    t = given(boxes=boxes, bonus=SEND_QUEEN)
    assert not any(where.startswith("R11") for where in targets(t))
    t = play(t, "to R05 2")
    assert (agent(t, "R11 1"), agent(t, "R05 2"), rules.total(t, 0), rules.total(t, 4)) == ("-", "Q", 0, 2 + 3)
    assert rules.is_available(t, spot(t, "R11 1"))


def test_3_7_the_eminence_may_not_go_to_another_field_of_its_sheet_either() -> None:
    boxes = {1: ("R11", "P1: - G"), 2: ("R03", "H2"), 3: ("R05", "F1")}
    assert {where.split()[0] for where in targets(given(boxes=boxes, bonus=SEND_EMINENCE))} == {"H2", "F1"}


def test_3_7_a_pawn_can_fill_a_sheet_and_belongs_to_nobody() -> None:
    boxes = {1: ("R11", "P1"), 2: ("R03", "H2"), 3: ("R05: A2 B2 C1 D-2 -", "F1: C3 C2")}
    t = play(given(boxes=boxes, bonus=SEND_QUEEN), "to R05 5")
    assert (taken(t, 0), t.prestige[0], t.military[0], t.income[1]) == (["R05"], 2, 1, 2)
    assert rules.spot_of(t, QUEEN) == -1


def test_3_7_a_pawn_in_a_box_that_is_due_stays_there_and_the_bonus_lapses() -> None:
    boxes = {1: ("R06: A3 B1 C1 D1 D1", "P1"), 2: ("R11: Q", "H2"), 3: ("R05", "F1")}
    t = given(boxes=boxes, bonus=SEND_EMINENCE, last=True)
    t.due[:2] = [0, 1]
    t = play(t, "decline")
    assert (t.prestige[0], rules.spot_of(t, QUEEN), t.resolving, t.phase) == (3, -1, NO_BOX, ACT)


@pytest.mark.parametrize("bonus", [FREE_AGENT, CORRUPT, SEND_QUEEN, SEND_EMINENCE])
def test_3_7_a_bonus_that_is_used_may_be_declined(bonus: int) -> None:
    t = given(boxes=BOXES, bonus=bonus)
    after = play(t, "decline")
    assert (list(after.who), list(after.kind), after.player) == (list(t.who), list(t.kind), 1)


def test_3_7_once_an_agent_is_chosen_to_be_corrupted_it_must_go_somewhere_else() -> None:
    t = do(given(boxes=BOXES, bonus=CORRUPT), "from P1 1")
    assert "decline" not in legal(t)
    assert "P1 1" not in targets(t)
    assert len(targets(t)) == 30 - 4


def test_3_7_a_free_agent_goes_to_any_available_field_whatever_it_costs() -> None:
    t = do(given(boxes=BOXES, bonus=FREE_AGENT, money={0: 0}), "agent 3")
    assert len(targets(t)) == 30 - 4
    up, down = do(t, "to R05 5"), do(t, "to R05 1")
    assert (agent(up, "R05 5"), agent(down, "R05 1"), up.money[0], down.money[0]) == ("A3u", "A3d", 0, 0)
    assert (up.reveals, down.reveals, down.placed) == (t.reveals + 1, t.reveals, 0)
    assert has(up.up, spot(t, "R05 5"))


def test_3_7_who_uses_a_bonus_is_asked_in_anybodys_turn() -> None:
    boxes = {1: ("R11", "P2: A3 B1 C1 D1 -")}
    t = do(given(boxes=boxes, player=3), "agent -2 to P2 5")
    assert (t.phase, rules.mover(t), t.player) == (SEND_EMINENCE, 0, 3)
    assert legal(t, 3) == set()
    t = play(t, "to H2 1")
    assert (rules.spot_of(t, EMINENCE), t.income[1]) == (spot(t, "H2 1"), 2)
