"""The server as a process: killed, stopped, started twice."""

from __future__ import annotations

import contextlib
import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from noblesse.core import Source

SERVE = """
import sys
from pathlib import Path
from noblesse.core import NoblesseError
from noblesse.web import serve
from noblesse.web.settings import Settings
if __name__ == "__main__":
    try:
        settings = Settings(folder=Path(sys.argv[2]))
        serve(settings, host="127.0.0.1", port=int(sys.argv[1]), on_ready=lambda: print("ready", flush=True))
    except NoblesseError as error:
        sys.exit(str(error))
"""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextlib.contextmanager
def running(folder: Path, port: int) -> Iterator[subprocess.Popen[str]]:
    script = folder / "serve.py"
    script.write_text(SERVE)
    server = subprocess.Popen(
        [sys.executable, str(script), str(port), str(folder / "data")],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ,
    )
    try:
        assert server.stdout is not None
        if server.stdout.readline() != "ready\n":
            pytest.fail(server.communicate()[1])
        yield server
    finally:
        server.kill()
        server.communicate()


def opened(page: str) -> dict[str, str] | None:
    """The fields of the first form of a page that posts an action."""
    form = re.search(r'action="[^"]*/act".*?</form>', page, re.DOTALL)
    if form is None:
        return None
    decision = re.search(r'name="opened" value="(\d+)"', form[0])
    action = re.search(r'name="action" value="(\d+)"|<option value="?(\d+)', form[0])
    return {"opened": decision[1], "action": action[1] or action[2]} if decision and action else None


def test_a_killed_server_has_lost_no_acknowledged_move(tmp_path: Path) -> None:
    port, source = free_port(), Source(5)
    stack = contextlib.ExitStack()
    guests = [stack.enter_context(httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=10)) for _ in range(2)]
    path, acknowledged, posted = "", 0, 0
    with stack:
        for life in range(4):
            with running(tmp_path, port) as server:
                if not life:
                    answer = guests[0].post("/new/toy", data={"seat0": "me", "seat1": "open", "order": "listed"})
                    path = answer.headers["location"]
                    assert guests[1].post(f"{path}/join").status_code == 303
                seen = int(re.findall(r'"seq": ?(\d+)', guests[0].get(path, headers={"x-live": "1"}).text)[0])
                assert seen >= acknowledged
                for _ in range(1 + source.below(5)):
                    for guest in guests:
                        fields = opened(guest.get(path).text)
                        if fields:
                            assert guest.post(f"{path}/act", data=fields).status_code == 303
                            posted += 1
                acknowledged = json.loads(guests[0].get(path, headers={"x-live": "1"}).text)["seq"]
                server.send_signal(signal.SIGKILL)
    assert posted > 4


def test_a_signal_ends_it_quickly_and_tells_open_pages(tmp_path: Path) -> None:
    port = free_port()
    with running(tmp_path, port) as server:
        answer = httpx.post(f"http://127.0.0.1:{port}/new/toy", data={"seat0": "me", "seat1": "open"})
        with connect(f"ws://127.0.0.1:{port}{answer.headers['location']}/live") as page:
            page.recv(timeout=5)
            begun = time.monotonic()
            server.send_signal(signal.SIGTERM)
            with pytest.raises(ConnectionClosed) as closed:
                list(page)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
        assert server.wait(timeout=5) == 0
        assert time.monotonic() - begun < 3


def test_a_port_in_use_is_one_line(tmp_path: Path) -> None:
    from noblesse.web.errors import PortInUse
    from noblesse.web.server import serve
    from noblesse.web.settings import Settings

    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        with pytest.raises(PortInUse, match=r"^Port \d+ is in use"):
            serve(
                Settings(folder=tmp_path),
                host="127.0.0.1",
                port=taken.getsockname()[1],
                on_ready=lambda: pytest.fail("ready"),
            )
    assert not list(tmp_path.iterdir())


def test_the_workers_of_a_killed_server_end_with_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NOBLESSE_PLAIN", "1")
    port = free_port()
    with running(tmp_path, port) as server:
        httpx.post(f"http://127.0.0.1:{port}/play/toy", data={"level": "greedy", "seats": "2"})
        children = Path(f"/proc/{server.pid}/task/{server.pid}/children")
        if not children.exists():
            pytest.skip("only Linux lists the children of a process")
        until = time.monotonic() + 10
        while not (workers := working(children)) and time.monotonic() < until:
            time.sleep(0.05)
        assert workers
    until = time.monotonic() + 10
    while any(worker.exists() for worker in workers) and time.monotonic() < until:
        time.sleep(0.05)
    assert not [worker for worker in workers if worker.exists()]


def working(children: Path) -> list[Path]:
    """The workers among the children of a server."""
    folders = [Path("/proc") / pid for pid in children.read_text().split()]
    return [folder for folder in folders if b"spawn_main" in (folder / "cmdline").read_bytes()]
