"""What a server is told before it starts."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from platformdirs import user_data_path


def user_folder() -> Path:
    """Where this user's tables are kept unless told otherwise."""
    return user_data_path("noblesse", appauthor=False)


@dataclass(frozen=True)
class Settings:
    """What a server is told before it starts."""

    folder: Path = field(default_factory=user_folder)
    """Where the tables are kept."""
    limits: bool = True
    """Refuse a session or an address that asks too often."""
    bot_threads: int = 0
    """Threads that think; 0 leaves one core for the server."""
    body: int = 16 * 1024
    """The longest body of a post, in bytes."""
    sockets_each: int = 50
    """Open pages of one guest."""
