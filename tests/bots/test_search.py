"""The search in plain Python: what it promises whatever the game."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

import pytest

from noblesse.bots import Stop, load
from noblesse.bots.search_bot import SearchBot
from noblesse.bots.tree import Manner, Search
from noblesse.core import PlainState, Source

Answered = Callable[[PlainState, list[int]], PlainState]


def test_two_who_answer_at_once_cannot_see_each_other(coins: PlainState) -> None:
    """With peeking the second to answer would win every time."""
    for seat in (0, 1):
        look = load("search:2000it").look(coins, seat, Source(3))
        assert look.share == pytest.approx(0.5, abs=0.1)


@pytest.mark.parametrize("coin", [0, 1])
def test_who_is_asked_again_does_not_see_what_was_answered_since(late: PlainState, coin: int) -> None:
    """Seat 1 had answered; asked again behind seat 0 it would always show the other coin."""
    late.apply(coin, 1)
    assert load("search:2000it").look(late, 0, Source(3)).share == pytest.approx(0.5, abs=0.1)


@pytest.mark.parametrize("coin", [1, 2])
def test_an_answer_that_is_given_but_hidden_is_not_used(wager: PlainState, with_answers: Answered, coin: int) -> None:
    """Peeking would win outright by naming the coin; without it the wager (2) is best."""
    table = with_answers(wager, [0, coin])
    look = load("search:2000it").look(table, 0, Source(5))
    assert look.action == 2
    assert look.share == pytest.approx(0.75, abs=0.1)


def test_the_same_choice_whatever_is_hidden(wager: PlainState, with_answers: Answered) -> None:
    looks = []
    for coin in (0, 1, 2):
        given = with_answers(wager, [0, coin]).resample(0, Source(9))
        looks.append(load("search:300it").look(given, 0, Source(4)))
    assert looks[0] == looks[1] == looks[2]


def test_nobody_acts_on_what_was_done_in_secret(buried: PlainState) -> None:
    """Did seat 1 know the coin in the tree, seat 0 would see no chance to win."""
    look = load("search:800it").look(buried, 0, Source(3))
    assert look.share == pytest.approx(0.5, abs=0.1)
    buried.apply(look.action)
    assert load("search:800it").look(buried, 1, Source(3)).share == pytest.approx(0.5, abs=0.1)


def test_what_a_secret_leaves_behind_is_known(traced: PlainState) -> None:
    look = load("search:800it").look(traced, 0, Source(3))
    assert look.share == pytest.approx(0.0, abs=0.1)
    traced.apply(look.action)
    assert load("search:100it").look(traced, 1, Source(3)).share == pytest.approx(1.0, abs=0.1)


def test_answers_are_not_seen_by_rollouts_that_compare(coins: PlainState) -> None:
    """Seat 1 would always show the other coin if it compared actions with seat 0's answer on the table."""
    search = Search(coins, 0, Source(3), Manner(compared=4))
    shown = set()
    for _ in range(20):
        table = coins.table
        search.answer(table, 0, 0)
        search.rollout(table)
        shown.add(table.answer[1])
    assert shown == {1, 2}


def test_every_seat_plays_for_itself(gift: PlainState) -> None:
    """Were the others one enemy, both gifts would be worth the same to seat 0: nothing."""
    look = load("search:1000it").look(gift, 0, Source(1))
    assert look.action == 1
    assert look.share == pytest.approx(0.5, abs=0.05)


def test_who_shares_a_win_gets_a_share(gift: PlainState, with_answers: Answered) -> None:
    look = load("search:50it").look(with_answers(gift, [2, 1]), 2, Source(1))
    assert look.share == 0.5


def test_iterations_repeat(gift: PlainState) -> None:
    bot = load("search:200it")
    first, source = bot.look(gift, 0, Source(11)), Source(11)
    assert bot.look(gift, 0, source) == first
    assert source.state == Source(11).state, "the caller's source does not move"
    assert sum(first.visits.values()) == 200


def test_the_table_that_was_given_stays_as_it_was(gift: PlainState) -> None:
    before = gift.to_bytes()
    for spec in ("random", "greedy", "search:50it"):
        load(spec).choose(gift, 0, Source(1))
        assert gift.to_bytes() == before


def test_a_budget_of_seconds_ends(gift: PlainState) -> None:
    start = monotonic()
    look = SearchBot(seconds=0.05).look(gift, 0, Source(1))
    assert 0.05 <= monotonic() - start < 1.0
    assert look.action == 1


def test_a_stop_ends_a_search_at_once_but_it_answers(gift: PlainState) -> None:
    stop = Stop()
    stop.set()
    assert stop.is_set()
    look = SearchBot(seconds=60).look(gift, 0, Source(1), stop)
    assert sum(look.visits.values()) == 1
    assert look.action in gift.legal_actions(0)


def test_a_forced_action_needs_no_search(coins: PlainState, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coins.game.rules, "CHOICES", 1)
    monkeypatch.setattr(SearchBot, "look", None)
    assert load("search:600").choose(coins, 0, Source(1)) == 0
    assert load("greedy").choose(coins, 0, Source(1)) == 0


def test_a_full_tree_searches_on(gift: PlainState, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("noblesse.bots.tree.MOST_ARMS", 3)
    search = Search(gift, 0, Source(1))
    found = search.run(200, lambda: False, Stop())
    assert sum(found.look().visits.values()) == 200
    assert sum(len(node) for node in search.nodes.values()) <= 4


def test_a_finished_match_has_nothing_to_search(gift: PlainState, with_answers: Answered) -> None:
    with pytest.raises(ValueError, match="seat 0 has nothing to decide"):
        load("search:10it").choose(with_answers(gift, [1, 1, 1]), 0, Source(1))
