"""The notes on pieces."""

from __future__ import annotations

import pytest

from noblesse.core.drawing import About
from noblesse.games.notre_dame.about import about
from noblesse.games.notre_dame.tests.given import given, hiring
from noblesse.games.notre_dame.tests.words import play
from noblesse.games.notre_dame.view import View, view


def seen() -> View:
    """A table with a bit of everything, as seat 0 sees it."""
    t = given(
        hand="carriage house, bank, hotel",
        at={0: "bank 2 + friend, park 4, carriage house 1, Notre Dame 1", 1: "hotel 1, Notre Dame 2"},
        rat=5,
        plague=6,
        carriage="0 IN",
        messages="0 IP 3, 0 OP 1, 1 IP 4, 2 ON 2",
        taken="0",
    )
    return view(t, 0)


def note(place: str, of: View | None = None) -> About:
    """The note on a place that must have one."""
    found = about(of or seen(), place)
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("place", "title", "counts", "rule"),
    [
        ("card-0-3", "Carriage house", "0 of 3 played in this period", "3.3"),
        ("keep-7", "Notre Dame", "0 of 3 played in this period", "3.5"),
        ("person-2", "Monk", "Costs 1 gold, brings 1 rat", "4.3"),
        ("person-3", "Fool", "Costs 1 gold, brings no rats", "4.4"),
        ("sector-0-1", "Your bank", "2 markers and the friend: strength 3", "3.2"),
        ("sector-0-5", "Your park", "4 markers: strength 4, 2 more with each gain", "3.7"),
        ("sector-1-4", "Black's hotel", "1 marker: strength 1", "3.2"),
        ("sector-1-7", "Notre Dame", "Here: 1 ivory, 2 black", "2.7"),
        ("close", "Notre Dame", "Here: 1 ivory, 2 black", "2.7"),
        ("friend-0", "Your trusted friend", "It stands in the bank", "3.6"),
        ("friend-1", "Black's trusted friend", "It waits beside the board", "3.6"),
        ("market-1", "Your inner right market", "", "3.4"),
        ("market-2", "Your inner left market", "Carriage of ivory", "3.3"),
        ("market-5", "Black's centre market", "Carriage of black", "3.3"),
        ("carriage-0", "Your carriage", "Messages taken: 1 ivory", "3.3"),
        ("carriage-1", "Black's carriage", "No message taken", "3.3"),
        ("rat-0", "Your rat", "At 5 of 9", "2.5"),
        ("quay-2", "Crimson's rat", "At 0 of 9", "2.5"),
    ],
)
def test_a_note_names_the_piece_counts_it_and_gives_the_rule(place: str, title: str, counts: str, rule: str) -> None:
    found = note(place)
    assert (found.place, found.title, found.counts, found.rule) == (place, title, counts, rule)
    assert found.text.endswith(".")


def test_a_message_says_what_it_brings_and_how_far_it_is() -> None:
    assert note("market-6").text == (
        "Black message: 4 prestige. 1 street from your carriage; "
        "it would go 2 with another marker in the carriage house."
    )


def test_a_message_that_waits_says_for_which_colours() -> None:
    assert "Ivory message: 3 prestige and rat back 1. It may not be taken now: " in note("market-1").text
    assert "ivory must wait: black and crimson come first." in note("market-1").text


def test_who_drives_hears_how_far_the_carriage_goes() -> None:
    t = play(given(hand="carriage house", at="carriage house 1"), "use carriage house")
    assert note("market-6", view(t, 0)).text.endswith("2 streets from your carriage; it goes 2.")
    assert note("market-6", view(t, 1)).text.endswith("2 streets from ivory's carriage; it goes 2.")
    assert note("market-0", view(t, 0)).text == "No message lies here. Your carriage stands here."


def test_a_message_with_a_marker_tells_that_the_stock_is_empty() -> None:
    t = given(messages="1 IP 2", at="bank 10")
    assert "There is no marker left in the stock." in note("market-6", view(t, 0)).text


def test_a_card_tells_what_the_new_marker_makes_of_its_sector() -> None:
    assert note("card-1-1").text == (
        "One gold for each token here. With the new marker there would be 4 tokens in your bank."
    )
    empty = view(given(hand="bank", ready=0, at="park 1"), 0)
    assert note("card-0-1", empty).text.endswith("You have no marker ready: one that stands elsewhere may move here.")


def test_a_person_tells_what_it_is_worth_to_the_viewer_and_who_hired_it() -> None:
    t = hiring("guild master", at="bank 2, hotel 2")
    assert note("person-9", view(t, 0)).text == "2 prestige for each sector of 2 or more. For you now: 4 prestige."
    after = play(t, "hire the guild master")
    assert note("person-9", view(after, None)).text == ("2 prestige for each sector of 2 or more. Hired by ivory.")


def test_notre_dame_tells_what_a_marker_is_worth() -> None:
    assert "8 prestige is shared: 2 for each marker now;" in note("close").text


def test_a_rat_tells_what_the_plague_will_do() -> None:
    assert "your rat runs from 5 past 9" in note("rat-0").text.lower()


def test_a_spectator_is_not_spoken_to() -> None:
    t = given(at="bank 1", rat=9)
    for place in ("card-0-1", "person-2", "sector-0-1", "market-6", "rat-0", "carriage-0", "close"):
        said = note(place, view(t, None))
        assert "you" not in f"{said.title} {said.text}".replace("Send your friend", "").lower().split()


@pytest.mark.parametrize(
    "place",
    ["", "card-0", "card-3-1", "card-0-9", "keep-9", "person-15", "sector-0-8", "sector-3-0", "friend-3", "market-15",
     "market-1-1", "rat-", "rat-x", "quay-9", "wish-gold", "bell"],
)  # fmt: skip
def test_where_nothing_is_there_is_no_note(place: str) -> None:
    assert about(seen(), place) is None
