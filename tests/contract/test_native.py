"""Plain and native are the same game, ply by ply."""

from __future__ import annotations

import pytest

import noblesse
from noblesse.core import CHANCE, IllegalAction, PlainState, Source, State
from noblesse.native import status
from tests.contract.tables import choose, every_game, every_seat_count, options_of, plain, tables, viewers, walks


@every_game
def test_the_game_runs_as_machine_code(name: str) -> None:
    game = noblesse.load(name)
    assert game.native, f"{name} runs plain: {status(game.package).why} (the toy: python -m noblesse.native tests)"
    assert not isinstance(game.new_state(game.box.SEATS[0]), PlainState)
    assert isinstance(game.new_state(game.box.SEATS[0], plain=True), PlainState)


def everything(state: State) -> dict[str, object]:
    """All that a state says of itself without changing."""
    seats = range(state.seats)
    return {
        "bytes": state.to_bytes(),
        "hash": state.hash(),
        "mover": state.current_player(),
        "terminal": state.is_terminal(),
        "awaited": state.awaited(),
        "legal": [state.legal_actions(), *(state.legal_actions(seat) for seat in seats)],
        "worth": [state.worthwhile(), *(state.worthwhile(seat) for seat in seats)],
        "seen": [
            [state.seen(viewer, action, seat) for action in state.legal_actions(seat)]
            for seat in seats
            for viewer in viewers(state)
        ],
        "chance": state.chance_outcomes(),
        "scores": state.scores(),
        "ranks": state.ranks(),
        "returns": state.returns(),
        "value": [state.value(seat) for seat in seats],
        "draws for": state.game.rules.draws_for(state.table) if state.current_player() == CHANCE else None,
    }


@every_seat_count
def test_both_say_the_same_at_every_ply(name: str, seats: int) -> None:
    fast, slow = noblesse.load(name), plain(name)
    for seed, match in enumerate(walks(name, seats)):
        tables = [game.new_table(seats, **options_of(fast, seed)) for game in (fast, slow)]
        for table in tables:
            fast.rules.setup(table)
        one, other = fast.state_of(tables[0]), slow.state_of(tables[1])
        for seat, action in match.plies:
            assert everything(one) == everything(other)
            for state in (one, other):
                state.apply(action, seat)
        assert everything(one) == everything(other)


@every_seat_count
def test_both_show_and_write_the_same(name: str, seats: int) -> None:
    fast = noblesse.load(name)
    for number, other in enumerate(tables(name, seats)):
        one = fast.state_of(other.table)
        assert one.table == other.table
        assert one.to_text() == other.to_text()
        assert fast.read_state(one.to_text()).to_bytes() == other.to_bytes()
        assert one.clone().to_bytes() == other.to_bytes()
        for viewer in viewers(other):
            assert one.observation(viewer) == other.observation(viewer)
            images = [state.resample(viewer, Source(number)).to_bytes() for state in (one, other)]
            assert images[0] == images[1]
            if viewer is not None:
                assert one.information_state(viewer) == other.information_state(viewer)


@every_seat_count
def test_both_draw_and_play_out_the_same_from_the_same_source(name: str, seats: int) -> None:
    fast = noblesse.load(name)
    for number, slow in enumerate(tables(name, seats)):
        if number % 2:
            continue
        pairs = [(fast.state_of(slow.table), Source(number)), (slow, Source(number))]
        if slow.current_player() == CHANCE:
            assert len({state.sample_chance(source) for state, source in pairs}) == 1
        assert len({state.playout(source) for state, source in pairs}) == 1
        assert len({state.to_bytes() for state, _ in pairs}) == 1
        assert len({source.state for _, source in pairs}) == 1


@every_seat_count
def test_both_refuse_the_same_in_the_same_words(name: str, seats: int) -> None:
    fast = noblesse.load(name)
    for slow in tables(name, seats):
        for seat in (None, *range(seats), CHANCE, seats):
            may = slow.legal_actions(seat) if seat is None or seat >= 0 else [o for o, _ in slow.chance_outcomes()]
            if seat is None and slow.current_player() == CHANCE:
                may = [outcome for outcome, _ in slow.chance_outcomes()]
            wrong = [action for action in (-1, *range(0, fast.box.ACTIONS, 5), 10**6) if action not in may]
            for action in wrong:
                said = []
                for state in (fast.state_of(slow.table), slow):
                    with pytest.raises(IllegalAction) as refused:
                        state.apply(action, seat)
                    said.append((str(refused.value), state.to_bytes()))
                assert said[0] == said[1]


@every_seat_count
def test_native_matches_go_on_alike_after_changes_of_a_clone(name: str, seats: int) -> None:
    state, source = noblesse.load(name).new_state(seats), Source(seats)
    while not state.is_terminal():
        before, twin = state.to_bytes(), state.clone()
        seat, action = choose(twin, source)
        twin.apply(action, seat)
        assert state.to_bytes() == before
        state = twin
