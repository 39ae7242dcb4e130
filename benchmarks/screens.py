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

from .wanted import Screen, wanted

FOLDER: Final = Path(__file__).parent.parent / "docs" / "screens"
SEED: Final = 34
ME: Final = "Heron"
NAMES: Final = (ME, "Minister", "Marguerite", "Courtier", "Odile")
BOTS: Final = {"Minister": "search:0.5", "Courtier": "greedy"}
USUAL: Final = 4
MOST_MATCHES: Final = 300
SIZES: Final = ((1440, 900), (820, 1180), (390, 844))
FLAGS: Final = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-sync"]
Scheme = Literal["light", "dark"]
Ready = Callable[[Match], bool]
SCHEMES: Final[tuple[Scheme, ...]] = ("light", "dark")


def main() -> None:
    """Take all pictures."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        cookie = asyncio.run(lay_tables(Path(folder)))
        with serving(Path(folder)) as address, sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
            pages = [
                ("home", "/"),
                *((name, f"/t/{name}") for game in noblesse.names() for name, *_ in stages_of(game)),
            ]
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
        for name, seats, ready in stages_of(game):
            await store.add_table(*laid(game, name, play(game, seats, ready)))
    holders = [SeatHolder("person", "Odile", user="odile"), SeatHolder("open"), SeatHolder("open")]
    waiting = live_table(noblesse.names()[0], "waiting", holders)
    await store.add_table(waiting, "", [])
    store.close()
    return f"noblesse-{store.house}", secret


def stages_of(game: str) -> list[tuple[str, int, Ready]]:
    """Tables of a game that are shown: under which name, with how many seats, and how far the match has come."""
    usual: list[tuple[str, int, Ready]] = [
        ("opening", USUAL, at_the_opening),
        ("middle", USUAL, in_the_middle),
        ("end", USUAL, at_the_end),
    ]
    more = [(screen.name, screen.seats, asked_for(game, screen)) for screen in wanted(game).screens]
    return [(f"{game}-{stage}", seats, ready) for stage, seats, ready in (*usual, *more)]


def names_of(seats: int) -> list[str]:
    """Who sits at a table: I sit behind the middle."""
    others = list(NAMES[1:seats])
    others.insert(seats // 2, ME)
    return others


def me_in(match: Match) -> Seat:
    """My seat."""
    return match.players.index(ME)


def play(game: str, seats: int, ready: Ready) -> Match:
    """Let bots play until it is ready, in the first match where it comes to that."""
    bot = bots.load("greedy")
    for seed in range(SEED, SEED + MOST_MATCHES):
        match = Match.begin(noblesse.load(game), seats=seats, players=names_of(seats), seed=seed)
        while not ready(match) and not match.over:
            seat = match.awaited()[0]
            state, source = match.for_bot(seat)
            match.act(seat, bot.choose(state, seat, source), now=float(match.ply))
        if ready(match):
            return match
    raise LookupError(f"{game} with {seats} seats never came to that")


def at_the_opening(match: Match) -> bool:
    """My first turn, one decision done."""
    return match.may_undo(me_in(match))


def in_the_middle(match: Match) -> bool:
    """Half the points are made, and I am in the midst of a turn that earns something."""
    me = me_in(match)
    gains = sum(bool(target.gain) for target in match.choices(me)) if me in match.awaited() else 0
    half_way = match.ply > 150 and match.may_undo(me)
    return half_way and 2 <= gains <= 8


def at_the_end(match: Match) -> bool:
    """Over."""
    return match.over


def asked_for(game: str, screen: Screen) -> Ready:
    """I am asked for a decision of this kind, and have a choice."""
    phase = getattr(noblesse.load(game).box, screen.phase)

    def ready(match: Match) -> bool:
        me = me_in(match)
        if match.over or me not in match.awaited() or match.table().phase != phase:
            return False
        turn = match.game.actions.turn(match.table())
        return turn >= screen.turn and len(match.state.legal_actions(me)) > 1

    return ready


def live_table(game: str, name: str, holders: list[SeatHolder], match: Match | None = None) -> LiveTable:
    """A table for all to see."""
    now = time.time()
    return LiveTable(name, noblesse.load(game), holders, "heron", {}, False, True, now, 0.6, match=match, touched=now)


def laid(game: str, name: str, match: Match) -> tuple[LiveTable, str, list[tuple[int, str]]]:
    """What the store keeps of a match."""
    holders = [
        SeatHolder("bot", player, BOTS[player]) if player in BOTS else SeatHolder("person", player, user=player.lower())
        for player in match.players
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
