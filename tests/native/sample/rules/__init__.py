"""The kernel."""

from .counting import rank, score, value
from .dealing import draws_for, resample, weights
from .playing import apply, awaits, legal, mover, setup, worth

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
