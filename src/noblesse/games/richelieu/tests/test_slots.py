"""What stands beside the board: chips, strip, tray, and the lid."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from noblesse.core import Source
from noblesse.core.drawing import Marks, Target
from noblesse.games.richelieu import box
from noblesse.games.richelieu.board import art
from noblesse.games.richelieu.board.lid import lid
from noblesse.games.richelieu.board.pieces import SIGNS
from noblesse.games.richelieu.board.slots import facts, strip, tray
from noblesse.games.richelieu.tests.given import given
from noblesse.games.richelieu.tests.test_view import walked
from noblesse.games.richelieu.tests.words import do
from noblesse.games.richelieu.view import view

ART = "/art/richelieu.svg"


def titles(drawn: str) -> list[str]:
    """What the chips say when one points at them."""
    return [quoted or bare for quoted, bare in re.findall(r'title=(?:"([^"]*)"|([^\s">]+))', drawn)]


def places(drawn: str) -> list[str]:
    return re.findall(r'data-place="?([\w-]+)', drawn)


def test_a_seats_chips_say_what_everybody_knows_of_it() -> None:
    t = given(prestige={1: 9}, income={1: 3}, military={1: 2}, taken={1: "R01 E1 E2"})
    said = titles(facts(view(t, 0), 1, ART))
    assert said == [
        "prestige: 9 is ahead of the Cardinal, 7",
        "1 action in its next turn so far",
        "income",
        "military",
        "10 agents of black behind the screen",
        "money, hidden",
        "jewels, hidden",
        "1 Cardinal's sheet won",
        "2 opposing sheets won",
    ]


def test_ones_own_chips_have_money_jewels_and_faces_of_sheets() -> None:
    drawn = facts(view(given(taken={0: "R01 E1 E2"}, money={0: 11}), 0), 0, ART)
    assert "?" not in drawn
    assert "11</span>" in drawn
    assert "2 England sheets won" in titles(drawn)


def test_the_player_sees_which_actions_are_taken() -> None:
    t = given(actions=1)
    t.acted = 1
    drawn = facts(view(t, 0), 0, ART)
    assert "1 of 2 actions taken" in titles(drawn)
    assert [drawn.count(f"#{SIGNS[seal]} ") for seal in ("n-taken", "n-seal", "n-none")] == [1, 1, 0]


def test_with_two_players_a_seat_has_a_chip_for_its_neutral_agents() -> None:
    assert "7 agents of sage behind the screen" in titles(facts(view(given(seats=2), 1), 0))
    assert "sage" not in facts(view(given(seats=2), 1), 1)


def test_the_strip_has_the_cardinal_and_every_seat() -> None:
    drawn = strip(view(given(prestige={0: 12}), 0), ART)
    assert drawn.count("<li") == 5
    assert "<b>7</b>" in drawn
    assert "<b>12</b>" in drawn


def test_the_tray_has_a_button_for_every_kind_that_may_be_picked() -> None:
    t = given(screen={"A": "1 3"})
    legal = {f"agent-{kind}": Target(box.PICK + kind, f"agent {kind}") for kind in (1, 3)}
    drawn = tray(view(t, 0), 0, Marks(legal=legal, seat=0), ART)
    assert drawn.count("<button") == 2
    assert places(drawn) == ["purse", "agent-0", "agent-1", "agent-2", "agent-3", "won"]
    assert re.findall(r"data-action=(\d+)", drawn) == ["1", "3"]


def test_the_tray_shows_agents_that_are_there_and_outlines_of_those_that_are_away() -> None:
    drawn = tray(view(given(screen={"A": "1 3"}), 0), 0)
    assert [drawn.count(f"#u0{kind}") for kind in range(box.KINDS)] == [0, 1, 0, 1]
    assert drawn.count("#x0") == 8


def test_while_a_neutral_agent_is_asked_for_the_agents_of_the_tray_are_neutral_ones() -> None:
    t = given(seats=2, bonus=box.NEUTRAL)
    assert places(tray(view(t, 0), 0)) == [
        "purse",
        *(f"agent-{kind}" for kind in range(3)),
        *(f"other-{kind}" for kind in range(4)),
        "won",
    ]
    assert places(tray(view(t, 1), 1))[1] == "agent-0"


def test_the_agent_in_hand_is_raised_in_its_owners_tray_only() -> None:
    t = do(given(), "agent 3")
    assert "held" in tray(view(t, 0), 0)
    assert "held" not in tray(view(t, 1), 1)


def test_the_tray_says_what_the_viewers_sheets_are_worth_so_far() -> None:
    drawn = tray(view(given(taken={0: "R01 R02 E1 E2"}), 0), 0)
    assert "2 worth 8<" in drawn
    assert "2 worth 4<" in drawn


def test_a_spectator_has_a_tray_for_an_open_neutral_colour_only() -> None:
    assert tray(view(given(), None)) == ""
    assert "open to all" in tray(view(given(seats=2, neutrals="one"), None))


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("viewer", [0, None])
def test_nothing_beside_the_board_hangs_on_what_is_hidden(seats: int, viewer: int | None) -> None:
    state = walked(seats, 140)
    one, other = state.observation(viewer), state.resample(viewer, Source(5)).observation(viewer)
    assert strip(one) == strip(other)
    assert tray(one, viewer) == tray(other, viewer)
    assert [facts(one, seat) for seat in range(seats)] == [facts(other, seat) for seat in range(seats)]


def test_every_symbol_is_drawn_somewhere() -> None:
    known = set(re.findall(r'id="([\w-]+)"', art()))
    seen = view(given(seats=2, taken={0: "R01 E1", 1: "F1 H1 P1"}), 0)
    drawn = str(lid("")) + facts(seen, 0, "") + facts(seen, 1, "") + strip(seen, "") + tray(seen, 0, None, "")
    wanted = {name for name in re.findall(r'href="?#([\w-]+)', drawn) if not re.match(r"seat-|[uxc]\d", name)}
    assert wanted
    assert wanted <= known


def test_the_lid_is_one_drawing_twice_as_wide_as_high() -> None:
    drawn = ElementTree.fromstring(str(lid("")))
    assert drawn.get("viewBox") == "0 0 320 160"
