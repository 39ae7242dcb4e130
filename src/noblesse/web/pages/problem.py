"""The page for a request that cannot be answered otherwise."""

from __future__ import annotations

from noblesse.web.guests import Guest
from noblesse.web.pages.paper import page


def problem(guest: Guest, status: int, says: str) -> str:
    """What is wrong, in one sentence."""
    return page("problem", guest, says, status=status, says=says)
