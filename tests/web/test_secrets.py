"""No page, push, log, hint or error of one seat depends on what only another may know."""

from __future__ import annotations

from pathlib import Path

import pytest

from noblesse.core import Seat, Source
from noblesse.play import Match
from noblesse.web.pages.names import table_name
from tests.web.house import LIVE, Guest, House, open_house, watch

pytestmark = pytest.mark.anyio


def telling(text: str, path: str) -> str:
    """A page without what names the table itself."""
    name = path.rsplit("/", 1)[-1]
    return text.replace(name, "TABLE").replace(table_name(name), "Table")


async def shown_to(house: House, viewer: Guest | None, path: str) -> list[str]:
    """All that a viewer can get of a table."""
    guest = viewer or house.guest()
    pages = [path, f"{path}?at=2", f"{path}?at=7", "/"]
    texts = [(await guest.get(page)).text for page in pages]
    texts.append((await guest.get(path, headers=LIVE)).text)
    texts.append((await guest.post(f"{path}/act", action="999")).text)
    texts.append((await guest.post(f"{path}/undo")).text)
    texts.append((await guest.get(f"{path}/record")).text)
    async with watch(house, path, guest) as page:
        texts += page.messages
    return [telling(text, path) for text in texts]


async def alike(house: House, path: str, seat: Seat | None, source: Source) -> None:
    """Replace, behind the match's back, all that the seat cannot know."""
    match = await house.match(path)
    match.state = match.state.resample(seat, source)
    match._past.images[-1] = match.state.to_bytes()
    match._past._tables.clear()
    match._seen.clear()
    table = await house.table(path)
    table.changed()


@pytest.mark.parametrize("seat", [0, 1, None])
@pytest.mark.parametrize("plies", [0, 1])
async def test_pages_do_not_depend_on_what_the_viewer_cannot_know(house: House, seat: Seat | None, plies: int) -> None:
    path = await house.sit(house.ann, house.bob)
    match = await house.match(path)
    if plies:
        other = 1 if seat == 0 else 0
        await house.hub.act(await house.table(path), other, match.state.legal_actions(other)[0], None)
    viewer = None if seat is None else (house.ann, house.bob)[seat]
    before, secret = await shown_to(house, viewer, path), match.state.to_bytes()
    changed = 0
    for redeal in range(5):
        await alike(house, path, seat, Source(redeal))
        changed += match.state.to_bytes() != secret
        assert await shown_to(house, viewer, path) == before
    assert changed


async def test_the_seed_and_the_secrets_are_in_no_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with open_house(tmp_path) as house:
        path = await house.sit(house.ann, house.bob)
        match = await house.match(path)
        for guest in (house.ann, house.bob, house.guest()):
            for text in await shown_to(house, guest, path):
                assert str(match.seed) not in text
                assert all(event.hash not in text for event in match.events)
        assert str(match.seed) not in caplog.text


async def test_a_hidden_answer_changes_nothing_but_that_it_was_given(house: House) -> None:
    pages = []
    for choice in (0, -1):
        path = await house.sit(house.ann, house.bob)
        match = await house.match(path)
        match.__dict__.update(Match.begin(match.game, seats=2, players=match.players, seed=11).__dict__)
        (await house.table(path)).changed()
        legal = match.state.legal_actions(0)
        async with watch(house, path, house.bob) as page:
            await house.hub.act(await house.table(path), 0, legal[choice], None)
            await page.until(match.seq)
            pages.append([telling(text, path) for text in page.messages])
        assert len(legal) > 1
    assert pages[0] == pages[1]
