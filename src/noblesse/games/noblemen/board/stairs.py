"""The staircase of a ball, a step for each point of prestige: where its steps are, and where a guest stands on them."""

from __future__ import annotations

from typing import Final, NamedTuple

from .. import box

LAST: Final = 16
"""The highest step; who has more stands beside it, on the Queen's landing."""
LEFT: Final = 196
FLOOR: Final = 566
STEP: Final = 43
RISE: Final = 17.2
WIDE: Final = 1060
HIGH: Final = 747
TOP: Final = FLOOR - (LAST + 1) * RISE
"""The landing."""
GUEST: Final = 100
"""How tall a guest is."""


class Band(NamedTuple):
    """The steps of a title."""

    title: int
    first: int
    last: int

    @property
    def steps(self) -> int:
        return self.last - self.first + 1


def _bands() -> tuple[Band, ...]:
    lasts = (LAST, *(least - 1 for least in box.TITLE_PRESTIGE))
    return tuple(Band(k, least, lasts[k]) for k, least in enumerate(box.TITLE_PRESTIGE))


BANDS: Final = _bands()
"""By title, the highest first."""


class Foot(NamedTuple):
    """Where somebody stands."""

    x: float
    y: float


def foot(step: int, nth: int = 0) -> Foot:
    """Where a guest stands on a step; on the floor there is room for all."""
    if step == 0:
        return Foot(LEFT + STEP / 2 - 3 - 27 * nth, FLOOR - 2 + 5 * nth)
    if step > LAST:
        beside = (LEFT + (LAST + 1) * STEP + 18, WIDE - 26, LEFT + (LAST + 1) * STEP + 44, WIDE - 50)
        return Foot(beside[(step - LAST - 1) % len(beside)], TOP - 3)
    return Foot(LEFT + (step + 0.5) * STEP, FLOOR - step * RISE - 5)


def waiting(nth: int) -> Foot:
    """Where those stand who have not been announced, the next of them at the stairs."""
    return Foot(146 - 39 * nth, FLOOR + 46)
