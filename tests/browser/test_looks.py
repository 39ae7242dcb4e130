"""Every page in every size and light: nothing scrolls sideways, nothing is too small to tap, axe finds nothing."""

from __future__ import annotations

from typing import Final, Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from .at_table import GAME, TARGETS, open_table, play_at_once, play_to_the_end, wait_for_turn
from .people import PHONE, Somebody

pytestmark = pytest.mark.browser
SCHEMES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")
SMALL = """() => [...document.querySelectorAll("a.btn, button.btn, select, summary, input[type=range]")]
  .filter(el => el.checkVisibility() && el.closest("details:not([open]) > :not(summary)") === null)
  .map(el => [el.outerHTML.slice(0, 90), el.getBoundingClientRect()])
  .filter(([, box]) => box.height && (box.height < 43.5 || box.width < 43.5)).map(([html]) => html)"""


def check(page: Page) -> None:
    """No violation, by axe and by our own measure."""
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()


@pytest.mark.parametrize("path", ["/", f"/new/{GAME}", f"/rules/{GAME}", "/nowhere"])
def test_axe_finds_nothing_on_pages(page: Page, path: str) -> None:
    page.goto(path)
    check_by_day_and_evening(page)


def test_axe_finds_nothing_while_a_table_waits_is_played_and_is_over(page: Page) -> None:
    play_at_once(page)
    open_table(page, "open")
    check_by_day_and_evening(page)
    open_table(page, "random")
    wait_for_turn(page)
    check_by_day_and_evening(page)
    play_to_the_end(page)
    expect(page.get_by_role("dialog")).to_be_visible()
    check_by_day_and_evening(page)
    page.get_by_role("button", name="See the board").click()
    check_by_day_and_evening(page)


def check_by_day_and_evening(page: Page) -> None:
    """No violation in either light."""
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        page.wait_for_timeout(200)
        check(page)


@pytest.mark.parametrize("path", ["/", f"/new/{GAME}", f"/rules/{GAME}", "/nowhere"])
def test_pages_fit_a_phone(somebody: Somebody, path: str) -> None:
    page = somebody(viewport=PHONE, is_mobile=True, has_touch=True)
    page.goto(path)
    fits(page)


def test_a_table_fits_a_phone(somebody: Somebody) -> None:
    page = somebody(viewport=PHONE, is_mobile=True, has_touch=True)
    open_table(page, "open")
    fits(page)
    open_table(page, "random")
    wait_for_turn(page)
    fits(page)
    spaces = page.locator(TARGETS).first.bounding_box()
    assert spaces is not None
    assert min(spaces["width"], spaces["height"]) >= 24


def fits(page: Page) -> None:
    """Nothing scrolls sideways, and what is tapped is large enough."""
    assert page.evaluate("document.documentElement.scrollWidth") <= page.evaluate("innerWidth")
    assert page.evaluate(SMALL) == []


def test_a_finger_can_zoom_and_move_the_board(somebody: Somebody) -> None:
    page = somebody(viewport=PHONE, is_mobile=True, has_touch=True)
    open_table(page, "random")
    wait_for_turn(page)
    pane, canvas = page.locator("#pane"), page.locator("#canvas").bounding_box()
    assert canvas is not None
    corner = (canvas["x"] + 12, canvas["y"] + 12)
    page.touchscreen.tap(*corner)
    page.touchscreen.tap(*corner)
    expect(pane).to_have_class("pane zoomed")
    page.wait_for_timeout(300)
    page.touchscreen.tap(*corner)
    page.touchscreen.tap(*corner)
    expect(pane).to_have_class("pane")


def test_a_mouse_can_zoom_and_move_the_board(page: Page) -> None:
    open_table(page, "random")
    wait_for_turn(page)
    pane, canvas = page.locator("#pane"), page.locator("#canvas").bounding_box()
    assert canvas is not None
    x, y = canvas["x"] + canvas["width"] / 2, canvas["y"] + canvas["height"] / 2
    page.mouse.move(x, y)
    page.keyboard.down("Control")
    page.mouse.wheel(0, -300)
    expect(pane).to_have_class("pane zoomed")
    page.keyboard.up("Control")
    before = pane.evaluate("el => el.style.transform")
    page.mouse.down()
    page.mouse.move(x + 60, y + 40, steps=4)
    page.mouse.up()
    assert pane.evaluate("el => el.style.transform") != before
    expect(page.locator(".pop")).to_have_count(0)
    page.keyboard.down("Control")
    page.mouse.wheel(0, 600)
    page.keyboard.up("Control")
    expect(pane).to_have_class("pane")


def test_the_light_can_be_chosen(page: Page) -> None:
    page.goto("/")
    page.locator("summary", has=page.locator("use[href='#i-you']")).click()
    page.get_by_label("Light").select_option("evening")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Keep").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "evening")
    expect(page.get_by_role("banner")).to_contain_text("Ada")
