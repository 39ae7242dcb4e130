from __future__ import annotations

from typing import Any

import pytest

from noblesse.arena import BotFailed, Played, Result, Task, play_match, simulate
from noblesse.core import UnknownName, WrongSetup
from noblesse.play import read_record, replay


def played(players: list[str], games: int = 4, **how: Any) -> tuple[Result, list[Played]]:
    done: list[Played] = []
    result = simulate("toy", players, games_to_play=games, on_done=done.append, **how)
    return result, done


def test_the_same_seed_plays_the_same_games_whatever_the_jobs() -> None:
    one, two = (played(["random", "greedy"], games=6, seed=7, jobs=jobs) for jobs in (1, 2))
    assert one == two
    assert one != played(["random", "greedy"], games=6, seed=8)


def test_a_game_hangs_on_its_number_and_not_on_those_before_it() -> None:
    _, done = played(["random", "random"], games=3, seed=5)
    assert play_match(Task("toy", ("random", "random"), 2, 5)) == done[2]


def test_seats_rotate_every_game_unless_told_otherwise() -> None:
    _, done = played(["random", "greedy", "random"], seed=1)
    assert [each.player_at for each in done] == [(0, 1, 2), (1, 2, 0), (2, 0, 1), (0, 1, 2)]
    _, done = played(["random", "greedy"], rotate=False)
    assert {each.player_at for each in done} == {(0, 1)}


def test_records_name_the_bot_of_each_seat_and_can_be_replayed() -> None:
    _, done = played(["random", "greedy"], seed=3, options={"encore": "no"})
    for each in done:
        record = read_record(each.record)
        assert record.header.players == tuple(("random", "greedy")[player] for player in each.player_at)
        assert record.header.options["encore"] == "no"
        match = replay(record)
        assert match.ply == each.plies
        assert tuple(match.state.scores()) == tuple(each.scores[player] for player in each.player_at)


def test_results_are_in_the_order_of_the_players() -> None:
    result, done = played(["random", "greedy"], games=5, seed=2)
    assert result.players == ("random", "greedy")
    assert result.seats == 2
    assert result.games == 5
    assert sum(result.win_share) == pytest.approx(1)
    assert result.win_share[0] == pytest.approx(sum(each.shares[0] for each in done) / 5)
    assert result.mean_score[1] == pytest.approx(sum(each.scores[1] for each in done) / 5)
    assert result.mean_plies == pytest.approx(sum(each.plies for each in done) / 5)
    for share, (low, high) in zip(result.win_share, result.interval, strict=True):
        assert low <= share <= high


def test_what_cannot_be_played_is_refused_before_anything_is_played() -> None:
    for wrong in (["greedy"], ["greedy"] * 9):
        with pytest.raises(WrongSetup):
            played(wrong)
    with pytest.raises(UnknownName, match="greedy"):
        played(["greddy", "random"])
    with pytest.raises(WrongSetup):
        played(["random", "random"], options={"wings": "yes"})
    for how in ({"games": 0}, {"jobs": 0}):
        with pytest.raises(WrongSetup):
            played(["random", "random"], **how)
    with pytest.raises(UnknownName):
        simulate("toyz", ["random", "random"], games_to_play=1)


@pytest.mark.usefixtures("stubborn")
def test_a_bot_that_fails_is_named_with_game_ply_and_seat() -> None:
    with pytest.raises(
        BotFailed, match=r"The bot broken failed in game 1, ply \d+, seat 0: RuntimeError: out of ideas"
    ):
        played(["broken", "random"])
    with pytest.raises(BotFailed, match=r"The bot lost failed in game 1, ply \d+, seat 1: "):
        played(["random", "lost"])
