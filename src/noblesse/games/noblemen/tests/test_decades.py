"""2.3 to 2.6 and chapter 7: the round counter, decades, scoring, and the end."""

from __future__ import annotations

from typing import Any

import pytest

from noblesse.core import TERMINAL
from noblesse.games.noblemen import rules
from noblesse.games.noblemen.box import (
    CASTLE,
    CHOOSE,
    KEEP_ONE,
    LOCKED,
    OF_CASTLES,
    OF_PALACES,
    OVER,
    PALACE,
    PLAIN,
    SOURCES,
    SPACE_KINDS,
    SPACE_NAMES,
    TURN,
)
from noblesse.games.noblemen.table import Table
from noblesse.games.noblemen.tests.given import (
    beside,
    cards,
    cell,
    given,
    new_table,
    no_stack,
    on_board,
    structures,
    under,
)
from noblesse.games.noblemen.tests.plies import dealt, ended, legal, play

RING = "1,0 1,1 0,1 -1,1 -1,0 -1,-1 0,-1 1,-1"
"""All round the first meadow."""


def quiet(t: Table) -> Table:
    """The table after one ply in which nobody does more than must be."""
    t = dealt(t)
    for text in ("choose 3", "keep first", "end", "leisure", "spend 0", "stop"):
        if rules.mover(t) != TERMINAL and text in legal(t):
            return play(t, text)
    return t


def decade_over(**said: Any) -> Table:
    """Seat 0 has the Queen and has ended its turn on the locked space."""
    return ended(given(**({"queen": 0, "space": 9} | said)))


def kept(t: Table) -> Table:
    """The table after everybody has kept the first card of a new decade."""
    while t.phase == KEEP_ONE:
        t = dealt(play(t, "keep first"))
    return t


def test_2_4_the_track_has_eleven_spaces_and_turns_are_taken_on_eight() -> None:
    assert SPACE_NAMES.index("ball") == 4
    assert [space for space, name in enumerate(SPACE_NAMES) if name == "ball"] == [4, 8]
    assert (SPACE_NAMES[9], SPACE_NAMES[10], len(SPACE_NAMES)) == ("locked", "scoring", 11)
    assert sum(kind in (PLAIN, LOCKED) for kind in SPACE_KINDS) == 8


def test_2_3_who_has_the_queen_gets_a_point_and_moves_the_counter() -> None:
    t = ended(given(queen=0))
    assert (t.points[0], t.space, t.player) == (2, 1, 1)
    t = ended(given(queen=1))
    assert (list(t.points[:3]), t.space, t.player) == ([1, 0, 0], 0, 1)


def test_2_3_whitehall_in_the_first_turn_moves_the_counter_and_she_stays() -> None:
    t = ended(play(given(cards="whitehall", hand="FF"), "play whitehall"))
    assert (t.points[0], t.space, t.queen) == (2, 1, 0)
    t = ended(ended(t))
    assert (t.space, t.player) == (1, 0)
    assert ended(t).space == 2


def test_2_4_with_nothing_but_leisure_a_match_of_three_takes_72_turns() -> None:
    t, turns, spaces = play(new_table(3), "seat 0 begins"), [0, 0, 0], set()
    while t.phase == CHOOSE:
        t = play(t, "choose 3")
    seen = 0
    while rules.mover(t) != TERMINAL:
        t = quiet(t)
        if t.turn != seen and t.phase == TURN:
            seen = t.turn
            turns[t.player] += 1
            assert (t.player, t.decade, t.space) not in spaces, "two turns on one space"
            spaces.add((t.player, t.decade, t.space))
    assert (t.turn, turns, t.balls, list(t.title[:3])) == (72, [24, 24, 24], 6, [4, 4, 4])
    liaisons = [3 * cards(t, seat).count("liaison") for seat in range(3)]
    assert [t.points[seat] - liaisons[seat] for seat in range(3)] == [24, 24, 48]


def test_2_4_on_the_locked_space_everybody_has_one_more_turn() -> None:
    t = ended(given(queen=0, space=7))
    order = []
    while t.phase == TURN:
        assert t.space == 9
        order.append(t.player)
        t = ended(t)
    assert (order, t.phase) == ([1, 2, 0], KEEP_ONE)


def test_2_4_at_every_ball_and_scoring_she_is_with_whoever_has_just_played() -> None:
    t = decade_over()
    assert (t.asked, t.queen, t.player) == (0, 0, 0)


def test_7_1_the_printed_example() -> None:
    """Castle A is surrounded and has a chapel, castle B is not; palace C is and has two; the folly brings nothing."""
    built = "chapel 1,1, palace 4,0, chapel 5,1, chapel 5,-1, garden folly 6,0, chapel 8,0, castle 9,0"
    meadows = [spot for _, spot in structures(built)]
    spots = [f"{x},{y}" for y in (-1, 0, 1) for x in range(-1, 8)]
    ground = "F " + " ".join(spot for spot in spots if spot not in [*meadows, "0,0"])
    t = given(estate=ground, built=built)
    assert (rules.points_of(t, 0, CASTLE), rules.points_of(t, 0, PALACE)) == (4, 9)
    assert rules.worth_of(t, 0, CASTLE, cell("9,0")) == 4
    assert not rules.is_surrounded(t, 0, cell("9,0"))


def test_7_1_a_castle_with_tiles_all_round_and_a_chapel_brings_4() -> None:
    t = given(estate="F " + RING.replace("1,1 ", "", 1), built="chapel 1,1")
    assert rules.points_of(t, 0, CASTLE) == 4


def test_7_1_a_chapel_counts_for_castle_and_palace_alike_and_need_not_be_surrounded() -> None:
    ground = "F " + " ".join(f"{x},{y}" for x in range(-1, 4) for y in (-1, 0, 1) if y or x in (-1, 3))
    t = given(estate=ground, built="chapel 1,0, palace 2,0")
    assert (rules.points_of(t, 0, CASTLE), rules.points_of(t, 0, PALACE)) == (4, 7)
    ground = ground.replace("-1,0 ", "")
    t = given(estate=ground, built="chapel 1,0, palace 2,0")
    assert (rules.points_of(t, 0, CASTLE), rules.points_of(t, 0, PALACE)) == (0, 7)


@pytest.mark.parametrize("gap", RING.split())
def test_7_1_one_gap_even_at_a_corner_and_it_brings_nothing(gap: str) -> None:
    ground = " ".join(spot for spot in RING.split() if spot != gap)
    assert rules.points_of(given(estate="F " + ground), 0, CASTLE) == 0
    assert rules.points_of(given(estate="F " + RING), 0, CASTLE) == 3


def test_7_1_structures_of_rivals_and_tiles_of_any_kind_surround_alike() -> None:
    t = given(estate={1: "F 1,0 W 1,1 U 0,1 M -1,1 -1,0 F -1,-1 W 0,-1 U 1,-1"})
    assert [rules.points_of(t, seat, CASTLE) for seat in range(3)] == [0, 3, 0]


def test_7_1_structures_score_at_the_end_of_each_decade() -> None:
    for decade in range(3):
        t = decade_over(estate={0: "F " + RING, 1: "F " + RING}, built={1: "palace 0,0"}, decade=decade)
        assert (t.points[0], t.points[1]) == (1 + 1 + 3, 5)
        assert (t.earned[0][SOURCES * decade + OF_CASTLES], t.earned[1][SOURCES * decade + OF_PALACES]) == (3, 5)


def test_2_5_the_board_is_filled_up_as_far_as_the_supply_goes() -> None:
    t = given(seats=4, market={"castle": 1, "chapel": 0, "palace": 3}, queen=0, space=9)
    t.supply[CASTLE] = 7
    t.supply[2] = 11
    t = ended(t)
    assert (on_board(t), beside(t)) == (
        {"castle": 4, "palace": 3, "chapel": 4},
        {"castle": 4, "palace": 9, "chapel": 7},
    )


def test_2_5_with_too_few_castles_the_dearest_spaces_are_filled() -> None:
    t = given(seats=5, market={"castle": 1}, queen=0, space=9)
    t.supply[CASTLE] = 2
    t = ended(t)
    assert (on_board(t)["castle"], beside(t)["castle"], rules.printed_price(t, CASTLE)) == (3, 0, 5)


def test_2_5_the_church_is_emptied_into_the_bag_and_taxes_and_lands_are_free_again() -> None:
    t = given(queen=0, space=9, church="FFFWWWUUUMM", taxed=True)
    t.landed[1] = 1
    before = sum(t.bag)
    t = ended(t)
    assert (sum(t.bag) - before, sum(t.church), list(t.taxed[:3]), list(t.landed[:3])) == (11, 0, [0] * 3, [0] * 3)


def test_2_5_from_the_queens_favourite_clockwise_each_draws_three_cards_and_keeps_one() -> None:
    t, order = decade_over(), []
    assert (t.space, t.decade) == (10, 0)
    while t.phase == KEEP_ONE:
        order.append(rules.mover(t))
        t = dealt(play(t, "keep first"))
    assert (order, t.decade, t.space, t.player, t.phase) == ([0, 1, 2], 1, 0, 1, TURN)
    assert [len(cards(t, seat)) for seat in range(3)] == [1, 1, 1]


def test_5_3_at_the_start_of_a_decade_an_intrigue_keeps_all_three_whatever_was_played_before() -> None:
    t = decade_over(cards="intrigue", carded=True)
    assert "keep all" in legal(t)
    t = play(t, "keep all")
    assert (len(cards(t)), under(t)[-1]) == (3, "intrigue")
    t = kept(dealt(t))
    assert (t.player, t.carded) == (1, 0)


def test_2_5_all_else_stays_as_it_is() -> None:
    t = kept(decade_over(purses={1: 3}, money={2: 17}, hand={1: "FFU"}, title={2: "earl"}, sold="farm folly"))
    assert (t.purses[1], t.money[2], list(t.hand[1]), t.title[2], t.folly_of[1]) == (3, 17, [2, 0, 1, 0], 2, 2)
    assert (t.queen, t.player) == (0, 1)


def test_2_5_an_empty_stack_gives_no_cards() -> None:
    t = no_stack(given(queen=0, space=9))
    t.cards[2][:] = [t.cards[2][card] + list(t.under).count(card) for card in range(10)]
    t.under[:] = [10] * 35
    t = ended(t)
    assert (t.phase, t.decade, t.player) == (TURN, 1, 1)


def test_2_6_after_the_third_scoring_liaisons_count_and_the_match_is_over() -> None:
    t = decade_over(decade=2, cards={0: "tribute", 1: "liaison, liaison"}, points={1: 20}, market={"castle": 0})
    assert (t.phase, rules.mover(t)) == (OVER, TERMINAL)
    assert (t.points[1], on_board(t)["castle"], t.balls) == (26, 0, 0)


def test_5_4_a_liaison_returned_at_a_ball_counts_no_more() -> None:
    t = ended(given(queen=0, space=3, cards={1: "liaison, liaison"}))
    t = play(t, "return liaison", "stop")
    assert (t.stood[1], cards(t, 1)) == (1, ["liaison"])


@pytest.mark.parametrize(
    ("points", "money", "ranks"),
    [
        ({0: 58, 1: 60, 2: 30}, {0: 5, 1: 7, 2: 50}, [1, 0, 2]),
        ({0: 58, 1: 60, 2: 60}, {0: 7, 1: 7, 2: 7}, [0, 0, 0]),
        ({0: 58, 1: 60, 2: 59}, {0: 7, 1: 5, 2: 99}, [0, 1, 2]),
    ],
)
def test_7_2_most_points_then_most_money_wins_and_who_is_equal_shares(
    points: dict[int, int], money: dict[int, int], ranks: list[int]
) -> None:
    t = decade_over(decade=2, points=points, money=money)
    assert t.points[0] == 60, "leisure and the Queen"
    assert [rules.rank(t, seat) for seat in range(3)] == ranks


def test_7_2_money_tiles_purses_and_other_cards_score_nothing_at_the_end() -> None:
    t = decade_over(decade=2, money=90, hand={1: "FFFF"}, purses={1: 9}, cards={1: "blackmail, whitehall"})
    assert list(t.points[:3]) == [2, 0, 0]
