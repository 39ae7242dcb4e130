"""A post is checked in one order; a refusal is one sentence on the fresh page, and changes nothing."""

from __future__ import annotations

import pytest

from tests.web.house import LIVE, OWN, House, plain

pytestmark = pytest.mark.anyio

FOREIGN = {"origin": "http://elsewhere.test"}
HUGE = {"note": "x" * 20_000}


async def test_too_large_comes_before_everything(house: House) -> None:
    answer = await house.guest().post("/t/nowhere/act", FOREIGN, **HUGE)
    assert (answer.status_code, "at most 16 kB" in plain(answer.text)) == (413, True)


async def test_another_origin_comes_before_a_table_that_is_not_there(house: House) -> None:
    answer = await house.guest().post("/t/nowhere/act", FOREIGN)
    assert (answer.status_code, "another site" in plain(answer.text)) == (403, True)


async def test_there_must_be_such_a_table(house: House) -> None:
    answer = await house.guest().post("/t/nowhere/act", action="1")
    assert (answer.status_code, "no table at this address" in plain(answer.text)) == (404, True)


async def test_only_who_has_a_seat_may_act(house: House) -> None:
    ann, bob, eve = house.guest(), house.guest(), house.guest()
    path = await house.sit(ann, bob)
    answer = await eve.post(f"{path}/act", **await house.fields(path, 0))
    assert (answer.status_code, "no seat at this table" in plain(answer.text)) == (403, True)


async def test_over_comes_before_stale_and_having_no_seat_before_over(house: House) -> None:
    ann, bob, eve = house.guest(), house.guest(), house.guest()
    path = await house.sit(ann, bob)
    await house.finish(path)
    over = await ann.post(f"{path}/act", action="0", opened="1")
    assert (over.status_code, "The match is over" in plain(over.text)) == (409, True)
    assert (await eve.post(f"{path}/act", action="0", opened="1")).status_code == 403


async def dancing(house: House) -> tuple[str, int]:
    """A table at which one seat alone is awaited, and that seat."""
    path = await house.sit(house.ann, house.bob)
    table, match = await house.table(path), await house.match(path)
    while len(match.awaited()) > 1:
        for seat in match.awaited():
            legal = match.state.legal_actions(seat)
            await house.hub.act(table, seat, legal[0 if seat else -1], None)
    return path, match.awaited()[0]


async def test_stale_comes_before_out_of_turn(house: House) -> None:
    path, mover = await dancing(house)
    waiting = (house.ann, house.bob)[1 - mover]
    answer = await waiting.post(f"{path}/act", action="0", opened="0")
    assert (answer.status_code, "moved on" in plain(answer.text)) == (409, True)


async def test_out_of_turn_comes_before_illegal(house: House) -> None:
    path, mover = await dancing(house)
    match, waiting = await house.match(path), (house.ann, house.bob)[1 - mover]
    answer = await waiting.post(f"{path}/act", action="999", opened=str(match.opened(1 - mover)))
    assert (answer.status_code, "not your turn" in plain(answer.text)) == (403, True)


@pytest.mark.parametrize("action", ["", "x", "-1", "999", "1e3", "\u0661", "9" * 6000, "\0", "0x1", "--1"])
async def test_an_action_that_is_none_is_illegal_and_changes_nothing(house: House, action: str) -> None:
    path = await house.sit(house.ann, house.bob)
    match = await house.match(path)
    before = match.record()
    answer = await house.ann.post(f"{path}/act", action=action, opened=str(match.opened(0)))
    assert answer.status_code == 409
    assert (match.record(), match.seq) == (before, len(match.events))


@pytest.mark.parametrize("opened", ["", "x", "-7", "99999999999999999999", "1.0"])
async def test_a_decision_that_never_was_is_stale(house: House, opened: str) -> None:
    path = await house.sit(house.ann, house.bob)
    fields = await house.fields(path, 0) | {"opened": opened}
    answer = await house.ann.post(f"{path}/act", **fields)
    assert answer.status_code == 409


async def test_a_legal_action_leads_back_to_the_page_without_javascript(house: House) -> None:
    path = await house.sit(house.ann, house.bob)
    answer = await house.ann.post(f"{path}/act", **await house.fields(path, 0))
    assert (answer.status_code, answer.headers["location"]) == (303, path)


async def test_a_legal_action_of_an_open_page_is_answered_by_nothing(house: House) -> None:
    path = await house.sit(house.ann, house.bob)
    answer = await house.ann.post(f"{path}/act", OWN | LIVE, **await house.fields(path, 0))
    assert (answer.status_code, answer.content) == (204, b"")


async def test_a_refusal_of_an_open_page_brings_fresh_regions(house: House) -> None:
    path = await house.sit(house.ann, house.bob)
    answer = await house.ann.post(f"{path}/act", OWN | LIVE, action="x")
    assert answer.status_code == 409
    assert answer.json()["says"] in plain(answer.json()["regions"]["prompt"])


async def test_a_refusal_shows_its_sentence_on_the_fresh_page(house: House) -> None:
    path = await house.sit(house.ann, house.bob)
    fields = await house.fields(path, 0)
    await house.ann.post(f"{path}/act", **fields)
    answer = await house.ann.post(f"{path}/act", **fields)
    assert answer.status_code == 409
    assert "moved on" in plain(answer.text)
    assert f'action="{path}/undo"' in answer.text


async def test_undo_of_a_page_that_is_behind_is_stale(house: House) -> None:
    path = await house.sit(house.ann, house.bob)
    fields = await house.fields(path, 0)
    await house.ann.post(f"{path}/act", **fields)
    assert (await house.ann.post(f"{path}/undo", opened=fields["opened"])).status_code == 409
    assert (await house.ann.post(f"{path}/undo")).status_code == 303
    again = await house.ann.post(f"{path}/undo")
    assert (again.status_code, "taken back" in plain(again.text)) == (409, True)


@pytest.mark.parametrize("body", [b"\xff\xfe=\xff", b"action=%zz&=", b"a&b&c", b"&".join(b"a=1" for _ in range(999))])
async def test_a_form_that_cannot_be_read_is_refused_and_not_a_fault(house: House, body: bytes) -> None:
    path = await house.sit(house.ann, house.bob)
    for name in ("act", "undo", "settings", "join"):
        answer = await house.ann.http.post(f"{path}/{name}", content=body, headers=OWN)
        assert answer.status_code in (303, 409), name
    assert (await house.ann.http.post("/me", content=body, headers=OWN)).status_code == 303
    assert (await house.ann.http.post("/new/toy", content=body, headers=OWN)).status_code == 400


async def test_without_an_origin_it_was_no_browser(house: House) -> None:
    assert (await house.guest().post("/play/toy", {})).status_code == 303
    assert (await house.guest().post("/play/toy", {"sec-fetch-site": "cross-site"})).status_code == 403
    assert (await house.guest().post("/play/toy", {"origin": "null"})).status_code == 403
