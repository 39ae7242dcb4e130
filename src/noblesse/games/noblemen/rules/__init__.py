"""The rules of Noblemen, one module a chapter of the README."""

from .ball import copies_left, free_step, grant_titles, standing
from .building import follies_built, is_offered, may_build, meets_needs, price, printed_price, sites_of
from .deeds import income
from .estate import areas_of, count, fellows, free_areas, is_occupied, is_surrounded, land_of, men_on, room_of
from .men import is_target
from .options import awaits, legal, mover, weights
from .playing import may_play
from .purse import cards_in_hand, is_locked, purses_left, tiles_in_bag, tiles_in_hand
from .scandals import cards_under, cards_unseen, drawn_cards, may_keep_all
from .scoring import points_of, rank, score, worth_of
from .secrets import draws_for, knows_bag, resample, seen
from .setup import setup
from .turns import apply
from .worth import habits, value, worth

__all__ = [
    "apply",
    "areas_of",
    "awaits",
    "cards_in_hand",
    "cards_under",
    "cards_unseen",
    "copies_left",
    "count",
    "drawn_cards",
    "draws_for",
    "fellows",
    "follies_built",
    "free_areas",
    "free_step",
    "grant_titles",
    "habits",
    "income",
    "is_locked",
    "is_occupied",
    "is_offered",
    "is_surrounded",
    "is_target",
    "knows_bag",
    "land_of",
    "legal",
    "may_build",
    "may_keep_all",
    "may_play",
    "meets_needs",
    "men_on",
    "mover",
    "points_of",
    "price",
    "printed_price",
    "purses_left",
    "rank",
    "resample",
    "room_of",
    "score",
    "seen",
    "setup",
    "sites_of",
    "standing",
    "tiles_in_bag",
    "tiles_in_hand",
    "value",
    "weights",
    "worth",
    "worth_of",
]
