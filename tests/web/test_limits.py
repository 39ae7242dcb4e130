"""One session plays at a person's pace; one address brings so many sessions and tables."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.web.house import House, open_house, plain

pytestmark = pytest.mark.anyio


async def statuses(house: House, count: int, path: str) -> set[int]:
    return {(await house.ann.post(path, name="Ann")).status_code for _ in range(count)}


async def test_a_session_that_posts_too_fast_is_asked_to_wait(house: House) -> None:
    path = await house.sit(house.ann, house.bob)
    assert 429 in await statuses(house, 100, "/me")
    answer = await house.ann.post(f"{path}/act")
    assert (answer.status_code, "wait a moment" in plain(answer.text)) == (429, True)
    assert (await house.bob.post(f"{path}/act", **await house.fields(path, 1))).status_code == 303


async def test_an_address_brings_so_many_guests_and_no_more(house: House) -> None:
    answers = [(await house.guest("203.0.113.7").post("/me", name="Ann")).status_code for _ in range(121)]
    assert set(answers[:40]) == {303}
    assert answers[-1] == 429
    assert (await house.guest("203.0.113.8").post("/me", name="Ann")).status_code == 303


async def test_whoever_has_a_session_is_not_counted_by_address(house: House) -> None:
    path = await house.sit(house.ann, house.bob)
    for _ in range(130):
        await house.guest().post("/me", name="Eve")
    assert (await house.ann.post(f"{path}/act", **await house.fields(path, 0))).status_code == 303


async def test_without_limits_nobody_is_counted(tmp_path: Path) -> None:
    async with open_house(tmp_path, limits=False) as house:
        assert await statuses(house, 100, "/me") == {303}
