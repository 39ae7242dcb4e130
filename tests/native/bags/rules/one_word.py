"""1 Sets of one word."""

from __future__ import annotations

from noblesse.core import Bits
from noblesse.core.sets import (
    add,
    assign,
    clear,
    discard,
    first,
    following,
    has,
    keep,
    meets,
    nth,
    pop,
    remove,
    size,
    some,
    take,
    unite,
)


def with_one(function: int, n: int, b: Bits, c: Bits, into: Bits) -> int:
    """1.1 Do one thing, and answer what it returned."""
    if function == 0:
        add(b, n)
    elif function == 1:
        add(c, n)
    elif function == 2:
        discard(b, n)
    elif function == 3:
        return has(b, n)
    elif function == 4:
        return some(b) + 2 * some(c)
    elif function == 5 and n < 3:
        clear(b)
    elif function == 6 and n < 9:
        assign(b, c)
    elif function == 7:
        unite(b, c)
    elif function == 8 and n < 30:
        keep(b, c)
    elif function == 9:
        remove(b, c)
    elif function == 10:
        return meets(b, c)
    elif function == 11:
        take(b, c, into)
    elif function == 12 and some(b):
        return pop(b)
    elif function == 13 and size(b) > n:
        return nth(b, n)
    elif function == 14:
        return first(b)
    elif function == 15:
        return following(b, n)
    return size(b)
