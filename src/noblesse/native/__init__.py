"""How rules become machine code, and the loops that run there.  Knows no game."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from noblesse.native.fresh import SUFFIX, is_fresh_game, is_fresh_part

if TYPE_CHECKING:
    from noblesse.core.game import Game
    from noblesse.core.state import State
    from noblesse.core.table import AnyTable

ELSEWHERE = os.environ.get("NOBLESSE_NATIVE", "")
"""A folder with another build (``python -m noblesse.native --into``), used instead of the one beside the sources."""
if ELSEWHERE:
    __path__.insert(0, ELSEWHERE)


class Status(NamedTuple):
    """Does a game run as machine code?  If not, why."""

    native: bool
    why: str = ""


def part(name: str) -> Any:
    """The compiled module of this folder, such as ``_engine``; None where it does not match its sources."""
    return None if _reason(name) else import_module(f"noblesse.native.{name}")


def _reason(name: str) -> str:
    """Why a part of this folder cannot be used; nothing if it can."""
    return "NOBLESSE_PLAIN is set" if os.environ.get("NOBLESSE_PLAIN") else _fault(name)


@cache
def _fault(name: str) -> str:
    """What is wrong with a part of this folder as it was built; nothing if it is right."""
    built = next((Path(folder) / f"{name}{SUFFIX}" for folder in __path__), Path())
    if not built.is_file():
        return "it was not built; `make build` compiles it"
    return (
        ""
        if is_fresh_part(built, name)
        else "the native sources changed since the last build; `make build` compiles them"
    )


def status(package: str) -> Status:
    """Does the game in this package run as machine code?"""
    if why := _reason("_engine"):
        return Status(False, why)
    folder = _folder(package)
    built = _built(package, folder)
    if not built.is_file():
        return Status(False, "it was not built; `make build` compiles it")
    if not is_fresh_game(built, folder):
        return Status(False, "its rules changed since the last build; `make build` compiles them")
    return Status(True)


def state_maker(package: str) -> Callable[[Game, AnyTable], State] | None:
    """What makes native states of the game in this package.

    None, and one line on stderr, where it was not built or its sources have changed; NOBLESSE_PLAIN=1 asks for None.
    """
    found = status(package)
    if not found.native:
        if not os.environ.get("NOBLESSE_PLAIN"):
            _say(f"{package.rpartition('.')[2]} runs plain: {found.why}")
        return None
    maker: Callable[[Game, AnyTable], State] = part("_engine").maker(_rules(package))
    return maker


@cache
def _say(line: str) -> None:
    """Say something once."""
    print(line, file=sys.stderr)


@cache
def _folder(package: str) -> Path:
    """A game's folder, found without importing the game."""
    parent, _, name = package.rpartition(".")
    for folder in import_module(parent).__path__:
        if (Path(folder) / name).is_dir():
            return Path(folder) / name
    return Path(name)


def _built(package: str, folder: Path) -> Path:
    return (Path(ELSEWHERE) / folder.name if ELSEWHERE else folder) / f"_native{SUFFIX}"


def _rules(package: str) -> Any:
    """The capsule with the compiled kernel."""
    if not ELSEWHERE:
        return import_module(f"{package}._native").RULES
    from importlib.util import module_from_spec, spec_from_file_location

    spec = spec_from_file_location(f"{package}._native", _built(package, _folder(package)))
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.RULES
