"""The box: nothing is lost and nothing is made."""

from __future__ import annotations

import pytest

from noblesse.core import CHANCE, TERMINAL, Source
from noblesse.core.sets import has
from noblesse.games.richelieu import rules
from noblesse.games.richelieu.box import (
    COLOURS,
    EMINENCE,
    KINDS,
    MAX_PLIES,
    MOST_PLACED,
    NO_COLOUR,
    NO_KIND,
    QUEEN,
    SHEETS,
    SPOTS,
    STACK,
    START_JEWELS,
    VALUES,
)
from noblesse.games.richelieu.table import Table
from noblesse.games.richelieu.tests.given import new_table
from noblesse.games.richelieu.tests.words import legal_actions, outcomes

DERIVED: dict[str, str] = {}
"""Fields that say nothing of their own."""


def conserved(t: Table) -> dict[str, tuple[int, int]]:
    """Of each component: how many there are on the table, and how many there should be.

    An agent in hand is still counted behind the screen.  A sheet that nobody won is out of the game and lies nowhere:
    sheets are counted by their places: none has two, and none is missing before the first box was resolved.
    """
    count: dict[str, tuple[int, int]] = {}
    for colour in range(COLOURS):
        for kind in range(KINDS):
            lie = sum(t.who[spot] == colour and t.kind[spot] == kind for spot in range(SPOTS))
            here = lie + t.screen[colour][kind] + t.city[colour][kind]
            count[f"agents of colour {colour} worth {VALUES[kind]}"] = here, issued(t, colour, kind)
    held = t.picked != NO_KIND and t.screen[rules.colour_in_hand(t)][t.picked] > 0
    count["agent in hand, behind the screen"] = int(held), int(t.picking != 0)
    count["jewels"] = sum(t.jewels) + t.city_jewels, START_JEWELS * (t.seats + 1)
    for pawn in (QUEEN, EMINENCE):
        stand = [spot for spot in range(SPOTS) if t.who[spot] == pawn]
        count[f"pawn {pawn}"] = int(len(stand) < 2 and rules.spot_of(t, pawn) == (stand or [-1])[0]), 1
    nobodys = (t.prestige, t.income, t.military, t.money, t.jewels, t.taken)
    count["what seats have that nobody sits on"] = sum(bool(each) for row in nobodys for each in row[t.seats :]), 0
    places = [homes(t, sheet) for sheet in range(SHEETS)]
    count["sheets at two places"] = sum(number > 1 for number in places), 0
    for first in (0, STACK):
        gone = STACK - sum(number > 0 for number in places[first : first + STACK])
        count[f"sheets from {first} that lie nowhere, none before the first resolution"] = min(gone, t.reveals), gone
    count["fields with a value but no agent, or the other way round"] = sum(map(is_odd, [t] * SPOTS, range(SPOTS))), 0
    return count


def issued(t: Table, colour: int, kind: int) -> int:
    """How many agents of a kind a colour has; none if it is not in play."""
    return rules.issued(t, colour, kind) if colour < rules.colours(t) else 0


def homes(t: Table, sheet: int) -> int:
    """At how many places a sheet is: in its stack, in a box, with somebody who won it."""
    stack = has(t.cardinals, sheet) if sheet < STACK else has(t.opposing, sheet - STACK)
    won = sum(has(row, sheet) for row in t.taken)
    in_resolution = t.resolving < 3 and won == 1 and sheet in t.sheet[2 * t.resolving : 2 * t.resolving + 2]
    return int(stack) + list(t.sheet).count(sheet) + won - int(in_resolution)


def is_odd(t: Table, spot: int) -> bool:
    """Does a field say that a value is there without an agent, that nobody lies face up, or the like?"""
    agent = t.who[spot] < COLOURS
    if agent != (t.kind[spot] != NO_KIND) or (not agent and (has(t.up, spot) or t.since[spot] > 0)):
        return True
    return t.who[spot] != NO_COLOUR and t.sheet[spot // 5] >= SHEETS


def step(t: Table, source: Source) -> None:
    """One ply of random choices."""
    seat = rules.mover(t)
    may = outcomes(t) if seat == CHANCE else sorted(legal_actions(t))
    rules.apply(t, seat, may[source.below(len(may))])


@pytest.mark.parametrize("patience", ["5", "10"])
@pytest.mark.parametrize(("seats", "neutrals"), [(2, "two"), (2, "one"), (3, "two"), (4, "two")])
def test_nothing_is_lost_and_nothing_is_made(seats: int, neutrals: str, patience: str) -> None:
    t, source, plies = new_table(seats, neutrals=neutrals, patience=patience), Source(seats), 0
    while rules.mover(t) != TERMINAL:
        step(t, source)
        plies += 1
        if plies % 3 == 0:
            assert {name for name, (here, there) in conserved(t).items() if here != there} == set()
    assert plies <= MAX_PLIES


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_2_3_no_match_sees_more_own_agents_placed_than_the_board_has_room_for(seats: int) -> None:
    t, source, placed = new_table(seats), Source(seats, 7), 0
    while rules.mover(t) != TERMINAL:
        before = [rules.behind_screen(t, seat) for seat in range(seats)]
        backs = list(t.backs)
        step(t, source)
        for seat in range(seats):
            if t.backs[seat] == backs[seat]:
                placed += before[seat] - rules.behind_screen(t, seat)
            else:
                placed += before[seat]
    assert 13 < placed <= MOST_PLACED
