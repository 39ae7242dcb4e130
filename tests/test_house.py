"""The laws of the house: who may import whom, how large things are, and that nothing is left undocumented."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest

import noblesse
from noblesse import games

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "noblesse"
SHELF = PACKAGE / "games"
LONGEST_FILE = 400
LONGEST_RULE = 25
BANNED_NAMES = {"utils", "util", "helpers", "helper", "manager", "handler", "base", "misc", "common", "impl"}
DOCUMENTED = ("core", "play", "native", "bots", "arena")
"""Whose public functions and classes are for others to call."""
CHAPTERS = ("README.md", "box.py", "table.py", "rules", "actions.py", "view.py", "hints.py", "board", "tests")
every_game = pytest.mark.parametrize("name", games.names())


def tracked() -> list[Path]:
    """Every file that is part of the product: what git knows, or would know."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    if listed.returncode:  # unpacked without its history
        return [path for path in ROOT.rglob("*") if path.is_file() and not _is_made(path)]
    return [path for name in listed.stdout.splitlines() if (path := ROOT / name).is_file()]


def _is_made(path: Path) -> bool:
    parts = path.relative_to(ROOT).parts
    return parts[0] in (".venv", ".git", "build", "dist") or "__pycache__" in parts or path.suffix == ".so"


FILES = tracked()
PYTHON = [path for path in FILES if path.suffix == ".py"]


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


# Imports and names


def test_imports_point_one_way() -> None:
    command = [str(Path(sys.executable).with_name("lint-imports")), "--no-cache"]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr


def test_nothing_outside_its_folder_names_a_game() -> None:
    names = [name for name in games.names() if (SHELF / name).is_dir()]
    words = re.compile("|".join({form for name in names for form in (name, name.replace("_", "-"), title(name))}), re.I)
    named = [
        name_of(path)
        for path in FILES
        if path.is_relative_to(PACKAGE)
        and not (path.is_relative_to(SHELF) and path.parent != SHELF)
        and path.suffix in (".py", ".pyx", ".pxd", ".in", ".h", ".html", ".js", ".css", ".svg", ".pyi")
        and words.search(path.read_text("utf-8"))
    ]
    assert named == []


def title(name: str) -> str:
    return noblesse.load(name).title


def test_a_game_imports_its_own_modules_relatively_and_the_house_absolutely() -> None:
    for name in games.names():
        folder = noblesse.load(name).folder
        for path in sorted(folder.rglob("*.py")):
            if "tests" in path.relative_to(folder).parts:
                continue
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.ImportFrom) and node.level == 0 and (node.module or "").startswith("noblesse"):
                    assert (node.module or "").startswith("noblesse.core"), f"{name_of(path)}:{node.lineno}"


def test_no_module_has_a_name_that_says_nothing() -> None:
    assert [name_of(path) for path in PYTHON if path.stem in BANNED_NAMES] == []


# Sizes


def test_no_file_is_too_long() -> None:
    texts = (".py", ".pyx", ".pxd", ".in", ".h", ".js", ".html")
    long = {
        name_of(path): lines
        for path in FILES
        if path.suffix in texts and (lines := len(path.read_text("utf-8").splitlines())) > LONGEST_FILE
    }
    assert long == {}


@every_game
def test_no_rule_is_too_long(name: str) -> None:
    long = {
        f"{path.name}: {rule.name}": lines
        for path, rule in rules_of(name)
        if (lines := (rule.end_lineno or 0) - rule.lineno + 1) > LONGEST_RULE
    }
    assert long == {}


def rules_of(name: str) -> Iterator[tuple[Path, ast.FunctionDef]]:
    """Every rule of a game, with its chapter."""
    for path in sorted((noblesse.load(name).folder / "rules").glob("*.py")):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.FunctionDef):
                yield path, node


# Documents


@every_game
def test_every_rule_cites_a_section_that_there_is(name: str) -> None:
    readme = (noblesse.load(name).folder / "README.md").read_text("utf-8")
    sections = set(re.findall(r"^#+ (\d+(?:\.\d+)*)\b", readme, re.MULTILINE))
    assert sections, "no section of the README has a number"
    for path, rule in rules_of(name):
        cited = re.match(r"(\d+(\.\d+)*(, | and | to )?)+(?<=\d)(?= )", ast.get_docstring(rule) or "")
        assert cited, f"{path.name}: {rule.name} cites no section"
        for number in re.findall(r"\d+(?:\.\d+)*", cited[0]):
            assert number in sections, f"{path.name}: {rule.name} cites {number}, which is not in the README"


@every_game
def test_every_ruling_that_is_cited_is_written_down(name: str) -> None:
    folder = noblesse.load(name).folder
    readme = (folder / "README.md").read_text("utf-8")
    for path in [*folder.glob("rules/*.py"), *folder.glob("*.py")]:
        for ruling in re.findall(r"\bR-\d+\b", path.read_text("utf-8")):
            assert ruling in readme, f"{path.name} cites {ruling}, which is not in the README"


@every_game
def test_every_option_is_explained(name: str) -> None:
    game = noblesse.load(name)
    readme = (game.folder / "README.md").read_text("utf-8")
    for option in game.box.OPTIONS:
        assert option.default in option.values
        assert option.says.endswith(".")
        words = option.name.split("_")
        lines = [line for line in readme.splitlines() if "ption" in line or f"**{option.name}**" in line]
        assert any(all(word in line for word in words) for line in lines), f"the README does not explain {option.name}"
        assert option.name in game.table.FIELDS


@every_game
def test_a_game_is_complete(name: str) -> None:
    game = noblesse.load(name)
    missing = [part for part in (*CHAPTERS, "playthroughs", "perft.txt") if not (game.folder / part).exists()]
    assert missing == []
    assert {path.suffix for path in (game.folder / "board").iterdir()} >= {".py", ".css", ".svg"}
    assert (game.folder / "tests" / "test_components.py").is_file()
    box = game.box
    assert box.TITLE
    assert box.BLURB.endswith(".")
    assert box.MINUTES > 0
    assert box.SEATS.step == 1
    assert box.SEATS[-1] <= box.MOST_SEATS
    assert all(type(getattr(game.rules, rule)).__name__ == "function" for rule in KERNEL)
    assert all(hasattr(game.actions, word) for word in WORDS)
    assert all(hasattr(game.board, drawing) for drawing in DRAWINGS)


KERNEL = "setup mover awaits legal weights draws_for apply score rank resample".split()
WORDS = "write read label place turn prompt confirm refusal tell".split()
DRAWINGS = "draw layers facts strip tray lid text sheet".split()


def test_everything_public_has_a_docstring() -> None:
    silent = [
        f"{name_of(path)}: {node.name}"
        for part in DOCUMENTED
        for path in sorted((PACKAGE / part).rglob("*.py"))
        for node in public(ast.parse(path.read_text("utf-8")).body, inside=part != "native")
        if not ast.get_docstring(node)
    ]
    assert silent == []


def test_every_module_says_what_it_is() -> None:
    silent = [
        name_of(path)
        for path in PYTHON
        if path.is_relative_to(PACKAGE) and "tests" not in path.parts and not _docstring(path)
    ]
    assert silent == []


def _docstring(path: Path) -> str | None:
    return ast.get_docstring(ast.parse(path.read_text("utf-8")))


def public(body: list[ast.stmt], inside: bool = True) -> Iterator[ast.FunctionDef | ast.ClassDef]:
    """What has no underscore, and (``inside``) what is in its classes, but for what a protocol promises."""
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and not node.name.startswith("_"):
            yield node
            if isinstance(node, ast.ClassDef) and inside:
                yield from (inner for inner in public(node.body) if is_protocol(node) or inner.name not in PROMISED)


def is_protocol(node: ast.ClassDef) -> bool:
    return any(isinstance(parent, ast.Name) and parent.id == "Protocol" for parent in node.bases)


PROMISED = {
    inner.name
    for path in PYTHON
    if path.is_relative_to(PACKAGE)
    for node in ast.parse(path.read_text("utf-8")).body
    if isinstance(node, ast.ClassDef) and is_protocol(node)
    for inner in node.body
    if isinstance(inner, ast.FunctionDef) and ast.get_docstring(inner)
}
"""What is documented once, at the protocol."""


def test_the_documents_are_there_and_their_links_lead_somewhere() -> None:
    wanted = ("README.md", "CHANGELOG.md", "LICENSE", "docs/design.md", "docs/add-a-game.md", "docs/record.md")
    assert [name for name in wanted if not (ROOT / name).is_file()] == []
    broken = [
        f"{name_of(path)}: {link}"
        for path in FILES
        if path.suffix == ".md"
        for link in re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", path.read_text("utf-8"))
        if "://" not in link and not (path.parent / link).exists()
    ]
    assert broken == []


def test_the_changelog_knows_this_version() -> None:
    assert f"## {noblesse.__version__}" in (ROOT / "CHANGELOG.md").read_text("utf-8")


def test_the_manual_lists_every_command() -> None:
    manual = (ROOT / "docs" / "cli.md").read_text("utf-8")
    commands = [path.stem for path in (PACKAGE / "cli").glob("*.py") if _is_command(path)]
    assert len(commands) > 4
    assert [command for command in commands if f"## noblesse {command}" not in manual] == []


def _is_command(path: Path) -> bool:
    return (_docstring(path) or "").startswith(f"``noblesse {path.stem}")


# What is in the box


def test_no_file_names_a_machine_or_a_registry() -> None:
    suspects = re.compile(
        r"/(?:home|Users|root)/\w|/work/|/tmp/(?!\.)\w|pypi\.org|files\.pythonhosted|--index-url|registry\.npmjs|C:\\\\"
    )
    found = {
        name_of(path): hits[0]
        for path in FILES
        if path.suffix not in (".png", ".webp", ".svg", ".so") and path != Path(__file__)
        if (hits := suspects.findall(path.read_text("utf-8", errors="replace")))
    }
    assert found == {}


def test_the_constraints_pin_versions_and_name_no_address() -> None:
    lines = (ROOT / "constraints.txt").read_text("utf-8").splitlines()
    pinned = [line for line in lines if line.strip() and not line.startswith("#")]
    assert all(re.fullmatch(r"[A-Za-z0-9._-]+==[A-Za-z0-9.+!]+(?: *;.*)?", line) for line in pinned), pinned


def test_the_wheel_leaves_out_tests_and_playthroughs() -> None:
    config = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["setuptools"]
    left_out = config["packages"]["find"]["exclude"]
    assert {"noblesse.games.*.tests", "noblesse.games.*.playthroughs"} <= set(left_out)


def test_every_drawing_is_well_formed() -> None:
    drawings = [path for path in FILES if path.suffix == ".svg"]
    assert drawings
    for path in drawings:
        assert ElementTree.parse(path).getroot().tag.endswith("svg"), name_of(path)


@every_game
def test_every_symbol_a_board_points_to_is_drawn(name: str) -> None:
    game = noblesse.load(name)
    sprites = [game.folder / "board" / "art.svg", PACKAGE / "web" / "static" / "art.svg"]
    drawn = {element.get("id") for path in sprites for element in ElementTree.parse(path).iter() if element.get("id")}
    lid = str(game.board.lid())
    drawn |= set(re.findall(r' id="([\w-]+)"', lid))
    assert set(re.findall(r'href="#([\w-]+)"', lid)) <= drawn
