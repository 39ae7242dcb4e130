"""Do two threads get twice as much done?"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from threading import Thread
from time import perf_counter, process_time


@dataclass(frozen=True)
class Threads:
    """Two threads beside one that does the same work alone."""

    speedup: float
    """By the clock on the wall; 2 at best."""
    cost: float
    """CPU time for the same work; 1 at best."""


def measure_threads(work: Callable[[int], object], parts: int) -> Threads:
    """Do the work once in one thread, and twice in two at the same time."""
    wall, cpu = perf_counter(), process_time()
    work(parts)
    alone_wall, alone_cpu = perf_counter() - wall, process_time() - cpu
    threads = [Thread(target=work, args=(parts,)) for _ in range(2)]
    wall, cpu = perf_counter(), process_time()
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    both_wall, both_cpu = perf_counter() - wall, process_time() - cpu
    return Threads(2 * alone_wall / max(both_wall, 1e-9), both_cpu / max(2 * alone_cpu, 1e-9))
