"""The log tells turns and resolutions step by step, to each viewer what it may know."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from noblesse.core import CHANCE, Seat, Told
from noblesse.games.richelieu import actions
from noblesse.games.richelieu.box import NEUTRAL
from noblesse.games.richelieu.tests.given import given, new_table
from noblesse.games.richelieu.tests.plies import told

Sheets = tuple[str, str]
WON: Mapping[int, Sheets] = {1: ("R01: C3 A-2 D2", "E1: A2 A3 B2 B1 -"), 2: ("R03", "H2"), 3: ("R05", "F1")}
"""England lacks its last agent."""


def test_the_log_tells_actions_and_what_is_paid() -> None:
    t = given(actions=2, military={0: 1}, income={0: 3})
    assert told(t, "income", "commission") == Told(
        0, "collected 3 L, then bought a commission for 2 L: military 1 → 2 (income 3 → 4 on the way)."
    )
    assert told(t, "sell", "decline").text == "sold a jewel for 5 L, then ended the turn."
    assert told(given(money={0: 9}), "buy").text == "bought a jewel for 8 L."
    t = given(military={0: 3})
    assert told(t, "commission").prize == "Takes 1 prestige."


def test_what_lies_face_down_is_told_to_its_owner_and_not_to_others() -> None:
    t = given(boxes={1: ("R01", "E1")}, actions=2)
    words = "pick 3", "to I O 1", "pick -2", "to I R 5"
    assert told(t, *words, viewer=0).text == (
        "placed a 3 face down with England in box I for 3 L, then placed a −2 face up with Richelieu in box I for 2 L."
    )
    for viewer in (1, None):
        assert told(t, *words, viewer=viewer).text == (
            "placed an agent face down with England in box I for 3 L, "
            "then placed a −2 face up with Richelieu in box I for 2 L."
        )


def test_an_agent_in_hand_is_told_to_its_owner_alone() -> None:
    assert told(given(), "pick 3", viewer=0).text == "picked the 3."
    assert told(given(), "pick 3", viewer=1).text == "picked one of the agents."


def test_the_last_agent_brings_the_others_home() -> None:
    t = given(city={"A": "3 1"}, screen={"A": "2"}, boxes={1: ("R01", "E1")})
    assert told(t, "pick 2", "to I R 1").text == (
        "placed an agent face down with Richelieu in box I for 3 L. {0} took 2 agents home from the city."
    )
    assert told(t, "pick 2", "to I R 1", viewer=0).text.endswith("You took 2 agents home from the city.")


def test_a_resolution_is_told_step_by_step() -> None:
    t = given(player=2, boxes=WON, prestige={2: 0}, actions=2)
    assert told(t, "pick 1", "to I O 5", "R04 comes", "P1 comes", "income", viewer=1) == Told(
        2,
        "placed a 1 face up with England in box I. Box I was resolved: England beat Richelieu 9 to 3. "
        "First {0} with 5: the sheet, 3 prestige and income 1 → 2. Second you with 3: 3 prestige and 3 L. "
        "The Cardinal went 7 → 5. New in box I: Richelieu and the Protestants. {2} then collected 1 L.",
    )


def test_the_prize_is_what_the_player_of_the_turn_won() -> None:
    t = given(boxes={1: ("R01: A3 B1 C1 D1 -", "P1")})
    assert told(t, "pick 1", "to I R 5").prize == "Takes a sheet of Richelieu and 4 prestige."


def test_the_log_says_that_a_tie_is_the_cardinals_and_who_lies_further_left() -> None:
    t = given(player=3, boxes={1: ("R01: A3 B1", "P3: C3 C-2 B2 B-2 -")})
    assert "Box I was resolved: 4 to 4, and a tie is the Cardinal's." in told(t, "pick 3", "to I O 5").text
    t = given(boxes={1: ("R02: B1 A3 B2 C2 -", "P1")}, player=3)
    text = told(t, "pick 1", "to I R 5").text
    assert "First {1} with 3, further left: the sheet, 3 prestige and income 1 → 2. Second {0} with 3: " in text


def test_the_cardinal_catches_up_or_stays() -> None:
    t = given(player=3, prestige={0: 8}, boxes={1: ("R01: A3 B1 C1 D1 -", "H2")})
    text = told(t, "pick 1", "to I R 5", viewer=0).text
    assert "The Cardinal went 7 → 9 and on to 12, level with you." in text
    t = given(player=3, cardinal=0, boxes={1: ("R01", "H2: A3 B1 C1 D1 -")})
    assert "The Cardinal stayed on 0." in told(t, "pick 1", "to I O 5").text


def test_nobody_is_rewarded_without_more_than_nothing() -> None:
    t = given(boxes={1: ("R01: A-2 A-2 B-2 C-2 -", "P1: D-2")}, player=2)
    assert told(t, "pick -2", "to I R 5").text.endswith(
        "Box I was resolved: the Protestants beat Richelieu −2 to −10. "
        "Nobody had more than 0 there, so nobody is rewarded. The Cardinal went 7 → 6."
    )


CHAIN: Mapping[int, Sheets] = {
    1: ("R11", "F2: A3 - B1 C1 D1"),
    2: ("R03: A2 B1 C1 - D1", "P1"),
    3: ("R05", "H1"),
}


def test_a_bonus_that_fills_another_box_is_told_in_its_place() -> None:
    words = ["pick 2", "to I O 2", "pick 3", "to II R 4", "R01 comes", "E1 comes", "decline", "R02 comes", "E2 comes"]
    text = told(given(boxes=CHAIN), *words).text
    steps = [
        "placed an agent face down with France in box I for 2 L.",
        "Box I was resolved: France beat Richelieu 8 to 0.",
        "First {0} with 5: the sheet, 3 prestige and an agent to place.",
        "{0} placed a 3 face up with Richelieu in box II for free.",
        "Second {1} with 1, further left: 1 prestige and 3 L.",
        "The Cardinal went 7 → 5.",
        "New in box I: Richelieu and England.",
        "Box II was resolved: Richelieu beat the Protestants 8 to 0.",
        "First {0} with 5: the sheet, 2 prestige and 3 L.",
        "Second {1} with 1, further left: the Queen to send.",
        "{1} did not send the Queen.",
        "The Cardinal went 5 → 7.",
        "New in box II: Richelieu and England.",
    ]
    assert text == " ".join(steps)


@pytest.mark.parametrize(
    ("viewer", "free", "owner"),
    [(None, "I O 5", "an agent of {1}"), (0, "I O 5", "an agent of {1}"), (1, "I O 5", "one of your agents")],
)
def test_a_corrupted_agent_is_told_when_it_is_turned_up(viewer: Seat | None, free: str, owner: str) -> None:
    boxes = {1: ("R01: B3", "E1"), 2: ("R11", "F1: A3 C1 D1 A1 -"), 3: ("R03", "H2")}
    t = given(boxes=boxes, player=3)
    words = ["pick 1", "to II O 5", "corrupt I R 1"]
    text = told(t, *words, f"to {free}", viewer=viewer).text
    assert (
        f"moved {owner}, a 3, from Richelieu in box I to stand with England in box I, where it was turned up." in text
    )
    text = told(t, *words, "to I O 1", viewer=viewer).text
    assert f"moved {owner} from Richelieu in box I to stand with England in box I, where it lies face down." in text
    text = told(t, *words[:2], "decline", viewer=viewer).text
    assert f"{'You' if viewer == 0 else '{0}'} corrupted nobody." in text


def test_a_pawn_is_sent_and_goes_home() -> None:
    t = given(boxes={1: ("R05: A2 B2 C1 D-2 -", "H2"), 2: ("R06: A3 B1 C1 D1 -", "P1")}, player=3)
    text = told(t, "pick 1", "to II R 5", "to I R 5", "R01 comes", "E1 comes", "R02 comes", "E2 comes").text
    assert "First {0} with 3: the sheet, 3 prestige and the Queen to send." in text
    assert "{0} sent the Queen to stand with Richelieu in box I." in text
    assert "Box I was resolved: Richelieu beat Habsburg 6 to 0." in text
    assert "The Queen went home." in text


def test_a_bonus_that_cannot_be_used_is_said_to_lapse() -> None:
    t = given(boxes={1: ("R11", "F1: A3 A1 A1 A2 -"), 2: ("R03", "H2"), 3: ("R05", "P1")})
    assert "2 prestige and no corruption, for none was possible." in told(t, "pick 2", "to I O 5").text


def test_neutral_agents_are_told_by_colour_and_hidden_from_the_other_player() -> None:
    t = given(seats=2, bonus=NEUTRAL, boxes={1: ("R01", "E1")}, player=1)
    assert told(t, "pick 2", "to I R 1", viewer=1).text == "placed an ochre 2 face down with Richelieu in box I."
    assert told(t, "pick 2", "to I R 1", viewer=0).text == "placed an ochre agent face down with Richelieu in box I."
    t = given(seats=2, bonus=NEUTRAL, boxes={1: ("R01", "E1")}, player=1, neutrals="one")
    assert told(t, "pick 2", "to I R 1", viewer=0).text == "placed a sage 2 face down with Richelieu in box I."


def test_a_neutral_colour_takes_its_place_for_nobody() -> None:
    t = given(seats=2, boxes={1: ("R01: C2 A3 C2 B1 -", "H2")}, player=1, prestige={0: 9})
    text = told(t, "pick -2", "to I R 5").text
    assert (
        "First sage with 4: nobody is rewarded, and the sheet leaves the game. Second {0} with 3: 2 prestige." in text
    )
    assert "The Cardinal went 7 → 9." in text


def test_the_last_box_ends_the_match() -> None:
    t = given(boxes={1: ("R01: A3 B1 C1 D1 -", "H2"), 2: ("", ""), 3: ("", "")}, last=True, actions=2)
    assert told(t, "pick 1", "to I R 5").text.endswith("Box I stays empty. That was the last intrigue.")


def test_patience_ends_the_match_with_the_boxes_as_they_stand() -> None:
    t = given(seats=3, quiet=14, last=True, boxes={1: ("R08: A2 B1", "H2"), 2: ("", ""), 3: ("", "")})
    assert told(t, "income") == Told(
        0,
        "collected 1 L.",
        "Takes a sheet of Richelieu and 2 prestige.",
        "15 turns without a new agent: the boxes that are left are resolved as they stand. "
        "Box I was resolved: Richelieu beat Habsburg 3 to 0. "
        "First {0} with 2: the sheet, 2 prestige and no agent, for the match ends here. Second {1} with 1: 2 prestige. "
        "The Cardinal went 7 → 8. That was the last intrigue.",
    )


def test_the_first_turn_begins_with_the_draw() -> None:
    t = new_table(2)
    sheets = [text for pair in ("R01 E1", "R02 E2", "R03 E3") for text in (f"{pair[:3]} comes", f"{pair[4:]} comes")]
    assert told(t, *sheets[:2]) == Told(CHANCE, "laid out 2 sheets.")
    assert told(t, *sheets, "seat 1 begins") == Told(1, "became the start player.")
    assert told(t, *sheets, "seat 1 begins", "income").text == "became the start player, then collected 1 L."
    assert actions.tell([], given(player=3), None) == Told(3, "")
