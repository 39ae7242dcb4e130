"""What stands beside the board: chips, strip, tray, and the lid."""

from __future__ import annotations

import re
from importlib.resources import files
from xml.etree import ElementTree

import pytest

from noblesse.core import Source
from noblesse.core.drawing import Marks, Target
from noblesse.games.noblemen import board, box
from noblesse.games.noblemen.board import draw
from noblesse.games.noblemen.board.lid import lid
from noblesse.games.noblemen.board.slots import facts, strip, tray
from noblesse.games.noblemen.tests.given import given
from noblesse.games.noblemen.tests.test_view import walked
from noblesse.games.noblemen.view import view

ART = "/art/noblemen.svg"


def titles(drawn: str) -> list[str]:
    """What the chips say when one points at them."""
    return [quoted or bare for quoted, bare in re.findall(r'title=(?:"([^"]*)"|([^\s">]+))', drawn)]


def places(drawn: str) -> list[str]:
    """What can be asked about or chosen, in order."""
    return re.findall(r'data-place="?([\w-]+)', drawn)


def shapes(drawn: str) -> list[int]:
    """Whose shapes stand there."""
    return [int(seat) for seat in re.findall(r"#seat-(\d)", drawn)]


def test_a_seats_chips_say_what_everybody_knows_of_it() -> None:
    t = given(estate={1: "U 1,0"}, hand={1: "FF"}, cards={1: "dowry"}, purses={1: 3}, title={1: "earl"}, queen=1)
    t.landed[1] = 1
    for viewer in (0, 1, None):
        assert titles(facts(view(t, viewer), 1)) == [
            "earl, prestige 1",
            "has the Queen",
            "£10",
            "3 purses",
            "2 tiles in hand",
            "1 scandal card",
            "2 of 2 men-at-arms at home",
            "taxes open, lands acquired",
        ]


def test_the_queens_chip_says_when_she_is_locked() -> None:
    assert "has the Queen, who stays where she is" in titles(facts(view(given(space=9), 0), 2))
    assert not any("Queen" in said for said in titles(facts(view(given(), 0), 0)))


def test_while_a_ball_runs_there_are_no_titles() -> None:
    t = given()
    t.title[0] = box.NO_TITLE
    assert titles(facts(view(t, 0), 0))[0] == "no title, prestige 0"
    assert '<svg class="sign crown" aria-hidden' in facts(view(t, 0), 0), "figures stay in their columns"
    assert strip(view(t, 1))


def test_the_strip_has_all_seats_in_the_order_of_turns_from_the_viewer() -> None:
    t = given(seats=5, points={3: 41})
    assert shapes(strip(view(t, 2))) == [2, 3, 4, 0, 1]
    assert shapes(strip(view(t, None))) == [0, 1, 2, 3, 4]
    assert "<b>41</b>" in strip(view(t, 2))


def test_a_seat_in_the_strip_opens_its_estate() -> None:
    seen = view(given(), 1)
    drawn = draw(seen, Marks(seat=1), ART)
    for opener in re.findall(r"<label for=([\w-]+)", strip(seen)):
        assert f'id="{opener}"' in drawn


def test_the_strip_says_where_the_round_counter_is() -> None:
    drawn = strip(view(given(space=6, decade=1), 0))
    assert 'aria-label="Decade II, space 6"' in drawn
    assert re.search(r'<i class="?now"? title="space 6">6</i>', drawn)
    assert drawn.count("past") == 6


def test_the_tray_has_the_viewers_tiles_and_cards() -> None:
    t = given(hand="FFU", cards="dowry, tribute", under="blackmail")
    drawn = tray(view(t, 0), 0, Marks(seat=0))
    assert {"hand-0", "hand-1", "hand-2", "hand-3", "bag-0", "card-2", "card-8"} <= set(places(drawn))
    assert "card-0" not in places(drawn)
    assert not any(place.startswith("bag") for place in places(tray(view(t, 1), 1, Marks(seat=1))))


def test_what_may_be_chosen_in_the_tray_is_a_button() -> None:
    t = given(hand="FFU")
    drawn = tray(view(t, 0), 0, Marks({"hand-0": Target(box.PLACE, "Place a field", "£1")}, seat=0))
    assert re.findall(r"<button [^>]*data-place=\"?([\w-]+)", drawn) == ["hand-0"]
    assert 'aria-label="Place a field, £1"' in drawn


def test_a_spectator_has_no_tray_and_nobody_has_one_at_the_end() -> None:
    t = given(hand="FFU")
    assert tray(view(t, None)) == ""
    t.phase = box.OVER
    assert tray(view(t, 0)) == ""
    assert strip(view(t, 0)) == ""


@pytest.mark.parametrize("seats", [3, 5])
def test_slots_hang_on_nothing_that_is_hidden(seats: int) -> None:
    for plies in (40, 230):
        state = walked(seats, plies)
        for viewer in (0, 1, None):
            seen, twin = (one.observation(viewer) for one in (state, state.resample(viewer, Source(plies))))
            for seat in range(seats):
                assert facts(seen, seat) == facts(twin, seat)
            assert (strip(seen), tray(seen)) == (strip(twin), tray(twin))


def test_the_lid_is_a_picture_of_symbols_of_the_art_file() -> None:
    """Pages that show lids have the symbols of these files, but not what the board draws besides."""
    drawn, symbols = str(lid()), files(board).joinpath("art.svg").read_text(encoding="utf-8")
    assert ElementTree.fromstring(drawn).get("viewBox") == "0 0 320 160"
    for symbol in set(re.findall(r'href="#([\w-]+)"', drawn)):
        assert f'id="{symbol}"' in symbols + drawn


def test_every_sign_in_the_slots_is_named_by_the_drawing() -> None:
    seen = view(given(hand="FFUWM", cards="dowry", queen=0, men={1: "0 1,0"}, estate="U 1,0 2,0 1,1 2,1"), 0)
    drawn = draw(seen, Marks(seat=0), ART)
    slots = "".join((*(facts(seen, seat, ART) for seat in range(3)), strip(seen, ART), tray(seen, 0, None, ART)))
    for name in set(re.findall(r'href="?#([\w-]+)', slots)):
        assert re.search(rf'id="?{name}\b', drawn) or name.startswith("seat-"), name
