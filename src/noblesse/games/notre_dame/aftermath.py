"""What comes when a turn is over: the plague over everybody, Notre Dame's gifts, the end.  All of it is open."""

from __future__ import annotations

from collections.abc import Iterator

from noblesse.core import Seat
from noblesse.core.phrases import capital, several, some

from .box import FROM_NOTRE_DAME, FROM_PARK, LOST, NO_PERSON, OVER, PLAYS, ROUNDS_OF_A_PERIOD, SECTORS
from .naming import name, person, the
from .rules import share
from .table import Table


def aftermath(before: Table, after: Table, viewer: Seat | None) -> str:
    """A line each; ``before`` is the table when the turn had done its own, ``after`` when the next began."""
    says = []
    struck = [tell_rat(before, after, seat, viewer) for seat in infected(before, after)]
    if struck:
        goes_on = next(infected(before, after)) != before.starter
        plague = "The plague went on" if goes_on else f"Plague of {some(before.plague, 'rat')}"
        says.append(f"{plague}: {', '.join(struck)}.")
    if is_new_period(before, after):
        says.append(tell_notre_dame(before, after, viewer))
    if after.phase == OVER:
        says.append("That was the last round.")
    elif after.round != before.round and NO_PERSON not in after.people:
        says.append(f"{capital(whose(after.starter, viewer))} {tell_bell(after)}")
    return "\n".join(says)


def tell_bell(t: Table) -> str:
    """Who begins took the bell, and who has come to be hired: without chance in the last round of a period."""
    people = [person(who) for who in t.people if who != NO_PERSON]
    came = f"\n{capital(several(people))} came, with {some(t.plague, 'rat')}." if people else ""
    return f"took the bell.{came}"


def infected(before: Table, after: Table) -> Iterator[Seat]:
    """The seats to which the plague came in between, in order."""
    first, last = (PLAYS + 1) * before.seats, (PLAYS + 2) * before.seats - 1
    if after.round == before.round:
        last = min(last, after.step)
    for step in range(max(first, before.step + 1), last + 1):
        yield (before.starter + step) % before.seats


def whose(seat: Seat, viewer: Seat | None) -> str:
    """What stands for the name of a seat, or "you"."""
    return "you" if seat == viewer else name(seat)


def tell_rat(before: Table, after: Table, seat: Seat, viewer: Seat | None) -> str:
    """Where the rat of a seat went, and what it cost."""
    was, now = before.rat[seat], after.rat[seat]
    moves = f"{was} → {now}" if was != now else f"stayed at {now}"
    lost = after.earned[seat][LOST] - before.earned[seat][LOST]
    costs = [f"{lost} prestige"] if lost else []
    fewer = (sector for sector in range(SECTORS) if after.markers[seat][sector] < before.markers[seat][sector])
    costs += [f"a marker in {the(sector)}" for sector in fewer]
    loses = f" and lost {several(costs)}" if costs else ""
    return f"{whose(seat, viewer)} {moves}{loses}"


def is_new_period(before: Table, after: Table) -> bool:
    """Did a period end in between?"""
    return after.round != before.round and after.round % ROUNDS_OF_A_PERIOD == 0


def tell_notre_dame(before: Table, after: Table, viewer: Seat | None) -> str:
    """What Notre Dame gave."""
    gifts = []
    for seat in range(before.seats):
        gift = after.earned[seat][FROM_NOTRE_DAME] - before.earned[seat][FROM_NOTRE_DAME]
        park = after.earned[seat][FROM_PARK] - before.earned[seat][FROM_PARK]
        if gift:
            gifts.append(f"{whose(seat, viewer)} {gift}{f' and {park} from the park' if park else ''}")
    if not gifts:
        return "Notre Dame gave nothing."
    return f"Notre Dame gave {share(before)} prestige for each marker: {', '.join(gifts)}."
