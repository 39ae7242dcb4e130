"""Writes docs/cli.md from the help of the commands: ``python -m noblesse.cli.manual > docs/cli.md``."""

from __future__ import annotations

from typing import Any

import typer

from noblesse.cli.app import app

WIDTH = 100
INTRODUCTION = """\
# The command line

Written by `python -m noblesse.cli.manual`; a test holds it to what the commands say themselves.

Games are named as `noblesse games` lists them; hyphens are understood for underscores. Bots are named `random`,
`greedy`, or `search` with a budget: `search:0.5` thinks for half a second; `search:5000it` always 5000 times, and so
repeats itself. A wrong name, seat count, file, damaged record or port in use gets one line on stderr and exit code 2.
With `--json` only JSON is on stdout; progress is on stderr.
"""


def manual() -> str:
    """The page as text."""
    group: Any = typer.main.get_command(app)
    parts = [INTRODUCTION, _section("noblesse", group, None)]
    whole = group.make_context("noblesse", [], resilient_parsing=True)
    parts += [_section(f"noblesse {name}", command, whole) for name, command in group.commands.items()]
    return "\n".join(parts)


def _section(name: str, command: Any, above: Any) -> str:
    context = type(command).context_class(
        command, parent=above, info_name=name.split()[-1], terminal_width=WIDTH, max_content_width=WIDTH
    )
    lines = [line.rstrip() for line in command.get_help(context).strip().split("\n")]
    return "\n".join([f"## {name}", "", "```", *lines, "```", ""])


if __name__ == "__main__":
    print(manual(), end="")
