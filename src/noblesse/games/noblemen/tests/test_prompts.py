"""What is asked, and of whom."""

from __future__ import annotations

import pytest

from noblesse.games.noblemen import actions
from noblesse.games.noblemen.box import OVER
from noblesse.games.noblemen.table import Table
from noblesse.games.noblemen.tests.given import given, new_table
from noblesse.games.noblemen.tests.plies import play
from noblesse.games.noblemen.tests.sayings import asked, decisions

LONGEST_LINE = 46
LONGEST_KICKER = 54
FARM = "F 1,0 2,0 1,1 2,1"
FOREST = "W 1,0 2,0 1,1 2,1"


def test_tiles_to_begin_with_are_asked_for_kind_by_kind() -> None:
    t = play(new_table(3), "seat 0 begins")
    assert asked(t) == ("Setup: of 12 tiles, what you leave comes by chance", "How many fields?")
    t = play(t, "choose 3", "choose 2", "choose 1")
    assert asked(t, 1)[1] == "How many fields?"
    assert asked(t, 0)[1] == "How many meadows? You have 6 so far."


def later(t: Table) -> Table:
    """After everybody's first turn."""
    t.turn = t.seats + 1
    return t


def test_a_turn_says_how_far_the_next_ball_is_and_what_may_be_done() -> None:
    assert asked(given()) == ("Decade I: ball in 4 steps", "Choose a tile, a building, or a button.")
    assert asked(later(given()))[1] == "Choose your action."
    assert asked(later(given(hand="FF", cards="tribute", queen=0, space=3))) == (
        "Decade I: ball in 1 step, and you have the Queen",
        "Choose your action, or trade or play first.",
    )
    assert asked(given(space=9, decade=2))[0] == "Decade III: the Queen is locked; next the scoring"


def test_after_the_action_one_may_still_trade_and_play() -> None:
    assert asked(given(hand="FF", cards="tribute", acted=True))[1] == "Trade or play a card, or end the turn."
    assert asked(given(cards="tribute", acted=True))[1] == "Play a card, or end the turn."
    assert asked(given(cards="liaison", acted=True))[1] == "End the turn."


def test_an_expansion_counts_its_tiles_and_what_they_draw() -> None:
    t = play(given(hand="WFUM"), "place wood")
    assert asked(t) == ("Expansion: tile 1 of 3", "Where does the wood go? It draws a tile.")
    t = play(t, "at 1,0")
    assert asked(t) == ("Expansion: tile 2 of 3, 1 to draw", "Place another tile, or stop.")
    assert asked(play(t, "place field"))[1] == "Where does the field go? It brings £1."
    assert asked(play(t, "place fountain"))[1] == "Where does the fountain go? 1 prestige."
    assert asked(play(t, "place meadow"))[1] == "Where does the meadow go?"
    card = play(given(hand="W", cards="cunning stroke"), "play cunning stroke")
    assert asked(card) == ("Cunning Stroke: tile 1 of 3", "Which tile do you place first?")


def test_a_structure_says_its_price_and_asks_for_its_site() -> None:
    t = given(estate="M 2,0 F 1,0", cards="inheritance")
    assert asked(play(t, "build castle")) == ("Build a castle for £5", "On which meadow goes the castle?")
    assert asked(play(t, "build palace"))[1] == "Which castle becomes a palace?"
    assert asked(play(t, "play inheritance"))[0] == "Inheritance: a castle for free"


def test_a_man_at_arms_is_asked_for_step_by_step() -> None:
    t = given(estate={0: "M 2,0 F 1,0", 1: FARM, 2: FOREST}, hand={2: "FFF"})
    t = play(t, "build castle at 2,0")
    assert asked(t) == ("The castle's man-at-arms: 2 at home, 0 out", "Send a man from home, move one, or none.")
    t = play(t, "man from home")
    assert asked(t)[1] == "To whose estate does he go?"
    t = play(t, "visit 2")
    assert asked(t)[1] == "On which of {2}'s areas does he stand?"
    t = play(t, "at 1,0")
    assert asked(t) == ("{0}'s man-at-arms came to your forest", "Give 2 tiles.")
    assert asked(t, 0) == ("{0}'s turn", "{name} gives 2 tiles …")
    assert asked(play(t, "give field"))[1] == "Give 1 tile more."


def test_a_trade_asks_for_two_tiles() -> None:
    t = play(given(hand="FFW", bag="U"), "take fountain")
    assert asked(t) == ("Trade for a fountain", "Give 2 tiles for it.")
    assert asked(play(t, "give wood"))[1] == "Give 1 tile more."
    assert asked(t, 1) == ("{0}'s turn", "{name} trades …")


def test_purses_with_taxes_and_lands() -> None:
    t = given(estate="F 1,0 2,0 W -1,0", purses=3)
    assert asked(play(t, "taxes")) == ("Taxes: £2 and £1 for each purse", "How many purses do you return?")
    assert asked(play(t, "lands"))[0] == "Lands: 1 tile and one for each purse"


def test_gifts_may_go_on_or_stop() -> None:
    t = play(given(hand="FF", cards="favour of the vicar"), "donate field")
    assert asked(t) == ("Church: 1 tile given", "Donate another tile, or stop.")
    t = play(given(hand="FF", cards="favour of the vicar"), "play favour of the vicar")
    assert asked(t) == ("Favour of the Vicar: 0 of 4 tiles", "Which tile goes back for a point?")
    assert asked(play(t, "give field"))[1] == "Give back another tile, or stop."


def test_a_ball_tells_the_step_one_would_stand_on() -> None:
    t = given(queen=0, space=3, estate={0: "U 1,0", 1: "U 1,0"}, purses={0: 1, 1: 2}, cards={1: "dowry"})
    t = play(t, "leisure")
    assert asked(t) == ("Masquerade ball: prestige 1", "How many purses for 1 prestige each?")
    assert asked(t, 1) == ("Masquerade ball", "{name} is at the stairs …")
    t = play(t, "spend 0")
    assert asked(t) == ("Masquerade ball: prestige 1, 1 is taken: step 0", "How many purses for 1 prestige each?")
    assert asked(play(t, "spend 2")) == ("Masquerade ball: prestige 3", "Return cards, too, or be announced.")


def test_cards_are_kept_one_or_all() -> None:
    t = given(estate="M 1,0", cards="intrigue")
    t = play(t, "build chapel at 1,0", "tribute comes", "dowry comes", "liaison comes")
    assert asked(t) == ("The chapel's scandal card", "Keep one card, or all with your Intrigue.")
    t.carded = 1
    assert asked(t)[1] == "Keep one of the 3 cards."
    assert asked(t, 1)[1] == "{name} keeps a scandal card …"


def test_what_others_do_is_said_without_what_is_hidden() -> None:
    t = given(hand="WW", estate="F 1,0 M 2,0")
    assert asked(t, 1) == ("{0}'s turn", "{name} chooses an action …")
    assert asked(play(t, "place wood"), 1)[1] == "{name} has a wood in hand …"
    assert asked(play(t, "place wood at 0,1"), 1)[1] == "{name} expands the estate …"
    assert asked(play(t, "build castle"), 1)[1] == "{name} chooses a site …"
    assert asked(given(hand="WW", acted=True), 1)[1] == "{name} may still trade or play …"
    assert asked(play(given(purses=1), "taxes"), 1)[1] == "{name} may return purses …"


def test_chance_waits_for_nobody() -> None:
    t = new_table(3)
    assert actions.prompt(t, 0).line == "A start player is drawn."
    t = play(given(hand="W"), "place wood at 1,0")
    assert actions.prompt(t, None).line == "{0} draws tiles …"


def test_the_end_says_who_has_won() -> None:
    t = given(points={0: 20, 1: 30, 2: 20}, money={0: 3, 2: 5})
    t.phase = OVER
    assert [actions.prompt(t, viewer).line for viewer in (1, 2, None)] == [
        "You win, 30 points.",
        "You come second of 3, 20 points.",
        "The points: 20, 30 and 20.",
    ]


@pytest.mark.parametrize("seats", [3, 5])
def test_what_is_asked_is_short(seats: int) -> None:
    for table, seat in decisions(seats, seats + 1):
        said = actions.prompt(table, seat)
        assert len(said.line) <= LONGEST_LINE, said.line
        assert len(said.kicker) <= LONGEST_KICKER, said.kicker
