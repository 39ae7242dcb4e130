"""What things are called in a view: whose, which colour, which market, and why a message waits."""

from __future__ import annotations

from typing import Final

from noblesse.core import Seat
from noblesse.core.phrases import COLOURS, several

from .. import box
from ..naming import SPOT_WORDS
from ..view import NOTHING, View

BRINGS: Final = ("", "1 prestige and 1 gold", "2 prestige and 1 marker", "3 prestige and rat back 1", "4 prestige")
"""By kind of message."""


def colour(view: View, borough: int) -> int:
    """The seat whose colour the messages of a borough have; boroughs without owner have a colour that nobody plays."""
    owner = view.owner[borough]
    return owner if owner != NOTHING else 2 + borough // 2


def whose(view: View, seat: Seat) -> str:
    """ "your" or "crimson's"."""
    return "your" if seat == view.viewer else f"{COLOURS[seat]}'s"


def market_words(view: View, market: int) -> str:
    """ "your inner left market"; where nobody lives, the borough goes by the colour of its messages."""
    borough, spot = divmod(market, box.SPOTS)
    return f"{whose(view, colour(view, borough))} {SPOT_WORDS[spot]} market"


def reachable(view: View, market: int) -> int:
    """Streets from the driver's carriage to a market."""
    return box.STREETS[view.boroughs][view.carriage[view.driver]][market]


def why_not(view: View, market: int) -> str:
    """Why the driver may not take the message of a market: which colours must come first; nothing if it may."""
    if view.message[market] == box.NO_MESSAGE or market in view.takeable:
        return ""
    letters, here = view.letters[view.driver], market // box.SPOTS
    fewer = [
        COLOURS[colour(view, borough)]
        for borough in range(view.boroughs)
        if letters[borough] < letters[here] and any(view.message[borough * box.SPOTS :][: box.SPOTS])
    ]
    whom = "" if view.driver == view.viewer else f" for {COLOURS[view.driver]}"
    verb = "comes" if len(fewer) == 1 else "come"
    return f"{COLOURS[colour(view, here)]} must wait{whom}: {several(fewer)} {verb} first"
