"""The board for a terminal, and the score sheet."""

from __future__ import annotations

from noblesse.core.drawing import Cell, Line, Sheet

from ..box import HIGH, MASK_NAMES, WIDE
from ..view import NOTHING, View


def text(view: View) -> str:
    """The floor as letters: a digit is the seat that stands there."""
    rows = ["".join(_letter(view, WIDE * y + x) for x in range(WIDE)) for y in range(HIGH)]
    rows += [_seat(view, seat) for seat in range(view.seats)]
    return "\n".join(rows) + "\n"


def _letter(view: View, tile: int) -> str:
    return "." if view.floor[tile] == NOTHING else str(view.floor[tile])


def _seat(view: View, seat: int) -> str:
    worn = "veiled" if seat in view.answered else "none"
    mask = worn if view.mask[seat] == NOTHING else MASK_NAMES[view.mask[seat]]
    hand = view.hand if seat == view.viewer else view.seen[seat]
    known = ", ".join(f"{n} {MASK_NAMES[kind]}" for kind, n in enumerate(hand) if n)
    return f"seat {seat}: {view.scores[seat]} points, mask {mask}, {view.held[seat]} in hand" + (
        f" ({known})" if known else ""
    )


def sheet(view: View) -> Sheet:
    """Every point: tiles and pairs."""
    seats = range(view.seats)
    tiles = [[str(tile + 1) for tile, owner in enumerate(view.floor) if owner == seat] for seat in seats]
    return Sheet(
        (
            Line("Tiles", tuple(Cell(len(row), ", ".join(row)) for row in tiles)),
            Line("Pairs", tuple(Cell(view.pairs[seat]) for seat in seats)),
        ),
        view.scores,
        Line("Masks worn, lower is better", tuple(Cell(-view.humility[seat]) for seat in seats)),
        _why(view),
    )


def _why(view: View) -> str:
    if view.ranks.count(0) > 1:
        return "Nothing parts them."
    level = view.scores.count(max(view.scores)) > 1
    return "{name} wore the lower masks." if level else "{name} held the floor."
