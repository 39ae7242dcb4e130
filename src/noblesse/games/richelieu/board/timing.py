"""When each step of a resolution is shown: one after another as they came in, and all of them when told again."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from noblesse.core.drawing import Marks

from ..memory import NOT_YET, Memory, Tale

LAID: Final = 0
TURNED: Final = 1
WEIGHED: Final = 2
WON: Final = 3
FIRST: Final = 4
SECOND: Final = 5
WALKED: Final = 6
LEFT: Final = 7
CLEARED: Final = 8
LENGTHS: Final = (1, 6, 3, 3, 4, 4, 4, 3, 2)
"""Of each step, in beats of 0.3 seconds."""
_LATEST: Final = 99
_TEN: Final = 10


@dataclass(frozen=True)
class Beat:
    """When a step is shown: after so many beats when it came in, and when all is told again."""

    live: int
    again: int

    def plus(self, beats: int) -> Beat:
        """So much later."""
        return Beat(self.live + beats, self.again + beats)

    @property
    def classes(self) -> str:
        """What the style reads it from: digits of both, the second only where it differs."""
        live, again = min(self.live, _LATEST), min(self.again, _LATEST)
        return _digits(("u", "v"), live) + (f" {_digits(('x', 'y'), again)}" if again != live else "")


def _digits(names: tuple[str, str], number: int) -> str:
    """Ones, and tens where there are some."""
    ones, tens = names
    return f"{ones}{number % 10} {tens}{number // 10}" if number >= _TEN else f"{ones}{number}"


Beats = dict[tuple[int, int], Beat]
"""By box and step."""


def memory_of(marks: Marks) -> Memory:
    """What is kept of the past; nothing where a table is drawn by itself."""
    return marks.past if isinstance(marks.past, Memory) else Memory()


def beats(memory: Memory) -> Beats:
    """When each step of each tale is shown: those that followed from one decision, one after another."""
    out: Beats = {}
    since: dict[int, int] = {}
    again = 0
    for tale in memory.tales:
        for step, when in _steps(tale):
            out[tale.number, step] = Beat(since.get(when, 0), again)
            since[when] = since.get(when, 0) + LENGTHS[step]
            again += LENGTHS[step]
    return out


def _steps(tale: Tale) -> Iterator[tuple[int, int]]:
    """The steps of a tale so far, and after which decision each came."""
    yield from ((step, tale.begun) for step in (LAID, TURNED, WEIGHED, WON))
    yield from ((FIRST + place, when) for place, when in enumerate(tale.paid) if when != NOT_YET)
    if tale.ended != NOT_YET:
        yield from ((step, tale.ended) for step in (WALKED, LEFT, CLEARED))
