"""When Python looks for garbage: young objects as ever, old ones only while nobody plays.

A table holds about a thousand objects; while those of 500 tables are searched, no page is served for most of a second.
"""

from __future__ import annotations

import gc
import time
from typing import Final

QUIET_SECONDS: Final = 5.0
LONGEST_WAIT: Final = 3600.0
THRESHOLDS: Final = (5_000, 10, 1_000_000)
"""The last one keeps the search through old objects from happening by itself."""


class Garbage:
    """Collects at quiet moments, and once an hour even if there is none."""

    def __init__(self) -> None:
        gc.set_threshold(*THRESHOLDS)
        self.collect()

    def collect(self) -> None:
        """Look through everything now; what is left is not looked at again while people play."""
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self._last = time.monotonic()

    def collect_if_quiet(self, last_move: float) -> None:
        """Collect unless somebody moved a moment ago (a time of ``time.time``)."""
        if time.time() - last_move > QUIET_SECONDS or time.monotonic() - self._last > LONGEST_WAIT:
            self.collect()
