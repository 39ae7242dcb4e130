"""2.2: the draft."""

from __future__ import annotations

from itertools import permutations

import pytest

from noblesse.core import NOBODY
from noblesse.core.sets import add, discard
from noblesse.games.notre_dame import rules
from noblesse.games.notre_dame.box import (
    CARD_NAMES,
    DRAFT,
    KEEP,
    NO_CARD,
    PASS_ON,
    PLAY,
    RULES_VERSION,
)
from noblesse.games.notre_dame.table import Table
from noblesse.games.notre_dame.tests.words import actions, do, legal


def dealt(*hands: str) -> Table:
    """Everybody has drawn three cards, by their numbers: "012", and chooses one."""
    t = Table()
    t.seats, t.rules_version = len(hands), RULES_VERSION
    rules.setup(t)
    for seat, kinds in enumerate(hands):
        for kind in map(int, kinds):
            discard(t.deck[seat], kind)
            add(t.choice[seat], kind)
    t.people[:] = [0, 1, 6]
    for person in (0, 1):
        discard(t.brown, person)
    discard(t.gray, 0)
    t.phase = DRAFT
    return t


def keep(t: Table, *kinds: int, order: tuple[int, ...] = ()) -> Table:
    """Everybody keeps a card, in seat order or another."""
    for seat in order or range(t.seats):
        t = do(t, seat, f"keep {CARD_NAMES[kinds[seat]]}")
    return t


def test_2_2_all_are_asked_at_once_and_may_answer_in_any_order() -> None:
    t = dealt("012", "345", "678")
    assert [rules.awaits(t, seat) for seat in range(3)] == [True] * 3
    assert [legal(t, 2), rules.mover(t)] == [["keep hospital", "keep Notre Dame", "keep trusted friend"], 0]
    t = do(t, 2, "keep hospital")
    assert [rules.awaits(t, seat) for seat in range(3)] == [True, True, False]
    assert legal(t, 2) == []


def test_2_2_answers_commute() -> None:
    t = dealt("012", "345", "678")
    tables = [keep(t, 0, 3, 6, order=order) for order in permutations(range(3))]
    assert all(table == tables[0] for table in tables)
    tables = [keep(tables[0], 7, 1, 4, order=order) for order in permutations(range(3))]
    assert all(table == tables[0] for table in tables)


def test_2_2_nothing_is_passed_before_the_last_has_chosen() -> None:
    t = dealt("012", "345", "678")
    one = do(do(t, 2, "keep hospital"), 1, "keep carriage house")
    assert (one.phase, one.reveals) == (DRAFT, 0)
    assert [list(one.choice[seat]) for seat in range(3)] == [[0, 1, 2], [3, 4, 5], [6, 7, 8]]
    assert one.hand[1][0] == NO_CARD


def test_2_2_two_cards_go_to_the_left_and_the_kept_one_cannot_be_passed() -> None:
    t = keep(dealt("012", "345", "678"), 0, 4, 8)
    assert (t.phase, t.reveals, len(t.answered)) == (PASS_ON, 1, 0)
    assert [t.hand[seat][0] for seat in range(3)] == [0, 4, 8]
    assert legal(t, 0) == ["keep hospital", "keep Notre Dame"]
    assert legal(t, 1) == ["keep bank", "keep residence"]
    assert legal(t, 2) == ["keep carriage house", "keep park"]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_2_2_a_hand_is_one_own_card_one_of_the_right_neighbour_and_one_of_the_seat_after_him(seats: int) -> None:
    t = keep(dealt(*["012", "345", "678", "036", "147"][:seats]), *[0, 3, 6, 0, 1][:seats])
    passed = [list(t.choice[seat]) for seat in range(seats)]
    t = keep(t, *[kinds[0] for kinds in passed])
    assert (t.phase, t.reveals, len(t.answered)) == (PLAY, 2, 0)
    for seat in range(seats):
        right, after = (seat - 1) % seats, (seat - 2) % seats
        assert t.hand[seat][1] == passed[seat][0]
        assert t.hand[seat][2] == passed[right][1]
        assert t.hand[seat][1] in {0: [1, 2], 1: [4, 5], 2: [7, 8], 3: [3, 6], 4: [4, 7]}[right]
        assert t.hand[seat][2] in {0: [1, 2], 1: [4, 5], 2: [7, 8], 3: [3, 6], 4: [4, 7]}[after]


def test_2_2_with_two_players_a_hand_is_two_own_cards_and_one_of_the_other() -> None:
    t = keep(dealt("012", "678"), 0, 6)
    assert [legal(t, seat) for seat in range(2)] == [
        ["keep Notre Dame", "keep trusted friend"],
        ["keep bank", "keep residence"],
    ]
    t = keep(t, 7, 1)
    assert [list(t.hand[seat]) for seat in range(2)] == [[0, 7, 2], [6, 1, 8]]


def test_2_2_a_second_choice_in_one_step_and_a_card_not_before_one_are_not_legal() -> None:
    t = do(dealt("012", "345"), 0, "keep bank")
    assert actions(t, 0) == []
    assert 0 not in actions(t, 1)


def test_1_4_what_another_keeps_is_seen_by_nobody_else() -> None:
    t = dealt("012", "345")
    assert {rules.seen(t, 0, 1, kind) for kind in (3, 4, 5)} == {-1 - KEEP}
    assert {rules.seen(t, NOBODY, 1, kind) for kind in (3, 4, 5)} == {-1 - KEEP}
    assert [rules.seen(t, 1, 1, kind) for kind in (3, 4, 5)] == [3, 4, 5]
