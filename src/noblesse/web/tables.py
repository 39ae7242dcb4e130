"""A table of this server as its pages see it: who sits there, the match, and what is going on beside it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Final, Literal

from noblesse.core import Action, Game, Seat
from noblesse.core.phrases import capital
from noblesse.play import Match

Phase = Literal["waiting", "playing", "over"]
COUNT_SECONDS: Final = 1.0


@dataclass(frozen=True)
class SeatHolder:
    """Who holds a seat."""

    kind: Literal["person", "bot", "open"]
    name: str = ""
    spec: str = ""
    """Which bot."""
    user: str | None = None
    """Which guest."""


OPEN = SeatHolder("open")


@dataclass(frozen=True)
class Hint:
    """What the search bot would do in the place of a seat, for the eyes of that seat."""

    seat: Seat
    action: Action
    place: str
    label: str
    gain: str
    win: float
    """How likely it thinks the seat is to win, 0 to 1."""
    opened: int = 0
    """The decision it is for: the event at which that opened."""

    @property
    def says(self) -> str:
        """The hint as a sentence."""
        what = f"{self.label} ({self.gain})" if self.gain else self.label
        return f"{capital(what)}. You win about {round(100 * self.win)} %."


@dataclass(frozen=True)
class Card:
    """A table as the home page lists it."""

    id: str
    game: str
    title: str
    holders: tuple[SeatHolder, ...]
    phase: Phase
    yours: Seat | None
    your_turn: bool
    public: bool
    touched: float
    scores: tuple[int, ...] = ()
    ranks: tuple[int, ...] = ()
    name: str = ""


@dataclass
class Rendering:
    """The regions of one sight of a table, and the message for a page that has the sight before it."""

    version: int
    phase: Phase
    regions: dict[str, str]
    before: Rendering | None = None
    """The rendering that ``message`` follows."""
    message: str = ""


@dataclass(eq=False)
class LiveTable:
    """A table in memory.  Whatever changes it says so by ``changed``, and every page that shows it looks again."""

    id: str
    game: Game
    holders: list[SeatHolder]
    host: str
    """The guest who made it."""
    options: dict[str, str]
    shuffled: bool
    """Draw who sits where when the last seat is taken."""
    public: bool
    created: float
    pace: float
    """Least time between two moves of bots, in seconds."""
    name: str = ""
    """What it was called; nothing if nobody gave it a name."""
    match: Match | None = None
    previous: str | None = None
    next_table: str | None = None
    touched: float = 0.0
    """When something last happened."""
    seen: float = 0.0
    """When somebody last asked for it."""
    thinking: set[Seat] = field(default_factory=set)
    """Bots at work."""
    hints: dict[Seat, Hint] = field(default_factory=dict)
    asked: set[Seat] = field(default_factory=set)
    """Seats whose hint is being thought."""
    version: int = 0
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held from looking at the match until what happened is stored."""
    gone: bool = False
    """Nobody waits here any more: the address leads nowhere."""
    renderings: dict[Seat | None, Rendering] = field(default_factory=dict)
    _ears: dict[asyncio.Event, Seat | None] = field(default_factory=dict)
    _counting: asyncio.TimerHandle | None = None

    @property
    def title(self) -> str:
        """The game's name as printed on the box."""
        return self.game.title

    @property
    def seats(self) -> int:
        """Seats, open ones included."""
        return len(self.holders)

    @property
    def seq(self) -> int:
        """The number of the last event; 0 while waiting."""
        return self.match.seq if self.match else 0

    @property
    def over(self) -> bool:
        """Is the match over?"""
        return self.match is not None and self.match.over

    @property
    def phase(self) -> Phase:
        """How far the table is."""
        return "waiting" if self.match is None else "over" if self.match.over else "playing"

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the seats, in order."""
        return tuple(holder.name or "Open seat" for holder in self.holders)

    @property
    def open_seats(self) -> list[Seat]:
        """The seats nobody has taken."""
        return [seat for seat, holder in enumerate(self.holders) if holder.kind == "open"]

    @property
    def watchers(self) -> int:
        """Open pages."""
        return len(self._ears)

    @property
    def spectators(self) -> int:
        """Open pages of those who hold no seat."""
        return sum(seat is None for seat in self._ears.values())

    def seat_of(self, guest: str | None) -> Seat | None:
        """The seat a guest holds."""
        if not guest:
            return None
        return next((seat for seat, holder in enumerate(self.holders) if holder.user == guest), None)

    def card(self, guest: str) -> Card:
        """The table as the home page of a guest lists it."""
        seat, match = self.seat_of(guest), self.match
        over = match is not None and match.over
        return Card(
            self.id,
            self.game.name,
            self.title,
            tuple(self.holders),
            self.phase,
            seat,
            match is not None and not over and seat in match.awaited(),
            self.public,
            self.touched,
            tuple(match.state.scores()) if match and over else (),
            tuple(match.state.ranks()) if match and over else (),
            self.name,
        )

    def changed(self) -> None:
        """Something that pages show is different now."""
        self.version += 1
        for ear in self._ears:
            ear.set()

    @contextmanager
    def heard(self, seat: Seat | None) -> Iterator[asyncio.Event]:
        """An event that is set at each change while the block runs: however many changes, one look is enough."""
        ear = asyncio.Event()
        self._ears[ear] = seat
        self._count()
        try:
            yield ear
        finally:
            self._ears.pop(ear, None)
            self._count()

    def _count(self) -> None:
        """Show soon how many watch: not at each of the many who come back at once after a restart."""
        if self._counting is None:
            self._counting = asyncio.get_running_loop().call_later(COUNT_SECONDS, self._counted)

    def _counted(self) -> None:
        self._counting = None
        self.changed()
