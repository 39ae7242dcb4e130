"""The tray, chips and strip: what people offer, what the plague will do, and which cards one may choose."""

from __future__ import annotations

import re
from typing import Any

import pytest

import noblesse
from noblesse.core import CHANCE, Source, State
from noblesse.core.drawing import Marks, Target
from noblesse.games.notre_dame import box
from noblesse.games.notre_dame.board import plague
from noblesse.games.notre_dame.board.cards import asks, notes
from noblesse.games.notre_dame.board.people import offer
from noblesse.games.notre_dame.board.slots import facts, short, strip, tray
from noblesse.games.notre_dame.tests.given import given, hiring
from noblesse.games.notre_dame.tests.plies import plagued
from noblesse.games.notre_dame.tests.words import play
from noblesse.games.notre_dame.view import view

GAME = noblesse.load("notre_dame")


def plain(html: object) -> str:
    """The words of a drawing."""
    return " ".join(re.sub(r"<[^>]*>", " ", str(html)).split())


def drafted(phase: int, seats: int = 3) -> State:
    """A match when all are about to choose in the draft, or to play."""
    state, source = GAME.new_state(seats, plain=True), Source(5)
    while state.table.phase != phase:
        if state.current_player() == CHANCE:
            state.sample_chance(source)
        else:
            seat = state.awaited()[0]
            state.apply(state.legal_actions(seat)[0], seat)
    return state


@pytest.mark.parametrize(
    ("person", "at", "offers"),
    [
        ("hostess", "", "3 prestige, an option"),
        ("hostess", "park 2", "4 prestige, an option"),
        ("monk", "", "1 prestige, 2 markers"),
        ("money lender", "park 2", "2 gold, 2 prestige"),
        ("fool", "", "no token to move"),
        ("fool", "Notre Dame 1", "a token moves"),
        ("minstrel", "bank 1 + friend", "no 3 to move"),
        ("minstrel", "bank 2 + friend", "from bank"),
        ("minstrel", "bank 3, hotel 4", "from bank or hotel"),
        ("bishop", "bank 1, hotel 1", "5 sectors to open"),
        ("bishop", "bank 10", "no marker in the stock"),
        ("bishop", "cloister school 1, bank 1, residence 1, carriage house 1, hotel 1, park 1, hospital 1",
         "no empty sector"),
        ("city guard", "", "no token on the board"),
        ("city guard", "bank 2 + friend, Notre Dame 1", "4 prestige"),
        ("night watchman", "bank 2", "6 prestige"),
        ("guild master", "bank 1, hotel 1", "no sector of 2"),
        ("guild master", "bank 2, hotel 1 + friend, park 3", "7 prestige"),
        ("lady of the court", "bank 5, hotel 5", "5 prestige"),
        ("lady of the court", "Notre Dame 2", "no token in a sector"),
        ("mayor", "bank 2", "no sector of 3"),
        ("mayor", "bank 3", "3 prestige"),
        ("carpenter", "park 2, bank 1, hotel 1", "4 prestige"),
    ],
)  # fmt: skip
def test_a_person_says_what_it_would_do_now_or_why_nothing(person: str, at: str, offers: str) -> None:
    seen = view(hiring(person, at=at), 0)
    assert offer(seen, 0, box.PERSON_NAMES.index(person)) == offers


def test_the_beggar_king_pays_for_the_fields_before_the_rat() -> None:
    assert offer(view(hiring("beggar king", rat=4), 0), 0, box.BEGGAR_KING) == "5 prestige"
    assert offer(view(hiring("beggar king", rat=9, at="park 2"), 0), 0, box.BEGGAR_KING) == "rat at 9"


def test_the_advocate_pays_for_pairs_of_messages_with_the_parks_bonus() -> None:
    seen = view(hiring("advocate", taken="0, 0, 1, 1, 2", at="park 3"), 0)
    assert offer(seen, 0, box.ADVOCATE) == "7 prestige"
    assert offer(view(hiring("advocate", taken="0"), 0), 0, box.ADVOCATE) == "under 2 messages"


def test_the_doctor_says_where_the_rat_would_be() -> None:
    seen = view(hiring("doctor", rat=5, at="hospital 2", plague=6), 0)
    assert offer(seen, 0, box.DOCTOR) == "rat to 3, not 9"
    hurt = view(hiring("doctor", rat=7, at="hospital 1 + friend", plague=6), 0)
    assert offer(hurt, 0, box.DOCTOR) == "rat to 5, not past 9"
    safe = view(hiring("doctor", rat=0, at="hospital 6", plague=6), 0)
    assert offer(safe, 0, box.DOCTOR) == "rat at 0 anyway"


def test_the_monk_fetches_no_more_than_the_stock_has() -> None:
    assert offer(view(hiring("monk", at="bank 9", ready=4), 0), 0, box.MONK) == "1 prestige, 1 marker"
    assert offer(view(hiring("monk", at="bank 10", ready=4), 0), 0, box.MONK) == "1 prestige, 0 markers"


def test_the_plague_is_told_with_what_the_hospital_stops() -> None:
    said = plague.words(view(given(at="hospital 2", rat=5, plague=6), 0), 0)
    assert said.comes == "The plague brings 6 rats."
    assert said.runs == "Your hospital stops 2 of them: your rat runs from 5 to 9."
    assert said.costs == "Nothing is lost: only beyond 9 it costs 2 prestige and a marker."
    assert said.doctor == "With the doctor it would be at 3."


@pytest.mark.parametrize(
    ("given_as", "runs"),
    [
        ({"rat": 4, "at": "hospital 2", "plague": 3}, "Your hospital stops 2 of them: your rat runs from 4 to 5."),
        ({"rat": 6, "plague": 3}, "Your rat runs from 6 to 9."),
        ({"rat": 5, "at": "hospital 3 + friend", "plague": 3},
         "Your hospital stops them all: your rat goes back from 5 to 4."),
        ({"rat": 5, "at": "hospital 3", "plague": 3}, "Your hospital stops them all: your rat stays at 5."),
        ({"rat": 9, "plague": 7}, "Your rat is at 9 and runs past it."),
        ({"rat": 8, "plague": 7}, "Your rat runs from 8 past 9."),
    ],
)  # fmt: skip
def test_the_rat_runs_where_the_rules_send_it(given_as: dict[str, Any], runs: str) -> None:
    assert plague.words(view(given(**given_as), 0), 0).runs == runs


@pytest.mark.parametrize(
    ("at", "prestige", "costs"),
    [
        ("bank 2, hotel 1 + friend", 5, "You lose 2 prestige and a marker of the bank or hotel."),
        ("bank 2, hotel 1", 1, "You lose 1 prestige and a marker of the bank."),
        ("bank 1", 0, "You lose a marker of the bank."),
        ("bank friend", 5, "You lose 2 prestige."),
        ("", 0, "You lose nothing: there is nothing to lose."),
    ],
)
def test_beyond_the_last_field_it_says_what_is_lost(at: str, prestige: int, costs: str) -> None:
    assert plague.words(view(given(at=at, prestige=prestige, rat=9, plague=3), 0), 0).costs == costs


def test_of_others_it_does_not_tell_how_much_prestige_they_have() -> None:
    seen = view(given(rat={1: 9}, plague=3, prestige={1: 1}, at={1: "bank 1"}), 0)
    assert plague.words(seen, 1).costs == "Black loses 2 prestige and a marker of the bank."


def test_who_hired_the_doctor_hears_that_he_helps() -> None:
    after = play(hiring("doctor", rat=7, at="hospital 1 + friend", plague=6), "hire the doctor")
    said = plague.words(view(after, 0), 0)
    assert said.runs == "The doctor keeps them all away: your rat goes back from 7 to 5."
    assert said.doctor == ""


def test_the_doctor_is_no_help_to_who_hired_another_or_has_no_gold() -> None:
    hired = play(hiring("doctor", rat=5, plague=6), "hire the hostess", "decline")
    assert plague.words(view(hired, 0), 0).doctor == ""
    poor = view(hiring("doctor", gold={0: 3, 1: 0}, plague=6), 1)
    assert plague.words(poor, 1).doctor == ""


def test_a_card_that_may_be_played_is_a_button_with_its_place() -> None:
    seen = view(given(hand="bank, park, hotel"), 0)
    marks = Marks({"card-0-1": Target(10, "the bank", "1 gold", "Play it")}, seat=0)
    drawn = str(tray(seen, 0, marks))
    assert 'data-place=card-0-1 data-action=10 data-confirm="Play it" aria-label="the bank: 1 gold"' in drawn
    assert drawn.count("<button") == 1
    assert "data-place=card-1-5" in drawn


def test_a_person_that_may_be_hired_is_a_button_with_its_place() -> None:
    seen = view(hiring("monk"), 0)
    drawn = str(tray(seen, 0, Marks({"person-2": Target(99, "the monk")}, seat=0)))
    assert "data-place=person-2 data-action=99" in drawn
    assert "you: 1 prestige, 2 markers" in plain(drawn)


def test_the_draft_shows_three_cards_to_keep_one_of() -> None:
    state = drafted(box.DRAFT)
    seen = view(state.table, 0)
    legal = {f"keep-{kind}": Target(kind, "keep") for kind in seen.choice}
    assert str(tray(seen, 0, Marks(legal, seat=0))).count("data-place=keep-") == 3
    assert asks(seen) == ("Keep one; two go to the left", 1)
    assert notes(seen)[0].startswith("Your deck still has ")


def test_after_choosing_one_sees_what_was_kept_and_what_goes_on() -> None:
    state = drafted(box.DRAFT)
    state.apply(state.legal_actions(0)[0], 0)
    said = plain(tray(view(state.table, 0), 0))
    assert said.count("kept") == 1
    assert said.count("goes on") == 2


def test_the_second_step_shows_the_kept_card_beside_two_of_the_right_neighbours() -> None:
    seen = view(drafted(box.PASS_ON).table, 0)
    drawn = str(tray(seen, 0))
    assert drawn.count("data-place=keep-") == 2
    assert drawn.count("data-place=card-0-") == 1
    assert "Keep one; one goes to the left" in plain(drawn)
    assert "To the left went " in plain(drawn)


def test_played_cards_stay_where_they_lay_and_the_third_is_not_played() -> None:
    said = plain(tray(view(hiring("monk", hand="bank, park, hotel"), 0), 0))
    assert [said.count(note) for note in ("played first", "played second", "not played")] == [1, 1, 1]


def test_the_tray_says_what_there_is_to_pay_and_to_place_with() -> None:
    said = plain(tray(view(given(hand="bank, park, hotel", gold=2, ready=1), 0), 0))
    assert "1 gold each; you have 2" in said
    assert "Your cards: play one 1 marker ready" in said
    assert "no marker ready" in plain(tray(view(given(hand="bank, park, hotel", ready=0), 0), 0))
    assert "you have no gold" in plain(tray(view(given(hand="bank, park, hotel", gold=0), 0), 0))
    assert " ready" not in plain(tray(view(hiring("monk", hand="bank, park, hotel"), 0), 0))


def test_a_spectator_sees_people_and_everybodys_rat_but_no_hand() -> None:
    drawn = str(tray(view(given(hand="bank, park, hotel", rat={1: 4}, plague=5), None)))
    assert "card-" not in drawn.replace("n-card-", "")
    assert "you:" not in plain(drawn)
    assert "4 → 9" in plain(drawn)


def test_nothing_in_the_slots_hangs_on_what_is_hidden() -> None:
    for phase in (box.DRAFT, box.PASS_ON, box.PLAY, box.HIRE):
        state = drafted(phase)
        for viewer in (0, 1, None):
            one, other = state.observation(viewer), state.resample(viewer, Source(3)).observation(viewer)
            assert tray(one, viewer) == tray(other, viewer)
            assert [facts(one, seat) for seat in range(3)] == [facts(other, seat) for seat in range(3)]


def test_when_the_match_is_over_the_tray_is_empty() -> None:
    t = given()
    t.phase = box.OVER
    assert (str(tray(view(t, 0), 0)), bool(facts(view(t, 0), 0))) == ("", True)


def test_a_seats_chips_count_what_it_has() -> None:
    t = given(hand="bank", ready=2, gold=5, rat=8, plague=4, taken="0, 2, 2", at="bank 1")
    said = facts(view(t, 1), 0)
    assert plain(said) == "5 2 + 11 8 → 9 ivory 1 crimson 2"
    assert "rat at 8, then past 9" in said
    assert "3 cards in hand" in said


def test_a_seats_chips_show_what_it_played() -> None:
    assert 'title="played: bank, park"' in facts(view(hiring("monk", hand="bank, park, hotel"), 1), 0)


def test_who_has_the_bell_has_a_chip_that_says_so() -> None:
    t = given(starter=1)
    assert ["has the bell" in facts(view(t, 0), seat) for seat in range(3)] == [False, True, False]
    t.phase = box.OVER
    assert "has the bell" not in facts(view(t, 0), 1)


def test_a_card_says_what_it_brings_or_else_what_is_to_be_minded() -> None:
    seen = view(given(hand="bank, park, hotel"), 0)
    bank, park = Target(10, "bank", "1 gold", note="the rat waits"), Target(23, "park", note="no marker to place")
    drawn = str(tray(seen, 0, Marks({"card-0-1": bank, "card-1-5": park}, seat=0)))
    assert 'aria-label="bank: 1 gold, the rat waits"' in drawn
    assert 'aria-label="park: no marker to place"' in drawn
    assert [drawn.count(f"<span class=now>{says}</span>") for says in ("1 gold", "no marker to place")] == [1, 1]


def test_of_two_players_a_card_is_named_by_its_deck_alone() -> None:
    seen = view(given(seats=2, hand="bank, park, hotel"), 0)
    drawn = str(tray(seen, 0, Marks({}, seat=0)))
    assert [place in drawn for place in ("card-0-1", "card-1-5", "card-0-4", "card-2-4")] == [True, True, True, False]


def test_messages_of_a_borough_without_owner_have_a_colour_of_their_own() -> None:
    assert 'title="messages: 2 crimson, 1 indigo"' in facts(view(given(seats=2, taken="1, 1, 3"), 0), 0)


def test_the_strip_has_the_people_and_a_line_on_the_plague() -> None:
    seen = view(given(people="monk, doctor, city guard", at="hospital 2", rat=5, plague=6), 0)
    assert "6 rats come" in plain(strip(seen))
    assert short(seen) == "2 stopped, your rat 5 → 9: no loss"
    assert short(view(given(rat={1: 9}, plague=6), None)) == "past 9: black"


def test_once_the_plague_has_come_the_strip_and_the_tray_say_so() -> None:
    seen = view(plagued(), 0)
    assert short(seen) == "over for you: your rat is at 9"
    said = plague.words(seen, 0)
    assert (said.runs, said.costs) == (
        "Your rat ran past 9.",
        "A marker of the bank or hotel is still to be lost.",
    )


def test_the_tray_is_small_enough_to_be_pushed_often() -> None:
    assert len(tray(view(given(hand="bank, park, hotel"), 0), 0).encode()) < 6 * 1024
