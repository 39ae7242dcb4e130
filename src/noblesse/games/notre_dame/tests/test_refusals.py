"""Why an action is not legal now, in a sentence, and then what to do."""

from __future__ import annotations

from typing import Any

import pytest

from noblesse.core import CHANCE, Bits, Source
from noblesse.games.notre_dame import actions, rules
from noblesse.games.notre_dame.box import ACTIONS, HIRE, PLAY
from noblesse.games.notre_dame.notation import VERBS
from noblesse.games.notre_dame.table import Table
from noblesse.games.notre_dame.tests.given import given, hiring
from noblesse.games.notre_dame.tests.plies import done, drafting, plagued
from noblesse.games.notre_dame.tests.words import market

USE_PARK = 9 + 5


def refused(t: Table, words: str) -> str:
    """The refusal of an action of seat 0, by its words."""
    return actions.refusal(t, 0, VERBS.read(words))


def playing(*words: str, **said: Any) -> Table:
    """A table after some plies."""
    return done(given(**said), *words)


def test_a_card_that_one_does_not_choose_from() -> None:
    t = drafting()
    other = next(kind for kind in range(9) if kind not in t.choice[0])
    assert actions.refusal(t, 0, other).endswith("is not among the cards you may keep. " + keep_words(t))
    assert actions.refusal(t, 0, USE_PARK) == f"Cards are played when everybody has chosen. {keep_words(t)}"


def keep_words(t: Table) -> str:
    """What may be kept, in words."""
    names = [actions.label(t, 0, kind) for kind in t.choice[0]]
    named = [name if name == "Notre Dame" else f"the {name}" for name in names]
    return f"Keep {named[0]}, {named[1]} or {named[2]}."


def test_a_card_that_is_not_in_hand() -> None:
    t = given(hand="bank, hotel, residence")
    assert actions.refusal(t, 0, USE_PARK) == "You do not hold the park. Play the bank, the residence or the hotel."
    assert refused(t, "keep park") == "The cards of this round are chosen. Play the bank, the residence or the hotel."
    assert refused(t, "decline").startswith("A card must be played.")


def test_a_donation_that_one_cannot_pay() -> None:
    t = playing("play Notre Dame", hand="Notre Dame", gold=2)
    assert refused(t, "donate 3") == "You cannot give 3 gold: you have 2. Give 1 or 2, or nothing."
    assert refused(given(hand="bank"), "donate 1").startswith("One donates only with the card Notre Dame.")


def test_a_promised_donation_cannot_be_declined() -> None:
    t = playing("play Notre Dame", "donate 2", hand="Notre Dame", at="park 1", ready=0)
    assert refused(t, "decline").startswith("You promised 2 gold to Notre Dame.")


def test_a_market_out_of_reach() -> None:
    t = playing("play carriage house", hand="carriage house", at="carriage house 1", seats=4)
    assert refused(t, "drive to 2 C").startswith("That market is 3 streets away, your carriage goes 2.")
    assert refused(t, "drive to 5 C").startswith("There is no such market in this city.")
    assert refused(t, "take").startswith("A message is taken where the carriage stops.")
    assert refused(t, "decline").startswith("Choose a market, your own to stay.")
    assert refused(given(hand="bank"), "drive to 1 C").startswith("Your carriage does not drive now.")


def test_a_message_that_must_wait() -> None:
    t = given(hand="bank", carriage="1 IP", messages="1 IP 3, 2 ON 1, 0 ON 2", taken="1", seats=3)
    assert refused(t, "take").startswith("Black must wait: ivory and crimson come first.")
    t.letters[0][0] = 1
    assert refused(t, "take").startswith("Black must wait: crimson comes first.")
    t.message[market("1 IP")] = 0
    assert refused(t, "take").startswith("No message lies where your carriage stands.")


def test_a_message_that_leaves_the_rat_alone() -> None:
    t = playing("play carriage house", "drive to 1 IP", hand="carriage house", messages="0 IP 4", rat=3)
    assert refused(t, "take but leave the rat") == (
        "This message does not move your rat. Take the message? It brings 4 prestige."
    )


def test_a_hire_without_gold_a_second_hire_and_somebody_who_is_not_there() -> None:
    t = given(hand="bank, hotel, residence", gold=0)
    assert refused(t, "hire monk").startswith("You have no gold to hire anybody.")
    assert refused(given(hand="bank"), "hire monk").startswith("People are hired when everybody has played two cards.")
    t = hiring("fool", at="bank 1")
    assert refused(t, "hire bishop") == (
        "The bishop is not here in this round. Hire the fool, the hostess or the city guard, or nobody."
    )
    t = done(t, "hire fool")
    assert refused(t, "hire fool") == "You have hired the fool: one a round. Which of your tokens moves?"
    assert refused(t, "decline").startswith("The fool is hired and acts as far as possible.")


def test_the_trusted_friend_goes_elsewhere_and_stands_in_for_no_marker() -> None:
    t = playing("play trusted friend", hand="trusted friend", at="bank friend")
    assert refused(t, "to bank") == (
        "Your trusted friend is in the bank already. Send your trusted friend to another sector. It acts."
    )
    assert refused(t, "decline").startswith("The trusted friend must go somewhere.")
    t = playing("play bank", hand="bank", at="hotel 1, park friend", ready=0)
    assert refused(t, "with the friend").startswith("Your trusted friend cannot stand in for a marker.")
    assert refused(t, "from bank").startswith("The marker must come from elsewhere than the bank.")
    assert refused(t, "from residence").startswith("You have no such marker in the residence.")
    assert refused(t, "from Notre Dame").startswith("You have no such marker on Notre Dame.")


def test_an_option_that_is_not_open() -> None:
    t = playing("play hotel", hand="hotel", ready=14)
    assert refused(t, "wish marker") == "Your stock is empty. Choose an option."
    assert refused(t, "wish rat") == "Your rat is at 0 already. Choose an option."
    assert refused(given(hand="bank"), "wish gold").startswith("That is for guests of the hotel or the hostess.")


def test_tokens_that_the_fool_the_minstrel_and_the_bishop_cannot_move() -> None:
    t = done(hiring("fool", at="bank 1"), "hire fool")
    assert refused(t, "with the friend").startswith("Your trusted friend is not on the board yet.")
    assert refused(done(t, "from bank"), "to bank").startswith("What comes from the bank must go elsewhere.")
    t = done(hiring("minstrel", at="bank 3, hotel 2, park 1 + friend"), "hire minstrel")
    assert refused(t, "from hotel").startswith("There are no three such tokens in the hotel.")
    assert refused(t, "from Notre Dame").startswith("The minstrel moves nothing from Notre Dame.")
    assert refused(t, "with the friend").startswith("Too few markers stand with your friend in the park.")
    t = done(hiring("bishop", at="bank 1"), "hire bishop")
    assert refused(t, "to bank").startswith("The bank is not empty.")


def test_what_the_plague_does_not_take() -> None:
    t = plagued()
    t.markers[0][5] = 1
    assert refused(t, "from park").startswith("The park is not your strongest sector.")
    assert refused(t, "from residence").startswith("The residence holds no marker of yours.")
    assert refused(t, "from Notre Dame").startswith("The plague takes nothing from Notre Dame.")
    assert refused(t, "with the friend").startswith("The plague never takes the trusted friend.")
    assert refused(t, "decline").startswith("The plague takes a marker.")


@pytest.mark.parametrize("seats", [2, 4])
def test_every_action_that_is_not_legal_is_refused_in_whole_sentences(seats: int) -> None:
    t, source = drafting(seats), Source(seats)
    phases: set[int] = set()
    for _ in range(60):
        seat = rules.mover(t)
        if seat == CHANCE:
            break
        out = Bits(ACTIONS)
        rules.legal(t, seat, out)
        if t.phase not in phases or t.phase in (PLAY, HIRE):
            phases.add(t.phase)
            for action in range(ACTIONS):
                if action not in out:
                    says = actions.refusal(t, seat, action)
                    assert says[0].isupper()
                    assert says[-1] in ".?"
                    assert "  " not in says
        legal = list(out)
        rules.apply(t, seat, legal[source.below(len(legal))])
    assert len(phases) > 5
