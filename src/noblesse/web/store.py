"""What outlives the process: guests, sessions, tables, seats and events.

The methods are coroutines, as they would have to be over a network.  SQLite answers in microseconds, so they run to the
end without once giving way (docs/decisions/002); callers must not count on that, and hold the table's lock.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Engine, Row, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from noblesse.core import Seat
from noblesse.web import schema
from noblesse.web.errors import Stale
from noblesse.web.guests import Guest
from noblesse.web.tables import LiveTable, Phase, SeatHolder


@dataclass(frozen=True)
class StoredTable:
    """A table as it is stored, without its events."""

    id: str
    game: str
    phase: Phase
    header: str
    options: dict[str, str]
    shuffled: bool
    public: bool
    host: str
    pace: int
    previous: str | None
    next: str | None
    made: float
    touched: float
    result: dict[str, list[int]]
    name: str
    holders: tuple[SeatHolder, ...]


class Store:
    """The database."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        with engine.connect() as connection:
            self.house = str(connection.execute(select(schema.house.c.id)).scalar_one())

    def close(self) -> None:
        """Let go of the file."""
        self._engine.dispose()

    # Guests

    async def add_guest(self, guest: Guest, session: bytes, now: float) -> None:
        """Keep a new guest and the hash of their session's secret."""
        with self._engine.begin() as connection:
            connection.execute(insert(schema.guest).values(**_guest_values(guest), made=now))
            connection.execute(insert(schema.session).values(hash=session, guest=guest.id, made=now))

    async def guest_of(self, session: bytes) -> Guest | None:
        """Whose session it is."""
        query = select(schema.guest).join(schema.session).where(schema.session.c.hash == session)
        with self._engine.connect() as connection:
            row = connection.execute(query).one_or_none()
        return Guest(row.id, row.name, row.theme, row.confirm, row.pace) if row else None

    async def change_guest(self, guest: Guest) -> None:
        """Keep what a guest changed; their name changes at every table that is not over."""
        open_tables = select(schema.table.c.id).where(schema.table.c.phase != "over")
        with self._engine.begin() as connection:
            connection.execute(update(schema.guest).where(schema.guest.c.id == guest.id).values(**_guest_values(guest)))
            connection.execute(
                update(schema.seat)
                .where(schema.seat.c.guest == guest.id, schema.seat.c.table.in_(open_tables))
                .values(name=guest.name)
            )

    # Tables

    async def add_table(self, table: LiveTable, header: str, lines: Sequence[tuple[int, str]]) -> None:
        """Keep a new table, with what has happened at it already."""
        with self._engine.begin() as connection:
            connection.execute(
                insert(schema.table).values(id=table.id, **_table_values(table, header), made=table.created)
            )
            connection.execute(insert(schema.seat), _seat_rows(table))
            if lines:
                connection.execute(insert(schema.event), _event_rows(table, lines))

    async def change_table(self, table: LiveTable, header: str = "", lines: Sequence[tuple[int, str]] = ()) -> None:
        """Keep who sits there now and how far it is; with a header and events, that the match has begun."""
        values = _table_values(table, header)
        if not header:
            del values["header"]
        with self._engine.begin() as connection:
            connection.execute(update(schema.table).where(schema.table.c.id == table.id).values(**values))
            connection.execute(delete(schema.seat).where(schema.seat.c.table == table.id))
            connection.execute(insert(schema.seat), _seat_rows(table))
            if lines:
                connection.execute(insert(schema.event), _event_rows(table, lines))

    async def drop_table(self, table: str) -> None:
        """Forget a table at which nothing has happened."""
        with self._engine.begin() as connection:
            connection.execute(delete(schema.seat).where(schema.seat.c.table == table))
            connection.execute(delete(schema.table).where(schema.table.c.id == table))

    async def add_events(self, table: LiveTable, lines: Sequence[tuple[int, str]]) -> None:
        """Keep what happened, all or nothing; raises Stale if one of the numbers is taken."""
        try:
            with self._engine.begin() as connection:
                connection.execute(insert(schema.event), _event_rows(table, lines))
                row = update(schema.table).where(schema.table.c.id == table.id)
                connection.execute(row.values(phase=table.phase, touched=table.touched, result=_result(table)))
        except IntegrityError as error:
            raise Stale from error

    async def table(self, table: str) -> StoredTable | None:
        """A table by its id."""
        with self._engine.connect() as connection:
            row = connection.execute(select(schema.table).where(schema.table.c.id == table)).one_or_none()
            if row is None:
                return None
            seats = connection.execute(
                select(schema.seat).where(schema.seat.c.table == table).order_by(schema.seat.c.seat)
            )
            return _stored(row, seats.all())

    async def lines(self, table: str) -> list[str]:
        """What happened at a table, in order."""
        query = select(schema.event.c.line).where(schema.event.c.table == table).order_by(schema.event.c.seq)
        with self._engine.connect() as connection:
            return list(connection.execute(query).scalars())

    async def tables_of(self, guest: str, most: int) -> list[str]:
        """The tables at which a guest sits, the latest first, those not over before the others."""
        query = (
            select(schema.table.c.id)
            .join(schema.seat)
            .where(schema.seat.c.guest == guest)
            .order_by(schema.table.c.phase == "over", schema.table.c.touched.desc())
            .limit(most)
        )
        with self._engine.connect() as connection:
            return list(connection.execute(query).scalars())

    async def public_tables(self, phase: Phase, most: int) -> list[str]:
        """The tables that are open to all, the latest first."""
        query = (
            select(schema.table.c.id)
            .where(schema.table.c.phase == phase, schema.table.c.public)
            .order_by(schema.table.c.touched.desc())
            .limit(most)
        )
        with self._engine.connect() as connection:
            return list(connection.execute(query).scalars())


def _guest_values(guest: Guest) -> dict[str, Any]:
    return {"id": guest.id, "name": guest.name, "theme": guest.theme, "confirm": guest.confirm, "pace": guest.pace}


def _table_values(table: LiveTable, header: str) -> dict[str, Any]:
    return {
        "game": table.game.name,
        "phase": table.phase,
        "header": header,
        "options": json.dumps(table.options),
        "shuffled": table.shuffled,
        "public": table.public,
        "host": table.host,
        "pace": round(1000 * table.pace),
        "previous": table.previous,
        "next": table.next_table,
        "touched": table.touched,
        "result": _result(table),
        "name": table.name,
    }


def _result(table: LiveTable) -> str:
    if table.match is None or not table.match.over:
        return ""
    return json.dumps({"scores": table.match.state.scores(), "ranks": table.match.state.ranks()})


def _seat_rows(table: LiveTable) -> list[dict[str, Any]]:
    return [
        {
            "table": table.id,
            "seat": seat,
            "kind": holder.kind,
            "name": holder.name,
            "spec": holder.spec,
            "guest": holder.user,
        }
        for seat, holder in enumerate(table.holders)
    ]


def _event_rows(table: LiveTable, lines: Sequence[tuple[int, str]]) -> list[dict[str, Any]]:
    return [{"table": table.id, "seq": seq, "line": line, "at": table.touched} for seq, line in lines]


def _stored(row: Row[Any], seats: Sequence[Row[Any]]) -> StoredTable:
    values = dict(row._mapping)
    values["options"] = json.loads(values["options"])
    values["result"] = json.loads(values["result"] or "{}")
    holders = tuple(SeatHolder(seat.kind, seat.name, seat.spec, seat.guest) for seat in seats)
    return StoredTable(**values, holders=holders)


def seat_at(holders: Sequence[SeatHolder], guest: str) -> Seat | None:
    """The seat a guest holds among these."""
    return next((seat for seat, holder in enumerate(holders) if holder.user == guest), None)
