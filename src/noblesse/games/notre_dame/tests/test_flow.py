"""Chapters 1, 2.6, 2.7 and 5: setup, rounds, periods, the end."""

from __future__ import annotations

import pytest

from noblesse.core import CHANCE, TERMINAL, Source
from noblesse.games.notre_dame import rules
from noblesse.games.notre_dame.box import (
    BROWN,
    DRAFT,
    GRAY,
    HIRE,
    NO_PERSON,
    OVER,
    PLAY,
    PLAYS,
    POT,
    RATS,
    RULES_VERSION,
)
from noblesse.games.notre_dame.rules.draft import drawer
from noblesse.games.notre_dame.table import Table
from noblesse.games.notre_dame.tests.given import given, nobody_hires, plague
from noblesse.games.notre_dame.tests.words import actions, drawn, happen, market, may_happen, standing, supply


def opened(seats: int) -> Table:
    """A table that is set up."""
    t = Table()
    t.seats, t.rules_version = seats, RULES_VERSION
    rules.setup(t)
    return t


def go_on(t: Table, source: Source) -> Table:
    """The table after one ply of whoever is to act."""
    seat = rules.mover(t)
    if seat == CHANCE:
        may = may_happen(t)
        return happen(t, may[source.below(len(may))])
    t = t.copy()
    may = actions(t, seat)
    rules.apply(t, seat, may[source.below(len(may))])
    return t


def whole_match(seats: int, seed: int) -> list[Table]:
    """Every table of a match of random choices."""
    source, tables = Source(seed), [opened(seats)]
    while rules.mover(tables[-1]) != TERMINAL:
        tables.append(go_on(tables[-1], source))
    return tables


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_1_2_everybody_begins_with_four_markers_three_gold_and_the_rat_at_0(seats: int) -> None:
    t = drawn(opened(seats), Source(1))
    assert t.phase == DRAFT
    for seat in range(seats):
        assert (supply(t, seat), standing(t, seat)) == ((4, 10), {})
        assert (t.gold[seat], t.rat[seat], t.prestige[seat], t.friend[seat]) == (3, 0, 0, 7)
        assert (len(t.choice[seat]), len(t.deck[seat])) == (3, 6)
        assert sum(t.letters[seat]) == 0


def test_1_2_anybody_may_be_the_start_player() -> None:
    for seats in range(2, 6):
        assert may_happen(opened(seats)) == list(range(seats))
        assert happen(opened(seats), seats - 1).starter == seats - 1


@pytest.mark.parametrize(("seats", "boroughs"), [(2, 4), (3, 3), (4, 4), (5, 5)])
def test_1_1_one_message_of_each_kind_lies_on_the_edge_markets_of_each_borough(seats: int, boroughs: int) -> None:
    t = drawn(opened(seats), Source(seats))
    assert rules.boroughs(t) == boroughs
    for borough in range(5):
        lying = sorted(t.message[5 * borough + spot] for spot in range(1, 5))
        assert lying == ([1, 2, 3, 4] if borough < boroughs else [0] * 4)
        assert t.message[5 * borough] == 0


def test_1_3_two_players_live_in_opposite_boroughs_and_carriages_begin_in_the_centres() -> None:
    assert [opened(2).carriage[seat] for seat in range(2)] == [market("0 C"), market("2 C")]
    assert [opened(5).carriage[seat] for seat in range(5)] == [5 * seat for seat in range(5)]


def test_2_1_the_plague_to_come_is_the_sum_of_the_rats_on_the_three_people() -> None:
    for seed in range(8):
        t = drawn(opened(3), Source(seed))
        assert t.plague == sum(RATS[person] for person in t.people)
        assert [person < BROWN for person in t.people] == [True, True, False]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_2_1_in_each_period_six_brown_and_the_three_of_its_letter_come_once_each(seats: int) -> None:
    shown: dict[int, set[int]] = {}
    for t in whole_match(seats, seats):
        if t.phase == DRAFT:
            shown.setdefault(t.round, set()).update(t.people)
    assert len(shown) == 9
    for period in range(3):
        people = [person for number in range(3 * period, 3 * period + 3) for person in shown[number]]
        first = BROWN + GRAY * period
        assert sorted(people) == [*range(BROWN), first, first + 1, first + 2]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_2_2_in_each_period_every_deck_is_drawn_to_the_last_card(seats: int) -> None:
    for t in whole_match(seats, seats + 10):
        if t.phase == DRAFT:
            assert [len(t.deck[seat]) for seat in range(seats)] == [6 - 3 * (t.round % 3)] * seats
        if t.phase == PLAY and t.step == 0:
            for owner in range(seats):
                held = {t.hand[(owner + slot) % seats][slot] for slot in range(3)}
                assert len(held) == 3
                assert not held & {*t.deck[owner], *t.shown[owner]}


def test_2_2_cards_are_drawn_seat_by_seat_and_seen_by_the_drawing_seat_alone() -> None:
    t = opened(3)
    while rules.draws_for(t) < 0:
        t = go_on(t, Source(4))
    order = []
    while rules.mover(t) == CHANCE:
        order.append(rules.draws_for(t))
        assert drawer(t) == order[-1]
        t = happen(t, may_happen(t)[0])
    assert order == [0, 0, 0, 1, 1, 1, 2, 2, 2]


def test_2_3_each_plays_a_card_then_each_a_second_from_the_start_player_on() -> None:
    for tables in (whole_match(3, 5), whole_match(2, 6), whole_match(5, 7)):
        for t in tables:
            if t.phase == PLAY:
                assert t.player == (t.starter + t.step) % t.seats
                held = sum(kind < 9 for kind in t.hand[t.player])
                assert held == 3 - t.step // t.seats
            if t.phase == HIRE:
                assert t.player == (t.starter + t.step) % t.seats
                assert t.gold[t.player] > 0
                assert t.hired[t.player] == NO_PERSON


def test_2_3_a_player_may_play_any_two_cards_of_the_three() -> None:
    t = given(hand="bank, hotel, park")
    assert len(actions(t)) == 3
    t.step, t.hand[0][1], t.played[0][0] = t.seats, 9, 9 + 4
    assert len(actions(t)) == PLAYS


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_2_6_the_bell_goes_to_the_left_after_every_round(seats: int) -> None:
    starters: dict[int, int] = {}
    for t in whole_match(seats, 3 * seats):
        if t.phase == DRAFT:
            starters.setdefault(t.round, t.starter)
    assert [starters[number] for number in range(9)] == [(starters[0] + number) % seats for number in range(9)]


def test_2_6_the_next_round_begins_without_people_and_with_new_cards() -> None:
    t = nobody_hires(given(hiring=True))
    assert (t.round, t.starter, t.step, t.plague) == (1, 1, 0, 0)
    assert rules.mover(t) == CHANCE
    assert list(t.people) == [NO_PERSON] * 3
    assert may_happen(t) == [0, 1, 3, 4]
    assert [kind for hand in t.hand[:3] for kind in hand] == [9] * 9


def test_2_1_in_the_last_round_of_a_period_those_who_are_left_come_without_chance() -> None:
    t = nobody_hires(given(hiring=True, round=1))
    assert (t.round, list(t.people)) == (2, [3, 4, 8])
    assert t.phase == DRAFT
    assert [len(t.choice[seat]) for seat in range(3)] == [3] * 3


def test_2_7_notre_dame_shares_its_pot_among_the_markers() -> None:
    t = plague(seats=4, round=2, plague=0, at={0: "Notre Dame 2", 1: "Notre Dame 1"})
    assert t.prestige[:4] == [6, 3, 0, 0]
    assert [(standing(t, seat), supply(t, seat)) for seat in range(2)] == [({}, (4, 10))] * 2


def test_2_7_five_markers_of_five_players_bring_two_each() -> None:
    t = plague(seats=5, round=2, plague=0, at=dict.fromkeys(range(5), "Notre Dame 1"))
    assert t.prestige[:5] == [2] * 5


def test_2_7_two_markers_of_one_of_five_players_bring_twice_the_share() -> None:
    t = plague(seats=5, round=2, plague=0, at={1: "Notre Dame 2", 4: "Notre Dame 1"})
    assert t.prestige[:5] == [0, 8, 0, 0, 4]


def test_2_7_a_single_marker_of_three_players_brings_the_whole_pot() -> None:
    assert plague(round=2, plague=0, at={1: "Notre Dame 1"}).prestige[:3] == [0, 8, 0]


def test_2_7_the_pots() -> None:
    assert POT == (0, 0, 6, 8, 10, 12)


def test_2_7_notre_dame_gives_nothing_before_the_period_ends() -> None:
    t = plague(round=1, plague=0, at="Notre Dame 1")
    assert (t.prestige[0], standing(t)) == (0, {"Notre Dame": 1})


def test_2_7_everybody_has_all_nine_cards_again() -> None:
    t = plague(round=2, plague=0)
    assert [len(t.deck[seat]) for seat in range(3)] == [9] * 3
    assert (len(t.brown), len(t.gray)) == (6, 3)
    assert may_happen(t) == list(range(BROWN))


def test_2_7_the_default_rats_are_twelve_thirteen_and_twelve() -> None:
    brown = sum(RATS[:BROWN])
    assert [brown + sum(RATS[BROWN + GRAY * n : BROWN + GRAY * (n + 1)]) for n in range(3)] == [12, 13, 12]
    assert all(0 <= rats <= 3 for rats in RATS)


def test_5_the_match_is_over_after_the_ninth_round_with_notre_dame_scored() -> None:
    t = plague(people="monk, doctor, carpenter", round=8, plague=0, at="Notre Dame 1")
    assert (t.phase, rules.mover(t), t.prestige[0]) == (OVER, TERMINAL, 8)
    assert not any(rules.awaits(t, seat) for seat in range(3))


def test_5_1_gold_and_markers_at_hand_break_a_tie_and_who_is_still_level_shares() -> None:
    t = given(seats=2, prestige={0: 50, 1: 50}, gold={0: 3, 1: 1}, ready={0: 2, 1: 4})
    assert [rules.rank(t, seat) for seat in range(2)] == [0, 0]
    t = given(seats=2, prestige={0: 50, 1: 50}, gold={0: 3, 1: 1}, ready={0: 2, 1: 5})
    assert [rules.rank(t, seat) for seat in range(2)] == [1, 0]
    t = given(seats=3, prestige={0: 50, 1: 51, 2: 50}, gold={0: 3, 1: 0, 2: 1}, ready={0: 2, 1: 0, 2: 3})
    assert [rules.rank(t, seat) for seat in range(3)] == [1, 0, 2]
    assert [rules.score(t, seat) for seat in range(3)] == [50, 51, 50]
