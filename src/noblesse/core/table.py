"""The table language: every field of a game's table is declared once, and everything else follows from that.

From the declaration come the plain Python table below, its bytes and text, and (in ``native``) the C struct.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from itertools import islice
from math import prod
from typing import Any, ClassVar, Self

from noblesse.core.errors import BadNotation
from noblesse.core.sets import Bits

MOST_DIGITS = 10
"""No number that fits a field is longer."""

Row = list[int]
Rows = list[list[int]]
BitsRow = list[Bits]
BitsRows = list[list[Bits]]


@dataclass(frozen=True)
class Field:
    """What one field holds: numbers of a width, or sets, in rows of a shape."""

    width: int
    """Bytes of one number, or of one word of a set (8)."""
    signed: bool = False
    shape: tuple[int, ...] = ()
    """How many, outermost first; empty for a single one."""
    capacity: int = 0
    """For sets: members are below this.  0 for numbers, -1 for ``bits`` before its size is given."""
    scratch: bool = False

    def __getitem__(self, n: int) -> Field:
        if self.capacity == -1:
            return replace(self, capacity=n)
        return replace(self, shape=(*self.shape, n))

    @property
    def words(self) -> int:
        """64-bit words of one set."""
        return (self.capacity + 63) // 64

    @property
    def letter(self) -> str:
        """What the struct module calls one number."""
        letter = {1: "b", 2: "h", 4: "i"}[self.width]
        return letter if self.signed else letter.upper()

    @property
    def limits(self) -> tuple[int, int]:
        """Lowest and highest number that fits."""
        bits_of = 8 * self.width
        return (-(1 << bits_of - 1), (1 << bits_of - 1) - 1) if self.signed else (0, (1 << bits_of) - 1)

    def empty(self, shape: tuple[int, ...] | None = None) -> Any:
        """Zeros and empty sets in the field's shape."""
        shape = self.shape if shape is None else shape
        if shape:
            return [self.empty(shape[1:]) for _ in range(shape[0])]
        return Bits(self.capacity) if self.capacity else 0


_bits = Field(8, capacity=-1)

u8: Any = Field(1)
u16: Any = Field(2)
u32: Any = Field(4)
i8: Any = Field(1, signed=True)
i16: Any = Field(2, signed=True)
i32: Any = Field(4, signed=True)
bits: Any = _bits


def scratch(field: Any) -> Any:
    """The same field, outside equality, bytes, hash and text: room to work in, worthless between two rules."""
    return replace(field, scratch=True)


class TableType(type):
    """Gathers the fields of a table class, in order of declaration, and gives it slots for just these."""

    FIELDS: dict[str, Field]
    IMAGE: tuple[tuple[str, Field], ...]

    def __new__(mcs, name: str, bases: tuple[type, ...], space: dict[str, Any]) -> TableType:
        fields = dict(next((base.FIELDS for base in bases if isinstance(base, TableType)), {}))
        own = {key: value for key, value in space.items() if isinstance(value, Field)}
        if clash := own.keys() & fields.keys():
            raise TypeError(f"{name}.{min(clash)} is declared already")
        for key in own:
            del space[key]
        space["__slots__"] = tuple(own)
        made = super().__new__(mcs, name, bases, space)
        made.FIELDS = fields | own
        lasting = [(key, field) for key, field in made.FIELDS.items() if not field.scratch]
        made.IMAGE = tuple(sorted(lasting, key=lambda pair: -pair[1].width))
        return made


class AnyTable(metaclass=TableType):
    """What every table has.  A game's ``Table`` derives from it and adds its own fields."""

    FIELDS: ClassVar[dict[str, Field]]
    """Every field by name, scratch included, in order of declaration."""
    IMAGE: ClassVar[tuple[tuple[str, Field], ...]]
    """The lasting fields in the order of the bytes: widest element first."""

    seats: int = u8
    """Seats in play."""
    rules_version: int = u8
    """The version of the rules this match began with."""
    reveals: int = u16
    """How often something hidden became known: what was seen cannot be taken back."""

    def __init__(self) -> None:
        for name, field in type(self).FIELDS.items():
            setattr(self, name, field.empty())

    @classmethod
    def _bare(cls) -> Self:
        """A table of which only the scratch fields are there."""
        table = cls.__new__(cls)
        for name, field in cls.FIELDS.items():
            if field.scratch:
                setattr(table, name, field.empty())
        return table

    def to_bytes(self) -> bytes:
        """The lasting fields as bytes; raises OverflowError, with the field's name, for a number that does not fit."""
        out = bytearray()
        for name, field in type(self).IMAGE:
            try:
                _write(out, getattr(self, name), field)
            except (OverflowError, struct.error):
                raise OverflowError(f"{type(self).__module__}: {name} = {getattr(self, name)} does not fit") from None
        return bytes(out)

    @classmethod
    def from_bytes(cls, image: bytes) -> Self:
        """The table with these bytes; raises ValueError when their number is wrong."""
        if len(image) != image_size(cls):
            raise ValueError(f"a table of {image_size(cls)} bytes cannot be read from {len(image)}")
        table, parts = cls._bare(), iter(_packing(cls).unpack(image))
        for name, field in cls.IMAGE:
            setattr(table, name, _read(parts, field, field.shape))
        return table

    def copy(self) -> Self:
        """An equal table that shares nothing with this one (scratch is left empty)."""
        twin = type(self)._bare()
        for name, field in type(self).IMAGE:
            setattr(twin, name, _copy(getattr(self, name), len(field.shape)))
        return twin

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and all(
            getattr(self, name) == getattr(other, name) for name, _ in type(self).IMAGE
        )

    __hash__ = None  # type: ignore[assignment]  # tables change

    def to_text(self) -> str:
        """A line for each field: its name, then its numbers and sets as nested brackets and braces."""
        lasting = (name for name, field in type(self).FIELDS.items() if not field.scratch)
        return "".join(f"{name} = {getattr(self, name)!r}\n" for name in lasting)

    @classmethod
    def read(cls, text: str) -> Self:
        """The table that ``to_text`` wrote; raises BadNotation with line and column."""
        table = cls()
        missing = {name for name, _ in cls.IMAGE}
        for number, line in enumerate(text.splitlines(), 1):
            name, equals, value = line.partition(" = ")
            if not equals or name not in missing:
                raise BadNotation(f"{name!r} is not a field that is still to come", number, 1)
            missing.discard(name)
            setattr(table, name, _parse(value, cls.FIELDS[name], number, len(name) + 4))
        if missing:
            raise BadNotation(f"the field {min(missing)!r} is missing", len(text.splitlines()) + 1, 1)
        return table

    def __repr__(self) -> str:
        return f"<{type(self).__module__.split('.')[-2]} table, {self.seats} seats>"


def image_size(cls: type[AnyTable]) -> int:
    """The number of bytes of a table of this class."""
    return _packing(cls).size


def reveal(t: AnyTable) -> None:
    """Something hidden has become known to another seat: it cannot be undone."""
    t.reveals += 1


def _write(out: bytearray, value: Any, field: Field) -> None:
    if isinstance(value, list):
        if value and isinstance(value[0], int):
            out += struct.pack(f"<{len(value)}{field.letter}", *value)
            return
        for part in value:
            _write(out, part, field)
    elif isinstance(value, Bits):
        out += value.members.to_bytes(8 * field.words, "little")
    else:
        out += int(value).to_bytes(field.width, "little", signed=field.signed)


@cache
def _packing(cls: type[AnyTable]) -> struct.Struct:
    """How the bytes of a class are packed: every number by itself, every set as one string."""
    codes = []
    for _, field in cls.IMAGE:
        count = prod(field.shape)
        codes.append(f"{8 * field.words}s" * count if field.capacity else f"{count}{field.letter}")
    return struct.Struct("<" + "".join(codes))


def _read(parts: Iterator[Any], field: Field, shape: tuple[int, ...]) -> Any:
    if not shape:
        part = next(parts)
        return Bits(field.capacity, int.from_bytes(part, "little")) if field.capacity else part
    if len(shape) == 1 and not field.capacity:
        return list(islice(parts, shape[0]))
    return [_read(parts, field, shape[1:]) for _ in range(shape[0])]


def _copy(value: Any, depth: int) -> Any:
    if isinstance(value, list):
        flat = depth == 1 and value and isinstance(value[0], int)
        return value[:] if flat else [_copy(part, depth - 1) for part in value]
    return Bits(value.capacity, value.members) if isinstance(value, Bits) else value


def _parse(text: str, field: Field, line: int, column: int) -> Any:
    value, at = _parse_at(text, 0, field, field.shape, line, column)
    if text[at:].strip():
        raise BadNotation(f"{text[at:]!r} is left over", line, column + at)
    return value


def _parse_at(text: str, at: int, field: Field, shape: tuple[int, ...], line: int, column: int) -> tuple[Any, int]:
    """Read one value of the given shape; return it and the place behind it."""

    def expect(mark: str) -> None:
        nonlocal at
        if not text.startswith(mark, at):
            raise BadNotation(f"{mark.strip()!r} expected", line, column + at)
        at += len(mark)

    def number() -> int:
        nonlocal at
        end = at + (text[at : at + 1] == "-")
        while text[end : end + 1].isdecimal():
            end += 1
        if not 0 < len(text[at:end].lstrip("-")) <= MOST_DIGITS:
            raise BadNotation("a number is expected", line, column + at)
        value, at = int(text[at:end]), end
        return value

    if shape:
        parts = []
        for n in range(shape[0]):
            expect(", " if n else "[")
            part, at = _parse_at(text, at, field, shape[1:], line, column)
            parts.append(part)
        expect("]")
        return parts, at
    if field.capacity:
        expect("{")
        members: list[int] = []
        while not text.startswith("}", at):
            if members:
                expect(", ")
            start = at
            members.append(number())
            if not 0 <= members[-1] < field.capacity:
                raise BadNotation(f"{members[-1]} does not fit a set of {field.capacity}", line, column + start)
        return Bits.of(field.capacity, members), at + 1
    start, value = at, number()
    low, high = field.limits
    if not low <= value <= high:
        raise BadNotation(f"{value} is not from {low} to {high}", line, column + start)
    return value, at
