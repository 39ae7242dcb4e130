"""What is wanted of each game: read from ``wanted.toml`` in its folder, where it has one."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from typing import Final

import noblesse


@dataclass(frozen=True)
class Pair:
    """One bot at a table of others, and the share of wins it must reach."""

    bot: str
    against: str
    seats: int
    games: int
    wins: float


@dataclass(frozen=True)
class Screen:
    """A decision that pictures show, beside the opening, the middle and the end."""

    name: str
    phase: str
    """What the box calls this kind of decision."""
    seats: int = 4
    turn: int = 1
    """Not before this turn."""


@dataclass(frozen=True)
class Wanted:
    """The numbers of one game."""

    seats: int
    """Seats at which speed is measured."""
    oware: float
    """Random playouts: so many times the plies per second of oware."""
    plain: float
    """And so many times those of the same rules uncompiled."""
    pairs: tuple[Pair, ...]
    screens: tuple[Screen, ...]


GAMES: Final = 300
"""Matches of a pairing, if the game does not say."""


def wanted(name: str) -> Wanted:
    """What the game asks for, or what is usual: the most seats for speed, the fewest for strength."""
    game = noblesse.load(name)
    file, fewest = game.folder / "wanted.toml", game.box.SEATS[0]
    said = tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    pairs = said.get("strength", [{"bot": "greedy", "against": "random", "wins": 0.95}])
    return Wanted(
        said.get("seats", game.box.SEATS[-1]),
        said.get("oware", 2.0),
        said.get("plain", 60),
        tuple(Pair(**{"seats": fewest, "games": GAMES} | pair) for pair in pairs),
        tuple(Screen(**screen) for screen in said.get("screen", [])),
    )
