"""``noblesse games``."""

from __future__ import annotations

from typing import Annotated

import typer


def games(
    as_json: Annotated[bool, typer.Option("--json", help="Print a JSON list instead of a table.")] = False,
) -> None:
    """List the games on the shelf."""
    import json

    import noblesse

    shelf = [noblesse.load(name) for name in noblesse.names()]
    if as_json:
        rows = [
            {
                "name": game.name,
                "title": game.title,
                "seats": list(game.box.SEATS),
                "minutes": game.box.MINUTES,
                "native": game.native,
                "options": {option.name: list(option.values) for option in game.box.OPTIONS},
                "about": game.box.BLURB,
            }
            for game in shelf
        ]
        print(json.dumps(rows, ensure_ascii=False, indent=2))
        return
    from rich.console import Console
    from rich.table import Table

    table = Table("game", "players", "minutes", "runs", "options", "about", box=None, header_style="bold")
    for game in shelf:
        seats = f"{game.box.SEATS[0]} to {game.box.SEATS[-1]}"
        options = ", ".join(f"{option.name}={'/'.join(option.values)}" for option in game.box.OPTIONS)
        runs = "native" if game.native else "plain"
        table.add_row(game.name, seats, str(game.box.MINUTES), runs, options, game.box.BLURB)
    Console().print(table)
