"""Prompts, and what must be confirmed."""

from __future__ import annotations

from typing import Any

import pytest

from noblesse.core import Prompt
from noblesse.games.notre_dame import actions, rules
from noblesse.games.notre_dame.box import (
    BANK,
    CARDS,
    DECLINE,
    ENGAGE,
    FOOL,
    FROM,
    HOTEL,
    MONK,
    OVER,
    STOP_AT,
    TAKE,
    USE,
)
from noblesse.games.notre_dame.tests.given import given, hiring
from noblesse.games.notre_dame.tests.plies import done, drafting, kinds, plagued
from noblesse.games.notre_dame.tests.words import market


def test_the_prompt_of_the_draft_says_what_goes_where() -> None:
    assert actions.prompt(drafting(), 0) == Prompt("Round 1 of 9: first choice", "Keep one; two go to {1}.")
    assert actions.prompt(drafting(2), 1).line == "Keep one; two go to {0}."
    t = drafting()
    rules.apply(t, 1, actions.read(t, 1, kinds(t, 1)[0]))
    assert actions.prompt(t, 1).line == actions.prompt(t, None).line == "Waiting for {name} …"
    for seat in (0, 2):
        rules.apply(t, seat, actions.read(t, seat, kinds(t, seat)[0]))
    assert actions.prompt(t, 0) == Prompt("Round 1 of 9: second choice", "Keep one; the other goes to {1}.")


GIVES = "Give gold to Notre Dame, and place a marker there?"
Asked = tuple[dict[str, Any], tuple[str, ...], str, str]
ASKED: list[Asked] = [
    ({"hand": "bank"}, (), "first card", "Play a card in your borough."),
    ({"hand": "Notre Dame"}, ("play Notre Dame",), "Notre Dame", GIVES),
    ({"hand": "Notre Dame", "gold": 1}, ("play Notre Dame",), "Notre Dame", GIVES),
    (
        {"hand": "Notre Dame", "at": "park 1", "ready": 0},
        ("play Notre Dame",),
        "Notre Dame",
        "Give gold to Notre Dame, and move a marker there?",
    ),
    (
        {"hand": "bank", "at": "park 2", "ready": 0},
        ("play bank",),
        "bank",
        "No marker is ready. Move one to the bank, or none.",
    ),
    (
        {"hand": "Notre Dame", "at": "park 2", "ready": 0},
        ("play Notre Dame", "donate 2"),
        "Notre Dame",
        "No marker is ready. Move one to Notre Dame.",
    ),
    (
        {"hand": "trusted friend"},
        ("play trusted friend",),
        "trusted friend",
        "Send your trusted friend to a sector. It acts.",
    ),
    (
        {"hand": "trusted friend", "at": "bank friend"},
        ("play trusted friend",),
        "trusted friend",
        "Send your trusted friend to another sector. It acts.",
    ),
    (
        {"hand": "carriage house", "at": "carriage house 1"},
        ("play carriage house",),
        "carriage house",
        "Drive up to 2 streets, or stay.",
    ),
    (
        {"hand": "carriage house", "messages": "0 IP 3", "rat": 5, "at": "park 2"},
        ("play carriage house", "drive to 1 IP"),
        "carriage house",
        "Take the message? It brings 4 prestige (1 from the park), rat 5 → 4.",
    ),
    ({"hand": "hotel"}, ("play hotel",), "hotel", "Choose an option."),
    (
        {"hand": "hotel", "at": "hotel 3", "rat": 2},
        ("play hotel",),
        "hotel",
        "Choose two options.",
    ),
]


@pytest.mark.parametrize(("said", "words", "topic", "line"), ASKED)
def test_the_prompt_says_what_to_do(said: dict[str, Any], words: tuple[str, ...], topic: str, line: str) -> None:
    assert actions.prompt(done(given(**said), *words), 0) == Prompt(f"Round 1 of 9: {topic}", line)


def test_the_prompt_of_hiring_and_of_the_people() -> None:
    t = hiring("fool", at="bank 1, hotel 3")
    assert actions.prompt(t, 0) == Prompt("Round 1 of 9: hire", "Hire one of the three for a gold, or nobody.")
    assert actions.prompt(t, 1) == Prompt("Round 1 of 9: hire", "{name} may hire somebody …")
    t = done(t, "hire fool")
    assert actions.prompt(t, 0) == Prompt("Round 1 of 9: fool", "Which of your tokens moves?")
    assert actions.prompt(t, None).line == "{name} goes on with the fool …"
    assert actions.prompt(done(t, "from bank"), 0).line == "Where does it go? That sector acts."
    t = done(hiring("minstrel", at="hotel 3"), "hire minstrel")
    assert actions.prompt(t, 0).line == "Three tokens of which sector move?"
    assert actions.prompt(done(t, "from hotel"), 0).line == "Where do they go? Nothing acts there."
    t = done(hiring("bishop"), "hire bishop")
    assert actions.prompt(t, 0).line == "Which empty sector gets a marker, and acts?"


def test_the_plague_asks_which_marker_is_lost() -> None:
    assert actions.prompt(plagued(), 0) == Prompt(
        "Round 1 of 9: the plague", "Which of your strongest sectors loses a marker?"
    )
    assert actions.prompt(plagued(), 1).line == "{name} chooses what the plague takes …"
    assert actions.confirm(plagued(), 0, FROM + BANK) == "Lose this marker"


def test_the_prompt_tells_each_how_the_match_ended() -> None:
    t = given(seats=3, prestige={0: 20, 1: 31, 2: 31}, gold={1: 2, 2: 2})
    t.phase = OVER
    assert [actions.prompt(t, viewer).line for viewer in (0, 1, 2, None)] == [
        "You come third of 3, 20 prestige.",
        "You share the win, 31 prestige.",
        "You share the win, 31 prestige.",
        "The prestige: 20, 31 and 31.",
    ]


def test_what_ends_the_turn_is_confirmed_and_what_leads_on_is_not() -> None:
    t = given(hand="bank, hotel, carriage house", messages="0 IP 4")
    cards = (USE + BANK, USE + CARDS + HOTEL, USE + 2 * CARDS + 3)
    assert [actions.confirm(t, 0, action) for action in cards] == ["Play the bank", "", ""]
    t = done(t, "play carriage house")
    assert [actions.confirm(t, 0, STOP_AT + market(where)) for where in ("0 C", "0 IP")] == ["Stop here", ""]
    assert actions.confirm(done(t, "drive to 1 IP"), 0, TAKE) == "Take it"
    assert actions.confirm(hiring("monk"), 0, ENGAGE + MONK) == "Hire the monk"
    assert actions.confirm(hiring("fool", at="bank 1"), 0, ENGAGE + FOOL) == ""
    assert actions.confirm(hiring("monk"), 0, DECLINE) == "Hire nobody"


def test_only_the_last_choice_of_the_draft_is_confirmed() -> None:
    t = drafting(2)
    mine = actions.read(t, 0, kinds(t, 0)[0])
    assert actions.confirm(t, 0, mine) == ""
    rules.apply(t, 1, actions.read(t, 1, kinds(t, 1)[0]))
    assert actions.confirm(t, 0, mine).startswith("Keep ")
