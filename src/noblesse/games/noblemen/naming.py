"""What things are called: tiles, structures, cards, spaces, money, cells; and lists of things."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from noblesse.core import Seat
from noblesse.core.phrases import COLOURS, several, some

from . import box

FOLLY_NAMES: Final = ("forest folly", "farm folly", "garden folly", "grand folly")
"""By what each asks for: two of a kind, or one of each."""
BUILD_NAMES: Final = (*box.STRUCTURE_NAMES[: box.MARKETS], *FOLLY_NAMES)
DECADE_NAMES: Final = ("I", "II", "III")
SPACE_NAMES: Final = (
    *(f"space {number}" for number in range(1, 5)),
    "the first ball",
    *(f"space {number}" for number in range(5, 8)),
    "the second ball",
    "the locked space",
    "the scoring",
)
"""Of the round track, as the dial numbers them."""


def tile(kind: int) -> str:
    """One tile: "a field"."""
    return f"a {box.TILE_NAMES[kind]}"


def tiles(counts: Sequence[int]) -> str:
    """So many tiles of each kind: "2 fields, a wood and 3 meadows", or "none"."""
    parts = [
        tile(kind) if number == 1 else some(number, box.TILE_NAMES[kind])
        for kind, number in enumerate(counts)
        if number
    ]
    return several(parts) or "none"


def area(kind: int) -> str:
    """One area: "a farm"."""
    return f"a {box.AREA_NAMES[kind]}"


def areas(kind: int, number: int) -> str:
    """So many areas: "a farm", "2 farms"."""
    return area(kind) if number == 1 else some(number, box.AREA_NAMES[kind])


def needs(folly: int) -> str:
    """What a folly asks for: "2 forests", "1 farm, 1 forest and 1 garden"."""
    return several([some(number, box.AREA_NAMES[kind]) for kind, number in enumerate(box.NEEDS[folly]) if number])


def structure(build: int) -> str:
    """What is built: "a castle", "the farm folly"."""
    return f"{'a' if build < box.MARKETS else 'the'} {BUILD_NAMES[build]}"


def card(kind: int) -> str:
    """A scandal card by its name: "Secret Marriage", "Favour of the Vicar"."""
    return " ".join(word if word in ("of", "the") else word.capitalize() for word in box.CARD_NAMES[kind].split())


def cards(kinds: Sequence[int]) -> str:
    """Cards by their names, in order: "Dowry, Tribute and Dowry"."""
    return several([card(kind) for kind in kinds])


def by_kind(kinds: Sequence[int]) -> str:
    """The same, each kind once: "2 × Dowry and Tribute"."""
    numbers = {kind: list(kinds).count(kind) for kind in kinds}
    return several([f"{number} × {card(kind)}" if number > 1 else card(kind) for kind, number in numbers.items()])


def title(rank: int) -> str:
    """A title: "duke"."""
    return box.TITLE_NAMES[rank]


def bearer(rank: int) -> str:
    """Who has a title: "a duke", "an earl"."""
    return f"{'an' if title(rank)[0] in 'aeiou' else 'a'} {title(rank)}"


def money(amount: int) -> str:
    """So much money: "£3"."""
    return f"£{amount}"


def points(number: int) -> str:
    """So many points: "1 point"."""
    return some(number, "point")


def purses(number: int) -> str:
    """So many purses: "a purse", "3 purses", "no purses"."""
    return "a purse" if number == 1 else some(number, "purse") if number else "no purses"


def times(number: int) -> str:
    """How often: "once", "twice", "3 times"."""
    return ("never", "once", "twice")[number] if number < 3 else f"{number} times"


def spot(cell: int) -> str:
    """A cell of an estate, from its first meadow: "north 2 east 1"."""
    up, right = (cell // box.SIDE - box.HOME // box.SIDE, cell % box.SIDE - box.HOME % box.SIDE)
    parts = []
    if up:
        parts.append(f"{'north' if up > 0 else 'south'} {abs(up)}")
    if right:
        parts.append(f"{'east' if right > 0 else 'west'} {abs(right)}")
    return " ".join(parts) or "the first meadow"


def colour(seat: Seat) -> str:
    """What a seat is called where no names are known: "crimson"."""
    return COLOURS[seat]


def called(seat: Seat) -> str:
    """What stands for the name of a seat."""
    return f"{{{seat}}}"


def whose(seat: Seat, viewer: Seat | None) -> str:
    """Whose that is to a viewer: "your", "{2}'s"."""
    return "your" if seat == viewer else f"{{{seat}}}'s"
