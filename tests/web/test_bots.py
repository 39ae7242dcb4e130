"""Bots think beside the server, move at a pace the eye follows, and never act on a table that has moved."""

from __future__ import annotations

import asyncio

import pytest

from noblesse import bots, load
from noblesse.bots import Look, Stop
from noblesse.core import Seat, Source, State
from noblesse.web import thinkers
from noblesse.web.thinkers import EASY, Question, Thinkers, eased
from tests.web.house import House

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def _in_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    """Worker processes take a while to start; threads do for games as small as these."""

    async def answer(self: Thinkers, spec: str, question: Question) -> Look:
        job = (spec, question.state, question.seat, question.source, question.stop)
        return await asyncio.get_running_loop().run_in_executor(self._threads, thinkers.think, *job)

    monkeypatch.setattr(Thinkers, "_answer", answer)


async def seated_with_a_bot(house: House, pace: int = 0) -> str:
    await house.ann.post("/me", pace=str(pace))
    answer = await house.ann.post("/new/toy", seat0="me", seat1="random", order="listed")
    return str(answer.headers["location"])


async def until_bots_rest(house: House, path: str) -> None:
    async with asyncio.timeout(5):
        while house.hub.bots.at_work(await house.table(path)):
            await asyncio.sleep(0.005)


async def test_a_match_against_a_bot_goes_on_by_itself_when_it_is_the_bots_turn(house: House) -> None:
    path = await seated_with_a_bot(house)
    match = await house.match(path)
    async with asyncio.timeout(20):
        while not match.over:
            await until_bots_rest(house, path)
            if 0 in match.awaited():
                assert (await house.ann.post(f"{path}/act", **await house.fields(path, 0))).status_code == 303
    assert match.over


async def test_a_bot_waits_until_the_last_move_has_been_seen(house: House) -> None:
    path = await seated_with_a_bot(house, pace=200)
    match, loop = await house.match(path), asyncio.get_running_loop()
    seq, begun = match.seq, loop.time()
    await until_bots_rest(house, path)
    assert match.seq == seq + 1
    assert 0.19 < loop.time() - begun < 2


async def test_the_thought_of_a_table_that_moved_is_dropped(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Stop] = []

    def slow(spec: str, state: State, seat: Seat, source: Source, stop: Stop) -> Look:
        asked.append(stop)
        while len(asked) == 1 and not stop.is_set():
            pass
        return bots.load("random").look(state, seat, source, stop)

    monkeypatch.setattr(thinkers, "think", slow)
    path = await seated_with_a_bot(house)
    table, match = await house.table(path), await house.match(path)
    while not asked:
        await asyncio.sleep(0.005)
    await house.hub.act(table, 1, match.state.legal_actions(1)[0], None)
    assert asked[0].is_set()
    await until_bots_rest(house, path)
    assert [event.seat for event in match.events].count(1) == 1


async def test_a_bot_that_fails_is_replaced_by_an_easy_one(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(spec: str, state: State, seat: Seat, source: Source, stop: Stop) -> Look:
        if spec != EASY:
            raise RuntimeError("lost the thread")
        return bots.load(EASY).look(state, seat, source, stop)

    monkeypatch.setattr(thinkers, "think", fails)
    path = await seated_with_a_bot(house)
    await until_bots_rest(house, path)
    assert (await house.match(path)).events[-1].seat == 1


async def test_a_hint_is_for_the_seat_that_asked_and_for_this_decision(house: House) -> None:
    path = await house.sit(house.ann, house.bob)
    table = await house.table(path)
    assert (await house.guest().post(f"{path}/hint")).status_code == 403
    await house.ann.post(f"{path}/hint")
    async with asyncio.timeout(10):
        while 0 not in table.hints:
            await asyncio.sleep(0.02)
    hint = table.hints[0]
    assert hint.says in (await house.ann.get(path)).text or hint.label in (await house.ann.get(path)).text
    assert 0 <= hint.win <= 1
    assert set(table.hints) == {0}
    await house.ann.post(f"{path}/act", **await house.fields(path, 0))
    assert not table.hints
    assert (await house.ann.post(f"{path}/hint")).status_code == 403


async def test_the_pace_of_a_table_is_changed_by_who_sits_there(house: House) -> None:
    path = await seated_with_a_bot(house)
    assert (await house.bob.post(f"{path}/settings", pace="100")).status_code == 403
    assert (await house.ann.post(f"{path}/settings", pace="99999")).status_code == 303
    assert (await house.table(path)).pace == 5


async def test_a_game_that_is_not_compiled_thinks_in_another_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    state = load("toy").plain_game().new_state(2)
    while not state.awaited():
        state.sample_chance(Source(1, len(state.to_bytes())))
    crew = Thinkers(1)
    try:
        question = Question("greedy", state, 0, Source(3), Stop())
        look = await crew.ask(question)
        assert look.action == bots.load("greedy").choose(state, 0, Source(3))
    finally:
        crew.close()


def test_the_more_wait_the_less_time_each_takes() -> None:
    assert eased("search:2", 0, 2) == "search:2"
    assert eased("search:2", 3, 2) == "search:1.00"
    assert eased("greedy", 3, 2) == "greedy"
    assert eased("search:500it", 3, 2) == "search:500it"
    assert eased("search:2", 8, 2) == EASY
