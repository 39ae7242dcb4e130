from __future__ import annotations

from noblesse.core import CHANCE, Source
from noblesse.play import Done, Match, SeatEvent, ServerEvent


def act(match: Match, seat: int, place: int = 0) -> ServerEvent:
    done = match.act(seat, match.state.legal_actions(seat)[place])
    assert isinstance(done, Done)
    return done.events[0]


def test_a_seat_event_is_not_a_server_event(match: Match) -> None:
    assert not issubclass(SeatEvent, ServerEvent)
    assert {"hash", "before"}.isdisjoint(SeatEvent.__slots__), "hashes and tables stay on the server"


def test_a_private_draw_is_seen_by_its_seat_alone(match: Match) -> None:
    for event in match.events:
        drawer = match.game.rules.draws_for(match.table(event.ply - 1))
        for viewer in (0, 1, 2, None):
            seen = match.event_for(event, viewer)
            assert seen.seat == CHANCE
            if viewer == drawer:
                assert seen.action == event.action
            else:
                assert (seen.action, seen.words) == (None, f"deals to seat {drawer}")


def test_a_hidden_answer_is_seen_by_others_as_chosen_and_no_more(match: Match) -> None:
    event = act(match, 1)
    assert match.event_for(event, 1).action == event.action
    for viewer in (0, 2, None):
        assert match.event_for(event, viewer) == SeatEvent(event.seq, 1, event.ply, "has chosen")


def test_others_see_the_same_events_whatever_was_chosen(match: Match) -> None:
    seen = []
    for place in range(len(match.state.legal_actions(1))):
        event = act(match, 1, place)
        seen.append([repr(match.event_for(event, viewer)) for viewer in (0, 2, None)])
        match.undo(1)
        seen[-1] += [repr(match.event_for(match.events[-1], viewer)).replace(str(match.seq), "") for viewer in (0, 2)]
    assert len(seen) > 1
    assert all("has chosen" in words for events in seen for words in events[:3])
    assert len({tuple(event.partition("ply=")[2] for event in events) for events in seen}) == 1


def test_the_last_answer_unveils_and_is_seen_by_all(match: Match) -> None:
    events = [act(match, seat) for seat in (2, 0, 1)]
    assert match.event_for(events[-1], None).action == events[-1].action
    assert match.event_for(events[0], None).action is None, "the past is shown as it was allowed to be seen then"


def test_after_the_end_all_is_open(ended: Match) -> None:
    for event in ended.events:
        assert ended.event_for(event, None).action == event.action


def test_what_viewers_see_of_the_past_does_not_hang_on_what_is_hidden_from_them(match: Match) -> None:
    act(match, 1)
    before = match.view(0), match.log(0), match.marks(0), match.prompt(0)
    match.undo(1)
    act(match, 1, -1)
    assert (match.view(0), match.log(0), match.marks(0), match.prompt(0)) == before


def test_marks_show_no_place_of_an_answer_that_is_hidden(match: Match) -> None:
    act(match, 1)
    for viewer in (0, 2, None):
        assert all(seat != 1 for seat, _ in match.marks(viewer).now)


def test_the_seed_is_no_part_of_what_bots_get(match: Match) -> None:
    state, source = match.for_bot(0)
    assert match.seed not in (source.state, Source(match.seed, match.ply).state)
    assert source.state != Source(match.seed, match.ply, 0).state, "from this one the seed can be computed"
    assert not hasattr(state, "seed")
