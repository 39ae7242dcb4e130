"""Tiny games, each with one difficulty that a bot must not stumble over."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

import pytest

from noblesse.core import ALL, CHANCE, TERMINAL, AnyTable, Bits, Game, PlainState, Row, Seat, Source, u8
from noblesse.core.sets import add


class Table(AnyTable):
    """Serves all of them."""

    answer: Row = u8[3]
    """Each seat's action + 1, hidden where the game says so; 0 before."""
    dealt: int = u8
    """What chance dealt, + 1; or, as bits, who has answered."""


def a_game(rules: type, seats: int, actions: int = 3) -> PlainState:
    """The opening of a game with these rules."""
    box = SimpleNamespace(ACTIONS=actions, OUTCOMES=4, MAX_PLIES=8, SEATS=range(seats, seats + 1), MOST_SEATS=3)
    game = cast(Game, SimpleNamespace(name=rules.__name__.lower(), title=rules.__name__, box=box, rules=rules))
    table = Table()
    table.seats = seats
    return PlainState(game, table)


class Rules:
    """What the games share: nothing is dealt, everything is legal, a seat answers once."""

    CHOICES = 2
    SECRET = False
    """Do all seats answer at once?"""

    @classmethod
    def over(cls, t: Table) -> bool:
        return all(t.answer[: t.seats])

    @classmethod
    def awaits(cls, t: Table, seat: Seat) -> bool:
        return not cls.over(t) and not t.answer[seat] and (cls.SECRET or all(t.answer[:seat]))

    @classmethod
    def mover(cls, t: Table) -> Seat:
        return next((seat for seat in range(t.seats) if cls.awaits(t, seat)), TERMINAL)

    @classmethod
    def legal(cls, t: Table, seat: Seat, out: Bits) -> None:
        for action in range(cls.CHOICES if cls.awaits(t, seat) else 0):
            add(out, action)

    @classmethod
    def apply(cls, t: Table, seat: Seat, action: int) -> None:
        t.answer[seat] = action + 1

    @staticmethod
    def weights(t: Table, out: Row) -> None:
        pass

    @staticmethod
    def draws_for(t: Table) -> Seat:
        return ALL

    @classmethod
    def rank(cls, t: Table, seat: Seat) -> int:
        return max(cls.score(t, other) for other in range(t.seats)) - cls.score(t, seat)

    @classmethod
    def score(cls, t: Table, seat: Seat) -> int:
        return 0

    @classmethod
    def resample(cls, t: Table, seat: Seat, source: Source) -> None:
        if cls.SECRET and not cls.over(t):
            for other in range(t.seats):
                t.answer[other] = t.answer[other] if other == seat else 0


class Coins(Rules):
    """Both seats show a coin at once; seat 0 wins if they are alike.  Whoever sees the other's coin wins."""

    SECRET = True

    @classmethod
    def score(cls, t: Table, seat: Seat) -> int:
        return int(cls.over(t) and (t.answer[0] == t.answer[1]) == (seat == 0))


class Late(Coins):
    """The same, but an answer that a redeal took away is asked for again only once both have answered."""

    @classmethod
    def awaits(cls, t: Table, seat: Seat) -> bool:
        return not t.answer[seat] and (not t.dealt >> seat & 1 or t.dealt == 3)

    @classmethod
    def apply(cls, t: Table, seat: Seat, action: int) -> None:
        t.answer[seat] = action + 1
        t.dealt |= 1 << seat


class Wager(Rules):
    """Seat 0 guesses seat 1's coin, or (2) takes a wager that chance wins for it three times in four."""

    SECRET = True

    @classmethod
    def mover(cls, t: Table) -> Seat:
        return CHANCE if all(t.answer[:2]) and not t.dealt else super().mover(t)

    @classmethod
    def over(cls, t: Table) -> bool:
        return t.dealt > 0

    @classmethod
    def legal(cls, t: Table, seat: Seat, out: Bits) -> None:
        for action in range(3 - seat if cls.awaits(t, seat) else 0):
            add(out, action)

    @classmethod
    def apply(cls, t: Table, seat: Seat, action: int) -> None:
        if seat == CHANCE:
            t.dealt = action + 1
        else:
            t.answer[seat] = action + 1

    @staticmethod
    def weights(t: Table, out: Row) -> None:
        out[:] = [1, 1, 1, 1]

    @classmethod
    def score(cls, t: Table, seat: Seat) -> int:
        won = t.dealt > 1 if t.answer[0] == 3 else t.answer[0] == t.answer[1]
        return int(cls.over(t) and won == (seat == 0))


class Gift(Rules):
    """Seat 0 hands the match to seat 1, who may keep it, or to seat 2, who cannot: there seats 0 and 2 share it."""

    @classmethod
    def score(cls, t: Table, seat: Seat) -> int:
        if t.answer[0] == 1:
            return int(seat == (1 if t.answer[1] == 2 else 0))
        return int(seat != 1)


class Buried(Rules):
    """Seat 0 buries a coin for good, then seat 1 guesses which; whoever knew it would win."""

    @classmethod
    def seen(cls, t: Table, viewer: Seat, seat: Seat, action: int) -> int:
        return -1 if seat == 0 else action

    @classmethod
    def score(cls, t: Table, seat: Seat) -> int:
        return int(cls.over(t) and (t.answer[0] % 2 == t.answer[1] % 2) == (seat == 1))

    @classmethod
    def resample(cls, t: Table, seat: Seat, source: Source) -> None:
        if seat != 0 and t.answer[0]:
            t.answer[0] = 1 + source.below(cls.CHOICES)


class Traced(Buried):
    """The same with two coins of each kind, and the kind can be told from the hole."""

    CHOICES = 4

    @classmethod
    def resample(cls, t: Table, seat: Seat, source: Source) -> None:
        if seat != 0 and t.answer[0]:
            t.answer[0] = 2 - t.answer[0] % 2 + 2 * source.below(2)


@pytest.fixture
def buried() -> PlainState:
    return a_game(Buried, 2)


@pytest.fixture
def traced() -> PlainState:
    return a_game(Traced, 2, actions=4)


@pytest.fixture
def coins() -> PlainState:
    return a_game(Coins, 2)


@pytest.fixture
def late() -> PlainState:
    return a_game(Late, 2)


@pytest.fixture
def wager() -> PlainState:
    return a_game(Wager, 2)


@pytest.fixture
def gift() -> PlainState:
    return a_game(Gift, 3)


@pytest.fixture
def with_answers() -> Callable[[PlainState, list[int]], PlainState]:
    """The same table with these answers given."""

    def answered(state: PlainState, answers: list[int]) -> PlainState:
        table: Any = state.table
        table.answer[: len(answers)] = answers
        return PlainState(state.game, table)

    return answered
