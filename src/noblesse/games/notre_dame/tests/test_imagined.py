"""1.4: what a seat can imagine of the cards it does not see (``resample``)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations, permutations

import pytest

from noblesse.core import NOBODY, Seat, Source
from noblesse.core.sets import clear
from noblesse.games.notre_dame import rules
from noblesse.games.notre_dame.box import CARDS, DRAFT, HAND, NO_CARD, PASS_ON, PLAY, RULES_VERSION, SLOT_CARDS, USE
from noblesse.games.notre_dame.table import Table
from noblesse.games.notre_dame.tests.test_components import cards
from noblesse.games.notre_dame.tests.words import actions, drawn

Place = tuple[int, int]
"""Round of the period, and slot, that a card of a deck came to."""


class Match:
    """A match of random choices that notes where each card of each deck went in this period."""

    def __init__(self, seats: int, seed: int) -> None:
        self.t = Table()
        self.t.seats, self.t.rules_version = seats, RULES_VERSION
        rules.setup(self.t)
        self.source = Source(seed, seats)
        self.went: dict[tuple[Seat, Place], int] = {}
        self.open: set[tuple[Seat, Place]] = set()

    def step(self) -> None:
        """Chance has its way, then one of those who are awaited does something."""
        t = self.t = drawn(self.t, self.source)
        awaited = [seat for seat in range(t.seats) if rules.awaits(t, seat)]
        seat = awaited[self.source.below(len(awaited))]
        may = actions(t, seat)
        action = may[self.source.below(len(may))]
        asked, behind = t.phase, t.round % 3
        if asked == DRAFT and behind == 0:
            self.went.clear()
            self.open.clear()
        rules.apply(t, seat, action)
        if asked == PASS_ON and t.phase == PLAY:
            for holder in range(t.seats):
                for slot in range(HAND):
                    self.went[(holder - slot) % t.seats, (behind, slot)] = t.hand[holder][slot]
        if asked == PLAY:
            slot = (action - USE) // CARDS
            self.open.add(((seat - slot) % t.seats, (behind, slot)))


@cache
def match_in(phase: int, seats: int, round: int, seed: int) -> Match:
    """A match in a phase of a round, after some plies of it."""
    match = Match(seats, seed)
    wait = Source(seed, seats, 3).below(2 * seats if phase == PLAY else seats)
    while match.t.round < round or match.t.phase != phase or wait > 0:
        wait -= match.t.round == round and match.t.phase == phase
        match.step()
        match.t = drawn(match.t, match.source)
    return match


def imagined(t: Table, seat: Seat, times: int) -> Iterator[Table]:
    """Tables as the seat may imagine them."""
    for seed in range(times):
        twin = t.copy()
        rules.resample(twin, seat, Source(seed, 77))
        yield twin


def blank(t: Table) -> Table:
    """The table without its hidden cards."""
    t = t.copy()
    for seat in range(t.seats):
        clear(t.deck[seat])
        clear(t.choice[seat])
        t.hand[seat][:] = [NO_CARD] * HAND
        t.aside[seat][:] = [0, 0]
        t.pick[seat] = NO_CARD
    return t


WHERE = [
    (phase, seats, round, seed)
    for seed in range(2)
    for phase in (DRAFT, PASS_ON, PLAY)
    for seats in (2, 3, 4, 5)
    for round in (0, 1, 2)
] + [(PLAY, seats, 4, 5) for seats in (2, 3, 4, 5)]
everywhere = pytest.mark.parametrize(("phase", "seats", "round", "seed"), WHERE)


@everywhere
def test_1_4_every_deck_still_has_nine_kinds_and_as_many_cards_lie_everywhere(
    phase: int, seats: int, round: int, seed: int
) -> None:
    t = match_in(phase, seats, round, seed).t
    for seat in (*range(seats), NOBODY):
        for twin in imagined(t, seat, 3):
            for owner in range(seats):
                assert sorted(cards(twin, owner)) == list(range(CARDS))
                assert (len(twin.deck[owner]), len(twin.choice[owner])) == (len(t.deck[owner]), len(t.choice[owner]))
                assert [kind == NO_CARD for kind in twin.hand[owner]] == [kind == NO_CARD for kind in t.hand[owner]]
                assert [card // CARDS for card in twin.aside[owner]] == [card // CARDS for card in t.aside[owner]]
            assert blank(twin) == blank(t)


@everywhere
def test_1_4_what_a_seat_holds_or_has_laid_aside_stays_as_it_is(phase: int, seats: int, round: int, seed: int) -> None:
    t = match_in(phase, seats, round, seed).t
    for seat in range(seats):
        for twin in imagined(t, seat, 3):
            for row in ("hand", "choice", "pick", "aside", "deck"):
                assert getattr(twin, row)[seat] == getattr(t, row)[seat]


@everywhere
def test_1_4_tables_that_a_seat_cannot_tell_apart_are_imagined_alike(
    phase: int, seats: int, round: int, seed: int
) -> None:
    t = match_in(phase, seats, round, seed).t
    for seat in (*range(seats), NOBODY):
        for other in imagined(t, seat, 2):
            pairs = zip(imagined(t, seat, 2), imagined(other, seat, 2), strict=True)
            assert all(one == twin for one, twin in pairs)


def where(t: Table, owner: Seat) -> dict[Place, int]:
    """Where the hidden cards of a deck are: those in hands and those laid aside."""
    found = {}
    for slot in range(HAND):
        holder = (owner + slot) % t.seats
        if t.hand[holder][slot] != NO_CARD:
            found[t.round % 3, slot] = t.hand[holder][slot]
        for behind, card in enumerate(t.aside[holder]):
            if card // CARDS == slot and card != SLOT_CARDS:
                found[behind, slot] = card % CARDS
    return found


def agrees(match: Match, seat: Seat, owner: Seat, found: dict[Place, int]) -> bool:
    """May the hidden cards of a deck lie so, by all that the seat saw when it drew, chose, passed and received?"""
    seats = match.t.seats
    truth = {place: kind for (whose, place), kind in match.went.items() if whose == owner}
    for (behind, slot), kind in found.items():
        holder = (owner + slot) % seats
        passed_on = slot == 2 and (owner + 1) % seats == seat
        if (holder == seat or passed_on) and kind != truth[behind, slot]:
            return False
        if owner == seat:
            told = {truth[behind, slot] for slot in (1, 2)}
            lie = {found.get((behind, slot), truth[behind, slot]) for slot in (1, 2)}
            if slot > 0 and told != lie:
                return False
    return True


def arrangements(match: Match, seat: Seat, owner: Seat) -> set[tuple[int, ...]]:
    """Every way the hidden cards of a deck may lie, by brute force."""
    lie = where(match.t, owner)
    hidden = sorted(set(range(CARDS)) - set(match.t.shown[owner]))
    if owner == seat:
        hidden = [kind for kind in hidden if kind not in match.t.deck[owner]]
    ways = (dict(zip(lie, kinds, strict=True)) for kinds in permutations(hidden, len(lie)))
    return {tuple(way.values()) for way in ways if agrees(match, seat, owner, way)}


CLOSE = [
    (seats, round, seed) for seats in (2, 3, 4, 5) for round, seed in ((0, 1), (1, 1), (2, 1), (2, 2), (2, 3), (5, 1))
]


@pytest.mark.parametrize(("seats", "round", "seed"), CLOSE)
def test_1_4_nobody_is_given_a_card_that_he_cannot_have(seats: int, round: int, seed: int) -> None:
    match = match_in(PLAY, seats, round, seed)
    for seat in range(seats):
        for twin in imagined(match.t, seat, 6):
            assert all(agrees(match, seat, owner, where(twin, owner)) for owner in range(seats))
            for owner in range(seats):
                gone = {match.went[place] for place in match.open if place[0] == owner}
                assert gone == set(match.t.shown[owner])
                assert not gone & {*where(twin, owner).values(), *twin.deck[owner]}


@pytest.mark.parametrize(("seats", "round", "seed"), [(2, 2, 1), (3, 2, 1), (4, 2, 1), (5, 2, 3), (3, 0, 1), (4, 1, 4)])
def test_1_4_every_way_the_cards_may_lie_is_imagined_about_as_often(seats: int, round: int, seed: int) -> None:
    match = match_in(PLAY, seats, round, seed)
    seat = seed % seats
    ways = {owner: arrangements(match, seat, owner) for owner in range(seats)}
    few = [owner for owner in ways if len(ways[owner]) <= 24]
    assert few
    times = 40 * max(len(ways[owner]) for owner in few)
    twins = list(imagined(match.t, seat, times))
    for owner in few:
        often = Counter(tuple(where(twin, owner).values()) for twin in twins)
        assert set(often) == ways[owner]
        due = times / len(ways[owner])
        assert all(abs(number - due) < 5 * due**0.5 for number in often.values()), often


def test_1_4_a_chosen_pair_is_imagined_in_every_way_while_cards_are_passed() -> None:
    t = match_in(PASS_ON, 4, 2, 1).t
    twins = list(imagined(t, 0, 400))
    for chooser in (2, 3):
        owner = chooser - 1
        known = {card % CARDS for card in t.aside[0] if (0 - card // CARDS) % 4 == owner}
        pool = sorted(set(range(CARDS)) - set(t.shown[owner]) - known)
        pairs = Counter(tuple(twin.choice[chooser]) for twin in twins)
        assert set(pairs) == set(combinations(pool, 2))
        assert min(pairs.values()) > 400 / len(pairs) / 2
    assert {tuple(twin.choice[1]) for twin in twins} == {tuple(t.choice[1])}
    assert {tuple(twin.choice[0]) for twin in twins} == {tuple(t.choice[0])}


def test_1_4_what_others_have_chosen_is_not_imagined_but_asked_again() -> None:
    match = match_in(DRAFT, 3, 0, 0)
    while len(match.t.answered) < 2:
        match.step()
    chosen = list(match.t.answered)
    twin = next(imagined(match.t, chosen[0], 1))
    assert twin.pick[chosen[0]] == match.t.pick[chosen[0]]
    assert twin.pick[chosen[1]] == NO_CARD
    assert set(twin.answered) == set(chosen)
    (last,) = {0, 1, 2} - set(chosen)
    rules.apply(twin, last, actions(twin, last)[0])
    assert [rules.awaits(twin, seat) for seat in range(3)] == [seat == chosen[1] for seat in range(3)]
    rules.apply(twin, chosen[1], actions(twin, chosen[1])[0])
    assert twin.phase == PASS_ON


def test_1_4_two_players_know_all_three_cards_of_their_own_deck() -> None:
    t = match_in(PLAY, 2, 1, 3).t
    assert all(where(twin, 0) == where(t, 0) for twin in imagined(t, 0, 10))
