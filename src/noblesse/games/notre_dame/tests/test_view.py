"""Who may see what."""

from __future__ import annotations

import dataclasses

import pytest

import noblesse
from noblesse.core import CHANCE, Ply, Source, State
from noblesse.games.notre_dame import box
from noblesse.games.notre_dame.tests.given import given, hiring
from noblesse.games.notre_dame.tests.words import play
from noblesse.games.notre_dame.view import NOTHING, View, changed, remember, view

GAME = noblesse.load("notre_dame")
SECRET = (
    "viewer",
    "driver",
    "reach",
    "takeable",
    "hand",
    "choice",
    "kept",
    "passed",
    "deck",
    "laid",
    "scores",
    "earned",
)
"""Fields that differ between viewers."""


def drafted(phase: int, seats: int = 4, **options: str) -> State:
    """A match when all are about to choose in the draft, or to play."""
    state, source = GAME.new_state(seats, plain=True, **options), Source(5)
    while state.table.phase != phase:
        if state.current_player() == CHANCE:
            state.sample_chance(source)
        else:
            seat = state.awaited()[0]
            state.apply(state.legal_actions(seat)[0], seat)
    return state


def kinds_seen(seen: View) -> set[int]:
    """Every kind of card the view names as the viewer's own."""
    passed = {kind for _, kinds in seen.passed for kind in kinds}
    return {*seen.hand, *seen.choice, seen.kept, *passed, *seen.deck} - {box.NO_CARD}


def test_a_spectator_sees_no_card_that_nobody_played() -> None:
    for phase in (box.DRAFT, box.PASS_ON, box.PLAY):
        assert kinds_seen(view(drafted(phase).table, None)) == set()


def test_a_seat_sees_its_own_three_cards_and_the_rest_of_its_deck() -> None:
    seen = view(drafted(box.DRAFT).table, 2)
    assert len(seen.choice) == 3
    assert sorted(seen.choice + seen.deck) == list(range(box.CARDS))


def test_a_choice_is_seen_by_who_made_it_and_others_see_that_it_was_made() -> None:
    state = drafted(box.DRAFT)
    kind = state.legal_actions(1)[0] - box.KEEP
    state.apply(box.KEEP + kind, 1)
    mine, theirs = view(state.table, 1), view(state.table, 0)
    assert (mine.kept, theirs.kept) == (kind, box.NO_CARD)
    assert mine.answered == theirs.answered == (1,)
    assert mine.passed == ((2, tuple(card for card in mine.choice if card != kind)),)


def test_the_two_cards_that_were_passed_stay_known_but_not_which_of_them_stayed_where() -> None:
    before = view(drafted(box.PASS_ON).table, 0)
    after = view(drafted(box.PLAY).table, 0)
    assert before.passed[0] == after.passed[0]
    assert [seat for seat, _ in after.passed] == [1, 1]
    assert len(after.passed[1][1]) == 1


def test_a_passed_card_stays_known_when_it_was_played() -> None:
    before, after = drafted(box.PLAY), drafted(box.HIRE)
    assert sum(after.table.played[1][play] != box.SLOT_CARDS for play in range(box.PLAYS)) == 2
    assert view(before.table, 0).passed == view(after.table, 0).passed


@pytest.mark.parametrize("option", ["no", "yes"])
def test_prestige_of_others_is_hidden_unless_the_option_says_otherwise(option: str) -> None:
    t = given(prestige={0: 7, 1: 9})
    t.show_prestige = option == "yes"
    seen = view(t, 0)
    assert seen.scores == ((7, 9, 0) if option == "yes" else (7, None, None))
    assert [earned is None for earned in seen.earned] == [False, option == "no", option == "no"]
    assert seen.ranks == ((1, 0, 2) if option == "yes" else (NOTHING,) * 3)


def test_a_spectator_sees_nobodys_prestige() -> None:
    assert view(given(prestige=7), None).scores == (None, None, None)


def test_at_the_end_all_prestige_is_open() -> None:
    t = given(prestige={0: 7, 1: 9})
    t.phase = box.OVER
    seen = view(t, None)
    assert seen.scores == (7, 9, 0)
    assert seen.ranks == (1, 0, 2)
    assert seen.over


def test_of_two_players_nobody_else_sees_which_card_of_the_own_deck_was_played_the_kept_or_the_returned_one() -> None:
    kept = play(given(seats=2, hand="bank, park, hotel"), "use bank")
    returned = play(given(seats=2, hand="hotel, park, bank"), "use bank")
    assert view(kept, None) == view(returned, None)
    assert view(kept, None).played[0] == view(kept, 1).played[0] == (box.BANK, box.SLOT_CARDS)
    assert view(returned, 0).played[0] == (2 * box.CARDS + box.BANK, box.SLOT_CARDS)
    other = play(given(seats=2, hand="bank, park, hotel"), "use park")
    assert view(other, None).played[0] == (box.CARDS + box.PARK, box.SLOT_CARDS)


def test_a_view_depends_on_nothing_that_is_dealt_anew() -> None:
    for phase in (box.DRAFT, box.PASS_ON, box.PLAY):
        state = drafted(phase)
        for viewer in (0, 3, None):
            assert state.observation(viewer) == state.resample(viewer, Source(9)).observation(viewer)


def test_what_is_open_looks_the_same_to_all() -> None:
    t = drafted(box.PLAY).table
    views = [dataclasses.asdict(view(t, viewer)) for viewer in (0, 1, None)]
    for name in views[0]:
        if name not in SECRET:
            assert views[0][name] == views[1][name] == views[2][name], name


def test_the_rat_is_told_where_this_plague_will_carry_it() -> None:
    seen = view(given(at={0: "hospital 2", 1: "hospital 7"}, rat={0: 5, 1: 3, 2: 5}, plague=6), None)
    assert seen.then == (9, 2, 9)
    assert seen.hurt == (False, False, True)


def test_the_doctor_keeps_the_rats_away_in_the_view_too() -> None:
    t = play(hiring("doctor", rat=7, at="hospital 1 + friend", plague=6), "hire the doctor")
    assert view(t, 0).then[0] == 5


def test_a_person_is_offered_with_the_parks_bonus() -> None:
    t = given(people="monk, doctor, beggar king", at="park 4", rat=1)
    assert view(t, 0).pays[0] == (3, 0, 10)
    assert view(t, 0).pays[1] == (1, 0, 9)


def test_with_two_players_every_other_borough_has_no_owner() -> None:
    seen = view(given(seats=2), 0)
    assert seen.owner == (0, NOTHING, 1, NOTHING)
    assert seen.borough == (0, 2)


def test_reach_is_that_of_the_viewer_until_somebody_drives() -> None:
    t = given(hand={0: "carriage house"}, at={1: "carriage house 2"})
    assert len(view(t, 0).reach) == 1
    assert len(view(t, 1).reach) == 9
    drives = play(t, "use carriage house")
    assert view(drives, 1).driver == 0
    assert view(drives, 1).reach == view(drives, 0).reach == (0, 1, 2, 3, 4)


def test_a_message_is_taken_only_when_no_other_colour_is_behind() -> None:
    t = given(messages="0 IP 4, 0 IN 1, 1 IP 2, 2 IP 2", taken="0")
    assert view(t, 0).takeable == (6, 11)


def test_what_looks_different_has_changed() -> None:
    before = given(hand={0: "park"}, rat=4)
    after = play(before, "use park")
    assert changed(view(before, None), view(after, None)) == ("sector-0-5", "rat-0")


def test_a_carriage_changes_both_markets() -> None:
    before = play(given(hand={0: "carriage house"}), "use carriage house")
    after = play(before, "stop at 0 IP")
    assert changed(view(before, 1), view(after, 1))[:2] == ("market-0", "market-1")


def test_a_view_has_the_same_shape_in_every_phase() -> None:
    free = ("awaits", "answered", "to_come", "shown", "choice", "passed", "deck", "reach", "takeable")

    def shape(phase: int) -> list[int]:
        fields = dataclasses.asdict(view(drafted(phase).table, 1))
        return [len(value) for name, value in fields.items() if isinstance(value, tuple) and name not in free]

    assert shape(box.START) == shape(box.DRAFT) == shape(box.PLAY) == shape(box.HIRE)


def test_the_last_drive_of_every_carriage_is_remembered_for_everybody() -> None:
    before = given(seats=3, carriage={0: "0 C", 1: "1 C", 2: "2 C"})
    after = given(seats=3, carriage={0: "0 ON", 1: "1 C", 2: "2 C"})
    at = [box.SPOTS * seat for seat in range(3)]
    stop = before.carriage[0] + box.SPOT_NAMES.index("ON")
    for viewer in (0, 1, None):
        kept = remember(None, Ply(before, 0, box.STOP_AT + stop), after, viewer)
        assert kept == ((at[0], stop), (at[1], at[1]), (at[2], at[2]))
        assert remember(kept, Ply(after, 0, box.TAKE), after, viewer) == kept
