"""What may be taken back: a seat's last decision, unless chance, another's decision or a reveal came after it.

A hidden answer may be withdrawn until the last answer of its step has arrived, also after others have answered.
"""

from __future__ import annotations

from noblesse.core import CHANCE, Seat
from noblesse.play.past import Past, Played
from noblesse.play.refusal import NOTHING_TO_UNDO, SEEN, Refused

Seats = tuple[Seat, ...]


def is_together(past: Past, awaited: Seats) -> bool:
    """Is the decision for which these seats are awaited one of several answers given at the same time?"""
    if len(awaited) > 1:
        return True
    if not past.plies or not past.plies[-1].together:
        return False
    nothing_known = past.reveals(len(past)) == past.reveals(len(past) - 1)
    return nothing_known and set(awaited) < set(past.plies[-1].awaited)


def answered(past: Past, awaited: Seats) -> list[Seat]:
    """The seats that have given their answer in the step for which these are still awaited, ascending."""
    seats: set[Seat] = set()
    if is_together(past, awaited):
        for played in reversed(past.plies):
            if not (played.hidden and set(awaited) < set(played.awaited)):
                break
            seats.add(played.seat)
    return sorted(seats)


def undoable(past: Past, awaited: Seats, seat: Seat) -> int | Refused:
    """The number of the ply that the seat may take back, or why there is none."""
    if all(played.seat != seat for played in past.plies):
        return NOTHING_TO_UNDO
    for ply in range(len(past), 0, -1):
        played = past.plies[ply - 1]
        if played.seat == CHANCE or past.reveals(ply - 1) != past.reveals(len(past)):
            return SEEN
        after = past.plies[ply].awaited if ply < len(past) else awaited
        last = ply == len(past)
        if played.seat == seat and last:
            return SEEN if _closes(played, after) else ply
        if not _leaves_open(played, after):
            return SEEN
        if played.seat == seat:
            return ply
    return SEEN


def _leaves_open(played: Played, after: Seats) -> bool:
    """Is another answer of the same step still to come?"""
    return len(played.awaited) > 1 and set(after) <= set(played.awaited)


def _closes(played: Played, after: Seats) -> bool:
    """Was this the last answer of a step?"""
    return played.together and len(played.awaited) == 1 and after != (played.seat,)
