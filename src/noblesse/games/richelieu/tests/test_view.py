"""Who may see what, and what follows from it."""

from __future__ import annotations

import dataclasses

import pytest

import noblesse
from noblesse.core import CHANCE, Source, State
from noblesse.core.sets import add
from noblesse.games.richelieu import box, knowledge, rules
from noblesse.games.richelieu.knowledge import Lot, Share
from noblesse.games.richelieu.table import Table
from noblesse.games.richelieu.tests.given import given
from noblesse.games.richelieu.tests.words import do
from noblesse.games.richelieu.view import NOTHING, View, changed, view

GAME = noblesse.load("richelieu")
SECRET = {
    "viewer",
    "keeps",
    "money",
    "jewels",
    "value",
    "known",
    "may_be",
    "so_far",
    "least",
    "most",
    "shares",
    "ahead",
    "sure",
    "screen",
    "lots",
    "picked",
    "faces",
    "scores",
    "points",
}
"""Fields that differ between viewers."""
SHEETS = {1: ("R01: A3d B2d - C1", "H1: B-2d - - - A2")}


def walked(seats: int, plies: int, seed: int = 1, **options: str) -> State:
    """A match after so many random plies."""
    state, source = GAME.new_state(seats, plain=True, **options), Source(seed)
    for _ in range(plies):
        if state.current_player() == CHANCE:
            state.sample_chance(source)
        else:
            actions = state.legal_actions()
            state.apply(actions[source.below(len(actions))])
    return state


def lay_before(t: Table, *spots: int) -> None:
    """These face-down agents were laid before their colour took agents back once."""
    for where in spots:
        t.backs[t.who[where]] = 1
    for where in range(box.SPOTS):
        if t.who[where] < box.COLOURS and t.backs[t.who[where]]:
            t.since[where] = int(where not in spots)


def test_a_seat_sees_its_own_agents_that_lie_face_down_and_nobody_elses() -> None:
    t = given(boxes=SHEETS)
    mine, theirs, nobodys = (view(t, viewer) for viewer in (0, 1, None))
    assert [seen.value[0] for seen in (mine, theirs, nobodys)] == [3, None, None]
    assert [seen.value[1] for seen in (mine, theirs, nobodys)] == [None, 2, None]
    assert [seen.value[3] for seen in (mine, theirs, nobodys)] == [1, 1, 1]
    assert mine.known[0]
    assert not mine.up[0]


def test_an_agent_face_down_may_be_whatever_its_colour_has_left() -> None:
    t = given(boxes=SHEETS, city={"B": "3 3 -2"})
    assert view(t, 0).may_be[1] == (-2, 1, 2)
    assert view(t, 1).may_be[1] == (2,)
    assert view(t, 0).may_be[2] == ()


def test_a_value_that_only_one_kind_is_left_for_is_known_to_all() -> None:
    t = given(boxes={1: ("R01: B3d", "H1")}, city={"B": "-2 -2 1 1 1 2 2 2"})
    assert [view(t, viewer).value[0] for viewer in (0, 1, None)] == [3, 3, 3]
    assert not view(t, 0).up[0]


def test_values_from_before_a_take_back_are_known_together_but_not_which_is_which() -> None:
    t = given(boxes={1: ("R01: B3d B-2d", "H1: B2d")})
    lay_before(t, 0, 1)
    seen = view(t, 0)
    assert seen.lots == (Lot(1, (0, 1), (1, 0, 0, 1)),)
    assert seen.may_be[0] == seen.may_be[1] == (-2, 3)
    assert (seen.least[0], seen.most[0]) == (1, 1)
    assert seen.may_be[5] == (-2, 1, 2, 3)
    assert view(t, 1).lots == ()


def test_a_single_value_from_before_a_take_back_is_known() -> None:
    t = given(boxes={1: ("R01: B-2d", "H1")})
    lay_before(t, 0)
    assert view(t, None).value[0] == -2


def test_pawns_count_three_for_the_sheet_and_for_nobody() -> None:
    seen = view(given(boxes={1: ("R01: Q A1", "H1: G")}), 1)
    assert seen.pawns == (0, 5)
    assert (seen.so_far[0], seen.least[0], seen.most[0]) == (3, 1, 6)
    assert seen.so_far[1] == 3
    assert seen.shares[0] == (Share(0, 0, 1),)


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_what_a_sheet_adds_up_to_lies_in_its_range(viewer: int | None) -> None:
    for seed in range(4):
        t = walked(3, 120 + 7 * seed, seed).table
        seen = view(t, viewer)
        for place in range(box.BOXES * box.SIDES):
            assert seen.least[place] <= rules.total(t, place) <= seen.most[place]


def test_the_range_does_not_count_the_same_agent_twice() -> None:
    t = given(boxes={1: ("R01: B1d B1d B1d", "H1")})
    seen = view(t, 0)
    assert (seen.least[0], seen.most[0]) == (-2 - 2 + 1, 3 + 3 + 2)


def test_contributions_stand_in_the_order_that_would_count() -> None:
    seen = view(given(boxes={1: ("R02: C1u B3d A2u D2u", "H1")}), 0)
    assert [row.colour for row in seen.shares[0]] == [0, 3, 2, 1]


def test_a_tie_so_far_is_the_cardinals_and_an_empty_box_nobodys() -> None:
    seen = view(given(boxes={1: ("R01: - - - A2", "H1: - - - - B2")}), 0)
    assert seen.ahead[0] == box.CARDINALS
    assert seen.ahead[1] == NOTHING
    assert not seen.sure[1]


def test_who_is_ahead_is_sure_when_the_ranges_do_not_overlap() -> None:
    boxes = {1: ("R01: A3u A3u B1d", "H1: - - - - B2"), 2: ("R03", "H2: B1d A3u")}
    seen = view(given(boxes=boxes), 2)
    assert (seen.ahead[0], seen.sure[0]) == (0, True)
    assert (seen.ahead[1], seen.sure[1]) == (1, True)
    boxes[2] = ("R03: B1u", "H2: B1d A3u")
    assert not view(given(boxes=boxes), 2).sure[1]


def test_money_and_jewels_are_hidden_unless_the_option_says_otherwise() -> None:
    t = given(money={0: 5, 1: 9, 2: 7, 3: 7}, jewels={0: 1, 1: 0, 2: 2, 3: 2})
    seen = view(t, 0)
    assert (seen.money, seen.jewels) == ((5, None, None, None), (1, None, None, None))
    t.open_money = 1
    seen = view(t, 0)
    assert (seen.money, seen.jewels) == ((5, 9, 7, 7), (1, 0, 2, 2))
    assert None not in seen.scores
    assert NOTHING not in seen.ranks


def test_won_sheets_of_others_are_backs() -> None:
    seen = view(given(taken={0: "R01 E1", 1: "R02 R04 E2"}), 0)
    assert seen.taken == ((1, 1), (2, 1), (0, 0), (0, 0))
    assert seen.faces == ((box.SHEET_NAMES.index("R01"), box.SHEET_NAMES.index("E1")), None, None, None)


def test_a_seat_sees_its_own_score_and_a_spectator_none_before_the_end() -> None:
    t = given(prestige={0: 6, 1: 9}, taken={0: "R01 E1"})
    assert view(t, 0).scores == (6 + 1 + 8 + 1 + 2 * 4, None, None, None)
    assert view(t, None).scores == (None,) * 4
    t.phase = box.OVER
    seen = view(t, None)
    assert seen.scores == tuple(rules.score(t, seat) for seat in range(4))
    assert seen.ranks == tuple(rules.rank(t, seat) for seat in range(4))


def test_the_value_of_an_agent_in_hand_is_its_owners() -> None:
    t = do(given(), "agent 3")
    mine, theirs = view(t, 0), view(t, 1)
    assert (mine.in_hand, theirs.in_hand) == (0, 0)
    assert (mine.picked, theirs.picked) == (3, box.NO_KIND)
    assert theirs.behind[0] == 10
    assert mine.pays


def test_how_many_actions_each_seat_would_have_is_said() -> None:
    seen = view(given(prestige={0: 6, 1: 7, 2: 8}, actions=2), 0)
    assert seen.would == (2, 1, 1, 2)
    assert (seen.actions, seen.acted) == (2, 0)


def test_each_of_two_players_sees_its_own_neutral_colour_only() -> None:
    t = given(seats=2, boxes={1: ("R01: C2d D1d", "H1")})
    mine, theirs = view(t, 0), view(t, 1)
    assert (mine.value[:2], theirs.value[:2]) == ((2, None), (None, 1))
    assert (mine.keeper, mine.keeps) == ((0, 1, 0, 1), (True, False, True, False))
    assert mine.screen[3] is None
    assert mine.screen[2] == (1, 3, 2, 0)


def test_the_one_neutral_colour_lies_open_to_everybody() -> None:
    t = given(seats=2, neutrals="one", boxes={1: ("R01: C2d", "H1")})
    for viewer in (0, 1, None):
        seen = view(t, viewer)
        assert seen.value[0] == 2
        assert seen.screen[2] == (1, 3, 2, 0)
        assert (seen.colours, seen.keeper[2]) == (3, NOTHING)


def test_a_settled_box_is_frozen_and_its_fields_are_not_available() -> None:
    t = given()
    t.due[0] = 1
    seen = view(t, 0)
    assert (seen.frozen, seen.due) == ((False, True, False), (1,))
    assert not any(seen.available[box.BOX : 2 * box.BOX])
    assert seen.available[0]


def test_before_the_first_turn_nothing_is_being_resolved() -> None:
    seen = view(walked(4, 2).table, None)
    assert seen.resolving == box.NO_BOX
    assert seen.frozen == (False,) * box.BOXES
    assert seen.price[-1] == NOTHING


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_view_depends_on_nothing_that_is_dealt_anew(seats: int) -> None:
    for plies in (40, 110, 190):
        state = walked(seats, plies, plies)
        for viewer in (0, 1, None):
            assert state.observation(viewer) == state.resample(viewer, Source(plies)).observation(viewer)


def test_what_is_known_is_what_stays_when_hidden_values_are_dealt_anew() -> None:
    state = walked(2, 150)
    twins = [state.resample(0, Source(seed)).table for seed in range(40)]
    for where in range(box.SPOTS):
        if state.table.who[where] < box.COLOURS:
            dealt = {box.VALUES[twin.kind[where]] for twin in twins}
            assert dealt == set(knowledge.may_be(state.table, 0, where))


def test_what_is_open_looks_the_same_to_all() -> None:
    t = walked(4, 130).table
    views = [dataclasses.asdict(view(t, viewer)) for viewer in (0, 1, None)]
    for name in views[0]:
        same = all(seen[name] == views[0][name] for seen in views)
        assert same or name in SECRET, name


def test_spots_that_look_different_have_changed() -> None:
    before = given(boxes=SHEETS)
    after = before.copy()
    after.who[2], after.kind[2] = 0, 1
    add(after.up, 0)
    assert changed(view(before, 1), view(after, 1)) == ("spot-0", "spot-2")
    assert changed(view(before, 1), view(before, 1)) == ()


def seen_by(t: Table) -> View:
    """What seat 0 sees."""
    return view(t, 0)


def test_sheets_still_to_come_are_known_but_not_their_order() -> None:
    seen = seen_by(given())
    assert (seen.stack, seen.resolved) == (10, 0)
    assert len(seen.to_come) == 20
    assert not set(seen.to_come) & set(seen.sheet)
