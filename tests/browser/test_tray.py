"""What lies in the tray is chosen like what lies on the board: by mouse, by key and by finger."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from .at_table import (
    PROMPT,
    act,
    decision,
    expect_prompt,
    open_table,
    play_at_once,
    wait_for_change,
    wait_for_turn,
)
from .people import PHONE, Somebody

pytestmark = pytest.mark.browser
CARDS = "#tray [data-action]"
MOST_DECISIONS = 20
KEEP_SIGNS = """() => {
  window.signs = [];
  const keep = el => { if (el.className === "gain") signs.push(el.textContent); };
  new MutationObserver(changes => changes.forEach(change => change.addedNodes.forEach(keep)))
    .observe(document.body, { childList: true });
}"""
TABLET = {"width": 820, "height": 700}


def at_the_cards(page: Page) -> str:
    """A table where the guest chooses a mask out of the tray; its address."""
    play_at_once(page)
    address = open_table(page, "random", game="toy")
    wait_for_turn(page)
    return address


def take_a_card(page: Page) -> None:
    """Choose the first card, and wait until it is chosen."""
    before = decision(page)
    page.locator(CARDS).first.click()
    wait_for_change(page, before)


def dance_until_asked_for_a_mask(page: Page) -> None:
    """Decide what else there is to decide until a mask is to be chosen again."""
    wait_for_turn(page)
    while "Choose a mask" not in page.locator(PROMPT).inner_text():
        act(page)
        wait_for_turn(page)


def test_a_card_chosen_in_secret_is_taken_back(somebody: Somebody) -> None:
    ann, ben = somebody(), somebody()
    ben.goto(open_table(ann, "open", game="toy"))
    ben.get_by_role("button", name="Sit down").click()
    wait_for_turn(ann)
    choices = ann.locator(CARDS).count()
    ann.locator(CARDS).first.click()
    expect_prompt(ann, "You have chosen.")
    expect(ben.locator("#panel-0")).to_contain_text("has chosen")
    expect(ann.locator(CARDS)).to_have_count(0)
    ann.keyboard.press("u")
    expect(ann.locator(CARDS)).to_have_count(choices)
    expect(ben.locator("#panel-0")).to_contain_text("choosing")


def test_keys_lead_to_the_cards_and_along_them(page: Page) -> None:
    at_the_cards(page)
    page.keyboard.press("b")
    expect(page.locator(CARDS).first).to_be_focused()
    expect(page.locator("#moves .lit")).to_have_count(1)
    page.keyboard.press("i")
    expect(page.get_by_role("complementary", name="About this piece")).to_be_visible()
    page.keyboard.press("Escape")
    if page.locator(CARDS).count() > 1:
        page.keyboard.press("ArrowDown")
        if page.locator(CARDS).first.evaluate("it => it === document.activeElement"):  # the next lies beside it
            page.keyboard.press("ArrowRight")
        expect(page.locator(CARDS).first).not_to_be_focused()
    before = decision(page)
    page.keyboard.press("Enter")
    wait_for_change(page, before)
    dance_until_asked_for_a_mask(page)
    expect(page.locator("#tray div[data-place][tabindex]")).to_have_count(0)


def test_a_finger_holds_a_card_until_it_is_confirmed(somebody: Somebody) -> None:
    page = somebody(viewport=PHONE, has_touch=True, is_mobile=True)
    at_the_cards(page)
    before = decision(page)
    page.locator(CARDS).first.tap()
    expect(page.locator("#tray .chosen")).to_have_count(1)
    expect(page.locator("#confirm")).to_have_text(re.compile("^Yes, the "))
    assert decision(page) == before
    page.locator("#confirm").tap()
    wait_for_change(page, before)
    dance_until_asked_for_a_mask(page)
    page.locator("#tray [data-place]:not([data-action])").first.tap()
    expect(page.locator(".pop")).to_have_count(1)


def test_cards_come_into_view_when_they_are_to_be_chosen(somebody: Somebody) -> None:
    page = somebody(viewport=TABLET)
    at_the_cards(page)
    expect(page.locator(CARDS).first).to_be_in_viewport(ratio=0.9)
    take_a_card(page)
    page.evaluate("scrollTo(0, 9999)")
    dance_until_asked_for_a_mask(page)
    expect(page.locator(CARDS).first).to_be_in_viewport(ratio=0.9)
    expect(page.locator("#prompt")).to_be_in_viewport(ratio=0.9)


def test_what_a_turn_has_brought_rises_from_the_panel_and_goes(page: Page) -> None:
    at_the_cards(page)
    page.evaluate(KEEP_SIGNS)  # they are gone before a slow machine comes to look
    take_a_card(page)
    for _ in range(MOST_DECISIONS):
        wait_for_turn(page)
        if page.evaluate("signs.length"):
            break
        act(page)
    assert re.fullmatch(r"\d points?", page.evaluate("signs[0]"))
    expect(page.locator("body > .gain")).to_have_count(0)
