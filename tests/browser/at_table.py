"""What people do at a table, in the words of the tests."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping

from playwright.sync_api import Locator, Page, expect

GAME = os.environ.get("NOBLESSE_BROWSER_GAME", "aristocracy")
PROMPT = "#prompt .line"
TARGETS = "#pane [data-action]:visible, #tray [data-action]:visible"


def open_table(
    page: Page, *others: str, game: str = GAME, public: bool = True, options: Mapping[str, str] | None = None
) -> str:
    """Set up a table where the guest sits first and these sit beside, with options; return its address."""
    page.goto(f"/new/{game}")
    page.get_by_label("As listed").check()
    page.get_by_label("Public" if public else "By link").check()
    seats = page.locator(".chairs select")
    for seat in range(1, seats.count()):
        seats.nth(seat).select_option(others[seat - 1] if seat <= len(others) else "none")
    for name, value in (options or {}).items():
        page.locator(f"select[name=option-{name}]").select_option(value)
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url(re.compile("/t/"))
    return page.url


def play_at_once(page: Page) -> None:
    """Bots without a pause between their moves, for tables opened from now on."""
    page.goto("/")
    page.locator("summary", has=page.locator("use[href='#i-you']")).click()
    page.get_by_label("Bots move").select_option("0")
    page.get_by_role("button", name="Keep").click()


def is_over(page: Page) -> bool:
    """Does the prompt offer the score sheet?"""
    return page.locator("[data-opens=score]").count() > 0


def until(page: Page, holds: Callable[[], bool]) -> None:
    """Wait for the page to come to this.  (The page forbids scripts made of strings, so we ask instead of it.)"""
    for _ in range(1500):
        if holds():
            return
        page.wait_for_timeout(10)
    raise AssertionError(f"in vain at {page.url}: {page.locator('#prompt').inner_text()}")


def wait_for_turn(page: Page) -> None:
    """Until it is the guest's turn, or the match is over."""
    until(page, lambda: page.locator("#prompt .prompt.mine, [data-opens=score]").count() > 0)


OPENED = """() => document.querySelector('form[action$="/act"] [name=opened]')?.value ?? ''"""


def version(page: Page) -> str:
    """What changes with every decision of anybody."""
    return page.locator("#time output").inner_text()


def decision(page: Page) -> str:
    """What names the decision the guest is asked for, whatever others do; nothing if none is asked for."""
    return str(page.evaluate(OPENED))


def wait_for_change(page: Page, before: str) -> None:
    """Until the page asks for another decision than before, or for none."""
    until(page, lambda: decision(page) != before)


def target(page: Page, number: int = 0) -> Locator:
    """A place where the guest may act."""
    return page.locator(TARGETS).nth(number)


def expect_prompt(page: Page, words: str | re.Pattern[str]) -> None:
    """The prompt says so, soon."""
    expect(page.locator(PROMPT)).to_contain_text(words)


def act(page: Page) -> None:
    """Do the first thing there is to do, and wait until it is done."""
    before = decision(page)
    if page.locator(TARGETS).count():
        page.locator(TARGETS).first.focus()
        page.keyboard.press("Enter")
        if page.locator("#confirm").count():
            page.keyboard.press("Enter")
    else:
        page.locator("#prompt button[name=action]").first.press("Enter")
    wait_for_change(page, before)


def play_to_the_end(page: Page) -> None:
    """Until the score sheet is there."""
    wait_for_turn(page)
    while not is_over(page):
        act(page)
        wait_for_turn(page)
