"""Chapter 1: what is in the box, and how a match begins."""

from __future__ import annotations

import pytest

from noblesse.core import CHANCE
from noblesse.games.richelieu import rules
from noblesse.games.richelieu.box import (
    AGENTS,
    AMOUNT,
    BONUS,
    BONUS_NAMES,
    FACTION,
    FACTION_NAMES,
    INCOME,
    MOVES,
    NEUTRAL_AGENTS,
    NO_COLOUR,
    PRICES,
    SHEET_NAMES,
    SYMBOLS,
    VALUES,
)
from noblesse.games.richelieu.tests.given import new_table, screen, sheets
from noblesse.games.richelieu.tests.words import dealt, outcomes


def bonuses(first: int, last: int, place: int | None = None) -> dict[str, int]:
    """Amounts of each bonus on sheets from one to another, of both places or one."""
    found = dict.fromkeys(BONUS_NAMES, 0)
    for sheet in range(first, last):
        for part in range(4):
            if place is None or part // 2 == place:
                found[BONUS_NAMES[BONUS[sheet][part]]] += AMOUNT[sheet][part]
    return found


def test_1_1_a_colour_has_ten_agents_worth_eleven_and_a_neutral_one_seven_worth_seven() -> None:
    assert VALUES == (-2, 1, 2, 3)
    assert (AGENTS, NEUTRAL_AGENTS) == ((2, 3, 3, 2), (1, 3, 3, 0))


def test_1_2_thirteen_sheets_are_the_cardinals_and_thirteen_oppose_him() -> None:
    assert [FACTION.count(faction) for faction in range(5)] == [13, 4, 3, 3, 3]
    assert FACTION_NAMES == ("Richelieu", "England", "France", "Habsburg", "Protestants")
    assert len(set(SHEET_NAMES)) == 26


def test_1_2_prices_fall_from_left_to_right_and_every_sheet_has_a_free_field() -> None:
    assert all(len(row) == 5 and list(row) == sorted(row, reverse=True) and row[-1] == 0 for row in PRICES)
    for side in (PRICES[:13], PRICES[13:]):
        assert sum(sum(row) for row in side) == 79
        assert sum(row.count(0) for row in side) == 22


def test_1_2_his_own_sheets_move_the_cardinal_on_and_the_others_move_him_back() -> None:
    assert (sum(MOVES[:13]), sum(MOVES[13:])) == (25, -27)
    assert set(MOVES[:13]) == {1, 2, 3}
    assert set(MOVES[13:]) == {-1, -2, -3, -4}


def test_1_2_bonuses_add_up_to_what_was_planned() -> None:
    parts = [BONUS_NAMES[kind] for row in BONUS for kind in row]
    often = {name: parts.count(name) for name in BONUS_NAMES[1:]}
    assert often == {
        "prestige": 43,
        "money": 16,
        "military": 9,
        "income": 6,
        "corruption": 4,
        "queen": 3,
        "agent": 3,
        "eminence": 3,
    }
    rows = [bonuses(first, first + 13, place) for first in (0, 13) for place in (0, 1)]
    assert [row["prestige"] for row in rows] == [40, 17, 40, 16]
    assert [row["money"] for row in rows] == [10, 15, 8, 18]


def test_1_2_the_queen_is_won_on_the_cardinals_sheets_and_the_eminence_on_the_others() -> None:
    assert (bonuses(0, 13)["eminence"], bonuses(13, 26)["queen"]) == (0, 0)


def test_1_2_income_is_never_more_than_one_and_the_prestige_without_a_number_is_one() -> None:
    assert all(
        amount == 1
        for row in zip(BONUS, AMOUNT, strict=True)
        for kind, amount in zip(*row, strict=True)
        if kind == INCOME
    )
    assert AMOUNT[SHEET_NAMES.index("H1")][2] == 1


def test_1_2_the_sheet_of_the_printed_example_is_as_printed() -> None:
    sheet = SHEET_NAMES.index("E1")
    first = [(BONUS_NAMES[kind], amount) for kind, amount in zip(BONUS[sheet], AMOUNT[sheet], strict=True)]
    assert first == [("prestige", 3), ("income", 1), ("prestige", 3), ("money", 3)]
    assert MOVES[sheet] == -2


def test_1_2_symbols_stand_on_every_second_square_of_the_military_track() -> None:
    names = [BONUS_NAMES[symbol] for symbol in SYMBOLS]
    assert [square for square, name in enumerate(names) if name == "income"] == [2, 6]
    assert [square for square, name in enumerate(names) if name == "prestige"] == [4, 8, 10]
    assert len(names) == 11


def test_1_3_four_players_begin_with_three_pairs_of_sheets_and_ten_jewels() -> None:
    t = dealt(new_table(4))
    assert (len(t.cardinals), len(t.opposing)) == (10, 10)
    assert [name[0] == "R" for name in sheets(t)] == [True, False] * 3
    assert (t.city_jewels, list(t.jewels)) == (2, [2, 2, 2, 2])
    assert (list(t.money), list(t.prestige), list(t.military), list(t.income)) == ([7] * 4, [0] * 4, [0] * 4, [1] * 4)
    assert (t.cardinal, set(t.who)) == (7, {NO_COLOUR})
    assert [screen(t, colour) for colour in "ABCD"] == [[-2, -2, 1, 1, 1, 2, 2, 2, 3, 3]] * 4


def test_1_3_two_players_have_six_jewels_and_a_neutral_colour_each() -> None:
    t = dealt(new_table(2))
    assert t.city_jewels + sum(t.jewels) == 6
    assert [rules.neutral_of(t, seat) for seat in (0, 1)] == [2, 3]
    assert [screen(t, colour) for colour in "CD"] == [[-2, 1, 1, 1, 2, 2, 2]] * 2


@pytest.mark.parametrize(("seats", "jewels"), [(2, 6), (3, 8), (4, 10)])
def test_1_3_there_are_two_jewels_for_everybody_and_two_in_the_city(seats: int, jewels: int) -> None:
    t = new_table(seats)
    assert t.city_jewels + sum(t.jewels) == jewels
    assert list(t.jewels[seats:]) == [0] * (4 - seats)


def test_1_3_sheets_come_box_by_box_the_cardinals_first_and_all_of_a_stack_are_as_likely() -> None:
    t = new_table(3)
    for box in range(3):
        assert (len(outcomes(t)), sheets(t)[2 * box :]) == (13 - box, [""] * (6 - 2 * box))
        rules.apply(t, CHANCE, outcomes(t)[-1])
        assert (len(outcomes(t)), min(outcomes(t))) == (13 - box, 13)
        rules.apply(t, CHANCE, outcomes(t)[-1])
    assert sheets(t) == ["R13", "P3", "R12", "P2", "R11", "P1"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_1_3_anybody_may_begin(seats: int) -> None:
    t = new_table(seats)
    for _ in range(6):
        rules.apply(t, CHANCE, outcomes(t)[0])
    assert outcomes(t) == list(range(seats))
    rules.apply(t, CHANCE, seats - 1)
    assert (t.player, rules.mover(t), t.turn, t.actions) == (seats - 1, seats - 1, 1, 2)
