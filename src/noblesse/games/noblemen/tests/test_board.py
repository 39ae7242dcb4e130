"""The board as it is drawn, without a browser: places, pieces, budget."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import pytest

from noblesse.core import CHANCE, Seat
from noblesse.core.drawing import Marks, Target
from noblesse.games.noblemen import board, box, rules
from noblesse.games.noblemen.board.vellum import INNER, plots
from noblesse.games.noblemen.tests.drawings import BUSY, decisions, drawn, layers, marks, match
from noblesse.games.noblemen.tests.given import given
from noblesse.games.noblemen.view import view
from tests.drawn import Elements, places, undefined

# ---- places


@pytest.mark.parametrize(("seats", "seed"), [(3, 3), (4, 2), (5, 6)])
def test_every_legal_place_is_on_the_board_and_nothing_else_is_clickable(seats: int, seed: int) -> None:
    for table, seat in decisions(seats, seed):
        asked = marks(table, seat)
        shown = layers(table, seat, asked)
        found = Counter(place for name, text in shown.items() if name != "b-ball" for place in places(text))
        assert found.keys() | set(places(shown["b-ball"])) == set(asked.legal)
        assert [place for place, times in found.items() if times > 1] == []


def test_a_place_speaks_its_name_and_what_it_brings() -> None:
    table = given(hand="F")
    rules.apply(table, 0, box.PLACE + box.FIELD)
    cell = box.HOME + 1
    asked = Marks(legal={f"cell-0-{cell}": Target(box.AT + cell, "east 1", "£1 & more", "Place it", "far")}, seat=0)
    text = layers(table, 0, asked)["b-marks0"]
    assert 'aria-label="east 1, £1 &amp; more, far"' in text
    assert 'data-confirm="Place it"' in text


def test_everything_can_be_asked_about() -> None:
    table = given(estate=BUSY, built={0: "chapel 0,1"}, hand="FWUM", cards="dowry")
    found = [at for _, at in Elements(drawn(table)).found]
    named = {at.get("data-place") or at.get("id", "") for at in found}
    cells = {f"cell-0-{cell}" for cell, _ in view(table, 0).tiles[0]}
    areas = {f"area-0-{corner}" for corner, _, _ in view(table, 0).areas[0]}
    hand = {f"hand-{kind}" for kind in range(box.KINDS)} | {f"bag-{kind}" for kind in range(box.KINDS)}
    assert cells | areas | hand | {f"card-{box.DOWRY}", "money", "purses", "taxes", "lands", "man-home"} <= named


# ---- the drawing


@pytest.mark.parametrize(("seats", "viewer"), [(3, 0), (4, None), (5, 3)])
def test_a_drawing_opens_and_closes_every_element_and_repeats_no_id(seats: int, viewer: Seat | None) -> None:
    for table, _ in decisions(seats, 8):
        elements = Elements(drawn(table, viewer)).found
        ids = Counter(at["id"] for _, at in elements if "id" in at)
        assert [name for name, count in ids.items() if count > 1] == []


def test_the_drawing_holds_its_layers_as_regions() -> None:
    table = given(estate=BUSY, hand="FW")
    text, shown = drawn(table), layers(table, asked=marks(table, 0))
    for name, inner in shown.items():
        if name != "b-plots":
            assert re.search(rf'<(g|div) id="{name}"[^>]* data-region>{re.escape(inner)}</\1>', text), name
    inside = {name: inner for name, inner in shown.items() if name.startswith(INNER)}
    assert plots(view(table, 0), inside) in text
    assert shown["b-plots"] == plots(view(table, 0), dict.fromkeys(inside, ""))


@pytest.mark.parametrize(("seats", "viewer"), [(3, 0), (4, None), (5, 2)])
def test_every_piece_that_is_used_is_defined(seats: int, viewer: Seat | None) -> None:
    for table, _ in decisions(seats, 5):
        assert undefined(drawn(table, viewer), board.art()) == set()


def test_the_symbols_are_well_formed_and_named_once_and_refer_to_each_other() -> None:
    tree = ElementTree.fromstring(f"<svg>{board.art()}</svg>")
    ids = Counter(element.get("id") for element in tree.iter() if element.get("id"))
    assert [name for name, count in ids.items() if count > 1] == []
    used = {element.get("href", "#field-0")[1:] for element in tree.iter()}
    assert used <= ids.keys()


def test_no_style_attribute_breaks_the_policy_of_the_page() -> None:
    assert " style=" not in drawn(given(estate=BUSY, hand="FWUM")) + board.art()


def test_the_start_of_a_name_escapes_nothing_into_the_page() -> None:
    table = given()
    shown = layers(table, 1, Marks(seat=1, names=("<b>Ann", "Ben", "Cleo")))
    assert "<b>Ann" not in "".join(shown.values())
    assert "&lt;b&gt;Ann" in shown["b-cards"]


# ---- what is sent


def changed(before: dict[str, str], after: dict[str, str]) -> set[str]:
    return {name for name in after if before[name] != after[name]}


def test_a_tile_that_others_lay_pushes_only_their_estate_and_what_counts_it() -> None:
    before, after = (layers(given(estate={1: text}), 2) for text in ("F 1,0", "F 1,0 2,0"))
    assert changed(before, after) <= {"b-land1", "b-plots", "b-marks1", "b-tags1", "b-cards", "b-rivals"}


def test_an_estate_that_grows_within_its_frame_keeps_it() -> None:
    before, after = layers(given(estate="F 1,0 0,1")), layers(given(estate="F 1,0 0,1 1,1"))
    assert before["b-plots"] == after["b-plots"]


@pytest.mark.parametrize("seats", [3, 5])
def test_a_turn_pushes_little(seats: int) -> None:
    before: dict[str, str] = {}
    for ply, state in enumerate(match(seats, 13)):
        if ply > 420:
            break
        if ply < 330 or state.current_player() == CHANCE:
            continue
        now = {name: str(text) for name, text in board.layers(view(state.table, 0), Marks(seat=0)).items()}
        sent = {name: text for name, text in now.items() if before.get(name) != text and name != "b-ball"}
        if before:
            assert len(json.dumps(sent, ensure_ascii=False)) < 24_000
        before = now


def test_the_board_fits_its_budget() -> None:
    table = given(seats=5, estate=dict.fromkeys(range(5), BUSY), hand="FFWWUUMM", cards="dowry, tribute")
    rules.apply(table, 0, box.PLACE + box.WOOD)
    assert len(drawn(table)) < 80_000
    assert len(board.art()) < 160_000


def test_the_style_sheet_is_small() -> None:
    assert (Path(board.__file__).parent / "board.css").stat().st_size < 18 * 1024
