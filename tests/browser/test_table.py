"""What happens at a table: everybody sees it at once, it can be taken back, looked at again, and played once more."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from .at_table import (
    TARGETS,
    act,
    expect_prompt,
    open_table,
    play_at_once,
    target,
    until,
    version,
    wait_for_turn,
)
from .people import PHONE, Somebody
from .server import Server

pytestmark = pytest.mark.browser


def test_two_players_and_a_spectator_see_each_move_at_once(somebody: Somebody) -> None:
    ann, ben, eve = somebody(), somebody(), somebody()
    address = open_table(ann, "open")
    expect(ann.locator("#room")).to_contain_text("One seat is free")
    ben.goto(address)
    eve.goto(address)
    ben.get_by_role("button", name="Sit down").click()
    for page in (ann, ben, eve):
        expect(page.locator("#prompt")).to_be_visible()
    wait_for_turn(ann)
    expect(eve.locator("#prompt button")).to_have_count(0)
    for _ in range(2):
        act(ann)
        for page in (ben, eve):
            expect(page.locator("#time output")).to_have_text(version(ann))
    expect(ben.locator("#panel-0 .turn")).to_have_count(1)
    expect(ben.locator(TARGETS)).to_have_count(0)


def test_a_decision_can_be_taken_back(page: Page) -> None:
    play_at_once(page)
    open_table(page, "random")
    wait_for_turn(page)
    choices = page.locator(TARGETS).count()
    act(page)
    expect(page.locator(TARGETS)).to_have_count(choices - 1)
    page.keyboard.press("u")
    expect(page.locator("#time output")).to_have_text("0 / 0")
    expect(page.locator(TARGETS)).to_have_count(choices)


def test_a_hint_names_a_move_and_a_chance(page: Page) -> None:
    open_table(page, "random")
    wait_for_turn(page)
    page.keyboard.press("h")
    expect_prompt(page, re.compile(r"You win about \d+ %"))


def test_what_cannot_be_taken_back_is_held_until_it_is_confirmed(page: Page) -> None:
    open_table(page, "random")
    wait_for_turn(page)
    act(page)
    act(page)
    before = version(page)
    page.locator(TARGETS).first.click()
    expect(page.locator("#confirm")).to_have_text("Turn over 3")
    page.keyboard.press("Escape")
    expect(page.locator("#confirm")).to_have_count(0)
    assert version(page) == before
    page.locator(TARGETS).first.click()
    page.locator("#confirm").click()
    until(page, lambda: version(page) != before)


def test_news_in_the_midst_of_a_click_do_not_take_the_button_away(page: Page) -> None:
    open_table(page, "random")
    wait_for_turn(page)
    act(page)
    act(page)
    news = page.locator("#prompt").inner_html()
    page.locator(TARGETS).first.click()
    button = page.locator("#confirm").element_handle()
    page.evaluate("news => show({ prompt: news })", news)
    assert button.evaluate("it => it.isConnected && it === it.parentElement.lastElementChild")
    expect(page.locator("#confirm")).to_have_text("Turn over 3")


def test_who_wants_no_confirming_is_not_asked(page: Page) -> None:
    page.goto("/")
    page.locator("summary", has=page.locator("use[href='#i-you']")).click()
    page.get_by_label("Before what cannot").select_option("0")
    page.get_by_role("button", name="Keep").click()
    open_table(page, "random")
    wait_for_turn(page)
    act(page)
    act(page)
    before = version(page)
    page.locator(TARGETS).first.click()
    until(page, lambda: version(page) != before)


def test_the_past_can_be_stepped_through_and_every_ply_has_an_address(page: Page) -> None:
    play_at_once(page)
    address = open_table(page, "random")
    for _ in range(4):
        wait_for_turn(page)
        act(page)
    wait_for_turn(page)
    last = int(page.locator("#time input").get_attribute("max") or 0)
    page.get_by_role("heading", name="So far").click()  # away from the board, where arrows lead to the next place
    page.keyboard.press("ArrowLeft")
    page.wait_for_url(f"{address}?at={last - 1}")
    expect(page.locator("#time output")).to_have_text(f"{last - 1} / {last}")
    expect(page.locator(TARGETS)).to_have_count(0)
    page.keyboard.press("Home")
    expect_prompt(page, "how the table was laid")
    page.keyboard.press("ArrowRight")
    page.wait_for_url(f"{address}?at=1")
    page.reload()
    expect(page.locator("#time output")).to_have_text(f"1 / {last}")
    page.locator("#time input").fill("2")
    page.wait_for_url(f"{address}?at=2")
    page.get_by_role("link", name="Back to now").click()
    page.wait_for_url(address)
    expect(page.locator("#prompt .mine")).to_be_visible()
    page.go_back()
    expect(page.locator("#time output")).not_to_have_text(f"{last} / {last}")


def test_a_piece_explains_itself(page: Page) -> None:
    open_table(page, "random")
    wait_for_turn(page)
    page.keyboard.press("b")
    page.keyboard.press("i")
    expect(page.get_by_role("complementary", name="About this piece")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("complementary", name="About this piece")).to_have_count(0)


def test_a_move_and_its_place_light_each_other(page: Page) -> None:
    play_at_once(page)
    open_table(page, "random")
    wait_for_turn(page)
    while not page.locator("#moves [data-lights]").count():
        act(page)
        wait_for_turn(page)
    row = page.locator("#moves [data-lights]").first
    place = row.get_attribute("data-lights")
    pieces = page.locator(f'#pane [data-place="{place}"], #pane [id="{place}"]')
    row.hover()
    expect(page.locator("#pane .lit")).to_have_count(pieces.count())
    assert pieces.count() > 0, "a kind that may be called has many pieces, a space has one"
    pieces.and_(page.locator(TARGETS)).first.focus()
    expect(page.locator("#moves .lit")).to_have_count(1)


def test_a_page_comes_back_by_itself_when_the_server_was_away(page: Page, own_server: Server) -> None:
    page.goto(f"{own_server.address}/")
    page.goto(f"{own_server.address}/new/aristocracy")
    page.get_by_role("button", name="Open the table").click()
    wait_for_turn(page)
    own_server.stop()
    expect(page.locator("#lost")).to_be_visible()
    own_server.start()
    expect(page.locator("#lost")).to_be_hidden()
    wait_for_turn(page)
    act(page)


def test_a_whole_turn_can_be_played_without_script(somebody: Somebody) -> None:
    page = somebody(java_script_enabled=False)
    open_table(page, "random")
    for _ in range(40):
        if "turn 2" in page.locator("#bar").inner_text() or page.locator("#prompt .mine").count() == 0:
            break
        if page.locator("#moves select").count():
            page.locator("#moves").get_by_role("button", name="Do it").click()
        else:
            page.locator("#moves button[name=action], #prompt button[name=action]").first.click()
    expect(page.locator("#log-0 li").first).to_contain_text("You")
    page.get_by_role("link", name="Back", exact=True).click()
    expect(page.locator("#prompt")).to_contain_text("This is turn")


def test_a_finger_asks_about_what_it_touches_and_choosing_puts_the_note_away(somebody: Somebody) -> None:
    page = somebody(viewport=PHONE, has_touch=True, is_mobile=True)
    address = open_table(page, "random")
    wait_for_turn(page)
    piece = page.locator("#pane [data-place]:not([data-action])").first
    piece.scroll_into_view_if_needed()
    piece.tap()
    expect(page.locator(".pop")).to_have_count(1)
    target(page, 40).tap()
    expect(page.locator(".pop")).to_have_count(0)
    expect(page.locator("#confirm")).to_have_text(re.compile("^Yes, "))
    assert page.url == address


def test_escape_closes_a_menu(page: Page) -> None:
    open_table(page, "random")
    page.get_by_text("Table", exact=True).click()
    expect(page.locator("details.menu[open]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("details.menu[open]")).to_have_count(0)


def test_who_leaves_a_table_last_comes_home(page: Page) -> None:
    open_table(page, "open")
    expect(page.locator("#lost")).to_be_hidden()
    page.get_by_role("button", name="Leave the table").click()
    page.wait_for_url(re.compile("/$"))
    expect(page.get_by_role("heading", level=1)).to_contain_text("court and estate")
