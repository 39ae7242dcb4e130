from __future__ import annotations

import json

import pytest

from noblesse.arena import Task, play_match, read_games, write_game
from noblesse.core import BadNotation
from noblesse.play import read_record


def line(number: int) -> str:
    return write_game(play_match(Task("toy", ("random", "greedy"), number, 1)), ("random", "greedy"))


def test_a_line_holds_the_record_and_what_it_comes_to_by_seat() -> None:
    values = json.loads(line(1))
    record = read_record(values["record"])
    assert values["game"] == "toy"
    assert values["number"] == 2
    assert values["players"] == list(record.header.players) == ["greedy", "random"]
    assert tuple(values["scores"]) == record.end
    assert sum(values["returns"]) == 1
    assert values["plies"] == len(record.plies)


def test_a_file_of_many_games_is_read_line_by_line() -> None:
    lines = [line(0), line(1)]
    assert read_games("\n".join(lines) + "\n") == [json.loads(each)["record"] for each in lines]


def test_a_single_record_is_a_file_of_one_game() -> None:
    assert read_games("noblesse 1\n") == ["noblesse 1\n"]


def test_a_damaged_file_names_line_and_column() -> None:
    whole = line(0)
    with pytest.raises(BadNotation, match="line 2, column"):
        read_games(f"{whole}\n{whole[:100]}")
    for wrong in ('{"game": "toy"}', '{"record": 7}', "[1]"):
        with pytest.raises(BadNotation, match="line 2, column 1"):
            read_games(f"{whole}\n{wrong}\n")
