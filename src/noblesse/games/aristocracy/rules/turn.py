"""Chapter 2: a turn, decision by decision."""

from __future__ import annotations

from noblesse.core import CHANCE, TERMINAL, Bits, Seat
from noblesse.core.sets import add, remove, unite

from ..box import CALL, CALLS, KINDS, NO_KIND, OVER, PICK, STAND, STOP, TURN_OVER
from ..table import Table
from .calling import call, may_call, stand, stop
from .ending import end_turn
from .turning import pick, turn_over


def mover(t: Table) -> Seat:
    """2 One player acts at a time, nobody out of turn."""
    if t.phase == OVER:
        return TERMINAL
    if t.phase == TURN_OVER:
        return CHANCE
    return t.player


def awaits(t: Table, seat: Seat) -> bool:
    """2 Only the player whose turn it is decides."""
    return seat == t.player and t.phase != TURN_OVER and t.phase != OVER


def legal(t: Table, seat: Seat, out: Bits) -> None:
    """2 Pick a face-down token; call a kind (R-03); stand a marker on an empty space, or stop (R-06)."""
    if seat != t.player:
        return
    if t.phase == PICK:
        unite(out, t.down)
        remove(out, t.picked)
    elif t.phase == CALL:
        for kind in range(KINDS):
            if may_call(t, kind):
                add(out, CALLS + kind)
    elif t.phase == STAND:
        unite(out, t.empty)
        add(out, STOP)


def apply(t: Table, seat: Seat, action: int) -> None:
    """2 Carry out a decision, or turn a token over; the turn ends when the called kind is dealt with."""
    if seat == CHANCE:
        turn_over(t, action)
    elif t.phase == PICK:
        pick(t, action)
    elif t.phase == CALL:
        call(t, action - CALLS)
    elif action == STOP:
        stop(t)
    else:
        stand(t, action)
    if t.called != NO_KIND and t.to_stand == 0:
        end_turn(t)
