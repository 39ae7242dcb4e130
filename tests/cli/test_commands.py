from __future__ import annotations

import json
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

import noblesse
from noblesse.cli.app import run
from noblesse.play import read_record, replay


def test_the_version_is_the_packages(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--version"]) == 0
    assert capsys.readouterr().out == f"noblesse {noblesse.__version__}\n"


def test_a_command_line_starts_without_loading_the_server_or_a_game() -> None:
    program = "import sys, noblesse.cli; print(*sorted(sys.modules))"
    loaded = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True).stdout.split()
    for heavy in ("noblesse.web", "noblesse.arena", "noblesse.play", "noblesse.bots", "rich.console", "asyncio"):
        assert heavy not in loaded


def test_games_lists_the_shelf(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["games", "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)
    assert [row["name"] for row in rows] == noblesse.names()
    assert run(["games"]) == 0
    out = capsys.readouterr().out
    assert all(name in out for name in noblesse.names())


def test_simulate_prints_exactly_one_object_with_the_named_keys(capfd: pytest.CaptureFixture[str]) -> None:
    assert run(["simulate", "toy", "--players", "random, greedy", "--games", "3", "--seed", "5", "--json"]) == 0
    out, err = capfd.readouterr()
    result = json.loads(out)
    keys = ["game", "seats", "players", "games", "win_share", "interval", "mean_score", "mean_plies"]
    assert list(result) == keys
    assert (result["game"], result["seats"], result["players"], result["games"]) == ("toy", 2, ["random", "greedy"], 3)
    assert all(len(result[key]) == 2 for key in ("win_share", "interval", "mean_score"))
    assert not [line for line in err.splitlines() if "runs plain" not in line]


def test_simulate_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["simulate", "TOY", "--players", "random,greedy", "--games", "2"]) == 0
    out = capsys.readouterr().out
    assert "greedy" in out
    assert "95 %" in out


def test_the_same_seed_writes_the_same_file_whatever_the_jobs(tmp_path: Path) -> None:
    for jobs in (1, 2):
        out = str(tmp_path / f"{jobs}.jsonl")
        players = "random,greedy,random"
        assert run(["simulate", "toy", "--players", players, "--games", "5", "--jobs", str(jobs), "--out", out]) == 0
    assert (tmp_path / "1.jsonl").read_bytes() == (tmp_path / "2.jsonl").read_bytes()


def test_replay_shows_the_board_as_text_after_any_ply(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games.jsonl"
    run(["simulate", "toy", "--players", "random,greedy", "--games", "2", "--option", "encore=no", "--out", str(file)])
    record = json.loads(file.read_text().splitlines()[1])["record"]
    single = tmp_path / "one.txt"
    single.write_text(record)
    match = replay(read_record(record), 10)
    capsys.readouterr()
    shown = []
    for source in ([str(file), "--game", "2"], [str(single)]):
        assert run(["replay", *source, "--ply", "10"]) == 0
        shown.append(capsys.readouterr().out)
    assert shown[0] == shown[1]
    first, board = shown[0].split("\n", 1)
    assert first.startswith(f"Masque, ply 10 of {len(read_record(record).plies)}, ")
    assert first.endswith(f": {read_record(record).plies[9].words}")
    assert board == match.game.board.text(match.view(None)) + "\n"
    assert run(["replay", str(single)]) == 0
    assert capsys.readouterr().out.endswith(
        f"Final scores: {' '.join(map(str, replay(read_record(record)).state.scores()))}\n"
    )
    assert run(["replay", str(single), "--ply", "0"]) == 0
    assert "the opening" in capsys.readouterr().out


def test_the_help_in_the_docs_is_what_the_commands_say() -> None:
    from noblesse.cli.manual import manual

    page = Path(__file__).parents[2] / "docs" / "cli.md"
    assert page.read_text(encoding="utf-8") == manual(), "write it anew: python -m noblesse.cli.manual > docs/cli.md"


def test_bench_prints_one_object_with_the_named_keys_or_a_list(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from noblesse.arena import speed

    monkeypatch.setattr(speed, "SECONDS", 0.002)
    monkeypatch.setattr(speed, "CLONES", 10)
    monkeypatch.setattr(speed, "ITERATIONS", 10)
    monkeypatch.setattr(speed, "measure", partial(speed.measure, rounds=1))
    monkeypatch.setattr(noblesse.games, "names", lambda: ["toy"])
    assert run(["bench", "toy", "--json"]) == 0
    one = json.loads(capfd.readouterr().out)
    keys = "game seats plies_per_s plain_plies_per_s openspiel_plies_per_s steps_per_s openspiel_steps_per_s clone_ns"
    assert list(one) == [*keys.split(), "search_iterations_per_s", "mean_plies", "threads_speedup", "import_ms"]
    assert (one["game"], one["seats"]) == ("toy", 4)
    assert run(["bench", "--json"]) == 0
    assert [each["game"] for each in json.loads(capfd.readouterr().out)] == ["toy"]
    assert run(["bench", "toy"]) == 0
    assert "plies_per_s" in capfd.readouterr().out
