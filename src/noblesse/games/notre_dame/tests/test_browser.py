"""The game as it is clicked: whole matches of two and of five, and every kind of decision by mouse and by finger."""

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
GAME = "notre_dame"
NAMES = phases(
    box,
    "DRAFT PASS_ON PLAY DONATE MOVE_MARKER SEND_FRIEND DRIVE MESSAGE GUEST "
    "HIRE FOOL_FROM FOOL_TO MINSTREL_FROM MINSTREL_TO BISHOP_TO PLAGUE",
)
every_kind = pytest.mark.parametrize("kind", NAMES.values())


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tables]:
    kinds = list(NAMES.values())
    made = prepared(tmp_path_factory.mktemp("decisions"), GAME, NAMES, {2: kinds, 5: kinds})
    yield made
    made[0].stop()


@pytest.mark.parametrize("seats", [2, 5])
def test_a_whole_match_can_be_clicked_through(page: Page, seats: int) -> None:
    asked = click_through(page, GAME, seats, most=150)
    expect(page.get_by_role("dialog")).to_contain_text("prestige")
    assert len(asked) > 20, asked


@every_kind
def test_every_decision_is_clicked_on_board_tray_or_in_the_prompt(page: Page, tables: Tables, kind: str) -> None:
    sit(page, tables, kind, 5)
    everything_is_offered(page)
    decide(page)


@every_kind
def test_every_decision_is_taken_by_finger(somebody: Somebody, tables: Tables, kind: str) -> None:
    page = somebody(viewport=PHONE, has_touch=True, is_mobile=True)
    sit(page, tables, kind, 2)
    decide_by_finger(page)
