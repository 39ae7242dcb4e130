"""What is not legal is refused with the rule's reason."""

from __future__ import annotations

import pytest

from noblesse.games.richelieu.box import CORRUPT, FREE_AGENT, NEUTRAL, SEND_EMINENCE, SEND_QUEEN
from noblesse.games.richelieu.tests.given import given
from noblesse.games.richelieu.tests.plies import done, refused

FULL = {1: ("R01: A3 B1 C1 D1 -", "P1"), 2: ("R03: A2 B-2 - - C1", "E1")}


def test_income_is_collected_once_a_turn() -> None:
    assert refused(done(given(actions=2), "income"), "income") == "You have collected income already: once a turn."


def test_a_placement_that_cannot_be_paid_says_the_sum_and_what_one_has() -> None:
    t = done(given(boxes={1: ("R01", "P1")}, money={0: 4}, actions=2), "pick 1", "to I R 4", "pick 1")
    assert refused(t, "to I R 1") == (
        "That field costs 5 L, 2 of them for the second agent of a turn, and you have 4 L. "
        "Choose a field for the agent in hand."
    )
    t = done(given(boxes={1: ("R01", "P1")}, money={0: 2}), "pick 1")
    assert refused(t, "to I R 1").startswith("That field costs 3 L, and you have 2 L.")


def test_an_agent_is_not_picked_if_no_field_can_be_paid() -> None:
    t = done(given(money={0: 1}, actions=2), "pick 1", "to I R 5")
    assert refused(t, "pick 1") == (
        "Even the cheapest field costs 2 L, 2 of them for the second agent of a turn, and you have 1 L."
    )


def test_a_commission_is_only_for_those_behind_the_cardinal() -> None:
    assert refused(given(prestige={0: 7}), "commission") == (
        "A commission is for those behind the Cardinal now, and you are level with him."
    )
    assert refused(given(prestige={0: 9}), "commission").endswith("you are ahead of him.")
    assert refused(given(military={0: 4}, money={0: 4}), "commission") == (
        "A commission costs 5 L, the next square, and you have 4 L."
    )
    assert refused(given(military={0: 10}), "commission") == "Your marker is at the end of the military track."
    assert refused(done(given(actions=2), "commission"), "commission").startswith(
        "You have bought a commission already"
    )


def test_a_jewel_is_sold_or_bought_once_a_turn_if_there_is_one_and_money() -> None:
    assert refused(given(), "buy") == "A jewel costs 8 L, and you have 7 L."
    assert refused(given(money={0: 9}, city_jewels=0), "buy") == "There is no jewel in the city."
    assert refused(given(jewels={0: 0}), "sell") == "You have no jewel to sell."
    assert refused(done(given(actions=2), "sell"), "buy") == "You have sold or bought a jewel already: once a turn."


def test_the_first_action_cannot_be_declined() -> None:
    assert refused(given(actions=2), "decline").startswith("The first action cannot be declined")


def test_an_agent_must_be_behind_the_screen() -> None:
    assert refused(given(screen={"A": "1 2"}), "pick 3") == "There is no 3 behind your screen."
    assert refused(given(screen={"A": ""}), "pick 3").startswith("You have no agent behind your screen")


def test_what_is_in_hand_is_placed_first_and_on_an_empty_field() -> None:
    t = done(given(boxes=FULL), "pick 1")
    assert refused(t, "pick 2").startswith("An agent is in hand already.")
    assert refused(t, "income").startswith("That is an action of a turn")
    assert refused(t, "decline").startswith("The agent in hand must be placed.")
    assert refused(t, "to I R 1").startswith("Somebody stands there.")
    assert refused(given(), "to I R 1") == "Pick an agent first."


def test_a_closed_box_takes_nobody() -> None:
    t = done(given(boxes={3: ("", "")}, last=True), "pick 1")
    assert refused(t, "to III R 1").startswith("Box III is closed: no sheets lie there.")


def test_a_neutral_agent_never_takes_the_last_field() -> None:
    t = done(given(seats=2, boxes={1: ("R01: A3 B1 A1 B2 -", "P1")}, bonus=NEUTRAL), "pick 1")
    assert refused(t, "to I R 5").startswith("A neutral agent never takes the last empty field of a sheet.")
    assert refused(t, "decline").startswith("A neutral agent must be placed where it can.")
    assert refused(given(seats=2, bonus=NEUTRAL), "pick 3").startswith("There is no sage 3 behind your screen.")
    shared = given(seats=2, bonus=NEUTRAL, neutrals="one", screen={"C": "1"})
    assert refused(shared, "pick 2").startswith("There is no sage 2 left beside the board.")


@pytest.mark.parametrize(
    ("where", "says"),
    [
        ("I R 1", "Your own agents cannot be corrupted."),
        ("I R 2", "The Queen is no agent: pawns cannot be corrupted."),
        ("I O 1", "The Éminence Grise is no agent: pawns cannot be corrupted."),
        ("I O 2", "Neutral agents cannot be corrupted."),
        ("I O 3", "Nobody stands there."),
        ("III R 1", "Box III is full and will be resolved: nobody comes or goes there."),
    ],
)
def test_corruption_moves_only_agents_of_other_players(where: str, says: str) -> None:
    t = given(seats=2, boxes={1: ("R01: A3 Q", "E1: G C1"), 2: ("R03: B2", "P1"), 3: ("R05: B1", "H2")}, bonus=CORRUPT)
    t.due[0] = 2
    assert refused(t, f"corrupt {where}").startswith(says)


def test_nothing_comes_or_goes_in_a_box_that_is_being_resolved() -> None:
    t = given(boxes={1: ("R01: A3 B1", "E1"), 2: ("R03: B1", "H2")}, bonus=CORRUPT)
    t.resolving = 0
    assert refused(t, "corrupt I R 2").startswith("Box I is being resolved: nobody comes or goes there.")
    assert refused(t, "to II R 1").startswith("First choose which agent is to move.")
    t = done(t, "corrupt II R 1")
    assert refused(t, "to I R 5").startswith("Box I is being resolved")
    assert refused(t, "corrupt II R 1").startswith("The agent is chosen already.")
    assert refused(t, "decline").startswith("The agent that was chosen must move.")
    assert refused(t, "pick 1").startswith("No agent of yours is placed now.")
    assert refused(given(), "corrupt I R 1") == "Agents are moved only by a corruption."


def test_each_pawn_keeps_to_its_side_and_leaves_its_sheet() -> None:
    t = given(boxes={1: ("R01: Q", "E1: G")}, bonus=SEND_QUEEN)
    assert refused(t, "to I O 2").startswith("The Queen goes only to sheets of the Cardinal.")
    assert refused(t, "to I R 2").startswith("She stands on that sheet already: another one is needed.")
    t = given(boxes={1: ("R01: Q", "E1: G")}, bonus=SEND_EMINENCE)
    assert refused(t, "to I R 2").startswith("The Éminence Grise goes only to sheets that oppose the Cardinal.")
    assert refused(t, "to I O 2").startswith("He stands on that sheet already")


def test_a_bonus_says_what_may_be_done_instead() -> None:
    assert refused(given(bonus=FREE_AGENT), "income") == (
        "That is an action of a turn, and something else is asked. Pick an agent to place for free, or leave it."
    )
