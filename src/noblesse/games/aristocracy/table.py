"""What lies on the table."""

from __future__ import annotations

from noblesse.core import AnyTable, Bits, BitsRow, Row, Rows, bits, scratch, u8, u16

from .box import (
    BONUS_TILES,
    BUILDINGS,
    COPIES,
    HARBOURS,
    KINDS,
    LAND,
    MOST_SEATS,
    MULTI_TILES,
    REGIONS,
    RESOURCES,
)


class Table(AnyTable):
    """All of it is open: face-down tokens are only counted, by kind."""

    finish_round: int = u8
    """Option: 1 if everybody gets as many turns."""

    phase: int = u8
    turn: int = u8
    """Number of the current turn, from 1."""
    player: int = u8
    """Whose turn it is."""
    called: int = u8
    """The kind called in this turn, or NO_KIND."""
    to_stand: int = u8
    """Markers that the called kings or queens still allow."""
    picked: Bits = bits[LAND]
    """Spaces picked in this turn; those also in ``down`` are still to be turned over."""
    placed: Bits = bits[LAND]
    """Spaces where markers were placed in this turn."""

    down: Bits = bits[LAND]
    """Spaces with a face-down token."""
    up: BitsRow = bits[LAND][KINDS]
    """Spaces with a face-up token without marker, by kind."""
    under: BitsRow = bits[LAND][BUILDINGS]
    """Spaces with a building under a marker, by kind."""
    empty: Bits = bits[LAND]
    """Spaces with neither token nor marker."""
    unseen: Row = u8[KINDS]
    """Face-down tokens by kind, nobody knows where."""

    markers: BitsRow = bits[LAND][MOST_SEATS]
    """Where each seat's markers stand."""
    inside: Rows = u8[MOST_SEATS][REGIONS]
    """How many of them stand in each region."""
    goods: Rows = u8[MOST_SEATS][RESOURCES]
    """Corn, sheep, wood and fish of each seat."""
    prizes: Row = u16[MOST_SEATS]
    """The values of each seat's tiles, added up."""

    kings: int = u8
    """Kings on the coin track."""
    queens: int = u8
    """Queens on the axe handle track."""
    fish: Row = u8[HARBOURS]
    """Fish left at each harbour."""
    dominance: Rows = u8[REGIONS][COPIES]
    """Who took each region's tiles, top first: seat + 1, or 0 while it lies there."""
    towns: Rows = u8[REGIONS][COPIES]
    """Who took each town's tiles, likewise."""
    multi: Row = u8[MULTI_TILES]
    """Who took each multi-region tile, likewise."""
    bonus: Row = u8[BONUS_TILES]
    """Who took each resource bonus tile, likewise."""

    todo: Bits = scratch(bits[LAND])
    """Room for following a group of markers: spaces to look at,"""
    rest: Bits = scratch(bits[LAND])
    """markers not yet reached,"""
    reached: Bits = scratch(bits[REGIONS])
    """and towns it touches."""
