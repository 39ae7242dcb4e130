from __future__ import annotations

import pytest

from noblesse.core import BadNotation, NoblesseError
from noblesse.play import BadRecord, Header, Match, read_record, replay


def damaged(text: str, line: int, change: tuple[str, str]) -> str:
    """The text with a change in one line."""
    lines = text.split("\n")
    assert change[0] in lines[line - 1], lines[line - 1]
    lines[line - 1] = lines[line - 1].replace(*change, 1)
    return "\n".join(lines)


FIRST = 9
"""Line of the first ply, counted from 1: seven lines of a header and one that is empty come before."""


def test_a_record_says_what_is_needed_to_play_it_again(ended: Match) -> None:
    lines = ended.record().split("\n")
    assert lines[:8] == [
        "noblesse 1",
        "game: toy",
        "rules: 1",
        "seats: 3",
        "options: encore=yes",
        "players: Ann | Bob | Cleo",
        "seed: 7",
        "",
    ]
    assert lines[8].startswith("1 chance: ")
    assert lines[-2] == f"end: {' '.join(map(str, ended.state.scores()))}"
    assert lines[-1] == ""


def test_a_record_is_read_and_replayed_to_the_same_record(ended: Match) -> None:
    text = ended.record()
    record = read_record(text)
    assert record.to_text() == text
    match = replay(record)
    assert match.over
    assert match.record() == text
    assert read_record(text.replace("\n", "\r\n")).to_text() == text


def test_a_record_is_replayed_to_any_ply(ended: Match) -> None:
    record = read_record(ended.record())
    for ply in range(0, ended.ply + 1, 5):
        assert replay(record, ply).state.to_bytes() == ended.at(ply).to_bytes()
    for ply in (-1, ended.ply + 1):
        with pytest.raises(NoblesseError, match=f"no ply {ply}"):
            replay(record, ply)


def test_a_record_of_a_match_in_play_has_no_end(match: Match) -> None:
    assert "end:" not in match.record()
    assert replay(read_record(match.record())).awaited() == [0, 1, 2]


def test_what_was_taken_back_is_not_in_the_record(match: Match) -> None:
    before = match.record()
    match.act(0, match.state.legal_actions(0)[0])
    match.undo(0)
    assert match.record() == before


@pytest.mark.parametrize("name", ["a | b", "\\", "\\p", "a|", "| |", "", "  two   words ", "tab\there", "Zoë\u2028x"])
def test_any_name_is_written_and_read(name: str) -> None:
    header = Header("toy", 1, (name, "x"), {"encore": "no"}, -3)
    assert Header.read(header.to_text()) == header


def test_a_wrong_hash_is_noticed_at_its_ply(ended: Match) -> None:
    text = damaged(ended.record(), FIRST + 11, (ended.events[11].hash, "0123abcd"))
    with pytest.raises(BadRecord, match="ply 12 leads to another table") as caught:
        replay(read_record(text))
    assert (caught.value.ply, caught.value.line) == (12, FIRST + 11)
    assert replay(read_record(text), 11).ply == 11, "up to there it is good"


@pytest.mark.parametrize(
    ("line", "change", "place"),
    [
        (1, ("noblesse 1", "noblesse 2"), (1, 1)),
        (2, ("game", "gume"), (2, 1)),
        (3, ("rules: 1", "rules: one"), (3, 8)),
        (4, ("3", "4"), (6, 10)),
        (5, ("encore=yes", "encore"), (5, 10)),
        (6, ("players", "seats"), (6, 1)),
        (7, ("seed", "sead"), (7, 1)),
        (7, ("seed: 7", ""), (6, 1)),
        (FIRST + 2, ("chance", "change"), (FIRST + 2, 1)),
        (FIRST + 2, ("3 ", "4 "), (FIRST + 2, 1)),
    ],
)
def test_a_damaged_record_names_line_and_column(
    ended: Match, line: int, change: tuple[str, str], place: tuple[int, int]
) -> None:
    with pytest.raises(BadNotation, match=f"line {place[0]}, column {place[1]}: ") as caught:
        read_record(damaged(ended.record(), line, change))
    assert (caught.value.line, caught.value.column) == place


def test_a_damaged_hash_is_named_by_its_column(ended: Match) -> None:
    text = ended.record()
    line = text.split("\n")[FIRST - 1]
    with pytest.raises(BadNotation, match="8 hex digits") as caught:
        read_record(damaged(text, FIRST, (line[-8:], line[-8:-1])))
    assert (caught.value.line, caught.value.column) == (FIRST, len(line) - 7)


def test_words_that_mean_nothing_are_named_by_line_and_column(ended: Match) -> None:
    lines = ended.record().split("\n")
    start = lines[FIRST + 3].index(": ") + 2
    lines[FIRST + 3] = f"{lines[FIRST + 3][:start]}xyzzy | 00000000"
    with pytest.raises(BadRecord, match="ply 5 cannot be read") as caught:
        replay(read_record("\n".join(lines)))
    assert caught.value.line == FIRST + 4
    assert caught.value.column > start


def test_a_ply_of_the_wrong_seat_is_refused(ended: Match) -> None:
    with pytest.raises(BadRecord, match="ply 1 is not seat 0's"):
        replay(read_record(damaged(ended.record(), FIRST, ("chance", "seat 0"))))


def test_a_record_that_was_cut_off_says_where(ended: Match) -> None:
    text = ended.record()
    lines = text.split("\n")
    cut_in_a_line = "\n".join([*lines[: FIRST + 3], lines[FIRST + 3][:-4]])
    with pytest.raises(BadNotation, match=f"line {FIRST + 4}, "):
        read_record(cut_in_a_line)
    end_too_soon = "\n".join([*lines[: FIRST + 3], lines[-2], ""])
    with pytest.raises(BadRecord, match=rf"line {FIRST + 4}, .*the match is not over"):
        replay(read_record(end_too_soon))


def test_wrong_final_scores_and_lines_behind_the_end_are_noticed(ended: Match) -> None:
    text = ended.record()
    with pytest.raises(BadRecord, match=rf"line {FIRST + ended.ply}, .*scores at the end"):
        replay(read_record(text.replace("end: ", "end: 9")))
    with pytest.raises(BadNotation, match="behind the end"):
        read_record(text + "1 chance: x | 00000000\n")


def test_a_header_of_an_unknown_game_version_or_option_is_refused_at_its_line(ended: Match) -> None:
    for line, column, change in (
        (2, 7, ("game: toy", "game: toyz")),
        (3, 8, ("rules: 1", "rules: 99")),
        (5, 10, ("encore=yes", "encore=perhaps")),
        (5, 10, ("encore=yes", "wings=yes")),
    ):
        with pytest.raises(BadRecord) as caught:
            replay(read_record(ended.record().replace(*change)))
        assert (caught.value.ply, caught.value.line, caught.value.column) == (0, line, column)
    too_many = ended.record().replace("seats: 3", "seats: 5").replace("| Cleo", "| Cleo | Dora | Emil")
    with pytest.raises(BadRecord, match=r"line 4, column 8: Masque is for 2 to 4 players, not 5\."):
        replay(read_record(too_many))


@pytest.mark.parametrize("mark", ["seats: ", "rules: ", "seed: ", "\n1 chance", "seat ", "end: ", "step on "])
def test_a_number_of_thousands_of_digits_is_damage_like_any_other(ended: Match, mark: str) -> None:
    text = ended.record()
    at = text.index(mark) + (1 if mark.startswith("\n") else len(mark))
    with pytest.raises(BadNotation):
        replay(read_record(text[:at] + "9" * 5000 + text[at:]))
