"""Random numbers that repeat: PCG32 (O'Neill 2014), 64 bits of state, 32 of output.  ``native`` has the same in C."""

from __future__ import annotations

from hashlib import blake2b

M64 = (1 << 64) - 1
MULTIPLIER = 6364136223846793005
INCREMENT = 1442695040888963407


def mix(x: int) -> int:
    """SplitMix64's finaliser: spread the bits of x over 64."""
    x = (x + 0x9E3779B97F4A7C15) & M64
    x = ((x ^ x >> 30) * 0xBF58476D1CE4E5B9) & M64
    x = ((x ^ x >> 27) * 0x94D049BB133111EB) & M64
    return x ^ x >> 31


class Source:
    """A stream of random numbers, the same on every machine for the same seed and stream numbers."""

    __slots__ = ("state",)

    def __init__(self, seed: int, *stream: int) -> None:
        self.state = mix(seed & M64)
        for number in stream:
            self.state = mix(self.state ^ mix(number & M64))

    @classmethod
    def one_way(cls, seed: int, *stream: int) -> Source:
        """A stream for the same seed and numbers, from which nobody can find the seed: for whoever must not know it."""
        words = " ".join(map(str, (seed, *stream))).encode()
        return cls(int.from_bytes(blake2b(words, digest_size=8).digest(), "little"))

    def below(self, n: int) -> int:
        """A number from 0 to n - 1; n is from 1 to 2**32."""
        old = self.state
        self.state = (old * MULTIPLIER + INCREMENT) & M64
        shifted = ((old >> 18 ^ old) >> 27) & 0xFFFFFFFF
        turn = old >> 59
        word = (shifted >> turn | shifted << (-turn & 31)) & 0xFFFFFFFF
        return word * n >> 32

    def child(self, *stream: int) -> Source:
        """A source of its own, named by numbers; this one does not move."""
        return Source(self.state, *stream)


def below(source: Source, n: int) -> int:
    """A number from 0 to n - 1: what ``resample`` deals with."""
    return source.below(n)
