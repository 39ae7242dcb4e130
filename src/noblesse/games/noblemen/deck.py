"""Scandal cards in few words: what each is called, what it does, and when."""

from __future__ import annotations

from typing import Final

from . import box
from .naming import card

EFFECT: Final = (
    f"{box.BLACKMAIL_PRESTIGE} prestige",
    "expand once more",
    f"draw {box.DOWRY_TILES} tiles",
    f"1 to {box.VICAR_TILES} tiles, 1 point each",
    "a castle for nothing",
    f"keep all {box.DRAWN} cards",
    f"{box.LIAISON_POINTS} points",
    f"{box.MARRIAGE_PURSES} purses, {box.MARRIAGE_POINTS} points",
    f"£{box.TRIBUTE_MONEY}",
    "take the Queen",
)
"""By card."""
_SELDOM: Final = {box.BLACKMAIL: "at a ball", box.INTRIGUE: "when you draw cards", box.LIAISON: "at the end"}
WHEN: Final = tuple(_SELDOM.get(kind, "on your turn") for kind in range(box.CARDS))
"""By card."""
EFFECTS: Final = tuple((card(kind), EFFECT[kind], WHEN[kind]) for kind in range(box.CARDS))
"""By card: all three."""
