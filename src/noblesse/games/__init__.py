"""The shelf.  A game is a folder with a ``box.py``; nothing else lists it."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

from noblesse.core.game import Game, unknown
from noblesse.native import state_maker

__path__ += [folder for folder in os.environ.get("NOBLESSE_SHELF", "").split(os.pathsep) if folder]


def names() -> list[str]:
    """Every game on the shelf, sorted."""
    return sorted({box.parent.name for folder in __path__ for box in Path(folder).glob("*/box.py")})


@cache
def load(name: str) -> Game:
    """Take a game off the shelf, by name (hyphens understood); raises UnknownName."""
    name = name.strip().lower().replace("-", "_")
    if name not in names():
        raise unknown("game", name, names())
    package = f"{__name__}.{name}"
    return Game(name, package, state_maker(package))
