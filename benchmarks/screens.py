"""Take the pictures of docs/screens: `make screens`.

The matches in them are really played, always the same ones, so that every number in a picture is true.  With Pillow at
hand the pictures are stored with a palette, which makes them four times smaller.
"""

from __future__ import annotations

import asyncio
import importlib
import importlib.util
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Final, Literal

from playwright.sync_api import Browser, sync_playwright

import noblesse
from noblesse import bots
from noblesse.core import Seat
from noblesse.play import Match
from noblesse.web.database import open_database
from noblesse.web.guests import Guest, new_secret, secret_hash
from noblesse.web.store import Store
from noblesse.web.tables import LiveTable, SeatHolder

FOLDER: Final = Path(__file__).parent.parent / "docs" / "screens"
SEED: Final = 34
ME: Final[Seat] = 2
NAMES: Final = ("Minister", "Marguerite", "Heron", "Courtier")
SIZES: Final = ((1440, 900), (820, 1180), (390, 844))
FLAGS: Final = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-sync"]
STAGES: Final = ("opening", "middle", "end")
Scheme = Literal["light", "dark"]
SCHEMES: Final[tuple[Scheme, ...]] = ("light", "dark")


def main() -> None:
    """Take all pictures."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        cookie = asyncio.run(lay_tables(Path(folder)))
        with serving(Path(folder)) as address, sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
            pages = [("home", "/"), *((name, f"/t/{name}") for game in noblesse.names() for name in stages_of(game))]
            for page, path in pages:
                for scheme in SCHEMES if page.endswith("middle") else SCHEMES[:1]:
                    for size in SIZES:
                        name = f"{page}-{'evening-' if scheme == 'dark' else ''}{size[0]}.png"
                        take(browser, f"{address}{path}", cookie, size, scheme, FOLDER / name)
                        print(name, f"{(FOLDER / name).stat().st_size:,} bytes")
            browser.close()


# The tables


async def lay_tables(folder: Path) -> tuple[str, str]:
    """Store a guest and their tables; return the guest's cookie."""
    store, secret = Store(open_database(folder)), new_secret()
    guest = Guest("heron", "Heron")
    await store.add_guest(guest, secret_hash(secret), time.time())
    for game in noblesse.names():
        for name, ready in zip(stages_of(game), (at_the_opening, in_the_middle, at_the_end), strict=True):
            await store.add_table(*laid(game, name, play(game, ready)))
    seats = [SeatHolder("person", "Odile", user="odile"), SeatHolder("open"), SeatHolder("open")]
    waiting = live_table(noblesse.names()[0], "waiting", seats)
    await store.add_table(waiting, "", [])
    store.close()
    return f"noblesse-{store.house}", secret


def stages_of(game: str) -> list[str]:
    """Tables of a game that are shown."""
    return [f"{game}-{stage}" for stage in STAGES]


def play(game: str, ready: Callable[[Match], bool]) -> Match:
    """Let bots play until it is ready, in the first match where it comes to that."""
    bot = bots.load("greedy")
    for seed in count(SEED):
        match = Match.begin(noblesse.load(game), seats=len(NAMES), players=NAMES, seed=seed)
        while not ready(match) and not match.over:
            seat = match.awaited()[0]
            state, source = match.for_bot(seat)
            match.act(seat, bot.choose(state, seat, source), now=float(match.ply))
        if ready(match):
            return match
    raise AssertionError("numbers do not end")


def at_the_opening(match: Match) -> bool:
    """My first turn, one decision done."""
    return match.may_undo(ME)


def in_the_middle(match: Match) -> bool:
    """Half the points are made, and I am in the midst of a turn that earns something."""
    gains = sum(bool(target.gain) for target in match.choices(ME)) if ME in match.awaited() else 0
    half_way = match.ply > 150 and match.may_undo(ME)
    return half_way and 2 <= gains <= 8


def at_the_end(match: Match) -> bool:
    """Over."""
    return match.over


def live_table(game: str, name: str, holders: list[SeatHolder], match: Match | None = None) -> LiveTable:
    """A table for all to see."""
    now = time.time()
    return LiveTable(name, noblesse.load(game), holders, "heron", {}, False, True, now, 0.6, match=match, touched=now)


def laid(game: str, name: str, match: Match) -> tuple[LiveTable, str, list[tuple[int, str]]]:
    """What the store keeps of a match."""
    holders = [
        SeatHolder("bot", "Minister", "search:0.5"),
        SeatHolder("person", "Marguerite", user="marguerite"),
        SeatHolder("person", "Heron", user="heron"),
        SeatHolder("bot", "Courtier", "greedy"),
    ]
    events = [(event.seq, event.to_line()) for event in match.events]
    return live_table(game, name, holders, match), match.header.to_text(), events


# The pictures


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """A server over the folder; its address."""
    with socket.socket() as asking:
        asking.bind(("127.0.0.1", 0))
        port = asking.getsockname()[1]
    program = "from noblesse.cli import main; main()"
    words = ["serve", "--no-limits", f"--port={port}", f"--data={folder}"]
    process = subprocess.Popen([sys.executable, "-c", program, *words], stdout=subprocess.DEVNULL)
    try:
        wait_for(f"http://127.0.0.1:{port}")
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait()


def wait_for(address: str) -> None:
    """Return when the server answers."""
    for tries in count():
        try:
            urllib.request.urlopen(f"{address}/healthz", timeout=1).close()
            return
        except OSError:
            if tries > 200:
                raise
            time.sleep(0.1)


def take(
    browser: Browser, address: str, cookie: tuple[str, str], size: tuple[int, int], scheme: Scheme, file: Path
) -> None:
    """One picture."""
    phone = size[0] < 700
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        color_scheme=scheme,
        reduced_motion="reduce",
        is_mobile=phone,
        device_scale_factor=2 if phone else 1,
    )
    context.add_cookies([{"name": cookie[0], "value": cookie[1], "url": address}])
    page = context.new_page()
    page.goto(address)
    page.wait_for_timeout(800)
    page.screenshot(path=file)
    context.close()
    with_palette(file)


def with_palette(file: Path) -> None:
    """Store the picture with 256 colours, if that can be done here."""
    if importlib.util.find_spec("PIL"):
        image = importlib.import_module("PIL.Image")
        image.open(file).convert("RGB").quantize(256, kmeans=3, dither=0).save(file, optimize=True)


if __name__ == "__main__":
    main()
