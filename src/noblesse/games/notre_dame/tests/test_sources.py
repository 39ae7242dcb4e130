"""3.7: where prestige comes from is counted by event, the park apart."""

from __future__ import annotations

from typing import Any

import pytest

from noblesse.games.notre_dame.box import PERSON_NAMES, SOURCE_NAMES
from noblesse.games.notre_dame.table import Table
from noblesse.games.notre_dame.tests.given import given, hired, plague
from noblesse.games.notre_dame.tests.words import play


def earned(t: Table) -> dict[str, int]:
    """What seat 0 earned, by source, without zeros."""
    return {name: number for name, number in zip(SOURCE_NAMES, t.earned[0], strict=True) if number}


def test_3_7_residence_donation_and_message_count_apart_and_the_park_too() -> None:
    t = given(hand="residence, Notre Dame", at="park 2", messages="0 IP 4")
    assert earned(play(t, "use residence")) == {"residence": 1, "park": 1}
    assert earned(play(t, "use Notre Dame", "give 2")) == {"donations": 3, "park": 1}
    t = given(hand="carriage house", messages="0 IP 4")
    assert earned(play(t, "use carriage house", "stop at 0 IP", "take")) == {"messages": 4}


def test_3_7_the_share_of_notre_dame_counts_apart() -> None:
    assert earned(plague(round=2, plague=0, at="Notre Dame 1")) == {"Notre Dame": 8}


def test_3_7_what_the_plague_takes_is_counted_up() -> None:
    assert earned(plague(rat=9, plague=3, prestige=1, at="bank 1")) == {"hostess": 1, "plague": 1}


@pytest.mark.parametrize(
    ("person", "prestige", "said"),
    [
        ("hostess", 3, {}),
        ("minstrel", 0, {}),
        ("monk", 1, {}),
        ("fool", 0, {}),
        ("money lender", 1, {}),
        ("doctor", 0, {}),
        ("city guard", 1, {"at": "bank 1"}),
        ("night watchman", 7, {}),
        ("bishop", 0, {}),
        ("guild master", 2, {"at": "bank 2"}),
        ("beggar king", 9, {}),
        ("advocate", 3, {"taken": "0, 1"}),
        ("lady of the court", 2, {"at": "bank 2"}),
        ("mayor", 3, {"at": "bank 3"}),
        ("carpenter", 1, {"at": "bank 3"}),
    ],
)
def test_3_7_each_person_counts_apart(person: str, prestige: int, said: dict[str, Any]) -> None:
    assert earned(hired(person, **said)) == ({person: prestige} if prestige else {})
    assert SOURCE_NAMES[: len(PERSON_NAMES)] == PERSON_NAMES
