"""What is in the box."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final

from noblesse.core import Bits, Option

_BOX = tomllib.loads(Path(__file__).with_name("box.toml").read_text(encoding="utf-8"))

TITLE = _BOX["title"]
BLURB = "Wear a mask nobody else dared to wear, and take the floor."
MINUTES = 5
SEATS = range(_BOX["seats"][0], _BOX["seats"][1] + 1)
MOST_SEATS: Final = 4
RULES_VERSION = 1
OPTIONS = (Option("encore", ("yes", "no"), "yes", "Who takes the floor steps onto two tiles instead of one."),)

MASK_NAMES = tuple(_BOX["masks"])
MASKS = tuple(_BOX["masks"].values())
KINDS: Final = 5
NO_MASK: Final = KINDS
HAND: Final = 3
ROUNDS: Final = 5
WIDE, HIGH = _BOX["floor"]
TILES: Final = 72

_SIDES = ((0, -1), (-1, 0), (1, 0), (0, 1))
_BESIDE = [[(n % WIDE + dx, n // WIDE + dy) for dx, dy in _SIDES] for n in range(TILES)]
NEAR = tuple(Bits.of(TILES, (y * WIDE + x for x, y in row if 0 <= x < WIDE and 0 <= y < HIGH)) for row in _BESIDE)
"""The tiles that share a side with each tile."""

DRAW, PICK, STEP, CURIOUS, OVER = range(5)
"""Phases."""

WEAR: Final = TILES
"""Actions below this step onto a tile; from here on, they wear a mask."""
PEEK: Final = WEAR + KINDS
PASS: Final = PEEK + 1
SLIP: Final = PASS + 1
"""From here on, they slip a mask of the hand into the deck."""
ACTIONS: Final = SLIP + KINDS
OUTCOMES: Final = KINDS
MAX_PLIES: Final = MOST_SEATS * (HAND + ROUNDS - 1) + ROUNDS * (MOST_SEATS + 6)
"""Draws, then in each round one mask a seat, two steps and two curious looks, and a mask slipped and replaced."""
