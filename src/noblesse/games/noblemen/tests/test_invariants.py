"""What holds at every table of every match, and of every match that one can imagine."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

import noblesse
from noblesse.core import CHANCE, NOBODY, Bits, Source, State
from noblesse.games.noblemen import rules
from noblesse.games.noblemen.box import (
    ACTIONS,
    AREAS,
    BLOCK,
    CASTLE,
    CELLS,
    CHAPEL,
    DECADES,
    FOLLY,
    HOME,
    KINDS,
    LOCKED,
    MEADOW,
    MEN,
    MOST_MEN,
    MOST_SEATS,
    NO_SEAT,
    PALACE,
    PLAIN,
    PURSES,
    ROUND,
    SIDE,
    SPACE_KINDS,
    STRUCTURES,
    TURN,
)
from noblesse.games.noblemen.table import Table

MATCHES = [(seats, seed) for seats in (3, 4, 5) for seed in range(2)]
every_match = pytest.mark.parametrize(("seats", "seed"), MATCHES)
EVERY = 7
"""So many plies lie between two tables that are looked at, beside each that begins a turn."""


def choose(state: State, source: Source) -> tuple[int, int]:
    """Somebody who is awaited, and an action; every second one is among those worth a bot's while."""
    awaited = state.awaited()
    seat = awaited[source.below(len(awaited))]
    may = state.worthwhile(seat) if source.below(2) else state.legal_actions(seat)
    return seat, may[source.below(len(may))]


@cache
def match(seats: int, seed: int) -> tuple[Table, ...]:
    """Tables of a match: some, and each that begins a turn or ends the match."""
    state, source, found, plies = noblesse.load("noblemen").new_state(seats), Source(seed, seats), [], 0
    turn = 0
    while not state.is_terminal():
        if state.current_player() == CHANCE:
            state.sample_chance(source)
        else:
            seat, action = choose(state, source)
            state.apply(action, seat)
        plies += 1
        table = state.table
        if plies % EVERY == 0 or table.turn != turn or state.is_terminal():
            turn = table.turn
            found.append(table)
    return tuple(found)


def begins_turn(t: Table) -> bool:
    """Has nothing been done in this turn?"""
    return t.phase == TURN and t.acted == 0


@every_match
def test_2_4_the_queen_has_one_keeper_and_a_turn_begins_on_a_playable_space(seats: int, seed: int) -> None:
    for t in match(seats, seed):
        assert 0 <= t.queen < seats
        if begins_turn(t):
            assert SPACE_KINDS[t.space] in (PLAIN, LOCKED)


@every_match
def test_2_1_turns_go_clockwise_one_for_each_on_a_space_and_24_at_most(seats: int, seed: int) -> None:
    firsts = {t.turn: (t.player, t.decade, t.space) for t in reversed(match(seats, seed)) if begins_turn(t)}
    turns = sorted(firsts)
    assert turns == list(range(1, len(turns) + 1))
    assert all(firsts[turn + 1][0] == (firsts[turn][0] + 1) % seats for turn in turns[:-1])
    assert max(Counter(firsts.values()).values()) == 1
    numbers = Counter(player for player, _, _ in firsts.values())
    assert max(numbers.values()) <= 24
    assert max(numbers.values()) - min(numbers.values()) <= 1
    assert 3 * (7 + seats) <= len(turns) <= 24 * seats
    locked = Counter((decade, player) for player, decade, space in firsts.values() if SPACE_KINDS[space] == LOCKED)
    assert locked == {(decade, seat): 1 for decade in range(DECADES) for seat in range(seats)}


@every_match
def test_7_points_never_fall_and_nothing_is_below_nothing(seats: int, seed: int) -> None:
    points = [0] * MOST_SEATS
    for t in match(seats, seed):
        assert all(now >= before for now, before in zip(t.points, points, strict=True))
        points = list(t.points)
        assert sum(t.purses) <= PURSES
        assert max(t.money) < 1000, "money below nothing would be a very great number"
        assert max(map(max, t.hand)) <= 62


@every_match
def test_3_4_structures_stand_apart_and_on_meadows(seats: int, seed: int) -> None:
    for t in match(seats, seed):
        for seat in range(seats):
            built = [t.built[STRUCTURES * seat + structure] for structure in range(STRUCTURES)]
            noble = [*built[CASTLE], *built[PALACE]]
            assert not any(near in noble for cell in noble for near in ROUND[cell])
            assert not any(near in built[CHAPEL] for cell in built[CHAPEL] for near in ROUND[cell])
            everything = [*noble, *built[CHAPEL], *built[FOLLY]]
            assert len(everything) == len(set(everything))
            assert set(everything) <= set(t.tiles[KINDS * seat + MEADOW])


@every_match
def test_3_1_an_estate_hangs_together_and_no_cell_has_two_tiles(seats: int, seed: int) -> None:
    for t in match(seats, seed)[::5]:
        for seat in range(seats):
            laid = [cell for kind in range(KINDS) for cell in t.tiles[KINDS * seat + kind]]
            assert len(laid) == len(set(laid))
            assert reached(set(laid)) == set(laid)


def reached(land: set[int]) -> set[int]:
    """The cells that one reaches from the first meadow over sides."""
    found, todo = {HOME}, [HOME]
    while todo:
        y, x = divmod(todo.pop(), SIDE)
        beside = {SIDE * (y + up) + x + right for right, up in ((0, 1), (1, 0), (0, -1), (-1, 0))}
        todo += (beside & land) - found
        found |= beside & land
    return found


@every_match
def test_3_2_every_two_by_two_of_a_kind_is_an_area_and_nothing_else(seats: int, seed: int) -> None:
    for t in match(seats, seed)[::5]:
        for seat in range(seats):
            for kind in range(AREAS):
                tiles = set(t.tiles[KINDS * seat + kind])
                square = {
                    cell for cell in tiles if all(cell + step in tiles for step in BLOCK) and cell % SIDE < SIDE - 1
                }
                assert set(t.areas[AREAS * seat + kind]) == square


@every_match
def test_3_3_every_man_stands_on_an_area_of_a_rival_and_none_has_two(seats: int, seed: int) -> None:
    for t in match(seats, seed):
        places = []
        for man in range(MOST_MEN):
            rival = t.man_of[man]
            if rival != NO_SEAT:
                assert rival != man // MEN
                assert any(t.man_at[man] in t.areas[AREAS * rival + kind] for kind in range(AREAS))
                places.append((rival, t.man_at[man]))
        assert len(places) == len(set(places))


@every_match
def test_1_4_whatever_one_imagines_the_same_is_asked_and_there_is_an_answer(seats: int, seed: int) -> None:
    for number, t in enumerate(match(seats, seed)[::4]):
        for viewer in (*range(seats), NOBODY):
            twin = t.copy()
            rules.resample(twin, viewer, Source(number))
            assert rules.mover(twin) == rules.mover(t)
            for seat in range(seats):
                mine, theirs = legal(t, seat), legal(twin, seat)
                assert bool(mine) == bool(theirs) == rules.awaits(t, seat) == rules.awaits(twin, seat)
                assert seat != viewer or mine == theirs


def legal(t: Table, seat: int) -> set[int]:
    """What the seat may do."""
    out = Bits(ACTIONS)
    rules.legal(t, seat, out)
    return set(out)


def test_3_1_cells_lie_on_the_grid() -> None:
    assert (CELLS, HOME, SIDE) == (625, 312, 25)
