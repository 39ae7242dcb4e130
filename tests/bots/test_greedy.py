"""Greedy and random, on tiny games."""

from __future__ import annotations

from collections import Counter

from noblesse.bots import load
from noblesse.bots.greedy_bot import exact_lead
from noblesse.core import PlainState, Source


def test_random_does_everything_equally_often(wager: PlainState) -> None:
    seen = Counter(load("random").choose(wager, 0, Source(seed)) for seed in range(600))
    assert seen.keys() == {0, 1, 2}
    assert all(150 < count < 250 for count in seen.values())


def test_greedy_takes_the_best_value_one_decision_ahead(gift: PlainState) -> None:
    gift.apply(0)
    assert load("greedy").choose(gift, 1, Source(1)) == 1


def test_greedy_expects_what_chance_deals(wager: PlainState) -> None:
    """After seat 1's coin only chance is left: the wager is worth three quarters, a wrong guess nothing."""
    wager.apply(2, 0)
    wager.apply(0, 1)
    assert exact_lead(wager, 0, 24) == 0.75 - 0.25


def test_of_equals_greedy_takes_any(coins: PlainState) -> None:
    assert {load("greedy").choose(coins, 0, Source(seed)) for seed in range(20)} == {0, 1}
