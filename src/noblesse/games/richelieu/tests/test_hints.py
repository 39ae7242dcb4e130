"""What an action brings, as far as the actor may know."""

from __future__ import annotations

from noblesse.core import Source
from noblesse.games.richelieu import hints, rules
from noblesse.games.richelieu.box import CORRUPT, NEUTRAL, SEND_QUEEN
from noblesse.games.richelieu.tests.given import given
from noblesse.games.richelieu.tests.plies import done, gain, legal


def test_money_tracks_and_jewels_are_told() -> None:
    t = given(income={0: 4}, military={0: 3}, money={0: 9}, actions=2)
    assert gain(t, "income") == "4 L"
    assert gain(t, "commission") == "military 4, 1 prestige"
    assert gain(given(military={0: 1}), "commission") == "military 2, 1 income"
    assert gain(given(), "commission") == "military 1"
    assert gain(t, "buy") == "4 points at the end"
    assert gain(t, "sell") == "4 points less at the end"
    assert gain(done(t, "income"), "decline") == ""


def test_a_field_says_where_one_would_stand_by_what_one_knows() -> None:
    t = done(given(boxes={1: ("R01: A2 B3 - - C1", "E1: - - - - D2")}), "pick 2")
    assert gain(t, "to I R 3") == "you have 4 there, first so far"
    assert gain(t, "to I O 1") == "you have 2 there, first so far", "further left"
    assert gain(t, "to I O 3") == "you have 2 there, first so far"
    t = done(given(boxes={1: ("R01: - - - B1u C3", "E1: - - - - D2")}), "pick 1")
    assert gain(t, "to I R 3") == "you have 1 there, second so far"
    assert gain(done(given(), "pick -2"), "to I R 1") == "you have −2 there"


def test_the_last_field_says_what_the_box_can_amount_to() -> None:
    t = done(given(boxes={1: ("R01: A3 B1 B1 D2 -", "E1: - - - - C2")}), "pick 1")
    assert gain(t, "to I R 5") == "you have 4 there, first so far, box I is resolved, Richelieu 2 to 12, England 2"


def test_the_last_agent_says_who_comes_home() -> None:
    t = given(city={"A": "3 1"}, screen={"A": "2"})
    assert gain(t, "pick 2") == "your last: 2 agents of the city come home"
    assert gain(given(), "pick 2") == ""


def test_a_neutral_agent_has_no_standing_of_its_players() -> None:
    t = done(given(seats=2, bonus=NEUTRAL), "pick 1")
    assert gain(t, "to I R 1") == ""


def test_a_pawn_says_what_its_sheet_would_have() -> None:
    t = given(bonus=SEND_QUEEN, boxes={1: ("R01: A2", "E1: - - - - C1"), 2: ("R03: Q", "P1")})
    assert gain(t, "to I R 2") == "Richelieu 5, England 1"
    t = given(bonus=SEND_QUEEN, boxes={1: ("R01: A2 A2 A1 - A1", "E1: - - - - C1"), 2: ("R03: Q", "P1")})
    assert gain(t, "to I R 4") == "box I is resolved, Richelieu 9, England 1"


def test_hints_do_not_look_at_what_lies_face_down() -> None:
    t = given(bonus=CORRUPT, boxes={1: ("R01: B3 B1 C2 - D1", "E1: C3 D-2 B2")})
    tables = [t]
    for seed in range(12):
        tables.append(t.copy())
        rules.resample(tables[-1], 0, Source(seed))
    assert len({table.to_bytes() for table in tables}) > 1
    for where in ("I R 1", "I O 2"):
        asked = [done(table, f"corrupt {where}") for table in tables]
        said = [
            [(hints.gain(table, 0, action), hints.note(table, 0, action)) for action in sorted(legal(table))]
            for table in asked
        ]
        assert all(words == said[0] for words in said)
