"""The board as text, for a terminal."""

from __future__ import annotations

from noblesse.core.phrases import COLOURS

from .. import box
from ..prizes import number_of
from ..view import BACK, NOTHING, View
from .chart import HARBOURS, LAND, REGIONS, TOWNS, Space

LETTERS = dict(zip(REGIONS, "BPROYGTN", strict=True))
"""A letter for each region; brown is N."""
_SHORT = ("vi", "ch", "ca", "Ki", "Qu", "co", "sh", "wo")


def text(view: View) -> str:
    """The map, a cell of three signs a space, and below it tracks, tiles and seats."""
    grid: dict[int, dict[int, str]] = {}
    for space, sign in _signs(view):
        grid.setdefault(space.r, {})[2 * space.q + space.r] = sign
    left = min(min(row) for row in grid.values())
    lines = [_row(grid[r], left) for r in sorted(grid)]
    return "\n".join([*lines, "", *_legend(view), "", *_state(view), *_seats(view)]) + "\n"


def _row(row: dict[int, str], left: int) -> str:
    out = ""
    for at in sorted(row):
        out = out.ljust(2 * (at - left)) + row[at]
    return out.rstrip()


def _signs(view: View) -> list[tuple[Space, str]]:
    out = [(space, LETTERS[space.region] + _on(view, number)) for number, space in enumerate(LAND)]
    out += [(town, "*" + "".join(_left(box.TOWN, row))) for town, row in zip(TOWNS, view.towns, strict=True)]
    out += [(harbour, f"~{fish}~") for harbour, fish in zip(HARBOURS, view.fish, strict=True)]
    return out


def _on(view: View, space: int) -> str:
    """Two signs for what lies or stands on a land space."""
    kind, seat = view.tokens[space], view.markers[space]
    if seat != NOTHING:
        return f"#{seat}"
    return "??" if kind == BACK else ".." if kind == NOTHING else _SHORT[kind]


def _left(values: tuple[int, ...], takers: tuple[int, ...]) -> list[str]:
    return [str(value) for value, taker in zip(values, takers, strict=True) if taker == NOTHING]


def _legend(view: View) -> list[str]:
    regions = "  ".join(f"{letter} {region}" for region, letter in LETTERS.items())
    kinds = "  ".join(f"{short} {name}" for short, name in zip(_SHORT, box.KIND_NAMES, strict=True))
    return [regions, f"?? face down  .. empty  #2 marker of seat 2  *32 town  ~2~ fish  {kinds}"]


def _state(view: View) -> list[str]:
    pairs = zip(REGIONS, view.dominance, strict=True)
    tiles = "  ".join(f"{region} {' '.join(_left(box.DOMINANCE, row)) or '–'}" for region, row in pairs)
    unseen = ", ".join(number_of(count, kind) for kind, count in enumerate(view.unseen) if count)
    return [
        f"turn {view.turn}   kings {view.kings}/{view.end}   queens {view.queens}/{view.end}"
        f"   compass {' '.join(_left(box.MULTI, view.multi)) or '–'}"
        f"   amulet {' '.join(_left(box.BONUS, view.bonus)) or '–'}",
        f"tiles: {tiles}",
        f"face down: {unseen or 'none'}",
    ]


def _seats(view: View) -> list[str]:
    return [
        f"{'>' if seat == view.player and not view.over else ' '} seat {seat} {COLOURS[seat]:<8}"
        + "  ".join(f"{name} {count}" for name, count in zip(box.RESOURCE_NAMES, view.goods[seat], strict=True))
        + f"  markers {sum(view.inside[seat])}  points {view.scores[seat]}"
        for seat in range(view.seats)
    ]
