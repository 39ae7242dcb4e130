"""Tables may have names."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Those there are have none."""
    op.add_column("game_table", sa.Column("name", sa.Text, nullable=False, server_default=""))
