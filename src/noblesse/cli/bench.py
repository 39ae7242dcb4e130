"""``noblesse bench``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from noblesse.arena.speed import Speed

UNPRINTED = "threads_cost"


def bench(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="Which game; all, if none is named.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")] = False,
) -> None:
    """Measure how fast a game runs, beside OpenSpiel's oware where it is installed."""
    import json

    from rich.console import Console
    from rich.progress import Progress

    from noblesse.arena.speed import ROUNDS, measure, names_to_measure

    names = names_to_measure(game)
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        work = bar.add_task("measuring", total=len(names) * ROUNDS)
        speeds = [measure(name, progress=lambda: bar.advance(work)) for name in names]
    if as_json:
        rows = [plain(speed) for speed in speeds]
        print(json.dumps(rows[0] if game else rows))
    else:
        for speed in speeds:
            show(speed)


def plain(speed: Speed) -> dict[str, Any]:
    """What is printed of a measurement, with figures worth reading."""
    from dataclasses import asdict

    values = {name: value for name, value in asdict(speed).items() if name != UNPRINTED}
    return {name: float(f"{value:.4g}") if isinstance(value, float) else value for name, value in values.items()}


def show(speed: Speed) -> None:
    """Print a table."""
    from rich.console import Console
    from rich.table import Table

    table = Table(
        "measure", title=f"{speed.game}, {speed.seats} seats", title_justify="left", box=None, header_style="bold"
    )
    table.add_column("value", justify="right")
    for name, value in plain(speed).items():
        if name not in ("game", "seats"):
            table.add_row(name, "not installed" if value is None else f"{value:,.10g}")
    Console().print(table)
