"""Whole games through the page: by keyboard alone, and by finger alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .at_table import TARGETS, decision, is_over, open_table, play_at_once, wait_for_change, wait_for_turn
from .people import PHONE, Somebody
from .test_looks import fits

pytestmark = pytest.mark.browser
MOST_DECISIONS = 400


def test_a_whole_game_and_what_follows_can_be_played_by_keyboard_alone(page: Page) -> None:
    play_at_once(page)
    address = open_table(page, "random")
    for _ in range(MOST_DECISIONS):
        wait_for_turn(page)
        if is_over(page):
            break
        before = decision(page)
        if page.locator(TARGETS).count():
            for key in ("b", "ArrowRight", "ArrowDown", "Enter"):
                page.keyboard.press(key)
            if page.locator("#confirm").count():
                page.keyboard.press("Enter")
        else:
            page.locator("#prompt button[name=action]").first.press("Enter")
        wait_for_change(page, before)
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("Total")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    page.get_by_role("link", name="Score sheet").press("Enter")
    with page.expect_download() as saved:
        sheet.get_by_role("link", name="Save record").press("Enter")
    assert saved.value.path().read_text(encoding="utf-8").startswith("noblesse 1\n")
    sheet.get_by_role("button", name="Rematch").press("Enter")
    page.wait_for_url(lambda url: "/t/" in url and url != address)
    expect(page.locator("#prompt")).to_be_visible()


def test_a_whole_game_can_be_played_by_finger_on_a_phone(somebody: Somebody) -> None:
    page = somebody(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    play_at_once(page)
    open_table(page, "random")
    for _ in range(MOST_DECISIONS):
        wait_for_turn(page)
        if is_over(page):
            break
        before = decision(page)
        if page.locator(TARGETS).count():
            page.locator(TARGETS).first.tap()
            assert page.locator("#confirm").evaluate("it => it.scrollWidth <= it.clientWidth && it.clientWidth > 100")
            page.locator("#confirm").tap()
        else:
            page.locator("#prompt button[name=action]").first.tap()
        wait_for_change(page, before)
    expect(page.get_by_role("dialog")).to_contain_text("Total")
    fits(page)
