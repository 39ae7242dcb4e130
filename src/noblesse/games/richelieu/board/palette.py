"""The inks of the board."""

from __future__ import annotations

from typing import Final, NamedTuple

INK: Final = "#2b1d0e"
INK2: Final = "#4a3418"
INK3: Final = "#5d4526"
TEXT: Final = "#3b2a1a"
PAPER: Final = "#f6ecd2"
INLAY: Final = "#fffaf0"
GOLD: Final = "#e9b949"
CREAM: Final = "#fff3df"
BLOOD: Final = "#7a211a"
LIGHT: Final = "#fff7d6"
DARK: Final = "#123f58"


class Faction(NamedTuple):
    """A faction's colours: its sheets, their lines, text on them, its roundel, its watermark, and its hatching."""

    fill: str
    line: str
    text: str
    roundel: str
    mark: str
    hatch: str


FACTIONS: Final = (
    Faction("#a3312d", "#5c1214", "#fff3df", "#7c1b1d", "#7d1f20", "M3 0V6"),
    Faction("#f3c3ce", "#9c2f52", "#7a1f3f", "#fde8ee", "#e59fb1", "M-1-1 7 7M-1 5 1 7M5-1 7 1"),
    Faction("#f6cd98", "#b9650c", "#6d3b06", "#2c4a8a", "#e9b065", "M-1 7 7-1M3 0V6"),
    Faction("#cdd2d8", "#4d5660", "#343c45", "#f1dc92", "#b3bac2", "M0 3H6"),
    Faction("#d9bd99", "#74491c", "#573614", "#f3e2c6", "#c3a27a", "M-1-1 7 7M-1 7 7-1"),
)
"""By number of the faction; hatching tells them apart without colour."""

SEAT_INKS: Final = (
    ("#fffdf2", "#3a3226"),
    ("#26231f", "#f4ead2"),
    ("#c2183a", "#fff2ee"),
    ("#2f4fc4", "#eef0ff"),
    ("#9dbb98", "#1f3a2b"),
    ("#dcae55", "#4a2f08"),
)
"""Fill and line of ivory, black, crimson, indigo, and of the neutral sage and ochre."""
