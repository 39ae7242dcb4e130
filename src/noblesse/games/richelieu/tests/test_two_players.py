"""Chapter 6: two players and their neutral agents."""

from __future__ import annotations

import pytest

from noblesse.core.sets import has
from noblesse.games.richelieu import rules
from noblesse.games.richelieu.box import ACT, CORRUPT, NEUTRAL
from noblesse.games.richelieu.table import Table
from noblesse.games.richelieu.tests.given import EMPTY, agent, city, given, screen, sheets, taken
from noblesse.games.richelieu.tests.words import do, legal, play, targets, victims


def neutral_asked(boxes: dict[int, tuple[str, str]], neutrals: str = "two") -> Table:
    """A has done its last action and is asked for a neutral agent."""
    t = play(given(seats=2, boxes=boxes, neutrals=neutrals), "earn")
    assert t.phase == NEUTRAL
    return t


def test_6_1_a_place_won_by_a_neutral_colour_is_lost_and_the_cardinal_does_not_catch_up() -> None:
    boxes = {1: ("R01: C2 A3 C2 - C1", "H2")}
    t = play(given(seats=2, boxes=boxes, player=1, prestige={0: 9}), "agent 1 to R01 4")
    assert (t.prestige[0], t.prestige[1], t.cardinal) == (11, 0, 9)
    assert (taken(t, 0), taken(t, 1), "R01" in sheets(t), city(t, "C")) == ([], [], False, [1, 2, 2])


def test_6_1_a_second_place_won_by_a_neutral_colour_is_lost_too() -> None:
    boxes = {1: ("R11: A3 C2 B1 B-2 -", "H2")}
    t = play(given(seats=2, boxes=boxes), "agent 1 to R11 5")
    assert (t.prestige[0], list(t.money[:2]), taken(t, 0)) == (3, [7, 7], ["R11"])


def test_6_1_a_neutral_colour_wins_ties_by_its_left_most_agent_like_a_player() -> None:
    boxes = {1: ("R01: C2 A2 B1 - B-2", "H2")}
    t = play(given(seats=2, boxes=boxes, player=1), "agent -2 to R01 4")
    assert (t.prestige[0], t.prestige[1], taken(t, 0), t.cardinal) == (2, 0, [], 9)


def test_6_1_two_neutral_colours_are_counted_apart() -> None:
    boxes = {1: ("R01: C2 A3 D2 - D-2", "H2")}
    t = play(given(seats=2, boxes=boxes, player=1), "agent 1 to R01 4")
    assert (t.prestige[0], taken(t, 0), t.prestige[1]) == (4, ["R01"], 0)


def test_6_1_a_pawn_adds_nothing_to_a_neutral_colour() -> None:
    boxes = {1: ("R01: C2 A3 Q - B1", "H2")}
    t = play(given(seats=2, boxes=boxes, player=1), "agent 1 to R01 4")
    assert taken(t, 0) == ["R01"]


def test_6_1_after_the_last_action_the_own_neutral_colour_is_placed_for_nothing() -> None:
    t = play(given(seats=2, actions=2), "earn", "sell")
    assert (t.phase, t.asked, legal(t)) == (NEUTRAL, 0, {"agent -2", "agent 1", "agent 2"})
    t = play(t, "agent 2 to R11 1")
    assert (agent(t, "R11 1"), t.money[0], t.player, t.phase) == ("C2d", 7 + 1 + 5, 1, ACT)
    t = play(t, "earn", "decline")
    assert t.asked == 1
    t = play(t, "agent -2 to R11 3")
    assert (agent(t, "R11 3"), t.money[1], t.player) == ("D-2u", 8, 0)


def test_6_1_a_neutral_agent_costs_nothing_and_lies_as_its_field_says() -> None:
    t = neutral_asked({1: ("R01", "H2")})
    down, up = play(t, "agent 2 to R01 1"), play(t, "agent 2 to R01 4")
    assert (agent(down, "R01 1"), agent(up, "R01 4"), down.money[0], up.money[0]) == ("C2d", "C2u", 8, 8)


def test_6_1_never_on_the_last_field_of_a_sheet() -> None:
    t = do(neutral_asked({1: ("R11: C1 C1 D1 A1 -", "P1: A1 B1 B1 - -")}), "agent 2")
    assert "R11 5" not in targets(t)
    assert {"P1 4", "P1 5"} <= targets(t)


def test_6_1_where_no_sheet_has_two_empty_fields_it_is_skipped() -> None:
    boxes = {1: ("R11: C1 C1 D1 A1 -", "P1: A1 B1 B1 A1 -"), 2: EMPTY, 3: EMPTY}
    t = play(given(seats=2, boxes=boxes, last=True), "earn")
    assert (t.phase, t.player, t.turn) == (ACT, 1, 2)


def test_6_1_without_neutral_agents_it_is_skipped() -> None:
    t = play(given(seats=2, screen={"C": ""}), "earn")
    assert (t.phase, t.player) == (ACT, 1)


def test_6_1_it_must_be_placed_and_only_then() -> None:
    t = given(seats=2, screen={"A": "3"})
    assert {text for text in legal(t) if text.startswith("agent")} == {"agent 3"}
    assert "decline" not in legal(play(t, "earn"))
    assert "decline" not in legal(do(play(t, "earn"), "agent 1"))


def test_6_1_the_last_neutral_agent_brings_back_those_in_the_city() -> None:
    t = play(given(seats=2, city={"C": "1 1 -2"}, screen={"C": "2"}), "earn", "agent 2 to R11 1")
    assert (screen(t, "C"), city(t, "C"), t.backs[2]) == ([-2, 1, 1], [], 1)


def test_6_1_neutral_agents_cannot_be_corrupted() -> None:
    boxes = {1: ("R11: C1 B1 D1", "P1")}
    assert victims(given(seats=2, boxes=boxes, bonus=CORRUPT)) == {"R11 2"}


def test_6_1_neutral_agents_have_no_place_in_the_majority() -> None:
    t = given(seats=2, taken={0: "R01 R02 R04", 1: "R06"})
    assert [rules.majority(t, seat) for seat in range(2)] == [8, 4]


def test_6_1_no_neutral_agents_with_more_than_two_players() -> None:
    t = given(seats=3)
    assert (rules.colours(t), rules.in_city(t, 3) + rules.behind_screen(t, 3)) == (3, 0)
    assert play(t, "earn").phase == ACT


def test_6_2_one_neutral_colour_is_for_both_who_place_it_in_turn() -> None:
    t = given(seats=2, neutrals="one")
    assert (rules.colours(t), screen(t, "C"), screen(t, "D")) == (3, [-2, 1, 1, 1, 2, 2, 2], [])
    t = play(t, "earn", "agent 2 to R11 1", "earn", "decline", "agent 2 to P1 1")
    assert (agent(t, "R11 1"), agent(t, "P1 1"), screen(t, "C"), t.player) == ("C2d", "C2d", [-2, 1, 1, 1, 2], 0)


@pytest.mark.parametrize("player", [0, 1])
def test_6_2_whoever_places_the_last_of_it_those_in_the_city_come_back(player: int) -> None:
    t = given(seats=2, neutrals="one", player=player, city={"C": "1 1 -2"}, screen={"C": "2"})
    t = play(t, "earn", "agent 2 to R11 1")
    assert (screen(t, "C"), city(t, "C")) == ([-2, 1, 1], [])


def test_6_2_with_none_in_the_city_they_come_back_after_the_next_resolution() -> None:
    boxes = {1: ("R11: A1 A1 C1 B1 -", "P1")}
    t = given(seats=2, neutrals="one", boxes=boxes, screen={"C": "2"}, actions=1)
    t = play(t, "earn", "agent 2 to P1 1")
    assert (screen(t, "C"), t.player) == ([], 1)
    t = play(t, "agent 1 to R11 5")
    assert (screen(t, "C"), city(t, "C")) == ([1, 2], [])


def test_6_2_the_same_restrictions_hold() -> None:
    t = do(neutral_asked({1: ("R11: C1 C1 B1 A1 -", "P1")}, neutrals="one"), "agent 2")
    assert "R11 5" not in targets(t)
    boxes = {1: ("R01: C2 A3 C2 - C1", "H2")}
    t = play(given(seats=2, neutrals="one", boxes=boxes, player=1, prestige={0: 9}), "agent 1 to R01 4")
    assert (t.prestige[0], taken(t, 0), t.cardinal) == (11, [], 9)


def test_6_2_the_open_colour_hides_nothing_so_nothing_is_revealed_when_it_lies_face_up() -> None:
    for neutrals, more in (("one", 0), ("two", 1)):
        t = neutral_asked({1: ("R01", "H2")}, neutrals=neutrals)
        after = play(t, "agent 2 to R01 4")
        assert (after.reveals - t.reveals, has(after.up, 3)) == (more, True)
