"""The game as it is clicked: whole matches in every mode, and every kind of decision by mouse and by finger."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.clicks import (
    Tables,
    click_through,
    decide,
    decide_by_finger,
    everything_is_offered,
    phases,
    prepared,
    sit,
)
from tests.browser.people import PHONE, Somebody

from .. import box

pytestmark = pytest.mark.browser
GAME = "richelieu"
NAMES = phases(box, "ACT FIELD FREE_AGENT CORRUPT CORRUPT_TO SEND_QUEEN SEND_EMINENCE NEUTRAL")
FOUR = [kind for kind in NAMES.values() if kind != NAMES[box.NEUTRAL]]
"""Only two players place neutral agents."""
every_kind = pytest.mark.parametrize("kind", NAMES.values())


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tables]:
    made = prepared(tmp_path_factory.mktemp("decisions"), GAME, NAMES, {2: list(NAMES.values()), 4: FOUR})
    yield made
    made[0].stop()


@pytest.mark.parametrize(("seats", "neutrals"), [(2, "two"), (2, "one"), (4, "two")])
def test_a_whole_match_can_be_clicked_through(page: Page, seats: int, neutrals: str) -> None:
    asked = click_through(page, GAME, seats, most=250, neutrals=neutrals)
    expect(page.get_by_role("dialog")).to_contain_text("points")
    assert len(asked) > 2, asked


@every_kind
def test_every_decision_is_clicked_on_the_board_or_in_the_prompt(page: Page, tables: Tables, kind: str) -> None:
    sit(page, tables, kind, 4 if kind in FOUR else 2)
    everything_is_offered(page)
    decide(page)


@every_kind
def test_every_decision_is_taken_by_finger(somebody: Somebody, tables: Tables, kind: str) -> None:
    page = somebody(viewport=PHONE, has_touch=True, is_mobile=True)
    sit(page, tables, kind, 2)
    decide_by_finger(page)
