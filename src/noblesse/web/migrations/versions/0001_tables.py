"""Guests, sessions, tables, seats and events."""

from __future__ import annotations

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """From an empty file."""
    house = op.create_table("house", sa.Column("id", sa.Text, primary_key=True))
    op.bulk_insert(house, [{"id": secrets.token_hex(4)}])
    op.create_table(
        "guest",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("theme", sa.Text, nullable=False),
        sa.Column("confirm", sa.Boolean, nullable=False),
        sa.Column("pace", sa.Integer, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_table(
        "session",
        sa.Column("hash", sa.LargeBinary, primary_key=True),
        sa.Column("guest", sa.Text, sa.ForeignKey("guest.id"), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_table(
        "game_table",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("phase", sa.Text, nullable=False),
        sa.Column("header", sa.Text, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("shuffled", sa.Boolean, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("pace", sa.Integer, nullable=False),
        sa.Column("previous", sa.Text),
        sa.Column("next", sa.Text),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("touched", sa.Float, nullable=False),
        sa.Column("result", sa.Text, nullable=False),
    )
    op.create_index("tables_by_phase", "game_table", ["phase", "touched"])
    op.create_table(
        "seat",
        sa.Column("table", sa.Text, sa.ForeignKey("game_table.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("spec", sa.Text, nullable=False),
        sa.Column("guest", sa.Text),
    )
    op.create_index("seats_by_guest", "seat", ["guest"])
    op.create_table(
        "event",
        sa.Column("table", sa.Text, sa.ForeignKey("game_table.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("line", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sqlite_with_rowid=False,
    )
