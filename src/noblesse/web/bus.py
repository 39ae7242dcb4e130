"""How the processes that serve one database tell each other that a table has changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

Heard = Callable[[str, int], None]
"""Called with a table's id and the number of its last event."""


class Bus(Protocol):
    """Carries news of tables between processes; a process hears its own news too."""

    def hear(self, heard: Heard) -> None:
        """Call ``heard`` at each piece of news from now on."""

    async def tell(self, table: str, seq: int) -> None:
        """Event ``seq`` of a table is stored."""

    async def close(self) -> None:
        """No more news."""


class LocalBus:
    """The bus of a server that is alone with its database, as every server on SQLite is."""

    def __init__(self) -> None:
        self._ears: list[Heard] = []

    def hear(self, heard: Heard) -> None:
        """See ``Bus``."""
        self._ears.append(heard)

    async def tell(self, table: str, seq: int) -> None:
        """See ``Bus``."""
        for heard in self._ears:
            heard(table, seq)

    async def close(self) -> None:
        """See ``Bus``."""
        self._ears.clear()
