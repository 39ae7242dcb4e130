"""3.3 and 3.4: streets, markets and messages."""

from __future__ import annotations

import pytest

from noblesse.games.notre_dame.box import FARTHEST, MESSAGE, STREETS, streets
from noblesse.games.notre_dame.rules.carriage import letters_of, may_take
from noblesse.games.notre_dame.table import Table
from noblesse.games.notre_dame.tests.given import given
from noblesse.games.notre_dame.tests.words import legal, market, market_name, play, supply

FOUR_COLOURS = "0 IP 4, 1 IP 4, 2 IP 4, 3 IP 4"


def reached(t: Table) -> set[str]:
    """Where the carriage of seat 0 may stop."""
    return {text.removeprefix("stop at ") for text in legal(play(t, "use carriage house"))}


def colours(t: Table, seat: int = 0) -> set[int]:
    """The colours of the messages on the board that a seat may take."""
    return {place // 5 for place in range(25) if t.message[place] and may_take(t, seat, place)}


def test_3_3_a_carriage_house_of_one_reaches_the_own_edge_markets() -> None:
    assert reached(given(hand="carriage house")) == {"0 C", "0 IP", "0 IN", "0 OP", "0 ON"}


def test_3_3_a_carriage_house_of_two_reaches_the_near_markets_of_the_neighbours() -> None:
    t = given(seats=4, hand="carriage house", at="carriage house 1")
    near = {"0 C", "0 IP", "0 IN", "0 OP", "0 ON"}
    assert reached(t) == near | {"1 IP", "1 OP", "3 IN", "3 ON"}


def test_3_3_a_carriage_house_of_three_reaches_the_whole_city_of_three_boroughs() -> None:
    assert len(reached(given(hand="carriage house", at="carriage house 2"))) == 15


@pytest.mark.parametrize(
    ("seats", "within"), [(3, (5, 9, 15, 15, 15)), (4, (5, 9, 15, 19, 20)), (5, (5, 9, 15, 19, 25))]
)
def test_3_3_markets_within_one_to_five_streets(seats: int, within: tuple[int, ...]) -> None:
    assert (
        tuple(
            len(reached(given(seats=seats, hand="carriage house", at=f"carriage house {steps - 1}", ready=1)))
            for steps in range(1, 6)
        )
        == within
    )


@pytest.mark.parametrize("boroughs", [3, 4, 5])
def test_3_3_every_market_has_four_streets(boroughs: int) -> None:
    ends = [end for street in streets(boroughs) for end in street]
    assert len(ends) == 2 * 10 * boroughs
    assert all(ends.count(place) == 4 for place in range(5 * boroughs))
    assert len({frozenset(street) for street in streets(boroughs)}) == 10 * boroughs


@pytest.mark.parametrize(
    ("to", "far"), [("0 ON", 1), ("1 IP", 2), ("1 OP", 2), ("1 C", 3), ("1 IN", 3), ("2 IP", 4), ("2 C", 5)]
)
def test_3_3_distances_from_the_own_centre_with_five_boroughs(to: str, far: int) -> None:
    assert STREETS[5][market("0 C")][market(to)] == far


def test_3_3_all_four_edges_of_the_opposite_borough_of_four_are_four_streets_away() -> None:
    assert [STREETS[4][0][10 + spot] for spot in range(5)] == [5, 4, 4, 4, 4]


def test_3_3_with_five_boroughs_some_edge_markets_are_six_streets_apart_and_none_is_farther() -> None:
    assert [max(map(max, STREETS[boroughs])) for boroughs in (3, 4, 5)] == [4, 5, 6]
    assert max(map(max, STREETS[5])) == FARTHEST
    assert STREETS[5][market("0 IP")][market("2 ON")] == 6


@pytest.mark.parametrize(("strength", "within"), [(5, 24), (6, 25), (9, 25)])
def test_3_3_a_carriage_house_of_six_reaches_every_market_from_anywhere(strength: int, within: int) -> None:
    for start in range(25):
        if start % 5 == 0:
            continue
        t = given(seats=5, hand="carriage house", at=f"carriage house {strength - 1}", carriage=market_name(start))
        assert len(reached(t)) == within


def test_3_3_the_carriage_may_stop_early_or_stay() -> None:
    t = play(given(hand="carriage house", at="carriage house 2"), "use carriage house")
    assert market_name(play(t, "stop at 0 IN").carriage[0]) == "0 IN"
    stayed = play(t, "stop at 0 C")
    assert (market_name(stayed.carriage[0]), stayed.player) == ("0 C", 1)


def test_3_3_with_two_players_the_boroughs_of_nobody_are_open_to_both() -> None:
    t = given(seats=2, hand="carriage house", at="carriage house 1")
    assert (market_name(t.carriage[0]), market_name(t.carriage[1])) == ("0 C", "2 C")
    assert {"1 IP", "1 OP", "3 IN", "3 ON"} < reached(t)


def test_3_3_any_number_of_carriages_may_stand_on_a_market() -> None:
    t = given(hand="carriage house", at="carriage house 1", carriage={1: "0 IN", 2: "0 IN"}, messages="0 IN 4")
    t = play(t, "use carriage house", "stop at 0 IN", "take")
    assert (t.carriage[:3], t.prestige[0]) == ([market("0 IN")] * 3, 4)


def test_3_4_only_the_colour_that_is_missing_completes_a_set() -> None:
    t = given(seats=4, hand="carriage house", at="carriage house 4", messages=FOUR_COLOURS, taken="0, 1, 2")
    assert colours(t) == {3}
    t = play(t, "use carriage house")
    assert play(t, "stop at 1 IP").phase != MESSAGE
    assert play(t, "stop at 3 IP").phase == MESSAGE


def test_3_4_after_a_full_set_any_colour_may_be_taken_but_none_twice() -> None:
    assert colours(given(seats=4, messages=FOUR_COLOURS, taken="0, 1, 2, 3")) == {0, 1, 2, 3}
    assert colours(given(seats=4, messages=FOUR_COLOURS, taken="0, 1, 2, 3, 3")) == {0, 1, 2}


def test_3_4_a_colour_that_lies_nowhere_is_not_waited_for() -> None:
    assert colours(given(seats=4, messages="0 IP 4, 1 IP 4, 2 IP 4", taken="0, 1, 2")) == {0, 1, 2}


def test_3_4_with_both_other_colours_gone_a_second_of_the_own_may_be_taken() -> None:
    t = given(hand="carriage house", messages="0 IP 4", taken="0")
    t = play(t, "use carriage house", "stop at 0 IP", "take")
    assert (t.letters[0][0], t.prestige[0], letters_of(t, 0)) == (2, 4, 2)


@pytest.mark.parametrize(
    ("kind", "prestige", "gold", "ready", "rat"), [(1, 1, 4, 3, 5), (2, 2, 3, 4, 5), (3, 3, 3, 3, 4), (4, 4, 3, 3, 5)]
)
def test_3_4_what_each_message_brings(kind: int, prestige: int, gold: int, ready: int, rat: int) -> None:
    t = given(hand="carriage house", rat=5, messages=f"0 IP {kind}")
    t = play(t, "use carriage house", "stop at 0 IP", "take")
    assert (t.prestige[0], t.gold[0], t.ready[0], t.rat[0]) == (prestige, gold, ready, rat)
    assert t.message[market("0 IP")] == 0


def test_3_4_an_empty_stock_leaves_the_prestige_of_the_message() -> None:
    t = given(hand="carriage house", at="bank 10", messages="0 IP 2")
    t = play(t, "use carriage house", "stop at 0 IP", "take")
    assert (t.prestige[0], supply(t)) == (2, (3, 0))


def test_3_4_the_rat_may_be_left_where_it_is() -> None:
    t = play(given(hand="carriage house", rat=5, messages="0 IP 3"), "use carriage house", "stop at 0 IP")
    assert legal(t) == ["take", "take, rat stays", "decline"]
    t = play(t, "take, rat stays")
    assert (t.prestige[0], t.rat[0]) == (3, 5)


def test_3_4_a_message_may_be_left_lying() -> None:
    t = play(given(hand="carriage house", messages="0 IP 4"), "use carriage house", "stop at 0 IP", "decline")
    assert (t.prestige[0], t.message[market("0 IP")], letters_of(t, 0), t.player) == (0, 4, 0, 1)


def test_3_4_messages_on_the_way_are_not_taken() -> None:
    t = given(hand="carriage house", at="carriage house 2", messages="0 IN 4, 1 IP 4")
    t = play(t, "use carriage house", "stop at 1 C")
    assert (t.prestige[0], letters_of(t, 0), t.player) == (0, 0, 1)


def test_3_4_half_the_park_comes_with_a_message() -> None:
    t = given(hand="trusted friend", at="park 4, bank 7", ready=0, messages="0 IP 2")
    assert supply(t) == (0, 3)
    t = play(t, "use trusted friend", "to carriage house", "stop at 0 IP", "take")
    assert (t.prestige[0], supply(t)) == (4, (1, 2))
