"""Starting the server, saying where it is, and stopping it."""

from __future__ import annotations

import errno
import socket
import sys
from collections.abc import Callable
from types import FrameType

import uvicorn

from noblesse.web.app import create_app
from noblesse.web.errors import CannotServe, PortInUse
from noblesse.web.garbage import Garbage
from noblesse.web.hub import Hub
from noblesse.web.settings import Settings

BACKLOG = 2048
TICKS_BETWEEN_CLEANING = 300


class Server(uvicorn.Server):
    """Stops at a signal and then returns, as if nobody had been killed."""

    def __init__(self, config: uvicorn.Config, on_ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._on_ready = on_ready

    @property
    def _hub(self) -> Hub:
        hub: Hub = self.config.app.app.state.hub  # type: ignore[union-attr]  # uvicorn knows only that it can be called
        return hub

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell when it answers."""
        await super().startup(sockets)
        self._garbage = Garbage()
        self._on_ready()

    async def on_tick(self, counter: int) -> bool:
        """Ten times a second: is it time to leave?  Now and then, clean up."""
        if counter % TICKS_BETWEEN_CLEANING == TICKS_BETWEEN_CLEANING - 1:
            self._garbage.collect_if_quiet(self._hub.last_event)
        return await super().on_tick(counter)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Leave; at the second signal at once."""
        self.force_exit = self.should_exit
        self.should_exit = True


def serve(settings: Settings, *, host: str, port: int, on_ready: Callable[[], None]) -> None:
    """Serve until a signal comes.

    Raises CannotServe, with one sentence, if it cannot begin; else ``on_ready`` is called when the server answers.
    """
    listening = listen(host, port)
    try:
        config = uvicorn.Config(
            create_app(settings),
            log_level="warning",
            access_log=False,
            server_header=False,
            ws="websockets-sansio",
            ws_max_size=4096,
            timeout_keep_alive=60,
            timeout_graceful_shutdown=3,
            backlog=BACKLOG,
        )
        Server(config, on_ready).run(sockets=[listening])
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
