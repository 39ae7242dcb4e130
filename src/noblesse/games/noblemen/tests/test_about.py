"""The notes on pieces."""

from __future__ import annotations

import pytest

from noblesse.core import Source
from noblesse.core.drawing import About
from noblesse.games.noblemen import box
from noblesse.games.noblemen.about import about
from noblesse.games.noblemen.table import Table
from noblesse.games.noblemen.tests.given import cell, given
from noblesse.games.noblemen.tests.plies import SAYER, play
from noblesse.games.noblemen.tests.sayings import decisions
from noblesse.games.noblemen.view import view

FARM = "F 1,0 2,0 1,1 2,1"
PLACES = [
    *(f"{word}-{kind}" for word in ("hand", "bag", "church") for kind in range(box.KINDS)),
    *(f"build-{build}" for build in range(box.BUILDS)),
    *(f"card-{card}" for card in range(box.CARDS)),
    *(f"drawn-{number}" for number in range(box.DRAWN)),
    *(f"man-{number}" for number in range(box.MEN)),
    *(f"bribe-{number}" for number in range(1, 6)),
    *(f"title-{title}" for title in range(box.TITLES)),
    *(f"space-{space}" for space in range(box.TRACK)),
    *(f"rival-{seat}" for seat in range(5)),
    *(f"{word}-{seat}-{box.HOME + step}" for word in ("cell", "area") for seat in range(3) for step in range(3)),
    *("spend-0", "bag", "stack", "man-home", "men", "church", "purses", "money", "taxes", "lands", "titles", "dial"),
    "queen",
]


def note(t: Table, place: str, viewer: int | None = 0) -> About:
    """The note on a place, which must be there."""
    found = about(view(t, viewer), place)
    assert found is not None
    return found


def at(word: str, seat: int, spot: str) -> str:
    """The place of a cell or an area."""
    return f"{word}-{seat}-{cell(spot)}"


def test_tiles_in_hand_and_in_the_bag_say_what_they_bring() -> None:
    t = given(hand="FFW", bag="UUM")
    assert note(t, "hand-0").title == "Fields in hand"
    assert note(t, "hand-0").counts == "2 of your 3 tiles"
    assert note(t, "bag-2").counts == "2 of 3"
    assert note(t, "bag").counts == "3 tiles: 2 fountains and a meadow"
    assert note(t, "bag", 1).counts == "3 tiles"
    assert about(view(t, 1), "bag-2") is None
    assert about(view(t, None), "hand-0") is None


def test_a_castle_says_what_it_scores_and_what_is_missing() -> None:
    t = given(estate="F 1,0 -1,0 0,1 0,-1 1,1 -1,1 -1,-1", built="chapel 2,0")
    found = note(t, at("cell", 0, "0,0"))
    assert found.title == "Your castle, the first meadow"
    assert found.text == "It scores once all eight cells round it hold tiles. Missing: south 1 east 1."
    assert found.counts == "3 points once surrounded"
    assert note(t, at("cell", 0, "2,0")).title == "Your chapel, east 2"
    full = given(estate="F -1,0 0,1 0,-1 1,1 -1,1 -1,-1 1,-1", built="palace 0,0, chapel 1,0")
    assert note(full, at("cell", 0, "0,0")).counts == "7 points now"
    assert note(full, at("cell", 0, "0,0"), 1).title == "{0}'s palace, the first meadow"


def test_a_tile_says_of_which_areas_it_is_a_part() -> None:
    t = given(estate={1: f"{FARM} 3,0 3,1 U 0,1"}, built={1: "forest folly 0,2"})
    assert note(t, at("cell", 1, "2,0")).counts == "Part of 2 farms"
    assert note(t, at("cell", 1, "0,1")).counts == ""
    assert note(t, at("cell", 1, "0,2")).title == "{1}'s forest folly, north 2"
    assert about(view(t, 0), at("cell", 1, "5,5")) is None


def test_an_area_says_who_stands_there() -> None:
    t = given(estate={1: FARM}, men={0: "1 1,0"})
    found = note(t, at("area", 1, "1,0"))
    assert found.title == "{1}'s farm, east 1"
    assert "Your man-at-arms stands here" in found.text
    assert found.rule == "3.3"
    assert note(given(estate={1: FARM}), at("area", 1, "1,0")).counts == "No man-at-arms stands here"
    assert about(view(t, 0), at("area", 1, "2,0")) is None


def test_a_structure_says_its_price_and_why_it_cannot_be_built() -> None:
    assert note(given(title="earl", estate="M 1,0"), "build-2").counts == (
        "£3, £4 less £1 for the title; 3 on the board, 12 in the supply"
    )
    assert note(given(money=8), "build-1").counts.startswith("£9 (£1 short); 2 on the board")
    assert note(given(), "build-4").counts == "£12 (needs 2 farms); 12 points now"
    assert note(given(sold="farm folly"), "build-4").counts == "Built on {2}'s estate"


def test_cards_say_when_they_count_and_how_many_there_are() -> None:
    found = note(given(cards="tribute, tribute"), "card-8")
    assert (found.title, found.counts) == ("Tribute", "£5, on your turn; 4 of 35 cards; 2 in your hand")
    assert "unseen by others" in found.text
    assert "unseen" not in note(given(), "card-0").text
    t = play(given(estate="M 1,0"), "build chapel at 1,0", "dowry comes", "tribute comes", "liaison comes")
    assert note(t, "drawn-1").title == "Tribute"
    assert about(view(t, 1), "drawn-1") is None
    t = play(t, "keep first")
    assert note(t, "stack").text.endswith("You know of Tribute and Liaison down there.")
    assert note(t, "stack", 1).text.endswith("shuffled again.")


def test_men_purses_and_the_church() -> None:
    t = given(estate={1: FARM}, men={0: "1 1,0"}, purses={0: 2, 1: 3}, church="FFW", money=7)
    assert note(t, "men").counts == "1 at home, one on {1}'s estate"
    assert note(t, "purses").counts == "15 of 20 on the board, 2 yours"
    assert note(t, "purses", None).counts == "15 of 20 on the board"
    assert note(t, "church-0").counts == "2 of 3 fields"
    assert note(t, "church").counts == "2 of 3 fields, 1 of 3 woods, 0 of 3 fountains and 0 of 3 meadows"
    assert note(t, "money").counts == "£7"
    assert about(view(t, None), "men") is None


def test_the_court_says_who_is_where() -> None:
    t = given(estate="F 1,0 U 0,1", title="earl", taxed=True, queen=1, space=9)
    assert note(t, "title-2").counts == "1 in play, held by {0}"
    assert note(t, "title-0").counts == "1 in play, held by nobody"
    assert note(t, "titles").counts == "{0} 1; {1} 0; {2} 0"
    assert note(t, "taxes").counts == "{0} £1 (used); {1} £0; {2} £0"
    assert note(t, "lands").counts == "{0} 0 tiles; {1} 0 tiles; {2} 0 tiles"
    assert note(t, "queen").counts == "She is with {1}, and locked there until the scoring"
    assert note(t, "queen", 1).counts.startswith("She is with you")
    assert note(t, "dial").counts == "Decade I, the counter is on the locked space"
    assert note(t, "space-8").title == "The second ball".removeprefix("The ").capitalize()
    assert "hand" in note(t, "rival-1").text


@pytest.mark.parametrize(
    "place",
    ["hand-4", "hand", "cell-0", "cell-3-312", "rival-3", "space-11", "bribe-0", "bribe-6", "x", "", "-", "man-²"],
)
def test_what_is_not_there_has_no_note(place: str) -> None:
    assert about(view(given(), 0), place) is None


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_no_note_hangs_on_what_is_hidden_and_each_is_in_sentences(viewer: int | None) -> None:
    for number, (table, _) in enumerate(decisions(3, 4)[::4]):
        twin = SAYER.game.state_of(table).resample(viewer, Source(number)).table
        seen, seen_by_twin = view(table, viewer), view(twin, viewer)
        for place in PLACES:
            found = about(seen, place)
            assert found == about(seen_by_twin, place)
            if found is not None:
                assert found.title[0].isupper() or found.title[0] == "{"  # a name
                assert found.text.endswith(".")
                assert found.rule[0].isdigit()
