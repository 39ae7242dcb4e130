"""A real server in a process of its own, over a folder of its own, on a port of its own."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

TESTS = Path(__file__).parent.parent
SECONDS = 30


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as asking:
        asking.bind(("127.0.0.1", 0))
        return int(asking.getsockname()[1])


class Server:
    """Started, stopped and started again."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.port = folder, free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Return when it answers."""
        shelf = os.pathsep.join(filter(None, (str(TESTS), os.environ.get("NOBLESSE_SHELF"))))
        program = "from noblesse.cli import main; main()"
        words = ["serve", "--no-limits", f"--port={self.port}", f"--data={self.folder}"]
        self._process = subprocess.Popen(
            [sys.executable, "-c", program, *words], env=os.environ | {"NOBLESSE_SHELF": shelf}
        )
        until = time.monotonic() + SECONDS
        while not self._answers():
            assert self._process.poll() is None, "the server ended before it answered"
            assert time.monotonic() < until, f"the server does not answer within {SECONDS} seconds"
            time.sleep(0.05)

    def stop(self) -> None:
        """Return when it is gone."""
        if self._process is not None:
            self._process.terminate()
            try:
                self._process.wait(SECONDS)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
            self._process = None

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}/healthz", timeout=1) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, ConnectionError, TimeoutError):
            return False
