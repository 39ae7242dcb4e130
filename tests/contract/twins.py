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


def is_hidden(state: State, seat: Seat, viewer: Seat | None, action: Action | None = None) -> bool:
    """Must what this seat does next (None: anything it may do), or chance deals next, stay hidden from the viewer?

    This is asked of the kernel alone, so that nothing that is tested has a say in it: what chance deals to one seat is
    that seat's, answers given at the same time are hidden until the last, and some decisions for ever.
    """
    if seat == CHANCE:
        return state.game.rules.draws_for(state.table) not in (ALL, viewer)
    if seat == viewer or len(state.awaited()) > 1:
        return seat != viewer
    return any(state.seen(viewer, one, seat) < 0 for one in (state.legal_actions(seat) if action is None else [action]))


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
        hidden, alike = is_hidden(true, seat, viewer, action), _alike(state, seat, viewer, action)
        if alike and hidden and (source.below(4) == 0 or mine not in alike):
            mine = alike[source.below(len(alike))]
        if mine not in alike or len(done) + 1 == len(plies):
            break  # at the end all is open
        reveals = true.table.reveals
        true.apply(action, seat)
        state.apply(mine, seat)
        if true.table.reveals != reveals and true.observation(viewer) != state.observation(viewer):
            break  # what differs has just become known, as the rules themselves say
        done.append((seat, mine))
    return tuple(done)


def _alike(state: State, seat: Seat, viewer: Seat | None, action: Action) -> list[Action]:
    """What may be done here, but for what the viewer could tell apart from this action even when all is done."""
    if seat == CHANCE:
        return [outcome for outcome, _ in state.chance_outcomes()]
    seen = {one: state.seen(viewer, one, seat) for one in (action, *state.legal_actions(seat))}
    veil = min(seen[action], 0)  # open answers of one step differ until the last
    return [one for one in state.legal_actions(seat) if min(seen[one], 0) == veil]


def replayed(pair: Twins, *, one: bool) -> tuple[State, list[Ply]]:
    """One of the two, played to its end."""
    game = plain(pair.name)
    state = game.state_of(game.table.from_bytes(pair.opening))
    plies: list[Ply] = []
    for seat, action in pair.one if one else pair.other:
        plies.append(Ply(state.table, seat, action))
        state.apply(action, seat)
    return state, plies
