"""The box: nothing is lost and nothing is made."""

from __future__ import annotations

import pytest

import noblesse
from noblesse.core import CHANCE, Source, State
from noblesse.games.notre_dame.box import (
    ACTIONS,
    BROWN,
    CARD_NAMES,
    CARDS,
    DONATION,
    GRAY,
    KINDS,
    LOST,
    MARKERS,
    MARKETS,
    MAX_PLIES,
    MESSAGE_PRESTIGE,
    MESSAGES,
    NO_CARD,
    NO_PERSON,
    PASS_ON,
    PERSON_NAMES,
    PERSONS,
    ROUNDS_OF_A_PERIOD,
    SECTOR_NAMES,
    SPOTS,
)
from noblesse.games.notre_dame.rules import boroughs
from noblesse.games.notre_dame.table import Table

DERIVED: dict[str, str] = {}
"""Fields that say nothing of their own."""


def conserved(t: Table) -> dict[str, tuple[int, int]]:
    """Of each component: how many there are on the table, and how many there should be."""
    count: dict[str, tuple[int, int]] = {}
    for seat in range(t.seats):
        count[f"markers of seat {seat}"] = (t.ready[seat] + t.away[seat] + sum(t.markers[seat]), MARKERS)
        earned = t.earned[seat]
        count[f"prestige of seat {seat}"] = (t.prestige[seat], sum(earned[:LOST]) - earned[LOST])
        count[f"cards of seat {seat}"] = (len(cards(t, seat)), CARDS)
        count[f"kinds of seat {seat}"] = (len(set(cards(t, seat))), CARDS)
    if t.phase > MESSAGES:
        for colour in range(boroughs(t)):
            lie = sum(t.message[SPOTS * colour + spot] > 0 for spot in range(SPOTS))
            count[f"messages of colour {colour}"] = (lie + sum(letters[colour] for letters in t.letters), KINDS)
    behind = t.round % ROUNDS_OF_A_PERIOD
    shown = [person for person in t.people if person != NO_PERSON]
    brown = [person for person in shown if person < BROWN]
    count["brown people"] = (len(t.brown) + len(brown) + 2 * behind, BROWN)
    count["gray people"] = (len(t.gray) + len(shown) - len(brown) + behind, GRAY)
    return count


def cards(t: Table, owner: int) -> list[int]:
    """The kinds of a seat's cards wherever they are; those laid aside in the third round are back in the deck."""
    found = [*t.deck[owner], *t.shown[owner]]
    # In the second step of the draft the two cards that were passed lie before the left neighbour.
    passed = t.phase == PASS_ON
    found += t.choice[(owner + 1) % t.seats] if passed else t.choice[owner]
    for slot in range(3):
        holder = (owner + slot) % t.seats
        found += [t.hand[holder][slot]] if t.hand[holder][slot] != NO_CARD else []
        found += [card % CARDS for card in t.aside[holder] if card // CARDS == slot]
    return found


def step(state: State, source: Source) -> None:
    """One ply of random choices; in the draft of anybody who has not chosen."""
    if state.current_player() == CHANCE:
        state.sample_chance(source)
        return
    awaited = state.awaited()
    seat = awaited[source.below(len(awaited))]
    legal = state.legal_actions(seat)
    state.apply(legal[source.below(len(legal))], seat)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_nothing_is_lost_and_nothing_is_made(seats: int) -> None:
    game = noblesse.load("notre_dame")
    state, source, plies = game.new_state(seats, plain=True, minstrel=("three", "fewer")[seats % 2]), Source(seats), 0
    while not state.is_terminal():
        step(state, source)
        plies += 1
        if plies % 3 == 0:
            assert {name for name, (here, due) in conserved(state.table).items() if here != due} == set()
    assert plies <= MAX_PLIES


def test_1_the_box_holds_what_the_rules_page_says() -> None:
    assert (len(SECTOR_NAMES), len(CARD_NAMES), len(PERSON_NAMES)) == (8, 9, 15)
    assert (DONATION, MESSAGE_PRESTIGE) == ((0, 1, 3, 6), (0, 1, 2, 3, 4))
    assert PERSON_NAMES[BROWN : BROWN + GRAY] == ("city guard", "night watchman", "bishop")
    assert PERSON_NAMES[BROWN + GRAY : BROWN + 2 * GRAY] == ("guild master", "beggar king", "advocate")
    assert PERSON_NAMES[BROWN + 2 * GRAY :] == ("lady of the court", "mayor", "carpenter")
    assert (PERSONS, MARKETS, MARKERS) == (15, 25, 14)
    assert ACTIONS == 9 + 27 + 8 + 1 + 7 + 3 + 25 + 2 + 3 + 15 + 1
