"""``noblesse serve``."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from collections.abc import Callable

HERE = "127.0.0.1"
EVERYWHERE = "0.0.0.0"  # what --lan asks for

Port = Annotated[int, typer.Option(min=1, max=65535, metavar="PORT", help="Port to listen on.")]
Host = Annotated[str, typer.Option(metavar="ADDRESS", help="Address to listen on.")]
Lan = Annotated[bool, typer.Option("--lan", help="Listen on all addresses, and print the one for phones nearby.")]
Data = Annotated[Path | None, typer.Option("--data", metavar="DIR", help="Folder to keep the tables in.")]
NoLimits = Annotated[bool, typer.Option("--no-limits", help="Refuse nobody who asks often: for load tests.")]


def serve(
    port: Port = 8400, host: Host = HERE, lan: Lan = False, data: Data = None, no_limits: NoLimits = False
) -> None:
    """Start the server: people play in their browsers."""
    start(port=port, host=EVERYWHERE if lan else host, data=data, limits=not no_limits)


def start(
    *, port: int, host: str, data: Path | None, limits: bool, then: Callable[[str], None] = lambda address: None
) -> None:
    """Serve until interrupted; ``then`` gets the address as soon as it answers.  Raises CannotServe."""
    from noblesse import web
    from noblesse.web.settings import Settings, user_folder

    address = f"http://{_named(HERE if host == EVERYWHERE else host)}:{port}/"

    def ready() -> None:
        print(f"Noblesse is at {address}  (Ctrl-C ends it)", flush=True)
        if host == EVERYWHERE:
            print(f"Phones nearby find it at http://{_named(own_address())}:{port}/", flush=True)
        then(address)

    settings = Settings(folder=data or user_folder(), limits=limits)
    web.serve(settings, host=host, port=port, on_ready=ready)


def own_address() -> str:
    """This machine's address in its network, as others reach it."""
    import socket

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            # Nothing is sent: this only asks which way it would go.  192.0.2.1 is nobody's (RFC 5737).
            asking.connect(("192.0.2.1", 9))
        except OSError:
            return HERE
        return str(asking.getsockname()[0])


def _named(host: str) -> str:
    return f"[{host}]" if ":" in host else host
