"""Chapters 1, 2 and 2.1."""

from __future__ import annotations

import pytest

import noblesse
from noblesse.core import CHANCE, BadNotation
from noblesse.games.aristocracy import actions
from noblesse.games.aristocracy.box import CALL, PICK
from noblesse.games.aristocracy.rules import mover
from noblesse.games.aristocracy.tests.given import given, legal, named, play


def test_1_a_new_game_starts_with_111_face_down_tokens_and_the_first_seat_to_pick() -> None:
    t = noblesse.load("aristocracy").new_state(2, plain=True).table
    assert len(t.down) == 111
    assert not any(map(len, t.up))
    assert (t.phase, t.player, t.turn) == (PICK, 0, 1)
    assert all(text.startswith("turn over ") for text in legal(t))


def test_2_1_exactly_three_tokens_are_turned_over_and_then_the_same_player_calls() -> None:
    t = given(full="corn", down={"king": "purple 2", "village": "purple 3"}, to_pick=True)
    t = play(t, "turn over purple 1", "turn over purple 2", "turn over purple 3")
    assert mover(t) == CHANCE
    t = play(t, "purple 1 is corn", "purple 2 is a king", "purple 3 is a village")
    assert [named(t.up[kind]) for kind in (5, 3, 0)] == ["purple 1", "purple 2", "purple 3"]
    assert len(t.down) == 108
    assert t.player == 0
    assert legal(t) == ["call the villages", "call the kings", "call the corn"]


def test_2_1_two_of_many_tokens_are_not_enough() -> None:
    t = play(given(full="corn", to_pick=True), "turn over purple 1", "turn over purple 2")
    assert t.phase == PICK
    assert len(legal(t)) == 109


def test_2_1_the_same_token_cannot_be_picked_twice() -> None:
    t = play(given(full="corn", to_pick=True), "turn over purple 10")
    assert "turn over purple 10" not in legal(t)
    assert "turn over purple 11" in legal(t)


def test_2_1_with_no_token_face_down_the_turn_begins_with_the_call() -> None:
    t = given(up={"wood": "purple 1", "king": "teal 50"}, to_pick=True)
    assert (t.phase, t.player) == (CALL, 0)
    assert legal(t) == ["call the kings", "call the wood"]


def test_2_nothing_can_be_called_before_the_tokens_are_turned_over() -> None:
    t = given(full="corn", up={"wood": "purple 1"}, to_pick=True)
    assert "call the wood" not in legal(t)
    t = play(t, "turn over purple 2", "turn over purple 3", "turn over purple 4")
    assert legal(t) == []


def test_2_1_an_open_token_or_an_empty_space_cannot_be_picked() -> None:
    t = given(down={"corn": "blue 43, blue 44"}, up={"wood": "purple 1"}, to_pick=True)
    assert legal(t) == ["turn over blue 43", "turn over blue 44"]


def test_2_1_the_picked_tokens_are_turned_over_from_the_lowest_space_up() -> None:
    t = play(given(full="corn", to_pick=True), "turn over yellow 111", "turn over purple 1", "turn over blue 55")
    with pytest.raises(BadNotation, match="blue 55"):
        actions.read(t, CHANCE, "blue 55 is corn")
    t = play(t, "purple 1 is corn", "blue 55 is corn", "yellow 111 is corn")
    assert t.phase == CALL
    assert t.reveals == 3
