"""The log tells a turn, and what came over everybody, to each viewer what it may know."""

from __future__ import annotations

from noblesse.core import Told
from noblesse.games.noblemen import actions
from noblesse.games.noblemen.tests.given import given, new_table, no_stack
from noblesse.games.noblemen.tests.plies import SAYER, play
from noblesse.games.noblemen.tests.sayings import lines, told

FARM = "F 1,0 2,0 1,1 2,1"
FOREST = "W 1,0 2,0 1,1 2,1"
GARDEN = "U 1,0 2,0 1,1 2,1"


def test_an_expansion_tells_tiles_areas_and_what_they_bring() -> None:
    t = given(estate="F 1,0 2,0 1,1 W 0,1 0,2 U -1,0", hand="FWM")
    words = "place field at 2,1", "place wood at -1,1", "place meadow at 0,-1", "1 woods come"
    assert told(t, *words) == Told(
        0, "placed a field, a wood and a meadow, completing a farm, for £3, then drew 1 tile."
    )
    assert told(t, *words, viewer=0).text.endswith("then drew a wood.")
    assert told(t, *words, viewer=1).text.endswith("then drew 1 tile.")


def test_a_garden_brings_the_queen_and_she_brings_a_point() -> None:
    t = given(estate="U 1,0 2,0 1,1", hand="U")
    assert told(t, "place fountain at 2,1") == Told(
        0,
        "placed a fountain, completing a garden, for the Queen.",
        "Takes the Queen and 1 point.",
        "The round counter went to space 2.",
    )


def test_actions_tell_what_is_paid_and_what_comes() -> None:
    says = {
        "bribe 3": "bought 3 purses for £6: 3 points.",
        "leisure": "enjoyed leisure: 1 point.",
        "taxes": "collected £2 of taxes.",
        "lands": "acquired lands, for no tile.",
    }
    t = given(estate="F 1,0 2,0", cards="liaison")
    assert {text: told(t, text).text for text in says} == says
    assert told(t, "bribe 3").prize == "Takes 3 points."
    assert told(given(hand="FFW"), "donate field, field, wood").text == (
        "donated 2 fields and a wood to the church: 3 points."
    )
    t = given(estate=FOREST, purses=2)
    assert told(t, "lands", "spend 1", "7 woods come").text == "acquired lands, returning a purse, then drew 7 tiles."
    assert told(t, "taxes", "spend 2").text == "collected £2 of taxes, returning 2 purses."
    assert told(t, "taxes").text == "collects taxes."


def test_structures_tell_price_and_reward() -> None:
    t = given(estate=f"{FARM} M 0,-1 F 3,0 3,1", money=20, queen=1)
    assert told(t, "build farm folly at 0,-1") == Told(
        0, "built the farm folly for £12: 12 points.", "Takes 12 points."
    )
    assert told(t, "build palace at 0,0").text == "built a palace for £9 and took the Queen."
    t.space = 9
    assert told(t, "build palace at 0,0").text == "built a palace for £9, but the Queen stayed locked."
    assert told(t, "build palace").text == "chose to build a palace."


def test_a_chapels_cards_are_told_to_who_drew_them() -> None:
    t = given(estate="M 1,0", cards="intrigue, dowry")
    words = "build chapel at 1,0", "tribute comes", "dowry comes", "whitehall comes"
    assert told(t, *words, viewer=0).text == "built a chapel for £4, then drew Tribute, Dowry and Whitehall."
    assert told(t, *words, viewer=1).text == "built a chapel for £4, then drew 3 scandal cards."
    assert told(t, *words, "keep third", viewer=0).text == (
        "built a chapel for £4, then kept Whitehall, and Tribute and Dowry went under the stack."
    )
    assert told(t, *words, "keep third", viewer=1).text == (
        "built a chapel for £4, then drew 3 scandal cards and kept one."
    )
    assert told(t, *words, "keep all", viewer=1).text == (
        "built a chapel for £4, then played Intrigue and kept all 3 cards."
    )


def test_a_single_last_card_is_kept_without_a_question() -> None:
    t = no_stack(given(estate="M 1,0", hand="FF"), "tribute")
    for place in range(len(t.under)):
        t.under[place] = 10
    assert told(t, "build chapel at 1,0", "tribute comes").text == (
        "built a chapel for £4, then drew and kept the last scandal card."
    )


def test_trades_are_told_in_kinds_to_who_trades_alone() -> None:
    t = given(hand="FFWW", bag="UM")
    words = "take fountain", "give field, wood", "take meadow", "give field, wood"
    assert told(t, *words, viewer=0).text == (
        "traded a field and a wood for a fountain, then traded a field and a wood for a meadow."
    )
    assert told(t, *words, viewer=2).text == "traded 2 tiles for one, twice."
    assert told(t, "take fountain", viewer=0).text == "began to trade for a fountain."
    assert told(t, "take fountain").text == "began to trade."


def test_trades_in_a_row_that_look_alike_are_told_once() -> None:
    t = given(hand="FFFFFF", bag="UMM")
    words = "take meadow", "give field, field", "take meadow", "give field, field", "take fountain", "give field, field"
    assert told(t, *words, viewer=0).text == "traded 2 fields for a meadow, twice, then traded 2 fields for a fountain."
    assert told(t, *words).text == "traded 2 tiles for one, 3 times."


def test_cards_of_a_kind_are_named_once() -> None:
    words = "build chapel at 1,0", "tribute comes", "dowry comes", "tribute comes"
    assert told(given(estate="M 1,0"), *words, "keep second", viewer=0).text == (
        "built a chapel for £4, then kept Dowry, and 2 × Tribute went under the stack."
    )


def test_cards_tell_what_they_bring() -> None:
    t = given(hand="FFW", cards="tribute, dowry, secret marriage, whitehall, favour of the vicar", purses={1: 19})
    assert told(t, "play tribute").text == "played Tribute: £5."
    assert told(t, "play secret marriage").text == "played Secret Marriage: a purse and 2 points."
    assert told(t, "play whitehall") == Told(0, "played Whitehall: the Queen came.", "Takes the Queen.")
    assert told(t, "play dowry", "4 woods come", viewer=0).text == "played Dowry, then drew 4 woods."
    words = "play favour of the vicar", "give wood, field", "stop"
    assert told(t, *words, viewer=0).text == "played Favour of the Vicar, then gave back a field and a wood: 2 points."
    assert told(t, *words, viewer=1).text == "played Favour of the Vicar, then gave back 2 tiles: 2 points."
    t.queen = 0
    assert told(t, "play whitehall").text == "played Whitehall: the Queen was here already."
    t.queen, t.space = 1, 9
    assert told(t, "play whitehall").text == "played Whitehall, but the Queen stayed locked."


def test_a_second_expansion_by_a_card_and_a_castle_by_inheritance() -> None:
    t = given(estate="F 1,0 M 2,0", hand="FFW", cards="cunning stroke, inheritance")
    assert told(t, "play cunning stroke", "place field at 1,1", "stop", "place field at 0,1").text == (
        "played Cunning Stroke, then placed a field, for £1, then placed a field, for £1."
    )
    assert told(t, "play inheritance", "at 2,0").text == "played Inheritance, then built a castle for free."


def test_a_man_at_arms_and_what_the_rival_gives() -> None:
    t = given(estate={0: "M 2,0 F 1,0", 1: FARM, 2: FOREST}, hand={0: "MM", 2: "FWU"}, men={0: "1 1,0"})
    castle = "build castle at 2,0"
    assert told(t, castle, "man from home", "at 1,0", viewer=2).text == (
        "built a castle for £5, then sent a man-at-arms to your forest."
    )
    words = castle, "man 1", "at 1,0", "give wood, field"
    assert told(t, *words, viewer=2).text == (
        "built a castle for £5, then moved a man-at-arms from {1}'s farm to your forest. You gave a field and a wood."
    )
    assert told(t, *words, viewer=0).text.endswith("to {2}'s forest. {2} gave a field and a wood.")
    assert told(t, *words, viewer=1).text.endswith("from your farm to {2}'s forest. {2} gave 2 tiles.")
    assert told(t, castle, "stop").text == "built a castle for £5, then sent no man-at-arms."
    assert told(t, castle, "man from home").text == "built a castle for £5, then chose a man-at-arms."


def test_a_poor_rival_gives_what_there_is() -> None:
    t = given(estate={0: "M 2,0 F 1,0", 1: FOREST}, hand={0: "MM", 1: "UU"}, money={1: 1})
    words = "build castle at 2,0", "man from home", "at 1,0"
    assert told(t, *words, viewer=1).text.endswith("to your forest. You gave 2 fountains.")
    assert told(t, *words).text.endswith("to {1}'s forest. {1} gave the last 2 tiles.")
    t.hand[1][2] = 0
    assert told(t, *words).text.endswith("{1} had no tile to give.")
    t = given(estate={0: "M 2,0 F 1,0", 1: FARM}, hand="MM", money={0: 5, 1: 1})
    assert told(t, *words).text.endswith("sent a man-at-arms to {1}'s farm, for £1.")
    t = given(estate={0: "M 2,0 F 1,0", 1: GARDEN}, hand="MM", queen=1)
    assert told(t, *words).text.endswith("to {1}'s garden and took the Queen.")
    t.space = 9
    assert told(t, *words).text.endswith("to {1}'s garden, but the Queen stayed locked.")


def test_what_follows_others_is_told_of_the_player_by_name() -> None:
    t = given(estate={0: "M 2,0 F 1,0", 1: FOREST}, hand={0: "MM", 1: "FFF"}, cards="tribute")
    words = "build castle at 2,0", "man from home", "at 1,0", "give field, field", "play tribute"
    assert told(t, *words, viewer=1).text.endswith("You gave 2 fields. {0} then played Tribute: £5.")


def test_a_ball_is_told_guest_by_guest() -> None:
    estate = {0: f"{GARDEN} 3,0 -1,0 -2,0", 1: "U 1,0 2,0", 2: f"{GARDEN} 3,0 -1,0 -2,0"}
    t = given(queen=0, space=3, estate=estate, purses={2: 3}, cards={1: "liaison", 2: "blackmail, dowry, dowry"})
    words = "leisure", "stop", "spend 1", "return dowry, blackmail", "stop"
    told_to_1 = lines(t, *words, viewer=1)
    assert told_to_1 == [
        "A masquerade ball began, and all titles went back.",
        "{0} came to 9: earl, 3 points.",
        "You came to 2: viscount, 1 point.",
        "{2} came to 14 with a purse, Blackmail and another card: duke, 7 points.",
        "The round counter went on to space 5.",
    ]
    assert lines(t, *words, viewer=2)[3].startswith("You came to 14 with a purse, Blackmail and Dowry:")
    assert told(t, *words).prize == "Takes 2 points, 1 of them from the Queen."


def test_a_ball_that_goes_on_is_told_so_far() -> None:
    t = given(queen=0, space=3, estate={0: "U 1,0", 1: "U 1,0"}, purses={1: 2}, cards={1: "blackmail"})
    assert lines(t, "leisure") == ["A masquerade ball began, and all titles went back.", "{0} came to 1."]
    assert lines(t, "leisure", "spend 1")[2] == "{1} returned a purse so far."
    assert lines(t, "leisure", "spend 0", "stop")[2] == "{1} came to 1, pushed down to 0: baron, no points."


def test_after_the_second_ball_the_queen_is_locked() -> None:
    t = given(queen=0, space=7)
    assert lines(t, "leisure")[-1] == (
        "The round counter went on to the locked space: the Queen stays with {0} until the scoring."
    )


def test_a_scoring_and_a_new_decade() -> None:
    around = "F 1,0 -1,0 0,1 0,-1 1,1 1,-1 -1,1 -1,-1"
    t = given(queen=0, space=9, estate={1: around}, church="FW", cards={2: "intrigue"}, market={"castle": 1})
    cards = "tribute comes", "dowry comes", "whitehall comes"
    words = (
        "leisure",
        *cards,
        "keep first",
        *cards,
        "keep second",
        "liaison comes",
        "liaison comes",
        "blackmail comes",
    )
    said = lines(t, *words, "keep all", viewer=1)
    assert said == [
        "Castles and palaces of decade I scored: {0} nothing, you +3 and {2} nothing.",
        "The market was filled up, and 2 tiles of the church went into the bag.",
        "You kept Dowry, and Tribute and Whitehall went under the stack.",
        "{2} played Intrigue and kept all 3 cards.",
        "{0} kept a scandal card.",
    ]
    assert lines(t, *words, viewer=2)[-1] == "You drew Liaison, Liaison and Blackmail."
    nothing_sold = given(queen=0, space=9, estate={1: around}, church="FW", cards={2: "intrigue"})
    assert lines(nothing_sold, *words, viewer=2)[1] == "2 tiles of the church went into the bag."
    assert lines(t, *words, viewer=0)[-1] == "{2} drew 3 scandal cards."


def test_nothing_scores_without_what_surrounds_it() -> None:
    t = given(queen=0, space=9, decade=2, cards={1: "liaison, liaison", 2: "dowry"})
    assert lines(t, "leisure") == [
        "No castle or palace was surrounded, so nothing scored at the end of decade III.",
        "Points for Liaison: {1} 6.",
    ]
    assert told(t, "leisure").prize == "Takes 2 points, 1 of them from the Queen."
    assert lines(given(queen=0, space=9, decade=2), "leisure")[-1] == "Nobody had a Liaison."


def test_the_setup_is_told_to_everybody_as_far_as_it_is_theirs() -> None:
    t = play(new_table(3, first_match="no"), "seat 1 begins")
    begun = ["seat 1 begins", *["choose 3"] * 11, "choose 2"]
    assert told(new_table(3), "seat 1 begins", viewer=0) == Told(1, "became the start player.")
    assert told(new_table(3), *begun[:3], viewer=0).text == (
        "became the start player. You chose 3 fields and 3 woods to begin with."
    )
    assert told(new_table(3), *begun[:3], viewer=1).text == "became the start player."
    said = told(new_table(3), *begun, "wood comes", "dowry comes", "tribute comes", "liaison comes", viewer=1).text
    assert said == (
        "became the start player. You chose 3 fields, 3 woods, 3 fountains and 3 meadows to begin with. "
        "Hands were filled up to 12 tiles from the bag. You drew Dowry, Tribute and Liaison."
    )
    assert actions.tell([], t, None) == Told(1, "")


def test_what_was_kept_at_the_setup_is_told_to_who_kept_it() -> None:
    t = new_table(3, first_match="yes")
    cards = "dowry comes", "tribute comes", "liaison comes"
    plies = "seat 0 begins", *cards, "keep first", *cards, "keep second", *cards, "keep third", "leisure"
    assert told(t, *plies, viewer=1).text == (
        "became the start player. Everybody has three tiles of each kind. You kept Tribute, and Dowry and Liaison went "
        "under the stack. All others kept one of three scandal cards. {0} then enjoyed leisure: 1 point."
    )
    assert "Everybody kept one of three scandal cards." in told(t, *plies).text
    assert "{0} kept one of three scandal cards." in told(t, *plies[:5], viewer=2).text


def test_what_was_begun_is_told_before_it_is_done() -> None:
    assert told(given(hand="F"), "place field").text == "took up a field."
    assert SAYER.game.actions.tell([], given(), 0) == Told(0, "")
