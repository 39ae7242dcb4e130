"""The shape of the city: boroughs round the cathedral, each a unit square that is bent into its place.

In a borough u runs clockwise from the previous borough (0) to the next (1), v from the cathedral (0) to the river (1).
Boroughs are counted clockwise by their offset from the one at the bottom.  On the sheet y points down.
"""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import ClassVar, Final, NamedTuple

from noblesse.core.svg import num

CENTRE_X: Final = 488.0
CENTRE_Y: Final = 506.0
SHORE: Final = 446.0
"""Radius of the city, where the river begins."""
RIVER: Final = 34.0
QUAY: Final = 0.785
"""From this v to the river the harbour lies."""
CLOSE: Final = 112.0
"""Radius of the cathedral's close."""

_WIDENED: Final = {3: (146.0, 62.0), 4: (128.0, 80.0), 5: (118.0, 84.0)}
"""By number of boroughs: degrees of the one at the bottom, and how far above the centre the cathedral stands."""


class Point(NamedTuple):
    x: float
    y: float


Line = Callable[[float], Point]
"""A line on the sheet: from 0 to 1."""


class City(ABC):
    """Boroughs, each a bent unit square."""

    boroughs: int
    bends: ClassVar[int] = 2
    """Bends it takes to draw what becomes of a straight line."""
    street_bends: ClassVar[int] = 2
    """The same of a street, which is shorter than a borough."""
    view: ClassVar[tuple[int, int, int, int]] = (0, 18, 976, 976)
    """What is seen of the sheet: left, top, width, height."""

    @property
    @abstractmethod
    def name(self) -> str:
        """In the names of its printed ground."""

    @property
    @abstractmethod
    def own(self) -> bool:
        """Whether the borough at the bottom is larger than the others."""

    @abstractmethod
    def place(self, offset: int, u: float, v: float) -> Point:
        """A point of a borough; u = 1 is still this one's edge."""

    @abstractmethod
    def borough(self, offset: int, inset: float = 0.0) -> str:
        """The edge of a borough, or a line this far inside it, as a path."""

    @abstractmethod
    def on_river(self, offset: int, along: float) -> Point:
        """On the river beside a borough, so far clockwise from its middle."""

    def line(self, offset: int, start: tuple[float, float], end: tuple[float, float]) -> Line:
        """What becomes of a straight line in a borough."""
        (u0, v0), (u1, v1) = start, end
        return lambda s: self.place(offset, u0 + (u1 - u0) * s, v0 + (v1 - v0) * s)

    def lines(self, offset: int, corners: tuple[tuple[float, float], ...]) -> list[Line]:
        """The sides of what becomes of a polygon."""
        return [self.line(offset, start, end) for start, end in zip(corners, (*corners[1:], corners[0]), strict=True)]


@dataclass(frozen=True)
class Ring(City):
    """Round its cathedral; ``share`` degrees belong to the borough at the bottom, ``shift`` lifts the cathedral."""

    boroughs: int
    share: float
    shift: float
    middle: ClassVar[Point] = Point(CENTRE_X, CENTRE_Y)
    shore: ClassVar[float] = SHORE
    river: ClassVar[float] = RIVER

    @property
    def name(self) -> str:
        return f"{self.boroughs}" if self.own else f"{self.boroughs}e"

    @property
    def close(self) -> float:
        """Radius of the cathedral's close."""
        return CLOSE

    @property
    def own(self) -> bool:
        return self.shift > 0

    @property
    def cathedral(self) -> Point:
        return Point(self.middle.x, self.middle.y - self.shift)

    def angle(self, t: float) -> float:
        """In radians; t counts boroughs, 0 to 1 is the one at the bottom."""
        t %= self.boroughs
        other = (360 - self.share) / (self.boroughs - 1)
        turned = t * self.share if t < 1 else self.share + (t - 1) * other
        return math.radians(90 - self.share / 2 + turned)

    def at(self, t: float, v: float) -> Point:
        angle = self.angle(t)
        lift = self.shift * math.sin(angle)
        shore = lift + math.sqrt(lift * lift - self.shift * self.shift + self.shore * self.shore)
        far = self.close + v * (shore - self.close)
        x, y = self.cathedral
        return Point(x + far * math.cos(angle), y + far * math.sin(angle))

    def place(self, offset: int, u: float, v: float) -> Point:
        return self.at(offset + min(max(u, 0.0), 1 - 1e-9), v)

    def borough(self, offset: int, inset: float = 0.0) -> str:
        """Two straight sides and two arcs."""
        here, beyond = self.angle(offset), self.angle(offset + 1)
        inner, outer = self.close + inset, self.shore - inset
        a, b = self._corner(here, inset, inner), self._corner(here, inset, outer)
        c, d = self._corner(beyond, -inset, outer), self._corner(beyond, -inset, inner)
        return (
            f"M{pair(a)}L{pair(b)}A{num(outer)} {num(outer)} 0 0 1 {pair(c)}"
            f"L{pair(d)}A{num(inner)} {num(inner)} 0 0 0 {pair(a)}Z"
        )

    def on_river(self, offset: int, along: float) -> Point:
        bank, far = self.at(offset + 0.5, 1), self.shore + self.river / 2
        angle = math.atan2(bank.y - self.middle.y, bank.x - self.middle.x) + along / far
        return Point(self.middle.x + far * math.cos(angle), self.middle.y + far * math.sin(angle))

    def _corner(self, angle: float, aside: float, radius: float) -> Point:
        """Where a seam, moved aside, meets the circle of the close or of the shore."""
        x, y = self.cathedral
        ux, uy = math.cos(angle), math.sin(angle)
        px, py = x - uy * aside, y + ux * aside
        centre = self.middle if radius > self.shore / 2 else self.cathedral
        dx, dy = px - centre.x, py - centre.y
        along = dx * ux + dy * uy
        far = -along + math.sqrt(along * along - dx * dx - dy * dy + radius * radius)
        return Point(px + ux * far, py + uy * far)


@dataclass(frozen=True)
class Town(Ring):
    """Equal boroughs on a narrow screen, two units to a pixel, so that a finger finds every market."""

    view: ClassVar[tuple[int, int, int, int]] = (0, 0, 748, 848)
    street_bends: ClassVar[int] = 1
    middle: ClassVar[Point] = Point(374, 474)
    shore: ClassVar[float] = 360
    river: ClassVar[float] = 12

    @property
    def name(self) -> str:
        return f"{self.boroughs}t"

    @property
    def close(self) -> float:
        """With five boroughs it makes room for the markets near it."""
        return 152 if self.boroughs > 4 else 104


@dataclass(frozen=True)
class Sheet(City):
    """One borough unfolded to a rectangle, for narrow screens: the cathedral above, the river below."""

    bends: ClassVar[int] = 1
    street_bends: ClassVar[int] = 1
    view: ClassVar[tuple[int, int, int, int]] = (0, 0, 748, 848)
    boroughs: int = 1
    top: float = 76.0
    width: float = 748.0
    height: float = 764.0

    @property
    def name(self) -> str:
        return "flat"

    @property
    def own(self) -> bool:
        return True

    def place(self, offset: int, u: float, v: float) -> Point:
        """The strips at the sides are a little wider than on the ring, but not on the quay."""
        if v > QUAY or not 0 < u < 1:
            across = u
        elif u <= 0.18:
            across = u * 1.25
        elif u >= 0.82:
            across = 1 - (1 - u) * 1.25
        else:
            across = 0.225 + (u - 0.18) * 0.55 / 0.64
        return Point((1 - across) * self.width, self.top + v * self.height)

    def on_river(self, offset: int, along: float) -> Point:
        return Point(self.width / 2 - along, self.top + self.height)

    def borough(self, offset: int, inset: float = 0.0) -> str:
        top, width, height = self.top + inset, self.width - 2 * inset, self.height - 2 * inset
        return f"M{num(inset)} {num(top)}h{num(width)}v{num(height)}h{num(-width)}Z"


def ring(boroughs: int, equal: bool) -> Ring:
    """The city as a player sees it, the own borough wide and at the bottom, or with equal boroughs."""
    return Ring(boroughs, 360 / boroughs, 0) if equal else Ring(boroughs, *_WIDENED[boroughs])


def town(boroughs: int) -> Town:
    """The city as a narrow screen shows it."""
    return Town(boroughs, 360 / boroughs, 0)


def pair(point: Point) -> str:
    return f"{num(point.x)} {num(point.y)}"


def points(line: Line, steps: int) -> Iterator[Point]:
    """Along a line, from its start, without its end."""
    return (line(k / steps) for k in range(steps))


def polygon(sides: list[Line], steps: int = 18) -> list[Point]:
    return [point for side in sides for point in points(side, steps)]


_SEEN: Final = 0.35
"""A stroke that bends less is drawn straight."""


def curve(line: Line, bends: int = 1) -> str:
    """A line as a path that stands at its start: so many bends, or a straight stroke where that is no different."""
    bends, straight = _bent(line, bends)
    out, tiny, step = "", 1e-4, 1 / bends / 3
    for k in range(bends):
        s0, s1 = k / bends, (k + 1) / bends
        a, b, c, d = line(s0), line(s0 + tiny), line(s1 - tiny), line(s1)
        if straight:
            out += f"l{_from(a, d)}".replace(" -", "-")
            continue
        first = Point(a.x + (b.x - a.x) / tiny * step, a.y + (b.y - a.y) / tiny * step)
        second = Point(d.x - (d.x - c.x) / tiny * step, d.y - (d.y - c.y) / tiny * step)
        out += f"c{_from(a, first)} {_from(a, second)} {_from(a, d)}".replace(" -", "-")
    return out


def bow(line: Line, bends: int = 1) -> str:
    """The same in whole units with bends that pass through their middle: shorter, for streets that are sent often."""
    bends, straight = _bent(line, bends)
    out = ""
    for k in range(bends):
        a, middle, d = (line((2 * k + half) / bends / 2) for half in (0, 1, 2))
        hold = Point(2 * middle.x - (a.x + d.x) / 2, 2 * middle.y - (a.y + d.y) / 2)
        ends = (d,) if straight else (hold, d)
        said = " ".join(f"{round(at.x) - round(a.x)} {round(at.y) - round(a.y)}" for at in ends)
        out += f"{'l' if straight else 'q'}{said}".replace(" -", "-")
    return out


def _bent(line: Line, bends: int) -> tuple[int, bool]:
    """How many bends a line is drawn with, and whether it is straight."""
    far = math.dist(line(0), line(1))
    off = max(_aside(line(0), line(1), line(s)) for s in (0.25, 0.5, 0.75))
    if off < _SEEN:
        return 1, True
    return (1 if off < 0.08 * far else bends), False


def _from(start: Point, end: Point) -> str:
    """From one point to another as both are drawn, so that no error grows."""
    return f"{num(round(end.x, 1) - round(start.x, 1))} {num(round(end.y, 1) - round(start.y, 1))}"


def _aside(a: Point, b: Point, at: Point) -> float:
    """How far a point lies from the straight line through two others."""
    dx, dy = b.x - a.x, b.y - a.y
    return abs((at.x - a.x) * dy - (at.y - a.y) * dx) / (math.hypot(dx, dy) or 1)


def closed(sides: list[Line], bends: int = 2) -> str:
    """A closed path round these sides."""
    return f"M{pair(sides[0](0))}{''.join(curve(side, bends) for side in sides)}Z"
