"""The tables of the database, as the newest migration leaves them."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, LargeBinary, MetaData, Table, Text

metadata: Final = MetaData()

house = Table("house", metadata, Column("id", Text, primary_key=True))
"""One row: tells the cookies of two servers on one machine apart."""

guest = Table(
    "guest",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("theme", Text, nullable=False),
    Column("confirm", Boolean, nullable=False),
    Column("pace", Integer, nullable=False),
    Column("made", Float, nullable=False),
)
session = Table(
    "session",
    metadata,
    Column("hash", LargeBinary, primary_key=True),
    Column("guest", Text, ForeignKey("guest.id"), nullable=False),
    Column("made", Float, nullable=False),
)
table = Table(
    "game_table",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("phase", Text, nullable=False),  # waiting, playing, over
    Column("header", Text, nullable=False),  # of the record; empty while waiting
    Column("options", Text, nullable=False),  # JSON
    Column("shuffled", Boolean, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("host", Text, nullable=False),
    Column("pace", Integer, nullable=False),
    Column("previous", Text),
    Column("next", Text),
    Column("made", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Column("result", Text, nullable=False),  # JSON: scores and ranks; empty before the end
    Column("name", Text, nullable=False, server_default=""),
)
Index("tables_by_phase", table.c.phase, table.c.touched)

seat = Table(
    "seat",
    metadata,
    Column("table", Text, ForeignKey("game_table.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("spec", Text, nullable=False),
    Column("guest", Text),
)
Index("seats_by_guest", seat.c.guest)

event = Table(
    "event",
    metadata,
    Column("table", Text, ForeignKey("game_table.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("line", Text, nullable=False),
    Column("at", Float, nullable=False),
    sqlite_with_rowid=False,
)
"""What happened at a table.  The primary key is the lock: of two who write the same number, one is late."""
