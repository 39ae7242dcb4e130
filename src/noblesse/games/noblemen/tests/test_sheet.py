"""The score sheet: every point by its source and decade, and what decided."""

from __future__ import annotations

from noblesse.core import Seat
from noblesse.core.drawing import Sheet
from noblesse.games.noblemen import box, rules
from noblesse.games.noblemen.board.sheet import sheet
from noblesse.games.noblemen.table import Table
from noblesse.games.noblemen.tests.given import given
from noblesse.games.noblemen.tests.test_view import walked
from noblesse.games.noblemen.view import view


def earned(t: Table, seat: Seat, decade: int, source: int, points: int) -> None:
    """A seat got points."""
    t.points[seat] += points
    t.earned[seat][box.SOURCES * decade + source] += points


def over(t: Table) -> Sheet:
    """The sheet of a match that is over."""
    t.phase, t.decade, t.balls, t.turn = box.OVER, 2, 6, 60
    return sheet(view(t, None))


def line(found: Sheet, source: str) -> list[tuple[int, str]]:
    """Points and detail of each seat."""
    return [
        (cell.points, cell.detail.replace("\N{NO-BREAK SPACE}", " "))
        for row in found.lines
        if row.source == source
        for cell in row.cells
    ]


def test_points_are_told_by_source_and_decade() -> None:
    t = given()
    earned(t, 0, 0, box.OF_TITLES, 5)
    earned(t, 0, 2, box.OF_TITLES, 7)
    earned(t, 1, 1, box.OF_CASTLES, 4)
    found = over(t)
    assert line(found, "Titles") == [(12, "I 5, III 7"), (0, ""), (0, "")]
    assert line(found, "Castles") == [(0, ""), (4, "II 4"), (0, "")]
    assert found.totals == (12, 4, 0)
    assert found.length == "3 decades, 6 balls, 60 turns"


def test_sources_that_brought_nobody_anything_are_left_out_but_the_great_ones() -> None:
    assert [row.source for row in over(given()).lines] == ["The Queen", "Titles", "Castles", "Palaces"]


def test_liaisons_are_named_where_the_points_of_cards_stand() -> None:
    t = given(cards="liaison, liaison")
    earned(t, 0, 0, box.OF_CARDS, 2)
    earned(t, 0, 2, box.OF_CARDS, 6)
    assert line(over(t), "Scandal cards")[0] == (8, "I 2, III 6 (2 liaisons: 6)")


def test_money_breaks_a_tie() -> None:
    t = given(money={0: 5, 1: 7})
    for seat in (0, 1):
        earned(t, seat, 0, box.OF_LEISURE, 6)
    found = over(t)
    assert found.why == "Equal in points; {name} has more money: £7 against £5."
    assert found.tie_break is not None
    assert [cell.points for cell in found.tie_break.cells] == [5, 7, 10]


def test_who_is_level_in_both_shares_the_win() -> None:
    assert over(given()).why == "Equal in points and money: the win is shared."


def test_what_set_the_winner_apart_is_named() -> None:
    t = given()
    earned(t, 0, 0, box.OF_PALACES, 14)
    earned(t, 0, 0, box.OF_CHURCH, 8)
    earned(t, 0, 0, box.OF_LEISURE, 1)
    assert over(t).why == "Palaces and gifts to the church decided it."


def test_the_lines_add_up_to_the_points_all_along() -> None:
    for plies in (100, 400, 2000):
        t = walked(3, plies, 5).table
        found = sheet(view(t, 0))
        for seat in range(3):
            assert sum(row.cells[seat].points for row in found.lines) == found.totals[seat] == rules.score(t, seat)
