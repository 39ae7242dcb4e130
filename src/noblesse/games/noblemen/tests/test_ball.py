"""Chapter 6: the masquerade ball."""

from __future__ import annotations

from typing import Any

import pytest

from noblesse.games.noblemen import rules
from noblesse.games.noblemen.box import EVERYBODY, NO_TITLE, NOT_ANNOUNCED, RETURNING, SPENDING, TURN
from noblesse.games.noblemen.table import Table
from noblesse.games.noblemen.tests.given import cards, given, titles, under
from noblesse.games.noblemen.tests.plies import ended, legal, play

KARSTEN, BRITTA, PAUL, FRANK = range(4)


def fountains(number: int) -> str:
    """So many fountains in a line, without a garden."""
    return "U " + " ".join(f"{x},0" for x in range(1, number + 1))


GARDEN = "U 1,0 2,0 1,1 2,1 3,0"
"""Five fountains with a garden."""


def ball(*prestige: int, **said: Any) -> Table:
    """Guests whose estates are worth so much; seat 0 has the Queen and has ended its turn before the first ball."""
    estate = {seat: fountains(number) for seat, number in enumerate(prestige)}
    usual: dict[str, Any] = {"seats": len(prestige), "estate": estate, "queen": 0, "space": 3}
    return ended(given(**(usual | said)))


def printed(**said: Any) -> Table:
    """The printed example: Karsten 10, Britta 9, Paul 1, and Frank is asked with 9."""
    estate = {0: fountains(10), 1: fountains(9), 2: fountains(1), 3: GARDEN}
    return ball(0, 0, 0, 0, estate=estate, built={3: "palace 0,0"}, **said)


def test_6_2_fountains_a_garden_and_a_palace() -> None:
    assert rules.standing(given(estate=GARDEN, built="palace 0,0"), 0) == 5 + 2 + 2


def test_6_2_an_occupied_garden_counts_for_the_man_alone() -> None:
    t = given(estate={0: GARDEN}, men={1: "0 1,0"})
    assert [rules.standing(t, seat) for seat in range(3)] == [5, 2, 0]


def test_6_2_castles_chapels_and_other_areas_are_worth_nothing() -> None:
    assert rules.standing(given(estate="F 1,0 2,0 1,1 2,1 W 0,1", built="chapel 0,-1"), 0) == 0


def test_6_2_the_printed_example_frank_spends_a_purse_and_a_card_and_stands_on_11() -> None:
    t = printed(purses={FRANK: 1}, cards={FRANK: "tribute"})
    assert (t.phase, rules.mover(t), list(t.stood[:4])) == (SPENDING, FRANK, [10, 9, 1, NOT_ANNOUNCED])
    t = play(t, "spend 1", "return tribute")
    assert list(t.stood[:4]) == [10, 9, 1, 11]
    assert titles(t) == ["earl", "viscount", "baron", "marquess"]
    assert [t.points[seat] for seat in range(4)] == [3 + 2, 1, 0, 5]


def test_6_2_who_spends_nothing_is_pushed_down_to_8() -> None:
    t = play(printed(purses={FRANK: 1}, cards={FRANK: "tribute"}), "spend 0", "stop")
    assert (list(t.stood[:4]), titles(t)) == ([10, 9, 1, 8], ["marquess", "earl", "baron", "viscount"])


def test_6_2_two_blackmails_make_a_duke() -> None:
    t = play(printed(cards={FRANK: "blackmail, blackmail"}), "return blackmail", "return blackmail")
    assert (list(t.stood[:4]), titles(t)) == ([10, 9, 1, 15], ["marquess", "earl", "baron", "duke"])
    assert [t.points[seat] for seat in range(4)] == [5 + 2, 3, 0, 7]
    assert under(t) == ["blackmail", "blackmail"]


def test_6_2_without_purses_and_cards_nobody_is_asked() -> None:
    t = printed()
    assert (t.phase, t.player, list(t.stood[:4])) == (TURN, 1, [10, 9, 1, 8])


def test_ruling_05_the_lowest_step_has_room_for_all() -> None:
    t = ball(0, 0, 0)
    assert (list(t.stood[:3]), titles(t)) == ([0, 0, 0], ["baron"] * 3)


def test_ruling_06_who_is_pushed_down_goes_by_the_step_not_by_the_prestige() -> None:
    t = ball(6, 6, 6)
    assert (list(t.stood[:3]), titles(t)) == ([6, 5, 4], ["earl", "viscount", "baron"])


def test_ruling_06_a_guest_is_pushed_past_every_taken_step() -> None:
    t = ball(4, 3, 2, 4, 4)
    assert list(t.stood[:5]) == [4, 3, 2, 1, 0]
    assert list(ball(1, 1, 1, 1, 1).stood[:5]) == [1, 0, 0, 0, 0]


def test_ruling_04_prestige_has_no_upper_end() -> None:
    t = ball(24, 24, 14, purses={0: 10})
    t = play(t, "spend 10")
    assert (list(t.stood[:3]), titles(t)) == ([34, 24, 14], ["duke", "marquess", "earl"])


def test_ruling_07_the_best_title_is_taken_without_a_choice_and_lower_copies_run_out() -> None:
    assert titles(ball(20, 19, 18)) == ["duke", "marquess", "earl"]
    assert titles(ball(5, 4, 3)) == ["viscount", "baron", "baron"]
    assert titles(ball(5, 4, 3, 2)) == ["viscount", "viscount", "baron", "baron"]
    assert titles(ball(9, 8, 7, 6, 5)) == ["earl", "earl", "viscount", "viscount", "viscount"]


def test_6_1_titles_of_the_last_ball_are_given_back_first() -> None:
    t = ball(2, 0, 0, title={0: "duke", 2: "earl"}, cards={0: "tribute"})
    assert list(t.title[:3]) == [NO_TITLE] * 3
    assert titles(play(t, "stop")) == ["viscount", "baron", "baron"]


def test_6_2_guests_come_clockwise_from_the_queens_favourite_each_once() -> None:
    held = dict.fromkeys(range(4), "tribute")
    t = ended(given(seats=4, player=2, queen=2, space=3, cards=held, carded=True))
    order = []
    while t.phase == RETURNING:
        order.append(rules.mover(t))
        t = play(t, "stop")
    assert (order, t.player) == ([2, 3, 0, 1], 3)


def test_ruling_08_purses_come_before_cards_and_each_sees_who_stands_where() -> None:
    t = ball(3, 3, 0, purses={1: 2}, cards={1: "tribute, dowry"})
    assert (rules.mover(t), legal(t), t.stood[0]) == (1, {"spend 0", "spend 1", "spend 2"}, 3)
    t = play(t, "spend 1")
    assert (legal(t), t.prestige) == ({"return dowry", "return tribute", "stop"}, 4)
    t = play(t, "return tribute")
    assert (legal(t), t.prestige) == ({"return dowry", "stop"}, 5)
    t = play(t, "stop")
    assert (t.stood[1], t.purses[1], rules.purses_left(t), cards(t, 1), under(t)) == (5, 1, 19, ["dowry"], ["tribute"])


def test_ruling_30_what_a_guest_returns_lies_in_the_order_of_kinds_however_it_came() -> None:
    t = ball(0, 0, 0, cards={0: "blackmail, dowry, tribute, whitehall"}, under="liaison, whitehall", carded=True)
    t = play(t, "return tribute", "return blackmail", "return whitehall", "return dowry")
    assert under(t) == ["liaison", "whitehall", "blackmail", "dowry", "tribute", "whitehall"]
    assert list(t.knows[:6]) == [EVERYBODY, EVERYBODY, EVERYBODY, 0, 0, 0]
    assert list(t.ball_of[:6]) == [0, 0, 1, 1, 1, 1]


def test_ruling_30_the_next_guests_cards_lie_after_them() -> None:
    t = ball(0, 0, 0, cards={0: "tribute, whitehall", 1: "dowry, tribute"}, carded=True)
    t = play(t, "return whitehall", "return tribute", "return tribute", "return dowry")
    assert under(t) == ["tribute", "whitehall", "dowry", "tribute"]
    assert list(t.knows[:4]) == [0, 0, 1, 1]


def test_6_2_a_liaison_may_be_returned_for_1_and_an_intrigue_too() -> None:
    t = ball(0, 0, 0, cards={0: "intrigue, liaison"}, carded=True)
    t = play(t, "return intrigue", "return liaison")
    assert (t.stood[0], titles(t)[0]) == (2, "viscount")


def test_6_2_every_blackmail_is_worth_3() -> None:
    t = ball(0, 0, 0, cards={0: "blackmail, blackmail, blackmail, blackmail, tribute"}, carded=True)
    t = play(t, *["return blackmail"] * 4, "return tribute")
    assert t.stood[0] == 13


def test_5_2_returning_cards_at_a_ball_is_no_play_of_a_turn() -> None:
    t = ended(given(queen=0, space=3, cards={0: "tribute, dowry", 1: "tribute"}, carded=True))
    t = play(t, "return dowry", "stop", "stop")
    assert (t.player, t.carded) == (1, 0)
    assert "play tribute" in legal(t)


def test_2_4_after_the_first_ball_the_counter_moves_on_and_the_next_clockwise_plays() -> None:
    t = ball(0, 0, 0)
    assert (t.points[0], t.space, t.player, t.balls) == (1 + 1, 5, 1, 1), "leisure and the Queen"


def test_2_4_after_the_second_ball_the_counter_stands_where_the_queen_is_locked() -> None:
    t = ball(0, 0, 0, space=7)
    assert (t.space, t.player, rules.is_locked(t)) == (9, 1, True)


@pytest.mark.parametrize("title", ["duke", "marquess", "earl"])
def test_ruling_22_the_new_title_saves_money_from_the_next_turn_on(title: str) -> None:
    needs = {"duke": 14, "marquess": 10, "earl": 6}[title]
    t = ball(0, needs, 0)
    assert (titles(t)[1], rules.price(t, 1, 0)) == (title, 5 - {"duke": 3, "marquess": 2, "earl": 1}[title])
