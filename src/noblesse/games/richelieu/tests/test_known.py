"""1.4: what everybody can work out is exactly what groups of face-down agents say, by following every match's news."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from noblesse.core import TERMINAL, Source
from noblesse.core.sets import has
from noblesse.games.richelieu import rules
from noblesse.games.richelieu.box import CORRUPT_TO, FIELD, KINDS, SPOTS, TO
from noblesse.games.richelieu.table import Table
from noblesse.games.richelieu.tests.given import new_table
from noblesse.games.richelieu.tests.words import legal_actions, outcomes

Way = tuple[tuple[int, int], ...]
"""Spots and the kinds that may lie there."""


def rest(t: Table, colour: int, way: Way) -> list[int]:
    """How many of each kind are behind the screen, if a colour's hidden agents lie this way."""
    left = [rules.issued(t, colour, kind) - t.city[colour][kind] for kind in range(KINDS)]
    for spot in range(SPOTS):
        if t.who[spot] == colour and has(t.up, spot):
            left[t.kind[spot]] -= 1
    for _, kind in way:
        left[kind] -= 1
    return left


class Onlooker:
    """Follows one colour and keeps every way its hidden agents may lie; sees what everybody sees and no more."""

    def __init__(self, colour: int) -> None:
        self.colour = colour
        self.ways: set[Way] = {()}

    def follow(self, before: Table, action: int, after: Table) -> None:
        """Think about what was done, and then about what was turned up."""
        truth = {spot: before.kind[spot] for spot in self.spots()}
        spot = action - TO
        if before.phase == FIELD and rules.colour_in_hand(before) == self.colour:
            kinds = [before.picked] if rules.price(before, spot) == 0 else list(range(KINDS))
            self.ways = {
                (*way, (spot, kind)) for way in self.ways for kind in kinds if rest(before, self.colour, way)[kind] > 0
            }
            truth[spot] = before.picked
        if before.phase == CORRUPT_TO and before.origin in truth:
            truth[spot] = truth.pop(before.origin)
            self.ways = {tuple((spot if at == before.origin else at, kind) for at, kind in way) for way in self.ways}
        for at in self.spots():
            if after.who[at] != self.colour or has(after.up, at):
                self.ways = {
                    tuple(pair for pair in way if pair[0] != at) for way in self.ways if (at, truth[at]) in way
                }
        self.ways = {tuple(sorted(way)) for way in self.ways}

    def spots(self) -> list[int]:
        """Where hidden agents lie."""
        return [spot for spot, _ in next(iter(self.ways))]


def ways_of_groups(t: Table, colour: int) -> set[Way]:
    """Every way that leaves each group its values; the newest group shares them with the screen."""
    lie: dict[int, list[int]] = {t.backs[colour]: []}
    for spot in range(SPOTS):
        if t.who[spot] == colour and not has(t.up, spot):
            lie.setdefault(t.since[spot], []).append(spot)
    found: list[Way] = [()]
    for since, spots in lie.items():
        stock = Counter(t.kind[spot] for spot in spots)
        if since == t.backs[colour]:
            stock += Counter({kind: t.screen[colour][kind] for kind in range(KINDS)})
        fit = [kinds for kinds in product(range(KINDS), repeat=len(spots)) if Counter(kinds) <= stock]
        found = [(*way, *zip(spots, kinds, strict=True)) for way in found for kinds in fit]
    return {tuple(sorted(way)) for way in found}


def choose(t: Table, source: Source) -> int:
    """Mostly an agent, and a bonus whenever there is one."""
    if rules.mover(t) < 0:
        may = outcomes(t)
    else:
        may = sorted(legal_actions(t))
        may = [action for action in may if action < TO + SPOTS] or may if source.below(4) else may
    return may[source.below(len(may))]


@pytest.mark.parametrize("seed", [11, 12])
@pytest.mark.parametrize(("seats", "neutrals"), [(2, "two"), (2, "one"), (3, "two"), (4, "two")])
def test_1_4_groups_say_what_can_be_known_neither_more_nor_less(seats: int, neutrals: str, seed: int) -> None:
    t, source = new_table(seats, neutrals=neutrals), Source(seed, seats)
    lookers = [Onlooker(colour) for colour in range(rules.colours(t)) if not rules.is_open(t, colour)]
    old = 0
    while rules.mover(t) != TERMINAL:
        before, action = t.copy(), choose(t, source)
        rules.apply(t, rules.mover(t), action)
        for looker in lookers:
            looker.follow(before, action, t)
            if looker.spots() and source.below(4) == 0:
                assert looker.ways == ways_of_groups(t, looker.colour)
                old += any(t.since[spot] < t.backs[looker.colour] for spot in looker.spots())
    assert old > 10, "no agent was still hidden when its colour had taken others back"
