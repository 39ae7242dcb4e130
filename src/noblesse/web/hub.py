"""All tables of this server: finding them, sitting down, playing.  What happens is stored before anyone hears of it."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Final

from noblesse import games
from noblesse.core import Action, Game, NoblesseError, Seat, Source
from noblesse.play import Header, Match, Refused
from noblesse.play.refusal import STALE, Done
from noblesse.web.bots_at_table import BotsAtTables
from noblesse.web.bus import Bus
from noblesse.web.errors import Stale, cannot_be_laid, no_such_table
from noblesse.web.guests import Guest
from noblesse.web.store import Store, StoredTable, seat_at
from noblesse.web.tables import OPEN, Card, LiveTable, SeatHolder
from noblesse.web.thinkers import Thinkers

ALPHABET: Final = "abcdefghjkmnpqrstuvwxyz23456789"
SEATING: Final = 1 << 40
"""The stream of a match's seed that draws who sits where."""
IDLE_SECONDS: Final = 600.0
YOURS, OTHERS = 24, 12

log = logging.getLogger("noblesse.web")


class Hub:
    """All tables of this server."""

    def __init__(self, store: Store, bus: Bus, thinkers: Thinkers) -> None:
        self._store, self._bus = store, bus
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self.bots = BotsAtTables(thinkers, self.act)
        self.last_event = 0.0
        """When something last happened at any table."""
        bus.hear(self._heard)

    # Finding

    async def get(self, table: str) -> LiveTable:
        """The table of this id; raises Denied if there is none."""
        if table in self._tables:
            self._tables[table].seen = time.time()
            return self._tables[table]
        async with self._loading.setdefault(table, asyncio.Lock()):
            try:
                if table not in self._tables:
                    await self._load(table)
            finally:
                self._loading.pop(table, None)
        return self._tables[table]

    async def _load(self, name: str) -> None:
        stored = await self._store.table(name) if len(name) <= 32 else None
        if stored is None:
            raise no_such_table()
        try:
            table = _laid(stored)
            if stored.header:
                header = replace(Header.read(stored.header), players=table.names)
                table.match = Match.resume(table.game, header, await self._store.lines(name))
        except NoblesseError as error:
            log.error("table %s cannot be laid again: %s", name, type(error).__name__)
            raise cannot_be_laid() from None
        self._tables[name] = table
        self.bots.look(table)

    async def home(self, guest: str) -> tuple[list[Card], list[Card]]:
        """The tables of a guest, and those of others that one may join or watch."""
        yours = [await self._card(name, guest) for name in await self._store.tables_of(guest, YOURS)] if guest else []
        names = [
            *await self._store.public_tables("waiting", OTHERS),
            *await self._store.public_tables("playing", OTHERS),
        ]
        others = [await self._card(name, guest) for name in names]
        return [card for card in yours if card], [card for card in others if card and card.yours is None]

    async def _card(self, name: str, guest: str) -> Card | None:
        """A table for the home page: one that is over is not replayed for it, one that cannot be read is left out."""
        if name not in self._tables:
            stored = await self._store.table(name)
            if stored is None or stored.game not in games.names():
                return None
            if stored.phase == "over":
                return _finished_card(stored, guest)
        try:
            return (await self.get(name)).card(guest)
        except NoblesseError:
            return None

    # Sitting down

    async def open(self, table: LiveTable) -> LiveTable:
        """Keep a new table; it starts at once if all seats are taken."""
        if not table.open_seats:
            _begin(table)
        await self._store.add_table(table, *_opening(table))
        self._tables[table.id] = table
        await self._tell(table)
        return table

    async def join(self, table: LiveTable, guest: Guest, wished: Seat | None) -> bool:
        """Take an open seat, the one wished for if it is open; the match starts when it was the last."""
        async with table.lock:
            if table.match is not None or not table.open_seats or table.gone:
                return False
            seat = wished if wished in table.open_seats else table.open_seats[0]
            await self._reseat(table, seat, SeatHolder("person", guest.name, user=guest.id))
        await self._tell(table)
        return True

    async def leave(self, table: LiveTable, seat: Seat) -> bool:
        """Give up a seat before the start; a table that nobody waits at is taken away."""
        async with table.lock:
            if table.match is not None:
                return False
            if sum(holder.kind == "person" for holder in table.holders) == 1:
                await self._store.drop_table(table.id)
                table.gone = True
                self._tables.pop(table.id, None)
            else:
                await self._reseat(table, seat, OPEN)
        await self._tell(table)
        table.changed()
        return True

    async def _reseat(self, table: LiveTable, seat: Seat, holder: SeatHolder) -> None:
        before = list(table.holders)
        table.holders[seat] = holder
        table.touched = time.time()
        try:
            if not table.open_seats:
                _begin(table)
            await self._store.change_table(table, *_opening(table))
        except BaseException:
            table.holders, table.match = before, None
            raise

    async def rematch(self, table: LiveTable, guest: Guest) -> str:
        """The id of a new table with the same seats, made by the first who asks for one."""
        async with table.lock:
            if table.next_table is None:
                again = new_table(table.game, table.holders, guest, table.options)
                again.public, again.pace, again.previous = table.public, table.pace, table.id
                again.name = table.name
                await self.open(again)
                table.next_table = again.id
                await self._store.change_table(table)
        await self._tell(table)
        return table.next_table

    async def set_pace(self, table: LiveTable, pace: int) -> None:
        """The least time between two moves of bots at this table, in milliseconds."""
        async with table.lock:
            table.pace = pace / 1000
            await self._store.change_table(table)
        await self._tell(table)

    def rename(self, guest: Guest) -> None:
        """The guest's name has changed in the store; let the tables in memory follow."""
        for table in self._tables.values():
            seat = table.seat_of(guest.id)
            if seat is not None and not table.over and table.holders[seat].name != guest.name:
                table.holders[seat] = replace(table.holders[seat], name=guest.name)
                if table.match is not None:
                    table.match.rename(table.names)
                table.changed()

    # Playing

    async def act(self, table: LiveTable, seat: Seat, action: Action, opened: int | None) -> Done | Refused:
        """Carry out an action of a seat."""
        async with table.lock:
            assert table.match is not None
            return await self._keep(table, table.match.act(seat, action, opened=opened, now=time.time()))

    async def undo(self, table: LiveTable, seat: Seat) -> Done | Refused:
        """Take back the last decision of a seat."""
        async with table.lock:
            assert table.match is not None
            return await self._keep(table, table.match.undo(seat, now=time.time()))

    async def _keep(self, table: LiveTable, outcome: Done | Refused) -> Done | Refused:
        """Store what happened, then tell of it.  If it cannot be stored, it has not happened."""
        if isinstance(outcome, Refused):
            return outcome
        table.touched = self.last_event = time.time()
        try:
            await self._store.add_events(table, [(event.seq, event.to_line()) for event in outcome.events])
        except BaseException as error:
            await self._reload(table)
            if isinstance(error, Stale):
                return STALE
            raise
        await self._tell(table)
        return outcome

    async def _reload(self, table: LiveTable) -> None:
        """Back to what the store says; if it does not say, the table is read anew by who asks for it next."""
        try:
            if table.match is not None:
                table.match = Match.resume(table.game, table.match.header, await self._store.lines(table.id))
        except BaseException:
            table.gone = True
            self._tables.pop(table.id, None)
            table.changed()
            raise
        self._heard(table.id, table.seq)

    async def _tell(self, table: LiveTable) -> None:
        await self._bus.tell(table.id, table.seq)

    def _heard(self, name: str, _: int) -> None:
        if (table := self._tables.get(name)) is not None:
            match = table.match
            table.hints = {
                seat: hint for seat, hint in table.hints.items() if match and match.opened(seat) == hint.opened
            }
            self.bots.look(table)
            table.changed()

    # Time passes

    def sweep(self) -> None:
        """Forget, in memory only, tables that nobody looks at."""
        late = time.time() - IDLE_SECONDS
        for table in list(self._tables.values()):
            idle = table.touched < late and table.seen < late
            if idle and not table.watchers and not table.lock.locked() and not self.bots.at_work(table):
                del self._tables[table.id]


def new_id() -> str:
    """An id that cannot be guessed: who has the address may watch."""
    return "".join(secrets.choice(ALPHABET) for _ in range(10))


def new_table(game: Game, holders: Sequence[SeatHolder], host: Guest, options: Mapping[str, str]) -> LiveTable:
    """A table of one's own."""
    now = time.time()
    return LiveTable(
        new_id(),
        game,
        list(holders),
        host.id,
        dict(options),
        False,
        False,
        now,
        host.pace / 1000,
        touched=now,
        seen=now,
    )


def _begin(table: LiveTable) -> None:
    """The last seat is taken: draw who sits where, and deal."""
    seed = secrets.randbits(62)
    if table.shuffled:
        table.holders = shuffled(table.holders, Source(seed, SEATING))
    table.match = Match.begin(table.game, seats=table.seats, players=table.names, seed=seed, options=table.options)


def shuffled(holders: Iterable[SeatHolder], source: Source) -> list[SeatHolder]:
    """The holders in an order that is drawn."""
    rest, drawn = list(holders), []
    while rest:
        drawn.append(rest.pop(source.below(len(rest))))
    return drawn


def _opening(table: LiveTable) -> tuple[str, list[tuple[int, str]]]:
    """Header and first events of a match that has just begun; nothing before."""
    if table.match is None:
        return "", []
    return table.match.header.to_text(), [(event.seq, event.to_line()) for event in table.match.events]


def _laid(stored: StoredTable) -> LiveTable:
    return LiveTable(
        stored.id,
        games.load(stored.game),
        list(stored.holders),
        stored.host,
        stored.options,
        stored.shuffled,
        stored.public,
        stored.made,
        stored.pace / 1000,
        stored.name,
        previous=stored.previous,
        next_table=stored.next,
        touched=stored.touched,
        seen=time.time(),
    )


def _finished_card(stored: StoredTable, guest: str) -> Card:
    result = stored.result
    return Card(
        stored.id,
        stored.game,
        games.load(stored.game).title,
        stored.holders,
        "over",
        seat_at(stored.holders, guest),
        False,
        stored.public,
        stored.touched,
        tuple(result.get("scores", ())),
        tuple(result.get("ranks", ())),
        stored.name,
    )
