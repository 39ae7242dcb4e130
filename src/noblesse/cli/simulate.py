"""``noblesse simulate``."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from noblesse.arena import Result


def simulate(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Which game; `noblesse games` lists them.")],
    players: Annotated[str, typer.Option(metavar="BOTS", help="Bots, with commas between: greedy,search:2000it")],
    games: Annotated[int, typer.Option(min=1, metavar="N", help="Games to play.")] = 100,
    seed: Annotated[int, typer.Option(metavar="N", help="The same seed plays the same games.")] = 0,
    jobs: Annotated[int, typer.Option(min=1, metavar="N", help="Processes that play.")] = 1,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the games as .jsonl, with their records.")
    ] = None,
    rotate: Annotated[bool, typer.Option("--rotate/--no-rotate", help="Move everyone a seat on each game.")] = True,
    option: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="Choose an option of the game.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object instead of a table.")] = False,
) -> None:
    """Let bots play many games, and count."""
    import json
    from contextlib import ExitStack

    from rich.console import Console
    from rich.progress import Progress

    from noblesse.arena import Played, check, write_game
    from noblesse.arena import simulate as play_games

    console = Console(stderr=True)
    specs = tuple(spec.strip() for spec in players.split(","))
    options = chosen(option or [])
    check(game, specs, options)  # before a file that is there already is written over
    with ExitStack() as stack:
        file = stack.enter_context(out.open("w", encoding="utf-8", newline="\n")) if out else None
        bar = stack.enter_context(Progress(console=console, transient=True, disable=not console.is_terminal))
        work = bar.add_task("playing", total=games)

        def done(played: Played) -> None:
            if file:
                file.write(write_game(played, specs) + "\n")
            bar.advance(work)

        result = play_games(
            game,
            specs,
            games_to_play=games,
            seed=seed,
            jobs=jobs,
            rotate=rotate,
            options=options,
            on_done=done,
        )
    print(json.dumps(result.to_dict())) if as_json else show(result)


def chosen(options: list[str]) -> dict[str, str]:
    """Options as they were written, ``NAME=VALUE``, by name."""
    from noblesse.core import WrongSetup

    pairs = [text.partition("=") for text in options]
    for name, equals, _ in pairs:
        if not equals:
            raise WrongSetup(f"An option is written NAME=VALUE, not {name!r}.")
    return {name.strip().replace("-", "_"): value.strip() for name, _, value in pairs}


def show(result: Result) -> None:
    """Print a table, one row a player."""
    from rich.console import Console
    from rich.table import Table

    print(f"{result.game}, {result.seats} seats, {result.games} games, {result.mean_plies:.1f} plies on average")
    table = Table("player", box=None, header_style="bold")
    for column in ("wins", "95 % interval", "mean score"):
        table.add_column(column, justify="right")
    for player, share, (low, high), score in zip(
        result.players, result.win_share, result.interval, result.mean_score, strict=True
    ):
        table.add_row(player, f"{share:.1%}", f"{low:.1%} to {high:.1%}", f"{score:.2f}")
    Console().print(table)
