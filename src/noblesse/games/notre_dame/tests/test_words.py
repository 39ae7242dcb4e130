"""Actions in words, and their places."""

from __future__ import annotations

import pytest

from noblesse.core import CHANCE, BadNotation
from noblesse.games.notre_dame import actions, rules
from noblesse.games.notre_dame.box import (
    BANK,
    BISHOP,
    CARDS,
    DECLINE,
    ENGAGE,
    FROM,
    GIVE,
    HOSPITAL,
    HOTEL,
    KEEP,
    MONK,
    NOTRE_DAME,
    OVER,
    PARK,
    STOP_AT,
    TAKE,
    TAKE_STILL,
    TO,
    USE,
    WISH_GOLD,
    WISH_MARKER,
    WISH_RAT,
    WITH_FRIEND,
)
from noblesse.games.notre_dame.tests.given import given, hiring
from noblesse.games.notre_dame.tests.plies import done, drafting, kinds, opening
from noblesse.games.notre_dame.tests.words import market


def test_the_record_says_what_chance_brings() -> None:
    t = opening()
    assert actions.write(t, CHANCE, 1) == "seat 1 begins"
    t = done(t, "seat 1 begins")
    assert actions.write(t, CHANCE, 2) == "message 3 on 1 IP"
    t = done(
        t, *(f"message {kind} on {n} {spot}" for n in (1, 2, 3) for kind, spot in ((1, "IP"), (2, "IN"), (3, "OP")))
    )
    t = done(t, "monk comes", "fool comes", "bishop comes")
    assert actions.write(t, CHANCE, BANK) == "seat 0 draws bank"


def test_the_record_names_the_deck_of_a_played_card_whatever_else_is_in_hand() -> None:
    one = given(hand="bank, park, hotel")
    two = given(hand="bank, bank, hotel")
    for t in (one, two):
        assert actions.write(t, 0, USE + BANK) == "play bank of seat 0"
    assert actions.write(two, 0, USE + CARDS + BANK) == "play bank of seat 2"
    assert actions.read(one, 0, "play bank") == USE + BANK
    with pytest.raises(BadNotation, match="'bank of seat 0' or 'bank of seat 2' expected"):
        actions.read(two, 0, "play bank")


def test_two_players_hold_two_cards_of_their_own_deck_of_different_kinds() -> None:
    t = given(seats=2, hand="bank, bank, hotel")
    assert [actions.write(t, 0, action) for action in (USE + BANK, USE + CARDS + BANK, USE + 2 * CARDS + HOTEL)] == [
        "play bank of seat 0",
        "play bank of seat 1",
        "play hotel of seat 0",
    ]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("play cathedral", "column 6: 'cathedral' is none of"),
        ("play residence", "column 6: there is no residence in hand"),
        ("play bank of seat 1", "column 6: 'bank of seat 0' expected"),
        ("to Notre Dame", "column 4: 'Notre Dame' is none of"),
        ("drive to 6 C", "column 10: '6 C' is none of"),
        ("donate 4", "column 8: '4' is none of 1, 2, 3"),
        ("hire cook", "column 6: 'cook' is none of"),
        ("pass", "expected"),
        ("", "expected"),
    ],
)
def test_words_that_mean_nothing_here_are_refused_with_their_column(text: str, says: str) -> None:
    with pytest.raises(BadNotation, match=says):
        actions.read(given(hand="bank, park, hotel"), 0, text)


@pytest.mark.parametrize("text", ["seat 3 begins", "seat  begins", "seat begins", "monk comes", "begins", ""])
def test_outcomes_that_cannot_be_are_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        actions.read(opening(), CHANCE, text)


def test_labels_are_short_and_speak_to_the_seat() -> None:
    t = given(hand="bank, bank, trusted friend", carriage="0 C")
    says = {
        KEEP + NOTRE_DAME: "Notre Dame",
        USE + BANK: "bank, your own",
        USE + CARDS + BANK: "bank, your neighbour's",
        FROM + HOTEL: "from the hotel",
        FROM + NOTRE_DAME: "from Notre Dame",
        WITH_FRIEND: "the trusted friend",
        TO + PARK: "to the park",
        GIVE + 1: "2 gold",
        STOP_AT + market("0 C"): "your centre, stay",
        STOP_AT + market("2 IN"): "crimson's inner left",
        TAKE: "take it",
        WISH_RAT: "rat back",
        ENGAGE + MONK: "monk",
    }
    assert {action: actions.label(t, 0, action) for action in says} == says


def test_declining_is_called_by_what_is_declined() -> None:
    assert actions.label(hiring("monk"), 0, DECLINE) == "hire nobody"
    t = given(hand="Notre Dame")
    assert actions.label(done(t, "play Notre Dame"), 0, DECLINE) == "give nothing"
    t = given(hand="bank", at="hotel 1", ready=0)
    assert actions.label(done(t, "play bank"), 0, DECLINE) == "move none"
    assert actions.label(done(given(hand="hotel"), "play hotel"), 0, DECLINE) == "leave it"


def test_colours_without_an_owner_are_those_of_seats_that_nobody_has() -> None:
    t = given(seats=2)
    assert [actions.label(t, 0, STOP_AT + market(f"{borough} IP")) for borough in range(4)] == [
        "your inner right",
        "crimson's inner right",
        "black's inner right",
        "indigo's inner right",
    ]


def test_places_are_what_the_board_calls_them() -> None:
    t = given(hand="bank")
    places = {
        KEEP + 3: "keep-3",
        USE + 2 * CARDS + 8: "card-2-8",
        FROM + NOTRE_DAME: "sector-0-7",
        WITH_FRIEND: "friend-0",
        TO + HOSPITAL: "sector-0-6",
        STOP_AT + 12: "market-12",
        ENGAGE + BISHOP: "person-8",
    }
    assert {action: actions.place(t, 0, action) for action in places} == places
    assert actions.place(given(seats=2), 0, USE + 2 * CARDS + 8) == "card-0-8", "the own deck's, whichever of the two"
    buttons = (GIVE, TAKE, TAKE_STILL, WISH_GOLD, WISH_MARKER, WISH_RAT, DECLINE)
    assert [actions.place(t, 0, action) for action in buttons] == [""] * 7
    assert actions.place(opening(), CHANCE, 0) == ""


def test_every_turn_of_a_round_has_its_number() -> None:
    t = drafting(seats=3)
    assert actions.turn(opening()) == 1
    assert actions.turn(t) == 2
    for seat in range(3):
        t = t.copy()
        rules.apply(t, seat, actions.read(t, seat, kinds(t, seat)[0]))
    assert actions.turn(t) == 3
    t = given(hand="bank")
    assert [actions.turn(t), actions.turn(done(t, "play bank")), actions.turn(hiring("monk"))] == [4, 5, 10]
    t.phase, t.round = OVER, 9
    assert actions.turn(t) == 9 * 15
