"""Picks of all seats, one step right after the other, and decisions that nobody else ever learns."""

from __future__ import annotations

import pytest

from noblesse.play import Done, Match, Reason, Refused, SeatEvent
from tests.play.drafting import KINDS, LAY, SEATS, Drafting

OTHERS: list[int | None] = [0, 2, None]


@pytest.fixture(params=["no", "yes"])
def draft(request: pytest.FixtureRequest) -> Match:
    """With and without anything that becomes known between two picks."""
    game = Drafting("drafting", "")
    return Match.begin(game, seats=SEATS, players=list("abc"), seed=1, options={"tells": request.param})


def pick(match: Match, *kinds: int) -> None:
    """All pick these, the highest seat first."""
    for seat, kind in reversed(list(enumerate(kinds))):
        assert isinstance(match.act(seat, kind, opened=match.opened(seat)), Done)


def test_the_last_answer_of_a_step_opens_the_next_for_all(draft: Match) -> None:
    pick(draft, 0, 1, 2)
    assert draft.awaited() == [0, 1, 2]
    assert [draft.opened(seat) for seat in range(SEATS)] == [3, 3, 3]
    stale = draft.act(1, 0, opened=0)
    assert isinstance(stale, Refused)
    assert stale.reason is Reason.STALE
    pick(draft, 0, 0, 0)
    assert draft.awaited() == [0]
    assert [draft.opened(seat) for seat in range(SEATS)] == [6, 5, 4], "only seat 0 is asked again"


def test_an_answer_of_the_second_step_moves_nobody_else(draft: Match) -> None:
    pick(draft, 0, 1, 2)
    draft.act(1, 2)
    assert [draft.opened(seat) for seat in range(SEATS)] == [3, 4, 3]


def test_answers_are_withdrawn_within_their_step_alone(draft: Match) -> None:
    pick(draft, 0, 1, 2)
    between = draft.state.to_bytes()
    assert not any(draft.may_undo(seat) for seat in range(SEATS))
    draft.act(2, 0)
    draft.act(0, 1)
    assert [draft.may_undo(seat) for seat in range(SEATS)] == [True, False, True]
    assert isinstance(draft.undo(2), Done)
    assert draft.awaited() == [1, 2]
    assert isinstance(draft.undo(0), Done)
    assert draft.state.to_bytes() == between
    assert not any(draft.may_undo(seat) for seat in range(SEATS))


def test_an_answer_stays_secret_when_its_step_is_over(draft: Match) -> None:
    pick(draft, 0, 1, 2)
    for viewer in (0, 1, 2, None):
        seen = [draft.event_for(event, viewer) for event in draft.events]
        assert {event.seat for event in seen if event.action is not None} == {viewer} - {None}
        assert all(seat == viewer for seat, _ in draft.marks(viewer).last)
    veil = "pick" if draft.options["tells"] == "yes" else "has chosen"
    assert [draft.event_for(event, 1).words for event in draft.events] == ["has chosen", "pick 1", veil]


def test_of_a_tile_that_is_laid_face_down_others_see_what_the_veil_says(draft: Match) -> None:
    seen = []
    for kind in range(KINDS):
        pick(draft, 0, 0, 0)
        pick(draft, 0, 0, 0)
        draft.act(0, LAY)
        before = [draft.opened(seat) for seat in range(SEATS)]
        draft.act(1, LAY + KINDS + kind)
        assert draft.opened(0) == before[0]
        event = draft.events[-1]
        assert draft.event_for(event, 1).words == f"lay {kind} on 1"
        seen.append([(draft.event_for(event, viewer), draft.marks(viewer), draft.log(viewer)) for viewer in OTHERS])
        assert seen[-1][0][0] == SeatEvent(event.seq, 1, event.ply, "lay a tile on 1")
        assert (1, "spot-1") in draft.marks(1).now
        draft = Match.begin(draft.game, seats=SEATS, players=list("abc"), seed=1, options=draft.options)
    assert seen[0] == seen[1] == seen[2]


def test_a_secret_decision_can_be_taken_back_as_any_other(draft: Match) -> None:
    pick(draft, 0, 0, 0)
    pick(draft, 0, 0, 0)
    before, opened = draft.state.to_bytes(), draft.opened(2)
    draft.act(0, LAY + 2)
    assert isinstance(draft.undo(0), Done)
    assert (draft.state.to_bytes(), draft.opened(2)) == (before, opened)
    assert draft.event_for(draft.events[-1], 1).words == "took a decision back"


def test_after_the_end_secret_decisions_are_open(draft: Match) -> None:
    pick(draft, 0, 1, 2)
    pick(draft, 0, 1, 2)
    for seat in range(SEATS):
        draft.act(seat, LAY)
    assert draft.over
    assert all(draft.event_for(event, None).action == event.action for event in draft.events)


def test_a_stored_match_has_the_same_steps(draft: Match) -> None:
    pick(draft, 0, 1, 2)
    draft.act(1, 2)
    draft.undo(1)
    draft.act(2, 0)
    again = Match.resume(draft.game, draft.header, [event.to_line() for event in draft.events])
    assert [again.opened(seat) for seat in range(SEATS)] == [draft.opened(seat) for seat in range(SEATS)]
    assert [again.may_undo(seat) for seat in range(SEATS)] == [draft.may_undo(seat) for seat in range(SEATS)]
    seen = [[match.event_for(event, 0) for event in match.events] for match in (draft, again)]
    assert seen[0] == seen[1]
