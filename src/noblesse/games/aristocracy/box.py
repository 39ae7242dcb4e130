"""What is in the box: components, map and options, read from ``box.toml``, where each datum names its source."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final

from noblesse.core import Bits, Option

_BOX = tomllib.loads(Path(__file__).with_name("box.toml").read_text(encoding="utf-8"))
_MAP = [row.split() for row in _BOX["map"]["spaces"].split("\n") if row]

TITLE: str = _BOX["title"]
BLURB = "Turn over the land, call a kind, and let your markers earn fish, regions and roads between towns."
MINUTES = 30
SEATS = range(_BOX["seats"][0], _BOX["seats"][1] + 1)
RULES_VERSION = 1
OPTIONS = (
    Option(
        "finish_round",
        ("no", "yes"),
        "no",
        "When the last king or queen that was needed is called, play on until everybody has had as many turns.",
    ),
)
MOST_SEATS: Final = 4

KINDS: Final = 8
KIND_NAMES: tuple[str, ...] = tuple(_BOX["tokens"])
VILLAGE: Final = 0
CHURCH: Final = 1
CASTLE: Final = 2
KING: Final = 3
QUEEN: Final = 4
CORN: Final = 5
SHEEP: Final = 6
WOOD: Final = 7
BUILDINGS: Final = 3
"""Kinds below this are buildings."""
NO_KIND: Final = 8
TOKENS: tuple[int, ...] = tuple(_BOX["tokens"].values())
"""How many there are of each kind."""

RESOURCES: Final = 4
"""Corn, sheep, wood and fish: what a player gathers."""
FISH: Final = 3
RESOURCE_NAMES = ("corn", "sheep", "wood", "fish")

LAND: Final = 111
"""Land spaces, in reading order."""
REGIONS: Final = 8
HARBOURS: Final = 7
REGION_NAMES: tuple[str, ...] = tuple(_BOX["map"]["regions"])
TOWN_REGION = tuple(REGION_NAMES.index(row[1]) for row in _MAP if row[0] == "town")
"""The region each town lies in and is coloured like: one town a region, in the same order."""
HARBOUR_REGION = tuple(REGION_NAMES.index(row[1]) for row in _MAP if row[0] == "harbour")
REGION_OF = tuple(REGION_NAMES.index(row[1]) for row in _MAP[:LAND])
SPACE_NAMES = tuple(f"{row[1]} {number}" for number, row in enumerate(_MAP[:LAND], 1))
"""What people call a land space: "brown 17"."""

POINTS = tuple((float(row[4]), float(row[5])) for row in _MAP)
"""Where the middle of each space lies: land, then towns, then harbours."""
AXIAL = tuple((int(row[2]), int(row[3])) for row in _MAP)
SLOTS = tuple((x, y) for x, y in _BOX["map"]["dominance_slots"])
"""Where each region's dominance tiles lie."""

_AT = {place: number for number, place in enumerate(AXIAL)}
_SIDES = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
_BESIDE = [[_AT[q + dq, r + dr] for dq, dr in _SIDES if (q + dq, r + dr) in _AT] for q, r in AXIAL[:LAND]]
_HARBOUR_0 = LAND + REGIONS

NEAR = tuple(Bits.of(LAND, (n for n in row if n < LAND)) for row in _BESIDE)
"""The land spaces that share a side with each land space."""
TOWNS_BY = tuple(Bits.of(REGIONS, (n - LAND for n in row if LAND <= n < _HARBOUR_0)) for row in _BESIDE)
"""The towns each land space touches."""
HARBOURS_BY = tuple(Bits.of(HARBOURS, (n - _HARBOUR_0 for n in row if n >= _HARBOUR_0)) for row in _BESIDE)
"""The harbours each land space touches."""

PICKS: Final = 3
FISH_AT_A_HARBOUR: Final = 2
CLAIMS: tuple[int, ...] = tuple(_BOX["rewards"]["dominance_at"])
"""Markers in a region that earn a dominance tile."""
NEXT_BONUS: Final = 9
"""Resources from one bonus tile to the next."""
SET_POINTS: Final = 3
ROYALS_TO_END: tuple[int, ...] = (0, 0, *_BOX["end"]["royals"].values())
"""Kings, and queens, that end the match, by number of seats."""
KING_TRACK: Final = 12
QUEEN_TRACK: Final = 12

COPIES: Final = 2
"""Dominance tiles of a region, and connection tiles of a town."""
DOMINANCE: tuple[int, ...] = tuple(_BOX["tiles"]["dominance"])
TOWN: tuple[int, ...] = tuple(_BOX["tiles"]["town"])
MULTI_TILES: Final = 8
MULTI: tuple[int, ...] = tuple(_BOX["tiles"]["multi_region"])
BONUS_TILES: Final = 5
BONUS: tuple[int, ...] = tuple(_BOX["tiles"]["resource_bonus"])
"""Values in each stack, first = on top."""

PICK: Final = 0
TURN_OVER: Final = 1
CALL: Final = 2
STAND: Final = 3
OVER: Final = 4
"""Phases."""

CALLS: Final = LAND
"""Actions below this name a land space; from here on, a kind to call."""
STOP: Final = LAND + KINDS
ACTIONS: Final = LAND + KINDS + 1
OUTCOMES: Final = KINDS

TURNS: Final = 44
"""No match has more: 37 turns turn over the land, the 37th uses up one of eight kinds, and each later one another."""
MAX_PLIES: Final = 2 * LAND + TURNS + 24
"""Each token is picked and turned over once, each turn calls once, each king or queen is one marker or less."""
