"""A second opinion on chapter 3: what a whole turn earns, reckoned at once from the tables around it (R-08)."""

from __future__ import annotations

import pytest

import noblesse
from noblesse.core import CHANCE, Bits, Seat, Source
from noblesse.games.aristocracy.box import (
    CLAIMS,
    FISH,
    HARBOURS,
    HARBOURS_BY,
    NEAR,
    REGION_NAMES,
    REGION_OF,
    REGIONS,
    SET_POINTS,
    TOWNS_BY,
)
from noblesse.games.aristocracy.prizes import prizes
from noblesse.games.aristocracy.table import Table
from noblesse.games.aristocracy.tests.given import left, stack_of

STACKS = (*REGION_NAMES, *(f"{name} town" for name in REGION_NAMES), "compass", "amulet")


def group(markers: Bits, space: int) -> set[int]:
    """The markers that hang together with the one on this space."""
    found, edge = {space}, {space}
    while edge:
        edge = {near for at in edge for near in NEAR[at] if near in markers} - found
        found |= edge
    return found


def towns_connected(markers: Bits, placed: set[int]) -> set[int]:
    """Every town of every group that contains a new marker and touches two towns."""
    joined: set[int] = set()
    for space in placed:
        towns = {town for at in group(markers, space) for town in TOWNS_BY[at]}
        joined |= towns if len(towns) > 1 else set()
    return joined


def in_regions(markers: Bits) -> list[int]:
    """Markers by region."""
    return [sum(REGION_OF[space] == region for space in markers) for region in range(REGIONS)]


def reckoned(before: Table, after: Table, seat: Seat) -> list[str]:
    """What the turn must have earned, in words."""
    placed = set(after.markers[seat]) - set(before.markers[seat])
    beside = [sum(harbour in HARBOURS_BY[space] for space in placed) for harbour in range(HARBOURS)]
    fish = sum(map(min, before.fish, beside))
    won = [] if fish == 0 else ["a fish" if fish == 1 else f"{fish} fish"]
    was, now = in_regions(before.markers[seat]), in_regions(after.markers[seat])
    for region, name in enumerate(REGION_NAMES):
        claims = sum(was[region] < claim <= now[region] for claim in CLAIMS)
        won += [f"{name} {value}" for value in left(before, name)[:claims]]
    for town in sorted(towns_connected(after.markers[seat], placed)):
        if seat + 1 not in before.towns[town]:
            won += [f"{REGION_NAMES[town]} town {value}" for value in left(before, f"{REGION_NAMES[town]} town")[:1]]
    won += [f"compass {value}" for value in left(before, "compass")[: min(now) - min(was)]]
    nines = sum(after.goods[seat]) // 9 - sum(before.goods[seat]) // 9
    return won + [f"amulet {value}" for value in left(before, "amulet")[:nines]]


def most_sets(goods: list[int]) -> int:
    """The largest number of sets for which the fish can fill the gaps."""
    return max(n for n in range(60) if sum(max(0, n - owned) for owned in goods[:FISH]) <= goods[FISH])


@pytest.mark.parametrize("seed", range(12))
def test_3_every_turn_earns_what_it_would_earn_reckoned_at_once(seed: int) -> None:
    state, source = noblesse.load("aristocracy").new_state(2 + seed % 3, plain=True), Source(seed)
    before: Table = state.table
    while not state.is_terminal():
        if state.current_player() == CHANCE:
            state.sample_chance(source)
            continue
        legal = state.legal_actions()
        state.apply(legal[source.below(len(legal))])
        after: Table = state.table
        if state.is_terminal() or after.turn != before.turn:
            assert prizes(before, after, before.player) == reckoned(before, after, before.player)
            assert all(not prizes(before, after, seat) for seat in range(state.seats) if seat != before.player)
            before = after
    for seat in range(state.seats):
        tiles = sum(value for name in STACKS for value in taken(before, name, seat))
        assert state.scores()[seat] == SET_POINTS * most_sets(before.goods[seat]) + tiles


def taken(t: Table, name: str, seat: Seat) -> list[int]:
    """The values a seat took from a stack."""
    row, values = stack_of(t, name)
    return [value for taker, value in zip(row, values, strict=True) if taker == seat + 1]
