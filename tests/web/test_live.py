"""Every open page shows each move at once, and only what its viewer may see."""

from __future__ import annotations

import json

import pytest

from tests.web.house import ADDRESS, House, watch

pytestmark = pytest.mark.anyio


async def test_two_players_and_a_spectator_see_each_move(house: House) -> None:
    ann, bob = house.guest(), house.guest()
    path = await house.sit(ann, bob)
    match = await house.match(path)
    async with watch(house, path, ann) as one, watch(house, path, bob) as two, watch(house, path) as three:
        for _ in range(6):
            seat = match.awaited()[0]
            assert (await (ann, bob)[seat].post(f"{path}/act", **await house.fields(path, seat))).status_code == 303
            for page in (one, two, three):
                await page.until(match.seq)
        whole = (await ann.get(path, headers={"x-live": "1"})).json()["regions"]
        assert one.regions == whole
        assert len(one.changes[0]) == len(whole)
        assert all(len(changed) < len(whole) for changed in one.changes[1:])


async def test_a_second_page_of_a_player_is_no_spectator(house: House) -> None:
    ann, bob = house.guest(), house.guest()
    path = await house.sit(ann, bob)
    table = await house.table(path)
    async with watch(house, path, ann), watch(house, path, ann), watch(house, path):
        assert (table.watchers, table.spectators) == (3, 1)


async def test_an_open_page_is_whole_at_first_even_after_a_while(house: House) -> None:
    ann, bob = house.guest(), house.guest()
    path = await house.sit(ann, bob)
    async with watch(house, path, ann):
        await ann.post(f"{path}/act", **await house.fields(path, 0))
    async with watch(house, path, bob) as page:
        assert page.regions == (await bob.get(path, headers={"x-live": "1"})).json()["regions"]


async def test_moves_that_come_fast_are_shown_together(house: House) -> None:
    ann, bob = house.guest(), house.guest()
    path = await house.sit(ann, bob)
    match = await house.match(path)
    async with watch(house, path) as page:
        for seat in (0, 1):
            await house.hub.act(await house.table(path), seat, match.state.legal_actions(seat)[0], None)
        await page.until(match.seq)
        assert len(page.messages) == 2


async def test_spectators_share_one_rendering(house: House) -> None:
    ann, bob = house.guest(), house.guest()
    path = await house.sit(ann, bob)
    table = await house.table(path)
    async with watch(house, path), watch(house, path), watch(house, path, ann):
        assert set(table.renderings) == {None, 0}


async def test_the_waiting_room_gives_way_to_the_match(house: House) -> None:
    ann, bob = house.guest(), house.guest()
    answer = await ann.post("/new/toy", seat0="me", seat1="open")
    path = answer.headers["location"]
    async with watch(house, path, ann) as page:
        await bob.post(f"{path}/join")
        while "reload" not in json.loads(page.messages[-1]):
            await page.next()


async def test_a_page_of_the_past_stays_there(house: House) -> None:
    ann, bob = house.guest(), house.guest()
    path = await house.sit(ann, bob)
    async with watch(house, f"{path}?at=0", ann) as page:
        await ann.post(f"{path}/act", **await house.fields(path, 0))
        await page.settle()
        assert page.regions == (await ann.get(f"{path}?at=0", headers={"x-live": "1"})).json()["regions"]


async def test_no_socket_for_another_site_or_for_no_table(house: House) -> None:
    ann, bob = house.guest(), house.guest()
    path = await house.sit(ann, bob)
    async with watch(house, path, ann, origin="http://elsewhere.test") as page:
        assert page.closed == 4403
    async with watch(house, "/t/nowhere", ann, origin=ADDRESS) as page:
        assert page.closed == 4404


async def test_a_guest_cannot_open_pages_without_end(house: House) -> None:
    ann, bob = house.guest(), house.guest()
    path = await house.sit(ann, bob)
    pages = [await watch(house, path, ann).__aenter__() for _ in range(50)]
    async with watch(house, path, ann) as one_too_many:
        assert one_too_many.closed == 4429
    for page in pages:
        await page.__aexit__()
    async with watch(house, path, ann) as again:
        assert again.closed is None
