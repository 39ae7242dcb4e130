"""Actions in words, their places, and what is confirmed."""

from __future__ import annotations

import pytest

from noblesse.core import CHANCE, BadNotation
from noblesse.games.noblemen import actions, rules
from noblesse.games.noblemen.box import (
    ACTIONS,
    AT,
    BRIBE,
    BUILD,
    CHOOSE,
    CHOSEN,
    DONATE,
    END,
    GIVE,
    HOME,
    KEEP,
    KEEP_ALL,
    KINDS,
    LANDS,
    LEISURE,
    LIFT,
    OVER,
    PLACE,
    PLAY,
    RESERVE,
    RETURN,
    SIDE,
    SPEND,
    STOP,
    TAKE,
    TAXES,
    TRIBUTE,
    VISIT,
)
from noblesse.games.noblemen.confirming import is_final
from noblesse.games.noblemen.tests.given import given, new_table
from noblesse.games.noblemen.tests.plies import SAYER, play
from noblesse.games.noblemen.tests.sayings import confirm, decisions, label

WORDS = {
    CHOSEN + 3: "choose 3",
    PLACE: "place field",
    AT + HOME: "at 0,0",
    AT + HOME + SIDE - 2: "at -2,1",
    BUILD: "build castle",
    BUILD + 6: "build grand folly",
    BRIBE: "bribe 1",
    TAXES: "taxes",
    LANDS: "lands",
    LEISURE: "leisure",
    DONATE + 3: "donate meadow",
    PLAY + TRIBUTE: "play tribute",
    TAKE + 1: "take wood",
    GIVE + 2: "give fountain",
    SPEND: "spend 0",
    KEEP + 1: "keep second",
    KEEP_ALL: "keep all",
    RETURN: "return blackmail",
    RESERVE: "man from home",
    LIFT + 1: "man 2",
    VISIT + 2: "visit 2",
    STOP: "stop",
    END: "end",
}
FARM = "F 1,0 2,0 1,1 2,1"


def test_the_record_has_words_for_everything() -> None:
    t = given()
    assert {action: actions.write(t, 0, action) for action in WORDS} == WORDS
    assert [actions.read(t, 0, actions.write(t, 0, action)) for action in range(ACTIONS)] == list(range(ACTIONS))


def test_the_record_says_who_begins_and_what_is_drawn() -> None:
    t = new_table(3)
    assert actions.write(t, CHANCE, 2) == "seat 2 begins"
    assert actions.read(t, CHANCE, "seat 2 begins") == 2
    t = play(given(hand="W", bag="F"), "place wood at 1,0")
    assert SAYER.game.actions.read(t, CHANCE, "field comes") == 5
    assert actions.write(t, CHANCE, 5) == "field comes"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("place farm", "column 7: 'farm' is none of field, wood, fountain, meadow"),
        ("at 13,0", "column 4: '13,0' is none of"),
        ("build folly", "column 7: 'folly' is none of"),
        ("bribe 6", "column 7: '6' is none of 1, 2, 3, 4, 5"),
        ("pass", "expected"),
        ("", "expected"),
    ],
)
def test_words_that_mean_nothing_are_refused_with_their_column(text: str, says: str) -> None:
    with pytest.raises(BadNotation, match=says):
        actions.read(given(), 0, text)


def test_nothing_is_drawn_when_a_seat_is_to_act() -> None:
    with pytest.raises(BadNotation, match="nothing is drawn now"):
        actions.read(given(), CHANCE, "field comes")


def test_buttons_say_what_is_paid_and_what_comes() -> None:
    t = given(estate="F 1,0 2,0 W -1,0", title="earl", hand="FF")
    says = {
        "place field": "place a field",
        "bribe 1": "bribe: a purse for £2",
        "bribe 3": "bribe: 3 purses for £6",
        "taxes": "taxes: £2",
        "lands": "lands: 1 tile",
        "leisure": "leisure: 1 point",
        "donate field": "donate a field",
        "take wood": "trade for a wood",
        "build palace": "build a palace: £8",
    }
    assert {text: label(t, text) for text in says} == says


def test_cells_are_named_from_the_first_meadow() -> None:
    t = play(given(hand="F", estate="M 0,1 -1,0"), "place field")
    names = {text: label(t, text) for text in ("at -1,1", "at 0,2", "at 1,0", "at -1,-1")}
    assert names == {
        "at -1,1": "north 1 west 1",
        "at 0,2": "north 2",
        "at 1,0": "east 1",
        "at -1,-1": "south 1 west 1",
    }


def test_men_rivals_and_areas_have_names() -> None:
    t = given(estate={0: "M 2,0 F 1,0", 1: FARM, 2: "U 1,0 2,0 1,1 2,1 3,0 3,1"}, men={0: "2 1,0"}, money=9, hand="FF")
    t = play(t, "build castle at 2,0")
    assert label(t, "man from home") == "a man from home"
    assert label(t, "man 1") == "the man on {2}'s garden at east 1"
    assert label(t, "stop") == "send nobody"
    t = play(t, "man 1")
    assert label(t, "visit 1") == "to {1}"
    t = play(t, "visit 2")
    assert label(t, "at 2,0") == "garden at east 2"
    assert actions.place(t, 0, actions.read(t, 0, "at 2,0")).startswith("area-2-")


def test_places_are_what_the_board_calls_them() -> None:
    t = given()
    places = {
        PLACE + 1: "hand-1",
        AT + HOME: f"cell-0-{HOME}",
        BUILD + 4: "build-4",
        BRIBE + 2: "bribe-3",
        DONATE + 3: "church-3",
        PLAY + 8: "card-8",
        TAKE: "bag-0",
        GIVE + 2: "hand-2",
        SPEND + 4: "spend-4",
        KEEP + 2: "drawn-2",
        RETURN: "card-0",
        LIFT + 1: "man-1",
        RESERVE: "man-home",
        VISIT + 1: "rival-1",
    }
    assert {action: actions.place(t, 0, action) for action in places} == places
    buttons = (CHOSEN, TAXES, LANDS, LEISURE, KEEP_ALL, STOP, END)
    assert [actions.place(t, 0, action) for action in buttons] == [""] * len(buttons)
    assert actions.place(t, CHANCE, 0) == ""


def test_what_lets_chance_draw_is_confirmed() -> None:
    t = play(given(hand="WWF", estate="W 1,0 1,1"), "place wood at 2,0", "place wood")
    assert confirm(t, "at 2,1") == ""
    t = play(t, "at 2,1")
    assert confirm(t, "stop") == "No more tiles, draw 4 tiles"
    t = play(t, "place field")
    assert confirm(t, "at -1,0") == "Place it, draw 4 tiles"


def test_what_ends_the_turn_is_confirmed() -> None:
    assert confirm(given(), "leisure") == "Enjoy leisure"
    assert confirm(given(), "bribe 2") == "Bribe"
    assert confirm(given(), "taxes") == "Collect taxes"
    assert confirm(given(hand="FF"), "leisure") == ""
    assert confirm(given(cards="liaison"), "leisure") == ""
    assert confirm(given(cards="liaison", acted=True), "end") == "End turn"
    assert confirm(play(given(hand="F"), "place field"), "at 1,0") == "Place it"
    assert confirm(play(given(), "build palace"), "at 0,0") == "Build a palace"


def test_what_takes_a_chapels_cards_is_confirmed() -> None:
    t = play(given(estate="M 1,0"), "build chapel")
    assert confirm(t, "at 1,0") == "Build a chapel, draw cards"
    t = play(t, "at 1,0", "tribute comes", "dowry comes", "liaison comes")
    assert confirm(t, "keep first") == ""
    assert label(t, "keep second") == "keep Dowry"


def test_purses_and_cards_of_a_ball_are_confirmed_when_the_next_guest_follows() -> None:
    t = play(given(queen=0, space=3, purses=2, cards={0: "dowry", 1: "dowry"}), "leisure", "end")
    assert confirm(t, "spend 1") == ""
    t = play(t, "spend 1")
    assert (confirm(t, "return dowry"), confirm(t, "stop")) == ("Return Dowry", "Be announced at 1")


def test_only_the_last_choice_of_tiles_begins_the_match() -> None:
    t = play(new_table(3), "seat 1 begins")
    assert t.phase == CHOOSE
    for _ in range(3 * KINDS - 1):
        assert confirm(t, "choose 2") == ""
        t = play(t, "choose 2")
    assert confirm(t, "choose 2") == "Begin the match"


def test_a_confirmation_is_asked_where_something_is_final_and_nowhere_else() -> None:
    for table, seat in (*decisions(3, 5), *decisions(5, 6)):
        for action in SAYER.legal(table) if table.phase != CHOOSE else ():
            after = table.copy()
            rules.apply(after, seat, action)
            assert bool(actions.confirm(table, seat, action)) == is_final(table, seat, after)


def test_turns_are_counted_from_one_and_the_setup_belongs_to_the_first() -> None:
    t = new_table(3)
    assert actions.turn(t) == 1
    t.turn, t.phase = 90, OVER
    assert actions.turn(t) == 90


def test_others_learn_only_that_something_secret_was_done() -> None:
    t = given()
    says = {
        CHOSEN: "choose tiles",
        TAKE: "begin a trade",
        GIVE + 1: "give a tile",
        KEEP: "keep a card",
        RETURN + 3: "return a card",
    }
    assert {action: actions.veil(t, 1, 0, action) for action in says} == says
