"""1.4: what a viewer can imagine of values that lie face down or behind a screen (``resample``)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

import pytest

from noblesse.core import NOBODY, TERMINAL, Seat, Source
from noblesse.core.sets import has
from noblesse.games.richelieu import rules
from noblesse.games.richelieu.box import (
    CORRUPT,
    FIELD,
    FREE_AGENT,
    FROM,
    KINDS,
    NEUTRAL,
    NO_KIND,
    PICK,
    SPOTS,
    TO,
    VALUES,
)
from noblesse.games.richelieu.table import Table
from noblesse.games.richelieu.tests.given import agent, given, new_table, screen, spot
from noblesse.games.richelieu.tests.test_components import conserved, step
from noblesse.games.richelieu.tests.words import do, play

WAYS = [(2, "two"), (2, "one"), (3, "two"), (4, "two")]
every_way = pytest.mark.parametrize(("seats", "neutrals"), WAYS)


def imagined(t: Table, seat: Seat, times: int) -> Iterator[Table]:
    """Tables as a seat may imagine them."""
    for number in range(times):
        twin = t.copy()
        rules.resample(twin, seat, Source(number))
        yield twin


def tables(seats: int, neutrals: str, seed: int, every: int = 29) -> Iterator[Table]:
    """Tables of a match of random choices."""
    t, source, plies = new_table(seats, neutrals=neutrals), Source(seed, seats), 0
    while rules.mover(t) != TERMINAL:
        step(t, source)
        plies += 1
        if plies % every == 0 or (t.phase == FIELD and plies % 13 == 0):
            yield t.copy()


def open_part(t: Table, seat: Seat) -> bytes:
    """All of a table that a seat knows, everything hidden from it blotted out."""
    twin = t.copy()
    for colour in range(rules.colours(t)):
        if rules.keeper(t, colour) != seat and not rules.is_open(t, colour):
            twin.screen[colour][:] = [rules.behind_screen(t, colour), 0, 0, 0]
            if rules.colour_in_hand(t) == colour:
                twin.picked = NO_KIND
            for where in range(SPOTS):
                if t.who[where] == colour and not has(t.up, where):
                    twin.kind[where] = NO_KIND
    return twin.to_bytes()


def groups(t: Table) -> dict[tuple[int, int], list[int]]:
    """The values of each group: those laid face down between two take-backs; the newest with the screen."""
    found: dict[tuple[int, int], list[int]] = {}
    for colour in range(rules.colours(t)):
        found[colour, t.backs[colour]] = [kind for kind in range(KINDS) for _ in range(t.screen[colour][kind])]
    for where in range(SPOTS):
        if t.who[where] < 4 and not has(t.up, where):
            found.setdefault((t.who[where], t.since[where]), []).append(t.kind[where])
    return {group: sorted(kinds) for group, kinds in found.items()}


@every_way
def test_1_4_what_is_known_stays_and_every_group_keeps_its_values(seats: int, neutrals: str) -> None:
    for t in tables(seats, neutrals, 1):
        for seat in (*range(seats), NOBODY):
            for twin in imagined(t, seat, 2):
                assert open_part(twin, seat) == open_part(t, seat)
                assert groups(twin) == groups(t)
                assert all(here == there for here, there in conserved(twin).values())


@every_way
def test_1_4_tables_that_a_viewer_cannot_tell_apart_are_imagined_alike(seats: int, neutrals: str) -> None:
    for t in tables(seats, neutrals, 2, 43):
        for seat in (*range(seats), NOBODY):
            for other in imagined(t, seat, 2):
                pairs = zip(imagined(t, seat, 2), imagined(other, seat, 2), strict=True)
                assert all(one == twin for one, twin in pairs)


def count_ways(t: Table, seat: Seat, times: int, look: Callable[[Table], object]) -> Counter[object]:
    """How often each way to lie was imagined."""
    return Counter(look(twin) for twin in imagined(t, seat, times))


def is_even(often: Counter[object], ways: int) -> bool:
    """Did all ways come about as often?"""
    due = sum(often.values()) / ways
    return len(often) == ways and all(abs(number - due) < 5 * due**0.5 for number in often.values())


def test_1_4_every_way_the_values_may_lie_is_imagined_about_as_often() -> None:
    boxes = {1: ("R01: B3 B1 B2", "E2"), 2: ("R11", "P1"), 3: ("R05", "F1")}
    t = given(boxes=boxes, screen={"B": "-2"})
    often = count_ways(t, 0, 960, lambda twin: (tuple(twin.kind[:3]), screen(twin, "B")[0]))
    assert is_even(often, 24)
    assert len(count_ways(t, 1, 20, lambda twin: tuple(twin.kind))) == 1, "its owner knows them"
    assert is_even(count_ways(t, NOBODY, 960, lambda twin: tuple(twin.kind[:3])), 24)


def test_1_4_equal_values_are_imagined_as_often_as_there_are_of_them() -> None:
    boxes = {1: ("R01: B3 B1", "E2"), 2: ("R11", "P1"), 3: ("R05", "F1")}
    t = given(boxes=boxes, screen={"B": "1 1"})
    often = count_ways(t, 0, 800, lambda twin: VALUES[twin.kind[0]])
    assert set(often) == {1, 3}
    assert abs(often[3] - 200) < 60


def test_1_4_an_agent_in_hand_is_one_of_those_behind_the_screen_or_lying_face_down() -> None:
    boxes = {1: ("R01: A3", "E2"), 2: ("R11", "P1"), 3: ("R05", "F1")}
    t = do(given(boxes=boxes, screen={"A": "1 2"}), "agent 2")
    often = count_ways(t, 1, 600, lambda twin: (twin.kind[0], twin.picked))
    assert is_even(often, 6)
    assert all(twin.screen[0][twin.picked] > 0 for twin in imagined(t, 1, 20))
    assert [twin == t for twin in imagined(t, 0, 5)] == [True] * 5


def test_1_4_a_neutral_agent_in_hand_is_hidden_too_unless_its_colour_is_open() -> None:
    for neutrals, kinds in (("two", 3), ("one", 1)):
        t = do(play(given(seats=2, neutrals=neutrals), "earn"), "agent 2")
        assert t.picking == NEUTRAL
        assert len(count_ways(t, 1, 60, lambda twin: twin.picked)) == kinds
        assert len(count_ways(t, NOBODY, 60, lambda twin: twin.picked)) == kinds
        assert len(count_ways(t, 0, 20, lambda twin: twin.picked)) == 1


def after_take_back() -> Table:
    """A has a 3 and a 1 face down from before it took 2 and -2 back, then laid one of these face down."""
    boxes = {1: ("R01: A3", "E2"), 2: ("R11", "P1"), 3: ("R05", "F1")}
    t = given(boxes=boxes, city={"A": "2 -2"}, screen={"A": "1"})
    t = play(t, "agent 1 to R01 2")
    assert (screen(t), t.backs[0], t.since[1]) == ([-2, 2], 1, 0)
    while t.player != 0:
        t = play(t, *(["earn"] if t.acted == 0 else ["decline"]))
    return play(t, "agent 2 to R01 3")


def test_1_4_after_a_take_back_old_values_change_places_only_among_themselves() -> None:
    t = after_take_back()
    assert list(t.since[:3]) == [0, 0, 1]
    often = count_ways(t, 1, 400, lambda twin: tuple(VALUES[kind] for kind in twin.kind[:3]))
    assert is_even(often, 4)
    assert set(often) == {(3, 1, 2), (3, 1, -2), (1, 3, 2), (1, 3, -2)}


def test_1_4_an_old_agent_that_lies_alone_is_known() -> None:
    boxes = {1: ("R01: A3", "E2"), 2: ("R11", "P1"), 3: ("R05", "F1")}
    t = play(given(boxes=boxes, city={"A": "2 -2"}, screen={"A": "1"}), "agent 1 to R11 5")
    assert len(count_ways(t, 1, 20, lambda twin: twin.kind[0])) == 1


def test_1_4_a_corrupted_agent_stays_in_its_group() -> None:
    t = after_take_back()
    t.phase, t.asked = CORRUPT, 1
    t = play(t, "from R01 1 to P1 1")
    here = spot(t, "P1 1")
    assert (agent(t, "P1 1"), t.since[here]) == ("A3d", 0)
    often = count_ways(t, 1, 400, lambda twin: tuple(VALUES[twin.kind[where]] for where in (1, here, 2)))
    assert set(often) == {(1, 3, 2), (1, 3, -2), (3, 1, 2), (3, 1, -2)}


def test_1_4_what_corruption_turns_up_leaves_its_group_known() -> None:
    t = after_take_back()
    t.phase, t.asked = CORRUPT, 1
    t = play(t, "from R01 1 to P1 3")
    often = count_ways(t, 1, 60, lambda twin: (VALUES[twin.kind[1]], VALUES[twin.kind[spot(t, "P1 3")]]))
    assert set(often) == {(1, 3)}


def test_1_4_with_an_empty_screen_what_lies_face_down_is_all_that_is_left() -> None:
    boxes = {1: ("R01: A3", "E2"), 2: ("R11", "P1"), 3: ("R05", "F1")}
    t = play(given(boxes=boxes, screen={"A": "1"}), "agent 1 to R01 2")
    assert (t.backs[0], screen(t)) == (0, [])
    assert set(count_ways(t, 1, 40, lambda twin: tuple(VALUES[kind] for kind in twin.kind[:2]))) == {(3, 1), (1, 3)}


def test_1_4_an_agent_on_a_paid_field_is_hidden_until_its_box_is_resolved() -> None:
    boxes = {1: ("R11: - A1 B1 B2 -", "P1"), 2: ("R01", "E2"), 3: ("R05", "F1")}
    t = play(given(boxes=boxes), "agent 3 to R11 1")
    assert agent(t, "R11 1") == "A3d"
    values = {seat: {VALUES[twin.kind[0]] for twin in imagined(t, seat, 60)} for seat in range(4)}
    assert values == {0: {3}, 1: {-2, 1, 2, 3}, 2: {-2, 1, 2, 3}, 3: {-2, 1, 2, 3}}
    assert {rules.behind_screen(twin, 0) for twin in imagined(t, 1, 20)} == {8}
    t = play(t, "agent 2 to R11 5")
    assert {twin.city[0][3] for seat in range(4) for twin in imagined(t, seat, 20)} == {1}


def test_1_4_everybody_sees_that_an_agent_is_picked_and_only_its_keeper_which() -> None:
    t = given()
    for kind in range(KINDS):
        assert rules.seen(t, 0, 0, PICK + kind) == PICK + kind
        assert [rules.seen(t, viewer, 0, PICK + kind) for viewer in (1, 2, 3, NOBODY)] == [-1 - PICK] * 4
    for action in (FROM, TO, TO + 29):
        assert [rules.seen(t, viewer, 0, action) for viewer in (0, 1, NOBODY)] == [action] * 3


@pytest.mark.parametrize("neutrals", ["two", "one"])
def test_1_4_a_neutral_agent_is_picked_in_secret_unless_its_colour_is_open(neutrals: str) -> None:
    t = play(given(seats=2, neutrals=neutrals), "earn")
    seen = [rules.seen(t, viewer, 0, PICK + 2) for viewer in (0, 1, NOBODY)]
    assert seen == ([2, -1, -1] if neutrals == "two" else [2, 2, 2])


def test_1_4_a_value_that_comes_to_lie_face_up_is_revealed_and_one_face_down_is_not() -> None:
    for bonus in (None, FREE_AGENT):
        t = given() if bonus is None else given(bonus=bonus)
        assert do(t, "agent 3 to R11 3").reveals == t.reveals + 1
        assert do(t, "agent 3 to R11 1").reveals == t.reveals
