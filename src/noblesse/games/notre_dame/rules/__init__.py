"""The rules of Notre Dame, one module a chapter of the README."""

from .borough import borough, boroughs, on_board, strength, strongest
from .carriage import letters_of, lies_in, may_take, reach
from .cathedral import share
from .decisions import apply
from .ending import means, rank, score
from .hiring import prestige_of
from .options import legal
from .plague import rats_for
from .round import awaits, mover, weights
from .secrets import draws_for, knows, resample, seen
from .setup import setup
from .worth import habits, value, worth

__all__ = [
    "apply",
    "awaits",
    "borough",
    "boroughs",
    "draws_for",
    "habits",
    "knows",
    "legal",
    "letters_of",
    "lies_in",
    "may_take",
    "means",
    "mover",
    "on_board",
    "prestige_of",
    "rank",
    "rats_for",
    "reach",
    "resample",
    "score",
    "seen",
    "setup",
    "share",
    "strength",
    "strongest",
    "value",
    "weights",
    "worth",
]
