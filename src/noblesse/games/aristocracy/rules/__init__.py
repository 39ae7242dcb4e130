"""The rules of Aristocracy, one module a chapter of the README."""

from .scoring import leftover, rank, score, sets
from .setup import resample, setup
from .turn import apply, awaits, legal, mover
from .turning import draws_for, weights
from .worth import value, worth

__all__ = [
    "apply",
    "awaits",
    "draws_for",
    "leftover",
    "legal",
    "mover",
    "rank",
    "resample",
    "score",
    "sets",
    "setup",
    "value",
    "weights",
    "worth",
]
