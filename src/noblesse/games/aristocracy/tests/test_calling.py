"""Chapters 2.2 and 2.3."""

from __future__ import annotations

from noblesse.games.aristocracy.box import CASTLE, CORN, SHEEP, STAND, VILLAGE
from noblesse.games.aristocracy.tests.given import given, legal, named, owned, play, spaces


def test_2_2_every_open_token_of_a_resource_is_collected() -> None:
    t = given(
        up={"corn": "purple 1, teal 36, orange 74, yellow 111", "sheep": "purple 10"},
        down={"corn": "blue 55"},
    )
    t = play(t, "call the corn")
    assert owned(t, 0) == {"corn": 4}
    assert all(space in t.empty for space in spaces("purple 1, teal 36, orange 74, yellow 111"))
    assert not t.up[CORN]
    assert named(t.down) == "blue 55"
    assert named(t.up[SHEEP]) == "purple 10"
    assert t.player == 1


def test_2_2_a_kind_that_lies_only_face_down_cannot_be_called() -> None:
    t = given(up={"sheep": "purple 10"}, down={"king": "blue 55"})
    assert legal(t) == ["call the sheep"]


def test_2_2_a_marker_goes_on_every_open_building_that_has_none() -> None:
    t = given(up={"village": "purple 14, blue 53, blue 67"}, markers={1: "blue 67"}, down={"village": "green 100"})
    t = play(t, "call the villages")
    assert named(t.markers[0]) == "purple 14, blue 53"
    assert named(t.markers[1]) == "blue 67"
    assert named(t.under[VILLAGE]) == "purple 14, blue 53, blue 67"
    assert named(t.down) == "green 100"
    assert t.player == 1


def test_2_2_a_building_can_be_called_again_when_a_new_one_shows_up() -> None:
    t = given(up={"castle": "purple 14, blue 53"}, markers={0: "purple 14"}, down={"corn": "green 100"})
    t = play(t, "call the castles")
    assert named(t.markers[0]) == "purple 14, blue 53"
    assert named(t.under[CASTLE]) == "purple 14, blue 53"
    assert t.player == 1


def test_2_3_kings_walk_to_the_coin_track_and_as_many_markers_go_to_empty_spaces() -> None:
    t = given(up={"king": "purple 10, red 45"}, down={"corn": "purple 1"})
    t = play(t, "call the kings", "stand on red 45", "stand on green 100")
    assert (t.kings, t.queens) == (2, 0)
    assert named(t.markers[0]) == "red 45, green 100"
    assert spaces("purple 10")[0] in t.empty
    assert t.player == 1


def test_2_3_one_may_stop_before_all_markers_are_placed() -> None:
    t = given(up={"queen": "purple 10, red 45, green 90"}, down={"corn": "purple 1"})
    t = play(t, "call the queens", "stand on green 100", "stop")
    assert (t.kings, t.queens) == (0, 3)
    assert named(t.markers[0]) == "green 100"
    assert t.player == 1


def test_2_3_no_more_markers_than_royals_that_walked() -> None:
    t = given(up={"queen": "purple 10"}, down={"corn": "purple 1, purple 2, purple 3"})
    t = play(t, "call the queens", "stand on purple 10")
    assert t.player == 1
    assert "stand on green 100" not in legal(t)


def test_2_3_a_face_down_token_keeps_its_space_from_being_empty() -> None:
    t = play(given(up={"king": "purple 10"}, down={"wood": "green 100"}), "call the kings")
    assert "stand on green 100" not in legal(t)
    assert "stand on purple 10" in legal(t)


def test_2_3_towns_and_harbours_are_never_empty_spaces() -> None:
    t = play(given(up={"king": "purple 10, red 45"}), "call the kings")
    assert t.phase == STAND
    assert len(legal(t)) == 111 + 1
    assert set(legal(t)) == {f"stand on {name}" for name in named(t.empty).split(", ")} | {"stop"}
