"""How much a table page weighs: requests and bytes of a cold one, and the largest push while a match is played.

A real browser opens the page, so this counts what it asks for and what comes over the wire, headers included.
What came out goes to ``benchmarks/page_weight.json``.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from socket import socket
from tempfile import TemporaryDirectory
from typing import Any, Final

from playwright.sync_api import Page, sync_playwright

import noblesse
from noblesse.core import Source

RESULTS: Final = Path(__file__).with_suffix(".json")
CHROMIUM: Final = "/usr/bin/chromium"
FLAGS: Final = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]
MOVES: Final = 60
"""Own moves in the match during which pushes are weighed."""
PAGE_KB, REQUESTS, PUSH_KB = 60.0, 6, 20.0
"""The most that is allowed."""
ACT: Final = """luck => {
  const form = document.querySelector('form[action$="/act"]');
  const places = [...document.querySelectorAll('[data-action]')].map(place => place.dataset.action);
  const inputs = [...document.querySelectorAll('[name=action]')];
  const choices = inputs.flatMap(one => one.options ? [...one.options].map(each => each.value) : [one.value]);
  const actions = [...places, ...choices].filter(action => action);
  if (!form || !actions.length) return 0;
  const body = new URLSearchParams({action: actions[luck % actions.length], opened: form.elements.opened.value});
  return fetch(form.action, {method: 'POST', body, headers: {'x-live': '1'}}).then(answer => answer.status);
}"""
"""Post a move of the page's own, any one; 0 if there is none now."""


@contextmanager
def server() -> Iterator[str]:
    """A server of our own, at its address."""
    with socket() as free, TemporaryDirectory() as folder:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
        free.close()
        command = [sys.executable, "-c", "from noblesse.cli import main; main()", "serve", "--no-limits"]
        with subprocess.Popen(
            [*command, "--port", port, "--data", folder], stdout=subprocess.PIPE, text=True
        ) as serving:
            try:
                assert serving.stdout is not None
                assert serving.stdout.readline(), "the server did not start"
                yield f"http://127.0.0.1:{port}"
            finally:
                serving.terminate()


class Scale:
    """Weighs what a page receives."""

    def __init__(self, page: Page) -> None:
        self.requests = 0
        self.bytes = 0.0
        self.frames: list[int] = []
        self._connected = False
        wire = page.context.new_cdp_session(page)
        wire.send("Network.enable")
        wire.on("Network.requestWillBeSent", self._asked)
        wire.on("Network.loadingFinished", self._loaded)
        page.on("websocket", self._opened)

    def _asked(self, event: Any) -> None:
        # A picture drawn from the address itself (data:) is no request.
        self.requests += not self._connected and not event["request"]["url"].startswith("data:")

    def _loaded(self, event: Any) -> None:
        self.bytes += event["encodedDataLength"]

    def _opened(self, live: Any) -> None:
        self._connected = True
        live.on("framereceived", lambda text: self.frames.append(len(text.encode() if isinstance(text, str) else text)))


def weigh(page: Page, address: str, game: str) -> list[dict[str, Any]]:
    """Begin a match, open its page cold, play, and tell."""
    begun = page.request.post(f"{address}/play/{game}", headers={"origin": address})
    scale = Scale(page)
    page.goto(begun.url)
    page.wait_for_load_state("networkidle")
    requests, weight, first = scale.requests, scale.bytes / 1000, len(scale.frames)
    play(page)
    push = max(scale.frames[first:]) / 1000
    return [
        row(f"{game}: cold table page, on the wire", weight, PAGE_KB, "kB"),
        row(f"{game}: cold table page, requests before the socket", requests, REQUESTS, "requests"),
        row(f"{game}: largest of {len(scale.frames) - first} pushes, before compression", push, PUSH_KB, "kB"),
    ]


def play(page: Page) -> None:
    """Own moves at random, until there were enough or the match is over."""
    luck, moves, until = Source(1), 0, time.monotonic() + 60
    while moves < MOVES and time.monotonic() < until:
        moves += page.evaluate(ACT, luck.below(1 << 16)) == 204
        page.wait_for_timeout(50)


def row(what: str, value: float, most: float, unit: str) -> dict[str, Any]:
    """A line for docs/benchmarks.md."""
    return {"what": what, "value": f"{value:.3g} {unit}", "target": f"at most {most:g} {unit}", "ok": value <= most}


def main() -> int:
    """Weigh a page of every game, write and tell.  1 where one is too heavy."""
    rows: list[dict[str, Any]] = []
    with server() as address, sync_playwright() as player:
        browser = player.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for game in noblesse.names():
            rows += weigh(browser.new_context().new_page(), address, game)
        browser.close()
    RESULTS.write_text(json.dumps({"rows": rows}, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    for each in rows:
        print(f"{each['what']}: {each['value']} ({each['target']})")
    return 0 if all(each["ok"] for each in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
