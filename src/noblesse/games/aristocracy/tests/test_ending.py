"""Chapters 4 and 5."""

from __future__ import annotations

import pytest

from noblesse.core import TERMINAL
from noblesse.games.aristocracy.box import OVER
from noblesse.games.aristocracy.rules import mover, rank, score
from noblesse.games.aristocracy.rules.scoring import leftover, sets
from noblesse.games.aristocracy.tests.given import given, legal, named, play


def test_4_with_two_players_the_match_ends_at_once_when_both_tracks_are_at_seven() -> None:
    t = given(kings=6, queens=7, up={"king": "purple 10"}, down={"corn": "green 100"})
    t = play(t, "call the kings", "stand on purple 10")
    assert (t.kings, t.queens) == (7, 7)
    assert named(t.markers[0]) == "purple 10"
    assert t.phase == OVER
    assert mover(t) == TERMINAL


def test_4_one_track_far_beyond_its_mark_ends_nothing() -> None:
    t = given(kings=10, queens=6, up={"corn": "purple 10"}, down={"corn": "green 100"})
    t = play(t, "call the corn")
    assert t.player == 1
    assert legal(t) == ["turn over green 100"]


def test_4_nobody_acts_after_the_end() -> None:
    t = given(kings=6, queens=7, up={"king": "purple 10", "corn": "purple 1"}, down={"corn": "green 100"})
    t = play(t, "call the kings", "stand on purple 10")
    assert legal(t) == []


@pytest.mark.parametrize(("seats", "enough"), [(2, 7), (3, 8), (4, 9)])
def test_4_more_players_need_longer_tracks(seats: int, enough: int) -> None:
    tokens = {"king": "purple 10"}
    short = given(seats=seats, kings=enough - 2, queens=enough, up=tokens, down={"corn": "green 100"})
    assert play(short, "call the kings", "stop").phase != OVER
    long = given(seats=seats, kings=enough - 1, queens=enough, up=tokens, down={"corn": "green 100"})
    assert play(long, "call the kings").phase != OVER
    assert play(long, "call the kings", "stop").phase == OVER


def test_5_1_fish_fill_the_gaps_of_sets() -> None:
    t = given(goods={0: "5 corn, 2 sheep, 3 wood, 3 fish"})
    assert (sets(t, 0), score(t, 0), leftover(t, 0)) == (4, 12, 1)


def test_5_1_without_fish_the_scarcest_resource_decides() -> None:
    t = given(goods={0: "4 corn, 4 sheep, 1 wood"})
    assert (sets(t, 0), score(t, 0), leftover(t, 0)) == (1, 3, 6)


def test_5_2_markers_and_tracks_score_nothing() -> None:
    t = given(markers={0: "purple 1, purple 2"}, kings=7, queens=7)
    assert score(t, 0) == 0


def test_5_3_more_goods_in_no_set_win_a_tie() -> None:
    t = given(
        goods={0: "4 corn, 4 sheep, 1 wood", 1: "5 corn, 2 sheep, 3 wood, 3 fish"},
        tiles={0: "amulet 5, amulet 4"},
    )
    assert [score(t, 0), score(t, 1)] == [12, 12]
    assert [leftover(t, 0), leftover(t, 1)] == [6, 1]
    assert [rank(t, 0), rank(t, 1)] == [0, 1]


def test_5_3_most_points_win_whatever_is_left_over() -> None:
    t = given(seats=3, goods={0: "9 corn", 1: "1 corn, 1 sheep, 1 wood"})
    assert [rank(t, seat) for seat in range(3)] == [1, 0, 2]
