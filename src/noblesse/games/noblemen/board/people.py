"""The people of a ball: guests on their steps, those who wait, ghosts where one would land, coronets that fall."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from html import unescape
from typing import Final, NamedTuple

from noblesse.core import Seat
from noblesse.core.drawing import Marks
from noblesse.core.svg import num, text

from .. import box
from ..memory import Ball
from ..view import View
from . import opera, stairs
from .court import short
from .guests import WAITS, Guest, asked, guests, offers
from .stairs import LAST, Foot


class Room(NamedTuple):
    """Where guests stand, and how they are drawn there."""

    foot: Callable[[int, int], Foot]
    waiting: Callable[[int], Foot]
    high: int
    """How tall they are."""
    tag: int
    """How far above the feet the slip lies that says who it is."""
    is_wide: bool
    """Is there room above their heads?"""

    def place(self, guest: Guest) -> Foot:
        """Where a guest stands, or waits."""
        return self.waiting(guest.nth) if guest.step == WAITS else self.foot(guest.step, guest.nth)


HALL: Final = Room(stairs.foot, stairs.waiting, stairs.GUEST, stairs.GUEST + 10, True)
HOUSE: Final = Room(opera.foot, opera.waiting, opera.GUEST, 15, False)


_MOST: Final = 9
"""A ghost shows what so much more prestige would lead to; the style knows no more."""
_LIFT: Final = 7
_HIGH: Final = 22
"""Of a slip; and how much higher it lies if it would cover the one on the step below."""


def people(view: View, marks: Marks, ball: Ball, room: Room) -> str:
    """The guests, those in front last, their slips, and over them ghosts or coronets."""
    there = guests(view, ball)
    ranks = {seat: k for k, seat in enumerate(ball.highest_first)} if ball.over else {}
    out = [_figure(guest.seat, room.place(guest), room.high) for guest in there]
    out.append(_slips(view, marks, ball, there, room))
    out.append(_ghosts(view, marks, ball, room))
    if ball.over:
        out += [_crown(ball, guest, room, ranks[guest.seat]) for guest in there]
    return "".join(out)


@lru_cache(256)
def _figure(seat: Seat, foot: Foot, high: int, look: str = "") -> str:
    """A lady or a lord in the seat's colours."""
    wide, tall = high * 64 / 108, high * 116 / 108
    return (
        f'<use class="s{seat} m{seat}{look}" href="#jg{seat % 2}" x="{num(foot.x - wide / 2)}" '
        f'y="{num(foot.y - high)}" width="{num(wide)}" height="{num(tall)}"/>'
    )


def _slips(view: View, marks: Marks, ball: Ball, there: list[Guest], room: Room) -> str:
    """Who they are: slips beside each other do not cover one another; after the ball with the points they won."""
    out, steps = [], {guest.step for guest in there}
    for guest in there:
        x, y = room.place(guest)
        y -= room.tag
        if room.is_wide:
            high = guest.nth % 2 or (guest.step > LAST and (guest.step - LAST) % 2 == 0)
            y -= _LIFT * _below(guest.step, steps) + (_HIGH + 2) * high + 21 * ball.over
        words = _words(view, marks, guest.seat, room)
        beyond = guest.step if guest.step > LAST else None
        x = min(x, stairs.WIDE - 8 - _wide(_said(words, beyond)) / 2)
        out.append(_tag(words, guest.seat, x, y, beyond))
        if room.is_wide and ball.over and ball.points[guest.seat]:
            left = x - _wide(_said(words, beyond)) / 2 - 4
            out.append(_prize(ball, guest, left, y + 6))
    return "".join(out)


def _prize(ball: Ball, guest: Guest, x: float, y: float) -> str:
    """The points of a title, beside the slip."""
    rank = ball.highest_first.index(guest.seat)
    won = text(x, y, f"+{ball.points[guest.seat]}", 19, class_="prize", text_anchor="end")
    return f'<g class="rises w{rank}">{won}</g>'


def _below(step: int, steps: set[int]) -> int:
    """How many of the steps right below are taken."""
    count = 0
    while step > 1 and step - count - 1 in steps and count < step - 1:
        count += 1
    return count


def _words(view: View, marks: Marks, seat: Seat, room: Room) -> str:
    """The name, where there is room for it."""
    if seat == view.viewer:
        return "you"
    return short(view, marks, seat, 8) if room.is_wide and marks.names else ""


def _said(words: str, number: int | None, doubt: str = "") -> str:
    said = f"{words} {number}".strip() if number else words
    return f"{said}{doubt}" if said else ""


def _wide(said: str) -> float:
    """How wide a slip is with these words."""
    return 24 + (8.8 * len(unescape(said)) + 4 if said else 0)


@lru_cache(256)
def _tag(words: str, seat: Seat, x: float, y: float, number: int | None = None, doubt: str = "") -> str:
    """The seat's shape and its name; the step of those beyond the stairs."""
    said = _said(words, number, doubt)
    wide = _wide(said)
    left = x - wide / 2
    inner = text(left + 22, y + 4.6, said, 14, text_anchor="start") if said else ""
    slip = f'<rect x="{num(left)}" y="{num(y - _HIGH / 2)}" width="{num(wide)}" height="{_HIGH}" rx="4"/>'
    shape = f'<use href="#seat-{seat}" x="{num(left + 4)}" y="{num(y - 9)}" width="16" height="18"/>'
    return f'<g class="whois{" maybe" if doubt else ""}">{slip}{shape}{inner}</g>'


def _crown(ball: Ball, guest: Guest, room: Room, rank: int) -> str:
    """The coronet that falls on a head."""
    x, y = room.place(guest)
    title, size = ball.title[guest.seat], room.high * 0.34
    at = f'x="{num(x - size / 2)}" y="{num(y - room.high - size * 0.5)}" width="{num(size)}" height="{num(size)}"'
    return f'<g class="falls w{rank}"><use href="#n-coronet-{title}" {at}/></g>'


# ---- ghosts


def _ghosts(view: View, marks: Marks, ball: Ball, room: Room) -> str:
    """Where the guest that is asked would land: as it is, and with what it could bring."""
    seat = asked(view, ball)
    if seat == box.NO_SEAT:
        return ""
    more = {0, *(worth for _, worth in offers(view, marks) if worth <= _MOST)} if seat == view.viewer else {0}
    return "".join(_ghost(view, marks, ball, worth, room) for worth in sorted(more))


def _ghost(view: View, marks: Marks, ball: Ball, worth: int, room: Room) -> str:
    seat = asked(view, ball)
    step, _ = view.landings[worth]
    stood = [other for other in ball.stood if other != box.NOT_ANNOUNCED]
    foot = room.foot(step, stood.count(0) if step == 0 else 0)
    x, y, half = foot.x, foot.y, room.high * 0.3
    top = y - room.high - (26 if room.is_wide else 8)
    beam = f"M{num(x - half)} {num(y)}L{num(x - 9)} {num(top)}H{num(x + 9)}L{num(x + half)} {num(y)}Z"
    low = 0 if room.is_wide else 6
    pads = "".join(
        f'<rect class="pad{k}" x="{num(x - 21)}" y="{num(y - 3 - low)}" width="42" height="9" rx="3"/>'
        for k in range(2)
    )
    lift = 0 if not room.is_wide else _LIFT * _below(step, set(stood))
    words = _words(view, marks, seat, room)
    tag = _tag(words, seat, x, y - room.tag - low - lift, step if step > LAST else None, "?")
    figure = _figure(seat, foot, room.high, " spook")
    return f'<g class="gh g{worth}"><path class="beam" d="{beam}"/>{figure}{pads}{tag}</g>'
