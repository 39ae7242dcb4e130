"""Plies in words: "use bank", "from hospital", "to park", "hire the monk"; and what is on the table after them."""

from __future__ import annotations

from collections.abc import Callable

from noblesse.core import CHANCE, Bits, Seat, Source
from noblesse.games.notre_dame import rules
from noblesse.games.notre_dame.box import (
    ACTIONS,
    ASIDE,
    CARD_NAMES,
    CARDS,
    DECLINE,
    ENGAGE,
    FROM,
    GIVE,
    KEEP,
    OUTCOMES,
    PERSON_NAMES,
    SECTOR_NAMES,
    SPOT_NAMES,
    SPOTS,
    STOP_AT,
    TAKE,
    TAKE_STILL,
    TO,
    USE,
    WISH_GOLD,
    WISH_MARKER,
    WISH_RAT,
    WITH_FRIEND,
)
from noblesse.games.notre_dame.table import Table


def market(name: str) -> int:
    """The market "1 IP": the borough from 0, then the spot."""
    borough, spot = name.split()
    return SPOTS * int(borough) + SPOT_NAMES.index(spot)


def market_name(number: int) -> str:
    """The name of a market."""
    return f"{number // SPOTS} {SPOT_NAMES[number % SPOTS]}"


WORDS: tuple[tuple[int, Callable[[int], str]], ...] = (
    (DECLINE, lambda n: "decline"),
    (ENGAGE, lambda n: f"hire the {PERSON_NAMES[n]}"),
    (WISH_RAT, lambda n: "wish rat"),
    (WISH_MARKER, lambda n: "wish marker"),
    (WISH_GOLD, lambda n: "wish gold"),
    (TAKE_STILL, lambda n: "take, rat stays"),
    (TAKE, lambda n: "take"),
    (STOP_AT, lambda n: f"stop at {market_name(n)}"),
    (GIVE, lambda n: f"give {n + 1}"),
    (TO, lambda n: f"to {SECTOR_NAMES[n]}"),
    (WITH_FRIEND, lambda n: "from friend"),
    (FROM, lambda n: f"from {SECTOR_NAMES[n]}"),
    (USE, lambda n: f"use {CARD_NAMES[n % CARDS]}"),
    (KEEP, lambda n: f"keep {CARD_NAMES[n]}"),
)
"""From each action on, how it is said."""


def say(action: int) -> str:
    """An action as the tests write it."""
    first, word = next(row for row in WORDS if action >= row[0])
    return word(action - first)


def actions(t: Table, seat: Seat | None = None) -> list[int]:
    """The legal actions of the mover, or of a seat."""
    out = Bits(ACTIONS)
    seat = rules.mover(t) if seat is None else seat
    if seat >= 0:
        rules.legal(t, seat, out)
    return list(out)


def legal(t: Table, seat: Seat | None = None) -> list[str]:
    """What the mover, or a seat, may do."""
    return [say(action) for action in actions(t, seat)]


def do(t: Table, seat: Seat, text: str) -> Table:
    """The table after one ply of a seat, which must be legal."""
    found = [action for action in actions(t, seat) if say(action) == text]
    assert found, f"{text}: not among {legal(t, seat)}"
    t = t.copy()
    rules.apply(t, seat, found[0])
    return t


def play(t: Table, *texts: str) -> Table:
    """The table after these plies, each by whoever is to act; every one must be legal."""
    for text in texts:
        t = do(t, rules.mover(t), text)
    return t


def may_happen(t: Table) -> list[int]:
    """What chance may bring."""
    weights = [0] * OUTCOMES
    if rules.mover(t) == CHANCE:
        rules.weights(t, weights)
    return [outcome for outcome, weight in enumerate(weights) if weight]


def happen(t: Table, *outcomes: int) -> Table:
    """The table after chance brought these."""
    t = t.copy()
    for outcome in outcomes:
        assert outcome in may_happen(t), outcome
        rules.apply(t, CHANCE, outcome)
    return t


def drawn(t: Table, source: Source) -> Table:
    """The table after chance had its way until somebody is asked."""
    while may := may_happen(t):
        t = happen(t, may[source.below(len(may))])
    return t


def supply(t: Table, seat: Seat = 0) -> tuple[int, int]:
    """Markers at hand and in the stock."""
    return t.ready[seat], t.away[seat]


def standing(t: Table, seat: Seat = 0) -> dict[str, int]:
    """Markers by place, without zeros."""
    return {name: number for name, number in zip(SECTOR_NAMES, t.markers[seat], strict=True) if number}


def friend(t: Table, seat: Seat = 0) -> str:
    """Where the trusted friend stands."""
    return "aside" if t.friend[seat] == ASIDE else SECTOR_NAMES[t.friend[seat]]
