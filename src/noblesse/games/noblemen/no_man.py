"""Why a man-at-arms does not go, or not there."""

from __future__ import annotations

from noblesse.core import Action, Seat
from noblesse.core.sets import has

from . import rules
from .box import AREAS, HOUSE, LIFT, MAN, MEN, NO_SEAT, RESERVE, SYMBOL, VISIT
from .table import Table


def no_man(t: Table, seat: Seat, action: Action) -> str:
    """A man that cannot be sent, or a rival to whom he cannot go."""
    if action >= VISIT:
        return no_visit(t, seat, action - VISIT)
    if t.phase in (HOUSE, SYMBOL):
        return "It is settled which man-at-arms goes."
    if t.phase != MAN:
        return "A man-at-arms goes out only when a castle was built."
    if action == RESERVE:
        return "Both your men-at-arms are out: move one of them."
    assert t.man_of[MEN * seat + action - LIFT] == NO_SEAT, "he may go"
    return "That man-at-arms is at home."


def no_visit(t: Table, seat: Seat, rival: Seat) -> str:
    """A rival to whom nobody goes."""
    if t.phase == SYMBOL:
        return "It is settled to whom the man-at-arms goes."
    if t.phase != HOUSE:
        return "First choose a man-at-arms." if t.phase == MAN else "No man-at-arms is on his way."
    if rival == seat:
        return "Men-at-arms never stand on your own estate."
    if rival >= t.seats:
        return "Nobody sits there."
    assert not rules.is_target(t, seat, rival), "he may go there"
    return "There is no farm, forest or garden without a man-at-arms."


def no_symbol(t: Table, seat: Seat, corner: int) -> str:
    """A cell of the rival on which he cannot stand."""
    if not any(has(t.areas[AREAS * t.visited + kind], corner) for kind in range(AREAS)):
        return "No farm, forest or garden has its lower left tile there."
    if t.man_of[t.man] == t.visited and t.man_at[t.man] == corner:
        return "He stands there now: he must go to another area."
    return "A man-at-arms stands there already: one at each area."
