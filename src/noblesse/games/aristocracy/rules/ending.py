"""Chapters 2 and 4: how a turn begins, and how it and the match end."""

from __future__ import annotations

from noblesse.core import Seat
from noblesse.core.sets import clear, some

from ..box import CALL, KINDS, NO_KIND, OVER, PICK, ROYALS_TO_END
from ..table import Table
from .calling import may_call


def begin_turn(t: Table, seat: Seat) -> None:
    """2 Pick tokens; with none face-down, call at once (R-02)."""
    t.player = seat
    t.turn += 1
    t.called = NO_KIND
    clear(t.picked)
    clear(t.placed)
    t.phase = PICK if some(t.down) else CALL


def may_go_on(t: Table) -> bool:
    """4 There is something to turn over or to call; only a round that is played out can lack it (R-05)."""
    if some(t.down):
        return True
    for kind in range(KINDS):
        if may_call(t, kind):
            return True
    return False


def is_over(t: Table) -> bool:
    """4 Enough kings and enough queens are on their tracks, and the round is played out if so agreed (R-22)."""
    if not may_go_on(t):
        return True
    enough = ROYALS_TO_END[t.seats]
    if t.kings < enough or t.queens < enough:
        return False
    return t.finish_round == 0 or t.player == t.seats - 1


def end_turn(t: Table) -> None:
    """4 Stop at once if the match is over (R-14), else the next seat clockwise takes its turn."""
    if is_over(t):
        t.phase = OVER
    else:
        begin_turn(t, (t.player + 1) % t.seats)
