"""Builds the games of this folder once for all workers."""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

from noblesse.core import Game
from noblesse.native import part
from noblesse.native.building import Target, build
from noblesse.native.fresh import SUFFIX

HERE = Path(__file__).parent


def target(name: str, into: Path) -> Target:
    """A game of this folder, to be built elsewhere."""
    return Target(name, f"tests.native.{name}._native", HERE / name, into / name / f"_native{SUFFIX}")


def game_of(name: str, built: Path) -> Game:
    """The game, run by this module."""
    package = f"tests.native.{name}"
    spec = spec_from_file_location(f"{package}._native", built)
    assert spec is not None
    assert spec.loader is not None
    module: Any = module_from_spec(spec)
    spec.loader.exec_module(module)
    engine = part("_engine")
    assert engine is not None, "python -m noblesse.native"
    return Game(name, package, engine.maker(module.RULES))


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str, bool], Path]:
    """Builds a game of this folder, if this worker has not yet; returns the module's file."""
    into = tmp_path_factory.mktemp("native")
    done: dict[tuple[str, bool], Path] = {}

    def once(name: str, sanitize: bool) -> Path:
        if (name, sanitize) not in done:
            wanted = target(name, into / ("sanitized" if sanitize else "fast"))
            build([wanted], sanitize=sanitize)
            done[name, sanitize] = wanted.built
        return done[name, sanitize]

    return once


@pytest.fixture(scope="session")
def sample(built: Callable[[str, bool], Path]) -> Game:
    """The sample game, native."""
    return game_of("sample", built("sample", False))
