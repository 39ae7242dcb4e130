"""Reading a game for the build: its box, its table and the chapters of its rules, as text and as modules."""

from __future__ import annotations

import ast
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

from noblesse.core.table import AnyTable


class Refusal(NamedTuple):
    """One thing in a game's rules that does not become machine code."""

    path: Path
    line: int
    reason: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.reason}"


class RulesRefused(Exception):
    """Rules outside the subset; ``refusals`` lists every place with its reason."""

    def __init__(self, refusals: list[Refusal]) -> None:
        self.refusals = refusals
        super().__init__("\n".join(map(str, refusals)))


@dataclass(eq=False)
class Chapter:
    """One module of the rules."""

    path: Path
    module: ModuleType
    lines: list[str]
    tree: ast.Module


@dataclass(eq=False)
class Rule:
    """One function of a chapter."""

    chapter: Chapter
    node: ast.FunctionDef

    @property
    def name(self) -> str:
        return self.node.name


@dataclass(eq=False)
class Pages:
    """A game as the build reads it."""

    package: str
    folder: Path
    box: Any
    table: type[AnyTable]
    kernel: ModuleType
    chapters: list[Chapter]
    rules: dict[tuple[str, str], Rule] = field(default_factory=dict)
    """By module and name."""

    @property
    def name(self) -> str:
        return self.package.rpartition(".")[2]

    def rule_of(self, value: Any) -> Rule | None:
        """The rule that a function of the imported game is."""
        return self.rules.get((getattr(value, "__module__", ""), getattr(value, "__name__", "")))


def read_game(package: str) -> Pages:
    """Import the box, table and rules of a game, and read the rules' text."""
    box, table, kernel = (import_module(f"{package}.{part}") for part in ("box", "table", "rules"))
    assert kernel.__file__ is not None
    folder = Path(kernel.__file__).parent
    pages = Pages(package, folder.parent, box, table.Table, kernel, [])
    for path in sorted(folder.glob("*.py")):
        name = kernel.__name__ if path.stem == "__init__" else f"{kernel.__name__}.{path.stem}"
        text = path.read_text(encoding="utf-8")
        chapter = Chapter(path, import_module(name), text.splitlines(), ast.parse(text))
        pages.chapters.append(chapter)
        for node in chapter.tree.body:
            if isinstance(node, ast.FunctionDef):
                pages.rules[name, node.name] = Rule(chapter, node)
    return pages


def modules_behind(folder: Path) -> list[str]:
    """Files of the game that box, table and rules are made of, relative to its folder, sorted."""
    start = [folder / "box.py", folder / "table.py", *folder.glob("rules/*.py")]
    found: set[Path] = set()
    while start:
        path = start.pop()
        if path in found or not path.is_file():
            continue
        found.add(path)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.level:
                start += _imported(path, node, folder)
    return sorted(path.relative_to(folder).as_posix() for path in (*found, *folder.glob("*.toml")))


def _imported(path: Path, node: ast.ImportFrom, folder: Path) -> list[Path]:
    """The files a relative import may mean."""
    at = path.parent
    for _ in range(node.level - 1):
        at = at.parent
    at = at.joinpath(*(node.module or "").split("."))
    names = [at, *(at / alias.name for alias in node.names)]
    return [
        file for name in names if folder in name.parents for file in (name.with_suffix(".py"), name / "__init__.py")
    ]
