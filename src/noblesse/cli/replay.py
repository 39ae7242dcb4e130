"""``noblesse replay``."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from noblesse.play import Match, Record


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record, or a .jsonl of many.")],
    game: Annotated[int, typer.Option(min=1, metavar="N", help="Which game of a .jsonl.")] = 1,
    ply: Annotated[int | None, typer.Option(min=0, metavar="N", help="Stop after so many plies.")] = None,
) -> None:
    """Show the table of a record as text, after any ply."""
    from noblesse.play import replay as play_again

    record = read_file(file, game)
    match = play_again(record, ply)
    print(headline(match, record))
    print(match.game.board.text(match.view(None)))
    if match.over:
        print(f"Final scores: {' '.join(map(str, match.state.scores()))}")


def read_file(file: Path, number: int) -> Record:
    """The n-th record of a file; raises OSError, BadNotation or NoblesseError."""
    from noblesse.arena import read_games
    from noblesse.core import BadNotation, NoblesseError
    from noblesse.play import read_record

    games = read_games(file.read_text(encoding="utf-8"))
    if number > len(games):
        count = "only one game" if len(games) == 1 else f"only {len(games)} games"
        raise NoblesseError(f"{file} has {count}, not {number}.")
    try:
        return read_record(games[number - 1])
    except BadNotation as error:
        raise BadNotation(
            f"{error.says} ({file}{f', game {number}' * (len(games) > 1)})", error.line, error.column
        ) from None


def headline(match: Match, record: Record) -> str:
    """Where we are, and the last ply in words."""
    where = f"{match.game.title}, ply {match.ply} of {len(record.plies)}"
    if match.ply == 0:
        return f"{where}: the opening"
    last = record.plies[match.ply - 1]
    who = f"seat {last.seat} ({match.players[last.seat]})" if last.seat >= 0 else "chance"
    return f"{where}, {who}: {last.words}"
