"""The inks of the board."""

from __future__ import annotations

from typing import Final

INK: Final = "#2b1d0e"
BROWN: Final = "#4a3418"
WALL: Final = "#5d4526"
PAPER: Final = "#f6ecd2"
PATH: Final = "#e9d6a3"
GOLD: Final = "#e9b949"
WINE: Final = "#8e1f2f"
HEDGE: Final = "#3f6b34"
