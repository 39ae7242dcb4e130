"""The road of prestige: who is behind the Cardinal has two actions."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from noblesse.core.drawing import Marks
from noblesse.core.svg import num

from .. import box
from ..view import NOTHING, View
from .figures import PAD, figures
from .plan import PHONE_FIELDS, PHONE_ROAD, ROAD, ROAD_FIELDS, Plate
from .telling import waits

_REMEMBERED = 256
_STEP: Final = 5
"""The road slides on by so many fields."""


def road(view: View, marks: Marks) -> str:
    """The whole road, thirty fields at a time."""
    highest = max(view.cardinal, *view.prestige)
    beyond = max(0, highest - (ROAD_FIELDS - 1))
    first = -(-beyond // _STEP) * _STEP
    return _road(ROAD, first, ROAD_FIELDS, view.cardinal, view.prestige, view.viewer, _late(view, marks))


def window(view: View, marks: Marks) -> str:
    """The part of the road that holds everybody, for a narrow screen."""
    lowest, highest = min(view.cardinal, *view.prestige), max(view.cardinal, *view.prestige)
    spare = PHONE_FIELDS - (highest - lowest + 1)
    first = lowest - max(0, spare) // 2 if spare >= 0 else min(max(lowest, view.cardinal - PHONE_FIELDS // 2), highest)
    if spare < 0:
        first = min(first, max(lowest, highest - PHONE_FIELDS + 1))
    return _road(PHONE_ROAD, max(0, first), PHONE_FIELDS, view.cardinal, view.prestige, view.viewer, _late(view, marks))


def _late(view: View, marks: Marks) -> tuple[str, ...]:
    """What lets each marker wait for its step of a resolution, and last what lets the Cardinal wait."""
    return (*(waits(marks, seat) for seat in range(view.seats)), waits(marks, NOTHING))


@lru_cache(_REMEMBERED)
def _road(
    at: Plate, first: int, count: int, cardinal: int, prestige: tuple[int, ...], viewer: int, late: tuple[str, ...]
) -> str:
    x, y, wide, high = at.x + PAD, at.y + 5, at.wide - 2 * PAD, at.high - 10
    unit = wide / count
    here = min(max(cardinal - first, 0), count - 1)
    cx = x + unit * (here + 0.5)
    small = count < ROAD_FIELDS
    east = '"slip east"' if here > count / 2 and count == ROAD_FIELDS else "slip"
    slow = f" {late[-1]}" if late[-1] else ""
    out = [f"<rect class={east} data-place=road x={at.x} y={at.y} width={at.wide} height={at.high} rx=8 />"]
    out.append(f"<rect class=ahead x={num(x)} y={y} width={num(wide)} height={high} rx=3 />")
    out.append(f'<rect class="past{slow}" x={num(x)} y={y} width={num(unit * here)} height={high} />')
    out.append(f"<svg x={num(x)} y={y} width={num(unit * here)} height={high}><use href=#h- /></svg>")
    dashes = f'stroke-width={high} stroke-dasharray=".8 {num(unit - 0.8)}"'
    out.append(f"<path class=lines d=M{num(x + unit - 0.4)},{num(y + high / 2)}H{num(x + wide - 1)} {dashes} />")
    if first <= box.START_CARDINAL < first + count:
        spot = x + unit * (box.START_CARDINAL - first + 0.5)
        out.append(f"<use class=arms href=#H x={num(spot)} y={y + 16} />")
    low = num(y + high - 4)
    if first == 0 and not small:
        out.append(f"<use href=#F y={low} />")
    else:
        out.append(f"<text class=figs y={low}>{figures(at, first, count, min(*prestige, cardinal))}</text>")
    out.append(f'<rect class="his{slow}" x={num(x + unit * here)} y={y} width={num(unit)} height={high} />')
    words = f"≤{first}" if here == 0 and min(*prestige, cardinal) < first else str(first + here)
    out.append(f'<text class="figs w{slow}" x={num(cx)} y={low}>{words}</text>')
    out.append(_captions(at, cx, small))
    out.append(_markers(x, y, high - 15, unit, first, count, prestige, viewer, here, late))
    name = "step" if small else "way"
    scale = "" if not small else "scale(.74)"
    stand = f"translate({num(cx)} {num(at.y - (8 if small else 15))}){scale}"
    out.append(f'<use id={name} class="walks{slow}" data-place=cardinal href=#C transform="{stand}"/>')
    return "".join(out)


def _captions(at: Plate, cx: float, small: bool) -> str:
    """On both sides of the Cardinal: what being there is worth."""
    y = at.y - 26 if not small else at.y - 22
    out = []
    words, wide = ("behind him", 128) if small else ("Behind him: 2 actions", 212)
    gap = 28 if small else 30
    right = cx - gap
    for said, breadth in ((words, wide), ("", 50)):
        left = right - breadth
        if left >= at.x - 2:
            seals = f"<use href=#l x={num(left + 14)} y={y + 11} /><use href=#l x={num(left + 34)} y={y + 11} />"
            label = f"<text class=red x={num(left + 48)} y={num(y + 15.6)}>{said}</text>" if said else ""
            out.append(f"<rect class=cap x={num(left)} y={y} width={breadth} />{seals}{label}")
            break
    words, wide = ("level, ahead", 112) if small else ("Level or ahead: 1 action", 208)
    left = cx + gap
    for said, breadth in ((words, wide), ("", 28)):
        if left + breadth <= at.x + at.wide + 2:
            label = f"<text x={num(left + 28)} y={num(y + 15.6)}>{said}</text>" if said else ""
            seal = f"<use href=#l x={num(left + 14)} y={y + 11} />"
            out.append(f"<rect class=cap x={num(left)} y={y} width={breadth} />{seal}{label}")
            break
    return "".join(out)


def _markers(
    x: float,
    y: float,
    high: float,
    unit: float,
    first: int,
    count: int,
    prestige: tuple[int, ...],
    viewer: int,
    here: int,
    late: tuple[str, ...],
) -> str:
    """Alone large, two side by side, three and four two by two; the viewer's on a light tile."""
    stands: dict[int, list[int]] = {}
    for seat, points in enumerate(prestige):
        stands.setdefault(min(max(points - first, 0), count - 1), []).append(seat)
    out, name = [], "way" if count == ROAD_FIELDS else "step"
    for field, seats in stands.items():
        middle = x + unit * (field + 0.5)
        size = (
            min(unit - 7, high - 5)
            if len(seats) == 1
            else min(unit / 2 - 1, high / (1 if len(seats) == 2 else 2) - 1.4)
        )
        for k, seat in enumerate(seats):
            dx = 0 if len(seats) == 1 else (k % 2 - 0.5) * unit * 0.5
            dy = 0 if len(seats) < 3 else (k // 2 - 0.5) * high * 0.5
            half = size / 2 + 1
            if seat == viewer or field == here:
                look = "own-tile" if seat == viewer else "tile"
                corner = f"x={num(middle + dx - half)} y={num(y + high / 2 + dy - half)}"
                out.append(f"<rect class={look} {corner} width={num(2 * half)} height={num(2 * half)} rx=3 />")
            piece, whole = ("m", 28) if size > 20 else ("c", 16)
            slow = f' class="{late[seat]}"' if late[seat] else ""
            scale = f"scale({size / whole:.2f})"
            stand = f"translate({num(middle + dx)} {num(y + high / 2 + dy)}){scale}"
            out.append(
                f'<use id={name}-{seat}{slow} data-place=screen-{seat} href=#{piece}{seat} transform="{stand}"/>'
            )
    return "".join(out)


__all__ = ["NOTHING", "road", "window"]
