"""Many matches of the same bots, in one process or several: the same results in the same order."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import asdict, dataclass
from multiprocessing import get_context
from typing import Any, Final

from noblesse import bots, games
from noblesse.arena.intervals import wilson
from noblesse.arena.one_match import BotFailed, Played, Task, play_match
from noblesse.core import Game, WrongSetup

AHEAD: Final = 4
"""So many matches are waiting for each process, that none is idle."""


@dataclass(frozen=True)
class Result:
    """What came out.  Lists are in the order in which the players were given."""

    game: str
    seats: int
    players: tuple[str, ...]
    games: int
    win_share: tuple[float, ...]
    """Ties are split."""
    interval: tuple[tuple[float, float], ...]
    """95 %, Wilson."""
    mean_score: tuple[float, ...]
    mean_plies: float
    """Chance plies included."""

    def to_dict(self) -> dict[str, Any]:
        """The same as plain data."""
        return asdict(self)


def simulate(
    game: str,
    players: Sequence[str],
    *,
    games_to_play: int,
    seed: int = 0,
    jobs: int = 1,
    rotate: bool = True,
    options: Mapping[str, str] | None = None,
    on_done: Callable[[Played], None] = lambda played: None,
) -> Result:
    """Play matches and count.  ``on_done`` gets each of them in order, whatever ``jobs`` (processes) is.

    Raises UnknownName, WrongSetup or BotFailed.
    """
    if games_to_play < 1 or jobs < 1:
        raise WrongSetup("There must be at least one game to play, and one job to play it.")
    shelf_game = check(game, players, options or {})
    tasks = (
        Task(shelf_game.name, tuple(players), number, seed, rotate, dict(options or {}))
        for number in range(games_to_play)
    )
    count = len(players)
    shares, scores, plies = [0.0] * count, [0] * count, 0
    for played in map(play_match, tasks) if jobs == 1 else _in_processes(tasks, min(jobs, games_to_play)):
        shares = [total + share for total, share in zip(shares, played.shares, strict=True)]
        scores = [total + score for total, score in zip(scores, played.scores, strict=True)]
        plies += played.plies
        on_done(played)
    win_share = tuple(share / games_to_play for share in shares)
    return Result(
        shelf_game.name,
        count,
        tuple(players),
        games_to_play,
        win_share,
        tuple(wilson(share, games_to_play) for share in win_share),
        tuple(score / games_to_play for score in scores),
        plies / games_to_play,
    )


def check(game: str, players: Sequence[str], options: Mapping[str, str]) -> Game:
    """The game that these bots can play with these options; raises UnknownName or WrongSetup."""
    shelf_game = games.load(game)
    shelf_game.new_table(len(players), **options)
    for spec in players:
        bots.load(spec)
    return shelf_game


def _in_processes(tasks: Iterator[Task], jobs: int) -> Iterator[Played]:
    """Every match in order, played in fresh processes; a failure ends them all."""
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))
    waiting: deque[Future[Played]] = deque()
    try:
        for task in tasks:
            waiting.append(pool.submit(play_match, task))
            if len(waiting) > AHEAD * jobs:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    except BrokenProcessPool:
        raise BotFailed("A process that played a match died: perhaps it ran out of memory.") from None
    finally:
        pool.shutdown(cancel_futures=True)
