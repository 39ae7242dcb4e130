"""The header of a record: what must be known of a match before its first ply."""

from __future__ import annotations

import re
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final, Self

from noblesse.core import BadNotation, Game, WrongSetup

FORMAT: Final = "noblesse 1"
ESCAPES: Final = (("\\", "\\\\"), ("|", "\\p"))


@dataclass(frozen=True)
class Header:
    """Game, version, seats, options and players.  The seed only says where chance came from."""

    game: str
    rules: int
    """The version of the rules the match began with."""
    players: tuple[str, ...]
    """Names in seat order."""
    options: Mapping[str, str] = field(default_factory=dict)
    seed: int = 0
    lines: Mapping[str, int] = field(default_factory=dict, repr=False, compare=False)
    """Where each part stood in the text it was read from."""

    def __post_init__(self) -> None:
        """White space in names is made single, so that a name fits its line."""
        object.__setattr__(self, "players", tuple(" ".join(name.split()) for name in self.players))

    @property
    def seats(self) -> int:
        """How many seats play."""
        return len(self.players)

    @classmethod
    def of(cls, game: Game, players: tuple[str, ...], options: Mapping[str, str], seed: int) -> Self:
        """The header of a match that begins now; raises WrongSetup for seats or options the game does not have."""
        table = game.new_table(len(players), **options)
        return cls(game.name, game.box.RULES_VERSION, players, game.options_of(table), seed)

    def check_game(self, game: Game) -> None:
        """Raises WrongSetup if this match is one of another game."""
        if self.game != game.name:
            raise WrongSetup(f"This match is one of {self.game}, not of {game.name}.")

    def check_version(self, game: Game) -> None:
        """Raises WrongSetup if these rules are of a version that is not known here."""
        latest = game.box.RULES_VERSION
        if not 1 <= self.rules <= latest:
            known = "version 1" if latest == 1 else f"versions 1 to {latest}"
            raise WrongSetup(
                f"This match is of version {self.rules} of the rules of {game.title}; here only {known} can be played."
            )

    def to_text(self) -> str:
        """The header as lines of text."""
        options = " ".join(f"{name}={value}" for name, value in self.options.items())
        lines = [
            FORMAT,
            f"game: {self.game}",
            f"rules: {self.rules}",
            f"seats: {self.seats}",
            *([f"options: {options}"] if options else []),
            f"players: {' | '.join(map(_escape, self.players))}",
            f"seed: {self.seed}",
        ]
        return "\n".join(lines) + "\n"

    @classmethod
    def read(cls, text: str) -> Self:
        """The header that ``to_text`` wrote; raises BadNotation."""
        values: dict[str, tuple[str, int]] = {}
        lines = text.rstrip("\n").split("\n")
        if lines[0] != FORMAT:
            raise BadNotation(f"a record begins with {FORMAT!r}, not {lines[0][:40]!r}")
        for number, line in enumerate(lines[1:], 2):
            name, colon, value = line.partition(":")
            if not colon or name not in ("game", "rules", "seats", "options", "players", "seed"):
                raise BadNotation(f"{line[:40]!r} is not a line of a header", number)
            if name in values:
                raise BadNotation(f"{name!r} stands here a second time", number)
            values[name] = (value.strip(), number)
        for name in ("game", "rules", "seats", "players", "seed"):
            if name not in values:
                raise BadNotation(f"the header does not say {name!r}", len(lines))
        players = tuple(_unescape(name.strip()) for name in values["players"][0].split("|"))
        if len(players) != _number(values, "seats"):
            raise BadNotation(
                f"{len(players)} players do not fill {values['seats'][0]} seats", values["players"][1], 10
            )
        lines_of = {name: line for name, (_, line) in values.items()}
        rules, seed = _number(values, "rules"), _number(values, "seed")
        return cls(values["game"][0], rules, players, _options(values), seed, lines_of)


def _number(values: dict[str, tuple[str, int]], name: str) -> int:
    text, line = values[name]
    if re.fullmatch(r"-?\d+", text):
        with suppress(ValueError):  # of thousands of digits
            return int(text)
    raise BadNotation(f"{text[:40]!r} is not a number", line, len(name) + 3)


def _options(values: dict[str, tuple[str, int]]) -> dict[str, str]:
    text, line = values.get("options", ("", 0))
    options: dict[str, str] = {}
    for part in text.split():
        name, equals, value = part.partition("=")
        if not equals:
            raise BadNotation(f"{part!r} is not an option with its value", line, 10)
        options[name] = value
    return options


def _escape(name: str) -> str:
    for mark, written in ESCAPES:
        name = name.replace(mark, written)
    return name


def _unescape(text: str) -> str:
    """Undo ``_escape``: a backslash says how to read the letter behind it."""
    out, letters = "", iter(text)
    for letter in letters:
        out += {"p": "|"}.get(behind := next(letters, ""), behind) if letter == "\\" else letter
    return out
