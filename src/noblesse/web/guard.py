"""What every request passes first: size, origin, session, pace; and what every answer carries."""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import Final
from urllib.parse import urlsplit

from starlette.applications import Starlette
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import Message, Receive, Scope, Send

from noblesse.web.errors import Denied
from noblesse.web.sessions import PLAYS, Sessions, Visit
from noblesse.web.settings import Settings

POLICY: Final = "default-src 'self'; img-src 'self' data:; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
BODY_SECONDS: Final = 20.0
DRAIN: Final = 1 << 20
"""A body that is too large is read up to here, so that its sender gets to hear why it was refused."""


def same_origin(headers: Headers) -> bool:
    """Does the request come from one of our own pages?  Browsers name the origin of each post and handshake."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("same-origin", "none")
    try:
        return urlsplit(origin.lower()).netloc == headers.get("host", "").lower() != ""
    except ValueError:
        return False


class Guard:
    """Finds out who asks, and what speaks against it; leaves the answer to the application, which has the pages."""

    def __init__(self, app: Starlette, sessions: Sessions, settings: Settings) -> None:
        self.app, self.sessions, self.settings = app, sessions, settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """See ASGI."""
        if scope["type"] == "lifespan":
            return await self.app(scope, receive, send)
        headers = Headers(scope=scope)
        if scope["type"] == "websocket" and not same_origin(headers):
            await receive()
            return await send({"type": "websocket.close", "code": 4403})
        scope["visit"] = visit = await self._visit(scope)
        if scope["type"] == "http":
            if scope["method"] == "POST":
                receive = await self._judge(visit, headers, receive)
            send = _signed(send, visit)
        await self.app(scope, receive, send)

    async def _visit(self, scope: Scope) -> Visit:
        address = scope["client"][0] if scope.get("client") else ""
        visit = Visit(self.sessions, address, scope["scheme"] in ("https", "wss"))
        visit.key, visit.guest = await self.sessions.find(HTTPConnection(scope).cookies)
        return visit

    async def _judge(self, visit: Visit, headers: Headers, receive: Receive) -> Receive:
        """Read the body, and note the first thing that is wrong with a post."""
        body = b""
        try:
            body = await _read(receive, self.settings.body)
            if not same_origin(headers):
                raise Denied(HTTPStatus.FORBIDDEN, "This came from another site's page, so it was not done.")
            await self.sessions.limits.count(PLAYS, visit.guest.id or visit.address)
        except Denied as denied:
            visit.denied = denied
        return _replay(body, receive)


async def _read(receive: Receive, most: int) -> bytes:
    parts: list[bytes] = []
    size, more = 0, True
    try:
        async with asyncio.timeout(BODY_SECONDS):
            while more and size <= DRAIN:
                message = await receive()
                if message["type"] == "http.disconnect":
                    raise Denied(HTTPStatus.BAD_REQUEST, "The request was cut off, so nothing was done.")
                size += len(message.get("body", b""))
                if size <= most:
                    parts.append(message.get("body", b""))
                more = message.get("more_body", False)
    except TimeoutError:
        raise Denied(HTTPStatus.REQUEST_TIMEOUT, "The request did not arrive in time; try again.") from None
    if size > most:
        raise Denied(HTTPStatus(413), f"That is too large: at most {most // 1024} kB may be sent at once.")
    return b"".join(parts)


def _replay(body: bytes, receive: Receive) -> Receive:
    """Give the body once more, then whatever comes."""
    given = False

    async def again() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return again


def _signed(send: Send, visit: Visit) -> Send:
    async def signed(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            headers["Content-Security-Policy"] = POLICY
            headers["X-Content-Type-Options"] = "nosniff"
            headers["Referrer-Policy"] = "same-origin"
            headers["Cross-Origin-Opener-Policy"] = "same-origin"
            headers.setdefault("Cache-Control", "no-store")
            if visit.set_cookie:
                headers.append("Set-Cookie", visit.set_cookie)
        await send(message)

    return signed
