"""The people of the round as cards: bust, effect, what each would do for the viewer now, rats, who hired it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from noblesse.core import Seat
from noblesse.core.drawing import Marks
from noblesse.core.phrases import capital, several, some

from .. import box
from ..view import NOTHING, View
from .pasteboard import card, icon, shape
from .plague import with_doctor

SAYS: Final = (
    "3 prestige; and gold, a marker or rat back 1",
    "Moves 3 tokens from one sector to another",
    "1 prestige, and fetches 2 markers",
    "Moves a token to another sector, which acts",
    "2 gold and 1 prestige",
    "No rats for you; your hospital still works",
    "1 prestige for each token on the board",
    "1 prestige for each empty sector",
    "Opens an empty sector, which acts",
    "2 prestige for each sector of 2 or more",
    "9 prestige less your rat",
    "3 prestige for each 2 messages",
    "1 prestige for each token in your fullest sector",
    "3 prestige for each sector of 3 or more",
    "1 prestige for each sector in use",
)
"""By person: what it does."""
_NOTHING: Final = {
    box.CITY_GUARD: "no token on the board",
    box.NIGHT_WATCHMAN: "no empty sector",
    box.GUILD_MASTER: "no sector of 2",
    box.BEGGAR_KING: f"rat at {box.TRACK}",
    box.ADVOCATE: "under 2 messages",
    box.LADY: "no token in a sector",
    box.MAYOR: "no sector of 3",
    box.CARPENTER: "no sector in use",
}
"""Why a person brings no prestige."""


def name(person: int) -> str:
    """The person's name with a capital."""
    return capital(box.PERSON_NAMES[person])


def offer(view: View, seat: Seat, person: int) -> str:
    """What hiring the person would do for the seat now, or why nothing."""
    points = view.pays[seat][view.people.index(person)]
    said = [f"{points} prestige"] if points else []
    if person == box.HOSTESS:
        said.append("an option")
    elif person == box.MONK:
        said.append(some(min(2, view.away[seat]), "marker"))
    elif person == box.MONEY_LENDER:
        said.insert(0, "2 gold")
    elif person == box.DOCTOR:
        said.append(_doctor(view, seat))
    elif person == box.MINSTREL:
        said.append(_minstrel(view, seat))
    elif person == box.FOOL:
        placed = any(view.markers[seat]) or view.friend[seat] != box.ASIDE
        said.append("a token moves" if placed else "no token to move")
    elif person == box.BISHOP:
        said.append(_bishop(view, seat))
    return ", ".join(said) or _NOTHING[person]


def is_vain(view: View, seat: Seat, person: int) -> bool:
    """Would hiring the person do nothing at all?"""
    return (
        offer(view, seat, person).startswith(("no ", "under", "rat at"))
        and not view.pays[seat][view.people.index(person)]
    )


def moved_by_minstrel(view: View, seat: Seat) -> list[str]:
    """The sectors the minstrel could move tokens from."""
    least = 1 if view.fewer else 3
    return [box.SECTOR_NAMES[sector] for sector in range(box.SECTORS) if view.strength[seat][sector] >= least]


def _doctor(view: View, seat: Seat) -> str:
    without, then = view.then[seat], with_doctor(view, seat)
    if view.hired[seat] == box.DOCTOR or (then == without and not view.hurt[seat]):
        return f"rat at {then} anyway" if view.hired[seat] != box.DOCTOR else f"rat to {then}"
    return f"rat to {then}, not {'past 9' if view.hurt[seat] else without}"


def _minstrel(view: View, seat: Seat) -> str:
    sectors = moved_by_minstrel(view, seat)
    if not sectors:
        return "no tokens to move" if view.fewer else "no 3 to move"
    return f"from {several(sectors, 'or')}" if len(sectors) < 3 else f"from {len(sectors)} sectors"


def _bishop(view: View, seat: Seat) -> str:
    empty = view.strength[seat].count(0)
    if not view.away[seat]:
        return "no marker in the stock"
    return f"{some(empty, 'sector')} to open" if empty else "no empty sector"


def people(view: View, seat: Seat, marks: Marks, art: str) -> str:
    """The three cards, with what they would do for a seat, which is NOTHING for a spectator."""
    if box.NO_PERSON in view.people:
        return ""
    terms = f"1 gold each{f'; you have {view.gold[seat]}' if seat != NOTHING else ''}"
    if seat != NOTHING and view.hired[seat] != box.NO_PERSON:
        terms = f"you hired the {box.PERSON_NAMES[view.hired[seat]]}"
    elif seat != NOTHING and not view.gold[seat]:
        terms = "you have no gold"
    cards = "".join(_person(view, seat, marks, person, art) for person in view.people)
    return (
        f'<section class="crew" aria-label="People of this round"><p class="kick">People <span>{terms}</span></p>'
        f'<ol class="cards">{cards}</ol></section>'
    )


def _person(view: View, seat: Seat, marks: Marks, person: int, art: str) -> str:
    now, classes = "", "person"
    if seat != NOTHING and view.hired[seat] == box.NO_PERSON:
        now = f"you: {offer(view, seat, person)}"
        classes += " vain" * is_vain(view, seat, person)
    hirers = tuple(who for who in range(view.seats) if view.hired[who] == person)
    return card(marks, f"person-{person}", classes, _face(art, person, now, hirers))


@lru_cache(256)
def _face(art: str, person: int, now: str, hirers: tuple[Seat, ...]) -> str:
    """What is printed on the card, and the shapes of those who hired it."""
    period = "" if person < box.BROWN else box.PERIOD_NAMES[(person - box.BROWN) // box.GRAY]
    letter = f'<i class="age" title="period {period}">{period}</i>' if period else ""
    rats = icon(art, "n-rat", "rat") * box.RATS[person] or "no rats"
    number = some(box.RATS[person], "rat")
    costs = f'{icon(art, "n-coin", "coin")}<span class="cost">1</span>'
    by = f'<span class="by">{"".join(shape(who) for who in hirers)}</span>' if hirers else ""
    told = f'<span class="now">{now}</span>' if now else ""
    return (
        f'<b class="bar{" gray" if period else ""}">{name(person)}</b>'
        f'<span class="arch{" gray" if period else ""}">{icon(art, f"n-person-{person}", "bust")}{letter}{by}</span>'
        f'<span class="says">{SAYS[person]}</span>{told}'
        f'<span class="foot" role="img" aria-label="costs 1 gold, {number}">{costs}'
        f'<span class="rats">{rats}</span></span>'
    )
