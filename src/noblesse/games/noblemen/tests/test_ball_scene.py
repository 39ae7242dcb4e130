"""The ball as a scene: who stands where, what one may bring and where that leads, and how it is left."""

from __future__ import annotations

import re
from typing import Any

import pytest

from noblesse.core import Ply, Seat
from noblesse.core.drawing import Marks
from noblesse.games.noblemen import box, rules
from noblesse.games.noblemen.board import ball
from noblesse.games.noblemen.board.guests import (
    WAITS,
    asked,
    ball_of,
    guests,
    offers,
)
from noblesse.games.noblemen.board.people import HALL, HOUSE
from noblesse.games.noblemen.memory import Memory, remember
from noblesse.games.noblemen.notation import read
from noblesse.games.noblemen.table import Table
from noblesse.games.noblemen.tests.drawings import marks
from noblesse.games.noblemen.tests.given import given
from noblesse.games.noblemen.view import View, view
from tests.drawn import Elements, places

FOUR = {0: "U 1,0 2,0 3,0 1,1 2,1", 1: "U 1,0", 2: "U 1,0 2,0"}


def at_ball(t: Table, *texts: str, viewer: Seat | None = 0) -> tuple[View, Marks]:
    """What a viewer sees after these plies, and remembers."""
    memory: Memory | None = None
    for text in texts:
        before, seat = t.copy(), rules.mover(t)
        action = read(t, seat, text)
        rules.apply(t, seat, action)
        memory = remember(memory, Ply(before, seat, action), t, viewer)
    legal = {} if viewer is None else marks(t, viewer).legal
    return view(t, viewer), Marks(legal=legal, seat=viewer, past=memory)


def invited(**what: Any) -> Table:
    """The turn that is going on ends with a ball."""
    return given(queen=0, space=3, estate=FOUR, **what)


def drawn(t: Table, *texts: str, viewer: Seat | None = 0) -> str:
    seen, asked_ = at_ball(t, *texts, viewer=viewer)
    text = ball.draw(seen, asked_)
    Elements(text)
    return text


# ---- where one lands


def stands(stood: dict[Seat, int], seats: int = 3) -> Table:
    """A ball at which these stand, and seat 0 is asked."""
    t = given(seats=seats)
    for seat in range(seats):
        t.title[seat], t.stood[seat] = box.NO_TITLE, stood.get(seat, box.NOT_ANNOUNCED)
    t.guests, t.asked = seats - len(stood), 0
    return t


@pytest.mark.parametrize(
    ("stood", "prestige", "step"), [({}, 5, 5), ({1: 5}, 5, 4), ({1: 5, 2: 4}, 5, 3), ({1: 0}, 0, 0)]
)
def test_one_lands_on_the_next_free_step_below(stood: dict[Seat, int], prestige: int, step: int) -> None:
    t = stands(stood)
    t.prestige = prestige
    assert view(t, 0).landings[0][0] == step


def test_titles_go_from_the_highest_down_while_there_are_some() -> None:
    t = stands({1: 12, 2: 1})
    t.prestige = 11
    assert view(t, 0).landings[:2] == ((11, 2), (11, 2))
    t.prestige = 13
    assert view(t, 0).landings[0] == (13, 1)
    t = stands({1: 0})
    t.prestige = 0
    assert view(t, 0).landings[0] == (0, box.BARON)


@pytest.mark.parametrize("seed", range(8))
def test_titles_as_they_stand_are_those_of_the_rules_when_everybody_stands(seed: int) -> None:
    steps = {seat: (seed * 7 + seat * 5 + seat * seat) % 16 for seat in range(1, 5)}
    t = stands(steps, 5)
    t.prestige = (seed * 7) % 16
    step, title = view(t, 0).landings[0]
    t.stood[0] = step
    rules.ball.give_titles(t)
    assert title == t.title[0]


# ---- while it runs


def test_there_is_no_scene_without_a_ball() -> None:
    assert ball.draw(view(given(), 0), Marks()) == ""


def test_those_who_are_not_announced_wait_and_the_one_who_is_asked_has_a_ghost() -> None:
    t = invited(purses={1: 2, 2: 1})
    seen, asked_ = at_ball(t, "leisure")
    memory = ball_of(seen, asked_)
    assert memory is not None
    assert asked(seen, memory) == 1
    assert [(guest.seat, guest.step) for guest in guests(seen, memory)] == [(0, 5 + box.GARDEN_PRESTIGE), (2, WAITS)]
    text = drawn(invited(purses={1: 2, 2: 1}), "leisure")
    assert len(re.findall(r'class="s1 m1 spook"', text)) == 2


def test_purses_have_the_step_and_the_title_they_lead_to() -> None:
    t = invited(purses={1: 2})
    seen, asked_ = at_ball(t, "leisure", viewer=1)
    memory = ball_of(seen, asked_)
    assert memory is not None
    assert offers(seen, asked_) == [("spend-0", 0), ("spend-1", 1), ("spend-2", 2)]
    assert list(seen.landings[:3]) == [(1, box.BARON), (2, 3), (3, 3)]
    text = ball.draw(seen, asked_)
    assert sorted(places(text)) == ["spend-0", "spend-1", "spend-2"]
    assert [f'class="gh g{more}"' in text for more in range(4)] == [True, True, True, False]


def test_cards_have_their_worth_and_a_blackmail_has_three() -> None:
    t = invited(cards={1: "blackmail, dowry"})
    seen, asked_ = at_ball(t, "leisure", viewer=1)
    assert offers(seen, asked_) == [(f"card-{box.BLACKMAIL}", 3), (f"card-{box.DOWRY}", 1)]
    text = ball.draw(seen, asked_)
    assert ("Cards to return" in text, "a liaison returned scores nothing" in text) == (True, False)
    assert "a liaison returned" in drawn(invited(cards={1: "liaison"}), "leisure", viewer=1)


def test_nobody_sees_which_cards_a_guest_could_return() -> None:
    one, other = (drawn(invited(cards={1: card}), "leisure") for card in ("blackmail", "tribute"))
    assert one == other
    assert places(one) == []


def test_what_a_guest_has_returned_is_told_but_not_which_card_it_was() -> None:
    dowry = drawn(invited(cards={1: "dowry, tribute"}), "leisure", "return dowry")
    tribute = drawn(invited(cards={1: "dowry, tribute"}), "leisure", "return tribute")
    assert dowry == tribute
    assert "and 1 card" in dowry
    assert "and blackmail" in drawn(invited(cards={1: "blackmail, dowry"}), "leisure", "return blackmail")


def test_one_sees_when_a_step_is_taken() -> None:
    t = given(queen=0, space=3, estate={0: "U 1,0 2,0", 1: "U 1,0 2,0"}, purses={1: 1})
    assert "2 is taken: down to 1" in drawn(t, "leisure", viewer=1)


def test_the_ghost_is_called_you_only_before_the_one_it_is() -> None:
    assert ">you?</text>" in drawn(invited(purses={1: 1}), "leisure", viewer=1)
    assert ">you?</text>" not in drawn(invited(purses={1: 1}), "leisure", viewer=2)


def test_a_table_without_memory_still_shows_the_ball_that_runs() -> None:
    t = invited(purses={1: 2})
    seen, _ = at_ball(t, "leisure")
    assert "is announced" in ball.draw(seen, Marks())


# ---- after it


def test_after_the_ball_the_highest_comes_first() -> None:
    text = drawn(invited(), "leisure", viewer=2)
    assert re.findall(r'class="shows w(\d) d(\d)"', text) == [("0", "2"), ("1", "3"), ("2", "4")]
    assert ("3 points" in text, "The ball again" in text) == (True, True)


def test_a_ball_that_is_over_begins_anew_under_another_name() -> None:
    running = drawn(invited(purses={1: 1}), "leisure")
    over = drawn(invited(purses={1: 1}), "leisure", "spend 0", viewer=2)
    names = [set(re.findall(r"name=(\w+)", text)) for text in (running, over)]
    assert names == [{"ball1"}, {"ball1x"}]


def test_the_scene_is_gone_when_the_viewer_has_decided() -> None:
    t = invited()
    assert "ballroom" in drawn(t, "leisure")
    seen, asked_ = at_ball(invited(), "leisure", "leisure", viewer=1)
    assert ball.draw(seen, asked_) == ""


# ---- drawing


def test_everybody_fits_into_both_rooms() -> None:
    for room, wide, high in ((HALL, 1060, 747), (HOUSE, 390, 560)):
        feet = [room.foot(step, 0) for step in range(22)] + [room.waiting(nth) for nth in range(4)]
        assert all(0 < x < wide and room.high < y < high for x, y in feet)


def test_a_scene_is_short() -> None:
    text = drawn(given(seats=5, queen=0, space=3, purses={1: 20}), "leisure", viewer=1)
    assert len(text) < 34_000


# ---- the scoring of structures


def test_structures_are_scored_in_a_bill_while_a_decade_is_prepared() -> None:
    around = "M 1,0 1,1 0,1 -1,1 -1,0 -1,-1 0,-1 1,-1"
    t = given(queen=0, space=9, estate=around)
    seen, asked_ = at_ball(t, "leisure")
    text = ball.draw(seen, asked_)
    Elements(text)
    assert "Decade I: structures score" in text
    assert re.findall(r"<strong>(.*?)</strong>", text) == [f"+{box.CASTLE_POINTS}", "+0", "+0"]
    assert text.count("1 not surrounded") == 2
