"""What is in the box: components, sheets, tracks and options, read from ``box.toml``, which names every source."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final

from noblesse.core import Option

_BOX = tomllib.loads(Path(__file__).with_name("box.toml").read_text(encoding="utf-8"))
_SHEETS = [[part.strip() for part in row.split("|")] for row in _BOX["sheets"]["list"].split("\n") if row]

TITLE: str = _BOX["title"]
BLURB = "Place agents face down on intrigues, win the first two places, and stay behind the Cardinal or pass him."
MINUTES = 60
SEATS = range(_BOX["seats"][0], _BOX["seats"][1] + 1)
MOST_SEATS: Final = 4
RULES_VERSION = 1
OPTIONS = (
    Option(
        "neutrals",
        ("two", "one"),
        "two",
        "Two players: a hidden neutral colour each, or an open one for both.",
        title="Neutral colours",
        names=("Two, hidden", "One, open"),
    ),
    Option(
        "open_money",
        ("no", "yes"),
        "no",
        "Everybody sees everybody's money and jewels, not only their own.",
        title="Money and jewels",
        names=("Hidden", "Open"),
    ),
    Option(
        "patience",
        ("5", "10"),
        "5",
        "Rounds without a new agent after which the match is brought to its end.",
        title="Patience",
        names=("5 rounds", "10 rounds"),
    ),
)

COLOURS: Final = 4
"""Colours of agents: the seats', then neutral ones."""
NO_COLOUR: Final = 4
"""No agent's colour; of a field: it is empty."""
EMINENCE: Final = 5
QUEEN: Final = 6
"""Pawns, where a field says who stands on it."""

KINDS: Final = 4
VALUES: tuple[int, ...] = tuple(_BOX["agents"]["values"])
"""Of each kind of agent."""
AGENTS: tuple[int, ...] = tuple(_BOX["agents"]["own"])
NEUTRAL_AGENTS: tuple[int, ...] = tuple(_BOX["agents"]["neutral"])
NO_KIND: Final = 4
PAWN_STRENGTH: Final[int] = _BOX["end"]["pawn"]

BOXES: Final = 3
NO_BOX: Final = 3
SIDES: Final = 2
CARDINALS: Final = 0
"""The side of the Cardinal's sheet; the opposing one is 1."""
FIELDS: Final = 5
BOX: Final = SIDES * FIELDS
SPOTS: Final = BOXES * BOX
"""Spot BOX * box + FIELDS * side + field."""

STACK: Final = 13
SHEETS: Final = 2 * STACK
"""The Cardinal's sheets, then the opposing ones."""
NO_SHEET: Final = 26
SHEET_NAMES = tuple(row[0].split()[0] for row in _SHEETS)
FACTION_NAMES = tuple(dict.fromkeys(row[0].split()[1] for row in _SHEETS))
FACTIONS: Final = 5
FACTION = tuple(FACTION_NAMES.index(row[0].split()[1]) for row in _SHEETS)
"""Of each sheet; 0 is the Cardinal's."""
PRICES = tuple(tuple(map(int, row[0].split()[2])) for row in _SHEETS)
"""Of each sheet's fields, from left to right."""
MOVES = tuple(int(row[0].split()[3]) for row in _SHEETS)
"""Of the Cardinal."""

BONUS_NAMES = ("none", "prestige", "money", "income", "military", "agent", "corruption", "queen", "eminence")
NO_BONUS: Final = 0
PRESTIGE: Final = 1
MONEY: Final = 2
INCOME: Final = 3
MILITARY: Final = 4
PLACE_AGENT: Final = 5
CORRUPTION: Final = 6
PLACE_QUEEN: Final = 7
PLACE_EMINENCE: Final = 8
PLACES: Final = 2
PARTS: Final = 2
"""A bonus has two parts at most."""


def _parts(text: str) -> list[tuple[int, int]]:
    said = [part.split() for part in text.split(",")]
    parts = [(BONUS_NAMES.index(name), int(amount)) for name, amount in said]
    return parts + [(NO_BONUS, 0)] * (PARTS - len(parts))


_BONUS = [[part for place in row[1:] for part in _parts(place)] for row in _SHEETS]
BONUS = tuple(tuple(kind for kind, _ in row) for row in _BONUS)
"""Of each sheet: the parts of the first place, then of the second."""
AMOUNT = tuple(tuple(amount for _, amount in row) for row in _BONUS)

START_MONEY: Final[int] = _BOX["start"]["money"]
START_JEWELS: Final[int] = _BOX["start"]["jewels"]
START_CARDINAL: Final[int] = _BOX["start"]["cardinal"]
START_INCOME: Final[int] = _BOX["start"]["income"]
SECOND_AGENT: Final[int] = _BOX["prices"]["second_agent"]
JEWEL_PRICE: Final[int] = _BOX["prices"]["jewel"]
JEWEL_BACK: Final[int] = _BOX["prices"]["jewel_back"]

INCOME_END: Final[int] = _BOX["tracks"]["income"]
MILITARY_END: Final[int] = _BOX["tracks"]["military"]
SYMBOLS = tuple(BONUS_NAMES.index(name.replace("-", "none")) for name in _BOX["tracks"]["symbols"].split())
"""Of the squares of the military track: NO_BONUS, INCOME or PRESTIGE."""

MOST_SHEETS: Final[int] = _BOX["end"]["most"]
SECOND_MOST: Final[int] = _BOX["end"]["second"]
FACTION_POINTS: tuple[int, ...] = tuple(_BOX["end"]["faction"])
JEWEL_POINTS: Final[int] = _BOX["end"]["jewel"]
PATIENCE = (5, 10)
"""By the value of the option."""

# Phases: what is asked now.
START: Final = 0
DRAW: Final = 1
ACT: Final = 2
NEUTRAL: Final = 3
FREE_AGENT: Final = 4
FIELD: Final = 5
"""Where the agent goes that was picked."""
CORRUPT: Final = 6
CORRUPT_TO: Final = 7
SEND_QUEEN: Final = 8
SEND_EMINENCE: Final = 9
OVER: Final = 10
SETTLED: Final = 11
"""Nothing more is asked for now: never seen from outside."""

# Actions.
PICK: Final = 0
"""Pick an agent from behind the screen, by kind."""
FROM: Final = PICK + KINDS
"""Corrupt the agent of a spot."""
TO: Final = FROM + SPOTS
"""The agent that was picked or corrupted, or a pawn, goes to a spot."""
EARN: Final = TO + SPOTS
COMMISSION: Final = EARN + 1
SELL: Final = EARN + 2
BUY: Final = EARN + 3
DECLINE: Final = EARN + 4
ACTIONS: Final = DECLINE + 1
OUTCOMES: Final = SHEETS
MOST_PLACED: Final = 117
"""No match sees more own agents placed: nine leave the board with each of thirteen boxes."""
MAX_PLIES: Final = 1 + SHEETS + 8 * (MOST_PLACED + 1) * MOST_SEATS * PATIENCE[-1]
"""In each turn two agents, a neutral one and what bonuses ask; and no more turns than patience allows."""
