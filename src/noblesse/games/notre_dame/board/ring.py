"""The shape of the city: boroughs round the cathedral, each a unit square that is bent into its place.

In a borough u runs clockwise from the previous borough (0) to the next (1), v from the cathedral (0) to the river (1).
Boroughs are counted clockwise by their offset from the one at the bottom.  On the sheet y points down.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

CENTRE_X: Final = 488.0
CENTRE_Y: Final = 506.0
SHORE: Final = 446.0
"""Radius of the city, where the river begins."""
RIVER: Final = 34.0
CLOSE: Final = 112.0
"""Radius of the cathedral's close."""

_WIDENED: Final = {3: (146.0, 62.0), 4: (128.0, 80.0), 5: (118.0, 84.0)}
"""By number of boroughs: degrees of the one at the bottom, and how far above the centre the cathedral stands."""


class Point(NamedTuple):
    x: float
    y: float


Line = Callable[[float], Point]
"""A line on the sheet: from 0 to 1."""


class Ring(NamedTuple):
    """A city of so many boroughs; ``share`` degrees belong to the one at the bottom, ``shift`` lifts the cathedral."""

    boroughs: int
    share: float
    shift: float

    @property
    def cathedral(self) -> Point:
        return Point(CENTRE_X, CENTRE_Y - self.shift)

    def angle(self, t: float) -> float:
        """In radians; t counts boroughs, 0 to 1 is the one at the bottom."""
        t %= self.boroughs
        other = (360 - self.share) / (self.boroughs - 1)
        turned = t * self.share if t < 1 else self.share + (t - 1) * other
        return math.radians(90 - self.share / 2 + turned)

    def shore(self, angle: float) -> float:
        """From the cathedral to the river in this direction."""
        lift = self.shift * math.sin(angle)
        return lift + math.sqrt(lift * lift - self.shift * self.shift + SHORE * SHORE)

    def at(self, t: float, v: float) -> Point:
        angle = self.angle(t)
        far = CLOSE + v * (self.shore(angle) - CLOSE)
        x, y = self.cathedral
        return Point(x + far * math.cos(angle), y + far * math.sin(angle))

    def place(self, offset: int, u: float, v: float) -> Point:
        """A point of a borough; u = 1 is still this one's edge."""
        return self.at(offset + min(max(u, 0.0), 1 - 1e-9), v)

    def line(self, offset: int, start: tuple[float, float], end: tuple[float, float]) -> Line:
        """What becomes of a straight line in a borough."""
        (u0, v0), (u1, v1) = start, end
        return lambda s: self.place(offset, u0 + (u1 - u0) * s, v0 + (v1 - v0) * s)

    def lines(self, offset: int, corners: tuple[tuple[float, float], ...]) -> list[Line]:
        """The sides of what becomes of a polygon."""
        return [self.line(offset, start, end) for start, end in zip(corners, (*corners[1:], corners[0]), strict=True)]

    def borough(self, offset: int, inset: float = 0.0) -> str:
        """The edge of a borough, or a line this far inside it: two straight sides and two arcs, as a path."""
        here, beyond = self.angle(offset), self.angle(offset + 1)
        inner, outer = CLOSE + inset, SHORE - inset
        a, b = self._corner(here, inset, inner), self._corner(here, inset, outer)
        c, d = self._corner(beyond, -inset, outer), self._corner(beyond, -inset, inner)
        wide = int(math.dist(b, c) > 1.99 * outer)
        return (
            f"M{pair(a)}L{pair(b)}A{num(outer)} {num(outer)} 0 {wide} 1 {pair(c)}"
            f"L{pair(d)}A{num(inner)} {num(inner)} 0 0 0 {pair(a)}Z"
        )

    def _corner(self, angle: float, aside: float, radius: float) -> Point:
        """Where a seam, moved aside, meets the circle of the close or of the shore."""
        x, y = self.cathedral
        ux, uy = math.cos(angle), math.sin(angle)
        px, py = x - uy * aside, y + ux * aside
        centre = Point(CENTRE_X, CENTRE_Y) if radius > SHORE / 2 else self.cathedral
        dx, dy = px - centre.x, py - centre.y
        along = dx * ux + dy * uy
        far = -along + math.sqrt(along * along - dx * dx - dy * dy + radius * radius)
        return Point(px + ux * far, py + uy * far)


def ring(boroughs: int, equal: bool) -> Ring:
    """The city as a player sees it, the own borough wide and at the bottom, or with equal boroughs."""
    return Ring(boroughs, 360 / boroughs, 0) if equal else Ring(boroughs, *_WIDENED[boroughs])


def num(value: float) -> str:
    """A length as short as it is drawn: tenths."""
    return f"{value:.1f}".removesuffix(".0").replace("-0.", "-.").removeprefix("0") if abs(value) >= 0.05 else "0"


def pair(point: Point) -> str:
    return f"{num(point.x)} {num(point.y)}"


def points(line: Line, steps: int) -> Iterator[Point]:
    """Along a line, from its start, without its end."""
    return (line(k / steps) for k in range(steps))


def polygon(sides: list[Line], steps: int = 18) -> list[Point]:
    return [point for side in sides for point in points(side, steps)]


def curve(line: Line, bends: int = 1) -> str:
    """A line as bends of a path that stands at its start."""
    out, tiny = "", 1e-4
    step = 1 / bends / 3
    for k in range(bends):
        s0, s1 = k / bends, (k + 1) / bends
        a, b, c, d = line(s0), line(s0 + tiny), line(s1 - tiny), line(s1)
        x0, y0 = a.x + (b.x - a.x) / tiny * step, a.y + (b.y - a.y) / tiny * step
        x1, y1 = d.x - (d.x - c.x) / tiny * step, d.y - (d.y - c.y) / tiny * step
        out += f"C{num(x0)} {num(y0)} {num(x1)} {num(y1)} {pair(d)}"
    return out


def closed(sides: list[Line], bends: int = 2) -> str:
    """A closed path round these sides."""
    return f"M{pair(sides[0](0))}{''.join(curve(side, bends) for side in sides)}Z"
