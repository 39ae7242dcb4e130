"""The score sheet and the city as text."""

from __future__ import annotations

import noblesse
from noblesse.core import CHANCE, Source, State
from noblesse.core.drawing import Sheet
from noblesse.games.notre_dame import box
from noblesse.games.notre_dame.board.sheet import sheet
from noblesse.games.notre_dame.board.words import text
from noblesse.games.notre_dame.table import Table
from noblesse.games.notre_dame.tests.given import given, hiring
from noblesse.games.notre_dame.tests.words import play
from noblesse.games.notre_dame.view import view

GAME = noblesse.load("notre_dame")


def over(*earned: dict[int, int], gold: tuple[int, ...] = (0, 0, 0), ready: tuple[int, ...] = (0, 0, 0)) -> Table:
    """A match that is over, by what each seat earned from each source."""
    t = given()
    t.phase, t.round = box.OVER, box.ROUNDS
    for seat, sources in enumerate(earned):
        for source, points in sources.items():
            t.earned[seat][source] = points
            t.prestige[seat] += -points if source == box.LOST else points
    t.gold[:3], t.ready[:3] = list(gold), list(ready)
    return t


def points(found: Sheet, source: str) -> list[int]:
    """What a source brought each seat."""
    return [cell.points for line in found.lines if line.source == source for cell in line.cells]


def test_each_source_has_a_line_and_the_plague_is_negative() -> None:
    t = over({box.FROM_RESIDENCE: 9, box.MAYOR: 6, box.LOST: 4}, {box.FROM_MESSAGES: 7, box.FROM_PARK: 3}, {})
    found = sheet(view(t, None))
    assert points(found, "Residence") == [9, 0, 0]
    assert points(found, "Mayor") == [6, 0, 0]
    assert points(found, "Messages") == [0, 7, 0]
    assert points(found, "Park") == [0, 3, 0]
    assert points(found, "Lost to the plague") == [-4, 0, 0]
    assert found.totals == (11, 10, 0)
    assert found.length == "9 rounds"


def test_only_people_who_paid_have_a_line() -> None:
    found = sheet(view(over({box.MAYOR: 6}, {box.MONK: 1}, {}), None))
    named = [line.source for line in found.lines]
    assert named == ["Residence", "Donations", "Notre Dame", "Messages", "Monk", "Mayor", "Park", "Lost to the plague"]


def test_gold_and_markers_at_hand_break_a_tie() -> None:
    found = sheet(view(over({box.MAYOR: 6}, {box.MONK: 6}, {}, gold=(1, 3, 9), ready=(2, 2, 0)), None))
    assert found.tie_break is not None
    assert [(cell.points, cell.detail) for cell in found.tie_break.cells][:2] == [
        (3, "gold 1, markers 2"),
        (5, "gold 3, markers 2"),
    ]
    assert found.why == "Equal in prestige; {name} has more gold and ready markers: 5 against 3."


def test_who_is_still_level_shares_the_win() -> None:
    found = sheet(view(over({box.MAYOR: 50}, {box.MONK: 50}, {}, gold=(3, 1, 0), ready=(2, 4, 0)), None))
    assert found.why == "Equal in prestige, and in gold and ready markers: the win is shared."


def test_what_set_the_winner_apart_is_named() -> None:
    first, second = {box.FROM_RESIDENCE: 9, box.LADY: 6}, {box.FROM_RESIDENCE: 1, box.LADY: 1, box.FROM_PARK: 3}
    found = sheet(view(over(first, second, {}), None))
    assert found.why == "The residence and the lady of the court decided it."


def test_who_lost_less_to_the_plague_may_win_by_it() -> None:
    found = sheet(view(over({box.FROM_PARK: 5}, {box.FROM_PARK: 5, box.LOST: 4}, {}), None))
    assert found.why == "What the plague took from others decided it."


def test_while_prestige_is_hidden_the_sheet_has_the_viewers_own_only() -> None:
    found = sheet(view(given(prestige={0: 4, 1: 9}), 0))
    assert found.totals == (4, 0, 0)
    assert points(found, "Hostess") == [4, 0, 0]
    assert found.why == "Prestige is hidden until the end."


def test_the_text_says_who_may_be_hired_and_for_what() -> None:
    said = text(view(hiring("guild master", at="bank 2"), 0))
    assert "2 prestige for each sector of 2 or more [you: 2 prestige]" in said
    assert "round 4 of 9, period B; ivory begins" in said


def test_the_text_has_every_borough_with_its_friend() -> None:
    said = text(view(given(at={0: "bank 2 + friend, Notre Dame 1", 1: "park 1"}, rat=5, plague=4), 0))
    assert "bank 3+" in said
    assert "park 1" in said
    assert "> seat 0 ivory   prestige 0  gold 3  markers 4 and 7 in the stock  rat 5 to 9  cards 3" in said
    assert "seat 1 black   prestige ?" in said
    assert "Notre Dame has 8 prestige, 8 for each marker there now" in said


def test_the_text_says_how_far_markets_are_and_what_may_be_taken() -> None:
    t = given(messages="0 IP 3, 1 IP 4", taken="0", at="carriage house 1")
    lines = [" ".join(line.split()) for line in text(view(t, 0)).splitlines()]
    assert "ivory inner right 1 within reach 3 prestige and rat back 1; ivory must wait: black comes first" in lines
    assert "black inner right 2 4 prestige" in lines
    assert "ivory centre 0 within reach carriage of ivory" in lines
    assert "messages of ivory: ivory 1" in lines


def test_the_text_names_the_viewers_cards_and_whose_deck_they_are_of() -> None:
    said = text(view(given(hand="bank, park, hotel"), 0))
    assert "in hand: bank (of ivory). One gold for each token here." in said
    assert "in hand: park (of crimson)." in said
    assert "in hand" not in text(view(given(hand="bank, park, hotel"), None))


def test_the_text_tells_what_was_played_and_who_has_chosen() -> None:
    after = play(given(hand="bank, park, hotel"), "use bank")
    assert "cards 2  played bank" in text(view(after, 1))
    state = at_draft()
    state.apply(state.legal_actions(2)[0], 2)
    assert "has chosen" in text(view(state.table, 0))


def test_the_text_hangs_on_nothing_hidden() -> None:
    state = at_draft()
    state.apply(state.legal_actions(2)[0], 2)
    for viewer in (0, None):
        assert text(state.observation(viewer)) == text(state.resample(viewer, Source(4)).observation(viewer))


def at_draft() -> State:
    """A match when all are about to choose."""
    state, source = GAME.new_state(3, plain=True), Source(5)
    while state.current_player() == CHANCE:
        state.sample_chance(source)
    return state
