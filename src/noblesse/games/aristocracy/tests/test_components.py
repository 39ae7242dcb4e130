"""The box: nothing is lost, nothing is made, and the map is what it should be."""

from __future__ import annotations

from itertools import combinations

import noblesse
from noblesse.core import CHANCE, Source
from noblesse.games.aristocracy.box import (
    BONUS,
    BUILDINGS,
    CORN,
    DOMINANCE,
    FISH,
    FISH_AT_A_HARBOUR,
    HARBOUR_REGION,
    HARBOURS,
    HARBOURS_BY,
    KIND_NAMES,
    KINDS,
    LAND,
    MAX_PLIES,
    MULTI,
    NEAR,
    REGION_NAMES,
    REGION_OF,
    REGIONS,
    TOKENS,
    TOWN,
    TOWN_REGION,
    TOWNS_BY,
    TURNS,
)
from noblesse.games.aristocracy.table import Table

DERIVED = {"empty": "The land spaces without token and without marker."}
"""Fields that say nothing of their own."""


def conserved(t: Table) -> dict[str, tuple[int, int]]:
    """Of each component: how many there are on the table, and how many are in the box."""
    on_track = {"king": t.kings, "queen": t.queens}
    count: dict[str, tuple[int, int]] = {}
    for kind, name in enumerate(KIND_NAMES):
        lie = len(t.up[kind]) + t.unseen[kind] + (len(t.under[kind]) if kind < BUILDINGS else 0)
        taken = sum(goods[kind - CORN] for goods in t.goods) if kind >= CORN else 0
        count[name] = (lie + taken + on_track.get(name, 0), TOKENS[kind])
    count["face-down tokens"] = (len(t.down), sum(t.unseen))
    count["fish"] = (sum(t.fish) + sum(goods[FISH] for goods in t.goods), FISH_AT_A_HARBOUR * HARBOURS)
    count["land spaces"] = (len(t.down) + sum(map(len, t.up)) + len(t.empty) + sum(map(len, t.markers)), LAND)
    stacks = [(row, DOMINANCE) for row in t.dominance] + [(row, TOWN) for row in t.towns]
    stacks += [(t.multi, MULTI), (t.bonus, BONUS)]
    for seat in range(t.seats):
        tiles = sum(
            value for row, values in stacks for taken, value in zip(row, values, strict=True) if taken == seat + 1
        )
        count[f"tiles of seat {seat}"] = (t.prizes[seat], tiles)
        for region, name in enumerate(REGION_NAMES):
            standing = sum(REGION_OF[space] == region for space in t.markers[seat])
            count[f"{name} markers of seat {seat}"] = (t.inside[seat][region], standing)
    return count


def test_nothing_is_lost_and_nothing_is_made() -> None:
    game = noblesse.load("aristocracy")
    for seed in range(6):
        finish = ("no", "yes")[seed // 3]
        state, source = game.new_state(2 + seed % 3, plain=True, finish_round=finish), Source(seed)
        plies = 0
        while not state.is_terminal():
            if state.current_player() == CHANCE:
                state.sample_chance(source)
            else:
                legal = state.legal_actions()
                state.apply(legal[source.below(len(legal))])
            plies += 1
            if plies % 7 == 0:
                assert {
                    name for name, (counted, printed) in conserved(state.table).items() if counted != printed
                } == set()
        assert plies <= MAX_PLIES
        assert state.table.turn <= TURNS


def test_1_the_box_holds_what_the_rules_page_says() -> None:
    assert TOKENS == (15, 15, 15, 12, 12, 14, 14, 14)
    assert sum(TOKENS) == LAND == 111
    assert len(KIND_NAMES) == KINDS
    assert (DOMINANCE, TOWN) == ((4, 2), (3, 2))
    assert (MULTI, BONUS) == ((8, 7, 6, 5, 4, 4, 3, 3), (8, 7, 6, 5, 4))
    assert [len(stack) * number for stack, number in ((DOMINANCE, 8), (TOWN, 8), (MULTI, 1), (BONUS, 1))] == [
        16,
        16,
        8,
        5,
    ]


def test_1_blue_has_13_land_spaces_and_no_harbour_every_other_region_14_and_one() -> None:
    assert [REGION_OF.count(region) for region in range(REGIONS)] == [13, 14, 14, 14, 14, 14, 14, 14]
    assert tuple(range(REGIONS)) == TOWN_REGION
    assert tuple(range(1, REGIONS)) == HARBOUR_REGION


def test_1_spaces_that_share_a_side_are_neighbours_both_ways() -> None:
    assert all(space in NEAR[other] for space in range(LAND) for other in NEAR[space])
    assert all(2 <= len(near) <= 6 for near in NEAR)


def test_1_every_town_touches_six_land_spaces_and_every_harbour_three_of_its_own_region() -> None:
    for town in range(REGIONS):
        assert sum(town in towns for towns in TOWNS_BY) == 6
    for harbour, region in enumerate(HARBOUR_REGION):
        beside = [space for space in range(LAND) if harbour in HARBOURS_BY[space]]
        assert [REGION_OF[space] for space in beside] == [region] * 3


def test_1_no_two_towns_are_nearer_than_three_markers() -> None:
    for one, other in combinations(range(REGIONS), 2):
        group = {space for space in range(LAND) if one in TOWNS_BY[space]}
        markers = 1
        while not any(other in TOWNS_BY[space] for space in group):
            group = {near for space in group for near in NEAR[space]} | group
            markers += 1
        assert markers >= 3
