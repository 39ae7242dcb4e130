"""Actions, prompts and the log in words."""

from __future__ import annotations

import pytest

from noblesse.core import CHANCE, BadNotation, Ply, Prompt, Told
from noblesse.games.aristocracy import actions, rules
from noblesse.games.aristocracy.box import ACTIONS, CALLS, CASTLE, CORN, KING, OVER, QUEEN, STOP, VILLAGE
from noblesse.games.aristocracy.hints import gain
from noblesse.games.aristocracy.table import Table
from noblesse.games.aristocracy.tests.given import given, legal, play, spaces

THREE = ("turn over purple 1", "turn over purple 2", "turn over purple 3")


def told(t: Table, *words: str) -> Told:
    """The log's sentence for these plies."""
    plies = []
    for text in words:
        seat = rules.mover(t)
        plies.append(Ply(t, seat, actions.read(t, seat, text)))
        t = play(t, text)
    return actions.tell(plies, t, None)


def number(name: str) -> int:
    """The action of a space."""
    (space,) = spaces(name)
    return space


def test_the_record_speaks_of_spaces_by_region_and_number() -> None:
    t = given(full="corn", to_pick=True)
    assert actions.write(t, 0, number("teal 37")) == "turn over teal 37"
    t = play(t, *THREE)
    assert actions.write(t, CHANCE, CORN) == "purple 1 is corn"
    assert actions.write(t, CHANCE, KING) == "purple 1 is a king"
    t = play(given(up={"king": "purple 10"}, down={"corn": "blue 43"}), "call the kings")
    assert [actions.write(t, 0, number("purple 10")), actions.write(t, 0, STOP)] == ["stand on purple 10", "stop"]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("turn over mauve 3", "column 11: 'mauve 3' is no land space"),
        ("turn over purple 37", "column 11: 'purple 37' is no land space"),
        ("call the bishops", "column 10: 'bishops' is no kind"),
        ("stand on purple 1", "no marker is to be placed now"),
        ("pass", "'turn over', 'call the', 'stand on' or 'stop' expected"),
        ("", "expected"),
    ],
)
def test_words_that_mean_nothing_here_are_refused_with_their_column(text: str, says: str) -> None:
    with pytest.raises(BadNotation, match=says):
        actions.read(given(full="corn", to_pick=True), 0, text)


@pytest.mark.parametrize("text", ["purple 2 is corn", "purple 1 is grass", "purple 1", "corn"])
def test_outcomes_that_cannot_be_are_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        actions.read(play(given(full="corn", to_pick=True), *THREE), CHANCE, text)


def test_labels_and_places_are_what_the_board_calls_them() -> None:
    t = play(given(up={"king": "brown 17, purple 10"}), "call the kings", "stand on blue 43")
    assert actions.label(t, 0, number("brown 17")) == "brown 17"
    assert actions.label(t, 0, STOP) == "stop at 1"
    assert actions.label(t, 0, CALLS + KING) == "call the kings"
    assert [actions.place(t, 0, action) for action in (number("brown 17"), CALLS + KING, STOP)] == [
        "L017",
        "kind-king",
        "",
    ]
    assert actions.place(play(given(full="corn", to_pick=True), *THREE), CHANCE, CORN) == "L001"


def test_the_prompt_says_what_to_do_in_one_line() -> None:
    t = given(full="corn", down={"queen": "purple 1, purple 2, purple 3"}, to_pick=True)
    assert actions.prompt(t, 0) == Prompt("Your turn: 1 of 3", "Turn over three tokens.")
    assert actions.prompt(t, 1) == Prompt("{name}'s turn", "{name} is thinking …")
    t = play(t, THREE[0])
    assert actions.prompt(t, 0) == Prompt("Your turn: 2 of 3", "Turn over three tokens. One chosen.")
    t = play(t, THREE[1], THREE[2])
    assert actions.prompt(t, None).line == "{name} turns over the land."
    t = play(t, "purple 1 is a queen", "purple 2 is a queen", "purple 3 is a queen")
    assert actions.prompt(t, 0) == Prompt(
        "Your turn: call a kind", "Call one kind. You act with every open token of it."
    )
    t = play(t, "call the queens", "stand on purple 2")
    assert actions.prompt(t, 0) == Prompt(
        "Your turn: the queens, 2 of 3", "Stand the second marker. So far: **purple 2**."
    )


def test_the_prompt_fits_its_line_however_many_markers_stand() -> None:
    many = "purple 1, purple 2, purple 3, purple 4, purple 5, purple 6, purple 8, yellow 111, yellow 110, yellow 109"
    t = play(given(up={"king": many}), "call the kings")
    for name in many.split(", ")[:-1]:
        t = play(t, f"stand on {name}")
        assert len(actions.prompt(t, 0).line.replace("**", "")) <= actions.LINE


@pytest.mark.parametrize(("left", "line"), [("blue 43, blue 44", "the last two tokens"), ("blue 43", "the last token")])
def test_the_prompt_knows_when_fewer_than_three_are_left(left: str, line: str) -> None:
    assert actions.prompt(given(down={"corn": left}, to_pick=True), 0).line == f"Turn over {line}."


def test_the_prompt_tells_each_how_the_match_ended() -> None:
    t = given(seats=3, goods={0: "1 corn", 1: "3 fish", 2: "3 fish"}, phase=OVER)
    assert [actions.prompt(t, viewer).line for viewer in (0, 1, 2, None)] == [
        "You come third of 3, 0 points.",
        "You share the win, 3 points.",
        "You share the win, 3 points.",
        "The points: 0, 3 and 3.",
    ]


def test_only_what_cannot_be_taken_back_is_confirmed() -> None:
    t = given(full="corn", down={"king": "purple 1, purple 2", "village": "purple 3"}, to_pick=True)
    assert actions.confirm(t, 0, 0) == ""
    t = play(t, THREE[0], THREE[1])
    assert actions.confirm(t, 0, 2) == "Turn over 3"
    t = play(t, THREE[2], "purple 1 is a king", "purple 2 is a king", "purple 3 is a village")
    assert [actions.confirm(t, 0, CALLS + kind) for kind in (VILLAGE, KING)] == ["End turn", ""]
    t = play(t, "call the kings")
    assert [actions.confirm(t, 0, action) for action in (0, STOP)] == ["", "End turn"]
    t = play(t, "stand on purple 1")
    assert actions.confirm(t, 0, 1) == "End turn"
    last = play(given(kings=6, queens=7, up={"king": "purple 1"}), "call the kings")
    assert actions.confirm(last, 0, 0) == "End the match"


def test_the_last_kind_in_a_round_that_is_played_out_is_said_to_end_the_match() -> None:
    t = given(finish_round=1, kings=12, queens=12, up={"corn": "purple 1", "village": "purple 2"})
    assert actions.confirm(t, 0, CALLS + VILLAGE) == "End turn"
    t = given(seats=3, finish_round=1, kings=12, queens=12, up={"corn": "purple 1"})
    assert actions.confirm(t, 0, CALLS + CORN) == "End the match"
    assert play(t, "call the corn").phase == OVER


def test_one_point_is_a_point() -> None:
    t = given(phase=OVER)
    t.prizes[0] = 1
    assert actions.prompt(t, 0).line == "You win, 1 point."
    assert actions.prompt(t, 1).line == "You come second, 0 points."


def test_a_refusal_says_what_is_so_and_then_what_to_do() -> None:
    t = given(down={"corn": "purple 1, purple 2"}, up={"king": "purple 3"}, markers={1: "purple 4"}, to_pick=True)
    assert actions.refusal(t, 0, 2) == "No face-down token lies on purple 3. Choose one that does."
    assert actions.refusal(t, 0, CALLS) == "First choose the tokens to turn over. Then call a kind."
    t = play(t, "turn over purple 1")
    assert actions.refusal(t, 0, 0) == "Purple 1 is chosen already. Choose another face-down token."
    t = play(t, "turn over purple 2", "purple 1 is corn", "purple 2 is corn")
    assert actions.refusal(t, 0, CALLS + QUEEN) == "No queen lies open. Call kings or corn."
    assert actions.refusal(t, 0, CALLS) == "No village lies open without a marker. Call kings or corn."
    assert actions.refusal(t, 0, 5) == "The tokens are turned over. Call kings or corn."
    t = play(t, "call the kings")
    assert actions.refusal(t, 0, 0) == "That space still holds a token. Choose an empty one."
    assert actions.refusal(t, 0, 3) == "A marker stands there already. Choose an empty space."
    assert actions.refusal(t, 0, CALLS) == "The kings are called. Stand a marker on an empty space, or stop."
    assert all(actions.refusal(t, 0, action) for action in range(ACTIONS))


def test_the_log_tells_a_turn_like_a_person() -> None:
    t = given(up={"castle": "orange 71, green 98", "sheep": "purple 1"}, down={"corn": "blue 43"})
    assert told(t, "call the castles") == Told(0, "called the castles and stood on 2.", "Takes a fish.")
    assert told(t, "call the sheep") == Told(0, "gathered 1 sheep.")
    t = given(
        seats=4, kings=5, up={"king": "purple 1, purple 2"}, markers={0: "red 16, red 24"}, down={"corn": "blue 43"}
    )
    assert told(t, "call the kings", "stand on red 23", "stand on orange 71") == Told(
        0,
        "called the kings (2, coin track 7 of 9) and stood on red 23, orange 71.",
        "Takes a fish, red 4, purple town 3, red town 3.",
    )
    assert told(t, "call the kings", "stop").text == "called the kings (2, coin track 7 of 9) and placed no marker."
    assert told(t, "call the kings", "stand on red 34", "stop").text.endswith("and stood on red 34, then stopped.")


def test_the_log_tells_a_turn_that_has_only_begun() -> None:
    t = given(full="corn", to_pick=True)
    assert told(t).text == ""
    assert told(t, *THREE[:2]) == Told(0, "chose purple 1 and purple 2.")
    assert told(t, *THREE, "purple 1 is corn", "purple 2 is corn").text == "turned over corn and corn."
    assert (
        told(given(up={"king": "purple 1, purple 2"}), "call the kings").text
        == "called the kings (2, coin track 2 of 7)."
    )


def test_the_log_says_which_turn_ended_the_match() -> None:
    t = given(kings=6, queens=7, up={"king": "purple 10"})
    assert told(t, "call the kings", "stand on purple 10").text == (
        "called the kings (1, coin track 7 of 7) and stood on purple 10, which ended the match."
    )
    t = given(kings=7, queens=7, up={"corn": "purple 10"})
    assert told(t, "call the corn").text == "gathered 1 corn, which ended the match."
    assert legal(play(t, "call the corn")) == []


def test_a_hint_says_what_an_action_brings() -> None:
    t = given(
        up={
            "village": "red 16, red 23, red 24",
            "corn": "purple 1",
            "queen": "purple 2, purple 3",
            "church": "blue 53",
        },
        goods={0: "8 wood"},
        queens=3,
        down={"corn": "blue 43"},
    )
    names = ("call the villages", "call the churches", "call the queens", "call the corn")
    assert [gain(t, 0, actions.read(t, 0, name)) for name in names] == [
        "3 markers, 2 fish, red 4, purple town 3, red town 3, amulet 8",
        "1 marker",
        "2 markers, axe handle track 5 of 7",
        "1 corn, amulet 8",
    ]
    t = play(t, "call the queens")
    assert [gain(t, 0, number("purple 3")), gain(t, 0, number("orange 71")), gain(t, 0, STOP)] == [
        "1 fish, amulet 8",
        "",
        "",
    ]
    assert gain(given(full="corn", to_pick=True), 0, 0) == ""


def test_a_hint_changes_nothing() -> None:
    t = given(up={"castle": "red 23"})
    before = t.to_bytes()
    gain(t, 0, CALLS + CASTLE)
    assert t.to_bytes() == before
