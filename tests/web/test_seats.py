"""A seat belongs to the guest who took it."""

from __future__ import annotations

import pytest

from tests.web.house import House

pytestmark = pytest.mark.anyio


async def test_the_match_begins_when_the_last_seat_is_taken(house: House) -> None:
    ann, bob, cleo = house.guest(), house.guest(), house.guest()
    answer = await ann.post("/new/toy", seat0="me", seat1="open", seat2="open")
    table = await house.table(answer.headers["location"])
    await bob.post(f"/t/{table.id}/join")
    assert table.match is None
    early = await ann.post(f"/t/{table.id}/act", action="0")
    assert early.status_code == 409
    await cleo.post(f"/t/{table.id}/join")
    assert table.match is not None
    full = await house.guest().post(f"/t/{table.id}/join")
    assert full.status_code == 409


async def test_who_sits_where_is_drawn_unless_it_is_set(house: House) -> None:
    orders = set()
    for _ in range(20):
        ann = house.guest()
        answer = await ann.post("/new/toy", seat0="me", seat1="random", seat2="random")
        orders.add([holder.kind for holder in (await house.table(answer.headers["location"])).holders].index("person"))
    assert len(orders) > 1
    path = await house.sit(*(guests := [house.guest() for _ in range(3)]))
    table = await house.table(path)
    assert [holder.kind for holder in table.holders] == ["person"] * len(guests)


async def test_nobody_sits_twice(house: House) -> None:
    ann = house.guest()
    answer = await ann.post("/new/toy", seat0="me", seat1="open")
    await ann.post(f"{answer.headers['location']}/join")
    assert (await house.table(answer.headers["location"])).open_seats == [1]


async def test_one_may_leave_before_the_start_and_not_after(house: House) -> None:
    ann, bob = house.guest(), house.guest()
    answer = await ann.post("/new/toy", seat0="me", seat1="open", seat2="open", order="listed")
    path = answer.headers["location"]
    await bob.post(f"{path}/join")
    assert (await bob.post(f"{path}/leave")).status_code == 303
    assert (await house.table(path)).open_seats == [1, 2]
    await bob.post(f"{path}/join", seat="2")
    await house.guest().post(f"{path}/join")
    assert (await house.table(path)).names[2] != "Open seat"
    assert (await bob.post(f"{path}/leave")).status_code == 409


async def test_a_table_nobody_waits_at_is_taken_away(house: House) -> None:
    ann = house.guest()
    path = (await ann.post("/new/toy", seat0="me", seat1="open")).headers["location"]
    gone = await ann.post(f"{path}/leave")
    assert (gone.status_code, gone.headers["location"]) == (303, "/")
    assert (await ann.get(path)).status_code == 404


async def test_another_guest_does_not_get_a_seat_by_a_wrong_cookie(house: House) -> None:
    ann, bob = house.guest(), house.guest()
    path = await house.sit(ann, bob)
    for cookie in ("noblesse=x", f"{house.hub._store.house}=;;=", ann.cookies[:-4], '"' * 50):
        answer = await house.guest().http.post(
            f"{path}/act", data=await house.fields(path, 0), headers={"cookie": cookie}
        )
        assert answer.status_code == 403


async def test_a_rematch_is_one_table_for_all_who_ask(house: House) -> None:
    ann, bob = house.guest(), house.guest()
    path = await house.sit(ann, bob)
    table = await house.table(path)
    assert (await ann.post(f"{path}/rematch")).status_code == 409
    await house.finish(path)
    assert (await house.guest().post(f"{path}/rematch")).status_code == 403
    first, second = await ann.post(f"{path}/rematch"), await bob.post(f"{path}/rematch")
    assert first.headers["location"] == second.headers["location"] != path
    again = await house.table(first.headers["location"])
    assert (again.names, again.previous, table.next_table) == (table.names, table.id, again.id)


async def test_the_home_page_lists_your_tables_and_those_open_to_you(house: House) -> None:
    ann, bob = house.guest(), house.guest()
    own = await house.sit(ann, bob, public="1")
    waiting = (await bob.post("/new/toy", seat0="me", seat1="open", public="1")).headers["location"]
    secret = (await bob.post("/new/toy", seat0="me", seat1="open")).headers["location"]
    at_home = (await ann.get("/")).text
    assert f'href="{own}"' in at_home
    assert waiting in at_home
    assert secret not in at_home
    assert own in (await house.guest().get("/")).text
