"""What is asked, and of whom."""

from __future__ import annotations

import pytest

from noblesse.core import CHANCE
from noblesse.games.richelieu import actions
from noblesse.games.richelieu.box import CORRUPT, FREE_AGENT, NEUTRAL, OVER, SEND_EMINENCE, SEND_QUEEN, START
from noblesse.games.richelieu.tests.drawings import decisions
from noblesse.games.richelieu.tests.given import given, new_table
from noblesse.games.richelieu.tests.plies import asked, done

MOST_LETTERS = 46
"""So many have room in a line of a phone."""


def test_one_is_told_why_one_acts_once_or_twice() -> None:
    assert asked(given(actions=2, prestige={0: 4})) == (
        "Action 1 of 2: behind the Cardinal, 4 to 7",
        "Pick an agent, or act otherwise.",
    )
    assert asked(given(prestige={0: 7}))[0] == "One action: level with the Cardinal on 7"
    assert asked(given(prestige={0: 9}))[0] == "One action: ahead of the Cardinal, 9 to 7"


def test_with_an_empty_screen_no_agent_is_asked_for() -> None:
    assert asked(given(screen={"A": ""}))[1] == "Your screen is empty: act otherwise."


def test_the_second_action_may_be_left_out_and_another_agent_costs_more() -> None:
    t = given(actions=2)
    assert asked(done(t, "income")) == ("Action 2 of 2", "Act once more, or end the turn.")
    placed = done(t, "pick 1", "to I R 5")
    assert asked(placed)[1] == "Act once more: another agent costs 2 L more."
    assert asked(done(placed, "pick 1"))[1] == "Where does your 1 go, for 2 L more?"


def test_with_an_agent_in_hand_one_is_told_what_the_last_field_does() -> None:
    t = done(given(actions=2, boxes={1: ("R01: A3 B1 C1 D1 -", "P1")}), "pick 2")
    assert asked(t) == ("Action 1 of 2: the last field resolves its box", "Where does your 2 go?")


def test_what_is_asked_fits_in_a_line_of_a_phone() -> None:
    for seats, seed in ((2, 1), (3, 2), (4, 3)):
        for table, seat in decisions(seats, seed):
            said = actions.prompt(table, seat)
            assert len(said.line) <= MOST_LETTERS, said.line
            assert len(said.kicker) <= MOST_LETTERS + 5, said.kicker


def test_others_are_told_whom_they_wait_for_and_not_what_is_in_hand() -> None:
    t = given()
    assert asked(t, 1) == ("{name}'s turn", "{name} chooses an action …")
    assert asked(done(t, "pick 3"), 1) == ("{name}'s turn", "{name} has an agent in hand …")
    assert actions.prompt(given(seats=2, bonus=NEUTRAL), None).line == "{name} places a neutral agent …"


@pytest.mark.parametrize(
    ("phase", "line", "others"),
    [
        (FREE_AGENT, "Pick an agent to place for free.", "{name} may place an agent for free …"),
        (
            CORRUPT,
            "Corruption: which agent is to move?",
            "{name} may corrupt an agent …",
        ),
        (
            SEND_QUEEN,
            "Send the Queen to Richelieu: she adds 3.",
            "{name} may send the Queen …",
        ),
        (
            SEND_EMINENCE,
            "Send the Éminence Grise: he adds 3.",
            "{name} may send the Éminence Grise …",
        ),
    ],
)
def test_a_bonus_is_asked_for_in_the_midst_of_a_resolution(phase: int, line: str, others: str) -> None:
    t = given(bonus=phase, boxes={2: ("R01: A3 B1", "E1")})
    t.resolving, t.place = 2, 1
    assert asked(t) == ("Box III, second place: your bonus", line)
    assert asked(t, 1) == ("{name}'s bonus", others)


def test_an_agent_that_is_placed_for_free_costs_nothing() -> None:
    t = given(bonus=FREE_AGENT)
    t.resolving = 2
    assert asked(done(t, "pick 3"))[1] == "Where does your 3 go, for free?"


def test_a_corrupted_agent_that_lies_face_down_is_turned_up_on_a_free_field() -> None:
    t = given(bonus=CORRUPT, boxes={1: ("R01: B3 - - B1", "E1")})
    assert asked(done(t, "corrupt I R 1"))[1] == "Where does it go? For 0 it is turned up."
    assert asked(done(t, "corrupt I R 4"))[1] == "Where does it go?"


def test_a_neutral_agent_is_asked_for_by_its_colour() -> None:
    t = given(seats=2, bonus=NEUTRAL)
    assert asked(t) == (
        "Neutral agent: on no last field of a sheet",
        "Pick a sage agent; it costs nothing.",
    )
    assert asked(done(t, "pick -2"))[1] == "Where does the sage −2 go, for free?"


def test_chance_waits_for_nobody() -> None:
    t = new_table(3)
    assert actions.prompt(t, 0).line == "A sheet is drawn."
    t.phase = START
    assert actions.prompt(t, None).line == "A start player is drawn."
    assert actions.read(t, CHANCE, "seat 1 begins") == 1


def test_the_end_says_who_has_won() -> None:
    t = given(bonus=OVER, prestige={0: 20, 1: 12}, seats=3)
    assert [actions.prompt(t, viewer).line for viewer in (0, 1, None)] == [
        "You win, 29 points.",
        "You come second of 3, 21 points.",
        "The points: 29, 21 and 9.",
    ]
    t = given(bonus=OVER, seats=2)
    assert actions.prompt(t, 1).line == "You share the win, 9 points."
