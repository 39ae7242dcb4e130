from __future__ import annotations

import pytest

from noblesse.core import Game, Source
from noblesse.play import Done, Match, Reason, Refused

WEAR = 72  # the toy's first action that wears a mask


def wear(match: Match, seat: int, place: int = 0) -> None:
    assert isinstance(match.act(seat, match.state.legal_actions(seat)[place]), Done)


def dancing(toy: Game) -> Match:
    """A match of two in which somebody dances: the first seed whose seats need not wear the same mask."""
    for seed in range(20):
        match = Match.begin(toy, seats=2, players=["Ann", "Bob"], seed=seed)
        low, high = match.state.legal_actions(0)[0], match.state.legal_actions(1)[-1]
        if low != high:
            match.act(0, low)
            match.act(1, high)
            return match
    raise AssertionError("every seed deals like hands")


def refused(match: Match, seat: int) -> Refused:
    before = match.state.to_bytes(), match.seq
    answer = match.undo(seat)
    assert isinstance(answer, Refused)
    assert not match.may_undo(seat)
    assert (match.state.to_bytes(), match.seq) == before
    return answer


def test_an_undo_is_an_event_and_brings_the_table_back(toy: Game) -> None:
    match = dancing(toy)
    (dancer,) = match.awaited()
    before, seq, ply = match.state.to_bytes(), match.seq, match.ply
    match.act(dancer, 0)
    assert match.may_undo(dancer)
    answer = match.undo(dancer, now=4.0)
    assert isinstance(answer, Done)
    (event,) = answer.events
    assert (event.seq, event.action, event.ply, event.at) == (seq + 2, None, ply + 1, 4.0)
    assert match.state.to_bytes() == before
    assert (match.seq, match.ply) == (seq + 2, ply)


def test_decisions_are_taken_back_one_at_a_time_to_the_last_reveal(toy: Game) -> None:
    match = dancing(toy)
    (dancer,) = match.awaited()
    before = match.state.to_bytes()
    match.act(dancer, 0)
    assert match.awaited() == [dancer], "nobody stands beside a first tile"
    refusal = refused(match, 1 - dancer)
    assert refusal.reason is Reason.NO_UNDO
    assert refusal.says.endswith("What has been seen cannot be taken back.")
    assert isinstance(match.undo(dancer), Done)
    assert match.state.to_bytes() == before
    assert refused(match, dancer).reason is Reason.NO_UNDO


def test_what_one_has_not_done_cannot_be_taken_back(match: Match) -> None:
    assert refused(match, 0).says == "You have decided nothing yet that could be taken back."


def test_chance_cannot_be_taken_back(toy: Game) -> None:
    match = dancing(toy)
    (dancer,) = match.awaited()
    rounds = match.state.table.round
    while match.state.table.round == rounds:
        seat = match.awaited()[0]
        match.act(seat, match.state.legal_actions(seat)[-1])
    for seat in range(2):
        assert refused(match, seat).reason is Reason.NO_UNDO
    assert dancer in (0, 1)


def test_a_hidden_answer_may_be_withdrawn_until_the_last_arrives(match: Match) -> None:
    opening = match.state.to_bytes()
    wear(match, 0)
    wear(match, 1)
    assert match.may_undo(0)
    assert match.may_undo(1)
    assert isinstance(match.undo(0), Done)
    assert match.awaited() == [0, 2]
    assert isinstance(match.undo(1), Done)
    assert match.awaited() == [0, 1, 2]
    assert match.state.to_bytes() == opening
    for seat in (2, 1, 0):
        wear(match, seat)
    for seat in range(3):
        assert refused(match, seat).reason is Reason.NO_UNDO


def test_a_withdrawal_leaves_the_answers_of_others_and_their_forms(match: Match) -> None:
    waiting = match.opened(2)
    wear(match, 0)
    wear(match, 1, -1)
    chosen = match.state.table.mask[1]
    answered = match.opened(1)
    match.undo(0)
    assert match.state.table.mask[1] == chosen
    assert (match.opened(1), match.opened(2)) == (answered, waiting)
    assert match.opened(0) == match.seq, "the one who withdrew stands before a new decision"


@pytest.mark.parametrize("seed", range(6))
def test_going_back_and_on_again_leads_to_the_same_match(toy: Game, seed: int) -> None:
    luck = Source(seed)
    straight = Match.begin(toy, seats=3, players=list("abc"), seed=seed)
    wavering = Match.begin(toy, seats=3, players=list("abc"), seed=seed)
    while not straight.over:
        seat = straight.awaited()[luck.below(len(straight.awaited()))]
        legal = straight.state.legal_actions(seat)
        action = legal[luck.below(len(legal))]
        if luck.below(2):
            wavering.act(seat, legal[luck.below(len(legal))])
            if not wavering.may_undo(seat):
                return  # something was seen: from here on the two go their own ways
            wavering.undo(seat)
        straight.act(seat, action)
        wavering.act(seat, action)
        assert wavering.state.to_bytes() == straight.state.to_bytes()
    assert wavering.record() == straight.record()
