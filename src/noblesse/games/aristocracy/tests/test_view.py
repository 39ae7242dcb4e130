"""What may be seen of a table."""

from __future__ import annotations

import dataclasses

import noblesse
from noblesse.core import CHANCE, Source
from noblesse.games.aristocracy import box
from noblesse.games.aristocracy.table import Table
from noblesse.games.aristocracy.tests.given import given
from noblesse.games.aristocracy.view import BACK, NOTHING, changed, view

GAME = noblesse.load("aristocracy")


def table_after(plies: int, seats: int = 3, seed: int = 11) -> Table:
    """A table in the middle of a random match."""
    state, source = GAME.new_state(seats, plain=True), Source(seed)
    for _ in range(plies):
        legal = state.legal_actions()
        if state.current_player() == CHANCE:
            state.sample_chance(source)
        elif legal:
            state.apply(legal[source.below(len(legal))])
    table: Table = state.table
    return table


def test_every_viewer_sees_the_same() -> None:
    table = table_after(40)
    assert view(table, None) == view(table, 0) == view(table, 2)


def test_a_view_depends_on_nothing_that_is_dealt_anew() -> None:
    state = GAME.state_of(table_after(40), plain=True)
    assert state.observation(1) == state.resample(1, Source(5)).observation(1)


def test_a_face_down_token_shows_its_back_only() -> None:
    table = table_after(9)
    seen = view(table, 0)
    assert [space for space, token in enumerate(seen.tokens) if token == BACK] == list(table.down)
    assert sum(seen.unseen) == seen.tokens.count(BACK)


def test_a_building_under_a_marker_is_seen_together_with_the_marker() -> None:
    table = given(up={"castle": "brown 17"})
    space = 16
    table.up[box.CASTLE].members = 0
    table.under[box.CASTLE].members = 1 << space
    table.markers[1].members = 1 << space
    seen = view(table, None)
    assert (seen.tokens[space], seen.markers[space]) == (box.CASTLE, 1)


def test_a_view_has_the_same_shape_at_every_ply() -> None:
    def shape(table: Table) -> list[int]:
        fields = dataclasses.asdict(view(table, None))
        free = ("picked", "placed")
        return [len(value) for name, value in fields.items() if isinstance(value, tuple) and name not in free]

    assert shape(table_after(0)) == shape(table_after(30)) == shape(table_after(120))


def test_a_view_can_be_a_key() -> None:
    assert len({view(table_after(20), 0), view(table_after(20), 1)}) == 1


def test_tiles_name_who_took_them() -> None:
    table = given()
    table.dominance[2] = [2, 0]
    assert view(table, None).dominance[2] == (1, NOTHING)


def test_spaces_that_look_different_have_changed() -> None:
    before = given(up={"corn": "brown 17, red 22"})
    after = before.copy()
    after.up[box.CORN].members = 0
    assert changed(view(before, None), view(after, None)) == ("L017", "L022")
