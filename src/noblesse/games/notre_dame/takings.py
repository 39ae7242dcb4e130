"""What a decision brings a seat, before its turn ends: worked out on a copy, and put in words."""

from __future__ import annotations

from dataclasses import dataclass

from noblesse.core import Action, Seat
from noblesse.core.phrases import capital, several, some

from .box import (
    BISHOP_TO,
    DECLINE,
    DONATE,
    FROM,
    FROM_PARK,
    GIVE,
    HIRE,
    LOST,
    MOVE_MARKER,
    NOTRE_DAME,
    PLAGUE,
    SECTORS,
    SETTLED,
    SOURCES,
)
from .rules.decisions import decide
from .table import Table


def carried_out(t: Table, seat: Seat, action: Action) -> Table:
    """The table after a decision of an open turn, before the turn ends: in phase SETTLED, if nothing more is asked."""
    after = t.copy()
    after.phase = SETTLED
    decide(after, seat, action, t.phase)
    return after


@dataclass(frozen=True)
class Taken:
    """What a seat took."""

    prestige: int = 0
    """All of it."""
    park: int = 0
    """What of it came from the park."""
    gold: int = 0
    markers: int = 0
    """Markers fetched from the stock."""
    was: int = 0
    """Field of the rat before."""
    now: int = 0
    """Field of the rat after."""

    def __add__(self, later: Taken) -> Taken:
        """Both, one after the other."""
        return Taken(
            self.prestige + later.prestige,
            self.park + later.park,
            self.gold + later.gold,
            self.markers + later.markers,
            self.was,
            later.now,
        )


def taken(t: Table, seat: Seat, action: Action, after: Table) -> Taken:
    """What a decision at this table has brought the seat; ``after`` is the table once it was carried out."""
    rat = t.rat[seat]
    if t.phase == PLAGUE:
        return Taken(was=rat, now=rat)
    earned = [after.earned[seat][source] - t.earned[seat][source] for source in range(SOURCES) if source != LOST]
    blessed = 1 if t.phase == BISHOP_TO else 0
    return Taken(
        sum(earned),
        earned[FROM_PARK],
        after.gold[seat] - t.gold[seat] + paid(t, action, after),
        t.away[seat] - after.away[seat] - blessed,
        rat,
        after.rat[seat],
    )


def donated(t: Table, seat: Seat, gold: int) -> list[int]:
    """What so much gold for Notre Dame may bring, the least first: less if a marker of the park has to go there."""
    gives = GIVE + gold - 1
    promised = carried_out(t, seat, gives)
    if promised.phase == SETTLED:
        return [taken(t, seat, gives, promised).prestige]
    origins = [FROM + sector for sector in range(SECTORS) if t.markers[seat][sector]]
    moved = [taken(promised, seat, origin, carried_out(promised, seat, origin)) for origin in origins]
    return sorted({took.prestige for took in moved})


def paid(t: Table, action: Action, after: Table) -> int:
    """The gold that a decision costs."""
    if t.phase == MOVE_MARKER and t.card == NOTRE_DAME:
        return t.donation
    if t.phase == DONATE and action != DECLINE and after.phase == SETTLED:
        return action - GIVE + 1
    return 1 if t.phase == HIRE and action != DECLINE else 0


def goods(took: Taken) -> list[str]:
    """Gold and markers: "3 gold", "2 markers"."""
    gold = [f"{took.gold} gold"] if took.gold else []
    return gold + ([some(took.markers, "marker")] if took.markers else [])


def rat_words(took: Taken) -> str:
    """What the rat did: "rat 5 → 4", or nothing."""
    return f"rat {took.was} → {took.now}" if took.was != took.now else ""


def brings(took: Taken) -> list[str]:
    """For a hint: "4 prestige (1 from the park)", "1 gold", "rat 5 → 4"."""
    park = f" ({took.park} from the park)" if took.park else ""
    prestige = [f"{took.prestige} prestige{park}"] if took.prestige else []
    rat = rat_words(took)
    return prestige + goods(took) + ([rat] if rat else [])


def prize(took: Taken) -> str:
    """For the log: "Takes 1 gold and 4 prestige, 1 of it from the park. Rat 5 → 4."."""
    parts = goods(took)
    if took.prestige:
        park = f", {took.park} of it from the park" if took.park else ""
        parts.append(f"{took.prestige} prestige{park}")
    says = [f"Takes {several(parts)}."] if parts else []
    if rat := rat_words(took):
        says.append(f"{capital(rat)}.")
    return " ".join(says)
