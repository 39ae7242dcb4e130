"""The box: nothing is lost and nothing is made."""

from __future__ import annotations

import pytest

import noblesse
from noblesse.core import CHANCE, Source, State
from noblesse.games.noblemen.box import (
    BARON,
    CARD_COUNT,
    CARD_NAMES,
    CARDS,
    CHOOSE,
    COPIES,
    DECADES,
    FEWEST_SEATS,
    FOLLIES,
    FOLLY,
    FOLLY_POINTS,
    KINDS,
    MARKETS,
    MAX_PLIES,
    MOST_SEATS,
    NO_KIND,
    NO_SEAT,
    NO_TITLE,
    PIECES,
    PRICES,
    PURSES,
    SOURCES,
    STRUCTURE_NAMES,
    STRUCTURES,
    TILE_NAMES,
    TILES,
    TITLE_NAMES,
    TITLE_POINTS,
    TRADE,
    TURN,
)
from noblesse.games.noblemen.table import Table

DERIVED: dict[str, str] = {}
"""Fields that say nothing of their own."""


def conserved(t: Table) -> dict[str, tuple[int, int]]:
    """Of each component: how many there are on the table, and how many there should be."""
    return tiles(t) | cards(t) | pieces(t) | {"seats with points from nowhere": (from_nowhere(t), 0)}


def tiles(t: Table) -> dict[str, tuple[int, int]]:
    """Tiles in bag, church, hands and estates, and the one that was taken up; in a trade it is still in the bag."""
    found = {}
    for kind, name in enumerate(TILE_NAMES):
        laid = sum(len(t.tiles[KINDS * seat + kind]) for seat in range(MOST_SEATS))
        up = int(t.held == kind and t.phase != TRADE)
        hands = sum(hand[kind] for hand in t.hand)
        found[f"{name} tiles"] = (t.bag[kind] + t.church[kind] + hands + laid + up, TILES[kind])
    found["tiles taken up out of turn"] = (int(t.held != NO_KIND and t.phase in (CHOOSE, TURN)), 0)
    return found


def cards(t: Table) -> dict[str, tuple[int, int]]:
    """Cards of the stack, under it, in hands, and those that are looked at."""
    places = [*t.under, *t.drawn]
    return {
        name: (t.stack[card] + places.count(card) + sum(hand[card] for hand in t.cards), CARD_COUNT[card])
        for card, name in enumerate(CARD_NAMES)
    }


def pieces(t: Table) -> dict[str, tuple[int, int]]:
    """Structures, purses and titles."""
    found = {}
    for kind, name in enumerate(STRUCTURE_NAMES[:MARKETS]):
        built = sum(len(t.built[STRUCTURES * seat + kind]) for seat in range(MOST_SEATS))
        found[f"{name}s"] = (t.market[kind] + t.supply[kind] + built, PIECES[kind])
    for folly in range(FOLLIES):
        seat = t.folly_of[folly]
        stands = seat != NO_SEAT and t.folly_at[folly] in t.built[STRUCTURES * seat + FOLLY]
        found[f"folly {folly}"] = (int(stands), int(seat != NO_SEAT))
    found["follies"] = (sum(len(t.built[STRUCTURES * seat + FOLLY]) for seat in range(MOST_SEATS)), built_follies(t))
    found["purses in hands beyond those there are"] = (max(0, sum(t.purses) - PURSES), 0)
    for title, name in enumerate(TITLE_NAMES):
        copies = COPIES[t.seats - FEWEST_SEATS][title]
        found[f"copies of {name} too many"] = (max(0, t.title[: t.seats].count(title) - copies), 0)
    found["seats without a title, but for a ball"] = (
        t.title[: t.seats].count(NO_TITLE) * int(t.guests == 0 or t.at_turn == 1),
        0,
    )
    return found


def built_follies(t: Table) -> int:
    """Follies that somebody has built."""
    return FOLLIES - list(t.folly_of).count(NO_SEAT)


def from_nowhere(t: Table) -> int:
    """Seats whose points do not come from anywhere."""
    return sum(sum(t.earned[seat]) != t.points[seat] for seat in range(MOST_SEATS))


def step(state: State, source: Source) -> None:
    """One ply of random choices; at the start of anybody who has not chosen."""
    if state.current_player() == CHANCE:
        state.sample_chance(source)
        return
    awaited = state.awaited()
    seat = awaited[source.below(len(awaited))]
    legal = state.legal_actions(seat)
    state.apply(legal[source.below(len(legal))], seat)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_nothing_is_lost_and_nothing_is_made(seats: int) -> None:
    game = noblesse.load("noblemen")
    state, source, plies = game.new_state(seats, first_match=("yes", "no")[seats % 2]), Source(seats), 0
    while not state.is_terminal():
        step(state, source)
        plies += 1
        if plies % 11 == 0 or state.is_terminal():
            assert {name for name, (here, due) in conserved(state.table).items() if here != due} == set()
    assert plies <= MAX_PLIES


def test_1_1_the_box_holds_what_the_rules_page_says() -> None:
    assert (sum(TILES), TILES) == (202, (62, 48, 44, 48))
    assert (sum(CARD_COUNT), CARD_COUNT) == (35, (4, 4, 4, 3, 3, 3, 4, 4, 4, 2))
    assert (PIECES, PURSES) == ((15, 12, 15, 4), 20)
    assert PRICES == ((3, 4, 5, 6, 7), (7, 8, 9, 10), (2, 3, 4, 5, 6))
    assert (TITLE_POINTS, FOLLY_POINTS) == ((7, 5, 3, 1, 0), (12, 10, 8, 6))
    assert [sum(copies[:BARON]) for copies in COPIES] == [4, 5, 7]
    assert [copies[BARON] for copies in COPIES] == [3, 4, 5]
    assert (len(CARD_NAMES), len(TITLE_NAMES)) == (CARDS, 5)
    assert SOURCES * DECADES == 27
