"""What an expression in a rule is: a number, a place that holds sets or numbers, the table, or a source."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import Any

from noblesse.core.sets import Bits
from noblesse.core.table import Field


class Plain(Enum):
    """The kinds without a size."""

    NUMBER = "a number"
    NOTHING = "nothing"
    TABLE = "the table"
    SOURCE = "a source"


@dataclass(frozen=True)
class Place:
    """A set or a row, or rows of them: passed by reference, in C by pointer."""

    words: int = 0
    """64-bit words of one set; 0 for numbers."""
    number: str = ""
    """C type of one number; empty for sets."""
    dims: tuple[int, ...] = ()
    """How many, outermost first; -1 where it is not known."""
    constant: bool = False

    @property
    def item(self) -> Place | Plain:
        """What an index picks."""
        if not self.dims:
            return Plain.NOTHING
        rest = replace(self, dims=self.dims[1:])
        return Plain.NUMBER if rest.number and not rest.dims else rest

    @property
    def is_set(self) -> bool:
        return bool(self.words) and not self.dims

    @property
    def is_row(self) -> bool:
        return bool(self.number) and len(self.dims) == 1

    @property
    def element(self) -> str:
        """C type of one element."""
        return f"c_set{self.words}" if self.words else self.number

    def declare(self, name: str, cname: str = "") -> str:
        """As storage: ``uint8_t goods[4][4]``; a set is an array of one, which decays to a pointer."""
        dims = (*self.dims, 1) if self.words else self.dims
        constant = "const " if self.constant else ""
        return f"{constant}{self.element} {name}{cname}" + "".join(f"[{n}]" for n in dims)

    def point(self, name: str) -> str:
        """As a pointer that stands for it: ``uint8_t *row``, ``c_set2 (*up)[1]``."""
        dims = (*self.dims, 1)[1:] if self.words else self.dims[1:]
        constant = "const " if self.constant else ""
        inner = f"(*{name})" if dims else f"*{name}"
        return f"{constant}{self.element} {inner}" + "".join(f"[{n}]" for n in dims)

    def __str__(self) -> str:
        if self.is_set:
            return f"a set of {self.words} word{'s' * (self.words > 1)}"
        return f"a row of {self.number}" if self.is_row else "rows"


Kind = Plain | Place


def said(kind: Kind) -> str:
    """In words, for a refusal."""
    return kind.value if isinstance(kind, Plain) else str(kind)


def of_field(field: Field) -> Kind:
    """The kind of a field of the table."""
    if field.capacity:
        return Place(words=field.words, dims=field.shape)
    if not field.shape:
        return Plain.NUMBER
    return Place(number=number_type(field), dims=field.shape)


def number_type(field: Field) -> str:
    """C type of a field's numbers."""
    return f"{'' if field.signed else 'u'}int{8 * field.width}_t"


@dataclass(frozen=True)
class Constant:
    """A module constant in C: its kind, and its value with ragged rows filled up."""

    kind: Kind
    value: Any


def of_constant(value: Any) -> Constant | str:
    """What a module constant is in C; a string is the reason why it cannot be."""
    if isinstance(value, int):
        fits = -(1 << 63) <= value < 1 << 63
        return Constant(Plain.NUMBER, int(value)) if fits else "does not fit 64 bits"
    if isinstance(value, Bits):
        return Constant(Place(words=_words(value), constant=True), value)
    if isinstance(value, list):
        return "is a list, which can change: make it a tuple"
    if not isinstance(value, tuple):
        return f"is neither a number nor a set nor a tuple of them but {type(value).__name__}"
    leaves = list(_leaves(value))
    depths = {depth for depth, _ in leaves}
    if len(depths) != 1:
        return "is empty" if not leaves else "is not equally deep everywhere"
    shape = _shape(value, depths.pop())
    found = [leaf for _, leaf in leaves]
    if all(isinstance(leaf, Bits) for leaf in found):
        words = max(map(_words, found))
        return Constant(Place(words, "", shape, True), _fill(value, shape, Bits(1)))
    if all(isinstance(leaf, int) for leaf in found):
        number = _fitting(min(found), max(found))
        return Constant(Place(0, number, shape, True), _fill(value, shape, 0)) if number else "does not fit 64 bits"
    return "holds something that is neither a number nor a set"


def _words(b: Bits) -> int:
    return max(1, (b.capacity + 63) // 64)


def _leaves(value: Any, depth: int = 0) -> Any:
    if isinstance(value, tuple):
        for part in value:
            yield from _leaves(part, depth + 1)
    else:
        yield depth, value


def _shape(value: tuple[Any, ...], depth: int) -> tuple[int, ...]:
    """The longest row of each level."""
    level, shape = [value], []
    for _ in range(depth):
        shape.append(max(map(len, level)))
        level = [part for row in level for part in row if isinstance(part, tuple)]
    return tuple(shape)


def _fill(value: Any, shape: tuple[int, ...], empty: Any) -> Any:
    if not shape:
        return value
    parts = [_fill(part, shape[1:], empty) for part in value]
    return parts + [_fill((), shape[1:], empty) if shape[1:] else empty] * (shape[0] - len(parts))


def _fitting(low: int, high: int) -> str:
    """The smallest type that holds all from low to high and whose arithmetic C does not turn unsigned."""
    for name, least, most in (
        ("uint8_t", 0, 0xFF),
        ("int8_t", -0x80, 0x7F),
        ("uint16_t", 0, 0xFFFF),
        ("int16_t", -0x8000, 0x7FFF),
        ("int32_t", -(1 << 31), (1 << 31) - 1),
        ("int64_t", -(1 << 63), (1 << 63) - 1),
    ):
        if least <= low and high <= most:
            return name
    return ""
