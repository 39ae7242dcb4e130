"""Chapter 1: setup."""

from __future__ import annotations

import pytest

from noblesse.core import CHANCE
from noblesse.games.noblemen import rules
from noblesse.games.noblemen.box import (
    CHOOSE,
    DEAL,
    FILL,
    FOLLIES,
    HOME,
    MEN,
    NO_SEAT,
    OPTIONS,
    SEATS,
    TITLES,
    TURN,
)
from noblesse.games.noblemen.table import Table
from noblesse.games.noblemen.tests.given import beside, cards, hand, new_table, on_board, titles, under
from noblesse.games.noblemen.tests.plies import dealt, legal, outcomes, play

FIELD_ONLY = ("choose 3", "choose 0", "choose 0", "choose 1")
"""Three fields and a meadow."""


def chosen(seats: int, *numbers: str, starter: int = 0, **options: str) -> Table:
    """The table after everybody chose the same."""
    return play(new_table(seats, **options), f"seat {starter} begins", *(numbers * seats))


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_1_2_money_goes_up_clockwise_from_the_start_player_and_the_last_has_the_queen(seats: int) -> None:
    t = play(new_table(seats), "seat 0 begins")
    assert (list(t.money[:seats]), t.queen, t.player) == ([10, 11, 12, 13, 14][:seats], seats - 1, 0)
    t = play(new_table(seats), "seat 2 begins")
    assert (t.money[2], t.money[1], t.queen, t.starter) == (10, 9 + seats, 1, 2)


def test_1_2_who_begins_is_drawn() -> None:
    assert outcomes(new_table(4)) == {f"seat {seat} begins": 1 for seat in range(4)}


@pytest.mark.parametrize(
    ("seats", "board", "supply", "prices"),
    [
        (3, (3, 2, 3), (9, 10, 12), [5, 9, 4]),
        (4, (4, 3, 4), (7, 9, 11), [4, 8, 3]),
        (5, (5, 4, 5), (5, 8, 10), [3, 7, 2]),
    ],
)
def test_1_2_structures_by_the_number_of_players_stand_on_the_dearest_spaces(
    seats: int, board: tuple[int, ...], supply: tuple[int, ...], prices: list[int]
) -> None:
    t = new_table(seats)
    assert tuple(on_board(t).values()) == board
    assert tuple(beside(t).values()) == supply
    assert [rules.printed_price(t, build) for build in range(3)] == prices
    assert list(t.folly_of) == [NO_SEAT] * FOLLIES


@pytest.mark.parametrize(("seats", "copies"), [(3, [1, 1, 1, 1, 0]), (4, [1, 1, 1, 2, 0]), (5, [1, 1, 2, 3, 0])])
def test_1_2_everybody_is_a_baron_and_the_other_titles_are_there(seats: int, copies: list[int]) -> None:
    t = new_table(seats)
    assert titles(t) == ["baron"] * seats
    assert [rules.copies_left(t, title) for title in range(TITLES)] == copies


def test_1_2_everybody_has_a_meadow_with_a_castle_and_two_men_in_reserve() -> None:
    t = new_table(5)
    assert [list(t.tiles[4 * seat + 3]) for seat in range(5)] == [[HOME]] * 5
    assert [list(t.built[4 * seat]) for seat in range(5)] == [[HOME]] * 5
    assert list(t.man_of) == [NO_SEAT] * 5 * MEN
    assert list(t.bag) == [62, 48, 44, 43]


def test_1_3_three_of_each_kind_fill_the_hand_and_nothing_is_drawn() -> None:
    t = chosen(4, "choose 3", "choose 3", "choose 3", "choose 3")
    assert (t.phase, list(t.bag), sum(t.bag)) == (DEAL, [50, 36, 32, 32], 150)


def test_1_3_who_chooses_fewer_draws_at_random_up_to_twelve() -> None:
    t = chosen(3, *FIELD_ONLY)
    assert (t.phase, t.asked, t.to_draw, hand(t)) == (FILL, 0, 8, "FFFM")
    assert outcomes(t) == {"field comes": 53, "wood comes": 48, "fountain comes": 44, "meadow comes": 42}
    t = play(t, "5 woods come", "3 fountains come")
    assert (hand(t), t.asked, t.to_draw) == ("FFFWWWWWUUUM", 1, 8)


def test_1_3_hands_are_filled_in_turn_order_after_everybody_has_chosen() -> None:
    t = chosen(3, *FIELD_ONLY, starter=1)
    assert [t.asked, play(t, "8 woods come").asked, play(t, "16 woods come").asked] == [1, 2, 0]


def test_1_3_everybody_chooses_at_once_none_to_three_of_each_kind() -> None:
    t = play(new_table(3), "seat 2 begins")
    assert [rules.awaits(t, seat) for seat in range(3)] == [True] * 3
    assert legal(t, 2) == {"choose 0", "choose 1", "choose 2", "choose 3"}
    t = play(t, "choose 3", "choose 2", "choose 1", "choose 0")
    assert [rules.awaits(t, seat) for seat in range(3)] == [False, True, True]
    assert (legal(t, 0), hand(t, 0), t.phase) == (set(), "FFFWWU", CHOOSE)


def test_1_3_nobody_need_choose_anything() -> None:
    t = chosen(5, "choose 0", "choose 0", "choose 0", "choose 0")
    assert (t.to_draw, sum(t.bag)) == (12, 197)


def test_1_3_with_five_players_there_is_always_enough_of_each_kind() -> None:
    t = chosen(5, "choose 3", "choose 3", "choose 3", "choose 3")
    assert min(t.bag) == 48 - 5 - 15


def test_1_3_in_a_first_match_everybody_has_three_of_each_kind_without_a_choice() -> None:
    t = play(new_table(3, first_match="yes"), "seat 1 begins")
    assert ([hand(t, seat) for seat in range(3)], t.phase, t.asked) == (["FFFWWWUUUMMM"] * 3, DEAL, 1)


def test_1_2_in_turn_order_each_looks_at_three_cards_keeps_one_and_two_go_under_the_stack() -> None:
    t = play(new_table(3, first_match="yes"), "seat 1 begins", "tribute comes", "dowry comes", "liaison comes")
    assert (rules.mover(t), legal(t)) == (1, {"keep first", "keep second", "keep third"})
    t = play(t, "keep second")
    assert (cards(t, 1), under(t), t.asked, rules.cards_unseen(t)) == (["dowry"], ["tribute", "liaison"], 2, 32)
    t = play(t, "3 blackmails come", "keep first")
    assert (cards(t, 2), t.asked) == (["blackmail"], 0)
    t = play(dealt(t), "keep first")
    assert (t.phase, t.player, t.turn, len(under(t))) == (TURN, 1, 1, 6)


def test_1_2_of_equal_cards_one_is_offered() -> None:
    t = play(new_table(3, first_match="yes"), "seat 0 begins", "tribute comes", "dowry comes", "tribute comes")
    assert legal(t) == {"keep first", "keep second"}


def test_5_1_every_card_of_the_stack_is_as_likely() -> None:
    t = play(new_table(3, first_match="yes"), "seat 0 begins", "whitehall comes", "intrigue comes")
    assert rules.mover(t) == CHANCE
    assert sum(outcomes(t).values()) == 33
    assert (outcomes(t)["whitehall comes"], outcomes(t)["intrigue comes"], outcomes(t)["dowry comes"]) == (1, 2, 4)


def test_ruling_35_three_to_five_may_play() -> None:
    assert list(SEATS) == [3, 4, 5]
    assert [option.name for option in OPTIONS] == ["first_match"]
