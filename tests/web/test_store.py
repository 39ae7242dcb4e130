"""What is stored outlives the process; what cannot be stored has not happened."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from noblesse.web.app import create_app
from noblesse.web.database import FILE
from noblesse.web.errors import CannotServe, FolderInUse, NewerDatabase
from noblesse.web.settings import Settings
from tests.web.house import House, open_house, watch

pytestmark = pytest.mark.anyio


async def test_after_a_restart_everything_is_as_it_was(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        path = await house.sit(house.ann, house.bob)
        waiting = (await house.ann.post("/new/toy", seat0="me", seat1="open")).headers["location"]
        await house.ann.post(f"{path}/act", **await house.fields(path, 0))
        await house.ann.post(f"{path}/undo")
        await house.ann.post(f"{path}/act", **await house.fields(path, 0, 1))
        page = (await house.ann.get(path)).text
        record, cookies = (await house.match(path)).record(), house.ann.http.cookies
    async with open_house(tmp_path) as house:
        house.ann.http.cookies = cookies
        assert (await house.match(path)).record() == record
        assert (await house.ann.get(path)).text == page
        assert (await house.table(waiting)).open_seats == [1]
        async with watch(house, path, house.ann) as open_again:
            assert open_again.regions["prompt"] in page


async def test_the_end_of_a_match_is_known_without_playing_it_again(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        match = await house.finish(await house.sit(house.ann, house.bob))
        cookies = house.ann.http.cookies
    async with open_house(tmp_path) as house:
        house.ann.http.cookies = cookies
        home = (await house.ann.get("/")).text
        assert all(str(score) in home for score in match.state.scores())
        assert not house.hub._tables


async def test_of_two_who_write_the_same_event_one_is_stale_and_looks_again(house: House) -> None:
    path = await house.sit(house.ann, house.bob)
    table, match = await house.table(path), await house.match(path)
    with house.hub._store._engine.begin() as other:
        twin = type(match).resume(match.game, match.header, [event.to_line() for event in match.events])
        twin.act(1, twin.state.legal_actions(1)[0])
        event = twin.events[-1]
        other.exec_driver_sql("insert into event values (?, ?, ?, 0)", (table.id, event.seq, event.to_line()))
    answer = await house.ann.post(f"{path}/act", **await house.fields(path, 0))
    assert answer.status_code == 409
    assert (await house.match(path)).record() == twin.record()


async def test_what_cannot_be_stored_has_not_happened(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def full(*_: object) -> None:
        raise OSError("no space left on device")

    path = await house.sit(house.ann, house.bob)
    before = (await house.match(path)).record()
    monkeypatch.setattr(house.hub._store, "add_events", full)
    assert (await house.ann.post(f"{path}/act", **await house.fields(path, 0))).status_code == 500
    assert (await house.match(path)).record() == before
    monkeypatch.undo()
    assert (await house.ann.post(f"{path}/act", **await house.fields(path, 0))).status_code == 303


async def test_a_database_of_a_newer_version_is_refused_and_not_touched(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        await house.sit(house.ann, house.bob)
    with sqlite3.connect(tmp_path / FILE) as database:
        database.execute("update alembic_version set version_num = '9999'")
    database.close()
    before = (tmp_path / FILE).read_bytes()
    with pytest.raises(NewerDatabase, match=r"belong to a newer Noblesse"):
        create_app(Settings(folder=tmp_path))
    assert (tmp_path / FILE).read_bytes() == before


async def test_tables_of_an_older_version_stay_and_have_no_name(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        path = await house.sit(house.ann, house.bob, name="Lost")
        record = (await house.match(path)).record()
    with sqlite3.connect(tmp_path / FILE) as database:
        database.execute("alter table game_table drop column name")
        database.execute("update alembic_version set version_num = '0001'")
    database.close()
    async with open_house(tmp_path) as house:
        assert (await house.match(path)).record() == record
        assert (await house.table(path)).name == ""


async def test_a_table_keeps_the_name_it_was_given(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        path = await house.sit(house.ann, house.bob, name="  Friday <night>\n ", public="1")
        assert "Friday &lt;night&gt;" in (await house.bob.get(path)).text
    async with open_house(tmp_path) as house:
        assert "at Friday &lt;night&gt;" in (await house.ann.get(path)).text
        assert "Friday &lt;night&gt; \N{MIDDLE DOT}" in (await house.ann.get("/")).text
        match = await house.finish(path)
        assert match.over
    async with open_house(tmp_path) as house:
        assert (await house.table(path)).name == "Friday <night>"


async def test_a_file_that_is_no_database_is_refused_and_not_touched(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"not a database at all" * 99)
    with pytest.raises(CannotServe, match=r"cannot be read"):
        create_app(Settings(folder=tmp_path))
    assert (tmp_path / FILE).read_bytes() == b"not a database at all" * 99


async def test_a_second_server_on_the_same_folder_is_refused(tmp_path: Path) -> None:
    async with open_house(tmp_path):
        with pytest.raises(FolderInUse, match=r"Another Noblesse server"):
            create_app(Settings(folder=tmp_path))
    async with open_house(tmp_path):
        pass


async def test_a_folder_that_cannot_be_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(CannotServe):
        create_app(Settings(folder=tmp_path / "file" / "folder"))


async def test_a_table_that_cannot_be_played_again_says_so_and_spoils_nothing_else(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        path = await house.sit(house.ann, house.bob, public="1")
        cookies = house.ann.http.cookies
    with sqlite3.connect(tmp_path / FILE) as database:
        database.execute("update event set line = 'nonsense' where seq = 2")
    database.close()
    async with open_house(tmp_path) as house:
        house.ann.http.cookies = cookies
        assert (await house.ann.get(path)).status_code == 410
        assert (await house.ann.post(f"{path}/act", action="1")).status_code == 410
        assert (await house.ann.get("/")).status_code == 200


async def test_of_a_session_only_the_hash_is_stored(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        await house.ann.post("/me", name="Ann")
        secret = house.ann.cookies.split("=")[1]
    assert all(secret.encode() not in file.read_bytes() for file in tmp_path.iterdir())
