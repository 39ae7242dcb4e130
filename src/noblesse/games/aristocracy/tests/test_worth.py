"""Chapter 6: the opinion that bots begin with."""

from __future__ import annotations

from noblesse.core import Bits
from noblesse.games.aristocracy.box import ACTIONS, STOP
from noblesse.games.aristocracy.rules import legal, score, value, worth
from noblesse.games.aristocracy.rules.scoring import leftover
from noblesse.games.aristocracy.rules.sites import site
from noblesse.games.aristocracy.table import Table
from noblesse.games.aristocracy.tests.given import given, play, spaces


def worthwhile(t: Table) -> list[int]:
    out = Bits(ACTIONS)
    worth(t, t.player, out)
    return list(out)


def test_6_1_at_the_end_only_points_and_leftovers_count() -> None:
    t = given(kings=6, queens=7, up={"king": "purple 10"}, down={"corn": "green 100"})
    t = play(t, "call the kings", "stand on purple 10")
    assert [value(t, seat) for seat in (0, 1)] == [100 * score(t, seat) + leftover(t, seat) for seat in (0, 1)]


def test_6_1_markers_on_the_way_to_a_tile_are_worth_something() -> None:
    bare = given(up={"corn": "green 100"}, down={"corn": "green 101"})
    begun = given(up={"corn": "green 100"}, down={"corn": "green 101"}, markers={0: "purple 2, purple 9"})
    assert value(begun, 0) > value(bare, 0)
    assert value(begun, 1) == value(bare, 1)


def test_6_2_the_third_marker_of_a_region_is_the_better_site() -> None:
    t = given(down={"corn": "purple 5, red 33"}, markers={0: "purple 2, purple 9"})
    assert site(t, 0, *spaces("purple 5")) > 4 * 60 > site(t, 0, *spaces("red 33"))


def test_6_2_the_link_between_two_towns_brings_both_tiles() -> None:
    t = given(down={"corn": "blue 42"}, markers={0: "blue 54, blue 30"})
    assert site(t, 0, *spaces("blue 42")) >= 600
    assert site(t, 1, *spaces("blue 42")) < 100


def test_6_3_what_lies_face_up_is_worth_something_to_the_one_who_may_call_it() -> None:
    few = given(up={"corn": "green 100"})
    many = given(up={"corn": "green 100, green 101, green 102"})
    assert value(many, 0) > value(few, 0)
    assert value(many, 1) == value(few, 1)


def test_6_4_picks_go_upwards_to_good_sites() -> None:
    t = given(full="corn", to_pick=True)
    first = worthwhile(t)
    assert 0 < len(first) < 111
    t = play(t, "turn over red 46")
    assert min(worthwhile(t)) > spaces("red 46")[0]


def test_6_4_who_may_stand_does_not_stop() -> None:
    t = play(given(up={"king": "purple 10, red 45"}, down={"corn": "green 100"}), "call the kings")
    out = Bits(ACTIONS)
    legal(t, 0, out)
    assert STOP in out
    assert STOP not in worthwhile(t)
