"""Steps in which all choose at the same time: secret, kept over a restart, and nobody waits for anybody."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from noblesse import bots
from noblesse.bots import Look
from noblesse.web.thinkers import Question, Thinkers
from tests.web.house import House, open_house, plain, watch

pytestmark = pytest.mark.anyio


async def test_a_second_choice_in_the_same_step_is_refused(house: House) -> None:
    path = await house.sit(house.ann, house.bob)
    first, second = await house.fields(path, 0), await house.fields(path, 0, -1)
    assert (await house.ann.post(f"{path}/act", **first)).status_code == 303
    match = await house.match(path)
    kept, seq = match.state.to_bytes(), match.seq
    for fields in (first, second, second | {"opened": str(match.opened(0))}):
        assert (await house.ann.post(f"{path}/act", **fields)).status_code in (403, 409)
    assert (match.state.to_bytes(), match.seq) == (kept, seq)


async def test_a_restart_in_the_midst_of_a_step_loses_nothing(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob, cleo = house.ann, house.bob, house.guest()
        path = await house.sit(ann, bob, cleo)
        await ann.post(f"{path}/act", **await house.fields(path, 0))
        await cleo.post(f"{path}/act", **await house.fields(path, 2))
        before, cookies = await house.match(path), ann.http.cookies
    async with open_house(tmp_path) as house:
        house.ann.http.cookies = cookies
        match = await house.match(path)
        assert match.record() == before.record()
        assert (match.answered(), match.awaited()) == ([0, 2], [1])
        assert "You have chosen." in (await house.ann.get(path)).text
        assert (await house.ann.post(f"{path}/undo", opened=str(match.opened(0)))).status_code == 303
        assert (match.answered(), match.awaited()) == ([2], [0, 1])


async def test_each_page_says_who_has_chosen_and_whom_one_waits_for(house: House) -> None:
    cleo = house.guest()
    path = await house.sit(house.ann, house.bob, cleo)
    match = await house.match(path)
    async with watch(house, path, house.ann) as ann, watch(house, path, house.bob) as bob, watch(house, path) as eve:
        await house.ann.post(f"{path}/act", **await house.fields(path, 0))
        for page in (ann, bob, eve):
            await page.until(match.seq)
            assert "has chosen" in page.regions["panel-0"]
            assert "choosing" in page.regions["panel-1"]
        names = " and ".join((await house.table(path)).names[1:])
        assert f"You have chosen. {names} are still choosing" in plain(ann.regions["prompt"])
        assert "Undo" in ann.regions["prompt"]
        assert f"{names} are choosing" in plain(eve.regions["prompt"])
        assert "choosing" not in plain(bob.regions["prompt"])


async def test_bots_think_at_the_same_time_and_wait_for_no_person(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: set[int] = set()
    all_asked = asyncio.Event()

    async def answer(self: Thinkers, spec: str, question: Question) -> Look:
        asked.add(question.seat)
        if len(asked) == 3:
            all_asked.set()
        await all_asked.wait()
        return bots.load("random").look(question.state, question.seat, question.source)

    monkeypatch.setattr(Thinkers, "_answer", answer)
    await house.ann.post("/me", pace="0")
    seats = {"seat0": "me", "seat1": "random", "seat2": "random", "seat3": "random"}
    path = (await house.ann.post("/new/toy", **seats, order="listed")).headers["location"]
    match = await house.match(path)
    async with asyncio.timeout(5):
        while match.awaited() != [0]:
            await asyncio.sleep(0.005)
    assert match.answered() == [1, 2, 3]
