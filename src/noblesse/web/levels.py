"""The bots one may seat, by the name a person reads."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from noblesse import bots
from noblesse.bots import Level

LEVELS: Final[tuple[Level, ...]] = tuple(bots.levels())
SPECS: Final = frozenset(level.spec for level in LEVELS)
USUAL: Final = next((level.spec for level in LEVELS if level.spec.startswith("search")), LEVELS[-1].spec)
"""Who sits down when nobody was chosen: the weakest that thinks ahead."""


def level_name(spec: str) -> str:
    """The name a person reads for a bot."""
    return next((level.name.capitalize() for level in LEVELS if level.spec == spec), spec)


def bot_names(specs: Sequence[str]) -> list[str]:
    """Names for the bots of one table, numbered where a level sits twice."""
    names = [level_name(spec) for spec in specs]
    return [
        f"{name} {names[: place + 1].count(name)}" if names.count(name) > 1 else name
        for place, name in enumerate(names)
    ]
