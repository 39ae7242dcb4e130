"""The table language: from one declaration follow bytes, text, equality and copies."""

from __future__ import annotations

import pytest

from noblesse.core import (
    AnyTable,
    BadNotation,
    Bits,
    BitsRow,
    Row,
    Rows,
    bits,
    i8,
    i16,
    i32,
    reveal,
    scratch,
    u8,
    u16,
    u32,
)
from noblesse.core.table import image_size


class Table(AnyTable):
    small: int = u8
    signed: int = i8
    row: Row = u16[3]
    rows: Rows = i16[2][2]
    wide: int = u32
    deep: int = i32
    marks: Bits = bits[70]
    many: BitsRow = bits[5][2]
    work: Bits = scratch(bits[9])


def example() -> Table:
    t = Table()
    t.seats, t.rules_version, t.reveals = 3, 1, 258
    t.small, t.signed, t.wide, t.deep = 255, -2, 4_000_000_000, -7
    t.row, t.rows = [1, 2, 65535], [[-1, 2], [3, -32768]]
    t.marks, t.many = Bits.of(70, [0, 69]), [Bits.of(5, [1]), Bits.of(5, [4])]
    t.work = Bits.of(9, [8])
    return t


def test_an_empty_table_is_zeros_and_empty_sets() -> None:
    t = Table()
    assert (t.seats, t.small, t.row, t.rows) == (0, 0, [0, 0, 0], [[0, 0], [0, 0]])
    assert (t.marks, t.marks.capacity, t.many) == (Bits(70), 70, [Bits(5), Bits(5)])
    assert set(t.to_bytes()) == {0}


def test_bytes_are_the_lasting_fields_widest_first_little_endian_without_gaps() -> None:
    image = example().to_bytes()
    sets = bytes([1, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0]) + bytes([2, *[0] * 7]) + bytes([16, *[0] * 7])
    fours = (4_000_000_000).to_bytes(4, "little") + (-7).to_bytes(4, "little", signed=True)
    twos = bytes([2, 1]) + bytes([1, 0, 2, 0, 255, 255]) + bytes([255, 255, 2, 0, 3, 0, 0, 128])
    ones = bytes([3, 1, 255, 254])
    assert image == sets + fours + twos + ones
    assert len(image) == image_size(Table)
    assert [name for name, _ in Table.IMAGE] == [
        *("marks", "many", "wide", "deep", "reveals", "row", "rows", "seats", "rules_version", "small", "signed")
    ]


def test_bytes_and_text_bring_everything_back_but_scratch() -> None:
    t = example()
    for twin in (Table.from_bytes(t.to_bytes()), Table.read(t.to_text()), t.copy()):
        assert twin == t
        assert twin.work == Bits(9)
        assert twin.to_text() == t.to_text()


def test_the_text_is_a_line_a_field() -> None:
    assert example().to_text().splitlines() == [
        "seats = 3",
        "rules_version = 1",
        "reveals = 258",
        "small = 255",
        "signed = -2",
        "row = [1, 2, 65535]",
        "rows = [[-1, 2], [3, -32768]]",
        "wide = 4000000000",
        "deep = -7",
        "marks = {0, 69}",
        "many = [{1}, {4}]",
    ]


def test_a_copy_shares_nothing() -> None:
    t = example()
    twin = t.copy()
    twin.row[0], twin.rows[1][0] = 9, 9
    twin.marks.members = twin.many[0].members = 0
    assert t == example()
    assert twin != t


def test_scratch_is_outside_equality_and_other_kinds_of_tables_are_never_equal() -> None:
    t, other = example(), example()
    other.work = Bits(9)
    assert t == other

    class Another(AnyTable):
        pass

    assert Another() != AnyTable()
    with pytest.raises(TypeError):
        hash(t)


def test_a_number_that_does_not_fit_is_named() -> None:
    t = example()
    t.small = 256
    with pytest.raises(OverflowError, match="small = 256 does not fit"):
        t.to_bytes()


@pytest.mark.parametrize(
    ("field", "damaged", "column", "says"),
    [
        ("small", "small = 256", 9, "256 is not from 0 to 255"),
        ("signed", "signed = -129", 10, "-129 is not from -128 to 127"),
        ("row", "row = [1, 2]", 12, "',' expected"),
        ("row", "row = [1, 2, 3, 4]", 15, "']' expected"),
        ("row", "row = [1, x, 3]", 11, "a number is expected"),
        ("row", "row = [1, ²3, 3]", 11, "a number is expected"),
        ("row", f"row = [1, {'9' * 5000}, 3]", 11, "a number is expected"),
        ("row", "row = 1", 7, "'[' expected"),
        ("marks", "marks = {0, 70}", 13, "70 does not fit a set of 70"),
        ("marks", "marks = {0", 11, "',' expected"),
        ("deep", "deep = 3 4", 9, "' 4' is left over"),
        ("deep", "deep: 3", 1, "'deep: 3' is not a field that is still to come"),
        ("deep", "depth = 3", 1, "'depth' is not a field that is still to come"),
        ("deep", "small = 3", 1, "'small' is not a field that is still to come"),
        ("deep", "work = {}", 1, "'work' is not a field that is still to come"),
    ],
)
def test_a_damaged_line_is_refused_with_its_place(field: str, damaged: str, column: int, says: str) -> None:
    lines = example().to_text().splitlines()
    at = next(n for n, line in enumerate(lines) if line.startswith(f"{field} ="))
    lines[at] = damaged
    with pytest.raises(BadNotation) as refused:
        Table.read("\n".join(lines))
    assert (refused.value.line, refused.value.column, refused.value.says) == (at + 1, column, says)
    assert str(refused.value) == f"line {at + 1}, column {column}: {says}"


def test_a_missing_field_is_named() -> None:
    with pytest.raises(BadNotation, match="line 1, column 1: the field 'deep' is missing"):
        Table.read("")


def test_a_field_is_declared_once() -> None:
    with pytest.raises(TypeError, match="seats is declared already"):

        class Twice(AnyTable):
            seats: int = u16


def test_a_table_has_no_other_fields() -> None:
    with pytest.raises(AttributeError):
        Table().colour = 3  # type: ignore[attr-defined]  # the point is that there is none


def test_reveal_counts_what_became_known() -> None:
    t = Table()
    reveal(t)
    reveal(t)
    assert t.reveals == 2


def test_a_name_that_is_wider_comes_before_an_earlier_one_that_is_narrower() -> None:
    class Mixed(AnyTable):
        a: int = u8
        b: int = u32
        c: int = u8
        d: int = u32

    assert [name for name, _ in Mixed.IMAGE] == ["b", "d", "reveals", "seats", "rules_version", "a", "c"]
