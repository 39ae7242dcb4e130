"""``python -m tests.golden [game ...]``: write the golden playthroughs anew, and those that are missing.

A golden is the record of a match between bots.  Its header says which, with which options and seed, so the match can be
played again after the rules or the bots have changed; then read the difference like prose.  Every game has one for each
seat count, ``2_seats.txt``; further ones may have any name and should show another way to end.
"""

from __future__ import annotations

import sys
from pathlib import Path

import tests.conftest  # noqa: F401 - puts the toy on the shelf
from noblesse import bots, games
from noblesse.arena.one_match import ask
from noblesse.core import Game, UnknownName, WrongSetup
from noblesse.play import Header, Match, read_record

PLAYER = "greedy"
"""Who plays where nothing else is said: sensible, quick and repeatable."""


def goldens(game: Game) -> list[Path]:
    """The playthroughs of a game, sorted."""
    return sorted((game.folder / "playthroughs").glob("*.txt"))


def missing(game: Game) -> list[tuple[Path, Header]]:
    """A file for each seat count and each value of an option that has none, and what its match should be."""
    folder, least = game.folder / "playthroughs", game.box.SEATS[0]
    headers = [read_record(file.read_text("utf-8")).header for file in goldens(game)]
    wanted: list[tuple[str, int, dict[str, str]]] = [(f"{seats}_seats", seats, {}) for seats in game.box.SEATS]
    for option in game.box.OPTIONS:
        shown = {option.default, *(header.options[option.name] for header in headers)}
        wanted += [
            (f"{option.name}_{value}", least, {option.name: value}) for value in option.values if value not in shown
        ]
    return [
        (folder / f"{stem}.txt", Header.of(game, (PLAYER,) * seats, options, 1))
        for stem, seats, options in wanted
        if not (folder / f"{stem}.txt").is_file()
    ]


def played(game: Game, header: Header) -> str:
    """The record of a match between the bots that the header names."""
    match = Match.begin(
        game, seats=header.seats, players=header.players, seed=header.seed, options=dict(header.options)
    )
    while not match.over:
        seat = match.awaited()[0]
        refused = ask(match, seat, header.players[seat])
        assert refused is None, refused
    return match.record()


def is_for_bots(header: Header) -> bool:
    """Can this match be played again?"""
    try:
        for spec in header.players:
            bots.load(spec)
    except (UnknownName, WrongSetup):
        return False
    return True


def write(name: str) -> None:
    """Play the goldens of one game again."""
    game = games.load(name)
    for file, header in [(file, read_record(file.read_text("utf-8")).header) for file in goldens(game)] + missing(game):
        if not is_for_bots(header):
            print(f"{name}/{file.name}: kept, it was not played by bots")
            continue
        text = played(game, header)
        same = file.is_file() and file.read_text("utf-8") == text
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, "utf-8")
        print(f"{name}/{file.name}: {'as before' if same else 'written'}")


if __name__ == "__main__":
    for chosen in sys.argv[1:] or games.names():
        write(chosen)
