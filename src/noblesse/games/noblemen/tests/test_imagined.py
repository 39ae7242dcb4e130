"""1.4: who sees what, and what one who looks on can imagine."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

import noblesse
from noblesse.core import ALL, NOBODY, Seat, Source
from noblesse.games.noblemen import rules
from noblesse.games.noblemen.box import (
    BLACKMAIL,
    CARDS,
    CHOOSE,
    DRAWN,
    EVERYBODY,
    FILL,
    GIVE,
    KEEP,
    KEEP_ALL,
    KINDS,
    NO_CARD,
    OVER,
    PLACE,
    PLAY,
    PRAYER,
    RETURN,
    SPEND,
    TAKE,
    TRADE,
    WOOD,
)
from noblesse.games.noblemen.table import Table
from noblesse.games.noblemen.tests.given import cards, given, hand, new_table, under
from noblesse.games.noblemen.tests.plies import dealt, ended, outcomes, play

HANDS = {0: "FFWU", 1: "FFW", 2: "UUMM"}


def imagined(t: Table, viewer: Seat, number: int = 40) -> list[Table]:
    """Tables that the viewer can imagine."""
    state = noblesse.load("noblemen").state_of(t)
    return [state.resample(None if viewer == NOBODY else viewer, Source(seed)).table for seed in range(number)]


def ways(t: Table, viewer: Seat, number: int, what: Callable[[Table], object]) -> Counter[object]:
    """How often each way comes about."""
    return Counter(what(twin) for twin in imagined(t, viewer, number))


def is_even(often: Counter[object], number: int) -> bool:
    """Did so many ways come about as often?"""
    due = sum(often.values()) / number
    return len(often) == number and all(abs(times - due) < 5 * due**0.5 for times in often.values())


def test_1_4_in_ones_turn_the_bag_is_known_and_rivals_hands_are_imagined_from_their_sum() -> None:
    t = given(hand=HANDS)
    for twin in imagined(t, 0):
        assert (hand(twin), list(twin.bag)) == ("FFWU", list(t.bag))
        assert [rules.tiles_in_hand(twin, seat) for seat in range(3)] == [4, 3, 4]
        assert sorted(hand(twin, 1) + hand(twin, 2)) == sorted("FFWUUMM")
    assert len(ways(t, 0, 60, lambda twin: hand(twin, 1))) > 5


def test_1_4_out_of_turn_only_what_bag_and_rivals_hold_together_is_known() -> None:
    t = given(hand=HANDS, bag="FWUM")
    for viewer in (1, 2):
        twins = imagined(t, viewer)
        assert {hand(twin, viewer) for twin in twins} == {HANDS[viewer]}
        assert len({tuple(twin.bag) for twin in twins}) > 5
        assert {sum(twin.bag) for twin in twins} == {4}
        everything = [[twin.bag[kind] + sum(row[kind] for row in twin.hand) for kind in range(KINDS)] for twin in twins]
        assert everything == [[t.bag[kind] + sum(row[kind] for row in t.hand) for kind in range(KINDS)]] * len(twins)
    assert len(ways(t, NOBODY, 40, hand)) > 5, "one who looks on knows no hand"


@pytest.mark.parametrize("words", [(), ("leisure",), ("take field",), ("place field",), ("place field at 1,0",)])
def test_1_4_the_bag_is_known_in_the_whole_of_ones_turn(words: tuple[str, ...]) -> None:
    t = play(given(hand=HANDS), *words)
    assert [rules.knows_bag(t, seat) for seat in (0, 1, 2, NOBODY)] == [True, False, False, False]
    assert {tuple(twin.bag) for twin in imagined(t, 0, 10)} == {tuple(t.bag)}


def test_1_4_between_turns_nobody_knows_it() -> None:
    t = ended(given(queen=0, space=3, cards={1: "tribute"}))
    assert [rules.knows_bag(t, seat) for seat in range(3)] == [False] * 3


def test_1_4_every_hand_is_imagined_about_as_often() -> None:
    t = given(hand={1: "F", 2: "W"}, bag="UM")
    assert is_even(ways(t, 0, 200, lambda twin: hand(twin, 1)), 2)
    assert is_even(ways(t, 1, 240, lambda twin: (hand(twin, 2), tuple(twin.bag))), 3)
    assert is_even(ways(t, NOBODY, 600, lambda twin: (hand(twin, 1), hand(twin, 2))), 12)


def test_1_3_before_all_have_chosen_a_rival_may_have_chosen_anything() -> None:
    t = play(new_table(3), "seat 0 begins", "choose 3", "choose 2")
    assert t.phase == CHOOSE
    assert is_even(ways(t, 1, 480, lambda twin: tuple(twin.hand[0])), 16)
    assert ways(t, 0, 10, lambda twin: (hand(twin), tuple(twin.bag))).keys() == {(hand(t), tuple(t.bag))}
    assert {sum(twin.bag) + rules.tiles_in_hand(twin, 0) for twin in imagined(t, 1)} == {199}
    assert {tuple(twin.chosen) for twin in imagined(t, 1)} == {tuple(t.chosen)}


def test_1_3_when_all_have_chosen_their_numbers_are_known() -> None:
    t = play(new_table(3), "seat 0 begins", *["choose 1"] * 11)
    after = play(t, "choose 1")
    assert (after.phase, after.reveals) == (FILL, t.reveals + 1)
    assert {rules.tiles_in_hand(twin, 1) for twin in imagined(after, 0)} == {4}
    assert len(ways(after, 0, 40, lambda twin: hand(twin, 1))) > 5


def test_1_4_only_who_draws_sees_a_tile_or_card() -> None:
    assert rules.draws_for(new_table(3)) == ALL
    t = play(given(hand={1: "W"}, player=1), "place wood at 1,0")
    assert (t.phase, rules.draws_for(t)) == (FILL, 1)
    assert rules.draws_for(play(given(estate="M 1,0"), "build chapel", "at 1,0")) == 0


def test_1_4_cards_looked_at_are_known_to_whoever_looks_alone() -> None:
    t = play(given(estate="M 1,0"), "build chapel", "at 1,0", "dowry comes", "tribute comes", "liaison comes")
    assert {tuple(twin.drawn) for twin in imagined(t, 0)} == {tuple(t.drawn)}
    assert {tuple(twin.stack) for twin in imagined(t, 0)} == {tuple(t.stack)}
    assert len(ways(t, 1, 40, lambda twin: tuple(twin.drawn))) > 10
    assert {NO_CARD in twin.drawn for twin in imagined(t, 1)} == {False}


def test_1_4_who_put_cards_under_the_stack_knows_them_and_others_do_not() -> None:
    t = play(given(estate="M 1,0"), "build chapel", "at 1,0", "dowry comes", "tribute comes", "liaison comes")
    t = play(t, "keep second")
    assert {tuple(under(twin)) for twin in imagined(t, 0)} == {("dowry", "liaison")}
    assert len(ways(t, 1, 60, lambda twin: tuple(under(twin)))) > 20
    assert len(ways(t, NOBODY, 60, lambda twin: tuple(under(twin)))) > 20


def test_1_4_cards_played_are_known_to_all_and_cards_in_hand_to_none() -> None:
    t = play(given(cards={0: "tribute, dowry", 1: "whitehall"}), "play tribute")
    for viewer in (0, 1, 2, NOBODY):
        twins = imagined(t, viewer)
        assert {tuple(under(twin)) for twin in twins} == {("tribute",)}
        assert [len({tuple(cards(twin, seat)) for twin in twins}) > 1 for seat in (0, 1)] == [viewer != 0, viewer != 1]
        assert {rules.cards_in_hand(twin, seat) for twin in twins for seat in (0, 1)} == {1}


def returned() -> Table:
    """At a ball seat 0 has returned a blackmail, a dowry and two tributes; seat 1 is asked."""
    t = ended(
        given(queen=0, space=3, cards={0: "blackmail, dowry, tribute, tribute, liaison", 1: "dowry"}, carded=True)
    )
    return play(t, *["return tribute"] * 2, "return dowry", "return blackmail", "stop")


def test_1_4_cards_returned_at_a_ball_are_no_blackmail_and_lie_in_the_order_of_kinds() -> None:
    t = returned()
    assert under(t) == ["blackmail", "dowry", "tribute", "tribute"]
    assert {tuple(under(twin)) for twin in imagined(t, 0, 10)} == {tuple(under(t))}
    for viewer in (1, 2, NOBODY):
        twins = imagined(t, viewer, 60)
        rows = [list(twin.under[:4]) for twin in twins]
        assert all(row[0] == BLACKMAIL and BLACKMAIL not in row[1:] and row == sorted(row) for row in rows)
        assert len(set(map(tuple, rows))) > 20


def test_1_4_cards_of_different_guests_are_put_in_order_apart() -> None:
    t = play(returned(), "return dowry")
    rows = [list(twin.under[3:5]) for twin in imagined(t, 2, 60)]
    assert {one <= other for one, other in rows} == {True, False}


def test_ruling_37_a_card_drawn_again_is_forgotten_by_those_who_knew_it_under_the_stack() -> None:
    t = given(player=1, estate={1: "M 1,0"}, under="tribute, whitehall, blackmail", hand={1: "FF"})
    for card in range(CARDS):
        t.cards[2][card], t.stack[card] = t.stack[card], 0
    t.knows[:3] = [0, 0, EVERYBODY]
    t = play(t, "build chapel", "at 1,0")
    assert len(ways(t, 0, 40, lambda twin: tuple(twin.drawn))) > 10
    t = play(t, "keep first")
    assert (under(t), list(t.knows[:2])) == (["whitehall", "blackmail"], [1, 1])


def test_1_4_a_trade_of_a_rival_may_be_for_any_tile_of_the_bag() -> None:
    t = play(given(hand=HANDS, bag="FUM"), "take field")
    assert t.phase == TRADE
    assert {twin.held for twin in imagined(t, 0, 10)} == {0}
    for twin in imagined(t, 1, 60):
        assert twin.bag[twin.held] > 0
    assert len(ways(t, 1, 60, lambda twin: twin.held)) == 4
    for viewer in (1, NOBODY):
        for twin in imagined(play(t, "give wood"), viewer, 60):
            assert twin.bag[twin.held] > 0
            assert dealt(play(twin, "give " + "field wood fountain meadow".split()[first(twin)])).phase != TRADE


def first(t: Table) -> int:
    """The first kind the player has."""
    return next(kind for kind in range(KINDS) if t.hand[t.player][kind])


def test_1_4_a_tile_taken_up_is_seen_by_all() -> None:
    t = play(given(hand=HANDS), "place wood")
    assert {twin.held for viewer in (0, 1, NOBODY) for twin in imagined(t, viewer)} == {WOOD}


HIDDEN = {
    "choose": range(PLACE),
    "take": range(TAKE, GIVE),
    "give": range(GIVE, SPEND),
    "keep": range(KEEP, KEEP + DRAWN),
    "return": range(RETURN + BLACKMAIL + 1, RETURN + CARDS),
}


@pytest.mark.parametrize("what", HIDDEN)
def test_1_4_kinds_of_tiles_and_cards_that_change_places_in_secret_are_not_seen(what: str) -> None:
    t = given(hand=HANDS)
    for action in HIDDEN[what]:
        seen = [rules.seen(t, viewer, 0, action) for viewer in (0, 1, 2, NOBODY)]
        assert seen == [action, *[-1 - HIDDEN[what].start] * 3]


def test_1_4_all_else_is_done_before_everybodys_eyes() -> None:
    t = given(hand=HANDS)
    for action in (PLACE, PLACE + 3, PLAY, PLAY + 9, KEEP_ALL, RETURN + BLACKMAIL, SPEND, SPEND + 20):
        assert [rules.seen(t, viewer, 0, action) for viewer in (0, 1, NOBODY)] == [action] * 3


def test_4_3_payer_and_receiver_know_what_is_paid() -> None:
    t = given(estate={0: "F 1,0 M 2,0", 1: "W 1,0 2,0 1,1 2,1"}, hand={0: "M", 1: "FFWU", 2: "FWUM"})
    t = play(t, "build castle", "at 2,0", "man from home", "at 1,0")
    assert [rules.seen(t, viewer, 1, GIVE + 2) for viewer in (0, 1, 2, NOBODY)] == [
        GIVE + 2,
        GIVE + 2,
        -1 - GIVE,
        -1 - GIVE,
    ]
    after = play(t, "give fountain")
    assert {hand(twin) for twin in imagined(after, 0)} == {"UM"}
    for twin in imagined(after, 0, 60):
        assert sum(twin.hand[1]) == 3
        assert rules.mover(twin) == 1
    assert len(ways(after, 2, 60, hand)) > 5


def test_5_4_what_is_prayed_with_stays_secret_and_its_number_is_open() -> None:
    t = play(given(hand={0: "FWUM", 1: "FFWW"}, cards="favour of the vicar"), "play favour of the vicar", "give meadow")
    for twin in imagined(t, 1, 40):
        assert (twin.phase, rules.tiles_in_hand(twin, 0), sum(twin.bag)) == (PRAYER, 3, sum(t.bag))


def test_2_6_when_the_match_is_over_all_lies_open() -> None:
    t = ended(given(queen=0, space=9, decade=2, hand=HANDS, cards={1: "tribute"}))
    assert t.phase == OVER
    assert {twin == t for viewer in (0, 1, NOBODY) for twin in imagined(t, viewer, 5)} == {True}


def test_1_4_each_turn_lets_somebody_look_into_the_bag() -> None:
    t = given()
    assert ended(t).reveals == t.reveals + 1
    assert outcomes(t) == {}
