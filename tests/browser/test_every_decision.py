"""The toy game through the page: every kind of decision is clicked, and nobody is shown what is not theirs."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .at_table import TARGETS, decision, is_over, open_table, wait_for_change, wait_for_turn
from .people import Somebody

pytestmark = pytest.mark.browser
MOST_DECISIONS = 80


def test_two_people_click_through_a_game_with_every_kind_of_decision(somebody: Somebody) -> None:
    ann, ben, eve = somebody(), somebody(), somebody()
    address = open_table(ann, "open", game="toy")
    ben.goto(address)
    ben.get_by_role("button", name="Sit down").click()
    eve.goto(address)
    wait_for_turn(ann)
    kinds: set[str] = set()
    for _ in range(MOST_DECISIONS):
        if is_over(ann):
            break
        for page in (ann, ben):
            if page.locator("#prompt .prompt.mine").count() and not is_over(page):
                kinds.add(decide(page))
    for page in (ann, ben, eve):
        expect(page.get_by_role("dialog")).to_be_visible()
    assert len(kinds) >= 3, kinds
    expect(eve.get_by_role("button", name="Rematch")).to_have_count(0)


def decide(page: Page) -> str:
    """Do something, on the board where that is possible; say what was asked."""
    kicker, before = page.locator("#prompt .kick").inner_text(), decision(page)
    if page.locator(TARGETS).count():
        page.locator(TARGETS).first.click()
        if page.locator("#confirm").count():
            page.locator("#confirm").click()
    elif page.locator("#prompt button[name=action]").count():
        page.locator("#prompt button[name=action]").first.click()
    else:
        page.locator("#moves button[name=action]").first.click()
    wait_for_change(page, before)
    return kicker
