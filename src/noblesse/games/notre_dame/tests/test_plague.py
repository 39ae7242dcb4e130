"""2.5: the plague."""

from __future__ import annotations

from noblesse.games.notre_dame.box import PLAGUE
from noblesse.games.notre_dame.tests.given import given, hired, nobody_hires, plague
from noblesse.games.notre_dame.tests.words import friend, legal, play, standing, supply


def test_2_5_the_rat_moves_on_by_the_rats_less_the_strength_of_the_hospital() -> None:
    assert plague(plague=3, at="hospital 2", rat=4).rat[0] == 5


def test_2_5_the_last_field_costs_nothing() -> None:
    t = plague(plague=3, rat=6, prestige=5, at="bank 1")
    assert (t.rat[0], t.prestige[0], standing(t)) == (9, 5, {"bank": 1})


def test_2_5_a_hospital_stronger_than_the_plague_drives_the_rat_back() -> None:
    assert plague(plague=3, at="hospital 3 + friend", rat=5).rat[0] == 4


def test_2_5_beyond_the_last_field_two_prestige_and_one_marker_are_lost() -> None:
    t = plague(plague=7, rat=9, prestige=5, at="bank 3, hotel 1")
    assert (t.rat[0], t.prestige[0], standing(t), supply(t)) == (9, 3, {"bank": 2, "hotel": 1}, (4, 7))


def test_2_5_of_sectors_that_tie_the_player_chooses_and_loses_no_more_than_there_is() -> None:
    t = plague(rat=9, plague=3, prestige=1, at="bank 2, hotel 1 + friend")
    assert (t.phase, t.player, t.prestige[0], legal(t)) == (PLAGUE, 0, 0, ["from bank", "from hotel"])
    assert standing(play(t, "from bank")) == {"bank": 1, "hotel": 1}
    t = play(t, "from hotel")
    assert (standing(t), friend(t)) == ({"bank": 2}, "hotel")


def test_2_5_the_rat_does_not_move_below_0() -> None:
    assert plague(rat=1, plague=2, at="hospital 4").rat[0] == 0
    assert nobody_hires(hired("doctor", rat=3, plague=2, at="hospital 4")).rat[0] == 0


def test_2_5_several_who_must_choose_do_so_from_the_start_player_on() -> None:
    ties = dict.fromkeys(range(3), "bank 1, hotel 1")
    t = nobody_hires(given(hiring=True, starter=2, plague=4, rat=dict.fromkeys(range(3), 9), at=ties))
    order = []
    while t.phase == PLAGUE:
        order.append(t.player)
        t = play(t, "from hotel")
    assert order == [2, 0, 1]
    assert [standing(t, seat) for seat in range(3)] == [{"bank": 1}] * 3
