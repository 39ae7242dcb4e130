"""What an action brings, in words."""

from __future__ import annotations

from typing import Any

from noblesse.games.notre_dame import actions, rules
from noblesse.games.notre_dame.box import BANK, DECLINE, DRAFT, KEEP, RESIDENCE
from noblesse.games.notre_dame.hints import gain, note
from noblesse.games.notre_dame.table import Table
from noblesse.games.notre_dame.tests.given import given, hiring
from noblesse.games.notre_dame.tests.plies import done, drafting
from noblesse.games.notre_dame.tests.words import actions as legal_actions


def brings(t: Table, words: str) -> str:
    """What an action of seat 0 brings, by its words."""
    return gain(t, 0, actions.read(t, 0, words))


def minds(t: Table, words: str) -> str:
    """What is to be minded with an action of seat 0, by its words."""
    return note(t, 0, actions.read(t, 0, words))


def labels(t: Table) -> list[str]:
    """The labels of all that seat 0 may do."""
    return [actions.label(t, 0, action) for action in legal_actions(t)]


def of_card(card: str, at: str = "", **said: Any) -> str:
    """What a card brings."""
    return brings(given(hand=card, at=at, **said), f"play {card} of seat 0")


def test_a_card_says_what_its_sector_gives_with_the_new_strength() -> None:
    assert of_card("cloister school", "cloister school 2") == "3 markers"
    assert of_card("bank", "bank 1") == "2 gold"
    assert of_card("residence", "residence 2, park 2") == "4 prestige (1 from the park)"
    assert of_card("park", "park 1", rat=5) == "rat 5 → 4, park 1 → 2"
    assert of_card("hospital") == "hospital 0 → 1"
    assert of_card("hotel") == "1 option"
    assert of_card("hotel", "hotel 3") == "2 options"


def test_a_card_that_asks_more_says_what_may_come_of_it() -> None:
    assert of_card("Notre Dame", "park 2", gold=2) == "up to 4 prestige for 2 gold"
    assert of_card("trusted friend") == "a sector acts"
    t = given(hand="carriage house", at="carriage house 1", messages="0 IP 1, 1 IP 4, 1 OP 3", taken="1")
    assert brings(t, "play carriage house") == "up to 2 streets, 1 message"


def test_a_card_that_brings_nothing_says_so() -> None:
    idle: list[tuple[dict[str, Any], str]] = [
        ({"hand": "bank", "ready": 0}, "no marker to place"),
        ({"hand": "Notre Dame", "gold": 0}, "no gold to give"),
        ({"hand": "Notre Dame", "ready": 0}, "no marker to place"),
        ({"hand": "cloister school", "ready": 1, "at": "bank 9, Notre Dame 4"}, "brings nothing as things stand"),
    ]
    for said, why in idle:
        t, words = given(**said), f"play {said['hand']} of seat 0"
        assert (brings(t, words), minds(t, words)) == ("", why)


def test_a_card_says_what_is_to_be_minded_with_it() -> None:
    t = given(hand="bank", at="hotel 1", ready=0)
    assert (brings(t, "play bank"), minds(t, "play bank")) == ("", "no marker is ready: one has to move there")
    assert minds(given(hand="bank"), "play bank") == ""
    t = given(hand="carriage house")
    assert (brings(t, "play carriage house"), minds(t, "play carriage house")) == (
        "up to 1 street",
        "no message within reach",
    )


def test_a_donation_is_worth_its_table_and_the_park() -> None:
    t = done(given(hand="Notre Dame", at="park 2"), "play Notre Dame")
    assert labels(t) == ["1 gold: 2 prestige", "2 gold: 4 prestige", "3 gold: 7 prestige", "give nothing"]
    assert brings(t, "donate 3") == "1 of it from the park, a marker on Notre Dame"
    assert brings(t, "decline") == ""
    t = given(hand="Notre Dame", at="park 2", ready=0)
    assert brings(t, "play Notre Dame") == "up to 6 prestige for 3 gold"
    t = done(t, "play Notre Dame")
    assert labels(t)[2] == "3 gold: 6 prestige", "the park has to give the marker"
    assert brings(t, "donate 3") == "a marker on Notre Dame"
    assert minds(t, "donate 3") == "", "the prompt says that a marker has to move"
    t = done(t, "donate 3")
    assert (brings(t, "from park"), minds(t, "from park")) == ("6 prestige", "park 2 → 1")
    t = done(given(hand="Notre Dame", at="park 2, bank 1", ready=0, gold=2), "play Notre Dame")
    assert labels(t) == ["1 gold: up to 2 prestige", "2 gold: up to 4 prestige", "give nothing"]


def test_a_marker_that_moves_says_what_becomes_of_where_it_stood() -> None:
    t = done(given(hand="residence", at="hospital 2, bank 1", ready=0), "play residence")
    assert (brings(t, "from hospital"), minds(t, "from hospital")) == ("1 prestige", "hospital 2 → 1")
    assert (brings(t, "from bank"), minds(t, "from bank")) == ("1 prestige", "")


def test_a_market_says_what_its_message_brings_or_why_it_waits() -> None:
    t = given(hand="carriage house", at="carriage house 1, park 2", messages="0 IP 3, 0 ON 2, 1 IP 4", rat=5, taken="1")
    t = done(t, "play carriage house")
    assert brings(t, "drive to 1 IP") == "ivory message 3: 4 prestige (1 from the park), rat 5 → 4"
    assert brings(t, "drive to 1 ON") == "ivory message 2: 3 prestige (1 from the park), 1 marker"
    assert (brings(t, "drive to 2 IP"), minds(t, "drive to 2 IP")) == ("", "black must wait: ivory comes first")
    assert (brings(t, "drive to 1 C"), minds(t, "drive to 1 C")) == ("", "")
    assert minds(t, "drive to 1 IP") == ""
    t = done(t, "drive to 1 IP")
    assert brings(t, "take") == "4 prestige (1 from the park), rat 5 → 4"
    assert brings(t, "take but leave the rat") == "4 prestige (1 from the park)"
    assert brings(t, "decline") == ""


def test_an_option_of_the_hotel_says_what_it_is() -> None:
    t = done(given(hand="hotel", rat=2), "play hotel")
    assert [brings(t, f"wish {what}") for what in ("gold", "marker", "rat")] == ["1 gold", "1 marker", "rat 2 → 1"]


def test_a_person_says_what_it_would_bring_now() -> None:
    assert brings(hiring("monk"), "hire monk") == "1 prestige, 2 markers"
    assert brings(hiring("money lender", at="park 4"), "hire money lender") == "3 prestige (2 from the park), 2 gold"
    assert brings(hiring("hostess"), "hire hostess") == "3 prestige, 1 option"
    t = hiring("beggar king", rat=9)
    assert (brings(t, "hire beggar king"), minds(t, "hire beggar king")) == ("", "brings nothing")
    assert brings(hiring("mayor", at="bank 3, hotel 2 + friend"), "hire mayor") == "6 prestige"
    assert brings(hiring("fool", at="bank 1"), "hire fool") == "moves a token"
    assert minds(hiring("fool"), "hire fool") == "brings nothing"
    assert brings(hiring("minstrel", at="bank 3"), "hire minstrel") == "moves three tokens"
    assert brings(hiring("bishop"), "hire bishop") == "a marker for an empty sector"
    assert gain(hiring("monk"), 0, DECLINE) == note(hiring("monk"), 0, DECLINE) == ""


def test_the_doctor_says_where_the_rat_goes_with_him_and_without() -> None:
    t = hiring("doctor", at="hospital 1", rat=5, plague=4)
    assert brings(t, "hire doctor") == "plague: rat 5 → 4, not 8"
    assert brings(hiring("doctor", rat=8, plague=4), "hire doctor") == "plague: rat stays at 8, not beyond 9"
    t = hiring("doctor", at="hospital 1", plague=1)
    assert (brings(t, "hire doctor"), minds(t, "hire doctor")) == ("", "brings nothing")


def test_tokens_that_the_people_move_say_what_comes_of_it() -> None:
    t = done(hiring("fool", at="park 2, residence 1"), "hire fool")
    assert brings(t, "from park") == ""
    assert brings(done(t, "from park"), "to residence") == "2 prestige"
    assert minds(done(t, "from park"), "to residence") == "park 2 → 1"
    t = done(hiring("minstrel", at="bank 3"), "hire minstrel", "from bank")
    assert brings(t, "to hospital") == "hospital 0 → 3"
    assert brings(t, "to hotel") == ""


def test_in_the_draft_a_card_says_what_it_would_bring_if_it_were_played_now() -> None:
    t = drafting()
    assert t.phase == DRAFT
    before = t.to_bytes()
    says = {BANK: "1 gold", RESIDENCE: "1 prestige"}
    for seat in range(t.seats):
        for kind, words in says.items():
            assert gain(t, seat, KEEP + kind) == words
    assert t.to_bytes() == before


def test_a_hint_changes_nothing() -> None:
    t = given(hand="residence", at="residence 1, park 2")
    before = t.to_bytes()
    brings(t, "play residence")
    assert t.to_bytes() == before
    assert rules.mover(t) == 0
