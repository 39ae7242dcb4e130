"""The only turn loop.  It does no I/O and takes time as an argument; whatever happens is an event, an undo too."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Self

from noblesse.core import CHANCE, Action, Game, IllegalAction, Seat, Source, State, WrongSetup
from noblesse.play import refusal
from noblesse.play.events import EventLine, ServerEvent
from noblesse.play.header import Header
from noblesse.play.past import Past, Played
from noblesse.play.record import BadRecord
from noblesse.play.refusal import Done, Reason, Refused
from noblesse.play.sight import Sight
from noblesse.play.undo import answered, is_together, undoable


class TurnLoop:
    """A match as it is played.  Between two calls it stands at a decision, or at the end."""

    def __init__(self, game: Game, header: Header) -> None:
        """The table before anything was dealt: ``begin``, ``resume`` and ``replay`` go on from here."""
        header.check_game(game)
        header.check_version(game)
        table = game.new_table(header.seats, **header.options)
        table.rules_version = header.rules
        game.rules.setup(table)
        self.game, self.header = game, header
        self.state: State = game.state_of(table)
        """The true table, for the server alone; not to be changed from outside."""
        self.events: list[ServerEvent] = []
        """All that happened, for the server alone."""
        self._past = Past(game, self.state.to_bytes())
        self._sight = Sight(self._past, header.players)
        self._awaited = tuple(self.state.awaited())
        self._opened = [0] * header.seats
        self._seen: dict[tuple[str, Seat | None], Any] = {}
        """What has been looked at since the last event."""

    @classmethod
    def begin(
        cls, game: Game, *, seats: int, players: Sequence[str], seed: int, options: Mapping[str, str] | None = None
    ) -> Self:
        """A new match; what chance deals first is dealt.  Raises WrongSetup."""
        if len(players) != seats:
            raise WrongSetup(f"{len(players)} players do not fill {seats} seats.")
        match = cls(game, Header.of(game, tuple(players), options or {}, seed))
        match._deal(0.0)
        return match

    @classmethod
    def resume(cls, game: Game, header: Header, lines: Iterable[str]) -> Self:
        """The match of a header and its stored event lines; raises BadRecord where they do not fit."""
        match = cls(game, header)
        for number, text in enumerate(lines, 1):
            match._repeat(EventLine.read(text, number), number)
        return match

    @property
    def players(self) -> tuple[str, ...]:
        """Names in seat order."""
        return self.header.players

    @property
    def seq(self) -> int:
        """The number of the last event."""
        return len(self.events)

    @property
    def ply(self) -> int:
        """Plies in force."""
        return len(self._past)

    @property
    def over(self) -> bool:
        """Is the match over?"""
        return not self._awaited and self.state.is_terminal()

    def awaited(self) -> list[Seat]:
        """The seats that must decide now, ascending."""
        return list(self._awaited)

    def answered(self) -> list[Seat]:
        """The seats whose hidden answer lies there while others still choose, ascending."""
        return answered(self._past, self._awaited)

    def opened(self, seat: Seat) -> int:
        """The number of the event that put this seat before its present decision, or made it wait.

        The hidden answer of another does not move it.
        """
        return self._opened[seat]

    def act(self, seat: Seat | None, action: Action, *, opened: int | None = None, now: float = 0.0) -> Done | Refused:
        """Carry out a decision and deal what follows.  ``opened`` is what the seat saw: STALE if it has moved on."""
        if refused := self._refusal(seat, opened):
            return refused
        assert seat is not None
        try:
            self.state.apply(action, seat)
        except IllegalAction as error:
            return Refused(Reason.ILLEGAL, str(error))
        before = self.seq
        self._happened(seat, action, now)
        self._deal(now)
        return Done(tuple(self.events[before:]))

    def may_undo(self, seat: Seat | None) -> bool:
        """May this seat take its last decision back?"""
        return isinstance(self._undoable(seat), int)

    def undo(self, seat: Seat | None, *, now: float = 0.0) -> Done | Refused:
        """Take back the seat's last decision, or withdraw its hidden answer."""
        ply = self._undoable(seat)
        if isinstance(ply, Refused):
            return ply
        self._take_back(ply, now)
        return Done((self.events[-1],))

    def rename(self, players: Sequence[str]) -> None:
        """The players are called otherwise from now on."""
        self.header = replace(self.header, players=tuple(players))
        self._sight.rename(self.players)
        self._seen.clear()

    def carry_out(self, seat: Seat, action: Action, line: int = 1, now: float = 0.0) -> None:
        """Do what ``line`` of a record says, chance included, and deal nothing; raises BadRecord if it is not legal."""
        ply = self.ply + 1
        if (seat == CHANCE) != (self.state.current_player() == CHANCE):
            who = "chance" if seat == CHANCE else f"seat {seat}"
            raise BadRecord(f"ply {ply} is not {who}'s", ply, line)
        try:
            self.state.apply(action, None if seat == CHANCE else seat)
        except IllegalAction as error:
            raise BadRecord(f"ply {ply} is not legal: {error}", ply, line) from None
        self._happened(seat, action, now)

    def _refusal(self, seat: Seat | None, opened: int | None) -> Refused | None:
        if seat is None or not 0 <= seat < self.header.seats:
            return refusal.NOT_SEATED
        if self.over:
            return refusal.MATCH_OVER
        if opened is not None and opened != self._opened[seat]:
            return refusal.STALE
        if seat not in self._awaited:
            names = [self.players[each] for each in self._awaited]
            return refusal.not_your_turn(names, chosen=seat in self.answered())
        return None

    def _undoable(self, seat: Seat | None) -> int | Refused:
        if seat is None or not 0 <= seat < self.header.seats:
            return refusal.NOT_SEATED
        return refusal.MATCH_OVER if self.over else undoable(self._past, self._awaited, seat)

    def _deal(self, now: float) -> None:
        """Let chance act as long as it is to act.  Its outcomes depend on the seed and their plies alone."""
        while not self._awaited and self.state.current_player() == CHANCE:
            self._happened(CHANCE, self.state.sample_chance(Source(self.header.seed, self.ply)), now)

    def _happened(self, seat: Seat, action: Action, now: float) -> None:
        """Keep what the state has just carried out as a ply and an event."""
        awaited = set(self._awaited)
        hidden = self._push(seat, action).hidden
        # A hidden answer moves nobody else: whoever was awaited still stands before the same decision.
        self._reopen({seat} if hidden else {seat} | awaited, awaited)
        self._event(seat, action, self.ply, now, self._past.images[-2], hidden)

    def _push(self, seat: Seat, action: Action) -> Played:
        """Keep what the state has just carried out as a ply."""
        image, past = self.state.to_bytes(), self._past
        together = seat != CHANCE and is_together(past, self._awaited)
        hidden = together and past.reveals_in(image) == past.reveals(len(past))
        played = Played(seat, action, self._awaited, together, hidden)
        past.push(played, image)
        self._awaited = tuple(self.state.awaited())
        return played

    def _reopen(self, moved: set[Seat], awaited: set[Seat]) -> None:
        """The coming event changes what these seats decide, and moves whoever begins or ceases to be awaited."""
        for each in moved | (awaited ^ set(self._awaited)):
            if each != CHANCE:
                self._opened[each] = self.seq + 1

    def _event(self, seat: Seat, action: Action | None, ply: int, now: float, before: bytes, hidden: bool) -> None:
        event = ServerEvent(self.seq + 1, seat, action, ply, self._past.hash(self.ply), now, before, hidden)
        self.events.append(event)
        self._seen.clear()

    def _take_back(self, ply: int, now: float) -> None:
        """Go back before a ply; what others have answered since is answered again."""
        past, awaited, before = self._past, set(self._awaited), self._past.images[-1]
        taken, *others = past.plies[ply - 1 :]
        past.cut(ply - 1)
        self._sight.forget(ply - 1)
        self.state, self._awaited = past.state(ply - 1), taken.awaited
        for played in others:
            self.state.apply(played.action, played.seat)
            self._push(played.seat, played.action)
        self._reopen({taken.seat}, awaited)
        self._event(taken.seat, None, ply, now, before, False)

    def _repeat(self, line: EventLine, number: int) -> None:
        """Do what a stored line says; raises BadRecord where it cannot be done or leads elsewhere."""
        ply = line.number if line.undo else self.ply + 1
        if line.seq != self.seq + 1:
            raise BadRecord(f"event {self.seq + 1} is missing", ply, number)
        if not line.undo:
            self.carry_out(line.seat, line.number, number, line.at)
        elif self._undoable(line.seat) == ply:
            self._take_back(ply, line.at)
        else:
            raise BadRecord(f"seat {line.seat} cannot take ply {ply} back", ply, number)
        if (came := self.events[-1].hash) != line.hash:
            raise BadRecord(f"ply {ply} leads to another table ({came}) than the one kept ({line.hash})", ply, number)
