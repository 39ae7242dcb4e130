"""The rules of Richelieu, one module a chapter of the README."""

from .acting import surcharge
from .agents import (
    behind_screen,
    colours,
    empty_fields,
    in_city,
    is_available,
    is_frozen,
    is_neutral,
    is_open,
    issued,
    keeper,
    neutral_of,
    price,
)
from .bonuses import is_victim, may_stand, spot_of
from .resolving import best, leftmost, share, total
from .scoring import factions, majority, rank, score, sheets_of
from .secrets import colour_in_hand, draws_for, resample, seen
from .turns import apply, awaits, legal, may_take_neutral, mover, setup, weights
from .worth import value, worth

__all__ = [
    "apply",
    "awaits",
    "behind_screen",
    "best",
    "colour_in_hand",
    "colours",
    "draws_for",
    "empty_fields",
    "factions",
    "in_city",
    "is_available",
    "is_frozen",
    "is_neutral",
    "is_open",
    "is_victim",
    "issued",
    "keeper",
    "leftmost",
    "legal",
    "majority",
    "may_stand",
    "may_take_neutral",
    "mover",
    "neutral_of",
    "price",
    "rank",
    "resample",
    "score",
    "seen",
    "setup",
    "share",
    "sheets_of",
    "spot_of",
    "surcharge",
    "total",
    "value",
    "weights",
    "worth",
]
