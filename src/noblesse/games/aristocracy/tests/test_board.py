"""The board as it is drawn, without a browser."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

import pytest

import noblesse
from noblesse.core import CHANCE, Seat, Source, State
from noblesse.core.drawing import Marks, Target
from noblesse.games.aristocracy import board, box, rules
from noblesse.games.aristocracy.board.chart import GROUND, LAND, PLACES
from noblesse.games.aristocracy.table import Table
from noblesse.games.aristocracy.tests.given import given
from noblesse.games.aristocracy.view import View, view
from tests.drawn import Elements, marks_of, random_match

GAME = noblesse.load("aristocracy")
HOLLOW = {"path", "circle", "rect", "use", "ellipse", "line"}


def marks(state: State, seat: Seat) -> Marks:
    """What the seat may do now."""
    return marks_of(GAME, state.table, seat, lambda t, seat, action: "a fish" if action % 7 == 0 else "")


def match(seats: int, seed: int) -> Iterator[State]:
    """The tables of a random match, one a ply."""
    return random_match(GAME, seats, seed, lambda state: state.legal_actions())


@cache
def middle() -> tuple[View, Marks]:
    """A crowded table, where markers are to be stood."""
    late = (state for state in match(4, 3) if state.table.turn > 25 and state.table.phase == box.STAND)
    state = next(late)
    return view(state.table, None), marks(state, state.current_player())


def seen(table: Table) -> View:
    return view(table, None)


def land(seen: View, marks: Marks) -> list[dict[str, str]]:
    """The attributes of the elements of the land, in order."""
    elements = Elements(str(board.layers(seen, marks)["b-land"])).found
    return [attributes for tag, attributes in elements if tag == "use"]


def test_every_legal_place_is_on_the_board_and_nothing_else_is_clickable() -> None:
    for ply, state in enumerate(match(3, 5)):
        if ply % 6 or state.current_player() == CHANCE or state.is_terminal():
            continue
        asked = marks(state, state.current_player())
        places = {
            attributes.get("data-place", attributes["id"])
            for attributes in land(view(state.table, None), asked)
            if "data-action" in attributes
        }
        assert places == set(asked.legal)


def test_a_land_space_is_legal_once() -> None:
    state = GAME.new_state(2, plain=True)
    targets = [attributes for attributes in land(seen(state.table), marks(state, 0)) if "data-action" in attributes]
    assert Counter(attributes["data-action"] for attributes in targets) == {
        str(action): 1 for action in range(box.LAND)
    }


def test_a_kind_is_called_by_any_of_its_open_tokens() -> None:
    table = given(up={"king": "brown 17, red 22", "corn": "teal 36"}, markers={0: "blue 42"})
    state = GAME.state_of(table, plain=True)
    called = [a for a in land(seen(table), marks(state, 0)) if a.get("data-place") == "kind-king"]
    assert [(a["id"], a["data-action"]) for a in called] == [
        ("L017", str(box.CALLS + box.KING)),
        ("L022", str(box.CALLS + box.KING)),
    ]
    assert all(a["class"] == "king" and a["aria-label"] for a in called)


def test_every_land_space_is_always_there_in_the_same_order() -> None:
    for state in list(match(4, 8))[::25]:
        who = state.current_player()
        assert [a["id"] for a in land(seen(state.table), marks(state, who))] == list(PLACES)


def test_a_legal_space_speaks_its_name_and_what_it_brings() -> None:
    drawn = board.layers(seen(given()), Marks(legal={"L017": Target(16, "brown 17", "a fish & 2")}))["b-land"]
    assert 'aria-label="brown 17, a fish &amp; 2"' in drawn


def test_the_words_of_the_confirm_button_stand_with_the_places() -> None:
    one = Marks(legal={"L017": Target(16, "brown 17", confirm="Turn over 3")})
    two = Marks(legal={**one.legal, "L018": Target(17, "brown 18")})
    assert str(board.layers(seen(given()), one)["b-land"]).startswith('<g data-confirm="Turn over 3">')
    assert [a.get("data-confirm") for a in land(seen(given()), two) if "data-action" in a] == ["Turn over 3", None]


def test_a_drawing_opens_and_closes_every_element_and_repeats_no_id() -> None:
    crowded, asked = middle()
    elements = Elements(str(board.draw(crowded, asked, "/art/aristocracy.svg"))).found
    ids = Counter(attributes["id"] for _, attributes in elements if "id" in attributes)
    assert [name for name, count in ids.items() if count > 1] == []
    assert {tag for tag, _ in elements} <= HOLLOW | {"svg", "g", "defs", "text", "tspan"}


def test_the_drawing_holds_its_layers_as_regions() -> None:
    crowded, asked = middle()
    drawn = str(board.draw(crowded, asked))
    for name, inner in board.layers(crowded, asked).items():
        assert f'<g id="{name}" data-region>{inner}</g>' in drawn


def test_every_piece_that_is_used_is_defined() -> None:
    crowded, asked = middle()
    full = Marks(legal=asked.legal, seat=0, last=((1, "L005"), (2, "kind-king")), hint="T-red", about="kind-castle")
    found = [a for _, a in Elements(str(board.draw(crowded, full))).found]
    kept = {a["id"] for a in found if "id" in a} | set(re.findall(r'id="([^"]+)"', board.art()))
    kept |= {f"seat-{seat}" for seat in range(box.MOST_SEATS)}
    assert {a["href"].removeprefix("#") for a in found if "href" in a} <= kept


def test_no_style_attribute_breaks_the_policy_of_the_page() -> None:
    crowded, asked = middle()
    assert " style=" not in board.draw(crowded, asked) + board.art() + board.lid()


@pytest.mark.parametrize("seats", [2, 4])
def test_every_ply_of_a_match_fits_the_budget_of_a_push(seats: int) -> None:
    for ply, state in enumerate(match(seats, 13)):
        if ply % 4 == 0:
            asked = marks(state, state.current_player())
            drawn = {name: str(text) for name, text in board.layers(view(state.table, None), asked).items()}
            assert len(json.dumps(drawn["b-land"])) < 10_000
            assert len(json.dumps(drawn)) < 20_000


def test_the_symbols_are_well_formed_and_named_once() -> None:
    tree = ElementTree.fromstring(f"<svg>{board.art()}</svg>")
    ids = Counter(element.get("id") for element in tree.iter() if element.get("id"))
    assert set(ids.values()) == {1}
    assert {"ground", "plan", "t-back", "e-red", "i-fish", "town-blue"} <= ids.keys()


def test_the_style_sheet_is_small() -> None:
    assert (Path(board.__file__).parent / "board.css").stat().st_size < 6 * 1024


def test_the_ground_has_a_cell_for_each_space() -> None:
    assert len(LAND) == box.LAND
    assert len(GROUND) == box.LAND + box.REGIONS


def test_a_chosen_token_has_a_number_and_a_new_one_corners() -> None:
    state = GAME.new_state(2, plain=True)
    for action in (4, 9):
        state.apply(action)
    drawn = board.layers(seen(state.table), Marks(now=((0, "L005"), (0, "L010"))))["b-marks"]
    assert [name in drawn for name in ("#b1", "#b2", "#b3", "#n")] == [True, True, False, False]
    state.apply(50)
    while state.current_player() == CHANCE:
        state.sample_chance(Source(1))
    drawn = board.layers(seen(state.table), Marks(now=((0, "L005"), (0, "L010"), (0, "L051"))))["b-marks"]
    assert ("#b1" in drawn, drawn.count("#n")) == (False, 3)


def test_who_has_just_walked_to_a_track_is_ringed() -> None:
    table = given(up={"king": "brown 17, red 22"})
    table.kings = 3
    rules.apply(table, 0, box.CALLS + box.KING)
    assert board.layers(seen(table), Marks())["b-tracks"].count("#j") == 2
    rules.apply(table, 0, 16)
    assert board.layers(seen(table), Marks())["b-tracks"].count("#j") == 2


def test_markers_of_one_seat_side_by_side_are_joined() -> None:
    table = given(markers={0: "brown 12, brown 13", 1: "teal 36"})
    drawn = board.layers(seen(table), Marks())["b-roads"]
    assert drawn.count("id=r0") == 1
    assert "r1" not in drawn


def test_a_chain_between_two_towns_has_a_light_core() -> None:
    table = given(markers={0: "blue 30, blue 42, blue 54"})
    assert "road3" in board.layers(seen(table), Marks())["b-roads"]


def test_the_lines_of_the_sheet_add_up_for_every_seat() -> None:
    for seats, seed in ((2, 1), (3, 2), (4, 3)):
        *_, state = match(seats, seed)
        sheet = board.sheet(seen(state.table))
        sums = tuple(sum(line.cells[seat].points for line in sheet.lines) for seat in range(seats))
        assert sums == sheet.totals == tuple(rules.score(state.table, seat) for seat in range(seats))


def test_the_sheet_names_every_tile() -> None:
    table = given()
    table.dominance[0], table.towns[2], table.multi[0] = [1, 1], [2, 1], 1
    cells = {line.source: line.cells[0].detail for line in board.sheet(seen(table)).lines}
    assert cells["Regions"] == "blue 4, blue 2"
    assert cells["Towns"] == "red 2"
    assert cells["Compass"] == "8"


def test_the_sheet_says_how_a_tie_was_broken() -> None:
    table = given()
    table.goods[0], table.goods[1] = [1, 0, 0, 0], [0, 0, 0, 2]
    assert board.sheet(seen(table)).why == "Equal on points; {name} has more goods left over: 2 against 1."
    table.goods[0] = [2, 0, 0, 0]
    assert "shared" in board.sheet(seen(table)).why


def test_the_tray_shows_how_many_markers_earn_the_next_tile() -> None:
    table = given(markers={0: "red 22, red 23"})
    table.dominance[0] = [1, 2]
    drawn = board.tray(seen(table), 0)
    assert "<b>2/3</b><span>4 2</span>" in drawn
    assert "<b>0</b><span>–</span>" in drawn


def test_the_board_as_text_shows_every_space_town_and_harbour() -> None:
    crowded, _ = middle()
    drawn = board.text(crowded).split("\n\n")[0]
    assert len(re.findall(r"[BPROYGTN](?:\?\?|\.\.|#\d|[a-zA-Z]{2})", drawn)) == box.LAND
    assert drawn.count("*") == box.REGIONS
    assert len(re.findall(r"~\d~", drawn)) == box.HARBOURS


def test_the_board_as_text_counts_face_down_tokens_as_people_do() -> None:
    table = given(down={"village": "purple 1", "church": "purple 2, purple 3", "corn": "purple 4, purple 5"})
    assert "face down: 1 village, 2 churches, 2 corn\n" in board.text(seen(table))


def test_the_board_as_text_is_no_wider_than_a_terminal() -> None:
    crowded, _ = middle()
    assert max(map(len, board.text(crowded).split("\n\n")[0].splitlines())) <= 80


def test_strip_facts_and_lid_are_whole() -> None:
    crowded, _ = middle()
    for drawn in (board.strip(crowded), board.tray(crowded), board.facts(crowded, 1), board.lid("/a.svg")):
        assert Elements(str(drawn)).found
