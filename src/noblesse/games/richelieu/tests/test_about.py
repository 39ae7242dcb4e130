"""The notes on pieces."""

from __future__ import annotations

import pytest

from noblesse.core import Source
from noblesse.core.drawing import About
from noblesse.games.richelieu import box
from noblesse.games.richelieu.about import about
from noblesse.games.richelieu.table import Table
from noblesse.games.richelieu.tests.given import given
from noblesse.games.richelieu.tests.test_view import lay_before, walked
from noblesse.games.richelieu.tests.words import do
from noblesse.games.richelieu.view import view

MINUS = "\N{MINUS SIGN}"
PLACES = [
    *(f"spot-{spot}" for spot in range(box.SPOTS)),
    *(f"{word}-{kind}" for word in ("agent", "other") for kind in range(box.KINDS)),
    *(f"sheet-{number}-{side}" for number in range(box.BOXES) for side in range(box.SIDES)),
    *(f"box-{number}" for number in range(box.BOXES)),
    *(f"screen-{seat}" for seat in range(2)),
    *("city", "city-0", "jewels", "purse", "won", "cardinal", "road", "income", "military", "queen", "eminence"),
    "stack",
]


def note(t: Table, place: str, viewer: int | None = 0) -> About:
    """The note on a place, which must be there."""
    found = about(view(t, viewer), place)
    assert found is not None
    return found


def test_an_empty_field_says_its_price_and_how_an_agent_lies_there() -> None:
    found = note(given(), "spot-0")
    assert found.title == "Box I, Richelieu, field 1"
    assert found.counts == "Price 2 L: agents lie face down"
    assert found.text == "Empty. An agent placed here lies face down."
    assert note(given(), "spot-4").counts == "Free: agents lie face up"


def test_the_second_agent_of_a_turn_is_said_to_cost_more() -> None:
    t = given(actions=2)
    t.placed = 1
    assert note(t, "spot-0").text == "Empty. The second agent of a turn costs 2 L more: 4 L here."


def test_the_last_field_warns_that_the_box_is_resolved() -> None:
    t = given(boxes={2: ("R01: A1 B1 C1 D1 -", "H1")})
    assert "last field of its sheet: whoever fills it has box II resolved." in note(t, "spot-14").text


def test_a_settled_box_says_that_nothing_may_be_put_there() -> None:
    t = given()
    t.due[0] = 0
    assert "settled" in note(t, "spot-0").text
    assert "resolved next" in note(t, "box-0").text


@pytest.mark.parametrize(
    ("viewer", "said"),
    [
        (0, "Your agent, face down: 3. Only you may look at it."),
        (1, f"Ivory's agent, face down. It may be {MINUS}2, 1, 2 or 3."),
        (None, f"Ivory's agent, face down. It may be {MINUS}2, 1, 2 or 3."),
    ],
)
def test_an_agent_face_down_says_its_value_to_its_owner_only(viewer: int | None, said: str) -> None:
    assert note(given(boxes={1: ("R01: A3d", "H1")}), "spot-0", viewer).text == said


def test_an_agent_face_up_says_its_value_to_everybody() -> None:
    t = given(boxes={1: ("R01: A3u", "H1")})
    assert note(t, "spot-0", None).text == "Ivory's agent, face up: 3."


def test_a_value_that_follows_from_the_city_is_said_to_follow() -> None:
    t = given(boxes={1: ("R01: B3d", "H1")}, city={"B": "-2 -2 1 1 1 2 2 2"})
    assert note(t, "spot-0").text == "Black's agent, face down. It can only be 3: all others are accounted for."


def test_agents_from_before_a_take_back_name_each_other() -> None:
    t = given(boxes={1: ("R01: B3d B1d", "H1")})
    lay_before(t, 0, 1)
    assert note(t, "spot-0").text.endswith("With box I, Richelieu, field 2 it makes 1, 3 in some order.")


def test_a_pawn_is_nobodys() -> None:
    found = note(given(boxes={1: ("R01: Q", "H1: G")}), "spot-0")
    assert found.text == "The Queen stands here. The pawn adds 3 to Richelieu and is nobody's."
    assert note(given(boxes={1: ("R01: Q", "H1")}), "queen").counts == "On box I, Richelieu, field 1"
    assert note(given(), "eminence").counts == "At home"


def test_a_sheet_says_both_places_and_the_cardinals_move() -> None:
    found = note(given(boxes={1: ("R06: A2u B1d", "H1")}), "sheet-0-0", 0)
    assert found.text.startswith("First place: 3 prestige and the Queen. Second place: 1 prestige and 3 L.")
    assert "the Cardinal goes on 2, and catches up" in found.text
    assert found.counts.startswith("Total 2 (0 to 5): ivory 2; black 0 and 1 unknown")


def test_an_enemys_sheet_moves_the_cardinal_back() -> None:
    assert "the Cardinal goes back 2." in note(given(boxes={1: ("R01", "H1")}), "sheet-0-1").text


def test_a_beam_says_who_is_ahead_and_whether_that_is_sure() -> None:
    t = given(boxes={1: ("R01: A2u", "P1: B2d")})
    assert note(t, "box-0", 0).text.startswith("Richelieu is ahead so far.")
    assert note(t, "box-0", 1).text.startswith("Richelieu is ahead for sure, as all lie now.")
    assert note(t, "box-0", 0).counts == f"Richelieu 2; the Protestants 0 ({MINUS}2 to 3)"
    assert note(given(), "box-0").text.startswith("Nobody stands here yet.")


def test_own_agents_say_where_the_others_are() -> None:
    t = given(boxes={1: ("R01: A3d", "H1")}, city={"A": "1 1"})
    assert note(t, "agent-3").counts == "1 of 2 behind the screen"
    assert "Elsewhere: box I, Richelieu, field 1, face down." in note(t, "agent-3").text
    assert "Elsewhere: 2 in the city." in note(t, "agent-1").text
    assert about(view(t, None), "agent-1") is None


def test_while_a_neutral_agent_is_asked_for_the_agents_are_the_neutral_ones() -> None:
    t = given(seats=2, bonus=box.NEUTRAL)
    assert note(t, "agent-1").title == "Neutral sage's agents of value 1"
    assert note(t, "other-1").title == "Your agents of value 1"
    assert note(do(t, "agent 1"), "agent-1").title == "Neutral sage's agents of value 1"
    assert note(t, "agent-1", 1).title == "Your agents of value 1"
    assert note(t, "other-1", 1).title == "Neutral ochre's agents of value 1"
    assert note(t, "agent-1").rule == "6.1"
    assert note(given(seats=2, bonus=box.NEUTRAL, neutrals="one"), "agent-1").rule == "6.2"
    assert about(view(given(), 0), "other-1") is None


def test_a_screen_says_what_may_be_behind_it_and_to_its_owner_what_is() -> None:
    t = given(boxes={1: ("R01: B3d", "H1")}, city={"B": "1 1 1"}, prestige={1: 8})
    theirs, own = note(t, "screen-1", 0), note(t, "screen-1", 1)
    assert theirs.text.startswith(
        f"Behind it, or face down since agents were last taken back: {MINUS}2, {MINUS}2, 2, 2, 2, 3, 3."
    )
    assert own.text.startswith(f"Behind it: {MINUS}2, {MINUS}2, 2, 2, 2, 3.")
    assert "8 is ahead of the Cardinal, 7: 1 action if the turn began now." in theirs.text
    assert theirs.counts == "6 agents"


def test_what_lies_in_the_city_is_said_by_colour() -> None:
    t = given(city={"A": "1 -2", "B": "3"})
    assert note(t, "city").counts == f"Ivory {MINUS}2, 1; black 3; crimson none; indigo none"
    assert note(t, "city-1").counts == "Black 3"


def test_the_stacks_say_how_many_sheets_are_left_and_how_near_patience_is_to_its_end() -> None:
    found = note(given(quiet=3), "stack")
    assert found.counts == "0 of 13 intrigues resolved, 10 pairs to come"
    assert "3 of 20 turns in a row went by without a new agent." in found.text


def test_won_sheets_and_the_purse_are_the_viewers() -> None:
    t = given(taken={0: "R01 R02 P1"})
    assert note(t, "won").counts == "2 Richelieu and 1 Protestants"
    assert note(t, "purse").counts == "7 L, 2 jewels"
    assert about(view(t, None), "won") is None


@pytest.mark.parametrize(
    "place", ["spot-30", "spot", "foo", "sheet-0", "sheet-3-0", "city-9", "cardinal-1", "-", "", "won-0"]
)
def test_what_is_not_there_has_no_note(place: str) -> None:
    assert about(view(given(), 0), place) is None


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_no_note_hangs_on_what_is_hidden(viewer: int | None) -> None:
    state = walked(2, 130)
    twin = state.resample(viewer, Source(3))
    for place in PLACES:
        assert about(view(state.table, viewer), place) == about(view(twin.table, viewer), place)


def test_every_note_is_in_sentences_and_names_a_rule() -> None:
    for plies in (3, 60, 200):
        seen = walked(3, plies).observation(0)
        for found in filter(None, (about(seen, place) for place in PLACES)):
            assert found.title[0].isupper()
            assert found.text.endswith(".")
            assert found.rule[0].isdigit()


def test_while_sheets_are_drawn_a_box_waits_for_them() -> None:
    t = do(given(boxes={1: ("R11: A3u A2u B1u A2u -", "H1")}), "agent 1 to R11 5")
    assert t.phase == box.DRAW
    assert note(t, "box-0").text == "New sheets come."


def test_a_closed_box_has_no_sheets_to_ask_about() -> None:
    t = given(boxes={3: ("", "")}, last=True)
    assert note(t, "box-2").text == "Closed: there are no more sheets for it."
    assert about(view(t, 0), "sheet-2-0") is None
    assert about(view(t, 0), "spot-25") is None
