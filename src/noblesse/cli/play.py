"""``noblesse play``."""

from __future__ import annotations

from typing import Annotated

import typer

from noblesse.cli.serve import EVERYWHERE, HERE, Data, Host, Lan, NoLimits, Port, start


def play(
    port: Port = 8400,
    host: Host = HERE,
    lan: Lan = False,
    data: Data = None,
    no_limits: NoLimits = False,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open a browser.")] = True,
) -> None:
    """Start the server and open a browser."""
    opens = open_browser if browser else lambda address: None
    start(port=port, host=EVERYWHERE if lan else host, data=data, limits=not no_limits, then=opens)


def open_browser(address: str) -> None:
    """Open a browser where there is one; say nothing where there is none."""
    import os
    import sys
    import webbrowser

    windows = sys.platform in ("win32", "darwin") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    # Without windows only a browser in the terminal could be found, and that would cover the server's own words.
    if windows:
        webbrowser.open(address)
