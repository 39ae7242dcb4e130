"""Who is at a ball, where each stands or would stand, and which titles that makes."""

from __future__ import annotations

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
