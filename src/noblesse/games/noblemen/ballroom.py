"""A masquerade ball in words: what guests return, where they stand, and which titles that makes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from noblesse.core import Ply, Seat
from noblesse.core.phrases import several

from . import rules
from .box import (
    BLACKMAIL,
    BLACKMAIL_PRESTIGE,
    CARD_PRESTIGE,
    FOR_BALL,
    NO_TITLE,
    NOT_ANNOUNCED,
    RETURN,
    RETURNING,
    SPEND,
    SPENDING,
    STOP,
    TITLE_POINTS,
)
from .naming import card, points, purses, title
from .story import Story
from .table import Table


@dataclass
class Guest:
    """What a guest has returned, and where that led."""

    purses: int = 0
    cards: list[int] = field(default_factory=list)
    total: int = 0
    """Prestige with all that."""
    step: int = NOT_ANNOUNCED


@dataclass
class Ball:
    """A ball as it goes on; guests in the order in which they are asked."""

    guests: dict[Seat, Guest] = field(default_factory=dict)
    titles: list[int] = field(default_factory=list)
    """By seat, once they are given."""
    number: int = 0

    def returns(self, ply: Ply) -> None:
        """A guest returned purses or a card."""
        t: Table = ply.before
        if t.phase == SPENDING and t.spending == FOR_BALL:
            self.guest(ply.seat).purses = ply.action - SPEND
        elif t.phase == RETURNING and ply.action != STOP:
            self.guest(ply.seat).cards.append(ply.action - RETURN)

    def goes_on(self, before: Table, after: Table) -> None:
        """One step: the ball begins, a guest is announced, titles are given."""
        if after.balls != before.balls:
            self.number = after.balls
            return
        for seat in range(after.seats if self.number else 0):
            if before.stood[seat] == NOT_ANNOUNCED != after.stood[seat]:
                guest = self.guest(seat)
                guest.step, guest.total = after.stood[seat], prestige(after, seat, guest)
        if self.number and before.title[0] == NO_TITLE != after.title[0]:
            self.titles = list(after.title)

    def guest(self, seat: Seat) -> Guest:
        """That guest."""
        return self.guests.setdefault(seat, Guest())

    def tells(self, story: Story) -> None:
        """A line for the ball, and one for each guest so far."""
        if not self.number:
            return
        story.ends("a masquerade ball began, and all titles went back")
        for seat, guest in self.guests.items():
            story.ends(self.of_guest(story, seat, guest))

    def of_guest(self, story: Story, seat: Seat, guest: Guest) -> str:
        """What a guest brought, where it stands, and its title."""
        spent = several(returned(guest, seat == story.viewer))
        name = story.name(seat)
        if guest.step == NOT_ANNOUNCED:
            return f"{name} returned {spent or 'nothing'} so far"
        came = f"{name} came to {guest.total}{f' with {spent}' if spent else ''}"
        if guest.step != guest.total:
            came += f", pushed down to {guest.step}"
        if not self.titles:
            return came
        rank = self.titles[seat]
        return f"{came}: {title(rank)}, {points(TITLE_POINTS[rank]) if TITLE_POINTS[rank] else 'no points'}"


def prestige(t: Table, seat: Seat, guest: Guest) -> int:
    """What a guest came to."""
    blackmails = guest.cards.count(BLACKMAIL)
    others = len(guest.cards) - blackmails
    of_cards = BLACKMAIL_PRESTIGE * blackmails + CARD_PRESTIGE * others
    return rules.standing(t, seat) + guest.purses + of_cards


def returned(guest: Guest, is_known: bool) -> list[str]:
    """Purses and cards; a card other than a blackmail is named only to the one who returned it."""
    parts = [purses(guest.purses)] if guest.purses else []
    blackmails = guest.cards.count(BLACKMAIL)
    if blackmails:
        parts.append(f"{blackmails} × {card(BLACKMAIL)}" if blackmails > 1 else card(BLACKMAIL))
    others = [kind for kind in guest.cards if kind != BLACKMAIL]
    if is_known:
        parts += [card(kind) for kind in others]
    elif others:
        single = "another card" if blackmails else "a card"
        parts.append(single if len(others) == 1 else f"{len(others)} {'other ' * bool(blackmails)}cards")
    return parts


def landings(t: Table, seat: Seat, most: int) -> Iterator[tuple[int, int]]:
    """Step and title of the guest that is asked with nothing more, with 1 more, and up to so much more.

    It is the title it would have if nobody came after it.
    """
    if t.guests == 0:
        return
    after = t.copy()
    for more in range(most + 1):
        step = rules.free_step(t, t.prestige + more)
        for other in range(t.seats):
            after.title[other] = NO_TITLE
            after.stood[other] = 0 if t.stood[other] == NOT_ANNOUNCED else t.stood[other]
        after.stood[seat] = step
        rules.grant_titles(after)
        yield step, after.title[seat]
