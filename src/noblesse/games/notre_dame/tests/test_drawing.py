"""The board as one drawing: its elements, its pieces, its size."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import pytest

from noblesse.core import CHANCE, Seat
from noblesse.core.drawing import Marks
from noblesse.games.notre_dame import board, box
from noblesse.games.notre_dame.tests.drawn import (
    FRAME,
    MESSAGES,
    SHAPES,
    drawn,
    far_driver,
    marks,
    match,
)
from noblesse.games.notre_dame.tests.given import given
from noblesse.games.notre_dame.view import view
from tests.drawn import Elements


@pytest.mark.parametrize(("seats", "viewer"), [(2, 1), (3, 0), (4, None), (5, 3)])
def test_a_drawing_opens_and_closes_every_element_and_repeats_no_id(seats: int, viewer: Seat | None) -> None:
    elements = Elements(drawn(given(seats=seats, at="bank 2 + friend, Notre Dame 1"), viewer)).found
    ids = Counter(at["id"] for _, at in elements if "id" in at)
    assert [name for name, count in ids.items() if count > 1] == []
    assert {tag for tag, _ in elements} <= SHAPES | FRAME


def test_the_drawing_holds_its_layers_as_regions() -> None:
    table = far_driver()
    text = drawn(table, 0)
    for name, inner in board.layers(view(table, 0), marks(table, 0)).items():
        assert f'<g id="{name}" data-region>{inner}</g>' in text


def test_every_piece_that_is_used_is_defined() -> None:
    table = far_driver()
    full = Marks(marks(table, 0).legal, "sector-0-1", "market-3", ((1, "sector-1-1"),), ((0, "card-0-3"),), 0)
    for viewer in (0, None):
        kept = set(re.findall(r'id="([^"]+)"', board.art(board.part(view(table, viewer)))))
        kept |= {f"seat-{seat}" for seat in range(box.MOST_SEATS)}
        found = [at for _, at in Elements(str(board.draw(view(table, viewer), full if viewer == 0 else Marks()))).found]
        here = {at["id"] for at in found if "id" in at}
        assert {at["href"].removeprefix("#") for at in found if "href" in at} <= kept | here


def test_no_style_attribute_breaks_the_policy_of_the_page() -> None:
    assert " style=" not in drawn(far_driver(), 0) + "".join(map(board.art, board.PARTS))


def test_the_board_fits_its_budget() -> None:
    every = dict.fromkeys(range(5), "bank 3, park 3 + friend, hotel 2, hospital 2, residence 1, Notre Dame 3")
    full = given(seats=5, at=every, ready=dict.fromkeys(range(5), 0), rat=dict.fromkeys(range(5), 3), messages=MESSAGES)
    for table in (far_driver(), full):
        assert len(drawn(table, 0)) < 45_000


@pytest.mark.parametrize("seats", [2, 5])
def test_what_a_ply_changes_fits_half_a_push(seats: int) -> None:
    before: dict[str, str] = {}
    for ply, state in enumerate(match(seats, 13)):
        if ply > 210 or state.is_terminal():
            break
        if ply < 150 or state.current_player() == CHANCE:
            continue
        asked = marks(state.table, 0)
        now = {name: str(text) for name, text in board.layers(view(state.table, 0), asked).items()}
        changed = {name: text for name, text in now.items() if before.get(name) != text}
        assert not before or len(json.dumps(changed)) < 10_000
        before = now


def test_the_widest_choice_of_markets_fits_a_push() -> None:
    table = far_driver()
    drawn_markets = board.layers(view(table, 0), marks(table, 0))["b-markets"]
    assert len(marks(table, 0).legal) == 5 * box.SPOTS
    assert len(json.dumps(str(drawn_markets))) < 10_000


def test_what_others_do_pushes_only_their_layers() -> None:
    def shown(at: str) -> dict[str, str]:
        table = given(seats=4, at={1: at}, ready=4)
        return {name: str(text) for name, text in board.layers(view(table, 0), Marks(seat=0)).items()}

    before, after = shown("bank 1"), shown("bank 1, park 1")
    assert {name for name in after if before[name] != after[name]} == {"b-rows1", "c-rows1"}


@pytest.mark.parametrize(
    ("part", "wanted"), [("4", "ground-4 city-4t pane-flat-0-0 n-rat"), ("5e", "pane-5e-4-6 ground-5t n-rat")]
)
def test_the_symbols_are_well_formed_and_named_once(part: str, wanted: str) -> None:
    tree = ElementTree.fromstring(f"<svg>{board.art(part)}</svg>")
    ids = Counter(element.get("id") for element in tree.iter() if element.get("id"))
    assert [name for name, count in ids.items() if count > 1] == []
    assert set(wanted.split()) <= ids.keys()


def test_every_view_has_a_file_of_its_symbols() -> None:
    parts = {board.part(view(given(seats=seats), viewer)) for seats in box.SEATS for viewer in (0, None)}
    assert parts == set(board.PARTS)


def test_the_style_sheet_is_small() -> None:
    assert (Path(board.__file__).parent / "board.css").stat().st_size < 8 * 1024
