"""The inks of the sheet."""

from __future__ import annotations

from typing import Final, NamedTuple

INK: Final = "#2b1d0e"
BROWN: Final = "#5d4526"
PAPER: Final = "#f6ecd2"
GOLD: Final = "#e9b949"


class Inks(NamedTuple):
    """A region's colours: its land, its lines, and text on its land (5:1)."""

    fill: str
    line: str
    text: str


REGION: Final = {
    "blue": Inks("#9dbfe6", "#235a9f", "#1b4479"),
    "purple": Inks("#c6a9dc", "#6b3a96", "#532d75"),
    "red": Inks("#eba59b", "#a92e24", "#7a211a"),
    "orange": Inks("#f4c389", "#b9650c", "#764108"),
    "yellow": Inks("#f3e49a", "#94800a", "#6b5c07"),
    "green": Inks("#aed39a", "#39752a", "#2a571f"),
    "teal": Inks("#93d3cb", "#0f776c", "#0b564e"),
    "brown": Inks("#d3b795", "#74491c", "#613d18"),
}
