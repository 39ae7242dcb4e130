"""A file of many matches: one JSON object a line, with the record as text."""

from __future__ import annotations

import json
from typing import Any

from noblesse.arena.one_match import Played
from noblesse.core import BadNotation


def write_game(played: Played, players: tuple[str, ...]) -> str:
    """One match as a line, without its end of line."""
    values = {
        "game": played.game,
        "number": played.number + 1,
        "players": [players[player] for player in played.player_at],
        "scores": [played.scores[player] for player in played.player_at],
        "returns": [played.shares[player] for player in played.player_at],
        "plies": played.plies,
        "record": played.record,
    }
    return json.dumps(values, ensure_ascii=False)


def read_games(text: str) -> list[str]:
    """The records in a file: its lines', if it has one JSON object a line, else the text itself.

    Raises BadNotation.  A last line that was cut off is an error too.
    """
    if not text.lstrip().startswith("{"):
        return [text]
    return [_record(line, number) for number, line in enumerate(text.split("\n"), 1) if line.strip()]


def _record(text: str, line: int) -> str:
    try:
        values: Any = json.loads(text)
    except json.JSONDecodeError as error:
        raise BadNotation(f"this is not a JSON object: {error.msg}", line, error.colno) from None
    except (ValueError, RecursionError):
        raise BadNotation("this JSON object holds a number too long, or brackets too deep, to be read", line) from None
    record = values.get("record") if isinstance(values, dict) else None
    if not isinstance(record, str):
        raise BadNotation('this object has no "record" that is text', line)
    return record
