"""Who is at a ball, where each stands or would stand, and which titles that makes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from noblesse.core import Seat
from noblesse.core.drawing import Marks

from .. import box
from ..memory import Ball, Memory
from ..view import View

WAITS: Final = -1
"""Where somebody stands who has not been announced."""


class Guest(NamedTuple):
    """Somebody at the ball."""

    seat: Seat
    step: int
    """Or WAITS."""
    nth: int
    """How many there came before on the floor, or among those who wait."""


def ball_of(view: View, marks: Marks) -> Ball | None:
    """The ball that runs, or the latest as long as it is told."""
    memory = marks.past if isinstance(marks.past, Memory) else Memory()
    if memory.ball is None and view.guests > 0:
        return _bare(view)
    return memory.ball


def _bare(view: View) -> Ball:
    """A ball of which nothing is remembered but what lies on the table."""
    nothing = (0,) * view.seats
    none = (box.NO_TITLE,) * view.seats
    return Ball(view.balls, view.player, view.standing, none, nothing, nothing, nothing, view.stood, none)


def announced(ball: Ball) -> dict[Seat, int]:
    """By seat: the steps of those who stand."""
    return {seat: step for seat, step in enumerate(ball.stood) if step != box.NOT_ANNOUNCED}


def guests(view: View, ball: Ball) -> list[Guest]:
    """All but the one who is being announced, those who stand furthest behind first."""
    out, floor, queue = [], 0, 0
    for seat in ball.order:
        step = ball.stood[seat]
        if step != box.NOT_ANNOUNCED:
            out.append(Guest(seat, step, floor if step == 0 else 0))
            floor += step == 0
        elif seat != asked(view, ball):
            out.append(Guest(seat, WAITS, queue))
            queue += 1
    return sorted(out, key=lambda guest: (guest.step < 0, -guest.step, -guest.nth))


def asked(view: View, ball: Ball) -> Seat:
    """Who is being announced, or NO_SEAT."""
    return box.NO_SEAT if ball.over or view.guests == 0 else view.asked


def lands(stood: Mapping[Seat, int], prestige: int) -> int:
    """The highest free step that is not above the prestige."""
    taken = set(stood.values()) - {0}
    return next(step for step in range(prestige, -1, -1) if step not in taken)


def titles_of(copies: Sequence[int], stood: Mapping[Seat, int]) -> dict[Seat, int]:
    """The titles of those who stand somewhere, if nobody else came."""
    left, titles = list(copies), dict[Seat, int]()
    for seat in sorted(stood, key=lambda seat: (-stood[seat], seat)):
        able = (k for k in range(box.TITLES) if stood[seat] >= box.TITLE_PRESTIGE[k] and left[k] > 0)
        titles[seat] = next(able, box.BARON)
        left[titles[seat]] -= 1
    return titles


def would_be(view: View, ball: Ball, seat: Seat, more: int = 0) -> tuple[int, int]:
    """The step and the title of the guest that is asked with so much more, if nobody came after it."""
    stood = announced(ball)
    step = lands(stood, view.prestige + more)
    return step, titles_of(view.copies, stood | {seat: step})[seat]


def offers(view: View, marks: Marks) -> list[tuple[str, int]]:
    """What the viewer may bring to the ball now: the place, and its prestige."""
    out = []
    for place in marks.legal:
        kind, _, number = place.partition("-")
        if kind == "spend" and view.guests:
            out.append((place, int(number)))
        elif kind == "card" and view.phase == box.RETURNING:
            is_mail = int(number) == box.BLACKMAIL
            out.append((place, box.BLACKMAIL_PRESTIGE if is_mail else box.CARD_PRESTIGE))
    return out
