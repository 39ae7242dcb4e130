"""What lies on the table."""

from __future__ import annotations

from noblesse.core import AnyTable, Bits, BitsRow, Row, Rows, bits, scratch, u8

from .box import KINDS, MOST_SEATS, TILES


class Table(AnyTable):
    """Hands, the deck and masks not yet unveiled are hidden."""

    encore: int = u8
    """Option: 0 if the dancer steps twice."""
    phase: int = u8
    round: int = u8
    """Rounds behind us."""
    dancer: int = u8
    asked: int = u8
    """Who may look at the dancer's hand."""
    steps: int = u8
    """Steps the dancer still has."""
    slipped: int = u8
    """1 if the dancer has slipped a mask into the deck."""

    deck: Row = u8[KINDS]
    hand: Rows = u8[MOST_SEATS][KINDS]
    held: Row = u8[MOST_SEATS]
    """Masks in each hand."""
    worn: Rows = u8[MOST_SEATS][KINDS]
    """Masks each seat wore in rounds behind us and in this one, once unveiled."""
    mask: Row = u8[MOST_SEATS]
    """What each seat wears in this round, or NO_MASK; hidden while others choose."""
    answered: Bits = bits[MOST_SEATS]
    """Who has chosen a mask in this round."""
    seen: Rows = u8[MOST_SEATS * MOST_SEATS][KINDS]
    """Row viewer * MOST_SEATS + owner: masks that viewer knows to be in the owner's hand."""

    free: Bits = bits[TILES]
    floor: BitsRow = bits[TILES][MOST_SEATS]
    """The tiles of each seat."""
    pairs: Row = u8[MOST_SEATS]
    """How often two tiles of a seat lie side by side."""

    beside: Bits = scratch(bits[TILES])
    """Room for finding tiles beside others."""
