"""Chapter 5: scandal cards."""

from __future__ import annotations

from typing import Any

import pytest

from noblesse.games.noblemen import rules
from noblesse.games.noblemen.box import EXPAND, KEEP_ONE, PRAYER, SITE, TURN
from noblesse.games.noblemen.table import Table
from noblesse.games.noblemen.tests.given import beside, cards, given, hand, no_stack, on_board, under
from noblesse.games.noblemen.tests.plies import dealt, ended, legal, play, spots

ALL = ["cunning stroke", "dowry", "favour of the vicar", "inheritance", "secret marriage", "tribute", "whitehall"]
"""Cards that are played in a turn."""


def playable(t: Table) -> list[str]:
    """Cards that may be played."""
    return sorted(text.removeprefix("play ") for text in legal(t) if text.startswith("play"))


def test_5_2_seven_cards_are_played_in_a_turn_before_or_after_the_action() -> None:
    t = given(cards=", ".join([*ALL, "blackmail", "intrigue", "liaison"]), hand="FF", estate="F 1,0 M 2,0")
    assert playable(t) == ALL
    assert playable(play(t, "leisure")) == ALL


def test_5_2_one_card_a_turn() -> None:
    t = play(given(cards="tribute, dowry", hand="FF"), "play tribute")
    assert (playable(t), t.carded, "leisure" in legal(t), "take field" in legal(t)) == ([], 1, True, True)
    assert playable(play(t, "leisure")) == []


def test_5_2_in_the_next_turn_another_one() -> None:
    t = ended(play(given(cards="tribute, dowry"), "play tribute"))
    t = ended(ended(t))
    assert (t.player, playable(t)) == (0, ["dowry"])


def test_5_2_cards_go_under_the_stack() -> None:
    t = play(given(cards="tribute, dowry", under="liaison"), "play tribute")
    assert (under(t), cards(t), t.acted) == (["liaison", "tribute"], ["dowry"], 0)


def test_5_4_tribute_brings_five_pounds() -> None:
    assert play(given(cards="tribute", money=3), "play tribute").money[0] == 8


@pytest.mark.parametrize(("on_table", "purses"), [(20, 2), (2, 2), (1, 1), (0, 0)])
def test_5_4_secret_marriage_brings_two_points_and_two_purses_if_there_are_any(on_table: int, purses: int) -> None:
    t = given(cards="secret marriage", purses={1: 20 - on_table})
    t = play(t, "play secret marriage")
    assert (t.purses[0], t.points[0], rules.purses_left(t)) == (purses, 2, on_table - purses)


def test_5_4_inheritance_brings_the_cheapest_castle_free_without_a_man_and_the_next_costs_more() -> None:
    t = given(seats=4, cards="inheritance", money=0, estate={0: "F 1,0 M 2,0 1,1", 1: "F 1,0 2,0 1,1 2,1"})
    t = play(t, "play inheritance")
    assert (t.phase, spots(t)) == (SITE, {"2,0"})
    t = play(t, "at 2,0")
    assert (t.phase, t.money[0], on_board(t)["castle"], rules.price(t, 0, 0), t.acted) == (TURN, 0, 3, 5, 0)
    assert beside(t) == beside(given(seats=4))


def test_5_4_inheritance_needs_a_castle_on_the_board_and_a_site() -> None:
    assert playable(given(cards="inheritance", estate="M 1,0")) == []
    assert playable(given(cards="inheritance", estate="F 1,0 M 2,0", market={"castle": 0})) == []


@pytest.mark.parametrize(("queen", "space", "keeper"), [(2, 0, 0), (2, 9, 2), (0, 0, 0)])
def test_5_4_whitehall_takes_the_queen_and_is_allowed_without_effect(queen: int, space: int, keeper: int) -> None:
    t = given(cards="whitehall", queen=queen, space=space, hand="FF")
    assert play(t, "play whitehall").queen == keeper


def test_5_4_whitehall_after_the_action_brings_the_point_and_moves_the_counter_at_once() -> None:
    t = given(cards="whitehall", queen=2, space=5, hand="FF")
    t = ended(play(t, "leisure", "play whitehall"))
    assert (t.points[0], t.space, t.player) == (2, 6, 1)


def test_5_4_dowry_draws_four_tiles_or_what_is_there() -> None:
    t = play(given(cards="dowry"), "play dowry")
    assert (t.to_draw, t.acted) == (4, 0)
    assert hand(play(t, "4 woods come")) == "WWWW"
    assert hand(dealt(play(given(cards="dowry", bag="FU"), "play dowry"))) == "FU"
    assert play(given(cards="dowry", bag=""), "play dowry").phase == TURN


def test_5_4_cunning_stroke_is_a_whole_expansion_beside_the_action() -> None:
    t = play(given(cards="cunning stroke", hand="FFFUUU"), "play cunning stroke")
    assert (t.phase, legal(t)) == (EXPAND, {"place field", "place fountain"}), "at least one tile"
    t = play(t, "place field at 1,0, field at 2,0, field at 3,0")
    assert (t.acted, t.phase, t.money[0]) == (0, TURN, 13)
    assert play(t, "place fountain at 1,1, fountain at 2,1, fountain at 1,2").player == 1


def test_5_4_cunning_stroke_after_the_action_takes_the_queen_with_a_garden() -> None:
    t = given(cards="cunning stroke", hand="U", estate="U 1,0 2,0 1,1", queen=1)
    t = play(t, "leisure", "play cunning stroke", "place fountain at 2,1")
    assert (t.queen, t.points[0], t.space, t.player) == (0, 2, 1, 1)


def test_5_4_cunning_stroke_and_favour_of_the_vicar_need_a_tile() -> None:
    assert playable(given(cards="cunning stroke, favour of the vicar")) == []
    assert len(playable(given(cards="cunning stroke, favour of the vicar", hand="F"))) == 2


def test_5_4_favour_of_the_vicar_takes_one_to_four_tiles_for_a_point_each_whatever_the_church_holds() -> None:
    t = given(cards="favour of the vicar", hand="FFFWWM", church="FFFWWW")
    t = play(t, "play favour of the vicar")
    assert (t.phase, legal(t)) == (PRAYER, {"give field", "give wood", "give meadow"}), "at least one"
    t = play(t, "give field")
    assert "stop" in legal(t)
    before = list(t.bag)
    t = play(t, "give meadow, wood, field")
    assert (t.phase, t.points[0], hand(t), list(t.church)) == (TURN, 4, "FW", [3, 3, 0, 0])
    assert [now - then for now, then in zip(t.bag, before, strict=True)] == [1, 1, 0, 1]
    assert t.acted == 0


def test_5_4_the_vicar_is_content_with_less() -> None:
    t = play(given(cards="favour of the vicar", hand="FF"), "play favour of the vicar", "give field", "stop")
    assert (t.phase, t.points[0], hand(t)) == (TURN, 1, "F")
    t = play(given(cards="favour of the vicar", hand="FF"), "play favour of the vicar", "give field, field")
    assert (t.phase, t.points[0]) == (TURN, 2)


def chapel(**said: Any) -> Table:
    """Seat 0 has just built a chapel and looks at three cards."""
    t = play(given(**({"estate": "M 1,0"} | said)), "build chapel", "at 1,0")
    return play(t, "dowry comes", "tribute comes", "liaison comes")


def test_5_3_an_intrigue_keeps_all_three_and_is_the_card_of_the_turn() -> None:
    t = chapel(cards="intrigue, tribute", hand="FF")
    assert legal(t) == {"keep first", "keep second", "keep third", "keep all"}
    t = play(t, "keep all")
    assert (cards(t), under(t), t.carded) == (["dowry", "liaison", "tribute", "tribute"], ["intrigue"], 1)
    assert playable(t) == []


def test_5_3_after_another_card_of_the_turn_an_intrigue_is_not_allowed() -> None:
    t = play(given(cards="intrigue, tribute", estate="M 1,0"), "play tribute", "build chapel", "at 1,0")
    assert "keep all" not in legal(play(t, "dowry comes", "dowry comes", "dowry comes"))


def test_5_3_the_intrigue_must_be_in_hand_before() -> None:
    t = play(given(estate="M 1,0"), "build chapel", "at 1,0", "intrigue comes", "dowry comes", "liaison comes")
    assert legal(t) == {"keep first", "keep second", "keep third"}


def test_5_3_one_intrigue_is_used_even_of_several() -> None:
    t = play(chapel(cards="intrigue, intrigue"), "keep all")
    assert (cards(t).count("intrigue"), under(t)) == (1, ["intrigue"])


def test_5_1_a_card_that_is_not_kept_may_still_let_another_be_played_that_turn() -> None:
    t = play(chapel(), "keep second")
    assert (playable(t), under(t)) == (["tribute"], ["dowry", "liaison"])


def test_5_1_what_is_not_kept_comes_back_in_the_order_in_which_it_was_drawn() -> None:
    assert under(play(chapel(under="whitehall"), "keep first")) == ["whitehall", "tribute", "liaison"]
    assert under(play(chapel(under="whitehall"), "keep third")) == ["whitehall", "dowry", "tribute"]


def test_5_1_when_the_stack_is_through_cards_come_in_the_order_in_which_they_came_back() -> None:
    t = no_stack(given(estate="M 1,0", under="tribute, whitehall, blackmail, dowry"), "liaison")
    t = play(t, "build chapel", "at 1,0", "liaison comes")
    assert t.phase == KEEP_ONE
    t = play(t, "keep first")
    assert (cards(t), under(t)[:2], under(t)[-2:]) == (["liaison"], ["blackmail", "dowry"], ["tribute", "whitehall"])


def test_1_4_cards_that_come_without_chance_become_known_by_it() -> None:
    t = no_stack(given(estate="M 1,0", under="tribute, whitehall, blackmail"))
    t = play(t, "build chapel")
    assert play(t, "at 1,0").reveals > t.reveals


def left_over(number: int, mine: str = "intrigue") -> Table:
    """A chapel is built while so many cards are left to draw; the others are in the hands of rivals."""
    t = given(estate="M 1,0", cards={0: mine})
    for kind in range(10):
        t.cards[1][kind] += t.stack[kind]
        t.stack[kind] = 0
    for place in range(number):
        t.under[place], t.knows[place] = (8, 2, 6)[place], 5
        t.cards[1][t.under[place]] -= 1
    return play(t, "build chapel", "at 1,0")


def test_ruling_23_a_short_stack_gives_what_it_has() -> None:
    t = left_over(2)
    assert legal(t) == {"keep first", "keep second", "keep all"}
    assert (cards(play(t, "keep first")), under(play(t, "keep first"))) == (["intrigue", "tribute"], ["dowry"])
    assert (cards(play(t, "keep all")), under(play(t, "keep all"))) == (["dowry", "tribute"], ["intrigue"])


def test_ruling_23_a_single_card_is_kept_and_of_none_nothing_is_asked() -> None:
    t = left_over(1)
    assert (cards(t), under(t), t.phase) == (["intrigue", "tribute"], [], TURN)
    t = left_over(0)
    assert (cards(t), t.phase, t.to_deal) == (["intrigue"], TURN, 0)


def test_5_2_a_hand_of_cards_has_no_limit() -> None:
    t = given(cards=", ".join(["blackmail"] * 4 + ["liaison"] * 4 + ["intrigue"] * 3), estate="M 1,0")
    t = play(t, "build chapel", "at 1,0", "3 tributes come", "keep all")
    assert len(cards(t)) == 13
