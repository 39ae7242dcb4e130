"""What every game promises about playing it.  A new game gets these tests by lying on the shelf."""

from __future__ import annotations

from importlib import import_module
from itertools import islice, permutations

import pytest

import noblesse
from noblesse.core import ALL, CHANCE, TERMINAL, IllegalAction, Source, State
from tests.contract.tables import every_seat_count, open_tables, plain, tables, walks


@every_seat_count
def test_no_component_is_lost_or_made(name: str, seats: int) -> None:
    count = import_module(f"noblesse.games.{name}.tests.test_components").conserved
    for state in tables(name, seats):
        counted = count(state.table)
        assert counted, "conserved() counts nothing"
        assert {what: pair for what, pair in counted.items() if pair[0] != pair[1]} == {}


@every_seat_count
def test_a_clone_is_equal_and_shares_nothing(name: str, seats: int) -> None:
    for state in open_tables(name, seats):
        before, twin = state.to_bytes(), state.clone()
        assert twin == state
        assert twin.table == state.table
        step(twin, Source(1))
        assert state.to_bytes() == before
        step(state, Source(1))
        assert twin == state, "the clone plays on like the state itself"


@every_seat_count
def test_the_table_that_is_handed_out_is_a_copy(name: str, seats: int) -> None:
    for state in islice(tables(name, seats), 5):
        before, table = state.to_bytes(), state.table
        for field in type(table).FIELDS:
            value = getattr(table, field)
            setattr(table, field, type(table).FIELDS[field].empty() if not isinstance(value, int) else 0)
        assert state.to_bytes() == before


@every_seat_count
def test_until_the_end_somebody_is_awaited_who_can_act_or_chance_deals(name: str, seats: int) -> None:
    for state in tables(name, seats):
        mover, awaited = state.current_player(), state.awaited()
        assert awaited == sorted(set(awaited))
        if mover in (CHANCE, TERMINAL):
            assert awaited == []
        else:
            assert mover == awaited[0], "the mover is the lowest seat that is awaited"
        assert state.is_terminal() == (mover == TERMINAL)


@every_seat_count
def test_legal_actions_ascend_and_only_awaited_seats_have_some(name: str, seats: int) -> None:
    for state in tables(name, seats):
        for seat in range(seats):
            legal = state.legal_actions(seat)
            assert legal == sorted(set(legal))
            assert bool(legal) == (seat in state.awaited())
            assert all(0 <= action < state.game.box.ACTIONS for action in legal)
        mover = state.current_player()
        assert state.legal_actions() == (state.legal_actions(mover) if mover >= 0 else [])


@every_seat_count
def test_what_is_worth_a_bots_while_is_a_part_of_the_legal_actions(name: str, seats: int) -> None:
    for state in open_tables(name, seats):
        for seat in range(seats):
            worth, legal = state.worthwhile(seat), state.legal_actions(seat)
            assert worth == sorted(worth)
            assert set(worth) <= set(legal)
            assert bool(worth) == bool(legal)


@every_seat_count
def test_chance_adds_up_to_one_and_somebody_sees_what_it_deals(name: str, seats: int) -> None:
    for state in tables(name, seats):
        outcomes = state.chance_outcomes()
        assert bool(outcomes) == (state.current_player() == CHANCE)
        if outcomes:
            assert [outcome for outcome, _ in outcomes] == sorted({outcome for outcome, _ in outcomes})
            assert all(0 <= outcome < state.game.box.OUTCOMES and share > 0 for outcome, share in outcomes)
            assert sum(share for _, share in outcomes) == pytest.approx(1)
            assert state.game.rules.draws_for(state.table) in (ALL, *range(seats))


@every_seat_count
def test_an_illegal_action_is_refused_in_one_sentence_and_changes_nothing(name: str, seats: int) -> None:
    for state in tables(name, seats):
        before = state.to_bytes()
        for seat in (*range(seats), CHANCE, seats, TERMINAL):
            for action in wrong_actions(state, seat):
                with pytest.raises(IllegalAction) as refused:
                    state.apply(action, seat)
                sentence = str(refused.value)
                assert is_sentence(sentence), f"{sentence!r} is no sentence"
                assert state.to_bytes() == before


def wrong_actions(state: State, seat: int) -> list[int]:
    """Some actions that are not legal for a seat, or for chance."""
    legal = state.legal_actions(seat) if seat >= 0 else [outcome for outcome, _ in state.chance_outcomes()]
    legal = [] if seat == CHANCE and state.current_player() != CHANCE else legal
    wrong = [action for action in range(state.game.box.ACTIONS) if action not in legal]
    return [-1, state.game.box.ACTIONS, *wrong[:: max(1, len(wrong) // 6)]]


def is_sentence(text: str) -> bool:
    """One or two short sentences on one line, without holes."""
    return (
        (text[:1].isupper() or text[:1] in "-0123456789")
        and text[-1:] in ".?"
        and "\n" not in text
        and "None" not in text
        and len(text) < 200
    )


@every_seat_count
def test_answers_given_at_the_same_time_commute(name: str, seats: int) -> None:
    for state in tables(name, seats):
        awaited = state.awaited()
        if len(awaited) < 2:
            continue
        source = Source(3)
        answers = [(seat, legal[source.below(len(legal))]) for seat in awaited for legal in [state.legal_actions(seat)]]
        ends = set()
        for order in permutations(answers):
            twin = state.clone()
            for seat, action in order:
                twin.apply(action, seat)
            ends.add(twin.to_bytes())
        assert len(ends) == 1


@every_seat_count
def test_another_seats_answer_changes_nobody_elses_choice(name: str, seats: int) -> None:
    for state in tables(name, seats):
        first, *others = state.awaited() or [0]
        for other in others:
            twin = state.clone()
            twin.apply(state.legal_actions(first)[0], first)
            assert other in twin.awaited()
            assert twin.legal_actions(other) == state.legal_actions(other)


@every_seat_count
def test_the_same_plies_make_the_same_match(name: str, seats: int) -> None:
    game = plain(name)
    for match in walks(name, seats)[:2]:
        state = game.state_of(game.table.from_bytes(match.images[0]))
        for (seat, action), image in zip(match.plies, match.images[1:], strict=True):
            state.apply(action, seat)
            assert state.to_bytes() == image


@every_seat_count
def test_a_match_ends_within_the_plies_that_the_box_promises(name: str, seats: int) -> None:
    game = noblesse.load(name)
    for seed in range(40 if game.native else 4):
        assert game.new_state(seats).playout(Source(seed)) <= game.box.MAX_PLIES


@every_seat_count
def test_places_follow_points_and_the_win_is_one(name: str, seats: int) -> None:
    for state in tables(name, seats):
        scores, ranks = state.scores(), state.ranks()
        for seat in range(seats):
            better = sum(rank < ranks[seat] for rank in ranks)
            assert ranks[seat] == better, "a place is the number of seats before it"
            assert all(scores[seat] >= scores[other] for other in range(seats) if ranks[seat] < ranks[other])
        winners = ranks.count(0)
        shares = [1 / winners if rank == 0 else 0.0 for rank in ranks]
        assert state.returns() == (shares if state.is_terminal() else [0.0] * seats)


@every_seat_count
def test_the_score_sheet_accounts_for_every_point(name: str, seats: int) -> None:
    ends = [state for state in tables(name, seats) if state.is_terminal()]
    assert len(ends) > 1
    for state in ends:
        for viewer in (0, None):
            sheet = state.game.board.sheet(state.observation(viewer))
            assert list(sheet.totals) == state.scores()
            for seat in range(seats):
                assert sum(line.cells[seat].points for line in sheet.lines) == sheet.totals[seat]
            assert all(len(line.cells) == seats and line.source for line in sheet.lines)
            assert is_sentence(sheet.why.replace("{name}", "Ann"))


def step(state: State, source: Source) -> None:
    """Play one ply on."""
    if state.current_player() == CHANCE:
        state.sample_chance(source)
    else:
        legal = state.legal_actions()
        state.apply(legal[source.below(len(legal))])
