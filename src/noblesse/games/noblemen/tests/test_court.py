"""The plates of the court as they are drawn: dial, titles, church, market, rivals; what they say and what they hide."""

from __future__ import annotations

import re
from itertools import pairwise
from xml.etree import ElementTree

import pytest

from noblesse.core import Seat
from noblesse.core.drawing import Marks, Target
from noblesse.games.noblemen import board, box
from noblesse.games.noblemen.board import church, court, dial, market, rivals, titles
from noblesse.games.noblemen.board.stairs import BANDS, FLOOR, LAST, TOP, foot, waiting
from noblesse.games.noblemen.table import Table
from noblesse.games.noblemen.tests.drawings import decisions, layers, marks
from noblesse.games.noblemen.tests.given import given
from noblesse.games.noblemen.view import View, view
from tests.drawn import Elements, places

PLATES = ("b-dial", "b-titles", "b-church", "b-market", "b-rivals", "b-ball")
NAMED = Marks(names=("Ann", "Ben <b>", "Cyd"))


def words(html: str) -> str:
    """What one reads."""
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", html)).strip()


def seen(t: Table, viewer: Seat | None = 0) -> View:
    return view(t, viewer)


# ---- places, secrets, form


@pytest.mark.parametrize(("seats", "seed"), [(3, 2), (4, 5), (5, 1)])
def test_every_plate_is_well_formed_and_offers_what_may_be_done_there(seats: int, seed: int) -> None:
    kinds = ("church", "build", "bribe", "rival")
    for table, seat in decisions(seats, seed):
        asked = marks(table, seat)
        drawn = layers(table, seat, asked)
        shown = "".join(drawn[name] for name in PLATES)
        Elements(shown)
        wanted = [place for place in asked.legal if place.split("-")[0] in kinds]
        assert sorted(place for place in places(shown) if place.split("-")[0] in kinds) == sorted(wanted)
        assert " style=" not in shown


@pytest.mark.parametrize("viewer", [0, None])
def test_no_plate_shows_what_the_viewer_may_not_know(viewer: Seat | None) -> None:
    one = given(hand={1: "FFW", 2: "U"}, cards={1: "dowry, blackmail"})
    other = given(hand={1: "MUW", 2: "M"}, cards={1: "tribute, liaison"})
    for name in PLATES:
        assert layers(one, viewer)[name] == layers(other, viewer)[name]


def test_names_are_written_as_they_are_and_never_as_markup() -> None:
    t = given(queen=1, space=4)
    shown = "".join(str(board.layers(seen(t), NAMED)[name]) for name in PLATES)
    assert "Ben &lt;b&gt;" in shown
    assert "Ben <b>" not in shown
    Elements(shown)


def test_without_names_seats_are_called_by_their_colours() -> None:
    assert words(rivals.draw(seen(given()), Marks())).startswith("Black")


def test_every_piece_of_the_court_is_in_the_art() -> None:
    kept = set(re.findall(r'id="([^"]+)"', board.art()))
    assert {name for _, name in re.findall(r'href="?(art)#([\w-]+)', court.pieces("art"))} <= kept
    inner = set(re.findall(r'href="#([\w-]+)"', court.symbols()))
    assert inner <= kept
    ElementTree.fromstring(f"<svg>{court.symbols()}</svg>")


# ---- dial


@pytest.mark.parametrize(
    ("space", "says"),
    [
        (0, "+1 , then space 2"),
        (3, "+1 , then a ball"),
        (9, "+1 , then scoring"),
        (4, "now a ball"),
        (10, "now scoring"),
    ],
)
def test_the_dial_says_what_the_next_step_does(space: int, says: str) -> None:
    t = given(queen=1, space=space)
    assert words(dial.draw(seen(t), NAMED)).endswith(f"The Queen favours Ben &lt;b&gt; {says}")


def test_the_dial_locks_the_queen_on_the_space_after_the_second_ball() -> None:
    assert "She stays where she is." in dial.draw(seen(given(space=9)), Marks())
    assert "She stays where she is." not in dial.draw(seen(given(space=7)), Marks())


# ---- titles


def test_the_ladder_has_a_seat_where_it_would_stand_and_a_bar_to_where_its_purses_take_it() -> None:
    t = given(estate={0: "U 1,0 2,0 3,0", 1: "U 1,0"}, purses={0: 2, 1: 30})
    shown = titles.draw(seen(t), Marks())
    assert 'title="You: 3 prestige, 5 with all purses"' in shown
    assert '<i class="reach s0 v3 h5 k0"></i>' in shown
    assert f'<i class="reach s1 v1 h{LAST} k1"></i>' in shown


def test_the_ladder_shows_who_holds_a_title_and_which_are_free() -> None:
    shown = titles.draw(seen(given(title={1: "earl"})), NAMED)
    earl, viscount = (re.findall(rf'<div class="rank d{k} .*?</div>', shown)[0] for k in (2, 3))
    assert ("Ben &lt;b&gt;: earl" in earl, earl.count("badge free"), viscount.count("badge free")) == (True, 0, 1)


def test_prestige_beyond_the_ladder_is_told_in_figures() -> None:
    wide = "U " + " ".join(f"{x},{y}" for x in range(1, 6) for y in range(3))
    t = given(estate=wide)
    high = view(t, 0).standing[0]
    assert high > LAST
    assert f'class="v{LAST} k0 s0"' in titles.draw(seen(t), Marks())
    assert f"<em>{high}</em>" in titles.draw(seen(t), Marks())


def test_the_steps_of_the_titles_lie_side_by_side() -> None:
    assert [(band.first, band.last) for band in BANDS] == [(14, 16), (10, 13), (6, 9), (2, 5), (0, 1)]


# ---- church and purses


def test_windows_are_glazed_from_the_foot_and_say_when_they_are_full() -> None:
    shown = church.draw(seen(given(church="FFFW")), Marks())
    assert [f"#j0{k}" in shown for k in range(3)] == [True] * 3
    assert ("#j10" in shown, "#j11" in shown) == (True, False)
    assert words(shown).startswith("Church 1 point a tile full Wood Fountain Meadow")


def test_a_window_that_is_not_full_shows_its_tile_too_and_stands_whole_in_its_box() -> None:
    shown = church.draw(seen(given(church="FFFW")), Marks())
    assert re.findall(r'class="kind"[^>]*><use href="#(\w)1"', shown) == ["w", "u", "m"]
    assert re.findall(r'<svg viewBox="([^"]*)" aria-hidden="true"><use href="#jw"', shown) == ["0 0 52 99"] * box.KINDS


def test_purses_that_are_gone_leave_holes_and_the_first_may_be_bought() -> None:
    t = given(purses={1: 17}, money=5)
    shown = church.draw(seen(t), marks(t, 0))
    assert shown.count("<i></i>") == 17
    assert [place for place in places(shown) if place.startswith("bribe")] == ["bribe-1", "bribe-2"]


# ---- market


def test_the_market_shows_what_i_pay_today_and_why_i_cannot() -> None:
    t = given(money=5, title="earl", estate="M 1,0 2,0")
    shown = market.draw(seen(t), Marks())
    chapel, palace = (re.findall(rf'data-place="build-{k}".*?pay">(.*?)</p>', shown)[0] for k in (2, 1))
    assert (words(chapel), 'class="cost"' in chapel) == ("£3", True)
    assert (words(palace), 'class="cost bare"' in palace) == ("£8 £3 short", True)
    assert "Earl: £1 off" in shown


def test_sold_pieces_are_dotted_and_the_next_one_is_framed() -> None:
    shown = market.draw(seen(given(market={"castle": 1})), Marks())
    castle = re.findall(r'data-place="build-0".*?pay', shown)[0]
    assert re.findall(r'<i class="(\w+)">(\d+)</i>', castle) == [("gone", "5"), ("gone", "6"), ("next", "7")]
    assert "sold" in market.draw(seen(given(market={"castle": 0})), Marks())


def test_follies_say_what_they_ask_for_and_who_has_built_them() -> None:
    shown = market.draw(seen(given(sold="farm folly", money=30)), Marks())
    assert "next: 10 points" in shown
    assert 'class="folly built s2" data-place="build-4"' in shown
    assert 'title="Forest folly: asks for 2 forests"' in shown


def test_a_folly_is_short_of_money_before_it_is_short_of_areas() -> None:
    t = given(money=3, estate="F 1,0 2,0 3,0 1,1 2,1 3,1 M -1,0")
    assert "£9 short" in market.draw(seen(t), Marks())


def test_a_structure_one_may_build_is_a_button_that_says_what_it_is() -> None:
    asked = Marks(legal={"build-2": Target(7, "build a chapel: £4", "3 cards, keep 1")})
    shown = market.draw(seen(given()), asked)
    assert 'data-place="build-2" data-action=7 aria-label="build a chapel: £4, 3 cards, keep 1"' in shown


# ---- rivals


def test_rivals_stand_in_the_order_of_their_turns() -> None:
    shown = rivals.draw(seen(given(seats=4), 2), Marks())
    assert re.findall(r'data-place="rival-(\d)"', shown) == ["3", "0", "1"]


def test_a_spectator_sees_all_seats() -> None:
    assert len(re.findall(r'data-place="rival-\d"', rivals.draw(seen(given(seats=5), None), Marks()))) == 5


def test_a_plate_tells_money_purses_tiles_cards_men_and_used_seals() -> None:
    t = given(player=1, money={1: 7}, purses={1: 3}, hand={1: "FFW"}, cards={1: "dowry"}, taxed=True)
    shown = rivals.draw(seen(t, 0), Marks())
    for says in ("£7", "3 purses", "3 tiles in hand", "1 scandal card", "2 of 2 men-at-arms at home"):
        assert f'title="{says}"' in shown
    assert 'title="taxes collected, lands open"' in shown


def test_an_estate_opens_by_a_label_unless_it_is_a_target() -> None:
    assert '<label class="acre" data-place="rival-1" for="plot-1-' in rivals.draw(seen(given()), Marks())
    asked = Marks(legal={"rival-1": Target(3, "visit black")})
    shown = rivals.draw(seen(given()), asked)
    assert '<button type="button" class="acre" data-place="rival-1" data-action=3' in shown
    assert 'for="plot-1-' not in shown


# ---- the staircase


def test_each_step_is_higher_than_the_one_before() -> None:
    feet = [foot(step) for step in range(LAST + 1)]
    assert all(a.x < b.x and a.y > b.y for a, b in pairwise(feet))
    assert feet[0].y <= FLOOR


def test_who_is_beyond_the_last_step_stands_on_the_landing() -> None:
    assert {foot(step).y for step in range(LAST + 1, LAST + 6)} == {TOP - 3}
    assert len({foot(LAST + 1 + k) for k in range(4)}) == 4


def test_there_is_room_on_the_floor_for_everybody() -> None:
    assert len({foot(0, nth) for nth in range(box.MOST_SEATS)}) == box.MOST_SEATS
    assert all(waiting(nth).x > 20 for nth in range(box.MOST_SEATS - 1))
