"""The score sheet: every point by its source, and what decided."""

from __future__ import annotations

from noblesse.core import Seat
from noblesse.core.drawing import Sheet
from noblesse.games.richelieu import box, rules
from noblesse.games.richelieu.board.sheet import sheet
from noblesse.games.richelieu.table import Table
from noblesse.games.richelieu.tests.given import given
from noblesse.games.richelieu.tests.test_view import walked
from noblesse.games.richelieu.view import view


def over(t: Table, **rows: dict[Seat, int]) -> Sheet:
    """The sheet of a match that is over."""
    t.phase = box.OVER
    for name, said in rows.items():
        for seat, number in said.items():
            getattr(t, name)[seat] = number
    return sheet(view(t, None))


def line(found: Sheet, source: str) -> list[tuple[int, str]]:
    """Points and detail of each seat."""
    return [(cell.points, cell.detail) for row in found.lines if row.source == source for cell in row.cells]


def test_every_point_has_a_source() -> None:
    t = given(taken={0: "R01 R02 R03 E1 E2 H1"}, prestige={0: 24}, income={0: 4}, military={0: 5}, jewels={0: 3})
    found = over(t)
    assert found.totals[0] == 58
    assert [row.source for row in found.lines] == [
        "Prestige",
        "Income",
        "Military",
        "Richelieu",
        "England",
        "Habsburg",
        "Jewels",
    ]
    assert line(found, "Richelieu")[0] == (8, "3 sheets, most")
    assert line(found, "England")[0] == (4, "2 sheets")
    assert line(found, "Jewels")[0] == (12, "3 jewels")


def test_most_and_second_most_sheets_are_named() -> None:
    t = given(taken={0: "R01 R02 R03", 1: "R04 R06", 2: "R07"})
    rows = line(over(t), "Richelieu")
    assert rows == [(8, "3 sheets, most"), (4, "2 sheets, second most"), (0, "1 sheet"), (0, "")]


def test_who_shares_the_most_is_said_to_share_it() -> None:
    t = given(taken={0: "R01 R02", 1: "R04 R06"})
    assert line(over(t), "Richelieu")[:2] == [(4, "2 sheets, shared most")] * 2


def test_money_breaks_a_tie() -> None:
    found = over(given(money={0: 3, 1: 9}), prestige={0: 6, 1: 6})
    assert found.tie_break is not None
    assert [(cell.points, cell.detail) for cell in found.tie_break.cells][:2] == [
        (3, "3 L, 0 sheets"),
        (9, "9 L, 0 sheets"),
    ]
    assert found.why == "Equal in points; {name} has more money: 9 L against 3 L."


def test_after_money_sheets_break_a_tie() -> None:
    t = given(taken={0: "P1", 1: "P2 H1 H2 H3 E1"})
    found = over(t, prestige={0: 20, 1: 10})
    assert found.totals[:2] == (30, 30)
    assert found.why == "Equal in points and money; {name} has more sheets: 5 against 1."


def test_who_is_still_level_shares_the_win() -> None:
    assert over(given(), prestige={0: 20, 1: 20}).why == "Equal in points, money and sheets: the win is shared."


def test_what_set_the_winner_apart_is_named() -> None:
    t = given(taken={0: "E1 E2 E3"})
    assert over(t, prestige={0: 5, 1: 5}).why == "Sheets of England decided it."
    assert over(given(), prestige={0: 25, 1: 5}, jewels={0: 9}).why == "Jewels and prestige decided it."


def test_the_lines_add_up_to_what_the_rules_count() -> None:
    t = walked(3, 150).table
    found = over(t)
    for seat in range(3):
        assert sum(row.cells[seat].points for row in found.lines) == found.totals[seat] == rules.score(t, seat)


def test_before_the_end_the_sheet_has_the_viewers_own_only() -> None:
    found = sheet(view(given(prestige={0: 4, 1: 9}), 0))
    assert found.totals == (4 + 1 + 8, 0, 0, 0)
    assert found.why == "Money and jewels are hidden until the end."


def test_a_match_that_was_brought_to_its_end_says_why() -> None:
    table = given(bonus=box.OVER)
    table.turn = 41
    assert sheet(view(table, None)).length == "11 rounds, 13 intrigues"
    table.stopped = 1
    said = sheet(view(table, None))
    assert said.length == "11 rounds, ended by patience"
    assert said.why.startswith("Nobody placed an agent for 20 turns, so the boxes were resolved as they stood. ")
