"""How rules become machine code, and the loops that run there.  Knows no game."""

from __future__ import annotations

from collections.abc import Callable

from noblesse.core.game import Game
from noblesse.core.state import State
from noblesse.core.table import AnyTable


def state_maker(package: str) -> Callable[[Game, AnyTable], State] | None:
    """What makes native states of the game in this package; None where it was not built or its sources have changed."""
    return None
