"""Chapter 5: scoring."""

from __future__ import annotations

from noblesse.core import Seat
from noblesse.core.sets import first, following, size

from ..box import FACTION, FACTION_POINTS, FACTIONS, JEWEL_POINTS, MOST_SHEETS, SECOND_MOST
from ..table import Table


def sheets_of(t: Table, seat: Seat, faction: int) -> int:
    """5 Sheets of a faction that a seat has won."""
    won = 0
    sheet = first(t.taken[seat])
    while sheet >= 0:
        if FACTION[sheet] == faction:
            won += 1
        sheet = following(t.taken[seat], sheet)
    return won


def majority(t: Table, seat: Seat) -> int:
    """5 Points for most, or second most, of the Cardinal's sheets."""
    own = sheets_of(t, seat, 0)
    if own == 0:
        return 0
    ahead = 0
    level = 0
    for other in range(t.seats):
        theirs = sheets_of(t, other, 0)
        if theirs > own:
            ahead += 1
        elif theirs == own and other != seat:
            level += 1
    if ahead == 0:
        return MOST_SHEETS if level == 0 else SECOND_MOST
    return SECOND_MOST if ahead == 1 and level == 0 else 0


def factions(t: Table, seat: Seat) -> int:
    """5 Points for the sheets of each opposing faction."""
    points = 0
    for faction in range(1, FACTIONS):
        points += FACTION_POINTS[sheets_of(t, seat, faction)]
    return points


def score(t: Table, seat: Seat) -> int:
    """5 Prestige, both tracks, sheets, and jewels; money counts nothing."""
    tracks = t.income[seat] + t.military[seat]
    return t.prestige[seat] + tracks + majority(t, seat) + factions(t, seat) + JEWEL_POINTS * t.jewels[seat]


def is_before(t: Table, other: Seat, seat: Seat) -> bool:
    """5 More points, then more money, then more sheets."""
    ahead = score(t, other) - score(t, seat)
    if ahead == 0:
        ahead = t.money[other] - t.money[seat]
    if ahead == 0:
        ahead = size(t.taken[other]) - size(t.taken[seat])
    return ahead > 0


def rank(t: Table, seat: Seat) -> int:
    """5 Who comes before; who is still level shares the place."""
    before = 0
    for other in range(t.seats):
        if is_before(t, other, seat):
            before += 1
    return before
