"""What comes cut off, malformed or at a bad moment: a request, an address, a disk, a folder with a strange name."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from noblesse.web import app, bots_at_table
from noblesse.web.database import FILE, checkpoint, open_database
from noblesse.web.errors import CannotServe, NewerDatabase
from tests.web.house import ADDRESS, OWN, House, open_house, watch

pytestmark = pytest.mark.anyio

MALFORMED = ["http://[", "//[", "http://a\u2100b/", "//elsewhere.test", "/\\elsewhere.test"]


def full_disk(*_: object, **__: object) -> Any:
    raise OperationalError("insert", {}, Exception("database or disk is full"))


async def test_a_post_that_was_cut_off_does_nothing(house: House) -> None:
    path = await house.sit(house.ann, house.bob)
    match, fields = await house.match(path), await house.fields(path, 0)
    body = "&".join(f"{name}={value}" for name, value in fields.items()).encode()
    said = [
        {"type": "http.request", "body": body, "more_body": True},
        {"type": "http.disconnect"},
    ]
    headers = {"host": "noblesse.test", "origin": ADDRESS, "cookie": house.ann.cookies}
    scope = {
        "type": "http",
        "method": "POST",
        "scheme": "http",
        "path": f"{path}/act",
        "query_string": b"",
        "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
        "client": ("198.51.100.1", 1),
    }
    answers: list[Any] = []

    async def receive() -> Any:
        return said.pop(0)

    async def send(message: Any) -> None:
        answers.append(message)

    before = match.seq
    await house.app(scope, receive, send)
    assert (match.seq, answers[0]["status"]) == (before, 400)


@pytest.mark.parametrize("back", MALFORMED)
async def test_an_address_to_go_back_to_that_is_none_leads_home(house: House, back: str) -> None:
    answer = await house.ann.post("/me", OWN, back=back)
    assert (answer.status_code, answer.headers["location"]) == (303, "/")


async def test_a_referer_that_is_no_address_leads_home(house: House) -> None:
    answer = await house.ann.post("/me", OWN | {"referer": "http://["}, name="Ann")
    assert (answer.status_code, answer.headers["location"]) == (303, "/")


@pytest.mark.parametrize("place", ["tile-" + "9" * 5000, "tile-\u00b2", "L\u00b2", "L" + "9" * 5000, "<b>"])
async def test_what_is_asked_about_may_be_anything(house: House, place: str) -> None:
    for game in ("toy", "aristocracy"):
        path = await house.sit(house.ann, house.bob, game=game)
        assert (await house.ann.get(path, params={"about": place})).status_code == 200
        async with watch(house, f"{path}?about={place}", house.ann) as page:
            assert "prompt" in page.regions


async def test_who_comes_too_late_for_a_seat_is_not_received(house: House) -> None:
    path = await house.sit(house.ann, house.bob)
    answer = await house.guest().post(f"{path}/join")
    assert (answer.status_code, "set-cookie" in answer.headers) == (409, False)


async def test_a_move_that_cannot_be_stored_has_not_happened(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    path = await house.sit(house.ann, house.bob)
    match, fields = await house.match(path), await house.fields(path, 0)
    with monkeypatch.context() as broken:
        broken.setattr(house.hub._store, "add_events", full_disk)
        assert (await house.ann.post(f"{path}/act", **fields)).status_code == 500
    assert (await house.match(path)).seq == match.seq - 1
    assert (await house.ann.post(f"{path}/act", **fields)).status_code == 303


async def test_a_table_that_cannot_be_read_back_is_read_anew(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    path = await house.sit(house.ann, house.bob)
    before, fields = (await house.match(path)).seq, await house.fields(path, 0)
    with monkeypatch.context() as broken:
        broken.setattr(house.hub._store, "add_events", full_disk)
        broken.setattr(house.hub._store, "lines", full_disk)
        assert (await house.ann.post(f"{path}/act", **fields)).status_code == 500
    assert (await house.match(path)).seq == before
    assert (await house.ann.post(f"{path}/act", **fields)).status_code == 303


async def test_a_table_whose_end_cannot_be_stored_is_still_there(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    path = (await house.ann.post("/new/toy", seat0="me", seat1="open")).headers["location"]
    with monkeypatch.context() as broken:
        broken.setattr(house.hub._store, "drop_table", full_disk)
        assert (await house.ann.post(f"{path}/leave")).status_code == 500
    assert (await house.bob.post(f"{path}/join")).status_code == 303


async def test_a_bot_tries_again_when_its_move_could_not_be_stored(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots_at_table, "RETRY_SECONDS", 0.01)
    store, failures = house.hub._store.add_events, [full_disk, full_disk]

    async def add_events(*given: Any) -> None:
        await (failures.pop() if failures else store)(*given)

    monkeypatch.setattr(house.hub._store, "add_events", add_events)
    await house.ann.post("/me", pace="0")
    path = (await house.ann.post("/new/toy", seat0="random", seat1="random")).headers["location"]
    async with asyncio.timeout(5):
        while not (await house.match(path)).over:
            await asyncio.sleep(0.01)
    assert not failures


async def test_the_log_is_kept_short_again_after_the_disk_was_full(monkeypatch: pytest.MonkeyPatch) -> None:
    tries = 0

    def failing(_: Path) -> None:
        nonlocal tries
        tries += 1
        full_disk()

    monkeypatch.setattr(app, "CHECKPOINT_SECONDS", 0.001)
    monkeypatch.setattr(app, "checkpoint", failing)
    settings: Any = type("Settings", (), {"folder": Path()})
    chore = asyncio.create_task(app._checkpoints(settings))
    async with asyncio.timeout(5):
        while tries < 2:
            await asyncio.sleep(0.001)
    assert not chore.done()
    chore.cancel()


@pytest.mark.parametrize("name", ["a?b=1", "a#b", "100%41", "a b", "\u00fc"])
async def test_a_folder_may_be_called_anything(tmp_path: Path, name: str) -> None:
    folder = tmp_path / name
    async with open_house(folder) as house:
        path = await house.sit(house.ann, house.bob)
    checkpoint(folder)
    async with open_house(folder) as house:
        assert (await house.match(path)).seq
    assert [each.name for each in tmp_path.iterdir()] == [name]


@pytest.mark.parametrize("name", ["a?b=1", "a#b", "100%41"])
async def test_a_newer_database_is_refused_wherever_it_lies(tmp_path: Path, name: str) -> None:
    folder = tmp_path / name
    folder.mkdir()
    engine = open_database(folder)
    with engine.begin() as connection:
        connection.execute(text("update alembic_version set version_num = '9999'"))
    engine.dispose()
    with pytest.raises(NewerDatabase):
        open_database(folder)


async def test_a_database_of_something_else_is_one_line(tmp_path: Path) -> None:
    import sqlite3

    with sqlite3.connect(tmp_path / FILE) as connection:
        connection.execute("create table guest (id)")
    connection.close()
    with pytest.raises(CannotServe, match=r"cannot be used"):
        open_database(tmp_path)
