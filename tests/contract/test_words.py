"""What every game promises about its words, its bytes and its text."""

from __future__ import annotations

from contextlib import suppress
from itertools import chain, islice

import pytest

from noblesse.core import CHANCE, AnyTable, BadNotation, Source
from noblesse.play.sight import hint_of
from tests.contract.tables import every_game, every_seat_count, open_tables, plain, tables, viewers, walks

HOLES = ("{}", "None", "<", "\n", "  ")
"""What no words for people hold."""


def is_plain_text(text: str) -> bool:
    """May this stand on a button or in a line?"""
    return not any(hole in text for hole in HOLES)


@every_seat_count
def test_every_action_and_outcome_of_a_match_can_be_written_and_read_back(name: str, seats: int) -> None:
    game = plain(name)
    words, one_match = game.actions, walks(name, seats)[0].images
    everywhere = chain((game.state_of(game.table.from_bytes(image)) for image in one_match), tables(name, seats))
    for state in everywhere:
        table = state.table
        for seat in (*state.awaited(), CHANCE):
            actions = (
                [outcome for outcome, _ in state.chance_outcomes()] if seat == CHANCE else state.legal_actions(seat)
            )
            written = [words.write(table, seat, action) for action in actions]
            assert len(set(written)) == len(written), "two actions have the same words"
            assert [words.read(table, seat, text) for text in written] == actions
            assert all(text and is_plain_text(text) and " | " not in text for text in written)


@every_seat_count
def test_words_that_are_damaged_are_refused_or_still_mean_something(name: str, seats: int) -> None:
    game, source = plain(name), Source(11)
    for state in islice(open_tables(name, seats), 20):
        table = state.table
        seat = state.current_player()
        actions = [outcome for outcome, _ in state.chance_outcomes()] if seat == CHANCE else state.legal_actions(seat)
        text = game.actions.write(table, seat, actions[source.below(len(actions))])
        for damaged in ("", text + "x", text[:-1], text.upper(), text.replace(" ", ""), "0" + text, "²", text * 2):
            with suppress(BadNotation):
                assert 0 <= game.actions.read(table, seat, damaged) < max(game.box.ACTIONS, game.box.OUTCOMES)


@every_seat_count
def test_labels_places_and_buttons_have_words(name: str, seats: int) -> None:
    words = plain(name).actions
    for state in open_tables(name, seats):
        table = state.table
        for seat in state.awaited():
            labels = [words.label(table, seat, action) for action in state.legal_actions(seat)]
            assert len(set(labels)) == len(labels), "two buttons look the same"
            for action, label in zip(state.legal_actions(seat), labels, strict=True):
                assert label
                for text in (
                    label,
                    words.place(table, seat, action),
                    words.confirm(table, seat, action),
                    state.game.hints.gain(table, seat, action),
                    hint_of(state.game, "note")(table, seat, action),
                ):
                    assert is_plain_text(text)


@every_seat_count
def test_everybody_is_told_what_is_asked_or_waited_for(name: str, seats: int) -> None:
    words = plain(name).actions
    last = 0
    for state in tables(name, seats):
        for viewer in viewers(state):
            prompt = words.prompt(state.table, viewer)
            assert prompt.kicker
            assert prompt.line[-1] in ".?…"
            assert is_plain_text(prompt.kicker + prompt.line)
        last = max(last, words.turn(state.table))
        assert words.turn(state.table) >= 1
    assert last > 1


@every_seat_count
def test_bytes_and_text_bring_the_table_back(name: str, seats: int) -> None:
    game = plain(name)
    for state in tables(name, seats):
        image, text = state.to_bytes(), state.to_text()
        assert game.table.from_bytes(image).to_bytes() == image
        assert game.table.from_bytes(image) == state.table
        again = game.read_state(text, plain=True)
        assert (again.to_bytes(), again.to_text()) == (image, text)
        assert again.hash() == state.hash()


@every_seat_count
def test_a_damaged_text_names_its_line_and_column(name: str, seats: int) -> None:
    game = plain(name)
    for state in islice(tables(name, seats), 2):
        lines = state.to_text().splitlines()
        for number, line in enumerate(lines, 1):
            for damaged in (line + "]", line.replace(" = ", " == ", 1), line[:-1] + "?", f"x{line}", ""):
                with pytest.raises(BadNotation) as refused:
                    game.read_state("\n".join([*lines[: number - 1], damaged, *lines[number:]]), plain=True)
                assert refused.value.line == number
                assert 1 <= refused.value.column <= len(damaged) + 1
        with pytest.raises(BadNotation) as refused:
            game.read_state("\n".join(lines[:-1]), plain=True)
        assert refused.value.line == len(lines)


@every_game
def test_bytes_of_another_length_are_refused(name: str) -> None:
    table: type[AnyTable] = plain(name).table
    image = table().to_bytes()
    for wrong in (b"", image[:-1], image + b"\0"):
        with pytest.raises(ValueError, match="cannot be read"):
            table.from_bytes(wrong)
