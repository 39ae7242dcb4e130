"""Every action in words."""

from __future__ import annotations

from .confirming import confirm
from .labels import label, place
from .log import tell, veil
from .notation import read, write
from .prompts import prompt
from .refusals import refusal
from .table import Table

__all__ = ["confirm", "label", "place", "prompt", "read", "refusal", "tell", "turn", "veil", "write"]


def turn(t: Table) -> int:
    """The number of the turn, from 1; the setup belongs to the first."""
    return max(1, t.turn)
