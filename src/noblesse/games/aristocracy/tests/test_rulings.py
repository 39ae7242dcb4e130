"""Chapter 7: every ruling."""

from __future__ import annotations

import pytest

import noblesse
from noblesse.core import ALL, CHANCE, NOBODY, Source
from noblesse.games.aristocracy.box import (
    BONUS,
    CALL,
    DOMINANCE,
    FISH,
    HARBOURS_BY,
    KING,
    KING_TRACK,
    LAND,
    MAX_PLIES,
    MULTI,
    OVER,
    PICK,
    QUEEN,
    QUEEN_TRACK,
    STAND,
    TOKENS,
    TOWN,
    TURN_OVER,
    TURNS,
)
from noblesse.games.aristocracy.prizes import prizes
from noblesse.games.aristocracy.rules import draws_for, mover, rank, resample, score
from noblesse.games.aristocracy.rules.rewards import take_fish
from noblesse.games.aristocracy.rules.scoring import leftover, sets
from noblesse.games.aristocracy.table import Table
from noblesse.games.aristocracy.tests.given import given, left, legal, named, owned, play, spaces

ELSEWHERE = {"corn": "green 100"}
TWO_IN_SEVEN = (
    "purple 2, purple 5, red 23, red 33, orange 72, orange 58, yellow 105, yellow 82, "
    "green 98, green 89, teal 75, teal 36, brown 27, brown 12"
)


def test_ruling_01_all_three_tokens_are_picked_before_any_is_seen() -> None:
    t = given(full="corn", to_pick=True)
    for pick in ("turn over purple 1", "turn over purple 2"):
        t = play(t, pick)
        assert (t.phase, len(t.down), t.reveals) == (PICK, 111, 0)
    assert play(t, "turn over purple 3").phase == TURN_OVER


@pytest.mark.parametrize("tokens", ["blue 43, blue 44", "blue 43"])
def test_ruling_02_when_fewer_than_three_are_left_all_of_them_are_turned_over(tokens: str) -> None:
    t = given(down={"corn": tokens}, to_pick=True)
    names = tokens.split(", ")
    t = play(t, *[f"turn over {name}" for name in names], *[f"{name} is corn" for name in names])
    assert t.phase == CALL
    assert not t.down


def test_ruling_03_the_call_cannot_be_declined() -> None:
    assert legal(given(up={"corn": "purple 1"})) == ["call the corn"]


def test_ruling_04_a_building_whose_open_tokens_all_carry_markers_cannot_be_called() -> None:
    t = given(up={"village": "purple 1, blue 53", "corn": "purple 2"}, markers={0: "purple 1", 1: "blue 53"})
    assert legal(t) == ["call the corn"]


def test_ruling_05_there_is_something_to_call_after_every_turning_over() -> None:
    game = noblesse.load("aristocracy")
    for seed in range(30):
        state, source = game.new_state(2 + seed % 3, plain=True), Source(seed)
        while not state.is_terminal():
            actions = [0] if state.current_player() == CHANCE else state.legal_actions()
            assert actions
            if state.current_player() == CHANCE:
                state.sample_chance(source)
            else:
                state.apply(actions[source.below(len(actions))])
        t: Table = state.table
        assert t.kings >= 7
        assert t.queens >= 7


def test_ruling_05_when_nothing_can_be_called_in_the_round_that_is_played_out_the_match_ends() -> None:
    t = given(seats=3, finish_round=1, kings=11, queens=12, up={"king": "purple 10"})
    t = play(t, "call the kings", "stop")
    assert (t.phase, t.turn, t.player) == (OVER, 1, 0)


def test_ruling_05_no_match_has_more_than_44_turns() -> None:
    turning, kinds = -(-LAND // 3), len(TOKENS)
    assert turning + kinds - 1 == TURNS == 44
    assert MAX_PLIES == 2 * LAND + TURNS + TOKENS[KING] + TOKENS[QUEEN] == 290
    assert min(TOKENS[KING], TOKENS[QUEEN], KING_TRACK, QUEEN_TRACK) >= 9


def test_ruling_06_royals_may_be_sent_to_court_without_placing_a_marker() -> None:
    t = play(given(up={"king": "purple 10, red 45"}, down=ELSEWHERE), "call the kings", "stop")
    assert (t.kings, t.player) == (2, 1)
    assert named(t.markers[0]) == ""


def test_ruling_07_neither_tokens_nor_markers_leave_a_space_empty() -> None:
    t = given(
        up={"king": "purple 10", "village": "purple 1, purple 2", "corn": "purple 3"},
        down={"wood": "purple 4"},
        markers={0: "purple 5", 1: "purple 2, purple 6"},
    )
    t = play(t, "call the kings")
    for name in ("purple 1", "purple 2", "purple 3", "purple 4", "purple 5", "purple 6"):
        assert f"stand on {name}" not in legal(t)
    assert "stand on purple 10" in legal(t)


def test_ruling_07_there_is_room_for_every_marker_even_on_a_full_map() -> None:
    t = given(full="corn", up={"queen": "purple 10, red 45"})
    assert legal(play(t, "call the queens")) == ["stand on purple 10", "stand on red 45", "stop"]


def test_ruling_08_the_order_of_placing_does_not_matter() -> None:
    where = "red 16, red 23, red 24, blue 42"
    t = given(
        up={"king": "purple 1, purple 2, purple 3, purple 4"},
        markers={0: "blue 54, blue 30, red 25"},
        goods={0: "7 corn"},
        down=ELSEWHERE,
    )
    ends = []
    for names in (where.split(", "), where.split(", ")[::-1]):
        after = play(t, "call the kings", *[f"stand on {name}" for name in names])
        ends.append(after.to_bytes())
        assert prizes(t, after, 0) == [
            "2 fish",
            "blue 4",
            "red 4",
            "blue town 3",
            "purple town 3",
            "red town 3",
            "brown town 3",
            "amulet 8",
        ]
    assert ends[0] == ends[1]


def test_ruling_08_a_building_call_earns_what_the_same_markers_earn_one_by_one() -> None:
    where = "red 16, red 23, red 24, blue 42"
    had = {0: "blue 54, blue 30, red 25"}
    at_once = play(given(up={"village": where}, markers=had, down=ELSEWHERE), "call the villages")
    royals = given(up={"king": where}, markers=had, down=ELSEWHERE)
    one_by_one = play(royals, "call the kings", *[f"stand on {name}" for name in where.split(", ")])
    for field in ("goods", "prizes", "dominance", "towns", "multi", "bonus", "fish", "inside"):
        assert getattr(at_once, field) == getattr(one_by_one, field)


def test_ruling_09_the_higher_of_two_tiles_goes_first() -> None:
    assert all(list(stack) == sorted(stack, reverse=True) for stack in (DOMINANCE, TOWN, MULTI, BONUS))
    t = given(up={"village": "purple 5, blue 42"}, markers={0: "purple 2, purple 9, blue 54, blue 30"}, down=ELSEWHERE)
    after = play(t, "call the villages")
    assert [left(after, name) for name in ("purple", "blue town")] == [[2], [2]]


def test_ruling_10_one_player_may_take_both_dominance_tiles_in_one_turn() -> None:
    t = given(up={"village": "purple 5, purple 6, purple 14"}, markers={0: "purple 2, purple 9"}, down=ELSEWHERE)
    assert prizes(t, play(t, "call the villages"), 0) == ["purple 4", "purple 2"]


def test_ruling_10_a_claim_made_when_no_tile_is_left_is_gone() -> None:
    t = given(
        up={"village": "purple 5"},
        markers={0: "purple 2, purple 9", 1: "purple 1"},
        tiles={1: "purple 4, purple 2"},
        down=ELSEWHERE,
    )
    assert prizes(t, play(t, "call the villages"), 0) == []


def test_ruling_11_two_levels_at_once_bring_two_tiles() -> None:
    t = given(up={"village": "blue 42, blue 66"}, markers={0: TWO_IN_SEVEN}, down=ELSEWHERE)
    won = prizes(t, play(t, "call the villages"), 0)
    assert [prize for prize in won if prize.startswith("compass")] == ["compass 8", "compass 7"]


def test_ruling_11_the_second_level_comes_with_the_second_marker_in_every_region() -> None:
    t = given(
        up={"village": "blue 66"}, markers={0: f"{TWO_IN_SEVEN}, blue 42"}, tiles={0: "compass 8"}, down=ELSEWHERE
    )
    assert "compass 7" in prizes(t, play(t, "call the villages"), 0)


def test_ruling_12_a_town_without_tiles_gives_none_and_the_others_still_do() -> None:
    t = given(
        seats=3,
        up={"village": "blue 42"},
        markers={0: "blue 54, blue 30"},
        tiles={1: "blue town 3", 2: "blue town 2"},
        down=ELSEWHERE,
    )
    assert prizes(t, play(t, "call the villages"), 0) == ["blue 4", "brown town 3"]


def test_ruling_12_three_towns_connected_at_once_give_three_tiles() -> None:
    t = given(up={"village": "blue 43"}, markers={0: "blue 31, purple 21, blue 42, blue 30"}, down=ELSEWHERE)
    won = prizes(t, play(t, "call the villages"), 0)
    assert [prize for prize in won if "town" in prize] == ["blue town 3", "purple town 3", "brown town 3"]


def test_ruling_12_groups_that_meet_only_at_a_town_are_not_connected() -> None:
    t = given(up={"village": "blue 67"}, markers={0: "blue 44, red 33, red 34"}, down=ELSEWHERE)
    assert prizes(t, play(t, "call the villages"), 0) == []


def test_ruling_13_fish_count_towards_the_resource_bonus() -> None:
    t = given(up={"village": "red 23"}, goods={0: "8 corn"}, down=ELSEWHERE)
    assert prizes(t, play(t, "call the villages"), 0) == ["a fish", "amulet 8"]


def test_ruling_13_two_steps_at_once_bring_two_tiles() -> None:
    t = given(up={"corn": named(given(full="corn").down)}, goods={0: "8 wood"})
    assert prizes(t, play(t, "call the corn"), 0) == [f"amulet {value}" for value in BONUS]
    eleven = "purple 1, purple 2, purple 3, purple 4, purple 5, purple 6, purple 8, purple 9, red 23, red 24, red 25"
    t = given(up={"corn": eleven}, goods={0: "7 wood"}, down=ELSEWHERE)
    assert prizes(t, play(t, "call the corn"), 0) == ["amulet 8", "amulet 7"]


def test_ruling_14_the_last_turn_earns_in_full_and_royals_beyond_the_mark_count() -> None:
    t = given(kings=6, queens=7, up={"king": "purple 10, red 45, blue 42"}, markers={0: "red 16, red 24"})
    after = play(t, "call the kings", "stand on red 23", "stand on red 45", "stand on red 33")
    assert after.phase == OVER
    assert after.kings == 9
    assert prizes(t, after, 0) == ["a fish", "red 4", "red 2", "purple town 3", "red town 3"]
    assert len(after.markers[0]) == 5


def test_ruling_15_three_fish_are_a_set_and_two_fish_with_one_other_are_too() -> None:
    assert [sets(given(goods={0: what}), 0) for what in ("3 fish", "2 fish, 1 wood", "2 fish")] == [1, 1, 0]


def test_ruling_16_who_ties_in_points_and_goods_shares_the_victory() -> None:
    t = given(seats=3, goods={0: "1 corn", 1: "1 wood"})
    assert [rank(t, seat) for seat in range(3)] == [0, 0, 2]


def test_ruling_17_no_tile_is_declined() -> None:
    t = given(up={"village": "purple 5"}, markers={0: "purple 2, purple 9"}, down=ELSEWHERE)
    after = play(t, "call the villages")
    assert score(after, 0) == 4
    assert after.player == 1
    assert min(DOMINANCE + TOWN + MULTI + BONUS) > 0


def test_ruling_18_a_marker_takes_a_fish_from_each_harbour_it_touches(monkeypatch: pytest.MonkeyPatch) -> None:
    assert max(map(len, HARBOURS_BY)) == 1
    t = given(down=ELSEWHERE)
    (space,) = spaces("red 23")
    monkeypatch.setattr(HARBOURS_BY[space], "members", 0b11)
    take_fish(t, space)
    assert t.fish[:2] == [1, 1]
    assert owned(t, 0) == {"fish": 2}


def test_ruling_19_markers_are_no_limit() -> None:
    t = given(up={"village": named(given(full="corn").down)})
    assert len(play(t, "call the villages").markers[0]) == 111


def test_ruling_20_who_took_which_tile_lies_open_on_the_table() -> None:
    t = given(tiles={0: "compass 8", 1: "purple 4, blue town 3, amulet 8"})
    assert (t.multi[0], t.dominance[1][0], t.towns[0][0], t.bonus[0]) == (1, 2, 2, 2)
    assert t.prizes == [8, 15, 0, 0]


def test_ruling_21_face_down_tokens_are_only_counted() -> None:
    t = given(full="corn", to_pick=True)
    assert sum(t.unseen) == len(t.down)
    t = play(t, "turn over purple 1", "turn over purple 2", "turn over purple 3")
    assert mover(t) == CHANCE
    assert draws_for(t) == ALL
    for seat in (0, 1, NOBODY):
        twin = t.copy()
        resample(twin, seat, Source(1))
        assert twin == t


def test_ruling_22_the_match_stops_at_once_unless_the_round_is_to_be_finished() -> None:
    tokens = {"king": "purple 10", "corn": "purple 1, purple 2"}
    for finish_round, ends in ((0, True), (1, False)):
        t = given(seats=3, finish_round=finish_round, kings=8, queens=9, up=tokens, down=ELSEWHERE)
        t = play(t, "call the kings", "stop")
        assert (t.phase == OVER) is ends


def test_ruling_22_a_finished_round_gives_everyone_as_many_turns() -> None:
    t = given(
        seats=3, finish_round=1, kings=7, queens=8, up={"king": "purple 10", "corn": "purple 1", "wood": "blue 42"}
    )
    t = play(t, "call the kings", "stop")
    assert (t.phase, t.player) == (CALL, 1)
    t = play(t, "call the corn")
    assert (t.phase, t.player) == (CALL, 2)
    assert play(t, "call the wood").phase == OVER


def test_ruling_22_the_last_seat_ends_the_match_at_once_in_either_case() -> None:
    t = given(finish_round=1, player=1, kings=6, queens=7, up={"king": "purple 10", "corn": "purple 1"}, down=ELSEWHERE)
    assert t.phase == CALL
    t = play(t, "call the kings")
    assert t.phase == STAND
    assert play(t, "stop").phase == OVER
    assert leftover(t, 1) == t.goods[1][FISH] == 0
