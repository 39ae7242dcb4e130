"""What an action brings, in words; and what a piece is."""

from __future__ import annotations

from .about import about
from .bringing import gain, note

__all__ = ["about", "gain", "note"]
