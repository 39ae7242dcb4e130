"""Tables that stand ready before a server starts: matches played up to some point, with a seat for one guest."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from noblesse.core import Seat
from noblesse.play import Match
from noblesse.web.database import open_database
from noblesse.web.guests import Guest, new_secret, secret_hash
from noblesse.web.store import Store
from noblesse.web.tables import LiveTable, SeatHolder

Cookie = tuple[str, str]
"""What makes a browser the guest of all prepared tables."""


def prepare(folder: Path, tables: Iterable[tuple[str, Match, Seat]]) -> Cookie:
    """Store a match under each name, as it stands when it is handed out; the guest holds the seat, others the rest."""
    with ThreadPoolExecutor(1) as apart:  # a driven browser has a loop of its own in this thread
        return apart.submit(lambda: asyncio.run(_prepare(folder, tables))).result()


async def _prepare(folder: Path, tables: Iterable[tuple[str, Match, Seat]]) -> Cookie:
    store, secret, now = Store(open_database(folder)), new_secret(), time.time()
    await store.add_guest(Guest("ann", "Ann"), secret_hash(secret), now)
    for name, match, seat in tables:
        holders = [
            SeatHolder("person", player, user="ann" if place == seat else f"{name}-{place}")
            for place, player in enumerate(match.players)
        ]
        options = match.options
        table = LiveTable(name, match.game, holders, "ann", options, False, True, now, 0, match=match, touched=now)
        lines = [(event.seq, event.to_line()) for event in match.events]
        await store.add_table(table, match.header.to_text(), lines)
    store.close()
    return f"noblesse-{store.house}", secret
