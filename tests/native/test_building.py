"""What is built tells whether it is up to date; without it games run plain and say why."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import noblesse
from noblesse.native import __main__ as command
from noblesse.native import state_maker, status
from noblesse.native.building import build, targets
from noblesse.native.fresh import digest_game, read_stamp
from noblesse.native.reading import RulesRefused
from tests.native.conftest import HERE, target

ROOT = HERE.parent.parent


@pytest.fixture
def shelved(
    tmp_path: Path, built: Callable[[str, bool], Path], monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> tuple[str, Path]:
    """A copy of the sample game with its built module, in a package of its own; the package's name and its folder."""
    parent = "shelf_" + re.sub(r"\W", "_", request.node.name)
    folder = tmp_path / parent / "sample"
    shutil.copytree(HERE / "sample", folder, ignore=shutil.ignore_patterns("__pycache__"))
    made = built("sample", False)
    shutil.copyfile(made, folder / made.name)
    (tmp_path / parent / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    return f"{parent}.sample", folder


def test_what_was_built_from_these_sources_is_used(shelved: tuple[str, Path]) -> None:
    package, _ = shelved
    assert status(package) == (True, "")
    assert state_maker(package) is not None


@pytest.mark.parametrize("name", ["rules/dealing.py", "box.py", "table.py"])
def test_a_changed_source_makes_the_game_run_plain_and_say_so_once(
    shelved: tuple[str, Path], name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    package, folder = shelved
    called = f"sample_{Path(name).stem}"
    folder = folder.rename(folder.with_name(called))
    package = package.replace("sample", called)
    with (folder / name).open("a") as source:
        source.write("# changed\n")
    assert state_maker(package) is None
    assert state_maker(package) is None
    said = f"{called} runs plain: its rules changed since the last build; `make build` compiles them\n"
    assert capsys.readouterr().err == said


def test_a_new_chapter_counts_as_a_change(shelved: tuple[str, Path]) -> None:
    package, folder = shelved
    (folder / "rules" / "more.py").touch()
    assert "changed" in status(package).why


def test_words_and_pictures_are_no_rules(shelved: tuple[str, Path]) -> None:
    package, folder = shelved
    (folder / "actions.py").touch()
    assert status(package).native


def test_a_game_that_was_not_built_runs_plain_and_says_so_once(
    shelved: tuple[str, Path], capsys: pytest.CaptureFixture[str]
) -> None:
    package, folder = shelved
    folder = folder.rename(folder.with_name("unbuilt"))
    next(folder.glob("_native*")).unlink()
    package = package.replace("sample", "unbuilt")
    assert state_maker(package) is None
    assert state_maker(package) is None
    assert capsys.readouterr().err == "unbuilt runs plain: it was not built; `make build` compiles it\n"


def test_plain_can_be_asked_for_and_is_silent(
    shelved: tuple[str, Path], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("NOBLESSE_PLAIN", "1")
    assert state_maker(shelved[0]) is None
    assert status(shelved[0]) == (False, "NOBLESSE_PLAIN is set")
    assert capsys.readouterr().err == ""


def test_a_built_module_carries_the_digest_of_its_sources(built: Callable[[str, bool], Path]) -> None:
    found = read_stamp(built("sample", False))
    assert found is not None
    digest, files = found
    assert files == sorted(
        ["box.py", "table.py", *(f"rules/{name.name}" for name in (HERE / "sample/rules").glob("*.py"))]
    )
    assert digest == digest_game(HERE / "sample", files)
    assert read_stamp(HERE / "sample" / "box.py") is None


def test_a_second_build_finds_everything_up_to_date(capsys: pytest.CaptureFixture[str]) -> None:
    assert all(found.is_fresh for found in targets([Path(noblesse.__file__).parent / "games"])), "run make build"
    assert command.main([]) == 0
    assert "up to date" in capsys.readouterr().out


def test_the_sanitized_build_never_replaces_the_fast_one(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        command.main(["--sanitize"])
    assert "needs --into" in capsys.readouterr().err


def test_what_cython_refuses_is_told_on_the_writer_s_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The checker does not look into this one: a rule is no variable."""
    shutil.copytree(HERE / "faulty", tmp_path / "uncompiled", ignore=shutil.ignore_patterns("__pycache__", "_native*"))
    rules = tmp_path / "uncompiled" / "rules" / "__init__.py"
    rules.write_text(rules.read_text().replace("t.row[action] += 1", "score = 1\n    t.row[score] += score(t, 0)"))
    monkeypatch.syspath_prepend(tmp_path)
    wanted = target("uncompiled", tmp_path)
    with pytest.raises(RulesRefused) as refused:
        build([type(wanted)("uncompiled", "uncompiled._native", rules.parent.parent, tmp_path / "x.so")])
    line = rules.read_text().splitlines().index("    t.row[score] += score(t, 0)") + 1
    assert [(found.path, found.line) for found in refused.value.refusals] == [(rules, line)]


def run(code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run Python apart."""
    return subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | environment,
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )


FAULT = """
from pathlib import Path
from tests.native.conftest import game_of
state = game_of("faulty", Path({built!r})).new_state(1)
state.apply(3)
print("three is inside", flush=True)
state.apply(4)
print("four was let through")
"""


def test_the_sanitized_build_stops_at_an_index_out_of_range_and_names_the_line(
    built: Callable[[str, bool], Path],
) -> None:
    done = run(FAULT.format(built=str(built("faulty", True))))
    rules = (HERE / "faulty" / "rules" / "__init__.py").read_text().splitlines()
    line = rules.index("    t.row[action] += 1") + 1
    assert done.returncode != 0
    assert done.stdout == "three is inside\n"
    assert f"faulty/rules/__init__.py:{line}" in done.stderr
    assert "index 4 out of bounds for type 'uint8_t [4]'" in done.stderr


def test_without_a_compiler_the_install_succeeds_and_games_run_plain(tmp_path: Path) -> None:
    base = tmp_path / "build"
    installed = subprocess.run(
        [sys.executable, "setup.py", "-q", "build", "--build-base", str(base), "--build-lib", str(tmp_path / "lib")],
        env=os.environ | {"CC": "/bin/false"},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert installed.returncode == 0, installed.stderr
    assert not list((tmp_path / "lib").rglob("*.so"))
    code = (
        "import noblesse; game = noblesse.load(noblesse.names()[0]); state = game.new_state(game.box.SEATS[0]); "
        "state.apply(state.legal_actions()[0]); print(noblesse.__file__, game.native)"
    )
    done = run(code, PYTHONPATH=str(tmp_path / "lib"), NOBLESSE_SHELF="")
    assert done.stdout.split() == [str(tmp_path / "lib" / "noblesse" / "__init__.py"), "False"], done.stderr
    assert "runs plain: it was not built; `make build` compiles it" in done.stderr
