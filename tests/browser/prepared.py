"""Tables that stand ready before a server starts: matches played up to some point, with a seat for one guest."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import noblesse
from noblesse.core import Seat, Source
from noblesse.play import Match
from noblesse.web.database import open_database
from noblesse.web.guests import Guest, new_secret, secret_hash
from noblesse.web.store import Store
from noblesse.web.tables import LiveTable, SeatHolder

Cookie = tuple[str, str]
"""What makes a browser the guest of all prepared tables."""
MOST_MATCHES = 60


def at_each(
    game: str, seats: int, kinds: Iterable[str], kind_of: Callable[[Any], str], **options: str
) -> Iterator[tuple[str, Match, Seat]]:
    """A match at each kind of decision where there is a choice, and whose it is; it stands there till the next."""
    missing = set(kinds)
    for seed in range(MOST_MATCHES):
        players = [f"Player {seat + 1}" for seat in range(seats)]
        match = Match.begin(noblesse.load(game), seats=seats, players=players, seed=seed, options=options)
        luck = Source(seed, 1)
        while missing and not match.over:
            seat, kind = match.awaited()[0], kind_of(match.table())
            actions = match.state.legal_actions(seat)
            if kind in missing and len(actions) > 1:
                missing.remove(kind)
                yield kind, match, seat
            match.act(seat, actions[luck.below(len(actions))])
    assert not missing, f"never seen with {seats} seats: {', '.join(sorted(missing))}"


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
