"""The board as text, for a terminal: all that is needed to play there."""

from __future__ import annotations

from noblesse.core import Seat
from noblesse.core.phrases import COLOURS, some

from .. import box
from ..naming import SPOT_WORDS
from ..view import NOTHING, View
from . import cards, people, plague
from .phrases import BRINGS, colour, reachable, why_not


def text(view: View) -> str:
    """Round, people and plague, every borough, the city's messages, and the viewer's cards."""
    blocks = [_round(view), *([] if view.over else [_people(view)]), _boroughs(view), _city(view)]
    if view.viewer != NOTHING and not view.over:
        blocks.append(_own(view))
    return "\n\n".join("\n".join(block) for block in blocks if block) + "\n"


def market_name(view: View, market: int) -> str:
    """ "crimson inner left"."""
    return f"{COLOURS[colour(view, market // box.SPOTS)]} {SPOT_WORDS[market % box.SPOTS]}"


def _round(view: View) -> list[str]:
    each = f", {view.share} for each marker there now" if view.share else ", no marker there"
    period = box.PERIOD_NAMES[(view.turn - 1) // box.ROUNDS_OF_A_PERIOD]
    return [
        f"round {view.turn} of {box.ROUNDS}, period {period}; {COLOURS[view.starter]} begins",
        f"Notre Dame has {box.POT[view.seats]} prestige{each}",
    ]


def _people(view: View) -> list[str]:
    """Who may be hired, what for, and the plague."""
    if box.NO_PERSON in view.people:
        return []
    out = []
    for person in view.people:
        hirers = [COLOURS[seat] for seat in range(view.seats) if view.hired[seat] == person]
        mine = "" if view.viewer == NOTHING else f" [you: {people.offer(view, view.viewer, person)}]"
        by = f" hired by {', '.join(hirers)}" if hirers else ""
        rats = some(box.RATS[person], "rat")
        out.append(f"{people.name(person):<18}{rats:<8}{people.SAYS[person]}{mine}{by}")
    for seat in range(view.seats) if view.viewer == NOTHING else (view.viewer,):
        said = plague.words(view, seat)
        out.append(" ".join(filter(None, said if seat in (0, view.viewer) else said[1:])))
    return out


def _boroughs(view: View) -> list[str]:
    """Two lines a seat: what it has, and what stands in its sectors; the friend is a plus."""
    out = ["strength of the sectors; + is the trusted friend"]
    for seat in range(view.seats):
        mark = ">" if seat in view.awaits else " "
        prestige = "?" if view.scores[seat] is None else view.scores[seat]
        rat = f"{view.rat[seat]}{_runs(view, seat)}"
        out.append(
            f"{mark} seat {seat} {COLOURS[seat]:<8}prestige {prestige}  gold {view.gold[seat]}  "
            f"markers {view.ready[seat]} and {view.away[seat]} in the stock  rat {rat}  {_hand_of(view, seat)}"
        )
        sectors = [f"{name} {_stands(view, seat, sector)}" for sector, name in enumerate(box.SECTOR_NAMES)]
        out.append(f"    {'  '.join(sectors)}")
    return out


def _runs(view: View, seat: Seat) -> str:
    if view.hurt[seat]:
        return f" to past {box.TRACK}"
    return f" to {view.then[seat]}" if view.then[seat] != view.rat[seat] else ""


def _stands(view: View, seat: Seat, place: int) -> str:
    if place == box.NOTRE_DAME:
        return str(view.markers[seat][place])
    return f"{view.strength[seat][place]}{'+' * (view.friend[seat] == place)}"


def _hand_of(view: View, seat: Seat) -> str:
    played = [box.CARD_NAMES[card % box.CARDS] for card in view.played[seat] if card != box.SLOT_CARDS]
    told = f"cards {view.held[seat]}" + (f"  played {', '.join(played)}" if played else "")
    return f"{told}  has chosen" if seat in view.answered else told


def _city(view: View) -> list[str]:
    """Messages, carriages, and how far each market is from the driver's carriage."""
    out = [f"streets from {'your' if view.driver == view.viewer else COLOURS[view.driver]} carriage"]
    for market in range(view.boroughs * box.SPOTS):
        here = [COLOURS[seat] for seat in range(view.seats) if view.carriage[seat] == market]
        kind = view.message[market]
        if not (kind or here or market in view.reach):
            continue
        said = [BRINGS[kind]] if kind else []
        said += [why] if (why := why_not(view, market)) else []
        said += [f"carriage of {', '.join(here)}"] if here else []
        near = " within reach" if market in view.reach else ""
        out.append(f"  {market_name(view, market):<20}{reachable(view, market)}{near:<13} {'; '.join(said)}".rstrip())
    for seat in range(view.seats):
        taken = [f"{COLOURS[colour(view, borough)]} {n}" for borough, n in enumerate(view.letters[seat]) if n]
        out += [f"  messages of {COLOURS[seat]}: {', '.join(taken)}"] if taken else []
    return out


def _own(view: View) -> list[str]:
    """The viewer's cards."""
    out = []
    if view.choice:
        out.append(f"{cards.asks(view)[0]}: {', '.join(box.CARD_NAMES[kind] for kind in view.choice)}")
    for slot, kind in enumerate(view.hand):
        if kind != box.NO_CARD:
            owner = COLOURS[cards.owner_of(view, view.viewer, slot)]
            out.append(f"in hand: {box.CARD_NAMES[kind]} (of {owner}). {cards.SAYS[kind]}")
    return out + cards.notes(view)
