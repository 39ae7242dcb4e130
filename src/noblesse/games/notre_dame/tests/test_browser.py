"""The game as it is clicked: whole matches of two and of five, and every kind of decision by mouse and by finger."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.at_table import TARGETS, decision, is_over, open_table, play_at_once, wait_for_change, wait_for_turn
from tests.browser.people import PHONE, Somebody
from tests.browser.prepared import Cookie, at_each, prepare
from tests.browser.server import Server

from .. import box

pytestmark = pytest.mark.browser
GAME = "notre_dame"
NAMES = {
    getattr(box, name): name.lower().replace("_", "")
    for name in (
        "DRAFT PASS_ON PLAY DONATE MOVE_MARKER SEND_FRIEND DRIVE MESSAGE GUEST "
        "HIRE FOOL_FROM FOOL_TO MINSTREL_FROM MINSTREL_TO BISHOP_TO PLAGUE"
    ).split()
}
"""The phases in which a seat decides."""
KINDS = tuple(NAMES.values())
MOST_DECISIONS = 150
every_kind = pytest.mark.parametrize("kind", KINDS)
Tables = tuple[Server, Cookie]


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tables]:
    """A server with a table of two and one of five at every kind of decision, where it is the guest's."""
    folder = tmp_path_factory.mktemp("decisions")
    cookie = prepare(
        folder,
        (
            (f"{kind}{seats}", match, seat)
            for seats in (2, 5)
            for kind, match, seat in at_each(GAME, seats, KINDS, lambda table: NAMES.get(table.phase, ""))
        ),
    )
    started = Server(folder)
    started.start()
    yield started, cookie
    started.stop()


def sit(page: Page, tables: Tables, kind: str, seats: int) -> None:
    """Open the table at this decision as the guest who has to take it."""
    server, (name, value) = tables
    page.context.add_cookies([{"name": name, "value": value, "url": server.address}])
    page.goto(f"{server.address}/t/{kind}{seats}")
    expect(page.locator("#prompt .prompt.mine")).to_be_visible()


def decide(page: Page, number: int = 0) -> None:
    """Take a decision: at a place of board or tray, else by a button; wait until it is done."""
    before, places = decision(page), page.locator(TARGETS)
    buttons = page.locator("#prompt button[name=action]")
    if number % (places.count() + buttons.count()) < places.count():
        places.nth(number % places.count()).click()
        if page.locator("#confirm").count():
            page.locator("#confirm").click()
    else:
        buttons.first.click()
    wait_for_change(page, before)


@pytest.mark.parametrize("seats", [2, 5])
def test_a_whole_match_can_be_clicked_through(page: Page, seats: int) -> None:
    play_at_once(page)
    open_table(page, *["random"] * (seats - 1), game=GAME)
    asked: set[str] = set()
    for number in range(MOST_DECISIONS):
        wait_for_turn(page)
        if is_over(page):
            break
        asked.add(page.locator("#prompt .kick").inner_text())
        decide(page, number)
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("prestige")
    expect(sheet.locator("tbody tr")).not_to_have_count(0)
    expect(page.locator(".score", has_text="?")).to_have_count(0)
    assert len(asked) > 20, asked


@every_kind
def test_every_decision_is_clicked_on_board_tray_or_in_the_prompt(page: Page, tables: Tables, kind: str) -> None:
    sit(page, tables, kind, 5)
    offered = page.locator("#moves [name=action]:not(select), #moves option")
    wanted = set(offered.evaluate_all("all => all.map(it => it.value)"))
    places = set(page.locator(TARGETS).evaluate_all("all => all.map(it => it.dataset.action)"))
    buttons = set(page.locator("#prompt button[name=action]").evaluate_all("all => all.map(it => it.value)"))
    assert wanted == places | buttons
    decide(page)


@every_kind
def test_every_decision_is_taken_by_finger(somebody: Somebody, tables: Tables, kind: str) -> None:
    page = somebody(viewport=PHONE, has_touch=True, is_mobile=True)
    sit(page, tables, kind, 2)
    before, places = decision(page), page.locator(TARGETS)
    if places.count():
        expect(places.first).to_be_in_viewport()
        brings = page.locator(f"#moves [value='{places.first.get_attribute('data-action')}'] .good").all_inner_texts()
        places.first.tap()
        expect(page.locator("#gives")).to_have_text(brings)
        page.locator("#confirm").tap()
    else:
        page.locator("#prompt button[name=action]").first.tap()
    wait_for_change(page, before)
