"""A whole server in one process: guests who post and look, and pages that follow a table over its socket."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Self

import httpx

from noblesse.core import Seat
from noblesse.play import Match
from noblesse.web.app import create_app
from noblesse.web.guard import Guard
from noblesse.web.hub import Hub
from noblesse.web.settings import Settings
from noblesse.web.tables import LiveTable

ADDRESS = "http://noblesse.test"
OWN = {"origin": ADDRESS}
LIVE = {"x-live": "1"}


class Guest:
    """A browser: it keeps its cookie, and sends its origin with each post."""

    def __init__(self, app: Guard, address: str = "198.51.100.1") -> None:
        transport = httpx.ASGITransport(app, client=(address, 1), raise_app_exceptions=False)
        self.http = httpx.AsyncClient(transport=transport, base_url=ADDRESS)

    async def get(self, path: str, **more: Any) -> httpx.Response:
        return await self.http.get(path, **more)

    async def post(self, path: str, headers: dict[str, str] = OWN, /, **fields: str) -> httpx.Response:
        return await self.http.post(path, data=fields, headers=headers)

    @property
    def cookies(self) -> str:
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)


class House:
    """The server, and what it knows."""

    def __init__(self, app: Guard) -> None:
        self.app = app
        self.ann, self.bob = self.guest(), self.guest()

    @property
    def hub(self) -> Hub:
        hub: Hub = self.app.app.state.hub
        return hub

    def guest(self, address: str = "198.51.100.1") -> Guest:
        return Guest(self.app, address)

    async def table(self, path: str) -> LiveTable:
        return await self.hub.get(path.rsplit("/", 1)[-1])

    async def sit(self, *guests: Guest, game: str = "toy", **fields: str) -> str:
        """The path of a table where these guests sit in this order."""
        first, *others = guests
        seats = {"seat0": "me", **{f"seat{seat}": "open" for seat in range(1, len(guests))}}
        answer = await first.post(f"/new/{game}", **seats, order="listed", **fields)
        assert answer.status_code == 303, answer.text
        path = answer.headers["location"]
        for guest in others:
            assert (await guest.post(f"{path}/join")).status_code == 303
        return str(path)

    async def match(self, path: str) -> Match:
        match = (await self.table(path)).match
        assert match is not None
        return match

    async def finish(self, path: str) -> Match:
        """Play the match to its end."""
        table, match = await self.table(path), await self.match(path)
        while not match.over:
            seat = match.awaited()[0]
            await self.hub.act(table, seat, match.state.legal_actions(seat)[0], None)
        return match

    async def fields(self, path: str, seat: Seat, choice: int = 0) -> dict[str, str]:
        """What the page of a seat posts for one of its legal actions."""
        match = await self.match(path)
        return {"action": str(match.state.legal_actions(seat)[choice]), "opened": str(match.opened(seat))}


@asynccontextmanager
async def open_house(folder: Path, **settings: Any) -> AsyncIterator[House]:
    """A running server over a folder."""
    app = create_app(Settings(folder=folder, **settings))
    async with app.app.router.lifespan_context(app.app):
        yield House(app)


class Page:
    """An open page: it follows its table, and puts what it is sent over what it shows."""

    def __init__(self, app: Guard, path: str, cookies: str, origin: str) -> None:
        self.regions: dict[str, str] = {}
        self.messages: list[str] = []
        self.closed: int | None = None
        self.changes: list[set[str]] = []
        self._heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._said.put_nowait({"type": "websocket.connect"})
        bare, _, query = path.partition("?")
        headers = {"host": "noblesse.test", "origin": origin, "cookie": cookies}
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "scheme": "ws",
            "path": f"{bare}/live",
            "raw_path": f"{bare}/live".encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [(name.encode(), value.encode()) for name, value in headers.items() if value],
            "client": ("198.51.100.1", 1),
            "subprotocols": [],
            "state": {},
            "extensions": {},
        }
        self._task = asyncio.create_task(self._run(app, scope))

    async def _run(self, app: Guard, scope: dict[str, Any]) -> None:
        async def send(message: Any) -> None:
            self._heard.put_nowait(message)

        await app(scope, self._said.get, send)

    async def __aenter__(self) -> Self:
        message = await asyncio.wait_for(self._heard.get(), 5)
        if message["type"] == "websocket.close":
            self.closed = message["code"]
        else:
            await self.next()
        return self

    async def __aexit__(self, *_: object) -> None:
        self._said.put_nowait({"type": "websocket.disconnect", "code": 1001})
        await asyncio.wait_for(self._task, 5)

    async def next(self) -> dict[str, Any]:
        """The next message, taken over."""
        message = await asyncio.wait_for(self._heard.get(), 5)
        if message["type"] == "websocket.close":
            self.closed = message["code"]
            return {}
        self.messages.append(message["text"])
        said: dict[str, Any] = json.loads(message["text"])
        self.regions |= said.get("regions", {})
        self.changes.append(set(said.get("regions", {})))
        return said

    async def until(self, seq: int) -> None:
        """Wait until the page shows this event."""
        while json.loads(self.messages[-1])["seq"] < seq:
            await self.next()

    async def settle(self) -> None:
        """Take over whatever has been sent."""
        for _ in range(5):
            await asyncio.sleep(0)
        while not self._heard.empty():
            await self.next()


def watch(house: House, path: str, guest: Guest | None = None, origin: str = ADDRESS) -> Page:
    """Open the page of a table."""
    return Page(house.app, path, guest.cookies if guest else "", origin)


def plain(html: str) -> str:
    """What a reader reads."""
    return " ".join(re.sub(r"<[^>]*>", " ", html).split())
