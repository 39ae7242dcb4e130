"""All tables a match has stood at, as bytes, and the plies between them."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from noblesse.core import CHANCE, Action, AnyTable, Game, Ply, Seat, State
from noblesse.core.words import digest
from noblesse.play.record import RecordedPly

TABLES_KEPT: Final = 32
"""So many tables are kept as objects besides their bytes."""


class Played(NamedTuple):
    """A ply in force."""

    seat: Seat
    action: Action
    awaited: tuple[Seat, ...]
    """Who was awaited before it."""
    together: bool
    """It is one of several answers that are given at the same time."""
    hidden: bool
    """Others see only that a choice was made, for answers of the same step are still to come."""


@dataclass(frozen=True)
class Turn:
    """The plies of one turn of the game's own count."""

    number: int
    seat: Seat
    """Whose turn it is: the first to decide in it; CHANCE if nobody has yet."""
    first: int
    """Number of its first ply, from 1."""
    last: int
    """Number of its last ply so far."""


class Past:
    """The tables from the opening to now.  Ply n leads from table n - 1 to table n; table 0 is the opening."""

    def __init__(self, game: Game, opening: bytes) -> None:
        self.game = game
        self.images = [opening]
        self.plies: list[Played] = []
        self._turn_numbers: list[int] = []
        self._tables: OrderedDict[int, AnyTable] = OrderedDict()
        self._reveals_at = _offset(game.table, "reveals")

    def __len__(self) -> int:
        return len(self.plies)

    def push(self, played: Played, image: bytes) -> None:
        """One more ply, and the table after it."""
        self.plies.append(played)
        self.images.append(image)

    def cut(self, ply: int) -> None:
        """Forget what came after this ply."""
        del self.plies[ply:], self.images[ply + 1 :], self._turn_numbers[ply + 1 :]
        for later in [number for number in self._tables if number > ply]:
            del self._tables[later]

    def table(self, ply: int) -> Any:
        """The plain table after a ply; it is kept, so it must not be changed."""
        if ply in self._tables:
            self._tables.move_to_end(ply)
        else:
            self._tables[ply] = self.game.table.from_bytes(self.images[ply])
            if len(self._tables) > TABLES_KEPT:
                self._tables.popitem(last=False)
        return self._tables[ply]

    def state(self, ply: int) -> State:
        """A state of the table after a ply, the caller's to keep."""
        return self.game.state_of(self.table(ply))

    def hash(self, ply: int) -> str:
        """The hash of the table after a ply, as the record gives it."""
        return digest(self.images[ply])[:8]

    def reveals(self, ply: int) -> int:
        """How often something hidden had become known by then."""
        return self.reveals_in(self.images[ply])

    def reveals_in(self, image: bytes) -> int:
        """The same, of a table's bytes."""
        return int.from_bytes(image[self._reveals_at : self._reveals_at + 2], "little")

    def told(self, first: int, last: int) -> list[Ply]:
        """Plies by number, each with the table it was done at."""
        return [
            Ply(self.table(number - 1), self.plies[number - 1].seat, self.plies[number - 1].action)
            for number in range(first, last + 1)
        ]

    def recorded(self) -> Iterator[RecordedPly]:
        """Every ply in the record's words."""
        for number, played in enumerate(self.plies, 1):
            words = self.game.actions.write(self.table(number - 1), played.seat, played.action)
            yield RecordedPly(played.seat, words, self.hash(number))

    def turns(self, ply: int) -> list[Turn]:
        """The turns up to a ply, the last perhaps not finished."""
        while len(self._turn_numbers) < len(self.images):
            self._turn_numbers.append(self.game.actions.turn(self.table(len(self._turn_numbers))))
        starts = [n for n in range(ply) if n == 0 or self._turn_numbers[n] != self._turn_numbers[n - 1]]
        ends = [*starts[1:], ply] if starts else []
        return [
            Turn(self._turn_numbers[start], self._first_to_decide(start, end), start + 1, end)
            for start, end in zip(starts, ends, strict=True)
            if end > start
        ]

    def _first_to_decide(self, start: int, end: int) -> Seat:
        return next((played.seat for played in self.plies[start:end] if played.seat != CHANCE), CHANCE)


def _offset(cls: type[AnyTable], name: str) -> int:
    """Where the bytes of a field that is a single number begin."""
    at = 0
    for each, field in cls.IMAGE:
        if each == name:
            return at
        count = 1
        for n in field.shape:
            count *= n
        at += count * field.width * (field.words if field.capacity else 1)
    raise AssertionError(f"no table is without {name}")
