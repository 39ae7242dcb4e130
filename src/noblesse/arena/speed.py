"""How fast a game runs, beside OpenSpiel's oware in the same run: CPU time of one core, median of several rounds."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import cycle, repeat
from statistics import median
from time import process_time
from typing import Final

from noblesse import games
from noblesse.arena.oware import Oware
from noblesse.arena.threads import Threads, measure_threads
from noblesse.arena.waking import import_ms
from noblesse.bots import Stop
from noblesse.bots.search_bot import SearchBot
from noblesse.bots.tree import WHOLE_RANDOM
from noblesse.core import CHANCE, Source, State
from noblesse.native import part

ROUNDS: Final = 7
SECONDS: Final = 0.25
"""About how long a measure runs in a round."""
CLONES: Final = 20_000
ITERATIONS: Final = 2_000
PICKS: Final = tuple(Source(1).child(n).below(1 << 20) for n in range(4096))
"""Numbers drawn beforehand, by which a driver in Python picks its actions."""


@dataclass(frozen=True)
class Speed:
    """What was measured; the first lines are what ``noblesse bench --json`` prints."""

    game: str
    seats: int
    plies_per_s: float
    plain_plies_per_s: float
    openspiel_plies_per_s: float | None
    steps_per_s: float
    openspiel_steps_per_s: float | None
    clone_ns: float
    search_iterations_per_s: float
    mean_plies: float
    threads_speedup: float
    import_ms: float

    threads_cost: float = 1.0
    """CPU time per ply with two threads, over that with one; not printed."""


class Tally:
    """A measure that is taken again and again: units of work, and the CPU time they took."""

    def __init__(self, work: Callable[[int], int], start: int) -> None:
        """``work(n)`` does about n parts and returns the units done; ``start`` is a small n to begin with."""
        self.work, self.parts = work, start
        self.rates: list[float] = []
        self.units = self.parts_done = 0

    def warm(self) -> None:
        """Find how many parts fill a round."""
        while (spent := self._spent(self.parts)[1]) < SECONDS / 8:
            self.parts *= 4
        self.parts = max(1, round(self.parts * SECONDS / spent))

    def take(self) -> None:
        """One round."""
        units, spent = self._spent(self.parts)
        self.rates.append(units / spent)
        self.units += units
        self.parts_done += self.parts

    def _spent(self, parts: int) -> tuple[int, float]:
        start = process_time()
        units = self.work(parts)
        return units, max(process_time() - start, 1e-9)

    @property
    def rate(self) -> float:
        """Units a second, the median of the rounds."""
        return median(self.rates)


def measure(
    name: str, *, seats: int | None = None, rounds: int = ROUNDS, progress: Callable[[], None] = lambda: None
) -> Speed:
    """Measure a game with so many seats, or at its largest table; ``progress`` is called after each of the rounds.

    Raises UnknownName.
    """
    game = games.load(name)
    seats = game.box.SEATS[-1] if seats is None else seats
    oware = Oware.load()
    opening = game.new_state(seats)
    tallies = {
        "plies": Tally(playouts_of(opening), 4),
        "plain": Tally(plain_playouts_of(game.new_state(seats, plain=True)), 1),
        "steps": Tally(lambda n: drive(opening, n), 1),
        "clone": Tally(lambda n: clones(opening, n * CLONES), 1),
        "search": Tally(lambda n: search(opening, n * ITERATIONS if game.native else n), 1),
    }
    if oware:
        tallies |= {"oware": Tally(oware.playouts, 64), "oware steps": Tally(lambda n: oware.drive(n, PICKS), 4)}
    for tally in tallies.values():
        tally.warm()
    threads: list[Threads] = []
    waking: list[float] = []
    for _ in range(rounds):
        for tally in tallies.values():
            tally.take()
        threads.append(measure_threads(tallies["plies"].work, tallies["plies"].parts))
        waking.append(import_ms(game.name, seats))
        progress()
    plies = tallies["plies"]
    return Speed(
        game.name,
        seats,
        plies_per_s=plies.rate,
        plain_plies_per_s=tallies["plain"].rate,
        openspiel_plies_per_s=tallies["oware"].rate if oware else None,
        steps_per_s=tallies["steps"].rate,
        openspiel_steps_per_s=tallies["oware steps"].rate if oware else None,
        clone_ns=1e9 / tallies["clone"].rate,
        search_iterations_per_s=tallies["search"].rate,
        mean_plies=plies.units / plies.parts_done,
        threads_speedup=median(each.speedup for each in threads),
        import_ms=median(waking),
        threads_cost=median(each.cost for each in threads),
    )


def playouts_of(opening: State) -> Callable[[int], int]:
    """Work that plays n random matches to their ends, natively where the game is native, and returns the plies."""
    engine = part("_engine")
    if engine is None or not opening.game.native:
        return plain_playouts_of(opening)
    return lambda n: int(engine.playouts(opening, n, 1)[0])


def plain_playouts_of(opening: State) -> Callable[[int], int]:
    """The same loop, uncompiled."""
    return lambda n: sum(opening.clone().playout(Source(1, number)) for number in range(n))


def drive(opening: State, matches: int) -> int:
    """Drive random matches from Python with ``legal_actions`` and ``apply`` (which checks); return the decisions.

    What chance deals in between takes its time, but is not counted.
    """
    steps, source, picks = 0, Source(1), cycle(PICKS)
    for _ in range(matches):
        state = opening.clone()
        while True:
            legal = state.legal_actions()
            if not legal:
                if state.current_player() != CHANCE:
                    break
                state.sample_chance(source)
                continue
            state.apply(legal[next(picks) % len(legal)])
            steps += 1
    return steps


def clones(opening: State, n: int) -> int:
    """Clone a state n times."""
    clone = opening.clone
    for _ in repeat(None, n):
        clone()
    return n


def search(opening: State, iterations: int) -> int:
    """Search the opening with whole, uniformly random rollouts; return the iterations."""
    source, state = Source(1), opening.clone()
    seat = seat_to_act(state)
    state = state.resample(seat, source)
    return SearchBot(iterations=iterations, manner=WHOLE_RANDOM).search(state, seat, source, Stop()).iterations


def seat_to_act(state: State) -> int:
    """The seat that decides next, once chance has dealt what comes before."""
    while state.current_player() == CHANCE:
        state.sample_chance(Source(1))
    return state.current_player()


def names_to_measure(name: str | None) -> list[str]:
    """The game of this name, or all; raises UnknownName."""
    return [games.load(name).name] if name else games.names()
