"""Two matches that look alike to one viewer: hidden draws and answers of others differ, all else is the same."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from noblesse.core import ALL, CHANCE, Action, Ply, Seat, Source, State
from tests.contract.tables import Walk, plain, walks

TRIES: Final = 8
"""Twins that are looked for, for each match and viewer."""


@dataclass(frozen=True)
class Twins:
    """Two matches as plies, the same in number; the viewer can tell them apart nowhere."""

    name: str
    viewer: Seat | None
    opening: bytes
    options: dict[str, str]
    one: tuple[tuple[Seat, Action], ...]
    other: tuple[tuple[Seat, Action], ...]

    @property
    def first(self) -> int:
        """Where they differ first."""
        return next(at for at, (one, other) in enumerate(zip(self.one, self.other, strict=True)) if one != other)


def is_hidden(state: State, seat: Seat, viewer: Seat | None) -> bool:
    """Must what this seat does next, or chance deals next, stay hidden from the viewer?

    This is asked of the kernel alone, so that nothing that is tested has a say in it: what chance deals to one seat is
    that seat's, and answers given at the same time are hidden until the last.
    """
    if seat == CHANCE:
        return state.game.rules.draws_for(state.table) not in (ALL, viewer)
    return seat != viewer and len(state.awaited()) > 1


@cache
def twins(name: str, seats: int) -> tuple[Twins, ...]:
    """Twins for every viewer: one hidden ply or more differ, and the match goes on alike as long as it can."""
    found = []
    for number, match in enumerate(walks(name, seats)[:2]):
        if not _has_secrets(name, match):
            continue
        for viewer in (*range(seats), None):
            for attempt in range(TRIES):
                source = Source(number, attempt, 0 if viewer is None else viewer + 1)
                other = _another(name, match.images[0], match.plies, viewer, source)
                if other != match.plies[: len(other)]:
                    one = match.plies[: len(other)]
                    found.append(Twins(name, viewer, match.images[0], match.options, one, other))
    return tuple(found)


def _has_secrets(name: str, match: Walk) -> bool:
    """Is anything in this match hidden from a spectator?"""
    game = plain(name)
    states = (game.state_of(game.table.from_bytes(image)) for image in match.images)
    return any(is_hidden(state, seat, None) for state, (seat, _) in zip(states, match.plies, strict=False))


def _another(
    name: str, opening: bytes, plies: tuple[tuple[Seat, Action], ...], viewer: Seat | None, source: Source
) -> tuple[tuple[Seat, Action], ...]:
    """The same match, but for a few hidden plies, as long as all that the viewer sees can be done in it too."""
    game = plain(name)
    true, state = (game.state_of(game.table.from_bytes(opening)) for _ in range(2))
    done: list[tuple[Seat, Action]] = []
    for seat, action in plies:
        mine = action
        if is_hidden(true, seat, viewer) and source.below(4) == 0:
            mine = _any(state, seat, source)
        if mine not in _may(state, seat):
            mine = _any(state, seat, source) if is_hidden(true, seat, viewer) else -1
        if mine < 0 or len(done) + 1 == len(plies):
            break  # at the end all is open
        reveals = true.table.reveals
        true.apply(action, seat)
        state.apply(mine, seat)
        if true.table.reveals != reveals and true.observation(viewer) != state.observation(viewer):
            break  # what differs has just become known, as the rules themselves say
        done.append((seat, mine))
    return tuple(done)


def _may(state: State, seat: Seat) -> list[Action]:
    return [outcome for outcome, _ in state.chance_outcomes()] if seat == CHANCE else state.legal_actions(seat)


def _any(state: State, seat: Seat, source: Source) -> Action:
    may = _may(state, seat)
    return may[source.below(len(may))] if may else -1


def replayed(pair: Twins, *, one: bool) -> tuple[State, list[Ply]]:
    """One of the two, played to its end."""
    game = plain(pair.name)
    state = game.state_of(game.table.from_bytes(pair.opening))
    plies: list[Ply] = []
    for seat, action in pair.one if one else pair.other:
        plies.append(Ply(state.table, seat, action))
        state.apply(action, seat)
    return state, plies
