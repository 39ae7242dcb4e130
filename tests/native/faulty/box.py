"""Eight actions for a row of four."""

from __future__ import annotations

TITLE = "Faulty"
BLURB = "Overruns a row."
MINUTES = 1
SEATS = range(1, 2)
MOST_SEATS = 1
RULES_VERSION = 1
OPTIONS = ()
ACTIONS = 8
OUTCOMES = 0
MAX_PLIES = 8
