"""The note on a piece: what it is, what it does here and now, and where the rules speak of it."""

from __future__ import annotations

from collections.abc import Callable

from noblesse.core import Seat
from noblesse.core.drawing import About
from noblesse.core.phrases import COLOURS, capital, several, some

from . import box
from .board import people, plague
from .board.cards import SAYS
from .board.phrases import BRINGS, colour, market_words, reachable, whose, why_not
from .view import NOTHING, View

_ACTS = (
    "A marker placed here fetches as many markers from the stock as stand here, itself included.",
    "A marker placed here brings as much gold as there are tokens here.",
    "A marker placed here brings as much prestige as there are tokens here.",
    "A marker placed here lets the carriage drive up to as many streets as there are tokens here.",
    f"A marker placed here brings gold, a marker of the stock, or the rat back 1; from {box.TWO_FROM} tokens on, two.",
    "A marker placed here moves the rat back 1. Every two tokens add 1 to each gain of prestige.",
    "A marker placed here moves the rat back 1. Each token stops one rat of every plague.",
)
"""By sector."""
_CARD_RULES = ("3.2", "3.2", "3.2", "3.3", "3.2", "3.7", "3.2", "3.5", "3.6")


def about(view: View, place: str) -> About | None:
    """The note on a place of ``actions.place``, on "rat-0", "quay-0", "carriage-0" or "close"."""
    kind, _, rest = place.partition("-")
    if place == "close":
        return _close(view, place)
    numbers = [int(number) for number in rest.split("-") if number.isdecimal()]
    if kind not in _NOTES or len(numbers) != rest.count("-") + 1 or not _is_there(view, kind, numbers):
        return None
    return _NOTES[kind](view, place, *numbers)


def _is_there(view: View, kind: str, numbers: list[int]) -> bool:
    """Do these numbers name something of this kind?"""
    seats = view.seats
    limits = {
        "card": (box.HAND, box.CARDS),
        "keep": (box.CARDS,),
        "person": (box.PERSONS,),
        "sector": (seats, box.SECTORS + 1),
        "market": (view.boroughs * box.SPOTS,),
    }.get(kind, (seats,))
    return len(limits) == len(numbers) and all(number < limit for number, limit in zip(numbers, limits, strict=True))


def _card(view: View, place: str, *numbers: int) -> About:
    kind = numbers[-1]
    text = SAYS[kind]
    if kind < box.SECTORS and view.viewer != NOTHING:
        tokens = view.strength[view.viewer][kind]
        text += f" With the new marker there would be {some(tokens + 1, 'token')} in your {box.SECTOR_NAMES[kind]}."
    if kind < box.FRIEND and view.viewer != NOTHING and not view.ready[view.viewer]:
        text += " You have no marker ready: one that stands elsewhere may move here."
    shown = sum(kind in row for row in view.shown)
    counts = f"{shown} of {view.seats} played in this period"
    return About(place, capital(box.CARD_NAMES[kind]), text, counts, _CARD_RULES[kind], f"n-card-{kind}")


def _person(view: View, place: str, person: int) -> About:
    text = f"{people.SAYS[person]}."
    if person in view.people and view.viewer != NOTHING and view.hired[view.viewer] == box.NO_PERSON:
        text += f" For you now: {people.offer(view, view.viewer, person)}."
    hirers = [COLOURS[seat] for seat in range(view.seats) if view.hired[seat] == person]
    if hirers:
        text += f" Hired by {several(hirers)}."
    counts = f"Costs 1 gold, brings {some(box.RATS[person], 'rat') if box.RATS[person] else 'no rats'}"
    return About(place, people.name(person), text, counts, f"4.{person + 1}", f"n-person-{person}")


def _sector(view: View, place: str, seat: Seat, sector: int) -> About:
    if sector == box.NOTRE_DAME:
        return _close(view, place)
    markers, friend = view.markers[seat][sector], view.friend[seat] == sector
    name = box.SECTOR_NAMES[sector]
    counts = f"{some(markers, 'marker')}{' and the friend' * friend}: strength {markers + friend}"
    if sector == box.PARK and markers + friend > 1:
        counts += f", {(markers + friend) // 2} more with each gain"
    title = capital(f"{whose(view, seat)} {name}")
    return About(place, title, _ACTS[sector], counts, "3.7" if sector == box.PARK else "3.2", f"n-card-{sector}")


def _friend(view: View, place: str, seat: Seat) -> About:
    where = view.friend[seat]
    stands = "waits beside the board" if where == box.ASIDE else f"stands in the {box.SECTOR_NAMES[where]}"
    text = "Counts as a marker where it stands. Its card sends it to another sector, which acts; the plague spares it."
    title = capital(f"{whose(view, seat)} trusted friend")
    return About(place, title, text, f"It {stands}", "3.6", "n-friend")


def _market(view: View, place: str, market: int) -> About:
    kind = view.message[market]
    here = [COLOURS[seat] for seat in range(view.seats) if view.carriage[seat] == market]
    text = f"{_message(view, market)} {_distance(view, market)}"
    counts = f"Carriage{'s' * (len(here) > 1)} of {several(here)}" if here else ""
    title = capital(market_words(view, market))
    return About(place, title, text, counts, "3.4" if kind else "3.3", "n-letter" if kind else "")


def _message(view: View, market: int) -> str:
    """What lies there, what it brings, and why it may not be taken."""
    kind = view.message[market]
    if not kind:
        return "No message lies here."
    said = f"{capital(COLOURS[colour(view, market // box.SPOTS)])} message: {BRINGS[kind]}."
    if kind == box.MARKER_MESSAGE and not view.away[view.driver]:
        said += " There is no marker left in the stock."
    why = why_not(view, market)
    return f"{said} It may not be taken now: {why}." if why else said


def _distance(view: View, market: int) -> str:
    """How far it is from the driver's carriage, and how far that goes."""
    far, mine = reachable(view, market), whose(view, view.driver)
    if not far:
        return f"{capital(mine)} carriage stands here."
    power = view.strength[view.driver][box.CARRIAGE_HOUSE]
    drives = view.phase in (box.DRIVE, box.MESSAGE)
    goes = f"it goes {power}" if drives else f"it would go {power + 1} with another marker in the carriage house"
    return f"{capital(some(far, 'street'))} from {mine} carriage; {goes}."


def _carriage(view: View, place: str, seat: Seat) -> About:
    power = view.strength[seat][box.CARRIAGE_HOUSE]
    text = f"It stands on {market_words(view, view.carriage[seat])}. Its carriage house has strength {power}."
    taken = [f"{count} {COLOURS[colour(view, at)]}" for at, count in enumerate(view.letters[seat]) if count]
    counts = f"Messages taken: {', '.join(taken)}" if taken else "No message taken"
    return About(place, capital(f"{whose(view, seat)} carriage"), text, counts, "3.3", "n-carriage")


def _rat(view: View, place: str, seat: Seat) -> About:
    text = " ".join(filter(None, plague.words(view, seat)))
    return About(
        place, capital(f"{whose(view, seat)} rat"), text, f"At {view.rat[seat]} of {box.TRACK}", "2.5", "n-rat"
    )


def _close(view: View, place: str) -> About:
    stand = [(view.markers[seat][box.NOTRE_DAME], COLOURS[seat]) for seat in range(view.seats)]
    there = [f"{number} {name}" for number, name in stand if number]
    pot = box.POT[view.seats]
    share = f": {view.share} for each marker now" if there else ""
    text = (
        f"Its card gives 1, 2 or 3 gold for 1, 3 or 6 prestige and places a marker here. At the end of the period "
        f"{pot} prestige is shared{share}; then the markers go back to the stock."
    )
    return About(place, "Notre Dame", text, f"Here: {', '.join(there) or 'nobody'}", "2.7", "n-card-7")


_NOTES: dict[str, Callable[..., About]] = {
    "card": _card,
    "keep": _card,
    "person": _person,
    "sector": _sector,
    "friend": _friend,
    "market": _market,
    "carriage": _carriage,
    "rat": _rat,
    "quay": _rat,
}
