"""Nothing that is shown to a viewer, or done for it, hangs on what it may not know."""

from __future__ import annotations

from typing import Any

import pytest

import noblesse
from noblesse import bots
from noblesse.core import ALL, CHANCE, Ply, Seat, Source, State
from noblesse.core.drawing import Marks, Target
from noblesse.play import Header, Match
from noblesse.play.sight import hint_of
from tests.contract.tables import PLACES, every_game, every_seat_count, open_tables, plain, tables, viewers
from tests.contract.twins import Twins, is_hidden, replayed, twins

SECRETIVE = ("toy",)
"""Games of which it is known that they hide something: guards against a game that stops doing so unnoticed."""
THINKERS = [spec for name in bots.names() for spec in ([f"{name}:30it"] if name == "search" else [name])]


def sight(state: State, viewer: Seat | None) -> dict[str, Any]:
    """All that a viewer is shown of a table."""
    game, table = state.game, state.table
    shown: dict[str, Any] = {
        "view": state.observation(viewer),
        "prompt": game.actions.prompt(table, viewer),
        "turn": game.actions.turn(table),
        "mover": state.current_player(),
        "awaited": state.awaited(),
        "marks": marks_for(state, viewer),
    }
    if viewer is not None:
        shown["legal"] = state.legal_actions(viewer)
        shown["words"] = {action: wording(state, viewer, action) for action in state.legal_actions(viewer)}
        shown["refusal"] = game.actions.refusal(table, viewer, 0) if viewer in state.awaited() else ""
    return shown


def page(state: State, viewer: Seat | None) -> dict[str, Any]:
    """What a page draws of that.  It is made of the view and the marks alone."""
    board, view, marks = state.game.board, state.observation(viewer), marks_for(state, viewer)
    return {
        "draw": board.draw(view, marks),
        "layers": board.layers(view, marks),
        "text": board.text(view),
        "facts": [board.facts(view, seat) for seat in range(state.seats)],
        "slots": [board.strip(view), board.tray(view, viewer, marks), board.sheet(view)],
        "about": [state.game.hints.about(view, place) for place in marks.legal],
    }


def wording(state: State, seat: Seat, action: int) -> tuple[str, ...]:
    """Everything that is said about an action to the one who may take it."""
    words, table = state.game.actions, state.table
    return (
        words.write(table, seat, action),
        words.label(table, seat, action),
        words.place(table, seat, action),
        words.confirm(table, seat, action),
        state.game.hints.gain(table, seat, action),
        hint_of(state.game, "note")(table, seat, action),
    )


def marks_for(state: State, viewer: Seat | None) -> Marks:
    """The marks a page would set."""
    if viewer is None:
        return Marks()
    targets = {}
    for action in state.legal_actions(viewer):
        _, label, place, confirm, gain, note = wording(state, viewer, action)
        if place:
            targets[place] = Target(action, label, gain, confirm, note)
    return Marks(targets, seat=viewer)


@every_seat_count
def test_a_viewer_does_not_notice_that_what_it_cannot_know_was_dealt_anew(name: str, seats: int) -> None:
    for number, state in enumerate(tables(name, seats)):
        for viewer in viewers(state):
            imagined = state.resample(viewer, Source(number))
            assert sight(imagined, viewer) == sight(state, viewer)
            if number % 4 == 0:
                assert page(imagined, viewer) == page(state, viewer)


@every_seat_count
def test_dealing_anew_is_canonical(name: str, seats: int) -> None:
    """What was dealt anew once leaves no trace: tables that look alike become the same bytes from the same source."""
    for number, state in enumerate(tables(name, seats)):
        before = state.to_bytes()
        for viewer in viewers(state):
            imagined = state.resample(viewer, Source(number))
            for seed in (number, 1000):
                again, direct = (one.resample(viewer, Source(seed)) for one in (imagined, state))
                assert again.to_bytes() == direct.to_bytes()
            if viewer is not None:
                assert imagined.information_state(viewer) == state.information_state(viewer)
        assert state.to_bytes() == before, "the state itself is left as it is"


@every_seat_count
def test_a_match_can_be_played_on_after_dealing_anew(name: str, seats: int) -> None:
    """A guess is a whole table: its components are conserved and it can be played to the end."""
    count = conserved(name)
    for number, state in enumerate(tables(name, seats)):
        for viewer in viewers(state):
            imagined = state.resample(viewer, Source(number))
            assert all(counted == printed for counted, printed in count(imagined.table).values())
            if number % 4 == 0:
                assert imagined.playout(Source(number)) <= state.game.box.MAX_PLIES
                assert imagined.is_terminal()


def conserved(name: str) -> Any:
    """How the game counts its components."""
    from importlib import import_module

    return import_module(f"noblesse.games.{name}.tests.test_components").conserved


@every_seat_count
def test_who_sees_what_chance_deals_can_tell_outcomes_apart_and_nobody_else_can(name: str, seats: int) -> None:
    for state in open_tables(name, seats):
        if len(state.chance_outcomes()) > 1:
            drawer = state.game.rules.draws_for(state.table)
            results = after_each(state, CHANCE, [outcome for outcome, _ in state.chance_outcomes()])
            for viewer in viewers(state):
                tells = drawer in (ALL, viewer)
                assert known_to(results, viewer) == (len(results) if tells else 1), f"viewer {viewer}, drawer {drawer}"


@every_seat_count
def test_an_answer_is_known_to_who_gave_it_and_to_nobody_else_before_the_last(name: str, seats: int) -> None:
    for state in open_tables(name, seats):
        for seat in state.awaited() if len(state.awaited()) > 1 else []:
            results = after_each(state, seat, state.legal_actions(seat))
            for viewer in viewers(state):
                assert known_to(results, viewer) == (len(results) if viewer == seat else 1)


@every_seat_count
def test_what_a_decision_lets_a_viewer_know_is_announced_by_reveal(name: str, seats: int) -> None:
    """Two tables alike to a viewer stay alike, whatever anybody decides, unless the rules say that it reveals."""
    for number, state in enumerate(open_tables(name, seats)):
        mover = state.current_player()
        for viewer in viewers(state) if mover != CHANCE else []:
            for seed in (number, number + 100):
                guess = state.resample(viewer, Source(seed))
                if guess == state:
                    continue
                both = [one for one in state.legal_actions(mover) if one in guess.legal_actions(mover)]
                for action in both[:: max(1, len(both) // 4)]:
                    true, other = (after_each(one, mover, [action])[0] for one in (state, guess))
                    if true.table.reveals == other.table.reveals == state.table.reveals:
                        assert known_to([true, other], viewer) == 1


@every_seat_count
def test_a_secret_decision_is_known_as_far_as_the_rules_say_that_it_is_seen(name: str, seats: int) -> None:
    """Tables after actions that a viewer cannot tell apart look alike to it, unless the rules say that they reveal."""
    for state in open_tables(name, seats):
        for seat in state.awaited():
            for viewer in viewers(state):
                alike: dict[int, list[State]] = {}
                for action in state.legal_actions(seat):
                    if (seen := state.seen(viewer, action, seat)) < 0:
                        after = after_each(state, seat, [action])
                        alike.setdefault(seen, []).extend(after if same_reveals([state, *after]) else [])
                assert all(known_to(results, viewer) <= 1 for results in alike.values())


def same_reveals(states: list[State]) -> bool:
    """Has nothing hidden become known between these tables?"""
    return len({state.table.reveals for state in states}) == 1


@every_seat_count
def test_what_is_seen_of_a_decision_hangs_on_nothing_hidden(name: str, seats: int) -> None:
    """An action that is open is itself; one that is not is below 0 and named by the lowest of those like it."""
    for number, state in enumerate(open_tables(name, seats)):
        for seat in state.awaited():
            for viewer in viewers(state):
                imagined = state.resample(viewer, Source(number))
                for action in state.legal_actions(seat):
                    seen = state.seen(viewer, action, seat)
                    assert imagined.seen(viewer, action, seat) == seen
                    assert viewer != seat or seen == action, "one knows what one does"
                    if seen < 0:
                        assert 0 <= -1 - seen <= action
                        assert state.seen(viewer, -1 - seen, seat) == seen
                        assert state.seen(None, action, seat) < 0, "a spectator sees what no seat does not see"
                    else:
                        assert seen == action


def after_each(state: State, seat: Seat, actions: list[int]) -> list[State]:
    """The tables after each of these actions."""
    results = [state.clone() for _ in actions]
    for after, action in zip(results, actions, strict=True):
        after.apply(action, seat)
    return results


def known_to(results: list[State], viewer: Seat | None) -> int:
    """How many of these tables a viewer can tell apart, by what it sees and by what it has seen."""
    return len({(repr(sight(state, viewer)), state.resample(viewer, Source(5)).to_bytes()) for state in results})


@every_game
def test_a_game_that_deals_or_asks_in_secret_really_deals_anew(name: str) -> None:
    """Guards the tests above: a resample that does nothing would pass them if the view showed nothing either."""
    hides = changes = False
    for seats in noblesse.load(name).box.SEATS:
        for state in open_tables(name, seats):
            mover = state.current_player()
            for viewer in viewers(state):
                seat = CHANCE if mover == CHANCE else next((s for s in state.awaited() if s != viewer), 0)
                hides = hides or is_hidden(state, seat, viewer)
                changes = changes or any(
                    state.resample(viewer, Source(seed)).to_bytes() != state.to_bytes() for seed in range(3)
                )
    assert hides == changes
    assert changes or name not in SECRETIVE


@every_seat_count
def test_twins_look_alike_at_every_ply(name: str, seats: int) -> None:
    """Two matches differ in hidden plies alone: the viewer is shown, asked and told the same all along."""
    for pair in twins(name, seats):
        one, other = (replayed(pair, one=which) for which in (True, False))
        game = one[0].game
        for ply in range(pair.first, len(pair.one) + 1):
            pasts = [[*plies, Ply(state.table, CHANCE, 0)] for state, plies in (one, other)]
            here = [game.state_of(past[ply].before) for past in pasts]
            assert sight(here[0], pair.viewer) == sight(here[1], pair.viewer)
            assert told(game, pasts[0], ply, pair.viewer) == told(game, pasts[1], ply, pair.viewer)


def told(game: Any, plies: list[Ply], ply: int, viewer: Seat | None) -> Any:
    """The log's sentence for the turn of a ply, as far as it had come."""
    if ply == 0:
        return None
    number = game.actions.turn(plies[ply - 1].before)
    first = next(at for at in range(ply) if game.actions.turn(plies[at].before) == number)
    return game.actions.tell(plies[first:ply], plies[ply].before, viewer)


@every_seat_count
def test_twins_become_the_same_table_when_dealt_anew(name: str, seats: int) -> None:
    for pair in twins(name, seats):
        one, other = (replayed(pair, one=which)[0] for which in (True, False))
        for seed in range(3):
            images = [state.resample(pair.viewer, Source(seed)).to_bytes() for state in (one, other)]
            assert images[0] == images[1]


@every_seat_count
def test_twins_are_the_same_match_to_a_viewer(name: str, seats: int) -> None:
    """Match shows, tells, marks and sends the viewer the same, now and for every ply of the past."""
    for pair in twins(name, seats):
        seen = [seen_of(pair, one=which) for which in (True, False)]
        assert seen[0] == seen[1]


def match_of(pair: Twins, *, one: bool) -> Match:
    """One of the two as a match; its seed is the same as the other's, its chance outcomes are not."""
    game = noblesse.load(pair.name)
    seats = game.table.from_bytes(pair.opening).seats
    players = tuple(f"Player {seat}" for seat in range(seats))
    match = Match(game, Header(game.name, game.box.RULES_VERSION, players, pair.options, 7))
    for seat, action in pair.one if one else pair.other:
        match.carry_out(seat, action)
    return match


def seen_of(pair: Twins, *, one: bool) -> dict[str, Any]:
    """All that a match says to the viewer."""
    match, viewer = match_of(pair, one=one), pair.viewer
    plies = [*range(pair.first, match.ply, 3), match.ply]
    return {
        "events": [match.event_for(event, viewer) for event in match.events],
        "log": match.log(viewer),
        "past logs": [match.log(viewer, ply) for ply in plies[::3]],
        "views": [match.view(viewer, ply) for ply in plies],
        "marks": [match.marks(viewer, ply) for ply in plies],
        "prompts": [match.prompt(viewer, ply) for ply in plies],
        "choices": match.choices(viewer),
        "awaited": match.awaited(),
        "opened": None if viewer is None else match.opened(viewer),
        "undo": None if viewer is None else match.may_undo(viewer),
        "turns": match.turns(),
    }


@pytest.mark.parametrize("spec", THINKERS)
@every_seat_count
def test_a_bot_chooses_the_same_whatever_lies_hidden(name: str, seats: int, spec: str) -> None:
    bot = bots.load(spec)
    pairs = [pair for pair in twins(name, seats) if pair.viewer is not None]
    for pair in pairs[:: max(1, len(pairs) // 6)]:
        matches = [match_of(pair, one=which) for which in (True, False)]
        seat = pair.viewer
        if seat is None or seat not in matches[0].awaited():
            continue
        gets = [match.for_bot(seat) for match in matches]
        assert gets[0][0].to_bytes() == gets[1][0].to_bytes(), "bots are handed tables that differ"
        assert gets[0][1].state == gets[1][1].state, "bots are handed luck that differs"
        assert bot.choose(*args(gets[0], seat)) == bot.choose(*args(gets[1], seat))


def args(got: tuple[State, Source], seat: Seat) -> tuple[State, Seat, Source]:
    """What a bot is called with."""
    return got[0], seat, got[1]


def test_there_are_twins_for_every_viewer_of_a_game_with_secrets() -> None:
    """Guards the tests above: without twins they say nothing."""
    for name, seats in PLACES:
        if name in SECRETIVE:
            found = twins(name, seats)
            assert {pair.viewer for pair in found} == {*range(seats), None}
            assert max(len(pair.one) for pair in found) > 20
            assert any(noblesse.load(name).box.ACTIONS and awaited_at_end(pair) for pair in found)
    for name in noblesse.games.names():
        if hasattr(noblesse.load(name).rules, "seen"):
            pairs = [pair for seats in noblesse.load(name).box.SEATS for pair in twins(name, seats)]
            assert {pair.viewer is None for pair in pairs if differ_for_ever(pair)} == {True, False}


def differ_for_ever(pair: Twins) -> bool:
    """Do the two differ in a decision that the viewer never learns?"""
    plies = zip(replayed(pair, one=True)[1], pair.other, strict=True)
    differ = [ply for ply, (_, action) in plies if ply.action != action and ply.seat != CHANCE]
    game = plain(pair.name)
    return any(game.state_of(ply.before).seen(pair.viewer, ply.action, ply.seat) < 0 for ply in differ)


def awaited_at_end(pair: Twins) -> bool:
    """Is the viewer to decide where the twins end?"""
    return pair.viewer in replayed(pair, one=True)[0].awaited()
