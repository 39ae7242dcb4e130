"""What is kept of a ball, for the board to tell it: all of it is open to everybody (README 6).

A ball may begin and end within one decision, and the table keeps only where the guests stood.  What each brought, and
which titles were given back, only the plies can tell.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from noblesse.core import Ply, Seat

from . import box, rules
from .table import Table


@dataclass(frozen=True)
class Ball:
    """A ball that runs, or the latest one."""

    number: int
    """From 1."""
    favourite: Seat
    """Whom the Queen favours: the first guest."""
    standing: tuple[int, ...]
    """By seat, like all that follows: the prestige of its estate."""
    was: tuple[int, ...]
    """Titles that were given back."""
    purses: tuple[int, ...]
    """Purses returned."""
    cards: tuple[int, ...]
    """Cards returned, blackmails included."""
    blackmails: tuple[int, ...]
    stood: tuple[int, ...]
    """Steps, or NOT_ANNOUNCED."""
    title: tuple[int, ...]
    """Titles received, or NO_TITLE while the ball runs."""

    @property
    def over(self) -> bool:
        """Were titles given?"""
        return box.NO_TITLE not in self.title

    @property
    def order(self) -> tuple[Seat, ...]:
        """The guests as they are announced."""
        seats = len(self.was)
        return tuple((self.favourite + place) % seats for place in range(seats))

    @property
    def prestige(self) -> tuple[int, ...]:
        """With what was returned so far."""
        more = box.BLACKMAIL_PRESTIGE - box.CARD_PRESTIGE
        parts = zip(self.standing, self.purses, self.cards, self.blackmails, strict=True)
        return tuple(own + purses + box.CARD_PRESTIGE * cards + more * mails for own, purses, cards, mails in parts)

    @property
    def points(self) -> tuple[int, ...]:
        """Of the titles received."""
        return tuple((*box.TITLE_POINTS, 0)[title] for title in self.title)

    @property
    def highest_first(self) -> tuple[Seat, ...]:
        """The guests in the order in which they receive titles."""
        return tuple(sorted(range(len(self.was)), key=lambda seat: -self.stood[seat]))


@dataclass(frozen=True)
class Memory:
    """What is kept between two plies."""

    ball: Ball | None = None
    """The ball that runs, or the latest: until the viewer decides something, or a spectator has seen a turn."""


def remember(kept: Memory | None, ply: Ply, after: Table, viewer: Seat | None) -> Memory:
    """What is kept after one more ply."""
    before: Table = ply.before
    ball = still_told(kept.ball if kept else None, ply, after, viewer)
    if after.balls > before.balls:
        ball = opened(before, after)
    elif ball is not None and before.guests > 0:
        ball = brought(ball, before, ply.seat, ply.action)
    return Memory(ball if ball is None or ball.over else went_on(ball, after))


def still_told(ball: Ball | None, ply: Ply, after: Table, viewer: Seat | None) -> Ball | None:
    """The ball, unless it is over and the viewer has gone on to something else."""
    if ball is None or not ball.over:
        return ball
    goes_on = ply.before.turn != after.turn if viewer is None else ply.seat == viewer
    return None if goes_on else ball


def opened(before: Table, t: Table) -> Ball:
    """A ball that has just begun."""
    seats = range(t.seats)
    nothing = (0,) * t.seats
    return Ball(
        number=t.balls,
        favourite=before.player,
        standing=tuple(rules.standing(t, seat) for seat in seats),
        was=tuple(before.title[: t.seats]),
        purses=nothing,
        cards=nothing,
        blackmails=nothing,
        stood=(box.NOT_ANNOUNCED,) * t.seats,
        title=(box.NO_TITLE,) * t.seats,
    )


def brought(ball: Ball, before: Table, seat: Seat, action: int) -> Ball:
    """The ball after a guest has returned purses or a card, or nothing."""
    if before.phase == box.SPENDING:
        return replace(ball, purses=more(ball.purses, seat, action - box.SPEND))
    if action == box.STOP:
        return ball
    blackmails = more(ball.blackmails, seat, 1) if action == box.RETURN + box.BLACKMAIL else ball.blackmails
    return replace(ball, cards=more(ball.cards, seat, 1), blackmails=blackmails)


def more(row: tuple[int, ...], seat: Seat, number: int) -> tuple[int, ...]:
    """The row with so many more for a seat."""
    return (*row[:seat], row[seat] + number, *row[seat + 1 :])


def went_on(ball: Ball, t: Table) -> Ball:
    """The ball with the guests who were announced since, and with titles if it is over."""
    title = ball.title if t.guests > 0 else tuple(t.title[: t.seats])
    return replace(ball, stood=tuple(t.stood[: t.seats]), title=title)
