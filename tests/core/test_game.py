"""Games on the shelf, what they are made with, and what is said when that is wrong."""

from __future__ import annotations

import pytest

import noblesse
from noblesse import games
from noblesse.core import CHANCE, Game, IllegalAction, NoblesseError, Source, UnknownName, WrongSetup
from noblesse.core.errors import BadNotation


@pytest.fixture
def toy() -> Game:
    return noblesse.load("toy").plain_game()


def test_the_shelf_is_what_lies_in_its_folders() -> None:
    assert "toy" in games.names()
    assert games.names() == sorted(games.names())


def test_a_game_is_loaded_once_and_hyphens_and_capitals_are_understood() -> None:
    assert noblesse.load("toy") is noblesse.load("toy")
    assert noblesse.load(" Toy ").name == "toy"


@pytest.mark.parametrize(
    ("wrong", "says"), [("toyy", "There is no game 'toyy'. Did you mean toy?"), ("to-y", "Did you mean toy?")]
)
def test_a_near_miss_is_told_the_nearest(wrong: str, says: str) -> None:
    with pytest.raises(UnknownName) as refused:
        noblesse.load(wrong)
    assert says in str(refused.value)


def test_a_far_miss_is_told_all_there_is() -> None:
    with pytest.raises(UnknownName) as refused:
        noblesse.load("xiangqi")
    assert str(refused.value) == f"There is no game 'xiangqi'. There are: {', '.join(games.names())}."


def test_seats_and_options_a_game_does_not_have_are_refused(toy: Game) -> None:
    with pytest.raises(WrongSetup, match=r"^Masque is for 2 to 4 players, not 5\.$"):
        toy.new_state(5)
    with pytest.raises(WrongSetup, match=r"^Masque has no option 'encores'; it has: encore\.$"):
        toy.new_table(2, encores="yes")
    with pytest.raises(WrongSetup, match=r"^The option encore is one of yes, no, not 'maybe'\.$"):
        toy.new_table(2, encore="maybe")


def test_options_are_fields_that_hold_the_index_of_their_value(toy: Game) -> None:
    assert toy.new_table(2).encore == 0  # type: ignore[attr-defined]  # a field of this game
    table = toy.new_table(2, encore="no")
    assert table.encore == 1  # type: ignore[attr-defined]  # a field of this game
    assert toy.options_of(table) == {"encore": "no"}
    assert (table.seats, table.rules_version) == (2, toy.box.RULES_VERSION)


def test_every_error_is_for_the_caller_to_mend() -> None:
    for kind in (BadNotation("x"), IllegalAction("x"), UnknownName("x"), WrongSetup("x")):
        assert isinstance(kind, NoblesseError)


def test_refusals_say_whose_turn_it_is(toy: Game) -> None:
    state = toy.new_state(2)
    for action, seat, says in (
        (0, 0, "Chance is to deal first."),
        (99, CHANCE, "Chance cannot deal outcome 99 here."),
        (99, None, "Chance cannot deal outcome 99 here."),
    ):
        with pytest.raises(IllegalAction) as refused:
            state.apply(action, seat)
        assert str(refused.value) == says


def test_refusals_say_what_is_wrong_with_an_action(toy: Game) -> None:
    state, source = toy.new_state(2), Source(1)
    while state.current_player() == CHANCE:
        state.sample_chance(source)
    state.apply(state.legal_actions(0)[0], 0)
    for action, seat, says in (
        (0, 0, "It is not seat 0's turn but seat 1's."),
        (0, 7, "It is not seat 7's turn but seat 1's."),
        (9_999, 1, "9999 is not an action of Masque."),
        (-1, 1, "-1 is not an action of Masque."),
        (0, 1, "Everybody chooses a mask now. Choose one of your hand."),
    ):
        with pytest.raises(IllegalAction) as refused:
            state.apply(action, seat)
        assert str(refused.value) == says


def test_at_the_end_nothing_can_be_done(toy: Game) -> None:
    state = toy.new_state(3)
    state.playout(Source(2))
    assert state.is_terminal()
    assert (state.legal_actions(), state.awaited(), state.chance_outcomes()) == ([], [], [])
    with pytest.raises(IllegalAction, match=r"^The match is over\.$"):
        state.apply(0, 0)
    with pytest.raises(IllegalAction, match="not chance's turn"):
        state.sample_chance(Source(1))


def test_a_state_is_equal_to_another_of_the_same_table_and_cannot_be_a_key(toy: Game) -> None:
    one, other = toy.new_state(2), toy.new_state(2)
    assert one == other
    other.sample_chance(Source(1))
    assert one != other
    assert one != object()
    with pytest.raises(TypeError):
        hash(one)


def test_the_hash_is_16_hex_digits_that_change_with_the_table(toy: Game) -> None:
    state = toy.new_state(2)
    before = state.hash()
    assert len(before) == 16
    int(before, 16)
    state.sample_chance(Source(1))
    assert state.hash() != before


def test_repr_says_what_a_person_wants_to_know(toy: Game) -> None:
    state = toy.new_state(2)
    assert repr(state) == "<toy, 2 seats, to act: -1>"
    assert repr(state.table) == "<toy table, 2 seats>"
