"""The table as text."""

from __future__ import annotations

import pytest

from noblesse.core import Source
from noblesse.games.noblemen import box
from noblesse.games.noblemen.board.words import text
from noblesse.games.noblemen.table import Table
from noblesse.games.noblemen.tests.given import given
from noblesse.games.noblemen.tests.plies import dealt, play
from noblesse.games.noblemen.tests.test_view import walked
from noblesse.games.noblemen.view import view


def lines(t: Table, viewer: int | None = 0) -> list[str]:
    """The lines a viewer reads, each without its margin."""
    return [" ".join(line.split()) for line in text(view(t, viewer)).splitlines()]


def test_the_text_says_where_the_round_counter_is_and_whom_the_queen_favours() -> None:
    said = lines(given(space=3, decade=1, queen=2))
    assert said[0] == "decade II, space 4; next comes the first ball"
    assert said[1] == "turn of ivory; the Queen favours crimson"
    assert "turn of ivory; the Queen favours crimson; she stays where she is" in lines(given(space=9))


def test_the_text_has_titles_with_their_holders() -> None:
    said = lines(given(title="marquess"))
    assert "marquess from 10, 5 points, £2 off ivory" in said
    assert "duke from 14, 7 points, £3 off 1 free" in said
    assert "baron from 0, 0 points black, crimson, 1 free" in said


def test_the_text_has_the_market_with_what_the_viewer_pays_and_why_not() -> None:
    said = lines(given(title="earl", money=4, sold="farm folly"))
    assert "castle £5, for you £4, 3 left (no site)" in said
    assert "palace £9, for you £8, 2 left (£4 short)" in said
    assert "farm folly built by crimson" in said
    assert "garden folly £12, for you £11, 10 points; asks for 2 gardens (needs 2 gardens)" in said
    assert "castle £5, for you £4, 3 left" in lines(given(title="earl"), None)


def test_the_text_says_what_each_seat_has() -> None:
    said = lines(given(hand={1: "FFU"}, cards={1: "dowry"}, purses={1: 2}, points={1: 9}, taxed=True))
    assert "> seat 0 ivory points 0 £10 purses 0 tiles 0 cards 0 men at home 2" in said
    assert "seat 1 black points 9 £10 purses 2 tiles 3 cards 1 men at home 2" in said
    assert "baron prestige 0 taxes collected lands 0 tiles" in said


def test_the_text_has_a_map_of_each_estate() -> None:
    t = given(estate="W 0,1 0,2 1,1 1,2 U -1,0", built="chapel 1,0", men={2: "0 0,1"})
    said = lines(t)
    at = said.index("2 .. wd wd")
    assert said[at : at + 4] == ["2 .. wd wd", "1 .. wd wd", "0 ft CA CH", "-1 0 1"]
    assert said[at + 4] == "forest at 0,1 held by crimson"
    assert said[at + 5] == "castle at 0,0: 4 points once there are tiles at -1,-1 0,-1 1,-1 -1,1"


def test_the_text_has_the_viewers_tiles_and_cards_and_a_spectator_reads_nothing_of_them() -> None:
    t = given(hand="FFU", cards="dowry, tribute")
    assert "your tiles: 2 fields and a fountain" in lines(t)
    assert "your cards: Dowry and Tribute" in lines(t)
    assert not any("your" in line for line in lines(t, None))
    assert "your tiles: none" in lines(t, 1)


def test_the_text_says_what_is_being_done() -> None:
    t = play(given(hand="WWF"), "place wood at 1,0", "place wood")
    assert "the estate is expanded: 1 of 3 tiles placed; 1 tile to draw after it" in lines(t, 1)
    assert "to place: a wood" in lines(t, 1)
    trade = play(given(hand="WWF"), "take meadow")
    assert "wanted: a meadow" in lines(trade)
    assert not any(line.startswith("wanted") for line in lines(trade, 1))


def test_the_text_names_cards_that_are_looked_at_to_one_seat_only() -> None:
    t = dealt(play(given(estate="M 1,0", money=20), "build chapel", "at 1,0"))
    assert "you look at: Blackmail, Blackmail and Blackmail" in lines(t)
    assert not any("look at" in line for line in lines(t, 1))


def test_the_text_tells_a_ball() -> None:
    t = play(given(estate="U 1,0 2,0", queen=0, space=3, purses={1: 1}), "leisure")
    assert "ball 1: black has prestige 0 so far" in lines(t, 2)
    assert "ivory stands on 2" in lines(t, 2)


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_the_text_hangs_on_nothing_that_is_hidden(viewer: int | None) -> None:
    for plies in (50, 240):
        state = walked(4, plies)
        twin = state.resample(viewer, Source(plies))
        assert text(state.observation(viewer)) == text(twin.observation(viewer))


def test_at_the_end_the_text_has_all_hands() -> None:
    t = given(hand={1: "M"}, cards={1: "liaison"})
    t.phase = box.OVER
    said = lines(t)
    assert "in hand: a meadow; cards: Liaison" in said
    assert not any("next comes" in line or "needs" in line for line in said)
