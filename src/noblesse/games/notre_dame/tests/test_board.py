"""What lies on the board and what may be done there, without a browser."""

from __future__ import annotations

import math
import re
from itertools import pairwise

import pytest

from noblesse.core.drawing import Marks, Target
from noblesse.games.notre_dame import board, box
from noblesse.games.notre_dame.board.pieces import OWN, SMALL
from noblesse.games.notre_dame.board.plan import Row, plan
from noblesse.games.notre_dame.board.rows import MOST_SHOWN, lay
from noblesse.games.notre_dame.board.site import sites, way
from noblesse.games.notre_dame.tests.drawn import (
    ELSEWHERE,
    decisions,
    drawn,
    far_driver,
    layer,
    marks,
)
from noblesse.games.notre_dame.tests.given import given, hiring
from noblesse.games.notre_dame.tests.test_plan import traced
from noblesse.games.notre_dame.tests.words import play
from noblesse.games.notre_dame.view import view
from tests.drawn import Elements, places

# ---- places


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_every_legal_place_of_the_city_is_on_the_board_and_nothing_else_is_clickable(seats: int) -> None:
    for table, seat in decisions(seats, 4):
        asked = marks(table, seat)
        shown = "".join(text for name, text in board.layers(view(table, seat), asked).items() if name.startswith("b-"))
        assert set(places(shown)) == {place for place in asked.legal if not place.startswith(ELSEWHERE)}


@pytest.mark.parametrize("seats", [2, 4])
def test_the_borough_alone_has_the_same_places_but_for_markets_of_others(seats: int) -> None:
    for table, seat in decisions(seats, 7):
        asked = marks(table, seat)
        seen = view(table, seat)
        alone = "".join(text for name, text in board.layers(seen, asked).items() if name.startswith("f-"))
        home = seen.borough[seat]
        mine = {f"market-{box.SPOTS * home + spot}" for spot in range(box.SPOTS)}
        wanted = {place for place in asked.legal if not place.startswith((*ELSEWHERE, "market-"))}
        assert set(places(alone)) == wanted | (mine & asked.legal.keys())


def test_every_place_of_the_city_can_be_asked_about() -> None:
    table = given(seats=4, at="Notre Dame 1")
    found = Elements(drawn(table, 0)).found
    named = {at.get("data-place") or at.get("id", "") for _, at in found}
    wanted = {f"sector-{seat}-{sector}" for seat in range(4) for sector in range(box.SECTORS)}
    wanted |= {f"market-{market}" for market in range(4 * box.SPOTS)} | {f"quay-{seat}" for seat in range(4)}
    wanted |= {"close", "sector-0-7"}
    assert wanted <= named


def test_a_place_speaks_its_name_and_what_it_brings() -> None:
    asked = Marks(legal={"sector-0-3": Target(1, "carriage house", "2 streets & more", "Send him")}, seat=0)
    text = layer(given(), "b-panes", asked=asked)
    assert 'aria-label="carriage house, 2 streets &amp; more"' in text
    assert 'data-confirm="Send him"' in text


def test_the_friend_is_a_place_where_he_may_go_along() -> None:
    table = play(hiring("fool", at="bank 1 + friend"), "hire the fool")
    asked = marks(table, 0)
    assert "friend-0" in asked.legal
    assert set(places(layer(table, "b-marks", asked=asked))) == {"friend-0"}


# ---- states


def test_markets_out_of_reach_are_veiled_while_one_drives() -> None:
    table = given(seats=4, hand="carriage house", ready=1)
    driving = play(table, "use carriage house")
    asked = marks(driving, 0)
    assert layer(driving, "b-marks", asked=asked).count("href=#u") == 4 * box.SPOTS - len(asked.legal)
    assert "href=#u" not in layer(table, "b-marks")


def test_a_market_whose_message_must_wait_has_a_lock() -> None:
    table = given(seats=3, hand="carriage house", ready=1, messages="0 IP 2, 0 ON 3, 1 IP 1", taken="0")
    driving = play(table, "use carriage house")
    text = layer(driving, "b-markets", asked=marks(driving, 0))
    assert text.count("href=#p ") == 2


def test_the_walk_follows_the_streets() -> None:
    for boroughs in (3, 4, 5):
        streets = set(box.streets(boroughs)) | {(b, a) for a, b in box.streets(boroughs)}
        for end in range(boroughs * box.SPOTS):
            steps = way(boroughs, 0, end)
            assert len(steps) - 1 == box.STREETS[boroughs][0][end]
            assert set(pairwise(steps)) <= streets


def test_a_walk_stands_behind_each_market_one_may_drive_to() -> None:
    table = far_driver()
    asked = marks(table, 0)
    assert layer(table, "b-markets", asked=asked).count("<g class=walk>") == len(asked.legal)


def test_a_card_shows_the_row_as_it_would_be() -> None:
    table = given(hand="bank, park, hotel", at="bank 2")
    text = layer(table, "b-rows0", asked=marks(table, 0))
    ghost = re.search(r"<g class=g1>(.*?</g>)</g>", text)
    assert ghost
    assert ">3</text>" in ghost[1]
    assert ("class=g5" in text, "class=g0" in text) == (True, False)


def test_without_a_marker_at_hand_no_card_promises_one() -> None:
    table = given(hand="bank, park, hotel", at="bank 2", ready=0)
    assert "class=g1" not in layer(table, "b-rows0", asked=marks(table, 0))


def test_the_last_turn_is_ringed_in_the_colour_of_its_seat() -> None:
    last = ((1, "card-0-2"), (1, "market-6"), (2, "rat-2"), (2, "person-3"))
    text = layer(given(at={1: "residence 1"}), "b-marks", asked=Marks(last=last, seat=0))
    assert (text.count("class=s1"), text.count("class=s2"), text.count("last1")) == (2, 1, 3)


def test_a_hint_and_a_question_are_ringed() -> None:
    text = layer(given(at="bank 1"), "b-marks", asked=Marks(hint="sector-0-1", about="market-2", seat=0))
    assert text.count("ring1") == 2


# ---- what lies there


def test_an_empty_sector_shows_a_hole_and_others_their_strength() -> None:
    table = given(at="bank 2, park 1 + friend")
    text = layer(table, "b-rows0")
    assert text.count("href=#D") == box.SECTORS - 2
    assert re.findall(r">(\d+)</text>", text) == ["2", "2"]
    assert (text.count("href=#m0"), text.count("href=#h0")) == (3, 1)


def test_many_markers_overlap_and_stay_within_reason() -> None:
    row = Row(100, 50, 42, 16)
    laid = lay(2, row, box.MARKERS, True, SMALL.seal)
    assert len(laid.markers) == MOST_SHOWN
    assert laid.right - laid.left < 64
    steps = [b - a for a, b in pairwise(laid.markers)]
    assert max(steps) == pytest.approx(min(steps))
    assert lay(0, row._replace(width=104, piece=40), 2, False, OWN.seal).markers[0] > laid.seal


def test_messages_show_their_kind_and_the_colour_of_their_borough() -> None:
    table = given(seats=2, messages="0 IP 3, 1 ON 4, 2 IP 1, 3 OP 2")
    text = layer(table, "b-letters")
    assert re.findall(r"href=#[lL](\d)[^>]*/><use href=#e(\d)", text) == [
        ("3", "0"),
        ("4", "2"),
        ("1", "1"),
        ("2", "3"),
    ]


def test_carriages_on_one_market_stand_apart() -> None:
    for message in ("", "0 IP 3"):
        for count in range(2, 6):
            table = given(seats=5, carriage=dict.fromkeys(range(count), "0 IP"), messages=message)
            text = layer(table, "b-carriages", None)
            found = [tuple(map(float, at)) for at in re.findall(r"translate\((\S+) (\S+?)\)", text)][:count]
            near = min(math.dist(a, b) for k, a in enumerate(found) for b in found[:k])
            assert near > 14


def test_a_carriage_comes_along_the_streets_of_its_last_drive() -> None:
    ip, on = box.SPOT_NAMES.index("IP"), box.SPOT_NAMES.index("ON")
    table = given(seats=3, carriage={0: "0 ON", 1: "1 C", 2: "2 C"})
    centre, there = (box.SPOTS * seat for seat in (1, 2)), (ip, on)
    past = (there, *((market, market) for market in centre))
    for name in ("b-carriages", "f-carriages", "c-carriages"):
        ways = re.findall(r"data-way=\"M(\S+) (\S+?)([lq][^\"]*)\"", layer(table, name, asked=Marks(past=past)))
        assert len(ways) == 1, name
        ends = traced("".join((f"M{ways[0][0]} {ways[0][1]}", ways[0][2])))[-1]
        assert math.dist(ends, (0, 0)) < 2
    assert "data-way" not in layer(table, "b-carriages")


def test_the_rat_has_a_trail_to_where_the_plague_carries_it() -> None:
    table = given(rat={0: 2, 1: 9}, at={2: "hospital 4"}, plague=4)
    assert ("trail" in layer(table, "b-quay0"), "#x" in layer(table, "b-quay0")) == (True, False)
    assert "#x" in layer(table, "b-quay1")
    assert "trail" not in layer(table, "b-quay2")


def test_the_plate_says_what_each_marker_on_notre_dame_is_worth() -> None:
    table = given(seats=4, at={0: "Notre Dame 3", 1: "Notre Dame 1"})
    for name in ("b-close", "f-close"):
        text = layer(table, name)
        assert ("each 2" in text, ">10</text>" in text) == (True, True)
    assert "each" not in layer(given(seats=4), "b-close")


def test_a_borough_without_owner_has_a_plain_edge_and_its_seal() -> None:
    table = given(seats=2)
    assert layer(table, "b-owners").count("bare") == 2
    assert re.findall(r"href=#([em]\d)", layer(table, "b-signs")) == ["m0", "e2", "m1", "e3"]


def test_the_streets_of_the_borough_alone_lead_to_the_neighbours() -> None:
    assert re.findall(r"href=#e(\d)", layer(given(seats=4), "f-signs", 3)) == ["0", "0", "2", "2"]
    assert re.findall(r"href=#e(\d)", layer(given(seats=2), "f-signs", 1)) == ["3", "3", "2", "2"]


def test_the_own_borough_lies_at_the_bottom_and_a_spectator_sees_equal_ones() -> None:
    table = given(seats=5)
    for seat in range(5):
        city, alone, narrow = sites(view(table, seat))
        assert (city.offset(city.homes[seat]), city.plan.name, alone.plan.name) == (0, "5", "flat")
        assert (narrow.offset(narrow.homes[seat]), narrow.plan.name) == (0, "5t")
    city, narrow = sites(view(table, None))
    assert (city.first, city.plan, narrow.plan.name) == (0, plan(5, True), "5t")


def test_no_layer_shows_what_the_viewer_may_not_know() -> None:
    table = given(seats=3, hand={0: "bank, park, hotel", 1: "hospital, residence, bank"})
    other = given(seats=3, hand={0: "bank, park, hotel", 1: "residence, hotel, trusted friend"})
    assert board.layers(view(table, 0), marks(table, 0)) == board.layers(view(other, 0), marks(other, 0))
