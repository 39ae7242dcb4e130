"""What a viewer sees of a match: board, log, marks, choices and events, now or as it was allowed to be seen then."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from noblesse.core import ALL, CHANCE, NOBODY, TERMINAL, Action, Game, Seat, Told, seen_by
from noblesse.core.drawing import Marks, Target
from noblesse.play.events import SeatEvent, ServerEvent
from noblesse.play.past import Past, Turn

Viewer = Seat | None
Places = tuple[tuple[Seat, str], ...]
NAME: Final = re.compile(r"\{(name|\d)\}")
"""What stands for a name in the log and in the prompt: the mover's, or that of a seat."""


@dataclass(frozen=True)
class Entry(Told):
    """A turn in the log."""

    turn: int = 0
    """Its number by the game's own count."""
    first: int = 0
    """Number of its first ply."""
    ply: int = 0
    """Number of its last ply so far: the address of the table after it."""


class Sight:
    """Looks at a past for its viewers, and remembers what it has told of finished turns."""

    def __init__(self, past: Past, players: Sequence[str]) -> None:
        self.past, self.players = past, players
        self._told: dict[tuple[int, int, Viewer], Entry] = {}
        self._marked: dict[tuple[int, int, Viewer], Places] = {}
        self._kept: dict[Viewer, list[Any]] = {}

    def rename(self, players: Sequence[str]) -> None:
        """The players are called otherwise from now on."""
        self.players = players
        self._told.clear()

    def forget(self, ply: int) -> None:
        """Plies after this one were taken back."""
        self._told = {key: entry for key, entry in self._told.items() if key[1] <= ply}
        self._marked = {key: places for key, places in self._marked.items() if key[1] <= ply}
        for kept in self._kept.values():
            del kept[ply + 1 :]

    def log(self, viewer: Viewer, ply: int) -> list[Entry]:
        """One entry a turn, oldest first."""
        turns = self.past.turns(ply)
        return [
            *(self._finished(turn, viewer) for turn in turns[:-1]),
            *(self._tell(turn, viewer) for turn in turns[-1:]),
        ]

    def _finished(self, turn: Turn, viewer: Viewer) -> Entry:
        key = (turn.first, turn.last, viewer)
        if key not in self._told:
            self._told[key] = self._tell(turn, viewer)
        return self._told[key]

    def _tell(self, turn: Turn, viewer: Viewer) -> Entry:
        plies = self.past.told(turn.first, turn.last)
        told = self.past.game.actions.tell(plies, self.past.table(turn.last), viewer)
        text, prize, then = (self.named(part) for part in (told.text, told.prize, told.then))
        return Entry(told.seat, text, prize, then, turn.number, turn.first, turn.last)

    def named(self, text: str, movers: str = "") -> str:
        """The same with the names of those it speaks of; ``movers`` stands in for ``{name}``."""
        return NAME.sub(lambda found: movers if found[1] == "name" else self.players[int(found[1])], text)

    def marks(self, viewer: Viewer, ply: int, targets: list[Target]) -> Marks:
        """What to mark on the board: the given targets, and where the last turns acted."""
        legal: dict[str, Target] = {}
        table = self.past.table(ply)
        for target in targets:
            assert viewer is not None, "a spectator has nothing to do"
            if place := self.past.game.actions.place(table, viewer, target.action):
                legal.setdefault(place, target)
        turns = self.past.turns(ply)
        now = self._acted(turns.pop(), viewer) if turns and self._in_progress(turns[-1], table) else ()
        last = self._left(turns[-1], viewer) if turns else ()
        past = self._remembered(viewer, ply)
        return Marks(legal, last=last, now=now, seat=viewer, past=past, names=tuple(self.players))

    def _remembered(self, viewer: Viewer, ply: int) -> Any:
        """What the game keeps of the past for a viewer, from ply to ply; nothing in a game that keeps nothing."""
        remember = getattr(self.past.game.view, "remember", None)
        if remember is None:
            return None
        kept = self._kept.setdefault(viewer, [None])
        while len(kept) <= ply:
            [played] = self.past.told(len(kept), len(kept))
            kept.append(remember(kept[-1], played, self.past.table(len(kept)), viewer))
        return kept[ply]

    def _in_progress(self, turn: Turn, table: Any) -> bool:
        game = self.past.game
        return bool(game.actions.turn(table) == turn.number and game.rules.mover(table) != TERMINAL)

    def _left(self, turn: Turn, viewer: Viewer) -> Places:
        """Where a finished turn acted, and what it changed where the game's view can tell."""
        key = (turn.first, turn.last, viewer)
        if key not in self._marked:
            places = dict.fromkeys(self._acted(turn, viewer))
            view = self.past.game.view
            if hasattr(view, "changed"):
                before, after = (view.view(self.past.table(ply), viewer) for ply in (turn.first - 1, turn.last))
                places |= dict.fromkeys((turn.seat, place) for place in view.changed(before, after))
            self._marked[key] = tuple(places)
        return self._marked[key]

    def _acted(self, turn: Turn, viewer: Viewer) -> Places:
        """Seats and places of a turn's decisions, as far as the viewer may know them."""
        acted: dict[tuple[Seat, str], None] = {}
        for number in range(turn.first, turn.last + 1):
            played = self.past.plies[number - 1]
            table = self.past.table(number - 1)
            if played.seat == CHANCE or self._unseen(table, played.seat, played.action, played.hidden, viewer):
                continue
            if place := self.past.game.actions.place(table, played.seat, played.action):
                acted[played.seat, place] = None
        return tuple(acted)

    def targets(self, seat: Seat, ply: int, legal: list[Action]) -> list[Target]:
        """The legal actions of a seat in words, ascending."""
        table, words = self.past.table(ply), self.past.game.actions
        gain, note = hint_of(self.past.game, "gain"), hint_of(self.past.game, "note")
        return [
            Target(
                action,
                self.named(words.label(table, seat, action)),
                self.named(gain(table, seat, action)),
                self.named(words.confirm(table, seat, action)),
                self.named(note(table, seat, action)),
            )
            for action in legal
        ]

    def event(self, event: ServerEvent, viewer: Viewer, *, open_to_all: bool) -> SeatEvent:
        """What the viewer may know of an event."""
        if event.action is None:
            return SeatEvent(event.seq, event.seat, event.ply, "took a decision back")
        table = self.past.game.table.from_bytes(event.before)
        if not open_to_all and (veil := self._veil(event, table, viewer)):
            return SeatEvent(event.seq, event.seat, event.ply, veil)
        words = self.past.game.actions.write(table, event.seat, event.action)
        return SeatEvent(event.seq, event.seat, event.ply, words, event.action)

    def _veil(self, event: ServerEvent, table: Any, viewer: Viewer) -> str:
        """What is said instead of what the viewer may not know; nothing if they may."""
        if event.seat == CHANCE:
            drawer = self.past.game.rules.draws_for(table)
            return "" if drawer in (ALL, viewer) else f"deals to seat {drawer}"
        assert event.action is not None, "what was taken back has no words"
        if not self._unseen(table, event.seat, event.action, event.hidden, viewer):
            return ""
        veil: Callable[[Any, Seat, Seat, Action], str] | None = getattr(self.past.game.actions, "veil", None)
        if event.hidden or veil is None:  # of an answer that still waits for others nothing is known
            return "has chosen"
        return veil(table, _seat_of(viewer), event.seat, event.action)

    def _unseen(self, table: Any, seat: Seat, action: Action, hidden: bool, viewer: Viewer) -> bool:
        """Must the viewer not know what the seat did?  Hidden answers wait for the last; some things stay secret."""
        if seat == viewer:
            return False
        return hidden or seen_by(self.past.game.rules, table, _seat_of(viewer), seat, action) < 0


def _seat_of(viewer: Viewer) -> Seat:
    """The viewer as the rules know it."""
    return NOBODY if viewer is None else viewer


def hint_of(game: Game, name: str) -> Callable[[Any, Seat, Action], str]:
    """The game's words about an action: its ``gain``, or a ``note``; nothing for a game that has none."""
    try:
        words: Callable[[Any, Seat, Action], str] | None = getattr(game.hints, name, None)
    except ModuleNotFoundError as missing:
        if missing.name != f"{game.package}.hints":
            raise
        words = None
    return words or (lambda t, seat, action: "")
