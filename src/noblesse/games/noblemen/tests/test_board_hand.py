"""What the viewer holds, and the parts of the page one may turn to."""

from __future__ import annotations

import re

from noblesse.core.drawing import Marks
from noblesse.games.noblemen import box, rules
from noblesse.games.noblemen.board.hand import inside, row
from noblesse.games.noblemen.board.tabs import opens, tabs
from noblesse.games.noblemen.table import Table
from noblesse.games.noblemen.tests.drawings import marks
from noblesse.games.noblemen.tests.given import cell, given
from noblesse.games.noblemen.view import view
from tests.drawn import Elements, places


def hand(table: Table, viewer: int = 0) -> str:
    """The hand of a viewer who may do what the rules allow."""
    return inside(view(table, viewer), marks(table, viewer))


def test_each_pile_has_its_number_and_an_empty_one_is_pale() -> None:
    text = hand(given(hand="FFFFFW"))
    assert re.findall(r"<b>(\d+)</b></span>", text) == ["5", "1", "0", "0"]
    assert re.findall(r'class="pile (n\d)', text) == ["n4", "n1", "n0", "n0"]


def test_only_who_has_the_turn_sees_the_bag() -> None:
    table = given(hand={0: "FF", 1: "FF"})
    assert [f"bag-{kind}" in hand(table) for kind in range(box.KINDS)] == [True] * box.KINDS
    assert "bag-0" not in inside(view(table, 1), Marks())


def test_the_tile_taken_up_is_raised_and_the_one_wanted_in_a_trade_is_marked() -> None:
    table = given(hand="FFW")
    rules.apply(table, 0, box.PLACE + box.FIELD)
    assert 'class="pile n2 held"' in hand(table)
    table = given(hand="FFW")
    rules.apply(table, 0, box.TAKE + box.MEADOW)
    assert 'class="bag wanted" data-place="bag-3"' in hand(table)


def test_men_are_at_home_or_where_they_stand() -> None:
    table = given(estate={1: "W 1,0 2,0 1,1 2,1"}, men={0: "1 1,0"})
    text = hand(table)
    assert re.search(r'data-place="man-home"[^>]*><svg [^>]*><use href="#n0f"/></svg><b>1</b>', text)
    assert re.search(r'data-place="man-\d"[^>]*>.*?#seat-1.*?#emblem-1', text)


def test_cards_that_are_looked_at_stand_before_those_in_hand() -> None:
    table = given(estate="M 1,0 2,0", cards="liaison", under="dowry, tribute, whitehall")
    table.stack[:] = [0] * box.CARDS
    rules.apply(table, 0, box.BUILD + box.CHAPEL)
    rules.apply(table, 0, box.AT + cell("2,0"))
    assert table.phase == box.KEEP_ONE
    assert [place for place in places(hand(table)) if place] == ["drawn-0", "drawn-1", "drawn-2"]
    assert "drawn-0" not in inside(view(table, 1), Marks())


def test_many_kinds_of_cards_stand_in_rows() -> None:
    assert 'class="cards"' in hand(given(cards="dowry, dowry, tribute"))
    assert "× 2" in hand(given(cards="dowry, dowry, tribute"))
    assert 'class="cards rows"' in hand(given(cards="dowry, tribute, liaison, whitehall"))


def test_purses_for_taxes_are_chosen_in_the_hand() -> None:
    table = given(purses=2, estate="F 1,0")
    rules.apply(table, 0, box.TAXES)
    assert places(hand(table)) == ["spend-0", "spend-1", "spend-2"]


def test_a_spectator_has_no_hand() -> None:
    assert row(view(given(), None), Marks()) == ""


def test_every_hand_is_well_formed() -> None:
    Elements(hand(given(hand="FFWWUUMM", cards="dowry, tribute", purses=3)))


# ---- parts of the page


def test_the_part_where_one_may_act_is_open_and_others_have_a_sign() -> None:
    table = given(hand="F", money=20, estate="M 1,0 2,0")
    shown = view(table, 0)
    text = tabs(shown, marks(table, 0))
    assert re.search(r'class="vh t0" checked', text)
    assert 'Court<i class="dot"></i>' in text
    table = given(hand="FF")
    rules.apply(table, 0, box.DONATE + box.FIELD)
    assert re.search(r'class="vh t1" checked', tabs(view(table, 0), marks(table, 0)))


def test_choices_of_the_page_begin_afresh_when_something_else_is_asked() -> None:
    table = given(hand="F")
    before = opens(view(table, 0), 1)
    rules.apply(table, 0, box.PLACE + box.FIELD)
    assert opens(view(table, 0), 1) != before
    assert opens(view(table, 1), 0) == opens(view(given(), 1), 0)


def test_a_spectator_sees_the_estate_of_whoever_has_the_turn() -> None:
    assert re.search(r'class="vh p2" [^>]* checked', tabs(view(given(player=2), None), Marks()))
