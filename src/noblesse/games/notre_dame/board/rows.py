"""The row of pieces of a sector: a seal with its strength, markers, and the trusted friend; and rows on the close."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from noblesse.core import Seat

from .pieces import FRIEND, SEALS, SPANS, TALL
from .plan import Row
from .ring import num

MOST_SHOWN: Final = 5
"""Markers shown in a row: its seal says how many there are."""
_LEAST_STEP: Final = 3.0
_REMEMBERED: Final = 2048


class Laid(NamedTuple):
    """Where the pieces of a row stand on the sheet."""

    seal: float
    markers: tuple[float, ...]
    friend: float
    left: float
    right: float


def lay(seat: Seat, row: Row, markers: int, friend: bool, seal: float) -> Laid:
    """Side by side about the row's middle; where the room is short, markers overlap."""
    k = row.piece / TALL
    shown = min(markers, MOST_SHOWN)
    head, wide, tail = 2 * seal + 1 if seal else 0.0, SPANS[seat] * k, FRIEND * k if friend else 0.0
    step = 0.0
    if shown > 1:
        step = min(wide + 1, max(_LEAST_STEP, (row.width - head - tail - wide) / (shown - 1)))
    body = step * (shown - 1) + wide if shown else 0.0
    left = row.x - (head + body + tail) / 2
    first = left + head + wide / 2
    right = left + head + body + tail
    return Laid(left + seal, tuple(first + step * n for n in range(shown)), right - tail / 2, left, right)


@lru_cache(_REMEMBERED)
def drawn(seat: Seat, row: Row, markers: int, friend: bool, own: bool) -> str:
    """Seal, markers, friend; an empty sector shows a dotted hole."""
    laid = lay(seat, row, markers, friend, SEALS[own])
    middle = row.y - row.piece * 0.4
    strength = markers + friend
    if not strength:
        return f"<use href=#{'D' if own else 'd'} x={num(laid.seal)} y={num(middle)} />"
    return seal(laid.seal, middle, strength, own) + standing(seat, row, laid.markers, laid.friend if friend else None)


def seal(x: float, y: float, strength: int, own: bool) -> str:
    """A paper seal with the strength of a sector."""
    figure = f"<text x={num(x)} y={num(y + (7 if own else 5.6))}>{strength}</text>"
    return f"<use href=#{'N' if own else 'n'} x={num(x)} y={num(y)} />{figure}"


def standing(seat: Seat, row: Row, markers: tuple[float, ...], friend: float | None = None) -> str:
    """Markers at these places of a row, and the friend."""
    k = row.piece / TALL
    out = [f"<use href=#m{seat} x={(x - row.x) / k:.0f} />" for x in markers]
    if friend is not None:
        out.append(f"<use href=#h{seat} x={(friend - row.x) / k:.0f} />")
    if not out:
        return ""
    return f'<g transform="translate({num(row.x)} {num(row.y)})scale({k:.2f})">{"".join(out)}</g>'


@lru_cache(_REMEMBERED)
def ghost(seat: Seat, row: Row, markers: int, friend: bool, friend_comes: bool) -> str:
    """The row of the own borough as it would be with one marker more, or with the friend: what comes is faint."""
    more, after = markers + (not friend_comes), friend or friend_comes
    laid = lay(seat, row, more, after, SEALS[True])
    old, new = (laid.markers, ()) if friend_comes else (laid.markers[:-1], laid.markers[-1:])
    known = standing(seat, row, old, laid.friend if friend else None)
    faint = standing(seat, row, new, laid.friend if friend_comes else None)
    return f"{seal(laid.seal, row.y - row.piece * 0.4, more + after, True)}{known}<g opacity=.55>{faint}</g>"
