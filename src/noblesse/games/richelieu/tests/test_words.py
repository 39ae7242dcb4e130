"""Actions in words, and their places."""

from __future__ import annotations

import pytest

from noblesse.core import CHANCE, BadNotation
from noblesse.games.richelieu import actions
from noblesse.games.richelieu.box import (
    BUY,
    COMMISSION,
    CORRUPT,
    DECLINE,
    EARN,
    FREE_AGENT,
    FROM,
    OVER,
    PICK,
    SELL,
    SEND_QUEEN,
    START,
    TO,
)
from noblesse.games.richelieu.tests.given import given, new_table, spot
from noblesse.games.richelieu.tests.plies import done


def test_the_record_names_a_field_by_box_side_and_number_from_the_left() -> None:
    t = given(boxes={2: ("R01", "E1")})
    assert actions.write(t, 0, TO + spot(t, "R01 3")) == "to II R 3"
    assert actions.write(t, 0, FROM + spot(t, "E1 5")) == "corrupt II O 5"
    assert actions.read(t, 0, "to III O 1") == TO + 25
    alone = {EARN: "income", COMMISSION: "commission", SELL: "sell", BUY: "buy", DECLINE: "decline", PICK: "pick -2"}
    assert {action: actions.write(t, 0, action) for action in alone} == alone


def test_the_record_says_which_sheet_comes_and_who_begins() -> None:
    t = new_table(3)
    assert actions.write(t, CHANCE, 6) == "R07 comes"
    assert actions.read(t, CHANCE, "E1 comes") == 13
    t.phase = START
    assert actions.write(t, CHANCE, 2) == "seat 2 begins"
    assert actions.read(t, CHANCE, "seat 2 begins") == 2


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("pick 4", "column 6: '4' is none of -2, 1, 2, 3"),
        ("to IV R 1", "column 4: 'IV R 1' is none of"),
        ("to I R 0", "column 4: 'I R 0' is none of"),
        ("corrupt I E1 2", "column 9: 'I E1 2' is none of"),
        ("pass", "expected"),
        ("", "expected"),
    ],
)
def test_words_that_mean_nothing_are_refused_with_their_column(text: str, says: str) -> None:
    with pytest.raises(BadNotation, match=says):
        actions.read(given(), 0, text)


@pytest.mark.parametrize("text", ["seat 2 begins", "R14 comes", " comes", "R07", "comes", ""])
def test_outcomes_that_cannot_be_are_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        actions.read(new_table(3), CHANCE, text)


def test_nothing_is_drawn_when_a_seat_is_to_act() -> None:
    with pytest.raises(BadNotation, match="nothing is drawn now"):
        actions.read(given(), CHANCE, "R07 comes")


def test_buttons_say_what_is_taken_and_what_is_paid() -> None:
    t = given(income={0: 3}, military={0: 2}, boxes={1: ("R01", "E1: B1")}, actions=2)
    says = {
        PICK: "agent −2",
        EARN: "income: 3 L",
        COMMISSION: "commission: 3 L",
        SELL: "sell a jewel: 5 L",
        BUY: "buy a jewel: 8 L",
        DECLINE: "end turn",
        FROM + spot(t, "E1 1"): "{1}'s agent: box I, England, field 1",
    }
    assert {action: actions.label(t, 0, action) for action in says} == says


def test_a_field_says_what_it_costs_now() -> None:
    t = given(boxes={1: ("R01", "P1")}, actions=2, money={0: 9})
    first = done(t, "pick 3")
    assert actions.label(first, 0, TO + spot(t, "R01 1")) == "box I, Richelieu, field 1: 3 L"
    assert actions.label(first, 0, TO + spot(t, "P1 5")) == "box I, Protestants, field 5: free"
    second = done(first, "to I O 5", "pick 3")
    assert actions.label(second, 0, TO + spot(t, "R01 1")) == "box I, Richelieu, field 1: 5 L"
    assert actions.label(second, 0, TO + spot(t, "R01 5")) == "box I, Richelieu, field 5: 2 L"


def test_nothing_is_said_of_prices_where_nothing_is_paid() -> None:
    t = given(bonus=SEND_QUEEN)
    assert actions.label(t, 0, TO) == "box I, Richelieu, field 1"
    assert actions.label(t, 0, DECLINE) == "leave it"


def test_places_are_what_the_board_calls_them() -> None:
    t = given()
    assert [actions.place(t, 0, action) for action in (PICK, PICK + 3, FROM + 12, TO + 29)] == [
        "agent-0",
        "agent-3",
        "spot-12",
        "spot-29",
    ]
    assert [actions.place(t, 0, action) for action in (EARN, COMMISSION, SELL, BUY, DECLINE)] == [""] * 5
    assert actions.place(new_table(3), CHANCE, 0) == ""


def test_what_ends_the_turn_is_confirmed_and_what_does_not_is_not() -> None:
    t = given(boxes={1: ("R01", "P1")}, actions=2, money={0: 9})
    assert actions.confirm(t, 0, EARN) == ""
    assert actions.confirm(t, 0, PICK + 3) == ""
    picked = done(t, "pick 3")
    assert actions.confirm(picked, 0, TO) == ""
    second = done(picked, "to I O 5")
    assert actions.confirm(second, 0, EARN) == "Take 1 L"
    assert actions.confirm(second, 0, SELL) == "Sell a jewel"
    assert actions.confirm(second, 0, DECLINE) == "End turn"
    assert actions.confirm(done(second, "pick 1"), 0, TO) == "Place it for 5 L"


def test_the_last_field_of_a_sheet_is_confirmed_even_if_an_action_is_left() -> None:
    t = done(given(boxes={2: ("R01: A3 B1 C1 D1 -", "P1")}, actions=2), "pick 2")
    assert actions.confirm(t, 0, TO + spot(t, "R01 5")) == "Resolve box II"


def test_a_corruption_is_confirmed_where_it_turns_an_agent_up() -> None:
    t = given(boxes={1: ("R01: B3 B1u", "E1")}, bonus=CORRUPT, actions=0)
    down, up = done(t, "corrupt I R 1"), done(t, "corrupt I R 2")
    assert actions.confirm(down, 0, TO + spot(t, "R01 5")) == "Turn it up"
    assert actions.confirm(down, 0, TO + spot(t, "E1 1")) == "Move it there"
    assert actions.confirm(up, 0, TO + spot(t, "R01 5")) == "Move it there"


def test_a_bonus_that_is_left_is_confirmed_when_others_go_on() -> None:
    assert actions.confirm(given(bonus=FREE_AGENT, actions=0), 0, DECLINE) == "Leave it"


def test_turns_are_counted_from_one_and_the_setup_belongs_to_the_first() -> None:
    t = new_table(2)
    assert actions.turn(t) == 1
    t.turn = 300
    assert actions.turn(t) == 300
    t.phase = OVER
    assert actions.turn(t) == 300


def test_others_learn_only_that_an_agent_was_picked() -> None:
    assert actions.veil(given(), 1, 0, PICK + 3) == "pick an agent"
