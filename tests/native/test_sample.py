"""The sample game uses every feature of the subset: plain and native must agree on all of it."""

from __future__ import annotations

import copy
import pickle

import pytest

from noblesse.core import CHANCE, Game, IllegalAction, PlainState, Source, State
from noblesse.native import part


def pair(game: Game, seats: int) -> tuple[State, State]:
    return game.new_state(seats), game.new_state(seats, plain=True)


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_plain_and_native_agree_at_every_ply(sample: Game, seats: int) -> None:
    one, other = pair(sample, seats)
    assert not isinstance(one, PlainState)
    source = Source(seats)
    while not other.is_terminal():
        assert one.to_bytes() == other.to_bytes()
        assert one.current_player() == other.current_player()
        assert one.awaited() == other.awaited()
        assert one.chance_outcomes() == other.chance_outcomes()
        for seat in (None, -2, *range(seats), seats):
            assert one.legal_actions(seat) == other.legal_actions(seat)
            assert one.worthwhile(seat) == other.worthwhile(seat)
        assert one.scores() == other.scores()
        assert one.ranks() == other.ranks()
        assert [one.value(seat) for seat in range(seats)] == [other.value(seat) for seat in range(seats)]
        choices = other.legal_actions() or [outcome for outcome, _ in other.chance_outcomes()]
        action = choices[source.below(len(choices))]
        one.apply(action)
        other.apply(action)
    assert one.is_terminal()
    assert one.returns() == other.returns()
    assert one == other
    assert other == one
    assert one.hash() == other.hash()
    assert repr(one) == repr(other)


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_a_source_gives_the_same_playout_and_is_left_the_same(sample: Game, seats: int) -> None:
    for seed in range(4):
        one, other = pair(sample, seats)
        sources = Source(seed), Source(seed)
        assert one.playout(sources[0]) == other.playout(sources[1]) == 120
        assert one == other
        assert sources[0].state == sources[1].state


def test_a_source_redeals_the_same(sample: Game) -> None:
    one, other = pair(sample, 3)
    for seat in (None, 0, 1, 2):
        sources = Source(9), Source(9)
        assert one.resample(seat, sources[0]) == other.resample(seat, sources[1])
        assert sources[0].state == sources[1].state
        if seat is not None:
            assert one.information_state(seat) == other.information_state(seat)


def test_the_table_and_text_of_a_native_state_are_read_back(sample: Game) -> None:
    state = sample.new_state(2)
    state.apply(217)
    assert sample.state_of(state.table) == state
    assert sample.read_state(state.to_text()) == state
    assert state.table.played.members == 1 << 217


def test_what_is_done_to_a_clone_stays_there(sample: Game) -> None:
    state = sample.new_state(2)
    before = state.to_bytes()
    for twin in (state.clone(), copy.copy(state), copy.deepcopy(state)):
        twin.apply(0)
        assert state.to_bytes() == before != twin.to_bytes()


def test_only_numbers_that_are_legal_are_applied(sample: Game) -> None:
    state = sample.new_state(2)
    before = state.to_bytes()
    for action in (-1, 300, 10**30, -(10**30)):
        with pytest.raises(IllegalAction, match="is not an action of Sample"):
            state.apply(action)
    for seat in (1, 2, 10**30, -7):
        with pytest.raises(IllegalAction, match=f"not seat {seat}'s turn but seat 0's"):
            state.apply(0, seat)
    with pytest.raises(IllegalAction, match="seat -1's turn"):
        state.apply(0, CHANCE)
    with pytest.raises(IllegalAction, match="It is not chance's turn"):
        state.sample_chance(Source(1))
    assert state.to_bytes() == before


def test_seats_that_are_not_there_are_refused_before_they_reach_the_rules(sample: Game) -> None:
    state = sample.new_state(2)
    for seat in (-1, 2, 10**30):
        with pytest.raises(IndexError, match="there is no seat"):
            state.value(seat)
        with pytest.raises(IndexError, match="there is no seat"):
            state.resample(seat, Source(1))


def test_a_native_state_is_made_by_its_game_alone(sample: Game) -> None:
    state = sample.new_state(2)
    with pytest.raises(TypeError, match="made by Game"):
        type(state)()
    with pytest.raises(TypeError, match="pickled"):
        pickle.dumps(state)
    with pytest.raises(TypeError, match="unhashable"):
        hash(state)


def test_many_playouts_are_the_same_in_parts_as_in_one(sample: Game) -> None:
    state = sample.new_state(3)
    playouts = part("_engine").playouts
    whole, first, rest = playouts(state, 7, 5), playouts(state, 3, 5), playouts(state, 4, 5, 3)
    assert whole[0] == first[0] + rest[0] == 7 * 120
    for of_seats in (1, 2):
        assert whole[of_seats] == [a + b for a, b in zip(first[of_seats], rest[of_seats], strict=True)]
    slow = sample.new_state(3, plain=True)
    scores = [0, 0, 0]
    for number in range(2):
        twin = slow.clone()
        twin.playout(Source(5, number))
        scores = [total + score for total, score in zip(scores, twin.scores(), strict=True)]
    assert playouts(state, 2, 5)[2] == scores
