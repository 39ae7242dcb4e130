"""What each seat has seen happen since the root of a search, as keys of the nodes at which it decides.

Every seat has a key of its own (Cowling et al. 2012, "Multiple Observer Information Set Monte Carlo Tree Search"): what
one draws or does in secret is in no other seat's key, so nobody in the tree acts on it.  In a game without secrets all
keys are the same.
"""

from __future__ import annotations

from typing import Any

from noblesse.core import ALL, Action, Seat, Source, seen_by
from noblesse.core.source import M64, mix

CHANCE_STREAM = 1 << 32
VEIL_STREAM = 2 << 32


class Known:
    """The keys of all seats on one way down."""

    def __init__(self, rules: Any, actions: int, seats: int, me: Seat) -> None:
        self.rules, self.actions, self.seats, self.me = rules, actions, seats, me
        self.begin()

    def begin(self) -> None:
        """Back to the root, where nothing has happened yet."""
        self.keys = [mix(self.me)] * self.seats
        self.answers = [0] * self.seats
        self.dim: set[Seat] = set()
        """Who cannot know all of the answers that wait to be revealed."""
        self.veiled: set[Seat] = set()
        """Who did not see all that was done since it last decided."""

    def deal(self, drawer: Seat, outcome: Action) -> None:
        """Chance has dealt to a seat, or to ALL."""
        for seat in range(self.seats) if drawer == ALL else (drawer,):
            self.keys[seat] = mix(self.keys[seat] ^ mix(CHANCE_STREAM + outcome))

    def answer(self, t: Any, seat: Seat, action: Action) -> None:
        """A seat is about to decide.  The sum of answers does not tell their order, which must not matter."""
        for viewer in range(self.seats):
            seen = seen_by(self.rules, t, viewer, seat, action)
            number = seat * self.actions + seen + 1 if seen >= 0 else VEIL_STREAM + seat * self.actions - seen
            self.answers[viewer] = (self.answers[viewer] + mix(number)) & M64
            if seen < 0:
                self.dim.add(viewer)

    def reveal(self) -> None:
        """The answers given so far are known, as far as they ever will be."""
        self.keys = [mix(key ^ answers) for key, answers in zip(self.keys, self.answers, strict=True)]
        self.answers = [0] * self.seats
        self.veiled |= self.dim
        self.dim = set()

    def node(self, t: Any, seat: Seat) -> int:
        """The key of the node at which the seat decides now.

        What was done unseen may have left traces, such as cards that are passed on: all that the seat knows goes in.
        """
        if seat in self.veiled:
            self.veiled.remove(seat)
            known = t.copy()
            self.rules.resample(known, seat, Source(0))
            self.keys[seat] = mix(self.keys[seat] ^ image_key(known.to_bytes()))
        return node_key(self.keys[seat], seat)


def image_key(image: bytes) -> int:
    """A number that stands for the bytes of a table."""
    key = 0
    for at in range(0, len(image), 8):
        key = mix(key ^ int.from_bytes(image[at : at + 8], "little"))
    return key


def node_key(key: int, seat: Seat) -> int:
    """The key of a node: what was seen, and who decides."""
    return mix(key + seat + 1 & M64)
