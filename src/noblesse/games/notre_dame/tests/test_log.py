"""The log tells turns, to each viewer what it may know."""

from __future__ import annotations

from noblesse.core import Ply, Told
from noblesse.games.notre_dame import actions, rules
from noblesse.games.notre_dame.tests.given import given, hiring
from noblesse.games.notre_dame.tests.plies import done, drafting, kinds, opening, plagued, told


def test_the_log_tells_everybody_their_own_cards_and_of_the_others_only_that_they_chose() -> None:
    t = drafting(2)
    first, rest = kinds(t, 0)[0], [text.removeprefix("keep ") for text in kinds(t, 0)[1:]]
    plies = []
    for seat in (0, 1):
        plies.append(Ply(t.copy(), seat, actions.read(t, seat, kinds(t, seat)[0])))
        rules.apply(t, seat, plies[-1].action)
    own = first.removeprefix("keep ")
    mine = actions.tell(plies, t, 0)
    assert mine.seat == 0
    assert all(name in mine.text for name in (own, *rest))
    assert actions.tell(plies[:1], plies[1].before, None) == Told(0, "kept a card and passed two on.")
    assert actions.tell(plies, t, None) == Told(0, "kept a card and passed two on, like everybody.")
    drew = actions.tell(plies[:1], plies[1].before, 1)
    assert drew.seat == 1
    assert drew.text.startswith("drew ")


def test_the_log_says_who_has_the_bell_and_who_came() -> None:
    t = done(opening(), "seat 1 begins")
    laid = [f"message {kind} on {n} {spot}" for n in (1, 2, 3) for kind, spot in ((1, "IP"), (2, "IN"), (3, "OP"))]
    assert told(opening(), "seat 1 begins", *laid, "monk comes", "fool comes", "bishop comes") == Told(
        1, "took the bell.\nThe monk, the fool and the bishop came, with 2 rats."
    )
    assert actions.tell([], t, None).text == ""


def test_the_log_tells_a_card_and_what_it_brought() -> None:
    t = given(hand="residence, bank, hotel", at="residence 2, park 2, hotel 3", rat=4)
    assert told(t, "play residence") == Told(0, "played the residence (3).", "Takes 4 prestige, 1 of it from the park.")
    assert told(t, "play bank") == Told(0, "played the bank (1).", "Takes 1 gold.")
    assert told(t, "play hotel", "wish gold", "wish rat") == Told(
        0, "played the hotel (4).", "Takes 1 gold. Rat 4 → 3."
    )
    t = given(hand="bank, Notre Dame, trusted friend", at="hotel 1, bank 1", ready=0)
    assert told(t, "play bank", "from hotel").text == "played the bank (2) with a marker from the hotel."
    assert told(t, "play bank", "decline").text == "played the bank without moving a marker there."
    assert told(t, "play Notre Dame", "donate 3", "from bank") == Told(
        0, "played Notre Dame and gave 3 gold, with a marker from the bank.", "Takes 6 prestige."
    )
    assert told(t, "play Notre Dame", "decline") == Told(0, "played Notre Dame and gave nothing.")
    assert told(t, "play trusted friend", "to bank") == Told(
        0, "sent the trusted friend to the bank (2).", "Takes 2 gold."
    )
    assert told(given(hand="bank", ready=0), "play bank").text == "played the bank without a marker to place."


def test_the_log_tells_a_drive_to_the_driver_and_to_the_others() -> None:
    t = given(hand="carriage house", at="carriage house 1", messages="1 IP 3, 0 ON 1", rat=2)
    words = "play carriage house", "drive to 2 IP", "take"
    assert told(t, *words) == Told(
        0,
        "played the carriage house (2), drove to {1}'s inner right market and took black message 3.",
        "Takes 3 prestige. Rat 2 → 1.",
    )
    assert told(t, *words[:2], "take but leave the rat").prize == "Takes 3 prestige."
    assert told(t, *words[:2], "decline").text.endswith("market and left black message 3.")
    assert told(t, words[0], "drive to 1 C", viewer=0).text == (
        "played the carriage house (2) and stayed at your centre market."
    )
    t = given(hand="trusted friend", seats=2, carriage="1 IP")
    by_friend = "play trusted friend", "to carriage house"
    assert told(t, *by_friend, "drive to 2 IP").text == (
        "sent the trusted friend to the carriage house (1); the carriage stayed at the crimson borough's inner right "
        "market."
    )
    assert told(t, *by_friend, "drive to 1 IN").text == (
        "sent the trusted friend to the carriage house (1) and drove to their inner left market."
    )


def test_the_log_tells_a_hire_and_what_the_hired_did() -> None:
    assert told(hiring("monk", at="park 2"), "hire monk") == Told(
        0, "hired the monk.", "Takes 2 markers and 2 prestige, 1 of it from the park."
    )
    assert told(hiring("money lender", gold=1), "hire money lender").prize == "Takes 2 gold and 1 prestige."
    assert told(hiring("bishop"), "hire bishop", "to residence") == Told(
        0, "hired the bishop, who blessed the residence.", "Takes 1 prestige."
    )
    t = hiring("fool", at="bank 1 + friend, hotel 1")
    assert told(t, "hire fool", "with the friend", "to hotel", "wish gold").text == (
        "hired the fool, who took the friend from the bank to the hotel (2)."
    )
    t = hiring("minstrel", at="bank 2 + friend, hospital 1")
    assert told(t, "hire minstrel", "with the friend", "to hospital").text == (
        "hired the minstrel, who led three tokens, the friend among them, from the bank to the hospital (4)."
    )
    assert told(hiring("minstrel", at="bank 2"), "hire minstrel").text == "hired the minstrel, who found nothing to do."
    assert told(hiring("monk"), "decline") == Told(0, "hired nobody.")


def test_the_last_hire_tells_what_the_plague_did_to_everybody() -> None:
    t = given(hiring=True, at={0: "hospital 2", 1: "bank 2"}, rat={0: 4, 1: 8, 2: 1}, plague=3, prestige={1: 1}, gold=1)
    words = "decline", "decline", "decline"
    t = done(t, *words[:2])
    assert told(t, "decline", viewer=2) == Told(
        2,
        "hired nobody.",
        then="Plague of 3 rats: {0} 4 → 5, {1} 8 → 9 and lost 1 prestige and a marker in the bank, you 1 → 4.",
    )


def test_where_no_chance_decides_who_comes_the_last_turn_tells_of_the_new_round() -> None:
    t = given(hiring=True, seats=2, round=1, gold={0: 0, 1: 1}, plague=3)
    bell = "took the bell.\nThe fool, the money lender and the bishop came, with 4 rats."
    assert told(t, "decline").then == f"Plague of 3 rats: {{0}} 0 → 3, {{1}} 0 → 3.\n{{1}} {bell}"
    assert told(t, "decline", viewer=1).then.endswith(f"\nYou {bell}")
    t = given(hiring=True, seats=2, round=0, gold={0: 0, 1: 1}, plague=3)
    assert told(t, "decline").then == "Plague of 3 rats: {0} 0 → 3, {1} 0 → 3."


def test_a_marker_that_must_be_chosen_is_told_when_it_is_lost() -> None:
    t = given(hiring=True, seats=2, at="bank 2, hotel 2", rat=9, plague=5, prestige=7, gold={0: 0, 1: 3})
    assert told(t, "decline").then == "Plague of 5 rats: {0} stayed at 9 and lost 2 prestige."
    lost = told(plagued(), "from bank")
    assert (lost.text, lost.then) == ("lost a marker in the bank to the plague.", "The plague went on: {1} 0 → 5.")


def test_the_end_of_a_period_tells_what_notre_dame_gave() -> None:
    t = given(
        hiring=True,
        seats=2,
        round=8,
        people="monk, doctor, mayor",
        at={0: "Notre Dame 2, park 2", 1: "Notre Dame 1"},
        gold={0: 0, 1: 1},
        plague=0,
    )
    assert told(t, "decline", viewer=1).then == (
        "Plague of 0 rats: {0} stayed at 0, you stayed at 0.\n"
        "Notre Dame gave 2 prestige for each marker: {0} 4 and 1 from the park, you 2.\n"
        "That was the last round."
    )
