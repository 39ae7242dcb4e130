"""Sets of small numbers, and the functions rules use on them.  ``native`` has the same functions over machine words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator


class Bits:
    """A set of numbers from 0 to ``capacity`` - 1."""

    __slots__ = ("capacity", "members")

    def __init__(self, capacity: int, members: int = 0) -> None:
        self.capacity = capacity
        self.members = members
        """The set as one integer: bit i is set when i is a member."""

    @classmethod
    def of(cls, capacity: int, members: Iterable[int]) -> Bits:
        """The set of the given members; raises ValueError for one that does not fit."""
        whole = cls(capacity)
        for member in members:
            if not 0 <= member < capacity:
                raise ValueError(f"{member} does not fit a set of {capacity}")
            whole.members |= 1 << member
        return whole

    def __iter__(self) -> Iterator[int]:
        """The members, lowest first."""
        rest = self.members
        while rest:
            yield (rest & -rest).bit_length() - 1
            rest &= rest - 1

    def __len__(self) -> int:
        return self.members.bit_count()

    def __contains__(self, member: object) -> bool:
        return isinstance(member, int) and member >= 0 and bool(self.members >> member & 1)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Bits) and self.members == other.members

    __hash__ = None  # type: ignore[assignment]  # sets change

    def __repr__(self) -> str:
        return "{" + ", ".join(map(str, self)) + "}"


def add(b: Bits, i: int) -> None:
    """Make i a member."""
    if not 0 <= i < b.capacity:
        raise IndexError(f"{i} does not fit a set of {b.capacity}")
    b.members |= 1 << i


def discard(b: Bits, i: int) -> None:
    """Make i no member."""
    b.members &= ~(1 << i)


def has(b: Bits, i: int) -> bool:
    """Is i a member?"""
    return bool(b.members >> i & 1)


def size(b: Bits) -> int:
    """The number of members."""
    return b.members.bit_count()


def some(b: Bits) -> bool:
    """Is there any member?"""
    return b.members != 0


def clear(b: Bits) -> None:
    """Remove every member."""
    b.members = 0


def assign(b: Bits, c: Bits) -> None:
    """Make b equal to c."""
    b.members = c.members


def unite(b: Bits, c: Bits) -> None:
    """Add every member of c to b."""
    b.members |= c.members


def keep(b: Bits, c: Bits) -> None:
    """Remove from b what is not in c."""
    b.members &= c.members


def remove(b: Bits, c: Bits) -> None:
    """Remove from b what is in c."""
    b.members &= ~c.members


def meets(b: Bits, c: Bits) -> bool:
    """Do b and c share a member?"""
    return b.members & c.members != 0


def take(b: Bits, c: Bits, into: Bits) -> None:
    """Move the members that b and c share from b to into."""
    shared = b.members & c.members
    into.members |= shared
    b.members ^= shared


def pop(b: Bits) -> int:
    """Remove and return the lowest member; b must have one."""
    lowest = b.members & -b.members
    b.members ^= lowest
    return lowest.bit_length() - 1


def nth(b: Bits, r: int) -> int:
    """The member that has r members below it; b must have more than r."""
    rest = b.members
    for _ in range(r):
        rest &= rest - 1
    return (rest & -rest).bit_length() - 1


def first(b: Bits) -> int:
    """The lowest member, or -1."""
    return (b.members & -b.members).bit_length() - 1


def following(b: Bits, i: int) -> int:
    """The lowest member above i, or -1."""
    rest = b.members >> i + 1
    return i + (rest & -rest).bit_length() if rest else -1
