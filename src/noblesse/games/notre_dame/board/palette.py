"""The inks of the board."""

from __future__ import annotations

from typing import Final, NamedTuple

from .. import box

INK: Final = "#3b2a1a"
FINE: Final = "#2b1d0e"
PAPER: Final = "#f6ecd2"
INLAY: Final = "#fffaf0"
GOLD: Final = "#e9b949"
STONE: Final = "#e9e0cc"
WALL: Final = "#8a7f6e"
QUAYS: Final = "var(--quay,#e2d3ab)"


class Inks(NamedTuple):
    """A sector's colours: its ground, its lines, text on its ground (5:1), and its engraver's strokes."""

    fill: str
    line: str
    text: str
    hatch: str


SECTOR: Final = {
    "cloister school": Inks("#c6a9dc", "#6b3a96", "#532d75", "slash"),
    "bank": Inks("#f3e49a", "#94800a", "#6b5c07", "dots"),
    "residence": Inks("#eba59b", "#a92e24", "#7a211a", "vert"),
    "carriage house": Inks("#d3b795", "#74491c", "#613d18", "cross"),
    "hotel": Inks("#f4c389", "#b9650c", "#764108", "brick"),
    "park": Inks("#aed39a", "#39752a", "#2a571f", "back"),
    "hospital": Inks("#93d3cb", "#0f776c", "#0b564e", "wave"),
    "Notre Dame": Inks("#9dbfe6", "#235a9f", "#1b4479", "level"),
    "trusted friend": Inks("#efe4cc", "#8a6a1c", "#5b4511", ""),
}
CARD: Final = tuple(SECTOR[name] for name in box.CARD_NAMES)
"""By kind of card: the sectors, Notre Dame, the trusted friend."""

HATCH: Final = {
    "slash": (7, "M-1 8 8-1M-1 1 1-1M6 8 8 6"),
    "dots": (7, "M2 2h.1M5.5 5.5h.1"),
    "vert": (7, "M3.5 0V7"),
    "cross": (7, "M-1 8 8-1M-1-1 8 8"),
    "brick": (10, "M0 2.5H10M0 7.5H10M3 2.5V7.5M8 7.5V10M8 0V2.5"),
    "back": (7, "M-1-1 8 8M6-1 8 1M-1 6 1 8"),
    "wave": (10, "M0 4 5 1 10 4M0 9 5 6 10 9"),
    "level": (6, "M0 3H6"),
}
"""Strokes and the square they repeat in: colour is never the only sign."""

STAGE: Final = "#f6eed4 #f4e9c8 #f1e3bc #eedcb0 #ebd3a3 #e6c594 #dfb184 #d29272 #ad5545 #8f2c25".split()
"""The plague track, from bone to blood."""
STAGE_TEXT: Final = (*[INK] * 8, INLAY, INLAY)
