"""What is not legal is refused with the rule's reason."""

from __future__ import annotations

import pytest

from noblesse.games.noblemen import actions
from noblesse.games.noblemen.box import ACTIONS, AT, BUILD, CHOOSE, PLACE
from noblesse.games.noblemen.tests.given import given, new_table
from noblesse.games.noblemen.tests.plies import SAYER, play
from noblesse.games.noblemen.tests.sayings import decisions, refused

FARM = "F 1,0 2,0 1,1 2,1"
FOREST = "W 1,0 2,0 1,1 2,1"


def test_a_tile_must_share_a_side_with_the_estate() -> None:
    t = play(given(hand="F"), "place field")
    assert refused(t, "at 1,1") == (
        "Not there: a tile must share a side with your estate. Lay the tile that is in hand."
    )
    assert refused(t, "at 0,0").startswith("A tile lies there already.")
    assert refused(t, "place field").startswith("A tile is in hand already.")
    assert refused(t, "stop").startswith("The tile in hand must be laid.")
    assert refused(given(hand="F"), "at 1,0") == "First choose a tile to place, or what to build."


def test_a_tile_must_be_in_hand() -> None:
    assert refused(given(), "place field") == "You have no tile in hand."
    assert refused(given(hand="W"), "place field") == "You have no field in hand."
    assert refused(given(), "donate field") == "You have no tile in hand."


def test_one_action_is_taken_in_a_turn_and_not_less() -> None:
    t = given(hand="FF", acted=True)
    for text in ("place field", "bribe 1", "taxes", "leisure", "donate field", "build palace"):
        assert refused(t, text) == "You have taken the action of this turn: one a turn."
    assert refused(given(), "end") == "Exactly one action must be taken in a turn; leisure is always possible."
    assert refused(given(), "stop") == "Nothing was begun that could be stopped."


def test_a_castle_may_not_touch_a_castle_or_a_palace() -> None:
    t = play(given(estate="F 1,0 M 1,1 M 2,0"), "build castle")
    assert refused(t, "at 1,1").startswith("A castle may not touch a castle, not even at a corner.")
    assert refused(t, "at 1,0").startswith("A castle stands on a meadow, and that is none.")
    assert refused(t, "at 0,0").startswith("A castle stands there already.")
    assert refused(t, "at 5,5").startswith("The castle needs a meadow of your estate, and nothing of it lies there.")
    assert refused(t, "stop").startswith("What was chosen must be built.")
    t = play(given(estate="F 1,0 M 1,1 M 2,0", built="palace 0,0"), "build castle")
    assert refused(t, "at 1,1") == (
        "A castle may not touch a palace, not even at a corner. Choose a site for what is being built."
    )
    assert refused(given(estate="M 1,1 F 1,0"), "build castle") == (
        "No empty meadow of yours is clear of castles and palaces, corners included."
    )


def test_a_chapel_may_not_touch_a_chapel_and_a_palace_replaces_a_castle() -> None:
    t = play(given(estate="M 2,0 3,0", built="chapel 1,0"), "build chapel")
    assert refused(t, "at 2,0").startswith("A chapel may not touch a chapel, not even at a corner.")
    assert refused(given(built="chapel 1,0"), "build chapel").startswith("No empty meadow of yours is clear of chapels")
    t = play(given(estate="M 1,0"), "build palace")
    assert refused(t, "at 1,0").startswith("A palace replaces a castle of your own, and none stands there.")
    assert refused(given(built="palace 0,0"), "build palace") == "You have no castle that a palace could replace."


def test_a_structure_must_be_paid() -> None:
    assert refused(given(money=4, estate="M 2,0 F 1,0"), "build castle") == "A castle costs £5, and you have £4."
    assert refused(given(money=5, title="duke"), "build palace") == (
        "A palace costs £6 with the £3 a duke saves, and you have £5."
    )
    assert refused(given(money=5, title="earl"), "build palace").startswith(
        "A palace costs £8 with the £1 an earl saves"
    )


def test_what_is_sold_out_cannot_be_built() -> None:
    t = given(market={"castle": 0}, sold="farm folly", estate="M 2,0 F 1,0", cards="inheritance")
    assert refused(t, "build castle") == "No castle is left on the board in this decade."
    assert refused(t, "build farm folly") == "The farm folly is built already: there is one of each kind."
    assert refused(t, "play inheritance") == "No castle is left on the board to inherit."


def test_a_folly_asks_for_areas_money_and_a_meadow() -> None:
    t = given(estate=f"{FARM} M 0,1", money=20)
    assert refused(t, "build farm folly") == "The farm folly needs 2 farms on your estate, and you have 1."
    assert refused(t, "build grand folly") == "The grand folly needs 1 forest on your estate, and you have none."
    t = given(estate="F 1,0 2,0 1,1 2,1 3,0 3,1", money=20)
    assert refused(t, "build farm folly") == "You have no empty meadow for it."
    t.money[0] = 11
    assert refused(t, "build farm folly") == "The farm folly costs £12, and you have £11."


def test_taxes_and_lands_come_once_a_decade() -> None:
    assert refused(given(taxed=True), "taxes") == "You have collected taxes in this decade already: once a decade."
    t = given()
    t.landed[0] = 1
    assert refused(t, "lands") == "You have acquired lands in this decade already: once a decade."


def test_purses_must_be_paid_and_be_there() -> None:
    assert refused(given(money=5), "bribe 3") == "3 purses cost £6, and you have £5."
    assert refused(given(money=1), "bribe 1") == "A purse costs £2, and you have £1."
    assert refused(given(purses={1: 19}), "bribe 2") == "Only 1 purse is left."
    assert refused(given(purses={1: 18}), "bribe 3") == "Only 2 purses are left."
    assert refused(given(purses={1: 20}), "bribe 1") == "No purse is left."
    t = play(given(purses=2), "taxes")
    assert refused(t, "spend 3") == "You have no 3 purses, but 2. Say how many purses you return."
    assert refused(given(purses=2), "spend 1") == "Purses are returned with taxes, with lands and at balls."


def test_the_church_takes_three_of_a_kind() -> None:
    t = given(hand="FW", church="FFF")
    assert refused(t, "donate field") == "The church takes no more fields in this decade: it has 3."
    t = play(t, "donate wood")
    assert refused(t, "donate field").startswith("The church takes no more fields")
    assert refused(t, "leisure") == (
        "That is an action of a turn, and something else is asked. Donate another tile, or stop."
    )


def test_a_trade_needs_two_tiles_and_one_in_the_bag() -> None:
    assert refused(given(hand="F"), "take wood") == "A trade costs two tiles, and you have one."
    assert refused(given(), "take wood") == "A trade costs two tiles, and you have none."
    t = given(hand="FF", bag="W")
    assert refused(t, "take fountain") == "There is no fountain in the bag to trade for."
    t = play(t, "take wood")
    assert refused(t, "give meadow") == "You have no meadow in hand. Give two tiles for the one you want."
    assert refused(t, "stop").startswith("Two tiles must be given for the one that is wanted.")
    assert refused(given(hand="FF"), "give field") == "No tile is given away now."


def test_trades_and_cards_come_before_or_after_an_action() -> None:
    t = play(given(hand="FFF", cards="tribute"), "place field at 1,0")
    says = "That comes before or after the action of a turn, never within it. Place another tile, or stop."
    assert (refused(t, "take wood"), refused(t, "play tribute")) == (says, says)


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("blackmail", "Blackmail is returned at a ball, for 3 prestige."),
        ("intrigue", "Intrigue is played when scandal cards are drawn."),
        ("liaison", "Liaison counts 3 points at the end of the match, and is not played."),
        ("cunning stroke", "Cunning Stroke needs a tile in hand."),
        ("favour of the vicar", "Favour of the Vicar needs a tile in hand."),
        ("inheritance", "You have no site for a castle: an empty meadow that touches no castle and no palace."),
    ],
)
def test_a_card_out_of_its_time_says_when_it_counts(name: str, says: str) -> None:
    assert refused(given(cards=name), f"play {name}") == says


def test_one_card_is_played_in_a_turn() -> None:
    t = given(cards="tribute", carded=True)
    assert refused(t, "play tribute") == "You have played a scandal card in this turn already: one a turn."
    assert refused(t, "play dowry") == "You have no Dowry in hand."


def test_cards_are_kept_one_or_with_an_intrigue_all() -> None:
    t = play(given(estate="M 1,0"), "build chapel at 1,0", "dowry comes", "dowry comes", "liaison comes")
    assert refused(t, "keep second").startswith("That is the same card as another one: choose the first of them.")
    assert refused(t, "keep all").startswith("To keep all you need Intrigue, in hand before you drew.")
    assert refused(t, "stop").startswith("One card must be kept.")
    t.drawn[2], t.carded, t.cards[0][5] = 10, 1, 1
    assert refused(t, "keep third").startswith("Only 2 cards could be drawn.")
    assert refused(t, "keep all").startswith("You have played a scandal card in this turn already")
    assert refused(given(), "keep first") == "No scandal cards are drawn now."


def test_cards_are_returned_at_balls_only() -> None:
    assert refused(given(cards="dowry"), "return dowry") == "Scandal cards are returned at balls only."
    t = play(given(queen=0, space=3, cards="dowry"), "leisure", "end")
    assert refused(t, "return liaison") == "You have no Liaison in hand. Return a card, or be announced."


def test_a_man_at_arms_goes_to_a_free_area_of_a_rival() -> None:
    t = given(estate={0: "M 2,0 F 1,0 3,0", 1: f"{FARM} W -1,0 -2,0 -1,1 -2,1", 2: FOREST}, men={0: "1 1,0"}, hand="MM")
    assert refused(t, "man from home") == "A man-at-arms goes out only when a castle was built."
    assert refused(t, "visit 1") == "No man-at-arms is on his way."
    t = play(t, "build castle at 2,0")
    assert refused(t, "visit 1").startswith("First choose a man-at-arms.")
    assert refused(t, "man 2").startswith("That man-at-arms is at home.")
    t = play(t, "man 1")
    assert refused(t, "visit 0").startswith("Men-at-arms never stand on your own estate.")
    assert refused(t, "visit 4").startswith("Nobody sits there.")
    assert refused(t, "stop").startswith("The man-at-arms that was chosen must go.")
    assert refused(t, "man 2").startswith("It is settled which man-at-arms goes.")
    t = play(t, "visit 1")
    assert refused(t, "man from home").startswith("It is settled which man-at-arms goes.")
    assert refused(t, "visit 2").startswith("It is settled to whom the man-at-arms goes.")
    assert refused(t, "at 1,0").startswith("He stands there now: he must go to another area.")
    assert refused(t, "at 2,0").startswith("No farm, forest or garden has its lower left tile there.")


def test_an_area_has_room_for_one_man_and_two_men_may_be_out() -> None:
    both = {0: "M 2,0 F 1,0", 1: f"{FARM} W -1,0 -2,0 -1,1 -2,1", 2: FOREST, 3: FOREST}
    t = given(seats=4, estate=both, men={0: "1 1,0 2 1,0"}, hand="MM")
    t = play(t, "build castle at 2,0")
    assert refused(t, "man from home").startswith("Both your men-at-arms are out: move one of them.")
    t = play(t, "man 1")
    assert refused(t, "visit 2").startswith("There is no farm, forest or garden without a man-at-arms.")
    t = given(estate={seat: both[seat] for seat in range(3)}, men={0: "2 1,0", 2: "1 1,0"}, hand="MM")
    t = play(t, "build castle at 2,0", "man 1")
    assert refused(t, "at 1,0").startswith("A man-at-arms stands there already: one at each area.")


def test_what_was_begun_is_brought_to_an_end() -> None:
    t = play(given(hand="FF"), "place field at 1,0")
    assert refused(t, "end") == "What was begun must be brought to an end first. Place another tile, or stop."
    t = play(given(hand="FF", cards="cunning stroke"), "play cunning stroke")
    assert refused(t, "stop").startswith("At least one tile is needed.")
    assert refused(play(new_table(3), "seat 0 begins"), "end").endswith(
        "Say how many tiles of the kind you begin with."
    )
    assert refused(given(), "choose 2") == "Tiles to begin with are chosen before the first turn."


@pytest.mark.parametrize("seats", [3, 5])
def test_every_refusal_is_a_sentence(seats: int) -> None:
    for table, seat in decisions(seats, seats + 1):
        may = SAYER.legal(table) if table.phase != CHOOSE else set(range(PLACE))
        for action in {*range(AT), *range(AT, BUILD, 37), *range(BUILD, ACTIONS)} - may:
            said = actions.refusal(table, seat, action)
            assert said[0].isupper() or said[0].isdigit()
            assert said.endswith(".")
            assert "{" not in said
