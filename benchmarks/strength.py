"""``make strength``: do the bots beat each other as they should?  It goes on where it was stopped.

Who plays whom is said by each game (``benchmarks.wanted``); seats rotate.  Finished matches are kept in
``build/strength`` under a digest of all that decides how they go, so that a change of rules or bots begins anew.  The
outcome goes to ``benchmarks/strength.json``.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass
from hashlib import blake2b
from multiprocessing import get_context
from pathlib import Path
from typing import Final

import noblesse
from benchmarks.wanted import Pair, wanted
from noblesse import bots, native
from noblesse.arena import Played, Task, play_match, wilson

HERE: Final = Path(__file__).parent
RESULTS: Final = HERE / "strength.json"
KEPT: Final = HERE.parent / "build" / "strength"
SEED: Final = 1


@dataclass(frozen=True)
class Outcome:
    """One bot against another, at one game."""

    game: str
    seats: int
    bot: str
    against: str
    games: int
    share: float
    """Of the wins, ties split."""
    interval: tuple[float, float]
    """Wilson, 95 %."""
    mean_scores: tuple[float, float]
    """Of the bot, and of one that it played against."""
    wanted: float

    @property
    def line(self) -> str:
        """The outcome as a row of the table in docs/benchmarks.md."""
        low, high = self.interval
        return (
            f"| {self.game}, {self.seats} seats | `{self.bot}` against `{self.against}` | {self.share:.1%} "
            f"({low:.1%} to {high:.1%}) of {self.games} | at least {self.wanted:.0%} |"
        )


@dataclass(frozen=True)
class Pairing:
    """Matches of one bot against another."""

    game: str
    pair: Pair

    @property
    def players(self) -> tuple[str, ...]:
        """One of the bot, the other seats to the others."""
        return (self.pair.bot,) + (self.pair.against,) * (self.pair.seats - 1)

    @property
    def log(self) -> Path:
        """Where finished matches are kept."""
        pair = self.pair
        name = f"{self.game}_{pair.seats}_{pair.bot}_{pair.against}_{digest(self.game)}".replace(":", "-")
        return KEPT / f"{name}.jsonl"

    def finished(self) -> dict[int, list[list[float]]]:
        """Shares and scores of the matches that are kept, by number.  A line that was cut off does not count."""
        found: dict[int, list[list[float]]] = {}
        for line in self.log.read_text().splitlines() if self.log.exists() else ():
            try:
                number, shares, scores = json.loads(line)
            except ValueError:
                continue
            if number < self.pair.games:
                found[number] = [shares, scores]
        return found

    def play(self, jobs: int) -> Outcome:
        """Play what is missing, and count."""
        done, pair = self.finished(), self.pair
        missing = [Task(self.game, self.players, number, SEED) for number in range(pair.games) if number not in done]
        KEPT.mkdir(parents=True, exist_ok=True)
        with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool, self.log.open("a") as log:
            print(file=log)  # ends a line that was cut off
            for future in as_completed([pool.submit(play_match, task) for task in missing]):
                played: Played = future.result()
                done[played.number] = [list(played.shares), list(played.scores)]
                print(json.dumps([played.number, played.shares, played.scores]), file=log, flush=True)
                print(f"\r{self.game}: {pair.bot}, {pair.against}: {len(done)}/{pair.games}", end="", file=sys.stderr)
        if missing:
            print(file=sys.stderr)
        return self.outcome(done)

    def outcome(self, done: dict[int, list[list[float]]]) -> Outcome:
        """What came of these matches."""
        games, pair = len(done), self.pair
        share = sum(shares[0] for shares, _ in done.values()) / games
        own = sum(scores[0] for _, scores in done.values()) / games
        theirs = sum(sum(scores[1:]) / (len(scores) - 1) for _, scores in done.values()) / games
        return Outcome(
            self.game,
            pair.seats,
            pair.bot,
            pair.against,
            games,
            share,
            wilson(share, games),
            (own, theirs),
            pair.wins,
        )


def digest(game: str) -> str:
    """8 hex digits that stand for the rules of a game, the bots and the search."""
    folders = [noblesse.load(game).folder / "rules", *map(Path, bots.__path__)]
    files = [file for folder in folders for file in folder.glob("*.py")]
    files += [file for folder in native.__path__ for file in Path(folder).glob("search.p[xy][xd]")]
    whole = blake2b(digest_size=4)
    for file in sorted(files):
        whole.update(file.read_bytes())
    return whole.hexdigest()


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, write, tell.  1 where a bot is weaker than it must be."""
    parser = argparse.ArgumentParser(prog="make strength", description=__doc__)
    parser.add_argument("game", nargs="*", help="games of the shelf (all)")
    parser.add_argument("--jobs", type=int, default=1, help="processes; a budget of seconds wants a core for each (1)")
    given = parser.parse_args(arguments)
    names = given.game or noblesse.names()
    pairings = [Pairing(game, pair) for game in names for pair in wanted(game).pairs]
    outcomes = [pairing.play(given.jobs) for pairing in pairings]
    RESULTS.write_text(json.dumps([asdict(outcome) for outcome in outcomes], indent=1) + "\n")
    print("\n".join(outcome.line for outcome in outcomes))
    return 0 if all(outcome.share >= outcome.wanted for outcome in outcomes) else 1


if __name__ == "__main__":
    sys.exit(main())
