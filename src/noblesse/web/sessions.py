"""Who is asking: from the cookie to the guest, and how often they may ask."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from http import HTTPStatus
from typing import Final

from limits import RateLimitItem, parse_many
from limits.aio.storage import MemoryStorage
from limits.aio.strategies import FixedWindowRateLimiter

from noblesse.web.errors import Denied
from noblesse.web.guests import Guest, new_guest, new_secret, secret_hash
from noblesse.web.settings import Settings
from noblesse.web.store import Store

PLAYS: Final = parse_many("40/second; 900/minute")
"""By session: anything that is posted."""
ARRIVALS: Final = parse_many("120/minute; 1500/hour")
"""By address: new sessions."""
TABLES: Final = parse_many("60/minute; 600/hour")
"""By address: new tables."""
A_YEAR: Final = 365 * 24 * 3600
REMEMBERED: Final = 20_000


class Limits:
    """Counts requests, or lets all pass."""

    def __init__(self, settings: Settings) -> None:
        self._on = settings.limits
        self._sockets_each = settings.sockets_each
        self._sockets: Counter[str] = Counter()
        self._counts = FixedWindowRateLimiter(MemoryStorage())

    async def count(self, what: list[RateLimitItem], who: str) -> None:
        """Count one request; raises Denied when it is one too many."""
        if self._on and not all([await self._counts.hit(item, who) for item in what]):
            raise Denied(HTTPStatus.TOO_MANY_REQUESTS, "That was too much at once; wait a moment and try again.")

    @contextmanager
    def socket(self, who: str) -> Iterator[bool]:
        """Is there room for another open page while the block runs?"""
        room = not self._on or self._sockets[who] < self._sockets_each
        self._sockets[who] += room
        try:
            yield room
        finally:
            self._sockets[who] -= room
            if not self._sockets[who]:
                del self._sockets[who]


class Sessions:
    """Finds guests by their cookies, and receives new ones."""

    def __init__(self, store: Store, limits: Limits) -> None:
        self.limits = limits
        self.cookie = f"noblesse-{store.house}"
        self._store = store
        self._known: dict[bytes, Guest] = {}

    async def find(self, cookies: Mapping[str, str]) -> tuple[bytes, Guest]:
        """The hash of the session these cookies name, and its guest; nobody for none."""
        if (secret := cookies.get(self.cookie)) is None:
            return b"", Guest()
        key = secret_hash(secret)
        guest = self._known.get(key) or await self._store.guest_of(key)
        return (key, self._remember(key, guest)) if guest else (b"", Guest())

    async def receive(self, address: str) -> tuple[str, bytes, Guest]:
        """A new guest, with the secret for their cookie; raises Denied when too many come from the address."""
        await self.limits.count(ARRIVALS, address)
        guest, secret = new_guest(), new_secret()
        key = secret_hash(secret)
        await self._store.add_guest(guest, key, time.time())
        return secret, key, self._remember(key, guest)

    async def change(self, key: bytes, guest: Guest) -> None:
        """Keep what the guest of a session changed."""
        await self._store.change_guest(guest)
        self._remember(key, guest)

    def _remember(self, key: bytes, guest: Guest) -> Guest:
        if len(self._known) >= REMEMBERED:
            self._known.clear()
        self._known[key] = guest
        return guest


@dataclass
class Visit:
    """One request: who asks, and what the guard has against it."""

    sessions: Sessions
    address: str
    secure: bool = False
    key: bytes = b""
    guest: Guest = field(default_factory=Guest)
    secret: str = ""
    """Of a session begun by this request."""
    denied: Denied | None = None

    async def settle(self) -> Guest:
        """The guest, received now if they are new."""
        if not self.guest.id:
            self.secret, self.key, self.guest = await self.sessions.receive(self.address)
        return self.guest

    async def change(self, guest: Guest) -> None:
        """Keep what the guest changed."""
        await self.sessions.change(self.key, guest)
        self.guest = guest

    @property
    def set_cookie(self) -> str:
        """The header that begins a session; nothing if none was begun."""
        if not self.secret:
            return ""
        tail = "; Secure" if self.secure else ""
        return f"{self.sessions.cookie}={self.secret}; Path=/; Max-Age={A_YEAR}; HttpOnly; SameSite=Lax{tail}"
