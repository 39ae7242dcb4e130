"""Chapter 8: rulings that are not tested with their chapter."""

from __future__ import annotations

from typing import Any

import pytest

from noblesse.core import NOBODY, Source
from noblesse.games.noblemen import rules
from noblesse.games.noblemen.box import PLAIN, SPACE_KINDS
from noblesse.games.noblemen.tests.given import cards, given, hand, titles, under
from noblesse.games.noblemen.tests.plies import dealt, ended, legal, outcomes, play

AREA = "{0} 1,0 2,0 1,1 2,1"


def test_ruling_02_eight_spaces_are_played_on_and_only_the_last_is_locked() -> None:
    played = [space for space, kind in enumerate(SPACE_KINDS) if kind == PLAIN]
    assert played == [0, 1, 2, 3, 5, 6, 7]
    assert [space for space in range(11) if rules.is_locked(given(space=space))] == [9]


@pytest.mark.parametrize(("space", "then"), [(0, 1), (1, 2), (2, 3), (3, 5), (5, 6), (6, 7), (7, 9)])
def test_ruling_02_the_counter_goes_on_by_one_and_past_a_ball(space: int, then: int) -> None:
    assert ended(given(queen=0, space=space)).space == then


def test_ruling_03_prices_rise_by_a_pound() -> None:
    prices = [rules.printed_price(given(seats=5, market={"palace": left}), 1) for left in (4, 3, 2, 1)]
    assert prices == [7, 8, 9, 10]
    prices = [rules.printed_price(given(seats=5, market={"chapel": left}), 2) for left in (5, 4, 3, 2, 1)]
    assert prices == [2, 3, 4, 5, 6]


def test_ruling_10_nobody_trades_in_anothers_turn_or_at_a_ball() -> None:
    t = given(queen=0, space=3, hand={0: "FFFF", 1: "FFFF"}, cards={0: "liaison"})
    assert legal(t, 1) == set()
    t = ended(t)
    assert legal(t) == {"return liaison", "stop"}


def test_ruling_10_a_trade_once_begun_is_done() -> None:
    t = play(given(hand="FWU", cards="tribute"), "take meadow")
    assert legal(t) == {"give field", "give wood", "give fountain"}
    assert legal(play(t, "give wood")) == {"give field", "give fountain"}


def test_ruling_11_the_bag_is_open_to_whoever_has_the_turn_alone() -> None:
    t = ended(given())
    assert [rules.knows_bag(t, seat) for seat in (0, 1, 2, NOBODY)] == [False, True, False, False]


def test_ruling_12_only_sides_count_and_the_shape_is_free() -> None:
    t = play(given(hand="FWUM"), "place field at 0,1, wood at 0,2, fountain at 0,3")
    assert hand(t) == "M"


def test_ruling_13_cards_without_effect_may_be_played() -> None:
    t = given(cards="dowry, secret marriage, whitehall, tribute", purses={1: 20}, bag="", queen=0)
    assert {text for text in legal(t) if text.startswith("play")} == {
        "play dowry", "play secret marriage", "play whitehall", "play tribute"
    }  # fmt: skip


def test_ruling_13_no_card_within_an_action() -> None:
    t = play(given(hand="FF", cards="tribute"), "place field at 1,0")
    assert legal(t) == {"place field", "stop"}


def test_ruling_14_after_an_intrigue_for_a_chapel_no_card_follows() -> None:
    t = play(given(estate="M 1,0", cards="intrigue", hand="FF"), "build chapel", "at 1,0")
    t = play(t, "tribute comes", "dowry comes", "whitehall comes", "keep all")
    assert not {text for text in legal(t) if text.startswith("play")}


@pytest.mark.parametrize("keeper", [1, 0])
def test_ruling_15_what_would_take_the_queen_may_be_done_while_she_is_locked_or_with_one(keeper: int) -> None:
    said: dict[str, Any] = {"queen": keeper, "space": 9, "hand": "UFF"}
    assert play(given(cards="whitehall", **said), "play whitehall").queen == keeper
    assert play(given(**said), "build palace", "at 0,0").queen == keeper
    t = given(estate="U 1,0 2,0 1,1", **said)
    assert play(t, "place fountain at 2,1").queen == keeper


def test_ruling_17_payment_comes_once_on_arrival_and_lasts_as_income() -> None:
    t = given(estate={0: "W 1,0 M 2,0", 1: AREA.format("F")}, money={0: 10, 1: 3})
    t = play(t, "build castle", "at 2,0", "man from home", "at 1,0")
    assert (t.money[0], t.money[1]) == (7, 1)
    assert rules.income(t, 0, 0) == 2


def test_ruling_19_after_a_short_refill_the_next_castle_is_as_dear_as_few_castles_are() -> None:
    t = given(seats=4, market={"castle": 0}, queen=0, space=9)
    t.supply[0] = 2
    t = ended(t)
    assert (t.market[0], rules.printed_price(t, 0)) == (2, 6)


def test_ruling_23_the_stack_is_never_shuffled_again() -> None:
    t = given(estate="M 1,0", under="tribute, dowry, whitehall, liaison", cards="blackmail")
    for card in range(10):
        t.cards[1][card], t.stack[card] = t.cards[1][card] + t.stack[card], 0
    t = play(t, "build chapel", "at 1,0")
    assert (outcomes(t), list(t.drawn)) == ({}, [8, 2, 9])
    assert under(play(t, "keep third")) == ["liaison", "tribute", "dowry"]


def test_ruling_25_numbers_money_and_purses_are_the_same_in_every_imagination() -> None:
    t = given(hand={0: "FFW", 1: "UUM"}, cards={1: "tribute, dowry"}, purses={1: 2}, money={2: 3}, church="F")
    for viewer in (0, 2, NOBODY):
        twin = t.copy()
        rules.resample(twin, viewer, Source(1))
        same = ("money", "purses", "points", "church", "market", "supply", "title", "queen", "tiles", "built", "areas")
        assert all(getattr(twin, name) == getattr(t, name) for name in same)
        assert [rules.tiles_in_hand(twin, seat) for seat in range(3)] == [3, 3, 0]
        assert rules.cards_in_hand(twin, 1) == 2


def test_ruling_29_one_player_after_another_draws_looks_and_keeps() -> None:
    t = ended(given(queen=0, space=9))
    assert (rules.mover(t), rules.drawn_cards(t), t.asked) == (0, 3, 0)
    t = play(t, "keep first")
    assert (len(cards(t)), rules.drawn_cards(t), t.asked) == (1, 0, 1)


def test_ruling_31_the_third_scoring_ends_the_match_without_a_ball_or_a_refill() -> None:
    t = ended(given(queen=0, space=9, decade=2, market={"chapel": 0}, church="FF", title="earl"))
    assert (t.market[2], sum(t.church), titles(t)[0], t.space, t.waiting) == (0, 2, "earl", 10, 0)


@pytest.mark.parametrize("space", [3, 7, 9])
def test_ruling_33_after_a_ball_or_a_decade_the_next_clockwise_plays(space: int) -> None:
    t = ended(given(seats=4, player=2, queen=2, space=space))
    while not t.at_turn:
        t = dealt(play(t, "keep first"))
    assert t.player == 3


def test_ruling_34_points_have_no_end() -> None:
    t = play(given(points=998, money=10, cards="liaison"), "bribe 5")
    assert t.points[0] == 1003
