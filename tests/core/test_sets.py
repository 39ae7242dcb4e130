"""Sets of small numbers do what Python's sets do."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

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

CAPACITY = 150
numbers = st.integers(0, CAPACITY - 1)
members = st.frozensets(numbers, max_size=40)
quick = settings(max_examples=40, deadline=None, derandomize=True)


def bits(found: frozenset[int]) -> Bits:
    return Bits.of(CAPACITY, found)


@quick
@given(members)
def test_a_set_counts_iterates_and_compares_like_pythons(a: frozenset[int]) -> None:
    b = bits(a)
    assert list(b) == sorted(a)
    assert len(b) == size(b) == len(a)
    assert some(b) == bool(a)
    assert b == Bits.of(CAPACITY + 70, a)
    assert repr(b) == "{" + ", ".join(map(str, sorted(a))) + "}"
    assert [n for n in range(-2, CAPACITY + 2) if n in b] == sorted(a)


@quick
@given(members, numbers)
def test_add_and_discard_touch_one_member(a: frozenset[int], i: int) -> None:
    b, c = bits(a), bits(a)
    add(b, i)
    discard(c, i)
    assert (frozenset(b), frozenset(c)) == (a | {i}, a - {i})
    assert (has(b, i), has(c, i), has(bits(a), i)) == (True, False, i in a)


@quick
@given(members, members)
def test_two_sets_unite_meet_and_part(a: frozenset[int], c: frozenset[int]) -> None:
    results = []
    for change in (assign, unite, keep, remove):
        b = bits(a)
        change(b, bits(c))
        results.append(set(b))
    assert results == [c, a | c, a & c, a - c]
    assert meets(bits(a), bits(c)) == bool(a & c)


@quick
@given(members, members, members)
def test_take_moves_what_two_sets_share(a: frozenset[int], c: frozenset[int], d: frozenset[int]) -> None:
    b, into = bits(a), bits(d)
    take(b, bits(c), into)
    assert (frozenset(b), frozenset(into)) == (a - c, d | (a & c))


@quick
@given(members.filter(bool))
def test_members_come_lowest_first(a: frozenset[int]) -> None:
    in_order, b = sorted(a), bits(a)
    assert first(b) == in_order[0]
    assert [nth(b, r) for r in range(len(a))] == in_order
    found, i = [], -1
    while (i := following(b, i)) >= 0:
        found.append(i)
    assert found == in_order
    assert [pop(b) for _ in in_order] == in_order
    assert not some(b)


@quick
@given(members, numbers)
def test_following_is_the_next_member_above(a: frozenset[int], i: int) -> None:
    assert following(bits(a), i) == min((n for n in a if n > i), default=-1)


def test_an_empty_set_has_no_first_member() -> None:
    b = Bits.of(CAPACITY, {7, 70, 140})
    clear(b)
    assert (first(b), following(b, -1), size(b), some(b)) == (-1, -1, 0, False)


def test_what_does_not_fit_is_refused() -> None:
    with pytest.raises(ValueError, match="150 does not fit a set of 150"):
        Bits.of(CAPACITY, [150])
    with pytest.raises(IndexError, match="does not fit"):
        add(Bits(CAPACITY), -1)
    with pytest.raises(IndexError, match="does not fit"):
        add(Bits(CAPACITY), CAPACITY)


def test_sets_change_and_so_cannot_be_keys() -> None:
    with pytest.raises(TypeError):
        hash(Bits(3))
