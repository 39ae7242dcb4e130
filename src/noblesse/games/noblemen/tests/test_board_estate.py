"""An estate as it is drawn: what grows together, what stands on it, what may be done, what has just been done."""

from __future__ import annotations

import re

import pytest

from noblesse.core.drawing import Marks
from noblesse.games.noblemen import box, rules
from noblesse.games.noblemen.board.brings import brings, spoils
from noblesse.games.noblemen.board.estate import outline, small
from noblesse.games.noblemen.board.plan import CELL, corner, free_corners, hub, size, window
from noblesse.games.noblemen.board.vellum import DENSE
from noblesse.games.noblemen.board.wild import wild
from noblesse.games.noblemen.table import Table
from noblesse.games.noblemen.tests.drawings import BUSY, drawn, layers, marks
from noblesse.games.noblemen.tests.given import cell, given
from noblesse.games.noblemen.view import View, view


def tiles(text: str) -> dict[int, str]:
    """The symbol of each tile of seat 0."""
    return {int(number): symbol for number, symbol in re.findall(r"id=cell-0-(\d+) href=#(\w+)", text)}


# ---- where it lies


def test_the_first_meadow_lies_at_the_origin_and_up_is_up() -> None:
    assert corner(box.HOME) == (0, 0)
    assert corner(cell("2,1")) == (2 * CELL, -CELL)
    assert hub(cell("0,0")) == (CELL, 0)


def test_the_sheet_shows_the_cells_round_an_estate_and_no_cell_too_large() -> None:
    one = window((box.HOME,))
    assert one.wide > 6 * CELL
    row = window(tuple(cell(f"{x},0") for x in range(12)))
    assert row.wide > 14 * CELL > row.wide - CELL
    assert (size(one), size(row)) == (0, 3)


def test_the_card_lies_where_no_land_is() -> None:
    south_east = tuple(cell(spot) for spot in ("0,0", "1,0", "2,0", "3,0", "3,-1", "3,-2", "2,-2", "2,-1"))
    (covered, where), *_ = free_corners(south_east)
    assert (covered, where != "se") == (0, True)


def test_an_estate_is_outlined_by_stretches_of_rows() -> None:
    assert outline((cell("0,0"), cell("1,0"), cell("0,1"))) == "M0 0h200v100h-200zM0 -100h100v100h-100z"


def test_wild_land_begins_where_no_tile_can_be_laid() -> None:
    table = given(estate=BUSY)
    cells = tuple(cell for cell, _ in view(table, 0).tiles[0])
    near = set(cells).union(*(set(box.BESIDE[cell]) for cell in cells))
    for x, y in re.findall(r"x=(-?\d+) y=(-?\d+)", wild(cells)):
        where = cell(f"{int(x) // CELL},{-(int(y) // CELL)}")
        assert where not in near


# ---- what grows together


def test_single_tiles_and_those_of_an_area_are_drawn_apart() -> None:
    shown = tiles(layers(given(estate="F 1,0 2,0 1,1 2,1 3,0 W -1,0"))["b-land0"])
    assert {shown[cell(spot)] for spot in ("1,0", "2,1")} | {shown[cell(spot)] for spot in ("2,0", "1,1")} == {
        "F0",
        "F1",
    }
    assert shown[cell("1,0")] == shown[cell("2,1")] != shown[cell("2,0")]
    assert shown[cell("3,0")][0] == "f"
    assert shown[cell("-1,0")][0] == "w"


def test_the_rings_of_a_garden_turn_to_its_middle() -> None:
    shown = tiles(layers(given(estate="U 1,0 2,0 1,1 2,1"))["b-land0"])
    assert [shown[cell(spot)] for spot in ("1,1", "2,1", "2,0", "1,0")] == ["U0", "U1", "U2", "U3"]


def test_a_tile_of_two_gardens_is_a_quarter_of_the_one_that_stays_whole() -> None:
    text = layers(given(estate="U 1,0 2,0 1,1 2,1 3,0 3,1"))["b-land0"]
    shown = tiles(text)
    assert [shown[cell(spot)] for spot in ("1,1", "2,1", "2,0", "1,0")] == ["U0", "U1", "U2", "U3"]
    assert (shown[cell("3,1")], shown[cell("3,0")]) == ("U1", "U2")
    assert text.count("href=#o2") == 2


def test_a_drawing_of_a_tile_does_not_change_when_others_are_laid() -> None:
    before = tiles(layers(given(estate="F 1,0 W -1,0 M 0,1"))["b-land0"])
    after = tiles(layers(given(estate="F 1,0 W -1,0 M 0,1 U 0,-1 M 0,2"))["b-land0"])
    assert before.items() <= after.items()


def test_sheep_leave_when_something_is_built() -> None:
    bare = tiles(layers(given(estate="M 0,1 M 2,2"))["b-land0"])
    assert (bare[box.HOME][0], bare[cell("0,1")][0]) == ("M", "m")


# ---- what stands on it


def test_structures_stand_on_their_cells_the_nearest_last() -> None:
    text = layers(given(estate="M 0,1 0,-1", built="chapel 0,1, chapel 0,-1"))["b-land0"]
    assert re.findall(r"href=#S(\d) x=0 y=(-?\d+)", text) == [("2", "-100"), ("0", "0"), ("2", "100")]


def test_a_man_at_arms_stands_beside_a_pale_medallion_in_the_colours_of_his_house() -> None:
    table = given(estate="W 1,0 2,0 1,1 2,1", men={1: "0 1,0"})
    text = layers(table)["b-land0"]
    assert f"<g id=area-0-{cell('1,0')}><use class=faint href=#o1 x=200 y=0 /><use class=s1 href=#n1" in text


def test_a_tag_says_what_a_castle_is_worth_and_what_it_lacks() -> None:
    around = "F 1,0 1,1 -1,0 W 0,1 -1,1 U 0,-1 1,-1"
    yet = layers(given(estate=around))
    assert 'class="tag yet"' in yet["b-tags0"]
    assert yet["b-tags0"].count("h6v6h-6z") == box.NEIGHBOURS
    assert re.search(r"class=lacks d=\"M-25 6\.2h6v6h-6z\"", yet["b-tags0"])
    assert yet["b-marks0"].count("<use href=#p ") == 4
    done = layers(given(estate=around + " M -1,-1", built="chapel -1,-1"))
    assert 'class="tag done"' in done["b-tags0"]
    assert ">4</text>" in done["b-tags0"]
    assert "class=string" not in done["b-marks0"]


def test_string_runs_once_between_two_cells_and_not_along_the_wall() -> None:
    text = layers(given())["b-marks0"]
    string = re.search(r'class=string d="([^"]+)"', text)
    assert string is not None
    assert string[1].count("M") == 24 - 4 - 0
    assert text.count("<use href=#p ") == 16


# ---- what a tile brings


def taken_up(t: Table, kind: int) -> View:
    """What seat 0 sees with a tile of this kind in hand."""
    rules.apply(t, 0, box.PLACE + kind)
    return view(t, 0)


def test_a_tile_is_told_to_complete_an_area_and_to_surround_a_castle() -> None:
    around = "W 1,0 1,1 0,1 F -1,0 -1,1 0,-1 -1,-1"
    gain = brings(taken_up(given(estate=around, hand="WM"), box.WOOD), 0, cell("1,-1"))
    assert (gain.points, gain.structure, gain.areas) == (3, box.CASTLE, ())
    forest = taken_up(given(estate="W 1,0 1,1 2,1", hand="WM"), box.WOOD)
    assert brings(forest, 0, cell("2,0")).areas == (cell("1,0"),)
    assert brings(taken_up(given(estate=around, hand="WM"), box.MEADOW), 0, cell("2,0")).areas == ()


@pytest.mark.parametrize(
    ("estate", "kind", "sign"), [("F", box.FIELD, "#cc"), ("W", box.WOOD, "#ct"), ("U", box.FOUNTAIN, "#cq")]
)
def test_only_a_cell_that_brings_more_than_usual_has_a_chip(estate: str, kind: int, sign: str) -> None:
    table = given(estate=f"{estate} 1,0 1,1 2,1", hand="FWU")
    rules.apply(table, 0, box.PLACE + kind)
    text = layers(table, asked=marks(table, 0))["b-marks0"]
    assert text.count("class=boon") == 1
    assert f"data-place=cell-0-{cell('2,0')} " in text
    assert sign in text
    assert text.count("href=#L ") == text.count("data-action=") - 1


def test_the_locked_queen_stays_on_the_chip_behind_a_lock() -> None:
    table = given(estate="U 1,0 1,1 2,1", hand="U", space=box.SPACE_KINDS.index(box.LOCKED))
    rules.apply(table, 0, box.PLACE + box.FOUNTAIN)
    assert "#cl" in layers(table, asked=marks(table, 0))["b-marks0"]


def test_what_a_man_takes_is_said_only_where_he_takes_something() -> None:
    rich = view(given(money={1: 1}, hand={1: "F"}, queen=1), 0)
    assert [spoils(rich, 1, kind) for kind in range(box.AREAS)] == [("cc", "+1"), ("ct", "+1"), ("cq", "")]
    poor = view(given(money={1: 0}, queen=2), 0)
    assert [spoils(poor, 1, kind)[0] for kind in range(box.AREAS)] == ["", "", ""]


def test_a_site_shows_the_structure_as_a_ghost_and_pales_the_rest() -> None:
    table = given(estate="M 1,0 2,0 F 3,0")
    rules.apply(table, 0, box.BUILD + box.CHAPEL)
    shown = layers(table, asked=marks(table, 0))
    assert "#S2" in shown["b-held"]
    assert "class=veil" in shown["b-marks0"]
    assert shown["b-marks0"].count("href=#B") == 2


def test_the_estate_that_a_man_visits_lies_on_the_vellum() -> None:
    table = given(estate={0: "M 2,0 F 1,0", 1: "F 1,0 2,0 1,1 2,1"})
    rules.apply(table, 0, box.BUILD + box.CASTLE)
    rules.apply(table, 0, box.AT + cell("2,0"))
    rules.apply(table, 0, box.RESERVE)
    assert table.phase == box.SYMBOL
    shown = layers(table, asked=marks(table, 0))
    assert re.search(r'class="vh p1" [^>]* checked', shown["b-tabs"])
    assert f"data-place=area-1-{cell('1,0')} data-action=" in shown["b-marks1"]


# ---- news


def test_the_last_turn_leaves_dotted_rings_and_tiles_just_laid_have_numbers() -> None:
    table = given(estate="F 1,0", hand="FF")
    rules.apply(table, 0, box.PLACE + box.FIELD)
    rules.apply(table, 0, box.AT + cell("2,0"))
    news = Marks(now=((0, f"cell-0-{cell('2,0')}"),), last=((1, f"cell-1-{box.HOME}"),), seat=0)
    shown = layers(table, asked=news)
    assert "<g class=fresh><use href=#D x=200 y=0 />" in shown["b-marks0"]
    assert "<g class=grows><use href=#O /><text y=7>1</text></g>" in shown["b-marks0"], "larger where cells are small"
    assert "<use class=s1 href=#N x=0 y=0 />" in shown["b-marks1"]


def test_what_is_asked_about_has_a_ring() -> None:
    table = given(estate="W 1,0 2,0 1,1 2,1")
    text = layers(table, asked=Marks(hint=f"cell-0-{box.HOME}", about=f"area-0-{cell('1,0')}"))["b-marks0"]
    assert ("#R x=0 y=0" in text, "#r x=200 y=0" in text) == (True, True)


# ---- in small


def test_a_small_estate_is_the_same_drawing_in_a_close_frame() -> None:
    shown = view(given(estate={1: BUSY}), 0)
    text = small(shown, 1, "Ben's estate")
    assert '<use href="#plot1"/>' in text
    assert 'aria-label="Ben\'s estate"' in text
    assert 'class="mini s1"' in text


def test_a_large_estate_is_drawn_in_few_strokes_on_a_phone() -> None:
    row = " ".join(f"{x},0" for x in range(1, 9))
    assert window((box.HOME,)).wide < DENSE
    assert 'class="plot of0 s0 z2 dense"' in drawn(given(estate=f"F {row}"))
