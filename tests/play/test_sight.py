from __future__ import annotations

from itertools import pairwise

import pytest

from noblesse.core import CHANCE, Game, Prompt, Told
from noblesse.play import Match


def test_turns_cover_every_ply_once_in_order(ended: Match) -> None:
    turns = ended.turns()
    assert [turn.first for turn in turns] == [1, *(turn.last + 1 for turn in turns[:-1])]
    assert turns[-1].last == ended.ply
    assert all(turn.number < after.number for turn, after in pairwise(turns))
    assert all(turn.seat != CHANCE for turn in turns)


def test_the_log_has_an_entry_for_each_turn_and_its_address(ended: Match) -> None:
    log = ended.log(None)
    assert [entry.ply for entry in log] == [turn.last for turn in ended.turns()]
    assert all(entry.text for entry in log)


def test_the_log_of_the_past_is_the_log_as_it_was_then(toy: Game, ended: Match) -> None:
    lines = [event.to_line() for event in ended.events]
    for ply in (0, 12, 13, 20):
        then = Match.resume(toy, ended.header, lines[:ply])
        for viewer in (0, None):
            assert ended.log(viewer, ply) == then.log(viewer)
            assert ended.view(viewer, ply) == then.view(viewer)


def test_finished_turns_are_told_once(ended: Match) -> None:
    log = ended.log(1)
    again = ended.log(1, ended.ply - 1)
    assert all(first is second for first, second in zip(log[:-1], again[:-1], strict=True))


def test_the_log_calls_the_seats_it_speaks_of_by_their_names(ended: Match) -> None:
    def balls(match: Match) -> str:
        return " ".join(entry.text for entry in match.log(None) if " among " in entry.text)

    assert {name for name in ended.players if f"{name}'s" in balls(ended)} == {"Ann", "Bob", "Cleo"}
    ended.rename(["Ada", "Bill", "Chloe"])
    assert {name for name in ended.players if f"{name}'s" in balls(ended)} == {"Ada", "Bill", "Chloe"}


def test_the_view_is_built_once_between_two_events(match: Match) -> None:
    view = match.view(0)
    assert match.view(0) is view
    match.act(1, match.state.legal_actions(1)[0])
    assert match.view(0) is not view


def test_choices_are_all_legal_actions_in_words(match: Match) -> None:
    assert sorted(target.action for target in match.choices(0)) == match.state.legal_actions(0)
    assert all(target.label for target in match.choices(0))
    gains = [bool(target.gain) for target in match.choices(0)]
    assert gains == sorted(gains, reverse=True), "what brings something comes first"
    assert match.choices(None) == []
    match.act(0, match.state.legal_actions(0)[0])
    assert match.choices(0) == []


def test_the_board_marks_what_is_legal_only_for_those_who_may_act_now(match: Match) -> None:
    places = {match.game.actions.place(match.table(), 0, action) for action in match.state.legal_actions(0)} - {""}
    assert set(match.marks(0).legal) == places
    assert match.marks(None).legal == {}
    assert match.marks(0, match.ply - 1).legal == {}


def test_the_board_marks_where_the_last_turn_acted(ended: Match) -> None:
    acted = {ply: ended.marks(None, ply) for ply in range(ended.ply + 1)}
    assert acted[0].now == acted[0].last == ()
    assert any(marks.now for marks in acted.values())
    assert acted[ended.ply].now == (), "after the end no turn is in progress"


def test_the_table_is_found_at_every_ply_and_at_no_other(ended: Match) -> None:
    for event in ended.events:
        assert ended.at(event.ply).hash()[:8] == event.hash
    for ply in (-1, ended.ply + 1):
        with pytest.raises(IndexError):
            ended.at(ply)


def test_the_table_of_the_past_is_the_callers_to_keep(ended: Match) -> None:
    state = ended.at(9)
    state.apply(state.legal_actions(0)[0], 0)
    assert ended.at(9).hash()[:8] == ended.events[8].hash


def test_the_graph_has_the_scores_at_the_opening_and_after_each_turn(ended: Match) -> None:
    scores = ended.scores_by_turn()
    assert scores[0] == [0, 0, 0]
    assert scores[-1] == ended.state.scores()
    assert len(scores) == len(ended.turns()) + 1


def test_the_prompt_names_those_who_are_waited_for_and_in_the_end_the_winners(match: Match, ended: Match) -> None:
    for each in (match.prompt(0), match.prompt(None), ended.prompt(None), ended.prompt(1)):
        assert each.line
        assert "{name}" not in each.line + each.kicker


def test_a_seat_that_a_game_speaks_of_is_called_by_its_name(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    words = match.game.actions
    monkeypatch.setattr(words, "prompt", lambda t, viewer: Prompt("{2} after {name}", "A tile goes to {1}."))
    monkeypatch.setattr(words, "tell", lambda plies, after, viewer: Told(0, "bowed to {1}.", "{2} claps.", "{0} sits."))
    match.rename(["Ann", "{0} {name}", "Cleo"])
    assert match.prompt(0) == Prompt("Cleo after Ann, {0} {name} and Cleo", "A tile goes to {0} {name}.")
    (entry,) = match.log(None)
    assert (entry.text, entry.prize, entry.then) == ("bowed to {0} {name}.", "Cleo claps.", "Ann sits.")


def test_a_choice_that_speaks_of_a_seat_calls_it_by_its_name(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    words = match.game.actions
    monkeypatch.setattr(words, "label", lambda t, seat, action: f"to {{2}}, {action}")
    monkeypatch.setattr(words, "confirm", lambda t, seat, action: "Go to {1}")
    match.rename(["Ann", "{0}", "Cleo"])
    assert {target.label[:8] for target in match.choices(0)} == {"to Cleo,"}
    assert {target.confirm for target in match.choices(0)} == {"Go to {0}"}
    assert match.named("{1} bows to {2}") == "{0} bows to Cleo"
