"""One match of bots, from its number alone: the same in whatever process it is played."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache

from noblesse import bots, games
from noblesse.core import Game, NoblesseError, Seat, Source
from noblesse.play import Match, Refused


class BotFailed(NoblesseError):
    """A bot raised an error, or named an action that is not legal."""


@dataclass(frozen=True)
class Task:
    """What is to be played: it can be sent to another process."""

    game: str
    players: tuple[str, ...]
    """Bots, in the order in which results name them."""
    number: int
    """Of this match, from 0."""
    seed: int
    """Of all matches."""
    rotate: bool = True
    options: Mapping[str, str] = field(default_factory=dict)

    @property
    def player_at(self) -> tuple[int, ...]:
        """Which player sits at each seat."""
        count, shift = len(self.players), self.number if self.rotate else 0
        return tuple((seat + shift) % count for seat in range(count))


@dataclass(frozen=True)
class Played:
    """A match that is over.  Lists are in the order of the players, not of the seats."""

    game: str
    number: int
    player_at: tuple[int, ...]
    shares: tuple[float, ...]
    """Of the win: 1/k for each of k winners."""
    scores: tuple[int, ...]
    plies: int
    record: str


def play_match(task: Task) -> Played:
    """Play one match to its end; raises BotFailed."""
    game = games.load(task.game)
    seated = [task.players[player] for player in task.player_at]
    seed = Source(task.seed, task.number).below(2**32)
    match = Match.begin(game, seats=len(seated), players=seated, seed=seed, options=task.options)
    while not match.over:
        seat = match.awaited()[0]
        try:
            refused = ask(match, seat, seated[seat])
        except Exception as error:
            raise BotFailed(_failure(task, match, seat, f"{type(error).__name__}: {error}")) from error
        if refused:
            raise BotFailed(_failure(task, match, seat, refused.says))
    return _played(task, game, match)


def ask(match: Match, seat: Seat, spec: str) -> Refused | None:
    """Let a bot decide for a seat; the refusal, if what it named is not legal."""
    state, source = match.for_bot(seat)
    answer = match.act(seat, _bot(spec).choose(state, seat, source))
    return answer if isinstance(answer, Refused) else None


@cache
def _bot(spec: str) -> bots.Bot:
    return bots.load(spec)


def _failure(task: Task, match: Match, seat: Seat, says: str) -> str:
    return f"The bot {match.players[seat]} failed in game {task.number + 1}, ply {match.ply + 1}, seat {seat}: {says}"


def _played(task: Task, game: Game, match: Match) -> Played:
    seat_of = {player: seat for seat, player in enumerate(task.player_at)}
    order = [seat_of[player] for player in range(len(task.players))]
    returns, scores = match.state.returns(), match.state.scores()
    return Played(
        game.name,
        task.number,
        task.player_at,
        tuple(returns[seat] for seat in order),
        tuple(scores[seat] for seat in order),
        match.ply,
        match.record(),
    )
