"""How sure one may be of a share."""

from __future__ import annotations

from math import sqrt
from typing import Final

Z: Final = 1.959963984540054
"""Within so many standard deviations of its mean lie 95 % of a normal distribution."""


def wilson(share: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share after so many games (Wilson 1927).  A tie counts for a part of a win."""
    if games == 0:
        return 0.0, 1.0
    spread = Z * Z / games
    middle = (share + spread / 2) / (1 + spread)
    reach = Z * sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    # Rounding must not push a bound past the share itself, nor past nothing or all.
    return min(share, max(0.0, middle - reach)), max(share, min(1.0, middle + reach))
