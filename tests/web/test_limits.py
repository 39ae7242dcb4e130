"""One session plays at a person's pace; one address brings so many sessions and tables."""

from __future__ import annotations

from pathlib import Path

import pytest
from limits import parse_many

from noblesse.web import answers, guard, sessions
from tests.web.house import House, open_house, plain

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def _small_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Limits that a test reaches at once, and whose window does not end while it runs."""
    monkeypatch.setattr(guard, "PLAYS", parse_many("8/day"))
    monkeypatch.setattr(sessions, "ARRIVALS", parse_many("4/day"))
    monkeypatch.setattr(answers, "TABLES", parse_many("3/day"))


async def test_a_session_that_posts_too_fast_is_asked_to_wait(house: House) -> None:
    path = await house.sit(house.ann, house.bob)
    assert [(await house.ann.post("/me", name="Ann")).status_code for _ in range(9)] == [303] * 8 + [429]
    answer = await house.ann.post(f"{path}/act")
    assert (answer.status_code, "wait a moment" in plain(answer.text)) == (429, True)
    assert (await house.bob.post(f"{path}/act", **await house.fields(path, 1))).status_code == 303


async def test_an_address_brings_so_many_guests_and_no_more(house: House) -> None:
    answers = [(await house.guest("203.0.113.7").post("/me", name="Ann")).status_code for _ in range(5)]
    assert answers == [303] * 4 + [429]
    assert (await house.guest("203.0.113.8").post("/me", name="Ann")).status_code == 303


async def test_an_address_opens_so_many_tables_and_no_more(house: House) -> None:
    answers = [(await house.ann.post("/play/toy", level="random")).status_code for _ in range(4)]
    assert answers == [303] * 3 + [429]


async def test_whoever_has_a_session_is_not_counted_by_address(house: House) -> None:
    path = await house.sit(house.ann, house.bob)
    for _ in range(5):
        await house.guest().post("/me", name="Eve")
    assert (await house.ann.post(f"{path}/act", **await house.fields(path, 0))).status_code == 303


async def test_without_limits_nobody_is_counted(tmp_path: Path) -> None:
    async with open_house(tmp_path, limits=False) as house:
        assert {(await house.ann.post("/me", name="Ann")).status_code for _ in range(20)} == {303}
