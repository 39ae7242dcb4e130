"""Sixteen set functions, each on any number below 256."""

from __future__ import annotations

TITLE = "Bags"
BLURB = "Every set function, on sets of one, two and five words."
MINUTES = 1
SEATS = range(1, 2)
MOST_SEATS = 1
RULES_VERSION = 1
OPTIONS = ()
FUNCTIONS = 16
ACTIONS = 256 * FUNCTIONS
OUTCOMES = 0
MAX_PLIES = 200
