"""The rules of Masque as sentences."""

from __future__ import annotations

from typing import Any

import noblesse
from noblesse.core import CHANCE, Source, State

toy = noblesse.load("toy").plain_game()
box: Any = toy.box
DOVE, HARE, FOX, STAG, LION = range(5)


def given(*hands: list[int], **options: str) -> State:
    """A table where these hands are dealt and everybody chooses a mask."""
    table: Any = toy.new_table(len(hands), **options)
    toy.rules.setup(table)
    for hand in hands:
        for kind in hand:
            toy.rules.apply(table, CHANCE, kind)
    return toy.state_of(table, plain=True)


def play(state: State, *words: str) -> State:
    """Let these things happen: "1: wear the fox"."""
    for ply in words:
        seat, _, text = ply.partition(": ")
        state.apply(toy.actions.read(state.table, int(seat), text), int(seat))
    return state


def test_2_1_the_first_seat_draws_until_its_hand_is_full() -> None:
    state = toy.new_state(2, plain=True)
    drawers = []
    while state.current_player() == CHANCE:
        drawers.append(toy.rules.draws_for(state.table))
        state.apply(state.chance_outcomes()[0][0])
    assert drawers == [0, 0, 0, 1, 1, 1]
    assert state.awaited() == [0, 1]


def test_2_2_nobody_sees_a_mask_before_the_last_is_chosen() -> None:
    state = play(given([FOX] * 3, [LION] * 3, [DOVE] * 3), "2: wear the dove", "0: wear the fox")
    assert [state.observation(viewer).mask for viewer in (0, 1, None)] == [(FOX, -1, -1), (-1, -1, -1), (-1, -1, -1)]
    assert state.observation(1).answered == (0, 2)
    play(state, "1: wear the lion")
    assert state.observation(None).mask == (FOX, LION, DOVE)


def test_3_1_the_highest_mask_that_is_alone_dances() -> None:
    state = given([LION, FOX, FOX], [LION, FOX, FOX], [DOVE, HARE, HARE])
    play(state, "0: wear the lion", "1: wear the lion", "2: wear the dove")
    assert state.awaited() == [2]


def test_3_1_nobody_dances_if_no_mask_is_alone() -> None:
    state = play(given([LION] * 3, [LION] * 3), "0: wear the lion", "1: wear the lion")
    assert (state.current_player(), state.table.round) == (CHANCE, 1)


def test_3_2_each_own_tile_beside_a_step_makes_a_pair() -> None:
    state = play(given([LION, FOX, FOX], [DOVE] * 3), "0: wear the lion", "1: wear the dove", "0: step on 14")
    assert state.scores() == [1, 0]
    play(state, "0: step on 2")
    assert state.scores() == [3, 0]


def test_3_3_a_rival_whose_tile_is_brushed_may_look_at_the_hand_and_then_the_dancer_goes_on() -> None:
    state = given([LION, FOX, STAG], [DOVE] * 3)
    table = state.table
    table.floor[1].members, table.free.members = 1 << 1, table.free.members & ~(1 << 1)
    state = play(toy.state_of(table, plain=True), "0: wear the lion", "1: wear the dove", "0: step on 1")
    assert state.awaited() == [1]
    before = state.table.reveals
    play(state, "1: look")
    assert state.observation(1).seen[0] == (0, 0, 1, 1, 0)
    assert state.observation(0).shown[1] == (0, 0, 1, 1, 0)
    assert state.observation(None).seen[0] == (0, 0, 0, 0, 0)
    assert state.table.reveals == before + 1
    assert state.awaited() == [0]


def test_2_3_a_mask_that_is_worn_is_no_longer_among_those_seen() -> None:
    state = given([LION, FOX, STAG], [DOVE] * 3)
    table = state.table
    table.seen[1 * 4 + 0] = [0, 0, 1, 0, 1]
    state = play(toy.state_of(table, plain=True), "0: wear the lion", "1: wear the dove")
    assert state.observation(1).seen[0] == (0, 0, 1, 0, 0)


def test_2_5_one_mask_may_be_slipped_back_into_the_deck_and_nobody_sees_which() -> None:
    state = play(given([LION, FOX, STAG], [DOVE] * 3), "0: wear the lion", "1: wear the dove")
    others = [toy.state_of(state.table, plain=True) for _ in range(2)]
    for other, mask in zip(others, ("fox", "stag"), strict=True):
        play(other, f"0: slip the {mask}")
        shown = other.observation(None)
        assert (other.awaited(), shown.held[:2], shown.slipped) == ([0], (1, 2), True)
        assert min(other.legal_actions(0)) == 0
        assert max(other.legal_actions(0)) < box.SLIP, "one mask is slipped in a dance"
    for viewer in (1, None):
        assert others[0].observation(viewer) == others[1].observation(viewer)
        assert others[0].resample(viewer, Source(1)).table == others[1].resample(viewer, Source(1)).table
    assert others[0].observation(0).hand == (0, 0, 0, 1, 0)
    slips = [box.SLIP + FOX, box.SLIP + STAG]
    assert {state.seen(viewer, slip, 0) for viewer in (1, None) for slip in slips} == {-1 - box.SLIP}
    assert [state.seen(0, slip, 0) for slip in slips] == slips, "one knows what one does"
    assert state.seen(1, 5, 0) == 5, "a step is open"


def test_2_5_who_saw_masks_in_a_hand_is_sure_of_one_less_of_each_kind() -> None:
    state = play(given([LION, FOX, FOX], [DOVE] * 3), "0: wear the lion", "1: wear the dove")
    table: Any = state.table
    table.seen[1 * 4 + 0] = [0, 0, 2, 0, 0]
    state = play(toy.state_of(table, plain=True), "0: slip the fox")
    assert state.observation(1).seen[0] == state.observation(0).shown[1] == (0, 0, 1, 0, 0)
    table.hand[0], table.seen[1 * 4 + 0] = [0, 0, 1, 1, 0], [0, 0, 1, 1, 0]
    state = play(toy.state_of(table, plain=True), "0: slip the fox")
    assert state.observation(1).seen[0] == (0, 0, 0, 0, 0), "either may be left"


def test_2_5_who_slipped_a_mask_draws_one_more() -> None:
    state = play(given([LION, FOX, STAG], [DOVE] * 3), "0: wear the lion", "1: wear the dove", "0: slip the fox")
    play(state, "0: step on 1", "0: step on 40")
    drawers = []
    while state.current_player() == CHANCE:
        drawers.append(toy.rules.draws_for(state.table))
        state.apply(state.chance_outcomes()[0][0])
    assert drawers == [0, 0, 1]


def test_encore_no_ends_the_dance_after_one_step() -> None:
    state = given([LION, FOX, FOX], [DOVE] * 3, encore="no")
    play(state, "0: wear the lion", "1: wear the dove", "0: step on 14")
    assert (state.current_player(), state.scores()) == (CHANCE, [1, 0])


def test_4_2_of_two_with_as_many_points_the_one_who_wore_lower_masks_is_first() -> None:
    table: Any = given([LION] * 3, [DOVE] * 3).table
    table.worn[0], table.worn[1] = [0, 1, 0, 0, 1], [1, 0, 0, 0, 1]
    assert toy.state_of(table, plain=True).ranks() == [1, 0]


def test_4_2_who_is_still_level_shares_the_place() -> None:
    table: Any = given([LION] * 3, [DOVE] * 3, [FOX] * 3).table
    table.phase, table.pairs = toy.box.OVER, [2, 1, 2, 0]  # type: ignore[attr-defined]  # a constant of this game
    for state in (toy.state_of(table, plain=True), noblesse.load("toy").state_of(table)):
        assert (state.ranks(), state.returns()) == ([0, 2, 0], [0.5, 0.0, 0.5])
