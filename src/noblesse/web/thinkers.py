"""Where bots think: beside the event loop, which never waits for one.

Native searches run in threads, since they let go of the interpreter's lock; plain Python would hold it, so games that
are not compiled think in worker processes.
"""

from __future__ import annotations

import asyncio
import os
import signal
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing import get_context, parent_process
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import Final

from noblesse import bots, games
from noblesse.bots import Look, Stop
from noblesse.core import Seat, Source, State

EASY: Final = "greedy"
"""Answers at once when too many wait."""
QUEUE: Final = 4
"""Thoughts that may wait, for each worker."""
LEAST_SECONDS: Final = 0.05


@dataclass(frozen=True)
class Question:
    """A decision a bot is asked for: all it gets is a table dealt as its seat may know it."""

    spec: str
    state: State
    seat: Seat
    source: Source
    stop: Stop


class Thinkers:
    """Workers, and the questions before them."""

    def __init__(self, threads: int = 0) -> None:
        self.workers = threads or max(1, (os.cpu_count() or 2) - 1)
        self._threads = ThreadPoolExecutor(self.workers, thread_name_prefix="bot")
        self._processes: ProcessPoolExecutor | None = None
        self._asked: set[Stop] = set()

    async def ask(self, question: Question) -> Look:
        """What the bot would do.  The more wait, the less time each takes: bots grow weaker under load, not slower."""
        spec = eased(question.spec, len(self._asked), self.workers)
        self._asked.add(question.stop)
        try:
            return await self._answer(spec, question)
        finally:
            self._asked.discard(question.stop)

    async def _answer(self, spec: str, question: Question) -> Look:
        loop, state, seat, source = asyncio.get_running_loop(), question.state, question.seat, question.source
        if state.game.native:
            return await loop.run_in_executor(self._threads, think, spec, state, seat, source, question.stop)
        job = (spec, state.game.name, state.to_bytes(), seat, source.state)
        for _ in range(2):
            try:
                return await loop.run_in_executor(self._process_pool(), think_apart, *job)
            except BrokenProcessPool:
                self._processes = None
        return await loop.run_in_executor(self._threads, think, EASY, state, seat, source, question.stop)

    def _process_pool(self) -> Executor:
        if self._processes is None:
            self._processes = ProcessPoolExecutor(self.workers, get_context("spawn"), initializer=settle)
        return self._processes

    def close(self) -> None:
        """Stop all thoughts: nobody will hear them."""
        for stop in self._asked:
            stop.set()
        self._threads.shutdown(wait=False, cancel_futures=True)
        if self._processes is not None:
            workers = list((self._processes._processes or {}).values())
            self._processes.shutdown(wait=False, cancel_futures=True)
            for worker in workers:
                worker.terminate()


def settle() -> None:
    """In a worker: let the server go first, leave Ctrl-C to it, and end when it is gone, killed or not."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if (server := parent_process()) is not None:
        Thread(target=_outlive_not, args=(server,), daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(5)


def _outlive_not(server: BaseProcess) -> None:
    server.join()
    os._exit(0)


def eased(spec: str, waiting: int, workers: int) -> str:
    """The spec to use while so many think or wait."""
    if waiting >= QUEUE * workers:
        return EASY
    name, _, argument = spec.partition(":")
    try:
        seconds = float(argument)
    except ValueError:
        return spec
    return spec if waiting < workers else f"{name}:{max(LEAST_SECONDS, seconds * workers / (waiting + 1)):.2f}"


def think(spec: str, state: State, seat: Seat, source: Source, stop: Stop) -> Look:
    """Ask the bot, in this thread."""
    return bots.load(spec).look(state, seat, source, stop)


def think_apart(spec: str, game: str, image: bytes, seat: Seat, stream: int) -> Look:
    """Ask the bot, in this process, which has to set up the table first."""
    shelf = games.load(game)
    source = Source(0)
    source.state = stream
    return think(spec, shelf.state_of(shelf.table.from_bytes(image)), seat, source, Stop())
