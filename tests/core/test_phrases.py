"""Lists, numbers of things, and how a match ended."""

from __future__ import annotations

import pytest

from noblesse.core.phrases import capital, scored, several, some, verdict


def test_lists_and_numbers_read_like_english() -> None:
    assert [several(names) for names in ([], ["a"], ["a", "b"], ["a", "b", "c"])] == ["", "a", "a and b", "a, b and c"]
    assert several(["a", "b", "c"], "or") == "a, b or c"
    assert [some(1, "marker"), some(0, "marker"), some(2, "marker")] == ["1 marker", "0 markers", "2 markers"]
    assert [scored(1, "points"), scored(2, "points"), scored(1, "prestige")] == ["1 point", "2 points", "1 prestige"]
    assert [capital("the bank"), capital("")] == ["The bank", ""]


@pytest.mark.parametrize(
    ("viewer", "says"),
    [
        (None, "The points: 7, 1 and 7."),
        (0, "You share the win, 7 points."),
        (1, "You come third of 3, 1 point."),
    ],
)
def test_each_is_told_how_the_match_ended(viewer: int | None, says: str) -> None:
    assert verdict([7, 1, 7], [0, 2, 0], viewer) == says


def test_of_two_the_second_is_just_second() -> None:
    assert verdict([3, 9], [1, 0], 0, "prestige") == "You come second, 3 prestige."
    assert verdict([3, 9], [1, 0], 1, "prestige") == "You win, 9 prestige."
