"""Starting the server, saying where it is, and stopping it."""

from __future__ import annotations

import errno
import gc
import socket
import sys
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import Thread
from types import FrameType

import uvicorn

from noblesse.web.app import create_app
from noblesse.web.errors import CannotServe, PortInUse
from noblesse.web.settings import Settings, user_folder

BACKLOG = 2048


class Server(uvicorn.Server):
    """Stops at a signal and then returns, as if nobody had been killed."""

    def __init__(self, config: uvicorn.Config, started: Callable[[], None]) -> None:
        super().__init__(config)
        self._announce = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Announce the address when it answers."""
        await super().startup(sockets)
        gc.collect()
        gc.freeze()
        self._announce()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Leave; at the second signal at once."""
        self.force_exit = self.should_exit
        self.should_exit = True


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    data: Path | None = None,
    open_browser: bool = False,
    limits: bool = True,
    lan: bool = False,
    say: Callable[[str], None] = print,
) -> None:
    """Serve until a signal comes; raises CannotServe with one sentence if it cannot begin.

    ``lan`` listens on all addresses and says the one for phones; port 0 takes any that is free.
    """
    listening = listen("0.0.0.0" if lan else host, port)
    try:
        app = create_app(Settings(folder=data or user_folder(), limits=limits))
        addresses = addresses_of(listening)

        def started() -> None:
            say(f"Noblesse is at {addresses[0]}")
            for address in addresses[1:]:
                say(f"On a phone in the same network: {address}")
            if open_browser:
                Thread(target=webbrowser.open, args=(addresses[0],), daemon=True).start()

        config = uvicorn.Config(
            app,
            log_level="warning",
            access_log=False,
            server_header=False,
            ws="websockets-sansio",
            ws_max_size=4096,
            timeout_graceful_shutdown=3,
            backlog=BACKLOG,
        )
        Server(config, started).run(sockets=[listening])
    finally:
        listening.close()


def listen(host: str, port: int) -> socket.socket:
    """A socket bound to the port; raises CannotServe."""
    if not 0 <= port <= 65535:
        raise CannotServe(f"{port} is not a port: ports are from 0 to 65535.")
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        bound = socket.socket(family, socket.SOCK_STREAM)
    except OSError as error:
        raise CannotServe(f"There is no address {host!r} to listen on ({error}).") from error
    try:
        if sys.platform != "win32":
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind((host, port))
        bound.listen(BACKLOG)
    except OSError as error:
        bound.close()
        if error.errno == errno.EADDRINUSE:
            raise PortInUse(f"Port {port} is in use; choose another with --port.") from error
        raise CannotServe(f"Port {port} of {host} cannot be had: {error.strerror}.") from error
    return bound


def addresses_of(bound: socket.socket) -> list[str]:
    """Where to find the server: from this machine first, then from others."""
    host, port = bound.getsockname()[:2]
    if host not in ("0.0.0.0", "::"):
        return [f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"]
    return [f"http://127.0.0.1:{port}/", *(f"http://{address}:{port}/" for address in lan_addresses())]


def lan_addresses() -> list[str]:
    """The addresses of this machine in its networks, the one that leads outward first."""
    found: list[str] = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):
        probe.connect(("192.0.2.1", 9))  # sends nothing: it only asks which way packets would leave
        found.append(str(probe.getsockname()[0]))
    with suppress(OSError):
        found += [str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return [address for address in dict.fromkeys(found) if not address.startswith(("127.", "0."))]
