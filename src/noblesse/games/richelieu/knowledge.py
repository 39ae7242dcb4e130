"""What one who looks on can know of agents that lie face down: values by spot, ranges and contributions by sheet."""

from __future__ import annotations

from dataclasses import dataclass

from noblesse.core import Seat
from noblesse.core.sets import has

from . import rules
from .box import CARDINALS, COLOURS, FIELDS, KINDS, NO_COLOUR, PAWN_STRENGTH, SPOTS, VALUES
from .table import Table

Kinds = tuple[int, ...]
"""How many agents of each kind."""


@dataclass(frozen=True)
class Share:
    """What a colour has on a sheet."""

    colour: int
    total: int
    """Of the agents whose values are known."""
    unknown: int
    """Agents whose values are not."""


@dataclass(frozen=True)
class Lot:
    """Agents of a colour that lie face down from before a take-back: their values are known, not which is which."""

    colour: int
    spots: tuple[int, ...]
    kinds: tuple[int, ...]


def fields(place: int) -> range:
    """The spots of a sheet."""
    return range(FIELDS * place, FIELDS * (place + 1))


def keeps(t: Table, viewer: Seat | None, colour: int) -> bool:
    """Does the viewer see the hidden agents of a colour: its own, those it places, or open ones?"""
    return rules.is_open(t, colour) or (viewer is not None and rules.keeper(t, colour) == viewer)


def is_known(t: Table, viewer: Seat | None, spot: int) -> bool:
    """Does an agent lie there that the viewer sees: face up, or of a colour it keeps?"""
    return t.who[spot] < COLOURS and (has(t.up, spot) or keeps(t, viewer, t.who[spot]))


def group(t: Table, colour: int, since: int) -> Kinds:
    """What lies face down from before a take-back: everybody knows these values, not which spot holds which."""
    found = [0] * KINDS
    for spot in range(SPOTS):
        if t.who[spot] == colour and not has(t.up, spot) and t.since[spot] == since:
            found[t.kind[spot]] += 1
    return tuple(found)


def unseen(t: Table, colour: int) -> Kinds:
    """What is behind the screen or was laid face down since the last take-back: all but what is known to everybody."""
    left = [rules.issued(t, colour, kind) - t.city[colour][kind] for kind in range(KINDS)]
    for spot in range(SPOTS):
        if t.who[spot] == colour and (has(t.up, spot) or t.since[spot] < t.backs[colour]):
            left[t.kind[spot]] -= 1
    return tuple(left)


def pool(t: Table, spot: int) -> Kinds:
    """What everybody knows the face-down agent of a spot to be one of."""
    colour = t.who[spot]
    old = t.since[spot] < t.backs[colour]
    return group(t, colour, t.since[spot]) if old else unseen(t, colour)


def may_be(t: Table, viewer: Seat | None, spot: int) -> tuple[int, ...]:
    """The values the agent of a spot can have, as far as the viewer knows; none if no agent lies there."""
    if t.who[spot] >= COLOURS:
        return ()
    if is_known(t, viewer, spot):
        return (VALUES[t.kind[spot]],)
    return tuple(value for value, count in zip(VALUES, pool(t, spot), strict=True) if count > 0)


def value_known(t: Table, viewer: Seat | None, spot: int) -> int | None:
    """The value of an agent, or a pawn's strength, if it can be known; None if not, or if nobody stands there."""
    if t.who[spot] >= COLOURS:
        return None if t.who[spot] == NO_COLOUR else PAWN_STRENGTH
    values = may_be(t, viewer, spot)
    return values[0] if len(values) == 1 else None


def bounds(t: Table, viewer: Seat | None, sheet: int) -> tuple[int, int]:
    """The least and the greatest that a sheet's agents and pawns can add up to, as they lie now.

    Agents of one pool can not all be its best, so the worst and the best of each pool are dealt out.
    """
    least = most = 0
    pools: dict[tuple[int, int], tuple[Kinds, int]] = {}
    for spot in fields(sheet):
        known = value_known(t, viewer, spot)
        if known is not None:
            least, most = least + known, most + known
        elif t.who[spot] < COLOURS:
            name = t.who[spot], min(t.since[spot], t.backs[t.who[spot]])
            pools[name] = pool(t, spot), pools[name][1] + 1 if name in pools else 1
    for kinds, number in pools.values():
        values = [value for value, count in zip(VALUES, kinds, strict=True) for _ in range(count)]
        least, most = least + sum(values[:number]), most + sum(values[len(values) - number :])
    return least, most


def is_sure(ahead: int, cardinals: tuple[int, int], opposing: tuple[int, int]) -> bool:
    """Does the side that is ahead win whatever lies face down?  A tie is the Cardinal's."""
    if ahead == CARDINALS:
        return cardinals[0] >= opposing[1]
    return ahead >= 0 and opposing[0] > cardinals[1]


def shares(t: Table, place: int, value: tuple[int | None, ...]) -> tuple[Share, ...]:
    """Each colour on a sheet, in the order that would count if nothing else were there than what is known."""
    found: dict[int, list[int | None]] = {}
    for spot in fields(place):
        if t.who[spot] < COLOURS:
            found.setdefault(t.who[spot], []).append(value[spot])
    rows = [Share(colour, sum(worth or 0 for worth in worths), worths.count(None)) for colour, worths in found.items()]
    return tuple(sorted(rows, key=lambda row: -row.total))


def lots(t: Table, colour: int) -> list[Lot]:
    """Agents of a colour that lie face down from before a take-back, by take-back."""
    found: dict[int, list[int]] = {}
    for spot in range(SPOTS):
        if t.who[spot] == colour and not has(t.up, spot) and t.since[spot] < t.backs[colour]:
            found.setdefault(t.since[spot], []).append(spot)
    return [Lot(colour, tuple(spots), group(t, colour, since)) for since, spots in sorted(found.items())]
