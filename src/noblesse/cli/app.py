"""All commands together, and the one place where an error becomes a line and an exit code."""

from __future__ import annotations

import os
import sys
from typing import Annotated, Any

import typer

from noblesse.cli.bench import bench
from noblesse.cli.games import games
from noblesse.cli.play import play
from noblesse.cli.replay import replay
from noblesse.cli.serve import serve
from noblesse.cli.simulate import simulate
from noblesse.core.errors import NoblesseError

WRONG_INPUT = 2
INTERRUPTED = 130

app = typer.Typer(
    name="noblesse",
    help="Board games of court and estate: to play, to study and to teach a bot.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
for command in (play, serve, games, simulate, replay, bench):
    app.command()(command)


def _print_version(asked: bool) -> None:
    if asked:
        from noblesse import __version__

        print(f"noblesse {__version__}")
        raise typer.Exit


@app.callback()
def about(
    version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """Board games of court and estate: to play, to study and to teach a bot."""


def main(arguments: list[str] | None = None) -> None:
    """Run a command and end the process: 0, or 2 after one line on stderr that says what to mend."""
    sys.exit(run(arguments))


def run(arguments: list[str] | None = None) -> int:
    """Run a command; return the exit code."""
    try:
        ended: Any = app(arguments, standalone_mode=False)
        sys.stdout.flush()
    except NoblesseError as error:
        return _refuse(str(error))
    except typer.TyperException as error:
        return _refuse(error.format_message() if hasattr(error, "format_message") else str(error))
    except UnicodeDecodeError as error:
        return _refuse(f"This file is not UTF-8 text (byte {error.start + 1}).")
    except BrokenPipeError:
        # Whoever read our output has seen enough; nothing more can be said there.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        return _refuse(f"{where}{error.strerror or error}.")
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    return ended if isinstance(ended, int) else 0


def _refuse(says: str) -> int:
    print(f"noblesse: {' '.join(says.split())}", file=sys.stderr)
    return WRONG_INPUT
