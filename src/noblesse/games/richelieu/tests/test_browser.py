"""The game as it is clicked: whole matches in every mode, and every kind of decision by mouse and by finger."""

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
GAME = "richelieu"
NAMES = {
    getattr(box, name): name.lower().replace("_", "")
    for name in "ACT FIELD FREE_AGENT CORRUPT CORRUPT_TO SEND_QUEEN SEND_EMINENCE NEUTRAL".split()
}
"""The phases in which a seat decides."""
KINDS = tuple(NAMES.values())
FOUR = tuple(kind for kind in KINDS if kind != NAMES[box.NEUTRAL])
MOST_DECISIONS = 250
Tables = tuple[Server, Cookie]


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tables]:
    """A server with a table of two and one of four at every kind of decision, where it is the guest's."""
    folder = tmp_path_factory.mktemp("decisions")
    cookie = prepare(
        folder,
        (
            (f"{kind}{seats}", match, seat)
            for seats, kinds in ((2, KINDS), (4, FOUR))
            for kind, match, seat in at_each(GAME, seats, kinds, lambda table: NAMES.get(table.phase, ""))
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
    choice = number % (places.count() + buttons.count())
    if choice < places.count():
        places.nth(choice).click()
        if page.locator("#confirm").count():
            page.locator("#confirm").click()
    else:
        buttons.nth(choice - places.count()).click()
        if page.locator("#confirm").count():
            page.locator("#confirm").click()
    wait_for_change(page, before)


@pytest.mark.parametrize(("seats", "neutrals"), [(2, "two"), (2, "one"), (4, "two")])
def test_a_whole_match_can_be_clicked_through(page: Page, seats: int, neutrals: str) -> None:
    play_at_once(page)
    open_table(page, *["random"] * (seats - 1), game=GAME, neutrals=neutrals)
    asked: set[str] = set()
    for number in range(MOST_DECISIONS):
        wait_for_turn(page)
        if is_over(page):
            break
        asked.add(page.locator("#prompt .kick").inner_text())
        decide(page, number)
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("points")
    expect(sheet.locator("tbody tr")).not_to_have_count(0)
    expect(page.locator(".score", has_text="?")).to_have_count(0)
    assert len(asked) > 2, asked


@pytest.mark.parametrize("kind", KINDS)
def test_every_decision_is_clicked_on_the_board_or_in_the_prompt(page: Page, tables: Tables, kind: str) -> None:
    sit(page, tables, kind, 4 if kind in FOUR else 2)
    offered = page.locator("#moves [name=action]:not(select), #moves option")
    wanted = set(offered.evaluate_all("all => all.map(it => it.value)"))
    places = set(page.locator(TARGETS).evaluate_all("all => all.map(it => it.dataset.action)"))
    buttons = set(page.locator("#prompt button[name=action]").evaluate_all("all => all.map(it => it.value)"))
    assert wanted == places | buttons
    decide(page)


@pytest.mark.parametrize("kind", KINDS)
def test_every_decision_is_taken_by_finger(somebody: Somebody, tables: Tables, kind: str) -> None:
    page = somebody(viewport=PHONE, has_touch=True, is_mobile=True)
    sit(page, tables, kind, 2)
    before, places = decision(page), page.locator(TARGETS)
    if places.count():
        expect(places.first).to_be_in_viewport()
        places.first.tap()
        page.locator("#confirm").tap()
    else:
        page.locator("#prompt button[name=action]").first.tap()
    wait_for_change(page, before)
