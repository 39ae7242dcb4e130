"""The game as it is clicked: whole matches of three and of five, and every kind of decision by mouse and by finger."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.at_table import TARGETS, decision, wait_for_change
from tests.browser.clicks import BUTTONS, Tables, click_through, everything_is_offered, sit
from tests.browser.people import PHONE, Somebody
from tests.browser.prepared import prepare
from tests.browser.server import Server

from .situations import DEEDS, LAST, LAST_GUEST, PLAYED, found

pytestmark = pytest.mark.browser
GAME = "noblemen"
AT_DESK, BY_FINGER = 5, 3
"""Seats where it is clicked, and where it is tapped."""
GROUPS = {asked: tuple(names) for asked, names in groupby(DEEDS, key=lambda name: name.split()[0])}
"""Deeds by what is asked."""
every_group = pytest.mark.parametrize("asked", GROUPS)
COVERED = """all => all.filter(el => {
  el.scrollIntoView({ block: "center" });
  const { x, y, width, height } = el.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2)?.closest("[data-action]") !== el;
}).map(el => el.dataset.place ?? el.id)"""
"""Places that something else lies over, or that lie beyond what is shown."""
OFFERED = ("turn build folly", "house visit", "man moves on", "cell at", "return blackmail")
"""What lies in one part of a phone's page or another."""
LOOKED_AT = {*OFFERED, "turn place", LAST_GUEST}
LOOK = "look"
"""Tables for tests of their own, where nobody else has acted."""
PARTS = "#b-tabs label"
MAY = "#moves [name=action]:not(select), #moves option"


class Prepared(NamedTuple):
    """A server with a table before every deed, and the actions to take there."""

    tables: Tables
    seats: int
    actions: dict[str, int]


def made(folder: Path, seats: int) -> Iterator[Prepared]:
    actions: dict[str, int] = {}

    def laid() -> Iterator[tuple[str, Any, int]]:
        for name, match, seat, action in found(seats):
            actions[name] = action
            yield f"{spelt(name)}{seats}", match, seat
            if name in LOOKED_AT:
                yield f"{spelt(name, LOOK)}{seats}", match, seat

    cookie = prepare(folder, laid())
    server = Server(folder)
    server.start()
    yield Prepared((server, cookie), seats, actions)
    server.stop()


def spelt(name: str, before: str = "") -> str:
    """As it stands in an address."""
    return before + name.replace(" ", "")


@pytest.fixture(scope="module")
def desk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Prepared]:
    yield from made(tmp_path_factory.mktemp("desk"), AT_DESK)


@pytest.fixture(scope="module")
def hand(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Prepared]:
    """Tables for a finger."""
    yield from made(tmp_path_factory.mktemp("hand"), BY_FINGER)


def where(page: Page, action: int) -> Locator:
    """Where this is done: a place that is seen, or a button."""
    places = page.locator(TARGETS).and_(page.locator(f'[data-action="{action}"]'))
    return places.or_(page.locator(f'{BUTTONS}[value="{action}"]')).first


def what_is_told(page: Page, name: str) -> None:
    """Cards that everybody sees are in the log, and liaisons on the score sheet."""
    if (card := name.removeprefix("turn play ")) in PLAYED:
        expect(page.locator("#main .log")).to_contain_text(re.compile(f"played {card}", re.IGNORECASE))
    elif name == "keep all":
        expect(page.locator("#main .log")).to_contain_text("played Intrigue and kept ")
    elif name == LAST:
        expect(page.get_by_role("dialog")).to_contain_text("liaison")


@pytest.mark.parametrize("seats", [3, 5])
def test_a_whole_match_can_be_clicked_through(page: Page, seats: int) -> None:
    asked = click_through(page, GAME, seats, most=600)
    expect(page.get_by_role("dialog")).to_contain_text("points")
    assert len(asked) > 8, asked


@every_group
def test_every_decision_is_clicked_on_the_board_or_in_the_prompt(page: Page, desk: Prepared, asked: str) -> None:
    for name in GROUPS[asked]:
        sit(page, desk.tables, spelt(name), desk.seats)
        everything_is_offered(page)
        assert page.locator(TARGETS).evaluate_all(COVERED) == [], name
        before = decision(page)
        where(page, desk.actions[name]).click()
        if page.locator("#confirm").count():
            page.locator("#confirm").click()
        wait_for_change(page, before)
        what_is_told(page, name)


@every_group
def test_every_decision_is_taken_by_finger(somebody: Somebody, hand: Prepared, asked: str) -> None:
    page = somebody(viewport=PHONE, has_touch=True, is_mobile=True)
    for name in GROUPS[asked]:
        sit(page, hand.tables, spelt(name), hand.seats)
        open_the_part_of(page, hand.actions[name])
        before = decision(page)
        where(page, hand.actions[name]).tap()
        if page.locator("#confirm").count():
            page.locator("#confirm").tap()
        wait_for_change(page, before)
        what_is_told(page, name)


def open_the_part_of(page: Page, action: int) -> None:
    """Tap the tab with a sign on it, if what is to be done lies behind it."""
    if not where(page, action).count():
        page.locator(PARTS, has=page.locator(".dot")).tap()


def test_on_a_phone_everything_is_offered_in_one_part_or_another(somebody: Somebody, hand: Prepared) -> None:
    page = somebody(viewport=PHONE, has_touch=True, is_mobile=True)
    for name in OFFERED:
        sit(page, hand.tables, spelt(name, LOOK), hand.seats)
        wanted = set(page.locator(MAY).evaluate_all("all => all.map(it => it.value)"))
        offered = set(page.locator(BUTTONS).evaluate_all("all => all.map(it => it.value)"))
        for _ in parts_of(page):
            assert page.locator(TARGETS).evaluate_all(COVERED) == [], name
            offered |= set(page.locator(TARGETS).evaluate_all("all => all.map(it => it.dataset.action)"))
        assert offered == wanted, name


def parts_of(page: Page) -> Iterator[None]:
    """Open each part of the page in its turn; it has none while a ball is on."""
    tabs = page.locator(f"{PARTS}:visible").all()
    for tab in tabs:
        tab.tap()
        yield
    if not tabs:
        yield


def test_the_estate_of_a_rival_opens_on_the_vellum(page: Page, desk: Prepared) -> None:
    sit(page, desk.tables, spelt("turn place", LOOK), desk.seats)
    own = page.locator(".plot:visible").get_attribute("class")
    page.locator("#b-rivals .acre").first.click()
    expect(page.locator(".plot:visible")).not_to_have_class(own or "")
    page.locator(".card:visible .back").click()
    expect(page.locator(".plot:visible")).to_have_class(own or "")


def test_one_may_look_at_the_estate_during_a_ball_and_come_back(page: Page, desk: Prepared) -> None:
    sit(page, desk.tables, spelt("return blackmail", LOOK), desk.seats)
    page.get_by_text("To the estate", exact=True).click()
    expect(page.locator(".plot:visible")).to_have_count(1)
    expect(page.locator(".night")).to_be_hidden()
    page.get_by_text("To the ball", exact=True).click()
    expect(page.locator(".night")).to_be_visible()


def test_titles_are_told_after_a_ball_until_one_has_seen_enough(page: Page, desk: Prepared) -> None:
    page.emulate_media(reduced_motion="no-preference")
    sit(page, desk.tables, spelt(LAST_GUEST, LOOK), desk.seats)
    where(page, desk.actions[LAST_GUEST]).click()
    if page.locator("#confirm").count():
        page.locator("#confirm").click()
    expect(page.locator(".ends .results li")).to_have_count(desk.seats)
    page.locator(".ends .cover").click()
    expect(page.locator(".ends .night")).to_be_hidden()
    page.locator(".ends .come-back").click()
    expect(page.locator(".ends .night")).to_be_visible()
