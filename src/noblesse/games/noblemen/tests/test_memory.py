"""What is kept of a ball for the board to tell it."""

from __future__ import annotations

from noblesse.core import Ply
from noblesse.games.noblemen import box, rules
from noblesse.games.noblemen.box import NO_TITLE, NOT_ANNOUNCED
from noblesse.games.noblemen.memory import Ball, Memory, remember
from noblesse.games.noblemen.notation import read
from noblesse.games.noblemen.table import Table
from noblesse.games.noblemen.tests.given import Number, Text, given


def kept(t: Table, *texts: str, viewer: int | None = None) -> Memory:
    """What a viewer keeps after these plies."""
    memory: Memory | None = None
    for text in texts:
        before, seat = t.copy(), rules.mover(t)
        action = read(t, seat, text)
        rules.apply(t, seat, action)
        memory = remember(memory, Ply(before, seat, action), t, viewer)
    assert memory is not None
    return memory


def ball(t: Table, *texts: str, viewer: int | None = None) -> Ball:
    """The ball it keeps."""
    found = kept(t, *texts, viewer=viewer).ball
    assert found is not None
    return found


def invited(estate: Text = "", purses: Number = 0, cards: Text = "") -> Table:
    """A table at which the next turn ends with a ball."""
    return given(queen=0, space=3, title="earl", estate=estate, purses=purses, cards=cards)


def test_a_ball_without_purses_and_cards_is_kept_whole() -> None:
    found = ball(invited(estate={0: "U 1,0 2,0", 1: "U 1,0 2,0 3,0"}), "leisure")
    assert found.over
    assert (found.number, found.favourite, found.order) == (1, 0, (0, 1, 2))
    assert (found.standing, found.prestige, found.stood) == ((2, 3, 0),) * 3
    assert [box.TITLE_NAMES[title] for title in found.was] == ["earl", "baron", "baron"]
    assert [box.TITLE_NAMES[title] for title in found.title] == ["baron", "viscount", "baron"]
    assert found.points == (0, 1, 0)
    assert found.highest_first == (1, 0, 2)


def test_what_guests_return_is_kept_while_the_ball_runs() -> None:
    t = invited(purses={1: 2}, cards={1: "blackmail, dowry"})
    found = ball(t, "leisure", "spend 2", "return blackmail")
    assert not found.over
    assert (found.purses, found.cards, found.blackmails) == ((0, 2, 0), (0, 1, 0), (0, 1, 0))
    assert found.prestige == (0, 5, 0)
    assert found.stood == (0, NOT_ANNOUNCED, NOT_ANNOUNCED)
    assert found.title == (NO_TITLE,) * 3
    assert t.prestige == 5


def test_a_ball_is_told_until_the_viewer_decides_something() -> None:
    assert kept(invited(), "leisure", "leisure", viewer=2).ball is not None
    assert kept(invited(), "leisure", "leisure", viewer=1).ball is None
    assert kept(invited(cards={1: "dowry"}), "leisure", "stop", viewer=1).ball is not None


def test_a_spectator_is_told_of_a_ball_during_one_turn() -> None:
    assert kept(invited(), "leisure").ball is not None
    assert kept(invited(), "leisure", "leisure").ball is None


def test_without_a_ball_nothing_is_kept() -> None:
    assert kept(given(), "leisure").ball is None
