"""The record of a match: a saved game, a golden and a bug report at once.  Its form is in docs/record.md."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from noblesse.core import CHANCE, BadNotation, Game, NoblesseError, Seat
from noblesse.play.header import Header

if TYPE_CHECKING:
    from noblesse.play.match import Match

PLY: Final = re.compile(
    r"(?P<number>\d{1,9}) (?:seat (?P<seat>\d{1,9})|chance): (?P<words>.+) \| (?P<hash>[0-9a-f]{8})"
)
END: Final = re.compile(r"end:(?P<scores>(?: -?\d{1,9})+)")


class BadRecord(BadNotation):
    """The record can be read, but its game cannot be played; ``ply`` says where."""

    def __init__(self, says: str, ply: int, line: int = 1, column: int = 1) -> None:
        super().__init__(says, line, column)
        self.ply = ply


@dataclass(frozen=True)
class RecordedPly:
    """One ply as the record has it."""

    seat: Seat
    words: str
    hash: str
    """8 hex digits that stand for the table after it."""
    line: int = 0
    """Where it stands."""
    column: int = 1
    """Where its words begin."""


@dataclass(frozen=True)
class Record:
    """A record that was read, or is to be written.  Nothing is known of its game yet."""

    header: Header
    plies: tuple[RecordedPly, ...]
    end: tuple[int, ...] | None = None
    """The final scores; None if the match is not over."""
    end_line: int = 1
    """Where they stand."""

    def to_text(self) -> str:
        """The text that ``read_record`` reads."""
        lines = [
            f"{number} {'chance' if ply.seat == CHANCE else f'seat {ply.seat}'}: {ply.words} | {ply.hash}"
            for number, ply in enumerate(self.plies, 1)
        ]
        if self.end is not None:
            lines.append(f"end: {' '.join(map(str, self.end))}")
        return "\n".join([self.header.to_text(), *lines]) + "\n"


def read_record(text: str) -> Record:
    """The record of a text; raises BadNotation with line and column."""
    head, _, body = text.replace("\r\n", "\n").partition("\n\n")
    header = Header.read(head)
    plies: list[RecordedPly] = []
    end: tuple[int, ...] | None = None
    end_line = 1
    lines = body.rstrip("\n").split("\n") if body.strip("\n") else []
    for number, line in enumerate(lines, head.count("\n") + 3):
        if end is not None:
            raise BadNotation("nothing may stand behind the end", number)
        if found := END.fullmatch(line):
            end, end_line = tuple(map(int, found["scores"].split())), number
        else:
            plies.append(_read_ply(line, number, len(plies) + 1))
    return Record(header, tuple(plies), end, end_line)


def _read_ply(line: str, number: int, ply: int) -> RecordedPly:
    found = PLY.fullmatch(line)
    if found is None:
        bar = line.rfind(" | ")
        if bar >= 0 and not re.fullmatch(r"[0-9a-f]{8}", line[bar + 3 :]):
            raise BadNotation(f"{line[bar + 3 :]!r} is not a hash of 8 hex digits", number, bar + 4)
        raise BadNotation(f"{line[:60]!r} is not a ply (number, seat or chance, words, hash)", number)
    if int(found["number"]) != ply:
        raise BadNotation(f"ply {ply} is expected here, not {found['number']}", number)
    seat = CHANCE if found["seat"] is None else int(found["seat"])
    return RecordedPly(seat, found["words"], found["hash"], number, found.start("words") + 1)


def replay(record: Record, ply: int | None = None, *, game: Game | None = None) -> Match:
    """The match of a record, up to a ply (None: as far as it goes).

    Raises BadRecord, or BadNotation, at the first ply that cannot be read, is not legal or leads to another table.
    """
    match = _opening(record.header, game)
    if ply is not None and not 0 <= ply <= len(record.plies):
        raise NoblesseError(f"There is no ply {ply}: the record has {len(record.plies)}.")
    for recorded in record.plies[:ply]:
        _replay_ply(match, recorded)
    if ply is None and record.end is not None:
        _check_end(match, record.end, record.end_line)
    return match


def _opening(header: Header, game: Game | None) -> Match:
    from noblesse.games import load
    from noblesse.play.match import Match

    with _placed(header, "game"):
        game = game or load(header.game)
        header.check_game(game)
    with _placed(header, "rules"):
        header.check_version(game)
    with _placed(header, "seats"):
        game.new_table(header.seats)
    with _placed(header, "options"):
        return Match(game, header)


@contextmanager
def _placed(header: Header, part: str) -> Iterator[None]:
    """Whatever is wrong with this part of a header is said with its place."""
    try:
        yield
    except NoblesseError as error:
        raise BadRecord(str(error), 0, header.lines.get(part, 1), len(part) + 3) from None


def _replay_ply(match: Match, recorded: RecordedPly) -> None:
    number = match.ply + 1
    if recorded.seat not in (match.awaited() or [match.state.current_player()]):
        raise BadRecord(f"ply {number} is not {_whose(recorded.seat)}", number, recorded.line)
    try:
        action = match.game.actions.read(match.state.table, recorded.seat, recorded.words)
    except BadNotation as error:
        says = f"ply {number} cannot be read: {error.says}"
        raise BadRecord(says, number, recorded.line, recorded.column + error.column - 1) from None
    match.carry_out(recorded.seat, action, recorded.line)
    if (came := match.events[-1].hash) != recorded.hash:
        says = f"ply {number} leads to another table ({came}) than the record says ({recorded.hash})"
        raise BadRecord(says, number, recorded.line)


def _whose(seat: Seat) -> str:
    return "chance's" if seat == CHANCE else f"seat {seat}'s"


def _check_end(match: Match, end: tuple[int, ...], line: int) -> None:
    scores = tuple(match.state.scores())
    if not match.over:
        raise BadRecord(f"the record ends after ply {match.ply}, but the match is not over", match.ply, line)
    if scores != end:
        raise BadRecord(f"the scores at the end are {scores}, not {end} as the record says", match.ply, line)
