"""The land that nobody has surveyed: sepia hills, trees and heath, only where no tile may be laid.  Mere decoration."""

from __future__ import annotations

from functools import lru_cache

from .. import box
from .plan import corner

_REACH = 4


@lru_cache(128)
def wild(cells: tuple[int, ...]) -> str:
    """Marks on some of the cells round an estate that do not touch it."""
    rows, columns = [cell // box.SIDE for cell in cells], [cell % box.SIDE for cell in cells]
    near = set(cells).union(*(set(box.BESIDE[cell]) for cell in cells))
    out = []
    for row in range(max(0, min(rows) - _REACH), min(box.SIDE, max(rows) + _REACH + 1)):
        for column in range(max(0, min(columns) - _REACH), min(box.SIDE, max(columns) + _REACH + 1)):
            cell = box.SIDE * row + column
            what = _MARKS.get((cell * 7 + row * 13) % 19) if cell not in near else None
            if what:
                x, y = corner(cell)
                out.append(f"<use href=#{what} x={x + 30 + cell * 17 % 40} y={y + 34 + cell * 29 % 36} />")
    return "".join(out)


_MARKS = {0: "zh", 3: "zl", 5: "zg", 8: "zg", 10: "zh", 13: "zg", 16: "zl", 17: "zg"}
"""Hills, lone trees, heath."""
