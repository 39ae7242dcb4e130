"""The rules of Aristocracy, one module a chapter of the README."""

from .scoring import rank, score
from .setup import resample, setup
from .turn import apply, awaits, legal, mover
from .turning import draws_for, weights
from .worth import value, worth

__all__ = [
    "apply",
    "awaits",
    "draws_for",
    "legal",
    "mover",
    "rank",
    "resample",
    "score",
    "setup",
    "value",
    "weights",
    "worth",
]
