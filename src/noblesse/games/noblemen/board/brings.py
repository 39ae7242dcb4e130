"""What a tile or a man-at-arms would bring at a place: the board says it where it is more than the usual."""

from __future__ import annotations

from typing import NamedTuple

from noblesse.core import Seat

from .. import box
from ..view import View


class Gain(NamedTuple):
    """What a tile brings at a cell beyond what it brings everywhere."""

    areas: tuple[int, ...] = ()
    """Areas it completes."""
    tiles: int = 0
    money: int = 0
    queen: bool = False
    points: int = 0
    """Of structures that it surrounds."""
    structure: int = box.CASTLE
    """The best of these."""


def brings(view: View, seat: Seat, cell: int) -> Gain:
    """What the tile that was taken up would bring there beyond the usual."""
    kind, areas = view.held, dict(view.closing).get(cell, ())
    more = 1 + box.AREA_BONUS * len(areas) if areas else 0
    closed = [(points, place) for place, points, _, missing in view.scores_now[seat] if missing == (cell,)]
    built = {place: what for place, what, _ in view.built[seat]}
    return Gain(
        areas,
        tiles=more if kind == box.WOOD else 0,
        money=more if kind == box.FIELD else 0,
        queen=bool(areas) and kind == box.FOUNTAIN and view.queen != seat,
        points=sum(points for points, _ in closed),
        structure=built[max(closed)[1]] if closed else box.CASTLE,
    )


def spoils(view: View, rival: Seat, kind: int) -> tuple[str, str]:
    """What a man-at-arms takes from a rival at an area: the sign of a chip and its words; none if he takes nothing."""
    if kind == box.FIELD:
        money = min(box.TRIBUTE_OF_FARM, view.money[rival])
        return ("cc", f"+{money}") if money else ("", "")
    if kind == box.WOOD:
        tiles = min(box.TILES_OF_FOREST, view.in_hand[rival])
        return ("ct", f"+{tiles}") if tiles else ("", "")
    if view.queen != rival:
        return "", ""
    return ("cl" if view.locked else "cq"), ""
