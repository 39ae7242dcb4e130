"""Goldens and counts: the game still plays as it was written down and read."""

from __future__ import annotations

import pytest

import noblesse
from noblesse.play import replay
from noblesse.play.record import read_record
from tests.contract.tables import every_game
from tests.golden import goldens
from tests.perft import counts, perft_file, read, table_at

GOLDENS = [(name, file.stem) for name in noblesse.games.names() for file in goldens(noblesse.load(name))]


@every_game
def test_there_is_a_golden_for_every_seat_count(name: str) -> None:
    game = noblesse.load(name)
    files = {file.name for file in goldens(game)}
    assert {f"{seats}_seats.txt" for seats in game.box.SEATS} <= files, f"write them: python -m tests.golden {name}"


@pytest.mark.parametrize(("name", "stem"), GOLDENS)
def test_a_golden_replays_to_the_same_words_tables_and_points(name: str, stem: str) -> None:
    game = noblesse.load(name)
    text = (game.folder / "playthroughs" / f"{stem}.txt").read_text("utf-8")
    record = read_record(text)
    assert record.header.game == name
    match = replay(record)
    assert match.over
    assert record.end == tuple(match.state.scores())
    assert match.record() == text
    if stem.endswith("_seats"):
        assert stem == f"{record.header.seats}_seats"


@every_game
def test_goldens_use_every_option(name: str) -> None:
    game = noblesse.load(name)
    headers = [read_record(file.read_text("utf-8")).header for file in goldens(game)]
    for option in game.box.OPTIONS:
        assert {header.options[option.name] for header in headers} == set(option.values)


@every_game
def test_as_many_sequences_of_plies_as_were_counted(name: str) -> None:
    game = noblesse.load(name)
    assert perft_file(game).is_file(), f"count them: python -m tests.perft {name}"
    written = read(game)
    assert {place.seats for place, _ in written} == set(game.box.SEATS)
    for place, numbers in written:
        assert numbers, "nothing is counted"
        few = [number for number in numbers if game.native or number < 2_000]
        assert counts(table_at(game, place), max(1, len(few)))[: len(few)] == few
