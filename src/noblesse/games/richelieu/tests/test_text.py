"""The table as text."""

from __future__ import annotations

import pytest

from noblesse.core import Source
from noblesse.games.richelieu import box
from noblesse.games.richelieu.board.words import text
from noblesse.games.richelieu.table import Table
from noblesse.games.richelieu.tests.given import given
from noblesse.games.richelieu.tests.test_view import lay_before, walked
from noblesse.games.richelieu.tests.words import do
from noblesse.games.richelieu.view import view


def lines(t: Table, viewer: int | None = 0) -> list[str]:
    """The lines a viewer reads, each without its margin."""
    return [" ".join(line.split()) for line in text(view(t, viewer)).splitlines()]


def test_the_text_says_whose_turn_it_is_and_how_many_actions_are_left() -> None:
    t = given(actions=2)
    assert "turn of ivory: 0 of 2 actions taken" in lines(t)
    t.actions, t.acted, t.placed = 1, 1, 1
    assert "turn of ivory: 1 of 2 actions taken; another agent costs 2 L more" in lines(t)


def test_the_text_hides_money_jewels_and_won_sheets_of_others() -> None:
    said = lines(given(taken={0: "R01", 1: "R02 E1"}, money={0: 4}))
    own = "> seat 0 ivory prestige 0 income 1 military 0 money 4 jewels 2 agents 10 sheets 1 Richelieu points 13"
    assert own in said
    assert "seat 1 black prestige 0 income 1 military 0 money ? jewels ? agents 10 sheets 1 red, 1 yellow" in said
    assert "0 is behind the Cardinal, 7: 2 actions" in said


def test_the_text_has_every_field_with_its_price_or_who_stands_there() -> None:
    said = lines(given(boxes={1: ("R01: A3d B2d - C1 Q", "H1: - - - D-2d G")}))
    assert "1: ivory 3 down 2: black ? down 3: [1 L] 4: crimson 1 5: Queen 3" in said
    assert "1: [3 L] 2: [2 L] 3: [1 L] 4: indigo ? down 5: Éminence Grise 3" in said
    assert "R Richelieu: first 4 prestige; second 2 prestige; Cardinal +2" in said
    assert "the Queen: on box I, Richelieu, field 5" in said


def test_the_text_says_who_is_ahead_with_what_is_known() -> None:
    said = lines(given(boxes={1: ("R01: A3u B2d", "P1: - - A2 - -")}))
    assert "box I: Richelieu is ahead so far" in said
    assert "total 3 (1 to 6): ivory 3, black 0 and 1 unknown" in said


def test_the_text_has_what_is_behind_the_viewers_screen_and_a_spectator_reads_nothing_of_it() -> None:
    t = given(screen={"A": "1 3"})
    assert "behind your screen: 1, 3" in lines(t)
    assert not any("your screen" in line for line in lines(t, None))


def test_the_text_says_what_others_may_have() -> None:
    t = given(boxes={1: ("R01: B3d B1d B2d", "H1")}, city={"B": "1 1"})
    lay_before(t, 0, 1)
    said = lines(t)
    where = "black has behind the screen, or face down since its last take-back:"
    assert [line.endswith("2, 2, 2, 3") for line in said if line.startswith(where)] == [True]
    assert "black has 1, 3 face down in some order on box I, Richelieu, field 1; box I, Richelieu, field 2" in said


def test_two_players_read_of_their_own_neutral_colour() -> None:
    t = given(seats=2)
    assert any(line.startswith("of neutral sage:") for line in lines(t, 0))
    assert any(line.startswith("of neutral ochre:") for line in lines(t, 1))
    assert any("agents 10 and 7 of sage" in line for line in lines(t, 1))


def test_the_agent_in_hand_is_named_to_its_owner_only() -> None:
    t = do(given(), "agent 3")
    assert "in hand: an agent of ivory, 3" in lines(t)
    assert "in hand: an agent of ivory" in lines(t, 1)


def test_a_box_that_is_being_resolved_says_who_is_rewarded() -> None:
    t = given(boxes={1: ("R09: A3u A2u B1u A2u -", "H1"), 2: ("R01: B2d", "H2")})
    said = lines(do(t, "agent 1 to R09 5"), None)
    assert "box I is being resolved: Richelieu wins; ivory first, black second" in said


def test_while_sheets_are_drawn_the_box_waits_for_them() -> None:
    t = given(boxes={1: ("R11: A3u A2u B1u A2u -", "H1")})
    assert "box I: new sheets come" in lines(do(t, "agent 1 to R11 5"))


def test_a_closed_box_is_said_to_be_closed() -> None:
    assert "box III: closed" in lines(given(boxes={3: ("", "")}, last=True))


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_the_text_hangs_on_nothing_that_is_hidden(seats: int, viewer: int | None) -> None:
    for plies in (50, 140):
        state = walked(seats, plies)
        twin = state.resample(viewer, Source(plies))
        assert text(state.observation(viewer)) == text(twin.observation(viewer))


def test_at_the_end_the_text_has_all_points() -> None:
    t = given(prestige={0: 3, 1: 5})
    t.phase = box.OVER
    assert [line.rpartition(" ")[2] for line in lines(t, None) if " points " in line] == ["12", "14", "9", "9"]
