"""The row of pieces of a sector: a seal with its strength, markers, and the trusted friend; and rows on the close."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from noblesse.core import Seat
from noblesse.core.svg import num

from .pieces import FRIEND, SPANS, TALL, Scale
from .plan import Row

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
def drawn(seat: Seat, row: Row, markers: int, friend: bool, scale: Scale) -> str:
    """Seal, markers, friend; an empty sector shows a dotted hole."""
    laid = lay(seat, row, markers, friend, scale.seal)
    strength = markers + friend
    if not strength:
        return f"<use href=#{scale.empty} x={num(laid.seal)} y={num(_middle(row))} />"
    return _seal(laid.seal, row, strength, scale) + standing(seat, row, laid.markers, laid.friend if friend else None)


@lru_cache(_REMEMBERED)
def ghost(seat: Seat, row: Row, markers: int, friend: bool, friend_comes: bool, scale: Scale) -> str:
    """The row as it would be with one marker more, or with the friend: what comes is faint."""
    more, after = markers + (not friend_comes), friend or friend_comes
    laid = lay(seat, row, more, after, scale.seal)
    known = laid.markers[: min(markers, len(laid.markers) - (not friend_comes))]
    old = standing(seat, row, known, laid.friend if friend else None)
    new = standing(seat, row, laid.markers[len(known) :], laid.friend if friend_comes else None)
    return f"{_seal(laid.seal, row, more + after, scale)}{old}<g opacity=.55>{new}</g>"


def _middle(row: Row) -> float:
    return row.y - row.piece * 0.4


def _seal(x: float, row: Row, strength: int, scale: Scale) -> str:
    """A paper seal with the strength of a sector."""
    figure = f"<text x={num(x)} y={num(_middle(row) + scale.drop)}>{strength}</text>"
    return f"<use href=#{scale.full} x={num(x)} y={num(_middle(row))} />{figure}"


def standing(seat: Seat, row: Row, markers: tuple[float, ...], friend: float | None = None) -> str:
    """Markers at these places of a row, and the friend."""
    k = row.piece / TALL
    out = [f"<use href=#m{seat} x={(x - row.x) / k:.0f} />" for x in markers]
    if friend is not None:
        out.append(f"<use href=#h{seat} x={(friend - row.x) / k:.0f} />")
    if not out:
        return ""
    return f'<g transform="translate({num(row.x)} {num(row.y)})scale({k:.2f})">{"".join(out)}</g>'
