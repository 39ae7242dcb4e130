"""Who may see what, and what follows from it."""

from __future__ import annotations

import dataclasses

import pytest

import noblesse
from noblesse.core import CHANCE, Source, State
from noblesse.games.noblemen import box, rules
from noblesse.games.noblemen.box import CASTLE, FOLLY, FOUNTAIN, PALACE, WOOD
from noblesse.games.noblemen.table import Table
from noblesse.games.noblemen.tests.given import cell, given, new_table
from noblesse.games.noblemen.tests.plies import dealt, play
from noblesse.games.noblemen.view import NOTHING, View, view

GAME = noblesse.load("noblemen")
SECRET = {"viewer", "hand", "hands", "in_hand", "bag", "cards", "cards_of", "under", "drawn", "held"}
"""Fields that differ between viewers; prices and reasons do, too, as those of whoever looks."""
OWN = {"price", "why"}


def walked(seats: int, plies: int, seed: int = 1, **options: str) -> State:
    """A match after so many random plies, in which tiles are placed rather often."""
    state, source = GAME.new_state(seats, plain=True, **options), Source(seed)
    for _ in range(plies):
        if state.is_terminal():
            break
        if state.current_player() == CHANCE:
            state.sample_chance(source)
        else:
            actions = state.legal_actions()
            liked = [action for action in actions if box.PLACE <= action < box.BRIBE]
            actions = liked if liked and source.below(3) else actions
            state.apply(actions[source.below(len(actions))])
    return state


def seen_by(t: Table, viewer: int | None = 0) -> View:
    """What a viewer sees, seat 0 unless said."""
    return view(t, viewer)


def test_tiles_in_hand_are_seen_by_their_owner_and_counted_by_all() -> None:
    t = given(hand={0: "FFU", 1: "M"})
    mine, theirs, nobodys = (view(t, viewer) for viewer in (0, 1, None))
    assert (mine.hand, theirs.hand, nobodys.hand) == ((2, 0, 1, 0), (0, 0, 0, 1), None)
    assert mine.hands == ((2, 0, 1, 0), None, None)
    assert mine.in_hand == theirs.in_hand == nobodys.in_hand == (3, 1, 0)


def test_the_bag_is_seen_by_whoever_has_the_turn() -> None:
    t = given(player=1, hand={1: "M"})
    assert [view(t, viewer).bag is None for viewer in (0, 1, None)] == [True, False, True]
    assert view(t, 1).bag == (62, 48, 44, 44)
    assert view(t, 0).in_bag == 198


def test_while_tiles_are_chosen_nobody_sees_how_many_others_have_taken() -> None:
    t = play(new_table(3), "seat 0 begins", "choose 3", "choose 2")
    mine, theirs = view(t, 0), view(t, 1)
    assert mine.hand == (3, 2, 0, 0)
    assert (mine.in_hand, theirs.in_hand) == ((5, 0, 0), (0, 0, 0))
    assert (mine.in_bag, mine.bag) == (0, None)
    assert mine.awaits == (0, 1, 2)


def test_cards_are_seen_by_their_owner_and_counted_by_all() -> None:
    t = given(cards={0: "dowry, dowry", 1: "blackmail"})
    assert view(t, 0).cards == (0, 0, 2, 0, 0, 0, 0, 0, 0, 0)
    assert [row is None for row in view(t, 0).cards_of] == [False, True, True]
    assert view(t, None).in_cards == (2, 1, 0)
    assert view(t, None).stack == 32


def test_cards_that_are_looked_at_are_seen_by_one_seat() -> None:
    t = dealt(play(given(estate="M 1,0", money=20), "build chapel", "at 1,0"))
    mine, theirs = view(t, 0), view(t, 1)
    assert mine.drawn == (box.BLACKMAIL,) * 3
    assert theirs.drawn is None
    assert (theirs.in_drawn, theirs.phase) == (3, box.KEEP_ONE)


def test_who_put_cards_under_the_stack_knows_them() -> None:
    t = play(dealt(play(given(estate="M 1,0", money=20, under="dowry"), "build chapel", "at 1,0")), "keep first")
    assert view(t, 0).under == (box.DOWRY, box.BLACKMAIL, box.BLACKMAIL)
    assert view(t, 1).under == view(t, None).under == (box.DOWRY, None, None)


def test_the_tile_wanted_in_a_trade_is_secret_and_one_to_be_placed_is_not() -> None:
    trade = play(given(hand="FFW"), "take meadow", "give field")
    assert [view(trade, viewer).held for viewer in (0, 1)] == [box.MEADOW, box.NO_KIND]
    assert view(trade, 1).placed == 1
    placing = play(given(hand="FFW"), "place wood")
    assert [view(placing, viewer).held for viewer in (0, 1)] == [box.WOOD, box.WOOD]


def test_at_the_end_all_lies_open() -> None:
    t = given(hand={0: "FFU", 1: "M"}, cards={1: "liaison"}, under="dowry")
    t.phase, t.knows[0] = box.OVER, 1
    seen = view(t, None)
    assert seen.over
    assert seen.hands == ((2, 0, 1, 0), (0, 0, 0, 1), (0, 0, 0, 0))
    assert seen.cards_of[1] is not None
    assert seen.bag is not None
    assert seen.under == (box.DOWRY,)


def test_prices_are_those_of_the_viewers_title() -> None:
    t = given(money={0: 3, 1: 30}, title={0: "duke", 1: "earl"})
    assert seen_by(t).prices == (5, 9, 4, 12, 12, 12, 12)
    assert view(t, 0).price == (2, 6, 1, 9, 9, 9, 9)
    assert view(t, 1).price == (4, 8, 3, 11, 11, 11, 11)
    assert view(t, None).price == view(t, 0).price


def test_while_titles_are_given_back_nobody_saves_anything() -> None:
    t = given(title="duke")
    t.title[0] = box.NO_TITLE
    assert view(t, 0).price == view(t, 0).prices


def test_why_something_cannot_be_built_is_said_in_a_few_words() -> None:
    t = given(money=5, market={"chapel": 0}, sold="farm folly")
    assert view(t, 0).why == (
        "no site",
        "£4 short",
        "sold",
        "needs 2 forests",
        "built",
        "needs 2 gardens",
        "needs one of each",
    )
    rich = given(estate="M 1,0 2,0 W 0,1 0,2 1,1 1,2 2,1 2,2", money=50)
    assert view(rich, 0).why[:4] == ("", "", "", "")


@pytest.mark.parametrize("seats", [3, 5])
def test_what_cannot_be_built_has_a_reason_and_nothing_else_has(seats: int) -> None:
    for plies in (60, 200, 400):
        t = walked(seats, plies, plies).table
        for seat in range(seats):
            if t.title[seat] != box.NO_TITLE:
                able = [rules.may_build(t, seat, build) for build in range(box.BUILDS)]
                assert [not why for why in view(t, seat).why] == able


def test_what_is_sold_out_has_no_price() -> None:
    seen = view(given(market={"castle": 0}, sold="grand folly"), 0)
    assert (seen.prices[CASTLE], seen.price[CASTLE]) == (NOTHING, NOTHING)
    assert seen.prices[-1] == NOTHING
    assert seen.folly_points == 10


def test_an_estate_is_told_by_cells() -> None:
    t = given(
        estate="W 0,1 0,2 1,1 1,2 M 1,0",
        built="chapel 1,0, forest folly -1,0",
        men={1: "0 0,1"},
    )
    seen = view(t, 2)
    assert seen.tiles[0][0] == (cell("-1,0"), box.MEADOW)
    assert (cell("0,1"), box.WOOD) in seen.tiles[0]
    assert seen.built[0] == (
        (cell("-1,0"), FOLLY, 0),
        (cell("0,0"), CASTLE, NOTHING),
        (cell("1,0"), box.CHAPEL, NOTHING),
    )
    assert seen.areas[0] == ((cell("0,1"), WOOD, box.MEN),)
    assert seen.man_of == (5, 5, 0, 5, 5, 5)


def test_castles_and_palaces_say_what_they_score_and_what_they_lack() -> None:
    t = given(estate="M 1,0 1,1 F 0,1 -1,1 -1,0 -1,-1 0,-1 1,-1", built="chapel 1,0, palace 0,0, castle 3,0")
    seen = view(t, None).scores_now[0]
    assert seen[0] == (cell("0,0"), 7, True, ())
    assert seen[1][:3] == (cell("3,0"), 3, False)
    assert cell("2,0") in seen[1][3]
    assert len(seen[1][3]) == 8


def test_standing_is_what_a_ball_would_begin_with() -> None:
    t = given(estate={1: "U 1,0 2,0 1,1 2,1"}, built={1: "palace 0,0"}, men={2: "1 1,0"})
    assert view(t, 0).standing == (0, 6, 2)
    assert [box.AREA_NAMES[kind] for _, kind, _ in view(t, 0).areas[1]] == [box.AREA_NAMES[FOUNTAIN]]
    assert view(t, 0).built[1][0][1] == PALACE


def test_taxes_and_lands_say_what_they_would_bring() -> None:
    t = given(estate="F 1,0 2,0 1,1 2,1 W -1,0")
    assert (view(t, 1).taxes, view(t, 1).lands) == ((6, 0, 0), (1, 0, 0))


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_view_hangs_on_nothing_that_is_dealt_anew(seats: int) -> None:
    for plies in (20, 110, 290):
        state = walked(seats, plies, plies)
        for viewer in (0, 1, None):
            assert state.observation(viewer) == state.resample(viewer, Source(plies)).observation(viewer)


def test_what_is_open_looks_the_same_to_all() -> None:
    t = walked(4, 230).table
    views = [dataclasses.asdict(view(t, viewer)) for viewer in (0, 1, None)]
    for name in views[0]:
        same = all(seen[name] == views[0][name] for seen in views)
        assert same or name in SECRET | OWN, name


@pytest.mark.parametrize("seats", [3, 5])
def test_what_is_said_to_surround_is_what_the_rules_say(seats: int) -> None:
    for seed in range(3):
        t = walked(seats, 500, seed).table
        for seat, structures in enumerate(view(t, None).scores_now):
            kinds = (CASTLE, PALACE)
            sure = sum(points for _, points, surrounded, _ in structures if surrounded)
            assert sure == sum(rules.points_of(t, seat, kind) for kind in kinds)
