"""Chapter 5: points, and who has won."""

from __future__ import annotations

from noblesse.core import Seat

from ..box import FISH, RESOURCES, SET_POINTS
from ..table import Table


def sets(t: Table, seat: Seat) -> int:
    """5.1 The most sets of corn, sheep and wood; a fish stands in for any of them (R-15)."""
    goods = t.goods[seat]
    made = 0
    while True:
        missing = 0
        for resource in range(FISH):
            missing += max(0, made + 1 - goods[resource])
        if missing > goods[FISH]:
            return made
        made += 1


def score(t: Table, seat: Seat) -> int:
    """5.2 Three points a set, and the values of all tiles."""
    return SET_POINTS * sets(t, seat) + t.prizes[seat]


def leftover(t: Table, seat: Seat) -> int:
    """5.3 Resources and fish that are in no set: the tie-break."""
    goods = t.goods[seat]
    owned = 0
    for resource in range(RESOURCES):
        owned += goods[resource]
    return owned - FISH * sets(t, seat)


def rank(t: Table, seat: Seat) -> int:
    """5.3 Most points, then most leftover resources; who ties in both shares the place (R-16)."""
    points = score(t, seat)
    spare = leftover(t, seat)
    place = 0
    for rival in range(t.seats):
        theirs = score(t, rival)
        if theirs > points or (theirs == points and leftover(t, rival) > spare):
            place += 1
    return place
