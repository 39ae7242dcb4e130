"""What bots promise at every game of the shelf."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

import noblesse
from noblesse import bots
from noblesse.bots.search_bot import SEARCHED, SearchBot
from noblesse.bots.tree import WHOLE_RANDOM, Manner
from noblesse.core import CHANCE, Bits, PlainState, Seat, Source, State

SPECS = ["random", "greedy", "search:40it"]
GAMES = [(game, seats) for game in noblesse.names() for seats in noblesse.load(game).box.SEATS]
CUT = Manner(horizon=1, worthwhile=True, temper=0.5)
KEEN = Manner(worthwhile=True, keen=True, compared=3, horizon=2, margin=0.5)


@cache
def decisions(game: str, seats: int) -> list[tuple[State, Seat]]:
    """Some tables of one random match, each with a seat that must decide there and has a choice."""
    state, source, found = noblesse.load(game).new_state(seats), Source(seats), list[tuple[State, Seat]]()
    while not state.is_terminal():
        if state.current_player() == CHANCE:
            state.sample_chance(source)
            continue
        awaited = state.awaited()
        seat = awaited[source.below(len(awaited))]
        legal = state.legal_actions(seat)
        if len(legal) > 1:
            found.append((state.clone(), seat))
        state.apply(legal[source.below(len(legal))], seat)
    return found[:: max(1, len(found) // 8)]


@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_what_a_bot_does_is_legal_and_repeats(game: str, seats: int, spec: str) -> None:
    bot = bots.load(spec)
    for number, (state, seat) in enumerate(decisions(game, seats)):
        given = state.resample(seat, Source(number))
        action = bot.choose(given, seat, Source(number, seat))
        assert action in state.legal_actions(seat)
        assert bot.look(given, seat, Source(number, seat)).action == action


@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_what_a_seat_cannot_know_changes_nothing(game: str, seats: int, spec: str) -> None:
    """Deal the hidden things otherwise, hand both tables to the bot as a match does: it does the same."""
    bot = bots.load(spec)
    for number, (state, seat) in enumerate(decisions(game, seats)):
        other = state.resample(seat, Source(number, 1))
        looks = [bot.look(table.resample(seat, Source(9)), seat, Source(number)) for table in (state, other)]
        assert looks[0] == looks[1]


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_search_asks_nothing_of_the_guess_it_is_given(game: str, seats: int) -> None:
    """It redeals what is hidden in every iteration, so the first guess does not matter."""
    bot = SearchBot(40)
    for number, (state, seat) in enumerate(decisions(game, seats)):
        looks = [bot.look(state.resample(seat, Source(guess)), seat, Source(number)) for guess in (1, 2)]
        assert looks[0] == looks[1]


@pytest.mark.parametrize("manner", [WHOLE_RANDOM, SEARCHED, CUT, KEEN])
@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_native_and_plain_search_agree_number_for_number(game: str, seats: int, manner: Manner) -> None:
    if not noblesse.load(game).native:
        pytest.fail("the native build is missing")
    for number, (state, seat) in enumerate(decisions(game, seats)[::3]):
        plain = state.game.state_of(state.table, plain=True)
        assert isinstance(plain, PlainState)
        assert not isinstance(state, PlainState)
        bot = SearchBot(4 if manner is KEEN else 12, manner=manner)
        assert bot.look(state, seat, Source(number)) == bot.look(plain, seat, Source(number))


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_habits_are_some_of_the_legal_actions(game: str, seats: int) -> None:
    rules: Any = noblesse.load(game).rules
    for state, seat in decisions(game, seats):
        habits = Bits(state.game.box.ACTIONS)
        getattr(rules, "habits", rules.legal)(state.table, seat, habits)
        assert habits
        assert set(habits) <= set(state.legal_actions(seat))


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_worthwhile_actions_are_some_of_the_legal_ones(game: str, seats: int) -> None:
    for state, seat in decisions(game, seats):
        worthwhile = state.worthwhile(seat)
        assert worthwhile
        assert set(worthwhile) <= set(state.legal_actions(seat))
