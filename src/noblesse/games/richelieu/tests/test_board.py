"""The board as it is drawn, without a browser: places, secrets, budget."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import pytest

from noblesse.core import CHANCE, Seat
from noblesse.core.drawing import Marks, Target
from noblesse.games.richelieu import board, box
from noblesse.games.richelieu.board.printed import bonus_icon, rosette
from noblesse.games.richelieu.tests.drawings import (
    BUSY,
    FRAME,
    SHAPES,
    decisions,
    drawn,
    layers,
    marks,
    match,
    pick,
)
from noblesse.games.richelieu.tests.given import given
from noblesse.games.richelieu.view import view
from tests.drawn import Elements, places, undefined

# ---- places


@pytest.mark.parametrize(("seats", "seed"), [(2, 3), (3, 1), (4, 6)])
def test_every_legal_place_is_on_the_board_once_and_nothing_else_is_clickable(seats: int, seed: int) -> None:
    for table, seat in decisions(seats, seed):
        asked = marks(table, seat)
        shown = "".join(board.layers(view(table, seat), asked).values())
        assert sorted(places(shown)) == sorted(asked.legal)


def test_a_place_speaks_its_name_and_what_it_brings() -> None:
    asked = Marks(legal={"spot-3": Target(1, "box I, field 4", "2 & first", "Place it")}, seat=0)
    text = layers(given(), asked=asked)["b-spots0"]
    assert 'aria-label="box I, field 4, 2 &amp; first"' in text
    assert 'data-confirm="Place it"' in text


def test_everything_can_be_asked_about() -> None:
    found = [at for _, at in Elements(drawn(given(boxes=BUSY))).found]
    named = {at.get("data-place") or at.get("id", "") for at in found}
    wanted = {f"spot-{number}" for number in range(box.SPOTS)} | {f"agent-{kind}" for kind in range(box.KINDS)}
    wanted |= {f"sheet-{number}-{side}" for number in range(box.BOXES) for side in range(box.SIDES)}
    wanted |= {f"box-{number}" for number in range(box.BOXES)} | {f"city-{colour}" for colour in range(4)}
    wanted |= {"city", "jewels", "purse", "won", "cardinal", "road", "income", "military", "queen", "eminence", "stack"}
    assert wanted <= named


# ---- secrets


def test_every_back_of_a_seat_is_drawn_alike_whatever_it_is_worth() -> None:
    low = given(boxes={1: ("R01: B-2 B1 B2", "E1")})
    high = given(boxes={1: ("R01: B2 B-2 B1", "E1")})
    for viewer in (0, 2, None):
        assert layers(low, viewer) == layers(high, viewer)
    backs = re.findall(r"<use id=spot-\d href=#(\w+)", layers(low)["b-spots0"])
    assert backs[:3] == ["a1"] * 3


@pytest.mark.parametrize("viewer", [0, None])
def test_no_layer_shows_what_the_viewer_may_not_know(viewer: Seat | None) -> None:
    one = given(boxes={2: ("R03: B3 C1", "H2: C3")}, money={1: 3}, jewels={2: 0})
    other = given(boxes={2: ("R03: B1 C3", "H2: C-2")}, money={1: 9}, jewels={2: 2})
    assert layers(one, viewer) == layers(other, viewer)


def test_own_hidden_agents_carry_a_mask_and_open_ones_paper() -> None:
    table = given(boxes={1: ("R02: A3 - - - A1", "E1")})
    text = layers(table)["b-spots0"]
    assert ("href=#o03" in text, "href=#u01" in text) == (True, True)
    assert "href=#o" not in layers(table, 1)["b-spots0"]


# ---- the drawing


@pytest.mark.parametrize(("seats", "viewer"), [(2, 1), (3, 0), (4, None), (4, 3)])
def test_a_drawing_opens_and_closes_every_element_and_repeats_no_id(seats: int, viewer: Seat | None) -> None:
    for table, _ in decisions(seats, 8):
        elements = Elements(drawn(table, viewer)).found
        ids = Counter(at["id"] for _, at in elements if "id" in at)
        assert [name for name, count in ids.items() if count > 1] == []
        assert {tag for tag, _ in elements} <= SHAPES | FRAME


def test_the_drawing_holds_its_layers_as_regions() -> None:
    table = given(boxes=BUSY)
    text = drawn(table)
    for name, inner in layers(table, asked=marks(table, 0)).items():
        assert f'<g id="{name}" data-region>{inner}</g>' in text


@pytest.mark.parametrize(("seats", "viewer"), [(2, 0), (3, None), (4, 2)])
def test_every_piece_that_is_used_is_defined(seats: int, viewer: Seat | None) -> None:
    for table, _ in decisions(seats, 5):
        assert undefined(drawn(table, viewer), board.art()) == set()


def test_no_style_attribute_breaks_the_policy_of_the_page() -> None:
    assert " style=" not in drawn(given(boxes=BUSY)) + board.art()


def test_the_board_fits_its_budget() -> None:
    table = pick(given(boxes=BUSY, money={0: 20}), 1)
    assert len(drawn(table)) < 48_000
    assert len(board.art()) < 250_000


@pytest.mark.parametrize("seats", [2, 4])
def test_a_turn_pushes_little(seats: int) -> None:
    before: dict[str, str] = {}
    for ply, state in enumerate(match(seats, 13)):
        if ply > 240:
            break
        if ply < 170 or state.current_player() == CHANCE:
            continue
        seat = state.awaited()[0]
        seen = view(state.table, seat)
        now = {name: str(text) for name, text in board.layers(seen, marks(state.table, seat)).items()}
        changed = {name: text for name, text in now.items() if before.get(name) != text}
        before = now
        assert len(json.dumps(changed, ensure_ascii=False)) < 24_000


def test_an_agent_that_others_place_pushes_only_its_box() -> None:
    before, after = layers(given()), layers(given(boxes={2: ("R03: B2", "H2")}))
    assert {name for name in after if before[name] != after[name]} == {"b-sheets1", "b-spots1", "p-tabs"}


def test_the_symbols_are_well_formed_and_named_once() -> None:
    tree = ElementTree.fromstring(f"<svg>{board.art()}</svg>")
    ids = Counter(element.get("id") for element in tree.iter() if element.get("id"))
    assert [name for name, count in ids.items() if count > 1] == []
    assert {"sheet-0", "sheet-25", "band-4", "form-5", "n-cardinal", "city"} <= ids.keys()


def test_the_style_sheet_is_small() -> None:
    assert (Path(board.__file__).parent / "board.css").stat().st_size < 14 * 1024


def test_figures_of_a_resolution_are_as_large_as_a_narrow_board_asks_for() -> None:
    assert 'font-size="max(var(--rose,0px),' in rosette(0, 0, 0, 13)
    assert 'font-size="max(var(--bonus,0px),' in bonus_icon(0, 0, box.MILITARY, 1, 40)


def test_the_stacks_warn_when_half_of_the_patience_is_gone() -> None:
    calm, late, last = (layers(given(quiet=quiet))["b-stacks"] for quiet in (9, 10, 19))
    assert "to come" in calm
    assert "quiet" not in calm
    assert '<text class="aside red"' in late
    assert "ends in 10 quiet turns<" in late
    assert "ends in 1 quiet turn<" in last
