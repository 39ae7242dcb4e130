"""What a seat won between two tables, in words: "2 fish", "red 4", "orange town 3", "compass 8", "amulet 7"."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from noblesse.core import Seat
from noblesse.core.phrases import ORDINALS

from .box import BONUS, DOMINANCE, FISH, KIND_NAMES, KING, MULTI, REGION_NAMES, ROYALS_TO_END, TOWN
from .table import Table

PLURALS = ("villages", "churches", "castles", "kings", "queens", "corn", "sheep", "wood")
ONES = ("a village", "a church", "a castle", "a king", "a queen", "corn", "sheep", "wood")


def number_of(number: int, kind: int) -> str:
    """So many tokens of a kind: "1 king", "3 sheep"."""
    return f"{number} {KIND_NAMES[kind] if number == 1 else PLURALS[kind]}"


def ordinal(number: int) -> str:
    """The word for a place in a row: "third"."""
    return ORDINALS[number - 1] if number <= len(ORDINALS) else f"{number}th"


def track_words(t: Table, kind: int) -> str:
    """The track of these royals once all that lie open have walked to it: "coin track 7 of 9"."""
    name, before = ("coin track", t.kings) if kind == KING else ("axe handle track", t.queens)
    after, enough = before + len(t.up[kind]), ROYALS_TO_END[t.seats]
    return f"{name} {after} of {enough}" if after <= enough else f"{name} {after}"


def tiles(before: Sequence[int], after: Sequence[int], values: Sequence[int], seat: Seat) -> Iterable[int]:
    """The values of the tiles of one stack that the seat took in between."""
    return (value for was, now, value in zip(before, after, values, strict=True) if was != now == seat + 1)


def prizes(before: Table, after: Table, seat: Seat) -> list[str]:
    """Fish, then dominance by region, towns, multi-region and resource bonus tiles."""
    fish = after.goods[seat][FISH] - before.goods[seat][FISH]
    won = ["a fish" if fish == 1 else f"{fish} fish"] if fish else []
    for region, name in enumerate(REGION_NAMES):
        won += [f"{name} {n}" for n in tiles(before.dominance[region], after.dominance[region], DOMINANCE, seat)]
    for town, name in enumerate(REGION_NAMES):
        won += [f"{name} town {n}" for n in tiles(before.towns[town], after.towns[town], TOWN, seat)]
    won += [f"compass {n}" for n in tiles(before.multi, after.multi, MULTI, seat)]
    won += [f"amulet {n}" for n in tiles(before.bonus, after.bonus, BONUS, seat)]
    return won
