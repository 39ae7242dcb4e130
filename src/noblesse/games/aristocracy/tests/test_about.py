"""The notes on pieces."""

from __future__ import annotations

import pytest

from noblesse.core.drawing import About
from noblesse.games.aristocracy.hints import about
from noblesse.games.aristocracy.tests.given import given
from noblesse.games.aristocracy.view import View, view


def seen() -> View:
    """A table with a bit of everything."""
    t = given(
        up={"king": "purple 10", "village": "blue 53, red 23", "corn": "blue 42"},
        down={"corn": "teal 37", "village": "teal 36, blue 44"},
        markers={1: "blue 53, blue 43"},
        tiles={0: "purple 4, red town 3, red town 2, compass 8"},
        kings=5,
    )
    t.fish[1] = 1
    return view(t, None)


def note(place: str) -> About:
    """The note on a place that must have one."""
    found = about(seen(), place)
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("place", "title", "counts", "rule"),
    [
        ("kind-village", "Villages", "1 open, 2 not yet seen", "2.2"),
        ("kind-king", "Kings", "1 open, 0 not yet seen", "2.3"),
        ("kind-corn", "Corn", "1 open, 1 not yet seen", "2.2"),
        ("L010", "Purple 10: king", "1 open, 0 not yet seen", "2.3"),
        ("L037", "Teal 37", "Face-down: 2 villages and 1 corn", "2.1"),
        ("L053", "Blue 53", "2 of this colour in blue", "3"),
        ("L001", "Purple 1", "", "2.3"),
        ("T-red", "Red town", "None left", "3.3"),
        ("D-purple", "Purple dominance", "Left: 2", "3.2"),
        ("H-red", "Red harbour", "1 fish left", "3.1"),
        ("compass", "Multi-region bonus", "Left: 7, 6, 5, 4, 4, 3, 3", "3.4"),
        ("amulet", "Resource bonus", "Left: 8, 7, 6, 5, 4", "3.5"),
        ("coin", "Coin track", "5 of 7 kings", "4"),
        ("axe", "Axe handle track", "0 of 7 queens", "4"),
    ],
)
def test_a_note_names_the_piece_counts_it_and_gives_the_rule(place: str, title: str, counts: str, rule: str) -> None:
    found = note(place)
    assert (found.place, found.title, found.counts, found.rule) == (place, title, counts, rule)
    assert found.text.endswith(".")


def test_a_track_that_is_longer_than_need_be_is_only_counted() -> None:
    found = about(view(given(kings=9, queens=7), None), "coin")
    assert found is not None
    assert found.counts == "9 kings"


def test_a_note_on_a_space_names_the_towns_and_harbours_it_touches() -> None:
    assert note("L001").text.endswith("It touches the purple harbour.")
    assert note("L016").text.endswith("It touches the purple town and the red harbour.")
    assert note("L053").text == "A marker on a village. It stays to the end."


@pytest.mark.parametrize("place", ["", "L000", "L112", "Lx", "kind-bishop", "T-mauve", "H-blue", "chest"])
def test_where_nothing_is_there_is_no_note(place: str) -> None:
    assert about(seen(), place) is None
