"""What an open page is sent: the whole table at first, then the regions that have changed, always the latest."""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass

from starlette.websockets import WebSocket, WebSocketDisconnect

from noblesse.core import Seat
from noblesse.web.errors import Denied
from noblesse.web.guests import whole
from noblesse.web.hub import Hub
from noblesse.web.posts import LONGEST_PLACE
from noblesse.web.regions import regions
from noblesse.web.sessions import Visit
from noblesse.web.tables import LiveTable, Rendering

GONE = 4404
FULL = 4429


@dataclass(frozen=True)
class Sight:
    """From where a page looks at a table, and at what."""

    seat: Seat | None
    at: int | None = None
    about: str = ""

    @property
    def present(self) -> bool:
        """Does it show the table as it is now, and nothing else?"""
        return self.at is None and not self.about


def rendering(table: LiveTable, sight: Sight, shown: Rendering | None = None) -> Rendering:
    """The regions of a sight of the table.  Of the present they are made once, whoever shares the seat."""
    held = table.renderings.get(sight.seat) if sight.present else shown
    if held is not None and held.version == table.version:
        return held
    fresh = Rendering(table.version, table.phase, regions(table, sight.seat, at=sight.at, about=sight.about))
    if held is not None:
        held.before = None
        fresh.before = held
        fresh.message = _message(table, _changed(held, fresh))
    if sight.present:
        table.renderings[sight.seat] = fresh
    return fresh


def _changed(old: Rendering, new: Rendering) -> dict[str, str]:
    return {name: html for name, html in new.regions.items() if old.regions.get(name) != html}


def _message(table: LiveTable, changed: dict[str, str]) -> str:
    return json.dumps({"seq": table.seq, "regions": changed}, ensure_ascii=False) if changed else ""


async def live(socket: WebSocket) -> None:
    """The socket of one page."""
    hub: Hub = socket.app.state.hub
    visit: Visit = socket.scope["visit"]
    await socket.accept()
    with visit.sessions.limits.socket(visit.guest.id or visit.address) as room:
        if not room:
            return await socket.close(FULL)
        try:
            table = await hub.get(socket.path_params["id"])
        except Denied:
            return await socket.close(GONE)
        about = socket.query_params.get("about", "")[:LONGEST_PLACE]
        await _follow(socket, table, visit.guest.id, whole(socket.query_params.get("at", "")), about)


async def _follow(socket: WebSocket, table: LiveTable, guest: str, at: int | None, about: str) -> None:
    """Send until the page is closed.  A slow page is sent less often, never more at once."""
    with table.heard(table.seat_of(guest)) as ear:
        reader = asyncio.create_task(_until_closed(socket))
        reader.add_done_callback(lambda _: ear.set())
        ear.set()
        shown: Rendering | None = None
        try:
            while await ear.wait() and not reader.done():
                ear.clear()
                if table.gone:
                    return await socket.close(GONE)
                fresh = rendering(table, Sight(table.seat_of(guest), at, about), shown)
                if message := _news(table, shown, fresh):
                    await socket.send_text(message)
                shown = fresh
        except WebSocketDisconnect:
            return
        finally:
            reader.cancel()


def _news(table: LiveTable, shown: Rendering | None, fresh: Rendering) -> str:
    """What a page that shows ``shown`` lacks."""
    if shown is None:
        return _message(table, fresh.regions)
    if shown is fresh:
        return ""
    if shown.phase == "waiting" != fresh.phase:
        return json.dumps({"seq": table.seq, "reload": True})
    if shown is fresh.before:
        return fresh.message
    return _message(table, _changed(shown, fresh))


async def _until_closed(socket: WebSocket) -> None:
    """Pages say nothing; whatever one sends is read and dropped."""
    while (await socket.receive())["type"] != "websocket.disconnect":
        pass
