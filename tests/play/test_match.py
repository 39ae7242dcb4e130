from __future__ import annotations

import pytest

from noblesse.core import CHANCE, Game, NoblesseError, Source, WrongSetup
from noblesse.play import BadRecord, Done, Header, Match, Reason, Refused


def first_legal(match: Match, seat: int) -> int:
    return match.state.legal_actions(seat)[0]


def all_choose(match: Match) -> None:
    """Everybody answers, the highest seat first, so that one seat alone wears the highest mask it can."""
    for seat in reversed(match.awaited()):
        match.act(seat, match.state.legal_actions(seat)[seat % len(match.state.legal_actions(seat))])


def refused(answer: Done | Refused) -> Refused:
    assert isinstance(answer, Refused)
    return answer


def test_a_match_begins_with_what_chance_deals_first(match: Match) -> None:
    assert [event.seat for event in match.events] == [CHANCE] * 9
    assert match.awaited() == [0, 1, 2]
    assert match.seq == match.ply == 9


def test_the_same_seed_deals_the_same_and_another_does_not(toy: Game) -> None:
    begun = [Match.begin(toy, seats=3, players=list("abc"), seed=seed).state.hash() for seed in (7, 7, 8)]
    assert begun[0] == begun[1] != begun[2]


def test_an_action_answers_with_all_that_happened(match: Match) -> None:
    answer = match.act(1, first_legal(match, 1), now=12.5)
    assert isinstance(answer, Done)
    (event,) = answer.events
    assert (event.seq, event.seat, event.ply, event.at) == (10, 1, 10, 12.5)
    assert event.hash == match.state.hash()[:8]


def test_chance_is_dealt_until_somebody_must_decide(ended: Match) -> None:
    for event in ended.events:
        assert ended.at(event.ply).current_player() == CHANCE or event.ply == ended.ply or ended.at(event.ply).awaited()
    assert ended.awaited() == []


def test_a_spectator_and_a_stranger_are_not_seated(match: Match) -> None:
    for seat in (None, 3, -1):
        assert refused(match.act(seat, 0)).reason is Reason.NOT_SEATED
        assert refused(match.undo(seat)).reason is Reason.NOT_SEATED


def test_after_the_end_nothing_is_done(ended: Match) -> None:
    before = ended.seq
    assert refused(ended.act(0, 0, opened=-5)).says == "The match is over."
    assert refused(ended.undo(0)).reason is Reason.MATCH_OVER
    assert ended.seq == before


def test_a_form_of_an_earlier_decision_is_stale(match: Match) -> None:
    opened = match.opened(0)
    match.act(0, first_legal(match, 0), opened=opened)
    assert refused(match.act(0, 0, opened=opened)).reason is Reason.STALE


def test_the_hidden_answer_of_another_makes_nobody_stale(match: Match) -> None:
    opened = match.opened(0)
    match.act(1, first_legal(match, 1))
    match.act(2, first_legal(match, 2))
    assert match.opened(0) == opened
    assert isinstance(match.act(0, first_legal(match, 0), opened=opened), Done)


def test_the_last_answer_opens_new_decisions(match: Match) -> None:
    before = [match.opened(seat) for seat in range(3)]
    all_choose(match)
    assert all(match.opened(seat) > before[seat] for seat in match.awaited())


def test_one_who_has_chosen_already_is_told_who_is_waited_for(match: Match) -> None:
    match.act(0, first_legal(match, 0))
    answer = refused(match.act(0, 0))
    assert answer.reason is Reason.NOT_YOUR_TURN
    assert answer.says == "You have chosen already: the table waits for Bob and Cleo."


def test_an_illegal_action_is_refused_in_the_words_of_the_game_and_changes_nothing(match: Match) -> None:
    before = match.state.to_bytes(), match.seq
    for action in (0, 10_000, -7):
        answer = refused(match.act(0, action))
        assert answer.reason is Reason.ILLEGAL
        assert answer.says.endswith(".")
    assert (match.state.to_bytes(), match.seq) == before


def test_wrong_seats_options_and_players_are_refused(toy: Game) -> None:
    for wrong in (
        {"seats": 9, "players": ["x"] * 9},
        {"seats": 2, "players": ["x"]},
        {"seats": 2, "players": ["x", "y"], "options": {"wings": "yes"}},
        {"seats": 2, "players": ["x", "y"], "options": {"encore": "perhaps"}},
    ):
        with pytest.raises(WrongSetup):
            Match.begin(toy, seed=1, **wrong)  # type: ignore[arg-type]  # the point is that they are wrong


def test_a_stored_match_goes_on_where_it_was_at_every_event(toy: Game, ended: Match) -> None:
    lines = [event.to_line() for event in ended.events]
    header = Header.read(ended.header.to_text())
    assert header == ended.header
    for count in range(9, len(lines) + 1, 7):
        match = Match.resume(toy, header, lines[:count])
        assert match.seq == count
        assert match.state.to_bytes() == ended.at(match.ply).to_bytes()
    assert Match.resume(toy, header, lines).record() == ended.record()


def test_a_stored_match_remembers_what_was_taken_back_and_which_forms_are_open(toy: Game, match: Match) -> None:
    match.act(0, first_legal(match, 0), now=1.0)
    match.act(1, first_legal(match, 1), now=2.0)
    match.undo(0, now=3.0)
    again = Match.resume(toy, match.header, [event.to_line() for event in match.events])
    assert again.state.to_bytes() == match.state.to_bytes()
    assert [again.opened(seat) for seat in range(3)] == [match.opened(seat) for seat in range(3)]
    assert [event.at for event in again.events] == [event.at for event in match.events]


def test_a_stored_match_that_was_tampered_with_is_noticed_at_its_ply(toy: Game, ended: Match) -> None:
    lines = [event.to_line() for event in ended.events]
    lines[11] = lines[11][:-8] + "00000000"
    with pytest.raises(BadRecord, match="ply 12 leads to another table") as caught:
        Match.resume(toy, ended.header, lines)
    assert (caught.value.ply, caught.value.line) == (12, 12)
    for damaged in (
        [*lines[:3], "nonsense"],
        lines[1:],
        ["1 @0.0 seat 0: 72 | 00000000"],
        ["1 @0.0 seat 0: undo 1 | 00000000"],
    ):
        with pytest.raises(NoblesseError):
            Match.resume(toy, ended.header, damaged)


def test_rules_of_an_unknown_version_are_refused_in_one_sentence(toy: Game) -> None:
    header = Header("toy", toy.box.RULES_VERSION + 1, ("a", "b"), {"encore": "yes"})
    with pytest.raises(WrongSetup, match="version 2 of the rules of Masque"):
        Match(toy, header)


def test_a_match_of_another_game_is_refused(toy: Game) -> None:
    with pytest.raises(WrongSetup):
        Match(toy, Header("chess", 1, ("a", "b")))


def test_a_bot_gets_the_same_table_and_luck_whatever_is_hidden_from_it(match: Match) -> None:
    match.act(1, first_legal(match, 1))
    state, source = match.for_bot(0)
    for luck in range(5):
        twin = Match(match.game, match.header)
        for event in match.events:
            twin.carry_out(event.seat, event.action if event.action is not None else 0)
        twin.state = match.state.resample(0, Source(luck))
        other, same = twin.for_bot(0)
        assert (other.to_bytes(), same.state) == (state.to_bytes(), source.state)


def test_a_bot_cannot_change_the_true_table(match: Match) -> None:
    before = match.state.to_bytes()
    state, source = match.for_bot(0)
    state.apply(state.legal_actions(0)[0], 0)
    source.below(5)
    assert match.state.to_bytes() == before
