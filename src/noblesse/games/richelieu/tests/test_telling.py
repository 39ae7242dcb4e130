"""A resolution is told on the board step by step, to everybody, and nothing that nobody has seen."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

from noblesse.core import Ply, Seat
from noblesse.core.drawing import Marks
from noblesse.games.richelieu import box
from noblesse.games.richelieu.board.timing import CLEARED, FIRST, LAID, WALKED, WON, beats
from noblesse.games.richelieu.memory import NOT_YET, Memory, remember
from noblesse.games.richelieu.table import Table
from noblesse.games.richelieu.tests.drawings import layers
from noblesse.games.richelieu.tests.given import given
from noblesse.games.richelieu.tests.plies import lines, played


def kept(plies: list[Ply], after: Table, viewer: Seat | None) -> Memory:
    """What is kept after these plies."""
    memory = None
    tables = [*(ply.before for ply in plies[1:]), after]
    for ply, table in zip(plies, tables, strict=True):
        memory = remember(memory, ply, table, viewer)
    assert memory is not None
    return memory


def shown(memory: Memory, table: Table, viewer: Seat | None) -> dict[str, str]:
    """The layers of the board with what is kept."""
    return layers(table, viewer, Marks(seat=viewer, past=memory))


def resolved(sheet: str = "R11: A3 A2 B1 C1 -", enemy: str = "E2: - - D1 - C2") -> tuple[list[Ply], Any]:
    """Box I is filled by seat 0."""
    return played(given(boxes={1: (sheet, enemy)}, last=True, actions=2), "pick 1", "to I R 5")


def test_what_lay_in_a_box_is_kept_when_it_is_resolved() -> None:
    plies, after = resolved()
    [tale] = kept(plies, after, 1).tales
    assert (tale.number, tale.winner, tale.totals[0] > tale.totals[1]) == (0, box.CARDINALS, True)
    assert tale.who[: box.FIELDS] == (0, 0, 1, 2, 0)
    assert tale.ended != NOT_YET
    assert tale.road[0] == 7
    assert tale.fresh


def test_the_board_as_it_is_lies_below_and_the_tale_goes_by_itself() -> None:
    plies, after = resolved()
    text = shown(kept(plies, after, 1), after, 1)["b-tale0"]
    assert 'class="tale ends' in text
    assert text.count("class=turned") == text.count("class=back") == sum(kept(plies, after, 1).tales[0].down)
    assert "href=#W0" in text
    assert "The Cardinal: 7" in text
    assert shown(kept(plies, after, 1), after, 1)["b-tale1"] == ""


def test_steps_follow_one_another_and_a_chain_is_told_box_by_box() -> None:
    plies, after = resolved()
    memory = kept(plies, after, None)
    when = beats(memory)
    assert [when[0, step].live for step in (LAID, WON, FIRST, WALKED, CLEARED)] == sorted(
        when[0, step].live for step in (LAID, WON, FIRST, WALKED, CLEARED)
    )
    [tale] = memory.tales
    chained = Memory((tale, replace(tale, number=2)), memory.decisions)
    after_chain = beats(chained)
    assert after_chain[2, LAID].live > after_chain[0, CLEARED].live


def test_one_who_has_decided_since_sees_it_only_when_it_is_told_again() -> None:
    plies, after = resolved()
    more, now = played(after, "income")
    assert " fresh" in shown(kept(plies, after, 0), after, 0)["b-tale0"], "it came of what was decided"
    assert " fresh" not in shown(kept([*plies, *more], now, 0), now, 0)["b-tale0"]
    assert " fresh" in shown(kept([*plies, *more], now, 1), now, 1)["b-tale0"]


def test_backs_are_turned_up_but_what_a_viewer_keeps_is_known_to_it_before() -> None:
    plies, after = resolved()
    mine, others = (shown(kept(plies, after, viewer), after, viewer)["b-tale0"] for viewer in (0, None))
    assert re.findall(r"class=back href=#([ao])0", mine) == ["o"] * 2
    assert re.findall(r"class=back href=#([ao])0", others) == ["a"] * 2


def test_while_somebody_is_asked_the_box_stays_as_it_was_revealed() -> None:
    name = next(box.SHEET_NAMES[sheet] for sheet in range(box.STACK) if box.CORRUPTION in box.BONUS[sheet][:2])
    t = given(boxes={1: (f"{name}: A3 A2 B1 C1 -", "E2"), 2: ("R05: B1", "P1")}, actions=2)
    plies, after = played(t, "pick 1", "to I R 5")
    assert after.phase == box.CORRUPT
    text = shown(kept(plies, after, 2), after, 2)["b-tale0"]
    assert 'class="tale runs fresh' in text
    assert "part-now" in text
    assert "The Cardinal" not in text


def test_every_step_is_a_line_of_the_log() -> None:
    t = given(boxes={1: ("R11: A3 A2 B1 C1 -", "E2: - - D1 - C2")}, last=True, actions=2)
    said = lines(t, "pick 1", "to I R 5")
    assert [line.split()[0] for line in said[:4]] == ["placed", "Box", "First", "Second"]
    assert any(line.startswith("The Cardinal went") for line in said)
