"""The game as it is clicked: whole matches in every mode, and every kind of decision by mouse and by finger."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from noblesse.core import Seat
from noblesse.core.sets import size
from tests.browser.clicks import (
    Tables,
    click_through,
    decide,
    decide_by_finger,
    everything_is_offered,
    phases,
    sit,
)
from tests.browser.people import PHONE, Somebody
from tests.browser.prepared import at_each, prepare
from tests.browser.server import Server

from .. import box

pytestmark = pytest.mark.browser
GAME = "richelieu"
NAMES = phases(box, "ACT FIELD FREE_AGENT CORRUPT CORRUPT_TO SEND_QUEEN SEND_EMINENCE NEUTRAL")
FOUR = [kind for kind in NAMES.values() if kind != NAMES[box.NEUTRAL]]
"""Only two players place neutral agents."""
every_kind = pytest.mark.parametrize("kind", NAMES.values())
MODES = [(2, "two"), (2, "one"), (4, "two")]
"""Seats, and neutral colours."""


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tables]:
    folder = tmp_path_factory.mktemp("decisions")
    cookie = prepare(folder, chain(decisions(), resolutions()))
    started = Server(folder)
    started.start()
    yield started, cookie
    started.stop()


def decisions() -> Iterator[tuple[str, Any, Seat]]:
    """A table at every kind of decision, for two in both modes and for four; and tables of their own for fingers."""
    for (seats, neutrals), word in zip([*MODES, MODES[0]], ["two", "one", "two", "touch"], strict=True):
        kinds = NAMES.values() if seats == box.SEATS[0] else FOUR
        for kind, match, seat in at_each(GAME, seats, kinds, kind_of, neutrals=neutrals):
            yield f"{kind}{word}{seats}", match, seat


def kind_of(table: Any) -> str:
    """What is asked there."""
    return NAMES.get(table.phase, "")


def resolutions() -> Iterator[tuple[str, Any, Seat]]:
    """A table where a box has just been resolved, for one who waits and must act next."""
    for _, match, seat in at_each(GAME, 2, ["told"], just_resolved):
        yield "told2", match, seat


def just_resolved(table: Any) -> str:
    """Has a box been resolved, so that a new turn begins with nothing in hand?"""
    return "told" if table.phase == box.ACT and table.acted == 0 and any(map(size, table.taken)) else ""


@pytest.mark.parametrize(("seats", "neutrals"), MODES)
def test_a_whole_match_can_be_clicked_through(page: Page, seats: int, neutrals: str) -> None:
    asked = click_through(page, GAME, seats, most=250, neutrals=neutrals)
    expect(page.get_by_role("dialog")).to_contain_text("points")
    assert len(asked) > 2, asked


@pytest.mark.parametrize(
    ("kind", "seats", "neutrals"),
    [(kind, *mode) for mode in MODES for kind in (NAMES.values() if mode[0] == box.SEATS[0] else FOUR)],
)
def test_every_decision_is_clicked_on_the_board_or_in_the_prompt(
    page: Page, tables: Tables, kind: str, seats: int, neutrals: str
) -> None:
    sit(page, tables, f"{kind}{neutrals}", seats)
    everything_is_offered(page)
    decide(page)


@every_kind
def test_every_decision_is_taken_by_finger(somebody: Somebody, tables: Tables, kind: str) -> None:
    page = somebody(viewport=PHONE, has_touch=True, is_mobile=True)
    sit(page, tables, f"{kind}touch", 2)
    decide_by_finger(page)


def test_a_resolution_plays_and_is_told_again(page: Page, tables: Tables) -> None:
    page.emulate_media(reduced_motion="no-preference")
    sit(page, tables, "told", 2)
    tale = page.locator(".tale.ends")
    expect(tale).to_have_count(1)
    running = "el => el.getAnimations({subtree: true}).filter(each => each.playState === 'running').length"
    for _ in range(2):
        page.locator(".again:visible").click()
        assert tale.evaluate(running) > 0
        tale.evaluate("el => el.getAnimations({subtree: true}).forEach(each => each.finish())")
        expect(tale).to_be_hidden()


def test_without_motion_a_resolution_is_shown_whole_when_it_is_asked_for(page: Page, tables: Tables) -> None:
    page.emulate_media(reduced_motion="reduce")
    sit(page, tables, "told", 2)
    tale = page.locator(".tale.ends")
    expect(tale).to_be_hidden()
    page.locator(".again:visible").click()
    expect(tale).to_be_visible()
    page.locator(".again:visible").click()
    expect(tale).to_be_hidden()


def test_the_marker_of_a_rival_tells_what_is_behind_its_screen(page: Page, tables: Tables) -> None:
    sit(page, tables, "acttwo", 4)
    page.locator("#way-3").click()
    expect(page.locator(".pop")).to_be_visible()


def test_the_board_does_not_slide_inside_its_frame(somebody: Somebody, tables: Tables) -> None:
    """What a narrow screen cuts off below is not brought into sight by who goes along the fields with the keyboard."""
    page = somebody(viewport=PHONE, has_touch=True, is_mobile=True)
    sit(page, tables, "acttwo", 4)
    assert page.locator(".canvas").evaluate("el => { el.scrollTop = 50; return el.scrollTop; }") == 0


def test_tabs_of_the_board_that_are_tapped_quickly_do_not_enlarge_it(somebody: Somebody, tables: Tables) -> None:
    page = somebody(viewport=PHONE, has_touch=True, is_mobile=True)
    sit(page, tables, "acttwo", 4)
    for tab in (page.locator(".tab.t0"), page.locator(".tab.t1")):
        at = tab.bounding_box()
        assert at is not None
        page.touchscreen.tap(at["x"] + at["width"] / 2, at["y"] + at["height"] / 2)
    expect(page.locator("#open-1")).to_be_checked()
    expect(page.locator("#pane")).to_have_class("pane")
