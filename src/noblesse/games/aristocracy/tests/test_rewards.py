"""Chapter 3."""

from __future__ import annotations

import pytest

from noblesse.games.aristocracy.box import REGION_NAMES
from noblesse.games.aristocracy.prizes import prizes
from noblesse.games.aristocracy.rules import score
from noblesse.games.aristocracy.rules.scoring import leftover, sets
from noblesse.games.aristocracy.table import Table
from noblesse.games.aristocracy.tests.given import given, left, named, owned, play

ELSEWHERE = {"corn": "green 100"}
SEVEN_REGIONS = "purple 2, red 23, orange 72, yellow 105, green 98, teal 75, brown 27"


def won(before: Table, *words: str) -> list[str]:
    """What seat 0 takes by these plies."""
    return prizes(before, play(before, *words), 0)


def test_3_1_three_markers_at_one_harbour_take_its_two_fish() -> None:
    t = given(up={"village": "red 16, red 23, red 24"}, down=ELSEWHERE)
    after = play(t, "call the villages")
    assert owned(after, 0) == {"fish": 2}
    assert after.fish == [2, 0, 2, 2, 2, 2, 2]
    assert prizes(t, after, 0) == ["2 fish", "red 4", "purple town 3", "red town 3"]
    assert score(after, 0) == 10


def test_3_2_the_third_marker_in_a_region_takes_the_higher_tile() -> None:
    t = given(up={"village": "purple 5"}, markers={0: "purple 2, purple 9"}, down=ELSEWHERE)
    after = play(t, "call the villages")
    assert prizes(t, after, 0) == ["purple 4"]
    assert left(after, "purple") == [2]
    assert score(after, 0) == 4


def test_3_2_the_fourth_marker_in_a_region_takes_nothing() -> None:
    t = given(
        up={"village": "purple 6"},
        markers={0: "purple 2, purple 5, purple 9"},
        tiles={0: "purple 4"},
        down=ELSEWHERE,
    )
    after = play(t, "call the villages")
    assert prizes(t, after, 0) == []
    assert left(after, "purple") == [2]


def test_3_2_the_markers_of_others_do_not_count_and_the_second_claim_gets_the_lower_tile() -> None:
    t = given(
        up={"village": "purple 6"},
        markers={0: "purple 1, purple 10", 1: "purple 2, purple 5, purple 9"},
        tiles={1: "purple 4"},
        down=ELSEWHERE,
    )
    after = play(t, "call the villages")
    assert prizes(t, after, 0) == ["purple 2"]
    assert left(after, "purple") == []


def test_3_2_one_call_may_claim_two_regions() -> None:
    t = given(
        up={"church": "purple 5, teal 76"},
        markers={0: "purple 2, purple 9, teal 36, teal 87"},
        down=ELSEWHERE,
    )
    after = play(t, "call the churches")
    assert prizes(t, after, 0) == ["purple 4", "teal 4"]
    assert score(after, 0) == 8


def test_3_3_the_missing_link_connects_two_towns() -> None:
    t = given(up={"village": "blue 42"}, markers={0: "blue 54, blue 30"}, down=ELSEWHERE)
    after = play(t, "call the villages")
    assert prizes(t, after, 0) == ["blue 4", "blue town 3", "brown town 3"]
    assert [left(after, "blue town"), left(after, "brown town")] == [[2], [2]]
    assert score(after, 0) == 10


def test_3_3_nobody_gets_a_second_tile_of_one_town() -> None:
    t = given(
        up={"village": "blue 42"},
        markers={0: "blue 54, blue 30"},
        tiles={0: "blue town 3"},
        down=ELSEWHERE,
    )
    after = play(t, "call the villages")
    assert prizes(t, after, 0) == ["blue 4", "brown town 3"]
    assert [left(after, "blue town"), left(after, "brown town")] == [[2], [2]]
    assert score(after, 0) == 3 + 3 + 4


def test_3_3_touching_one_town_twice_is_no_connection() -> None:
    t = given(up={"village": "blue 44"}, markers={0: "blue 43"}, down=ELSEWHERE)
    after = play(t, "call the villages")
    assert prizes(t, after, 0) == []
    assert left(after, "blue town") == [3, 2]


def test_3_3_the_markers_of_others_are_no_links() -> None:
    t = given(up={"village": "blue 54"}, markers={0: "blue 30", 1: "blue 42"}, down=ELSEWHERE)
    assert won(t, "call the villages") == []


def test_3_4_a_marker_in_the_eighth_region_takes_the_top_tile_of_the_compass() -> None:
    t = given(up={"village": "blue 66"}, markers={0: SEVEN_REGIONS}, tiles={1: "compass 8"}, down=ELSEWHERE)
    after = play(t, "call the villages")
    assert prizes(t, after, 0) == ["compass 7"]
    assert left(after, "compass") == [6, 5, 4, 4, 3, 3]
    assert score(after, 0) == 7


def test_3_4_an_empty_compass_gives_nothing() -> None:
    all_of_it = ", ".join(f"compass {value}" for value in (8, 7, 6, 5, 4, 4, 3, 3))
    t = given(up={"village": "blue 66"}, markers={0: SEVEN_REGIONS}, tiles={1: all_of_it}, down=ELSEWHERE)
    after = play(t, "call the villages")
    assert prizes(t, after, 0) == []
    assert score(after, 0) == 0


def test_3_5_the_ninth_resource_takes_the_top_tile_of_the_amulet() -> None:
    t = given(
        up={"wood": "purple 1, purple 3, teal 50, yellow 111"},
        goods={0: "4 corn, 2 sheep, 1 fish"},
        tiles={1: "amulet 8"},
        down=ELSEWHERE,
    )
    after = play(t, "call the wood")
    assert prizes(t, after, 0) == ["amulet 7"]
    assert left(after, "amulet") == [6, 5, 4]
    assert (sets(after, 0), score(after, 0), leftover(after, 0)) == (3, 16, 2)


def test_3_5_an_empty_amulet_gives_nothing() -> None:
    t = given(
        up={"wood": "purple 1"},
        goods={0: "12 corn, 5 sheep"},
        tiles={1: "amulet 8, amulet 7, amulet 6, amulet 5, amulet 4"},
        down=ELSEWHERE,
    )
    after = play(t, "call the wood")
    assert prizes(t, after, 0) == []
    assert (score(after, 0), leftover(after, 0)) == (3, 15)


@pytest.mark.parametrize("region", REGION_NAMES)
def test_3_4_no_region_may_be_missing(region: str) -> None:
    eight = f"{SEVEN_REGIONS}, blue 66".split(", ")
    here = next(name for name in eight if name.startswith(region))
    others = ", ".join(name for name in eight if name != here)
    assert won(given(up={"village": here}, markers={0: others}, down=ELSEWHERE), "call the villages")[-1] == "compass 8"
    fewer = ", ".join(name for name in others.split(", ")[1:])
    t = given(up={"village": here}, markers={0: fewer}, down=ELSEWHERE)
    assert "compass 8" not in won(t, "call the villages")


def test_3_a_marker_earns_nothing_for_the_others() -> None:
    t = given(up={"village": "red 16, red 23, red 24"}, markers={1: "red 25, red 35"}, down=ELSEWHERE)
    after = play(t, "call the villages")
    assert prizes(t, after, 1) == []
    assert named(after.markers[1]) == "red 25, red 35"
