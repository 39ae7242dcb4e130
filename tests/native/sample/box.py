"""Sizes and constants of every kind."""

from __future__ import annotations

from typing import Final

from noblesse.core import Bits

TITLE = "Sample"
BLURB = "Every feature of the rule subset."
MINUTES = 1
SEATS = range(1, 4)
MOST_SEATS: Final = 3
RULES_VERSION = 1
OPTIONS = ()
ACTIONS: Final = 300
OUTCOMES: Final = 6
MAX_PLIES: Final = 200
LAST_PLY: Final = 120

LAND: Final = 111
KINDS: Final = 10
SEATED: Final = True
FAR: Final = 1 << 40
RAGGED = ((1, 2, 3), (4,), (5, 6))
SIGNED = (-3, 0, 7)
WIDE = (70_000, -70_000)
WIDEST = (FAR, -FAR)
DEEP = (((1, 2), (3,)), ((4,), (5, 6, 300)))
EVEN = Bits.of(ACTIONS, range(0, ACTIONS, 2))
NEAR = tuple(Bits.of(LAND, {(n * 7) % LAND, (n + 1) % LAND, (n * n) % LAND}) for n in range(LAND))
FEW = ((Bits.of(KINDS, {1, 2}), Bits.of(KINDS, {9})), (Bits.of(KINDS, ()),))
