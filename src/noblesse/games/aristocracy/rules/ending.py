"""Chapters 2 and 4: how a turn begins, and how it and the match end."""

from __future__ import annotations

from noblesse.core import Seat
from noblesse.core.sets import clear, some

from ..box import CALL, KINDS, NO_KIND, OVER, PICK, ROYALS_TO_END
from ..table import Table
from .calling import may_call


def begin_turn(t: Table, seat: Seat) -> None:
    """2 Pick tokens; with none face-down, call at once (R-02); with none to call, the match is over (R-05)."""
    t.player = seat
    t.turn += 1
    t.called = NO_KIND
    clear(t.picked)
    clear(t.placed)
    if some(t.down):
        t.phase = PICK
        return
    t.phase = OVER
    for kind in range(KINDS):
        if may_call(t, kind):
            t.phase = CALL


def is_over(t: Table) -> bool:
    """4 Enough kings and enough queens are on their tracks, and the round is played out if so agreed (R-22)."""
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
