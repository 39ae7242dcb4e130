"""1.4: who sees what, and what one who looks on can imagine."""

from __future__ import annotations

from noblesse.core import ALL, Seat, Source, below
from noblesse.core.sets import has

from ..box import FROM, KINDS, NEUTRAL, NO_COLOUR, PICK, SPOTS
from ..table import Table
from .agents import colours, is_open, keeper, neutral_of


def draws_for(t: Table) -> Seat:
    """1.4 Sheets are drawn before everybody's eyes."""
    return ALL


def seen(t: Table, viewer: Seat, seat: Seat, action: int) -> int:
    """1.4 That an agent is picked is seen by everybody; what it is worth, by those who know the colour's agents.

    Below 0: -1 - the lowest of the actions that look the same.
    """
    if action >= FROM or viewer == seat or (t.phase == NEUTRAL and is_open(t, neutral_of(t, seat))):
        return action
    return -1 - PICK


def colour_in_hand(t: Table) -> int:
    """1.4 The colour of the agent in hand, or NO_COLOUR."""
    if t.picking == 0:
        return NO_COLOUR
    return neutral_of(t, t.player) if t.picking == NEUTRAL else t.asked


def is_hidden(t: Table, spot: int, colour: int) -> bool:
    """1.4 Does an agent of this colour lie face down there?"""
    return t.who[spot] == colour and not has(t.up, spot)


def resample(t: Table, seat: Seat, source: Source) -> None:
    """1.4 Values of others that lie face down change places: the newest with the screen, older ones among those placed
    between the same two take-backs, for what these were is known."""
    for colour in range(colours(t)):
        if keeper(t, colour) != seat and not is_open(t, colour):
            for spot in range(SPOTS):
                if is_hidden(t, spot, colour) and t.since[spot] < t.backs[colour] and is_first(t, spot, colour):
                    gather(t, colour, t.since[spot])
                    scatter(t, colour, t.since[spot], source)
            gather_screen(t, colour)
            scatter(t, colour, t.backs[colour], source)
            refill_screen(t, colour, source)


def is_first(t: Table, spot: int, colour: int) -> bool:
    """1.4 Does no spot before this one belong to the same group?"""
    for other in range(spot):
        if is_hidden(t, other, colour) and t.since[other] == t.since[spot]:
            return False
    return True


def gather(t: Table, colour: int, since: int) -> None:
    """1.4 Count the values of a group."""
    for kind in range(KINDS):
        t.pool[kind] = 0
    for spot in range(SPOTS):
        if is_hidden(t, spot, colour) and t.since[spot] == since:
            t.pool[t.kind[spot]] += 1


def gather_screen(t: Table, colour: int) -> None:
    """1.4 Count the values of the newest group and behind the screen."""
    gather(t, colour, t.backs[colour])
    for kind in range(KINDS):
        t.pool[kind] += t.screen[colour][kind]


def scatter(t: Table, colour: int, since: int, source: Source) -> None:
    """1.4 Give every spot of a group a value of the pool, at random."""
    for spot in range(SPOTS):
        if is_hidden(t, spot, colour) and t.since[spot] == since:
            left = t.pool[0] + t.pool[1] + t.pool[2] + t.pool[3]
            t.kind[spot] = draw_from_pool(t, left, source)


def draw_from_pool(t: Table, left: int, source: Source) -> int:
    """1.4 A value of the pool, at random; so many are left."""
    rest = below(source, left)
    kind = 0
    while rest >= t.pool[kind]:
        rest -= t.pool[kind]
        kind += 1
    t.pool[kind] -= 1
    return kind


def refill_screen(t: Table, colour: int, source: Source) -> None:
    """1.4 What is left is behind the screen; one of it may be in hand."""
    left = 0
    for kind in range(KINDS):
        t.screen[colour][kind] = t.pool[kind]
        left += t.pool[kind]
    if colour == colour_in_hand(t):
        t.picked = draw_from_pool(t, left, source)
