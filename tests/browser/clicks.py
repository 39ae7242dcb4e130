"""Any game as it is clicked: tables at each kind of its decisions, and how one is taken by mouse and by finger."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

from playwright.sync_api import Page, expect

from .at_table import TARGETS, decision, is_over, open_table, play_at_once, until, wait_for_change, wait_for_turn
from .prepared import Cookie, at_each, prepare
from .server import Server

BUTTONS = "#prompt button[name=action]"
CLEAR = """all => {
  const bar = document.querySelector("#prompt .prompt").getBoundingClientRect().top;
  const boxes = all.map(el => el.getBoundingClientRect());
  const isClear = ({ top, height }) => top >= 0 && top + Math.min(height, innerHeight / 3) <= bar + 1;
  const clear = boxes.filter(isClear).length;
  return all.every(el => el.closest("#tray")) ? clear === all.length : clear > 0;
}"""
Tables = tuple[Server, Cookie]


def phases(box: object, names: str) -> dict[int, str]:
    """The kinds of decisions of a game by phase, from the names in its box; a name stands in an address."""
    return {getattr(box, name): name.lower().replace("_", "") for name in names.split()}


def prepared(folder: Path, game: str, names: Mapping[int, str], kinds: Mapping[int, Iterable[str]]) -> Tables:
    """A running server with a table at every kind of decision for each number of seats, where it is the guest's."""
    cookie = prepare(
        folder,
        (
            (f"{kind}{seats}", match, seat)
            for seats, asked in kinds.items()
            for kind, match, seat in at_each(game, seats, asked, lambda table: names.get(table.phase, ""))
        ),
    )
    started = Server(folder)
    started.start()
    return started, cookie


def sit(page: Page, tables: Tables, kind: str, seats: int) -> None:
    """Open the table at this decision as the guest who has to take it."""
    server, (name, value) = tables
    page.context.add_cookies([{"name": name, "value": value, "url": server.address}])
    page.goto(f"{server.address}/t/{kind}{seats}")
    expect(page.locator("#prompt .prompt.mine")).to_be_visible()


def decide(page: Page, number: int = 0) -> None:
    """Take a decision, the places of board and tray and the buttons in their turn; wait until it is done."""
    before, places, buttons = decision(page), page.locator(TARGETS), page.locator(BUTTONS)
    choice = number % (places.count() + buttons.count())
    (places.nth(choice) if choice < places.count() else buttons.nth(choice - places.count())).click()
    if page.locator("#confirm").count():
        page.locator("#confirm").click()
    wait_for_change(page, before)


def click_through(page: Page, game: str, seats: int, most: int, **options: str) -> set[str]:
    """Play a whole match against random bots, and look at its score sheet; returns what was asked on the way."""
    play_at_once(page)
    open_table(page, *["random"] * (seats - 1), game=game, options=options)
    asked: set[str] = set()
    for number in range(most):
        wait_for_turn(page)
        if is_over(page):
            break
        asked.add(page.locator("#prompt .kick").inner_text())
        decide(page, number)
    expect(page.get_by_role("dialog").locator("tbody tr")).not_to_have_count(0)
    expect(page.locator(".score", has_text="?")).to_have_count(0)
    return asked


def everything_is_offered(page: Page) -> None:
    """Whatever may be done stands on the board, in the tray or in the prompt, and nothing else does."""
    offered = page.locator("#moves [name=action]:not(select), #moves option")
    wanted = set(offered.evaluate_all("all => all.map(it => it.value)"))
    places = set(page.locator(TARGETS).evaluate_all("all => all.map(it => it.dataset.action)"))
    buttons = set(page.locator(BUTTONS).evaluate_all("all => all.map(it => it.value)"))
    assert wanted == places | buttons


def decide_by_finger(page: Page) -> None:
    """Tap a place that no bar covers, see what it brings, and confirm it; or tap a button."""
    before, places = decision(page), page.locator(TARGETS)
    if places.count():
        until(page, lambda: bool(places.evaluate_all(CLEAR)))
        expect(places.first).to_be_in_viewport()
        brings = page.locator(f"#moves [value='{places.first.get_attribute('data-action')}'] .good").all_inner_texts()
        places.first.tap()
        expect(page.locator("#gives")).to_have_text(brings)
        page.locator("#confirm").tap()
    else:
        page.locator(BUTTONS).first.tap()
    wait_for_change(page, before)
