from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from noblesse.arena import Task, play_match
from noblesse.cli.app import run

RANDOM = ["--players", "random,random", "--games", "1"]


def one_line(capfd: pytest.CaptureFixture[str], arguments: list[str]) -> str:
    """The one line on stderr with which a command refuses, with exit code 2 and nothing on stdout."""
    capfd.readouterr()
    assert run(arguments) == 2
    out, err = capfd.readouterr()
    lines = [line for line in err.splitlines() if "runs plain" not in line]
    assert len(lines) == 1, err
    assert lines[0].startswith("noblesse: ")
    assert out == ""
    return lines[0]


@pytest.fixture
def record() -> str:
    return play_match(Task("toy", ("random", "greedy"), 0, 1)).record


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["simulate", "toyy", *RANDOM], "There is no game 'toyy'. Did you mean toy?"),
        (["simulate", "xqzw", *RANDOM], "There is no game 'xqzw'. There are: "),
        (["bench", "toyy"], "Did you mean toy?"),
        (["simulate", "toy", "--players", "random,greddy"], "There is no bot 'greddy'. Did you mean greedy?"),
        (["simulate", "toy", "--players", "random,search:much"], "search"),
        (["simulate", "toy", "--players", "random"], "Masque is for 2 to 4 players, not 1."),
        (["simulate", "toy", "--players", "random,random,random,random,random"], "not 5"),
        (["simulate", "toy", "--players", "random,"], "There is no bot ''."),
        (["simulate", "toy", *RANDOM, "--option", "encore"], "NAME=VALUE"),
        (["simulate", "toy", *RANDOM, "--option", "encore=perhaps"], "yes, no"),
        (["simulate", "toy", *RANDOM, "--option", "wings=no"], "encore"),
        (["simulate", "toy", "--games", "0", "--players", "random,random"], "--games"),
        (["simulate", "toy", "--jobs", "none", "--players", "random,random"], "--jobs"),
        (["simulate", "toy"], "--players"),
        (["simulate", "toy", *RANDOM, "--out", "/no/such/folder/games.jsonl"], "/no/such/folder/games.jsonl"),
        (["simulat"], "Did you mean 'simulate'?"),
        (["serve", "--prot", "1"], "--port"),
        (["serve", "--port", "70000"], "--port"),
        (["replay", "no-such-file"], "no-such-file: No such file or directory."),
        (["replay", "."], "Is a directory"),
    ],
)
def test_wrong_input_gets_one_line_and_exit_code_2(
    capfd: pytest.CaptureFixture[str], arguments: list[str], says: str
) -> None:
    assert says in one_line(capfd, arguments)


def test_a_wrong_name_leaves_the_games_of_before_as_they_were(
    capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text("games of before", encoding="utf-8")
    for wrong in (["toyy", *RANDOM], ["toy", "--players", "random,greddy"], ["toy", *RANDOM, "--option", "wings=no"]):
        one_line(capfd, ["simulate", *wrong, "--out", str(file)])
    assert file.read_text(encoding="utf-8") == "games of before"


def test_a_damaged_record_names_line_and_column(capfd: pytest.CaptureFixture[str], tmp_path: Path, record: str) -> None:
    file = tmp_path / "game.txt"
    lines = record.split("\n")
    for damaged, says in (
        ("", "line 1, column 1"),
        ("noblesse 9\n", "line 1, column 1"),
        (record.replace("rules: 1", "rules: 99"), "line 3, column 8: This match is of version 99"),
        (record.replace("game: toy", "game: tpy"), "Did you mean toy?"),
        ("\n".join([*lines[:12], lines[12][:-3]]), "line 13, column"),
        ("\n".join([*lines[:12], lines[12][:-8] + "00000000"]), "ply 5 leads to another table"),
        ("\n".join([*lines[:12], "5 chance: xyzzy | 00000000"]), "line 13, column "),
        ('{"record": 7}', "line 1, column 1"),
        ('{"record": "noblesse 1\\n"}', "line 1, column 1"),
        ('{"record": ' + "[" * 100_000, "line 1, column 1"),
        ('{"number": ' + "9" * 5_000 + "}", "line 1, column 1"),
        (json.dumps({"record": record})[:-40], "line 1, column "),
    ):
        file.write_text(damaged, encoding="utf-8")
        assert says in one_line(capfd, ["replay", str(file)]), damaged[-80:]


def test_a_game_or_ply_beyond_the_file_is_refused(
    capfd: pytest.CaptureFixture[str], tmp_path: Path, record: str
) -> None:
    file = tmp_path / "game.txt"
    file.write_text(record, encoding="utf-8")
    assert "has only one game, not 2" in one_line(capfd, ["replay", str(file), "--game", "2"])
    assert "There is no ply 999" in one_line(capfd, ["replay", str(file), "--ply", "999"])
    file.write_bytes(b"\xff\xfe\x00")
    assert "UTF-8" in one_line(capfd, ["replay", str(file)])


def test_a_port_in_use_is_refused(capfd: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        for command in (["serve"], ["play", "--no-browser"]):
            assert f"ort {port} is in use" in one_line(capfd, [*command, "--port", port, "--data", str(tmp_path)])


def test_output_that_nobody_reads_to_the_end_is_no_error() -> None:
    program = "from noblesse.cli import main; main()"
    with subprocess.Popen(
        [sys.executable, "-c", program, "games", "--json"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as reading:
        assert reading.stdout is not None
        assert reading.stderr is not None
        reading.stdout.close()
        assert b"Traceback" not in reading.stderr.read()


def test_the_server_says_where_it_is_and_ends_in_peace(tmp_path: Path) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    program = "from noblesse.cli import main; main()"
    arguments = ["play", "--no-browser", "--port", port, "--data", str(tmp_path)]
    with subprocess.Popen(
        [sys.executable, "-c", program, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as serving:
        assert serving.stdout is not None
        assert serving.stderr is not None
        assert f"http://127.0.0.1:{port}/" in serving.stdout.readline()
        os.kill(serving.pid, signal.SIGINT)
        assert serving.wait(60) == 0
        assert "Traceback" not in serving.stderr.read()
