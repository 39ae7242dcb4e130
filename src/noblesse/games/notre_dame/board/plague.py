"""The plague in words: how many rats come, what a hospital stops, where a rat runs, what that costs."""

from __future__ import annotations

from typing import NamedTuple

from noblesse.core import Seat
from noblesse.core.phrases import COLOURS, capital, several, some

from .. import box
from ..view import View
from .phrases import whose


class Words(NamedTuple):
    """What is said to a seat, or about it."""

    comes: str
    """How many rats come."""
    runs: str
    """What its hospital stops, and where its rat runs."""
    costs: str
    """What that costs, or that nothing is lost."""
    doctor: str
    """What the doctor would change, if he may still be hired."""


def words(view: View, seat: Seat) -> Words:
    """The plague of this round as it concerns a seat."""
    if box.NO_PERSON in view.people:
        return Words("No rats are announced yet.", f"{_mine(view, seat)} rat is at {view.rat[seat]}.", "", "")
    comes = f"The plague brings {some(view.plague, 'rat')}."
    if view.phase == box.PLAGUE and seat in view.awaits:
        loses = f"A marker of the {several(tied(view, seat), 'or')} is still to be lost."
        return Words(comes, f"{_mine(view, seat)} rat ran past {box.TRACK}.", loses, "")
    if has_come(view, seat):
        return Words(comes, f"It is over here: {whose(view, seat)} rat is at {view.rat[seat]}.", "", "")
    return Words(comes, _runs(view, seat), _costs(view, seat), _doctor(view, seat))


def has_come(view: View, seat: Seat) -> bool:
    """Has the plague of this round already come to the seat?"""
    return (seat - view.starter) % view.seats <= view.step - (box.PLAYS + 1) * view.seats


def may_hire(view: View, seat: Seat) -> bool:
    """Is the seat's hire of this round still to come?"""
    since = view.step - box.PLAYS * view.seats
    if view.hired[seat] != box.NO_PERSON or (seat - view.starter) % view.seats < since:
        return False
    return since < 0 or view.gold[seat] > 0


def with_doctor(view: View, seat: Seat) -> int:
    """Where the rat would be after this plague if the seat had hired the doctor."""
    return max(0, view.rat[seat] - view.strength[seat][box.HOSPITAL])


def tied(view: View, seat: Seat) -> list[str]:
    """The sectors one of which would lose a marker."""
    strength = view.strength[seat]
    return [
        box.SECTOR_NAMES[sector]
        for sector in range(box.SECTORS)
        if strength[sector] == max(strength) and view.markers[seat][sector]
    ]


def _mine(view: View, seat: Seat) -> str:
    return capital(whose(view, seat))


def _moves(view: View, seat: Seat) -> str:
    start, end = view.rat[seat], view.then[seat]
    if view.hurt[seat] and start == box.TRACK:
        return f"rat is at {start} and runs past it"
    if view.hurt[seat]:
        return f"rat runs from {start} past {box.TRACK}"
    if end == start:
        return f"rat stays at {start}"
    return f"rat runs from {start} to {end}" if end > start else f"rat goes back from {start} to {end}"


def _runs(view: View, seat: Seat) -> str:
    stops, mine = view.strength[seat][box.HOSPITAL], whose(view, seat)
    if view.hired[seat] == box.DOCTOR:
        return f"The doctor keeps them all away: {mine} {_moves(view, seat)}."
    if not stops:
        return f"{_mine(view, seat)} {_moves(view, seat)}."
    kept = "them all" if stops >= view.plague else f"{stops} of them"
    return f"{_mine(view, seat)} hospital stops {kept}: {mine} {_moves(view, seat)}."


def _costs(view: View, seat: Seat) -> str:
    if not view.hurt[seat]:
        beyond = f": only beyond {box.TRACK} it costs {box.PLAGUE_PRESTIGE} prestige and a marker"
        return f"Nothing is lost{beyond if view.then[seat] > view.rat[seat] else ''}."
    owned = view.scores[seat]
    lost = box.PLAGUE_PRESTIGE if owned is None else min(owned, box.PLAGUE_PRESTIGE)
    loses = "You lose" if seat == view.viewer else f"{capital(COLOURS[seat])} loses"
    sectors = tied(view, seat)
    what = [f"{lost} prestige"] if lost else []
    what += [f"a marker of the {several(sectors, 'or')}"] if sectors else []
    return f"{loses} {several(what) if what else 'nothing: there is nothing to lose'}."


def _doctor(view: View, seat: Seat) -> str:
    then = with_doctor(view, seat)
    if box.DOCTOR not in view.people or not may_hire(view, seat) or then == view.then[seat]:
        return ""
    return f"With the doctor it would be at {then}."
