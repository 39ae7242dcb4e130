"""4.3: men-at-arms."""

from __future__ import annotations

from typing import Any

import pytest

from noblesse.core import Seat
from noblesse.games.noblemen import rules
from noblesse.games.noblemen.box import FIELD, FOUNTAIN, HOUSE, MAN, NO_SEAT, PAY, SYMBOL, TURN, WOOD
from noblesse.games.noblemen.table import Table
from noblesse.games.noblemen.tests.given import cell, given, hand
from noblesse.games.noblemen.tests.plies import ended, legal, play, spots

SITE = "F 1,0 M 2,0"
FARM, FOREST, GARDEN = (f"{kind} 1,0 2,0 1,1 2,1" for kind in "FWU")


def built(rival: str = "", other: str = "", men: dict[Seat, str] | None = None, **said: Any) -> Table:
    """Seat 0 has just built a castle; seat 1 and perhaps 2 have areas."""
    t = given(estate={0: SITE, 1: rival, 2: other}, men=men, hand={0: "MM"} | dict(said.pop("hands", {})), **said)
    return play(t, "build castle", "at 2,0")


def test_4_3_on_a_farm_the_rival_pays_two_pounds_or_what_it_has() -> None:
    for has_money, paid in ((10, 2), (2, 2), (1, 1), (0, 0)):
        t = built(FARM, money={0: 5, 1: has_money})
        assert (t.phase, legal(t)) == (MAN, {"man from home", "stop"})
        t = play(t, "man from home", "at 1,0")
        assert (t.money[0], t.money[1], t.man_of[0], t.man_at[0]) == (paid, has_money - paid, 1, cell("1,0"))
        assert t.phase == TURN


def test_4_3_in_a_forest_the_rival_gives_two_tiles_of_its_choice() -> None:
    t = play(built(FOREST, hands={1: "FWWM"}), "man from home", "at 1,0")
    assert (t.phase, rules.mover(t), legal(t)) == (PAY, 1, {"give field", "give wood", "give meadow"})
    t = play(t, "give meadow")
    assert (rules.mover(t), legal(t)) == (1, {"give field", "give wood"})
    t = play(t, "give wood")
    assert (hand(t, 0), hand(t, 1), t.phase, rules.mover(t)) == ("WMMM", "FW", TURN, 0)


@pytest.mark.parametrize("tiles", ["", "U", "FM", "WW"])
def test_4_3_with_two_tiles_or_fewer_it_gives_all_without_a_choice(tiles: str) -> None:
    t = play(built(FOREST, hands={1: tiles}), "man from home", "at 1,0")
    assert (t.phase, hand(t, 1), rules.tiles_in_hand(t, 0)) == (TURN, "", 2 + len(tiles))
    assert hand(t, 0) == "".join(sorted("MM" + tiles, key="FWUM".index))


def test_1_4_a_hand_that_goes_over_at_once_becomes_known_by_it() -> None:
    t = play(built(FOREST, hands={1: "FM"}), "man from home")
    assert play(t, "at 1,0").reveals == t.reveals + 1
    t = play(built(FOREST, hands={1: "FMU"}), "man from home")
    assert play(t, "at 1,0").reveals == t.reveals


def test_4_3_in_a_garden_the_rival_gives_the_queen_if_it_has_her() -> None:
    t = play(built(GARDEN, queen=1), "man from home", "at 1,0")
    assert t.queen == 0
    t = ended(t)
    assert (t.points[0], t.space) == (1, 1)
    assert play(built(GARDEN, queen=2), "man from home", "at 1,0").queen == 2
    assert play(built(GARDEN, queen=1, space=9), "man from home", "at 1,0").queen == 1


def test_4_3_without_a_free_area_nobody_is_asked() -> None:
    assert built().phase == TURN
    t = built(FARM, men={2: "1 1,0"})
    assert (t.phase, t.acted) == (TURN, 1)
    assert built(men={}, other="F 1,0 2,0 1,1").phase == TURN


def test_ruling_16_ones_own_man_on_the_only_area_is_no_target() -> None:
    assert built(FARM, men={0: "1 1,0"}).phase == TURN


def test_ruling_16_he_may_stay_at_home() -> None:
    t = play(built(FARM), "stop")
    assert (t.phase, t.man_of[0], t.money[1], t.acted) == (TURN, NO_SEAT, 10, 1)


def test_ruling_16_he_comes_from_the_reserve_or_from_any_estate_where_one_stands() -> None:
    t = built(FARM, GARDEN, men={0: "2 1,0"})
    assert legal(t) == {"man from home", "man 1", "stop"}
    t = built(FARM + " W 3,0 4,0 3,1 4,1", GARDEN, men={0: "2 1,0 1 3,0"}, queen=1)
    assert legal(t) == {"man 1", "man 2", "stop"}
    t = play(t, "man 2", "at 1,0")
    assert (t.man_of[1], t.man_at[1], rules.free_areas(t, 1, WOOD), rules.free_areas(t, 1, FIELD)) == (
        1,
        cell("1,0"),
        1,
        0,
    )
    assert t.money[1] == 8


def test_ruling_16_he_never_goes_back_to_the_area_he_is_taken_from() -> None:
    t = built(FARM + " 3,0 3,1", men={0: "1 1,0"})
    assert spots(play(t, "man 1")) == {"2,0"}


def test_ruling_16_any_rivals_area_without_a_man_will_do_never_ones_own() -> None:
    t = built(FARM, FOREST + " U -1,0 -2,0 -1,1 -2,1", men={1: "2 1,0"})
    t = play(t, "man from home")
    assert (t.phase, legal(t)) == (HOUSE, {"visit 1", "visit 2"})
    assert spots(play(t, "visit 1")) == {"1,0"}
    assert spots(play(t, "visit 2")) == {"-2,0"}
    own = given(estate={0: "F 1,0 2,0 1,1 2,1 3,0 M 4,0", 1: FARM})
    t = play(own, "build castle", "at 4,0", "man from home")
    assert (t.phase, t.visited, spots(t)) == (SYMBOL, 1, {"1,0"})


def test_4_3_with_one_rival_left_who_is_visited_is_not_asked() -> None:
    t = play(built(FARM, FOREST, men={1: "2 1,0"}), "man from home")
    assert (t.phase, t.visited) == (SYMBOL, 1)


def test_4_3_overlapping_areas_have_a_symbol_each() -> None:
    t = play(built(FARM + " 3,0 3,1"), "man from home")
    assert spots(t) == {"1,0", "2,0"}
    t = play(t, "at 1,0")
    assert (rules.areas_of(t, 1, FIELD), rules.free_areas(t, 1, FIELD)) == (2, 1)


def test_3_3_an_occupied_area_brings_its_income_to_the_man_not_to_its_owner() -> None:
    t = given(estate={0: FARM, 1: FARM, 2: FARM}, men={1: "0 1,0"})
    assert [rules.income(t, seat, FIELD) for seat in range(3)] == [4, 4 + 2 + 2, 6]
    t = given(estate={0: GARDEN, 1: GARDEN}, men={1: "0 1,0"})
    assert [rules.standing(t, seat) for seat in range(3)] == [4, 4 + 2 + 2, 0]
    t = given(estate={0: FOREST, 2: ""}, men={2: "0 1,0"})
    assert [rules.income(t, seat, WOOD) for seat in range(3)] == [4, 0, 2]


def test_3_3_when_he_leaves_the_area_is_free_at_once() -> None:
    t = built(FARM, FARM, men={0: "1 1,0"})
    t = play(t, "man 1", "at 1,0")
    assert (t.man_of[0], rules.free_areas(t, 1, FIELD), rules.free_areas(t, 2, FIELD)) == (2, 1, 0)


def test_3_3_a_new_area_is_never_occupied_and_its_bonus_is_paid_in_full() -> None:
    t = given(estate={0: "F 1,0 2,0 1,1 2,1 3,0"}, men={1: "0 1,0"}, hand="FM", money=0)
    t = play(t, "place field at 3,1")
    assert (t.money[0], rules.free_areas(t, 0, FIELD)) == (3, 1)


def test_5_4_an_inherited_castle_brings_no_man() -> None:
    t = given(estate={0: SITE, 1: FARM}, cards="inheritance")
    t = play(t, "play inheritance", "at 2,0")
    assert (t.phase, t.money[0], t.acted) == (TURN, 10, 0)


def test_3_3_men_stay_where_they_are_when_a_decade_ends() -> None:
    t = given(estate={0: "U 1,0", 1: GARDEN}, men={0: "1 1,0"}, queen=0, space=9)
    t = play(t, "leisure")
    assert (t.man_of[0], rules.men_on(t, 0, FOUNTAIN)) == (1, 1)
