"""What the board shows of a table: what may be done, what was done, and what lies there."""

from __future__ import annotations

import re

from noblesse.core.drawing import Marks, Target
from noblesse.games.richelieu import board, box
from noblesse.games.richelieu.board.plan import ROAD_FIELDS
from noblesse.games.richelieu.tests.drawings import layers, marks, match, pick
from noblesse.games.richelieu.tests.given import given
from noblesse.games.richelieu.view import view


def test_a_field_shows_what_is_paid_now_and_what_is_too_dear() -> None:
    table = pick(given(money={0: 2}), 1)
    text = layers(table, asked=marks(table, 0))["b-spots0"]
    assert re.findall(r"href=#([gh]\w+)", text) == [
        "g2u",
        "g1u",
        "h0u",
        "h0u",
        "h0u",
        "g2l",
        "g1l",
        "h0l",
        "h0l",
        "h0l",
    ]
    dear = pick(given(money={0: 1}), 1)
    assert "href=#z2" in layers(dear, asked=marks(dear, 0))["b-spots0"]


def test_pointing_at_a_field_shows_the_total_to_come() -> None:
    table = pick(given(boxes={1: ("R02: A3", "E1")}), 2)
    text = layers(table, asked=marks(table, 0))["b-spots0"]
    assert re.findall(r"<g class=then>.*?<text[^>]*>([^<]+)</text></g>", text) == ["5", "2"]


def test_the_agent_in_hand_is_raised_and_haunts_the_fields() -> None:
    table = pick(given(), 3)
    shown = layers(table, asked=marks(table, 0))
    assert shown["b-screen"].count("class=lifted") == 1
    assert "#o03" in shown["b-hand"]
    assert "#u03" in shown["b-hand"]
    assert layers(table, 1)["b-hand"].count("href") == 0


def test_corruption_dims_what_it_cannot_reach() -> None:
    table = given(boxes={1: ("R09: B1", "E1: A2")})
    table.phase = box.CORRUPT
    asked = Marks(legal={"spot-0": Target(4, "black")}, seat=0)
    text = layers(table, asked=asked)["b-spots0"]
    assert text.count(" dim") == 2
    assert "<use href=#r />" in text


def test_a_box_that_is_resolved_shows_winner_and_who_gets_what() -> None:
    table = given(boxes={1: ("R01: A3u B2u", "E1: C1u")})
    table.resolving, table.winner, table.place, table.part = 0, 0, 0, 1
    table.rewarded[:] = [0, 1]
    text = layers(table)["b-spots0"]
    assert "href=#W0" in text, "winner and loser are told"
    assert re.findall(r"class=part-(had|now|yet)", text) == ["now", "yet"]


def test_a_box_that_is_due_waits_under_a_veil() -> None:
    table = given()
    table.due[:] = [1, 2, box.NO_BOX]
    shown = layers(table)
    words = {number: re.findall(r">(next|then)<", shown[f"b-spots{number}"]) for number in range(3)}
    assert words == {0: [], 1: ["next"], 2: ["then"]}


def test_what_was_placed_since_ones_last_turn_is_ringed_in_the_colour_of_its_seat() -> None:
    table = given(boxes={1: ("R01: B1 C1", "E1")})
    last = ((1, "spot-0"), (2, "spot-1"), (2, "spot-9"))
    text = layers(table, asked=Marks(last=last, seat=0))["b-spots0"]
    assert re.findall(r"<use class=s(\d) href=#N", text) == ["1", "2"]


def test_a_hint_and_a_question_are_ringed() -> None:
    text = layers(given(), asked=Marks(hint="spot-4", about="spot-7", seat=0))["b-spots0"]
    assert text.count("href=#R ") == 2


# ---- what lies there


def test_the_beam_says_known_totals_and_what_masks_can_make_of_them() -> None:
    table = given(boxes={1: ("R01: A3 B1", "E1: C2 Q")})
    text = layers(table)["b-sheets0"]
    assert re.findall(r'class="tie q\d"[^>]*>([^<]+)<', text) == ["3", "3"]
    assert ("seems ahead" in text, "href=#e0" in text) == (True, True)
    assert re.findall(r"class=(?:least|most)[^>]*>([^<]+)<", text) == ["1", "6", "1", "6"]


def test_capsules_stand_in_the_order_that_counts_with_metal_for_who_is_ahead() -> None:
    table = given(boxes={1: ("R11: - - B1 A3 C-2", "P1")})
    text = layers(table)["b-sheets0"]
    assert re.findall(r"<rect class=(t\d)", text) == ["t0", "t1", "t2"]
    assert re.findall(r"<use href=#(c\d)", text) == ["c0", "c1", "c2"]


def test_the_last_field_of_a_sheet_is_announced() -> None:
    assert layers(given(boxes={1: ("R01: A1 B1 C1 D1", "E1")}))["b-sheets0"].count("1 left") == 1


def test_the_road_slides_on_when_somebody_passes_its_end() -> None:
    def figures(**said: int) -> list[str]:
        table = given(prestige={0: said["ahead"], 1: said["last"], 2: 20, 3: 20}, cardinal=20)
        road = layers(table)["b-road"]
        printed = [str(field) for field in range(ROAD_FIELDS)] if "href=#F" in road else []
        return printed or re.findall(r"<tspan[^>]*>([^<]+)<", road)

    assert (figures(ahead=29, last=3)[0], figures(ahead=29, last=3)[-1]) == ("0", "29")
    assert (figures(ahead=31, last=8)[0], figures(ahead=31, last=8)[-1]) == ("5", "34")
    assert figures(ahead=36, last=2)[0] == "≤10"


def test_the_window_of_a_narrow_screen_holds_everybody_or_folds() -> None:
    close = layers(given(prestige={0: 18, 1: 9, 2: 12, 3: 20}, cardinal=15))["p-road"]
    shown = re.findall(r"<tspan[^>]*>([^<]+)<", close)
    assert {"9", "20"} <= set(shown)
    far = layers(given(prestige={0: 0, 1: 28}, cardinal=15))["p-road"]
    assert "≤" in far


def test_two_players_have_neutral_forms_and_shelves() -> None:
    table = given(seats=2, boxes={1: ("R11: C1 D1 - C2 A1", "P1")})
    text = layers(table)["b-spots0"]
    assert re.findall(r"id=spot-\d href=#(\w+)", text)[:5] == ["o41", "a5", "k", "u42", "u01"]
    screen = layers(table)["b-screen"]
    assert {"agent-1", "other-1"} <= set(re.findall(r"<g id=([\w-]+)", screen))


def test_a_pawn_that_is_away_leaves_word_in_its_palace() -> None:
    table = given(boxes={2: ("R03: Q", "H2")})
    shown = layers(table)
    assert ">II<" in shown["b-palace0"]
    assert "href=#G" in shown["b-palace1"]


def test_an_empty_box_is_closed_and_at_the_end_the_sheets_won_lie_in_the_middle() -> None:
    *_, last = match(3, 2)
    shown = {name: str(text) for name, text in board.layers(view(last.table, 0), Marks()).items()}
    assert "closed" in shown["b-sheets0"]
    assert "Sheets won" in shown["b-sheets1"]


def test_agents_of_an_open_neutral_colour_are_never_shown_as_hidden() -> None:
    boxes = {1: ("R01: A3 C2", "E1: C1")}
    for neutrals, faces in (("one", {"u42", "u41"}), ("two", {"o42", "o41"})):
        text = layers(given(seats=2, boxes=boxes, neutrals=neutrals))["b-spots0"]
        assert set(re.findall(r"href=#([uo]4\d)", text)) == faces
