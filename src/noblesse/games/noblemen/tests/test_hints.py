"""What an action would bring, and what else comes of it."""

from __future__ import annotations

from noblesse.core import Source
from noblesse.games.noblemen import hints
from noblesse.games.noblemen.tests.given import given, new_table
from noblesse.games.noblemen.tests.plies import SAYER, play
from noblesse.games.noblemen.tests.sayings import decisions, gain, note

FARM = "F 1,0 2,0 1,1 2,1"
FOREST = "W 1,0 2,0 1,1 2,1"
GARDEN = "U 1,0 2,0 1,1 2,1"


def test_a_cell_tells_only_what_it_brings_beyond_the_usual() -> None:
    t = play(given(estate="F 1,0 2,0 1,1 3,0 3,1", hand="F"), "place field")
    assert (gain(t, "at 2,1"), gain(t, "at 0,1")) == ("2 farms: £5", "")
    t = play(given(estate="W 1,0 2,0 1,1", hand="W"), "place wood")
    assert gain(t, "at 2,1") == "a forest: draw 3"
    t = given(estate="U 1,0 2,0 1,1", hand="U")
    assert gain(play(t, "place fountain"), "at 2,1") == "a garden: the Queen"
    t.space = 9
    t = play(t, "place fountain")
    assert (gain(t, "at 2,1"), note(t, "at 2,1")) == ("a garden", "the Queen is locked and stays where she is")


def test_a_cell_tells_what_it_surrounds() -> None:
    t = given(estate="F 1,0 -1,0 0,1 0,-1 1,1 -1,1 -1,-1", built="chapel 2,0", hand="M")
    assert gain(play(t, "place meadow"), "at 1,-1") == "castle surrounded: 3 points"
    t = given(estate="F -1,0 0,1 0,-1 1,1 -1,1 -1,-1", built="palace 0,0, chapel 1,0", hand="M")
    assert gain(play(t, "place meadow"), "at 1,-1") == "palace surrounded: 7 points"


def test_structures_tell_their_reward_and_sites_what_they_score() -> None:
    t = given(estate=f"{FARM} M 0,-1 3,0 F 2,-1 3,1", money=30, queen=1)
    assert gain(t, "build palace") == "the Queen, 2 prestige"
    assert gain(t, "build castle") == "send a man-at-arms"
    assert gain(t, "build chapel") == "a scandal card"
    t = play(t, "build chapel")
    assert (gain(t, "at 0,-1"), gain(t, "at 3,0")) == ("1 point a scoring for what it touches", "")
    t = play(given(estate="M 2,0 F 1,0"), "build castle")
    assert (gain(t, "at 2,0"), note(t, "at 2,0")) == ("3 points a scoring", "once 7 tiles more surround it")


def test_a_folly_brings_less_after_each_one() -> None:
    t = given(estate=f"M 0,-1 {FARM} F 3,0 3,1", money=30)
    assert gain(t, "build farm folly") == "12 points"
    assert (
        gain(given(estate=f"M 0,-1 {FARM} F 3,0 3,1", money=30, sold="grand folly"), "build farm folly") == "10 points"
    )


def test_purses_gifts_and_the_queen_bring_points() -> None:
    t = given(hand="FF", cards="favour of the vicar, liaison", queen=0)
    assert (gain(t, "bribe 3"), gain(t, "donate field")) == ("3 points", "1 point")
    assert gain(play(t, "play favour of the vicar"), "give field") == "1 point"
    t.acted = 1
    assert gain(t, "end") == "1 point from the Queen"
    t = play(given(hand="WWF", estate="W 1,0"), "place wood at 1,1")
    assert gain(t, "stop") == "draw 1 tile"


def test_cards_tell_what_they_do_now() -> None:
    names = "tribute, dowry, secret marriage, whitehall, favour of the vicar, cunning stroke, inheritance"
    t = given(hand="FF", cards=names, purses={1: 19}, estate="M 2,0 F 1,0")
    says = {
        "tribute": "£5",
        "dowry": "draw 4 tiles",
        "secret marriage": "a purse and 2 points",
        "whitehall": "the Queen",
        "favour of the vicar": "up to 2 points",
        "cunning stroke": "expand once more",
        "inheritance": "a castle for nothing",
    }
    assert {name: gain(t, f"play {name}") for name in says} == says
    t.space = 9
    assert gain(t, "play whitehall") == ""
    assert note(t, "play whitehall") == note(t, "build palace") == "the Queen is locked and stays where she is"
    assert gain(t, "build palace") == "2 prestige"


def test_a_card_that_may_be_kept_says_what_it_does_and_when() -> None:
    t = play(given(estate="M 1,0"), "build chapel at 1,0", "blackmail comes", "tribute comes", "liaison comes")
    assert [gain(t, f"keep {which}") for which in ("first", "second", "third")] == [
        "3 prestige, at a ball",
        "£5, on your turn",
        "3 points, at the end",
    ]


def test_a_man_at_arms_brings_what_the_rival_has() -> None:
    t = given(
        estate={0: "M 2,0 F 1,0", 1: f"{FARM} W -1,0 -2,0 -1,1 -2,1 U 0,1 0,2 1,2 1,3 0,3", 2: GARDEN},
        hand={0: "MM", 1: "F"},
        money={0: 9, 1: 1},
        men={0: "2 1,0"},
    )
    t = play(t, "build castle at 2,0")
    assert (note(t, "man 1"), note(t, "man from home")) == ("2 prestige less", "")
    t = play(t, "man from home")
    assert (gain(t, "at 1,0"), gain(t, "at -2,0"), gain(t, "at 0,2")) == ("£1", "1 tile", "2 prestige at balls")
    t.queen = 1
    assert gain(t, "at 0,2") == "the Queen"


def test_purses_say_what_they_make_of_taxes_and_lands() -> None:
    t = given(estate="F 1,0 2,0 W 0,1", purses=2)
    assert note(t, "taxes") == "and more for any of your 2 purses"
    assert gain(play(t, "taxes"), "spend 2") == "£4"
    assert gain(play(t, "lands"), "spend 1") == "2 tiles"
    assert note(given(), "taxes") == ""


def test_a_guest_sees_the_step_and_the_title_so_far() -> None:
    t = given(queen=0, space=3, estate={0: GARDEN, 1: GARDEN}, purses={1: 3}, cards={1: "blackmail, liaison"})
    t = play(t, "leisure")
    assert (gain(t, "spend 0"), note(t, "spend 0")) == ("step 5: viscount so far, 1 point", "6 is taken")
    assert (gain(t, "spend 1"), note(t, "spend 1")) == ("step 7: earl so far, 3 points", "")
    t = play(t, "spend 1")
    assert gain(t, "return blackmail") == "step 10: marquess so far, 5 points"
    assert note(t, "return liaison") == "its 3 points at the end are lost"
    assert gain(t, "stop") == "step 7: earl so far, 3 points"


def test_what_brings_nothing_says_nothing() -> None:
    t = given(hand="FF")
    for text in ("place field", "take wood", "leisure", "taxes"):
        assert (gain(t, text), note(t, text)) == ("", "")
    assert gain(play(new_table(3), "seat 0 begins"), "choose 2") == ""


def test_no_hint_hangs_on_what_is_hidden() -> None:
    game = SAYER.game
    for number, (table, seat) in enumerate(decisions(4, 5)):
        twin = game.state_of(table).resample(seat, Source(number)).table
        for action in game.state_of(table).legal_actions(seat):
            for said in (hints.gain, hints.note, game.actions.confirm, game.actions.label):
                assert said(twin, seat, action) == said(table, seat, action)
