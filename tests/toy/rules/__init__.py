"""The rules of Masque, one module a chapter of the README."""

from .ball import apply, awaits, humility, legal, mover, rank, score, setup, value, worth
from .masks import draws_for, resample, seen, weights

__all__ = [
    "apply",
    "awaits",
    "draws_for",
    "humility",
    "legal",
    "mover",
    "rank",
    "resample",
    "score",
    "seen",
    "setup",
    "value",
    "weights",
    "worth",
]
