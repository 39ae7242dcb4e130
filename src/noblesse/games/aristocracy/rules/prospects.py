"""Chapter 6.3: what can be called, in the opinion of bots."""

from __future__ import annotations

from noblesse.core import Seat
from noblesse.core.sets import first, following, has, size, some

from ..box import BUILDINGS, CORN, KINDS, NEXT_BONUS
from ..table import Table
from .hopes import GOOD, POINT, next_bonus
from .sites import site

ROYAL_SITE = 40
"""Kings and queens stand where one likes: a little more than the best site that lies empty."""


def hope_of_calls(t: Table, seat: Seat) -> int:
    """6.3 The best that may be called with what lies face-up."""
    best = 0
    for kind in range(KINDS):
        if some(t.up[kind]):
            best = max(best, hope_of_call(t, seat, kind))
    return best


def hope_of_call(t: Table, seat: Seat, kind: int) -> int:
    """6.3 What calling a kind would bring, one token at a time."""
    up = t.up[kind]
    if kind >= CORN:
        return size(up) * (GOOD + 40 + next_bonus(t) * POINT // (NEXT_BONUS + 3))
    brings = 0
    space = first(up)
    while space >= 0:
        brings += site(t, seat, space)
        space = following(up, space)
    if kind >= BUILDINGS:
        return max(brings, size(up) * best_empty(t, seat))
    return brings


def best_empty(t: Table, seat: Seat) -> int:
    """6.3 The best site among the empty spaces."""
    empty = t.empty
    best = ROYAL_SITE
    space = first(empty)
    while space >= 0:
        best = max(best, site(t, seat, space))
        space = following(empty, space)
    return best


def hope_of_picks(t: Table, seat: Seat) -> int:
    """6.3 A picked token may turn out to be a building, or a king or queen that walks away: good sites first."""
    hope = 0
    picked = t.picked
    space = first(picked)
    while space >= 0:
        if has(t.down, space):
            hope += site(t, seat, space)
        space = following(picked, space)
    return hope // 2
