from __future__ import annotations

import pytest

from noblesse.arena import wilson


@pytest.mark.parametrize(
    ("share", "games", "low", "high"),
    [(0.5, 100, 0.4038, 0.5962), (0.1, 50, 0.0435, 0.2136), (1.0, 20, 0.8389, 1.0), (0.0, 20, 0.0, 0.1611)],
)
def test_wilsons_interval_is_the_one_of_the_tables(share: float, games: int, low: float, high: float) -> None:
    assert wilson(share, games) == pytest.approx((low, high), abs=1e-4)


def test_the_interval_holds_the_share_and_stays_within_nothing_and_all() -> None:
    for games in (1, 3, 300):
        for wins in range(games + 1):
            low, high = wilson(wins / games, games)
            assert 0 <= low <= wins / games <= high <= 1


def test_of_no_games_nothing_is_known() -> None:
    assert wilson(0.0, 0) == (0.0, 1.0)
