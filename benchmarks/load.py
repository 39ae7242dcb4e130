"""``python -m benchmarks.load``: many tables, many open pages, moves at a steady rate, against a real server.

The server is bound to one core and this generator to another.  Measured is the time from a post to the moment all
pages of its table have got the new state, and what part of its core the server used meanwhile.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median, quantiles
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect

from noblesse.core import Source

KEPT: Final = Path(__file__).with_suffix(".json")
OPENED: Final = re.compile(r'name="opened" value="(\d+)"')
ACTION: Final = re.compile(r'name="action" value="(\d+)"|<option value="?(\d+)')
LIVE: Final = {"x-live": "1"}


@dataclass
class Page:
    """One open page: the number of the event it shows, and what its viewer may do."""

    socket: ClientConnection
    guest: httpx.Cookies | None
    seq: int = -1
    moves: str = ""
    at: float = 0.0
    """When it last got something."""


@dataclass
class Table:
    """A table, its pages, and whether a move of it is on its way."""

    path: str
    pages: list[Page] = field(default_factory=list)
    moving: bool = False
    heard: asyncio.Event = field(default_factory=asyncio.Event)


@dataclass
class Results:
    """What one run measured."""

    latencies: list[float] = field(default_factory=list)
    pushes: list[int] = field(default_factory=list)
    refused: int = 0
    skipped: int = 0
    server: float = 0.0
    """Share of its core."""
    generator: float = 0.0
    """Share of the other core: near 1, the generator measures itself."""


class Load:
    """The generator."""

    def __init__(self, options: argparse.Namespace, base: str, server: int) -> None:
        self.options, self.base, self.server = options, base, server
        limits = httpx.Limits(max_connections=64, max_keepalive_connections=64, keepalive_expiry=20)
        self.http = httpx.AsyncClient(base_url=base, limits=limits, timeout=30)
        self.source = Source(options.seed)
        self.results = Results()
        self.tables: list[Table] = []
        self.readers: list[asyncio.Task[None]] = []

    async def set_up(self) -> None:
        """Seat guests at all tables and open their pages."""
        for first in range(0, self.options.tables, 20):
            count = min(20, self.options.tables - first)
            self.tables += await asyncio.gather(*(self.new_table() for _ in range(count)))
        await asyncio.sleep(2)

    async def new_table(self) -> Table:
        """A table of so many guests; the other pages are spectators'."""
        seats, viewers = self.options.seats, self.options.viewers
        fields = {"seat0": "me", "order": "listed"} | {f"seat{seat}": "open" for seat in range(1, seats)}
        made = await self._post(f"/new/{self.options.game}", None, fields)
        table = Table(made.headers["location"])
        guests = [made.cookies, *[(await self._post(f"{table.path}/join", None, {})).cookies for _ in range(1, seats)]]
        for guest in [*guests, *[None] * (viewers - seats)]:
            await self.open(table, guest)
        return table

    async def open(self, table: Table, guest: httpx.Cookies | None) -> None:
        """Open a page and follow it."""
        headers = {"cookie": _header(guest)} if guest else {}
        address = self.base.replace("http", "ws", 1) + table.path + "/live"
        page = Page(await connect(address, additional_headers=headers, max_size=None, ping_interval=None), guest)
        table.pages.append(page)
        self.readers.append(asyncio.create_task(self._follow(table, page)))

    async def _follow(self, table: Table, page: Page) -> None:
        async for message in page.socket:
            page.at = time.perf_counter()
            said = json.loads(message)
            if page.seq >= 0:
                self.results.pushes.append(len(message.encode() if isinstance(message, str) else message))
            page.seq = said["seq"]
            page.moves = said.get("regions", {}).get("moves", page.moves)
            table.heard.set()

    async def run(self) -> None:
        """Moves at the wished rate for the wished time."""
        self.results = Results()
        loop, tasks = asyncio.get_running_loop(), set()
        used, own, begun = cpu_seconds(self.server), time.process_time(), loop.time()
        for number in range(self.options.rate * self.options.seconds):
            await asyncio.sleep(max(0.0, begun + number / self.options.rate - loop.time()))
            task = asyncio.create_task(self.move(self.tables[self.source.below(len(self.tables))]))
            tasks.add(task)
            task.add_done_callback(tasks.discard)
        await asyncio.gather(*tasks)
        self.results.server = (cpu_seconds(self.server) - used) / (loop.time() - begun)
        self.results.generator = (time.process_time() - own) / (loop.time() - begun)

    async def move(self, table: Table) -> None:
        """Post a legal action of whoever may act, and wait until every page shows it."""
        mover = next((page for page in table.pages if page.guest and ACTION.search(page.moves)), None)
        if table.moving or mover is None:
            self.results.skipped += 1
            return
        table.moving, seq = True, mover.seq
        actions = [found[0] or found[1] for found in ACTION.findall(mover.moves)]
        opened = OPENED.search(mover.moves)
        fields = {"action": actions[self.source.below(len(actions))], "opened": opened[1] if opened else ""}
        begun = time.perf_counter()
        answer = await self._post(f"{table.path}/act", mover.guest, fields)
        if answer.status_code == 204:
            await asyncio.wait_for(self._shown(table, seq), 30)
            self.results.latencies.append(max(page.at for page in table.pages) - begun)
        else:
            self.results.refused += 1
        table.moving = False

    async def _shown(self, table: Table, seq: int) -> None:
        while any(page.seq <= seq for page in table.pages):
            table.heard.clear()
            await table.heard.wait()

    async def _post(self, path: str, guest: httpx.Cookies | None, fields: dict[str, str]) -> httpx.Response:
        headers = {"origin": self.base} | (LIVE if path.endswith("/act") else {})
        if guest:
            headers["cookie"] = _header(guest)
        answer = await self.http.post(path, data=fields, headers=headers)
        self.http.cookies.clear()
        return answer

    async def close(self) -> None:
        """Close all pages."""
        for reader in self.readers:
            reader.cancel()
        await asyncio.gather(*(page.socket.close() for table in self.tables for page in table.pages))
        await self.http.aclose()


def _header(cookies: httpx.Cookies) -> str:
    return "; ".join(f"{name}={value}" for name, value in cookies.items())


def cpu_seconds(process: int) -> float:
    """Processor time a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def serving(core: int | None) -> Iterator[tuple[str, int]]:
    """A server without limits on a free port, bound to a core."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        start = [sys.executable, "-c", "from noblesse.cli import main; main()", "serve", "--no-limits"]
        command = [*start, "--port", str(port), "--data", folder]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        if core is not None:
            os.sched_setaffinity(server.pid, {core})
        try:
            assert server.stdout is not None
            server.stdout.readline()
            yield f"http://127.0.0.1:{port}", server.pid
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(10)


async def measure(options: argparse.Namespace, base: str, server: int) -> list[Results]:
    """So many runs at the same tables."""
    load, runs = Load(options, base, server), []
    await load.set_up()
    gc.collect()
    gc.freeze()
    gc.disable()
    for number in range(options.runs):
        await load.run()
        runs.append(load.results)
        print(f"run {number + 1}: {says(load.results)}", flush=True)
    await load.close()
    return runs


def percentiles(results: Results) -> tuple[float, float]:
    """p50 and p99 in milliseconds."""
    cuts = quantiles(results.latencies, n=100)
    return 1000 * cuts[49], 1000 * cuts[98]


def says(results: Results) -> str:
    """One line."""
    p50, p99 = percentiles(results)
    times = f"{len(results.latencies)} moves shown on all pages, p50 {p50:.1f} ms, p99 {p99:.1f} ms"
    own = f"generator {100 * results.generator:.0f} % of another"
    use = f"server {100 * results.server:.0f} % of a core, {own}; largest push {max(results.pushes) / 1000:.1f} kB"
    return f"{times}; {use}; {results.refused} refused, {results.skipped} skipped"


def cold_page(options: argparse.Namespace, base: str) -> tuple[int, int]:
    """Bytes on the wire and requests of a table page that nothing is known of yet."""
    with httpx.Client(base_url=base, headers={"accept-encoding": "gzip"}) as http:
        table = http.post(f"/play/{options.game}", data={"level": "random", "seats": "2"}).headers["location"]
        answers = [page := http.get(table)]
        found = re.findall(r'<(?:link|script|img|use|image)\b[^>]*?(?:href|src)="(/[^"#]+)', page.text)
        answers += [http.get(address) for address in dict.fromkeys(found)]
    return sum(map(_wire, answers)), len(answers)


def _wire(answer: httpx.Response) -> int:
    headers = sum(len(name) + len(value) + 4 for name, value in answer.headers.raw)
    return len("HTTP/1.1 200 OK\r\n\r\n") + headers + answer.num_bytes_downloaded


def rows(options: argparse.Namespace, runs: list[Results], cold: tuple[int, int]) -> list[dict[str, Any]]:
    """What ``make bench`` copies into the page of benchmarks."""
    p50, p99 = (median(numbers) for numbers in zip(*map(percentiles, runs), strict=True))
    share = median(run.server for run in runs)
    push = max(size for run in runs for size in run.pushes)
    scene = f"server: {options.tables} tables × {options.viewers} viewers, {options.rate} moves/s"
    return [
        {"what": f"{scene}: p99 from post to all pages, median of {len(runs)} (p50 {p50:.1f} ms)"}
        | {"value": f"{p99:.1f} ms", "target": "at most 50 ms", "ok": p99 <= 50},
        {"what": "… share of one core", "value": f"{100 * share:.0f} %", "target": "at most 60 %", "ok": share <= 0.6},
        {"what": "cold table page", "value": f"{cold[0] / 1000:.1f} kB, {cold[1]} requests"}
        | {"target": "at most 60 kB on the wire, 6 requests", "ok": cold[0] <= 60_000 and cold[1] <= 6},
        {"what": "largest push before compression", "value": f"{push / 1000:.1f} kB"}
        | {"target": "at most 20 kB", "ok": push <= 20_000},
    ]


def main() -> None:
    """Measure, print, and keep the rows."""
    parse = argparse.ArgumentParser(description=__doc__)
    parse.add_argument("--game", default="aristocracy")
    parse.add_argument("--tables", type=int, default=500)
    parse.add_argument("--viewers", type=int, default=4)
    parse.add_argument("--seats", type=int, default=2, help="viewers who play; the others watch")
    parse.add_argument("--rate", type=int, default=100, help="moves a second")
    parse.add_argument("--seconds", type=int, default=20)
    parse.add_argument("--runs", type=int, default=3)
    parse.add_argument("--seed", type=int, default=1)
    options = parse.parse_args()
    cores = sorted(os.sched_getaffinity(0))
    if len(cores) > 1:
        os.sched_setaffinity(0, {cores[1]})
    with serving(cores[0] if len(cores) > 1 else None) as (base, server):
        cold = cold_page(options, base)
        print(f"cold table page: {cold[0] / 1000:.1f} kB on the wire in {cold[1]} requests", flush=True)
        runs = asyncio.run(measure(options, base, server))
    measured = rows(options, runs, cold)
    KEPT.write_text(json.dumps({"rows": measured}, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    for row in measured:
        print(f"{'ok ' if row['ok'] else 'NO '} {row['what']}: {row['value']} ({row['target']})")


if __name__ == "__main__":
    main()
