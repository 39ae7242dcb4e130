"""Chapter 7: the opinion that bots begin with."""

from __future__ import annotations

from typing import Any

import pytest

from noblesse.core import Bits, Source
from noblesse.games.notre_dame.box import ACTIONS, CITY_GUARD, CLOISTER, DOCTOR, HOSPITAL, NOTRE_DAME, OVER, PARK
from noblesse.games.notre_dame.rules import habits, means, resample, score, value, worth
from noblesse.games.notre_dame.rules.gains import gain_of_card, gain_of_entering, gain_of_hire, gain_of_person
from noblesse.games.notre_dame.rules.prospects import harm_of_rats, worth_of_pot, worth_of_ready
from noblesse.games.notre_dame.table import Table
from noblesse.games.notre_dame.tests.given import given, hiring
from noblesse.games.notre_dame.tests.words import play, say


def worthwhile(t: Table, seat: int = 0) -> set[str]:
    out = Bits(ACTIONS)
    worth(t, seat, out)
    return {say(action) for action in out}


def test_7_1_at_the_end_only_prestige_and_what_breaks_a_tie_count() -> None:
    t = given(prestige=31, gold=2, ready=3)
    t.phase = OVER
    assert value(t, 0) == 100 * score(t, 0) + means(t, 0) == 3105


@pytest.mark.parametrize("better", [{"gold": 4}, {"ready": 5}, {"prestige": 1}, {"at": "park 1"}, {"taken": "0, 1"}])
def test_7_1_whatever_one_has_is_worth_something(better: dict[str, Any]) -> None:
    assert value(given(seats=4, **better), 0) > value(given(seats=4), 0)


def test_7_1_a_fifth_marker_at_hand_is_worth_less_than_the_first() -> None:
    t = given()
    assert worth_of_ready(t, 0, 1) > worth_of_ready(t, 0, 5) - worth_of_ready(t, 0, 4) > 0


def test_7_1_rats_harm_more_the_farther_they_are_and_less_beside_a_hospital() -> None:
    t = given(plague=2)
    assert harm_of_rats(t, 0, 6, 0, False) > harm_of_rats(t, 0, 4, 0, False) > harm_of_rats(t, 0, 4, 2, False)


def test_7_1_a_share_of_notre_dame_is_worth_less_the_more_markers_stand_there() -> None:
    alone, crowded = given(at="Notre Dame 1"), given(at={0: "Notre Dame 1", 1: "Notre Dame 2"})
    assert worth_of_pot(alone, 0, 0) > worth_of_pot(crowded, 0, 0) > 0


def test_7_2_without_markers_at_hand_the_cloister_brings_more() -> None:
    assert gain_of_entering(given(ready=1), 0, CLOISTER) > gain_of_entering(given(ready=6), 0, CLOISTER)


def test_7_2_a_hospital_brings_more_when_rats_are_near() -> None:
    far, near = (given(people="monk, doctor, carpenter", round=8, plague=5, rat=rat) for rat in (0, 5))
    assert gain_of_entering(near, 0, HOSPITAL) > gain_of_entering(far, 0, HOSPITAL)


def test_7_2_early_in_the_match_a_park_brings_more_than_late() -> None:
    late = given(people="monk, doctor, carpenter", round=8)
    assert gain_of_entering(given(), 0, PARK) > gain_of_entering(late, 0, PARK)


def test_7_2_notre_dame_brings_nothing_without_gold() -> None:
    assert gain_of_card(given(gold=9), 0, NOTRE_DAME) > gain_of_card(given(gold=0), 0, NOTRE_DAME) == 0


def test_7_2_the_city_guard_brings_what_he_pays() -> None:
    t = hiring("city guard", at="bank 2, park 2 + friend")
    assert gain_of_person(t, 0, CITY_GUARD) == 100 * (5 + 1)


def test_7_2_the_doctor_brings_nothing_where_no_rat_does_harm() -> None:
    last: dict[str, Any] = {"people": "monk, doctor, carpenter", "round": 8, "hiring": True}
    assert gain_of_person(given(rat=9, plague=6, **last), 0, DOCTOR) > 0
    assert gain_of_person(given(rat=0, plague=6, **last), 0, DOCTOR) == 0


def test_7_2_who_has_no_gold_hopes_for_nobody() -> None:
    assert gain_of_hire(given(gold=1), 0) > gain_of_hire(given(gold=0), 0) == 0


def test_7_3_a_good_card_in_hand_is_worth_something() -> None:
    poor, rich = (given(at="residence 4", hand=hand) for hand in ("hotel, bank", "residence, bank"))
    assert value(rich, 0) > value(poor, 0)


@pytest.mark.parametrize("card", ["carriage house", "hotel", "Notre Dame", "trusted friend"])
def test_7_3_a_card_that_asks_something_is_worth_what_the_best_answer_brings(card: str) -> None:
    t = play(given(hand=card, messages="0 IP 4", gold=9), f"use {card}")
    best = max(value(play(t, answer), 0) for answer in worthwhile(t))
    assert value(t, 0) == pytest.approx(best, abs=200)


def test_7_3_a_value_does_not_depend_on_what_the_seat_cannot_know() -> None:
    t = given()
    seen = value(t, 0)
    for number in range(5):
        resample(t, 0, Source(number))
        assert value(t, 0) == seen


def test_7_4_the_carriage_drives_to_a_message() -> None:
    t = play(given(hand="carriage house", messages="0 IP 4, 0 ON 1"), "use carriage house")
    assert "stop at 0 IP" in worthwhile(t) <= {"stop at 0 IP", "stop at 0 ON"}


def test_7_4_a_message_is_taken_and_the_rat_goes_back() -> None:
    t = play(given(rat=5, hand="carriage house", messages="0 IP 3"), "use carriage house", "stop at 0 IP")
    assert "take" in worthwhile(t)
    assert "decline" not in worthwhile(t)


def test_7_4_nobody_is_hired_for_nothing() -> None:
    t = given(people="fool, minstrel, guild master", hiring=True)
    assert "hire the guild master" not in worthwhile(t)


def test_7_4_of_two_cards_of_a_kind_one_is_tried() -> None:
    t = given(hand="bank, bank, bank", gold=0)
    out = Bits(ACTIONS)
    worth(t, 0, out)
    assert len(list(out)) == 1


def test_7_4_rollouts_keep_to_the_same() -> None:
    t = given(hand="residence, hotel, bank")
    out = Bits(ACTIONS)
    habits(t, 0, out)
    assert {say(action) for action in out} == worthwhile(t)
