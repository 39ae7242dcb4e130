"""Random numbers never change: a seed in an old record, test or benchmark means the same for ever."""

from __future__ import annotations

import pytest

from noblesse.core import Source, below
from noblesse.core.source import M64, mix


def pcg32(state: int) -> int:
    """PCG-XSH-RR 64/32 as O'Neill printed it, written a second time."""
    shifted = (((state >> 18) ^ state) >> 27) & 0xFFFFFFFF
    turn = state >> 59
    return ((shifted >> turn) | (shifted << (32 - turn))) & 0xFFFFFFFF if turn else shifted


@pytest.mark.parametrize(
    ("seed", "stream", "dice"),
    [
        (0, (), [254, 64, 242, 320, 473, 189, 590, 480]),
        (7, (), [176, 853, 290, 998, 537, 273, 157, 177]),
        (7, (1, 2), [111, 521, 40, 276, 333, 421, 180, 472]),
        (-1, (-1,), [254, 64, 242, 320, 473, 189, 590, 480]),
    ],
)
def test_a_seed_and_its_stream_give_these_numbers(seed: int, stream: tuple[int, ...], dice: list[int]) -> None:
    source = Source(seed, *stream)
    assert [source.below(1000) for _ in dice] == dice


def test_numbers_are_those_of_pcg32() -> None:
    source = Source(42)
    for _ in range(200):
        state = source.state
        assert source.below(1 << 32) == pcg32(state)
        assert source.state == (state * 6364136223846793005 + 1442695040888963407) % (1 << 64)


def test_seeds_are_spread_by_splitmix64() -> None:
    """The first outputs of Vigna's generator for the seed 0."""
    assert [mix(n * 0x9E3779B97F4A7C15 % (1 << 64)) for n in range(3)] == [
        0xE220A8397B1DCDAF,
        0x6E789E6AA1B965F4,
        0x06C45D188009454F,
    ]


def test_below_stays_below_and_reaches_everything() -> None:
    source = Source(5)
    for n in (1, 2, 3, 7, 100):
        found = {source.below(n) for _ in range(40 * n)}
        assert found == set(range(n))


def test_no_number_is_preferred() -> None:
    source = Source(11)
    counts = [0] * 6
    for _ in range(12_000):
        counts[source.below(6)] += 1
    assert all(abs(count - 2000) < 200 for count in counts)


def test_a_child_is_named_by_numbers_and_leaves_its_parent_where_it_is() -> None:
    source = Source(9)
    before = source.state
    one, again, other = source.child(1), source.child(1), source.child(2)
    assert source.state == before
    assert one.state == again.state != other.state
    assert Source(9, 1, 2).state not in (Source(9, 2, 1).state, Source(9, 12).state, Source(9, 1).state)


def test_below_is_the_sources_own() -> None:
    one, other = Source(3), Source(3)
    assert [below(one, 10) for _ in range(5)] == [other.below(10) for _ in range(5)]


def test_what_comes_one_way_repeats_and_does_not_lead_back_to_the_seed() -> None:
    luck = Source.one_way(77, 12, 3)
    assert luck.state == Source.one_way(77, 12, 3).state
    assert len({Source.one_way(*numbers).state for numbers in ((77, 12, 3), (77, 12, 4), (77, 123), (78, 12, 3))}) == 4
    assert undone(undone(undone(Source(77, 12, 3).state) ^ mix(3)) ^ mix(12)) == 77
    assert undone(undone(undone(luck.state) ^ mix(3)) ^ mix(12)) != 77


def undone(x: int) -> int:
    """What ``mix`` made this number of."""
    x ^= x >> 31 ^ x >> 62
    x = (x * pow(0x94D049BB133111EB, -1, 1 << 64)) & M64
    x ^= x >> 27 ^ x >> 54
    x = (x * pow(0xBF58476D1CE4E5B9, -1, 1 << 64)) & M64
    x ^= x >> 30 ^ x >> 60
    return (x - 0x9E3779B97F4A7C15) & M64
