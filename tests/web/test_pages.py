"""What every answer carries, and where each address leads."""

from __future__ import annotations

import pytest

from tests.web.house import LIVE, House, plain

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    "path", ["/", "/new/toy", "/rules/toy", "/healthz", "/nowhere", "/t/nowhere", "/style/toy.css"]
)
async def test_every_answer_forbids_what_is_not_ours(house: House, path: str) -> None:
    answer = await house.guest().get(path)
    policy = answer.headers["content-security-policy"]
    assert (
        policy
        == "default-src 'self'; img-src 'self' data:; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
    )
    assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    "path", ["/nowhere", "/t/nowhere", "/rules/nothing", "/new/nothing", "/t/x/record", "/style/x.css"]
)
async def test_an_address_that_leads_nowhere_says_so(house: House, path: str) -> None:
    assert (await house.guest().get(path)).status_code == 404


async def test_an_address_of_a_button_says_so(house: House) -> None:
    assert (await house.guest().get("/play/toy")).status_code == 405


async def test_looking_leaves_no_session_behind(house: House) -> None:
    assert "set-cookie" not in (await house.guest().get("/")).headers


async def test_play_now_seats_the_guest_among_bots(house: House) -> None:
    ann = house.guest()
    answer = await ann.post("/play/toy", seats="3", level="random")
    table = await house.table(answer.headers["location"])
    assert sorted(holder.kind for holder in table.holders) == ["bot", "bot", "person"]
    assert table.match is not None
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie


@pytest.mark.parametrize("fields", [{"seats": "1"}, {"seats": "99"}, {"seats": "-3"}])
async def test_a_table_nobody_can_sit_at_is_not_made(house: House, fields: dict[str, str]) -> None:
    answer = await house.guest().post("/play/toy", **fields)
    assert (answer.status_code, "players" in plain(answer.text)) == (400, True)


async def test_a_form_with_a_wrong_choice_is_shown_again(house: House) -> None:
    for wrong in ({"seat0": "me", "seat1": "me"}, {"seat0": "me", "seat1": "hal:9000"}, {"seat0": "me"}):
        assert (await house.guest().post("/new/toy", **wrong)).status_code == 400
    answer = await house.guest().post("/new/toy", seat0="me", seat1="open", **{"option-encore": "perhaps"})
    assert (answer.status_code, "encore" in plain(answer.text)) == (400, True)


async def test_the_past_has_an_address_per_ply(house: House) -> None:
    ann, bob = house.guest(), house.guest()
    path = await house.sit(ann, bob)
    for at in ("0", "3", "-5", "99999", "x", "\u0663"):
        assert (await ann.get(f"{path}?at={at}")).status_code == 200
    live = await ann.get(f"{path}?at=1", headers=LIVE)
    assert set(live.json()) >= {"seq", "regions"}


async def test_the_record_is_closed_until_the_end(house: House) -> None:
    ann, bob = house.guest(), house.guest()
    path = await house.sit(ann, bob)
    match = await house.match(path)
    assert (await ann.get(f"{path}/record")).status_code == 403
    await house.finish(path)
    answer = await house.guest().get(f"{path}/record")
    assert (answer.status_code, answer.text) == (200, match.record())


async def test_static_files_are_kept_for_a_year_under_their_version(house: House) -> None:
    first = await house.guest().get("/style/toy.css", headers={"accept-encoding": "gzip"})
    assert first.headers["content-encoding"] == "gzip"
    assert first.headers["cache-control"] == "no-cache"
    tag = first.headers["etag"]
    kept = await house.guest().get(f"/style/toy.css?v={tag.strip(chr(34))}")
    assert "immutable" in kept.headers["cache-control"]
    assert (await house.guest().get("/style/toy.css", headers={"if-none-match": tag})).status_code == 304


async def test_a_guest_may_change_what_is_theirs(house: House) -> None:
    ann, bob = house.guest(), house.guest()
    path = await house.sit(ann, bob)
    answer = await ann.post(
        "/me", name="  Ann \u202e of\tYork | " + "x" * 50, theme="evening", confirm="0", pace="-9", back=path
    )
    assert (answer.status_code, answer.headers["location"]) == (303, path)
    assert (await house.table(path)).names[0] == "Ann of York xxxxxxxxxxxx"
    assert "Ann of York" in (await bob.get(path)).text
    assert "Ann of York" in (await house.match(path)).players[0]


@pytest.mark.parametrize(
    "back", ["//elsewhere.test/x", "http://elsewhere.test//x", "\\\\elsewhere.test", "javascript:x", ""]
)
async def test_the_way_back_stays_on_this_server(house: House, back: str) -> None:
    answer = await house.guest().post("/me", name="Ann", back=back)
    assert answer.headers["location"].startswith("/")
    assert "elsewhere" not in answer.headers["location"]


async def test_a_fault_of_ours_is_a_page_too(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house.hub, "home", None)
    answer = await house.guest().get("/")
    assert (answer.status_code, "went wrong" in plain(answer.text)) == (500, True)
