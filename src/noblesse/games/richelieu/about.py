"""The note on a piece: what it is, what it does here and now, and where the rules speak of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from noblesse.core.drawing import About
from noblesse.core.phrases import capital, several

from . import box, notes
from .board.phrases import (
    PAWNS,
    fate,
    kinds,
    lead_words,
    place_words,
    reward,
    share_words,
    spot_words,
    total_words,
    whose,
)
from .naming import BOX_NAMES, faction, signed
from .notes import PAWN_ART
from .view import NOTHING, View


def about(view: View, place: str) -> About | None:
    """The note on a place of ``actions.place``, or on another of these.

    "other-0" is an agent that is not asked for, "sheet-0-1" a sheet by box and side, "box-0" a beam, "city-0" a colour
    in the city, "screen-0" a seat's screen; "cardinal", "road", "income", "military", "queen", "eminence", "jewels",
    "purse", "won" and "stack" are what they say.
    """
    kind, _, rest = place.partition("-")
    numbers = [int(number) for number in rest.split("-") if number.isdecimal()]
    if kind not in _NOTES or len(numbers) != rest.count("-") + bool(rest) or not _is_there(view, kind, numbers):
        return None
    return _NOTES[kind](view, place, *numbers)


def _is_there(view: View, kind: str, numbers: list[int]) -> bool:
    """Do these numbers name something of this kind?"""
    limits: dict[str, tuple[int, ...]] = {
        "spot": (box.SPOTS,),
        "agent": (box.KINDS,),
        "other": (box.KINDS,),
        "sheet": (box.BOXES, box.SIDES),
        "box": (box.BOXES,),
        "city": (view.colours,),
        "screen": (view.seats,),
    }
    limit = limits.get(kind, ()) if numbers or kind != "city" else ()
    if len(limit) != len(numbers) or any(number >= end for number, end in zip(numbers, limit, strict=True)):
        return False
    return kind not in ("agent", "other", "purse", "won") or view.viewer != NOTHING


# ---- sheets, their fields, and who stands there


def _spot(view: View, place: str, spot: int) -> About | None:
    if view.sheet[spot // box.FIELDS] == box.NO_SHEET:
        return None
    who, price = view.who[spot], view.price[spot]
    printed = f"Price {price} L: agents lie face down" if price else "Free: agents lie face up"
    art = "n-mask" if price else "n-eye"
    if who == box.NO_COLOUR:
        text = f"{_field(view, spot)} {_last(view, spot)}".strip()
    elif who in PAWNS:
        text, art = f"{capital(PAWNS[who])} stands here. {_pawn_counts(view, spot)}", PAWN_ART[who]
    else:
        text = _agent_there(view, spot)
    return About(place, capital(spot_words(view, spot)), text, printed, "3.2" if who < box.EMINENCE else "3.7", art)


def _field(view: View, spot: int) -> str:
    """An empty field: what an agent costs there now."""
    if view.frozen[spot // box.BOX]:
        return "Empty, but the box is settled: nothing may be put here."
    cost = view.price[spot] + view.surcharge
    if view.surcharge and view.pays:
        return f"Empty. The second agent of a turn costs {view.surcharge} L more: {cost} L here."
    how = "face down" if view.price[spot] else "face up"
    return f"Empty. An agent placed here lies {how}."


def _last(view: View, spot: int) -> str:
    """What comes of filling it."""
    if view.empty[spot // box.FIELDS] != 1 or view.frozen[spot // box.BOX]:
        return ""
    return f"It is the last field of its sheet: whoever fills it has box {BOX_NAMES[spot // box.BOX]} resolved."


def _agent_there(view: View, spot: int) -> str:
    """Whose agent lies there, and what the viewer knows of its value."""
    who, value = view.who[spot], view.value[spot]
    owner = capital(whose(view, who))
    if view.up[spot]:
        return f"{owner} agent, face up: {signed(value or 0)}."
    if value is None:
        may = several([signed(one) for one in view.may_be[spot]], "or")
        return f"{owner} agent, face down. It may be {may}.{_lot(view, spot)}"
    if not view.keeps[who]:
        return f"{owner} agent, face down. It can only be {signed(value)}: all others are accounted for."
    seen = "everybody" if view.keeper[who] == NOTHING else "only you"
    return f"{owner} agent, face down: {signed(value)}. {capital(seen)} may look at it."


def _lot(view: View, spot: int) -> str:
    """The fields whose agents are known together, but not which is which."""
    lot = next((lot for lot in view.lots if spot in lot.spots), None)
    if lot is None or len(lot.spots) == 1:
        return ""
    others = "; ".join(spot_words(view, other) for other in lot.spots if other != spot)
    return f" With {others} it makes {kinds(lot.kinds)} in some order."


def _pawn_counts(view: View, spot: int) -> str:
    sheet = view.sheet[spot // box.FIELDS]
    return f"The pawn adds {box.PAWN_STRENGTH} to {faction(sheet)} and is nobody's."


def _sheet(view: View, place: str, number: int, side: int) -> About | None:
    at = box.SIDES * number + side
    sheet = view.sheet[at]
    if sheet == box.NO_SHEET:
        return None
    text = f"First place: {reward(sheet, 0)}. Second place: {reward(sheet, 1)}. {fate(sheet)}"
    there = "; ".join(share_words(view, share) for share in view.shares[at])
    counts = f"Total {total_words(view, at)}" + (f": {there}" if there else "")
    return About(place, capital(place_words(view, at)), text, counts, "1.2", f"arms-{box.FACTION[sheet]}")


def _box(view: View, place: str, number: int) -> About | None:
    at = box.SIDES * number
    if box.NO_SHEET in view.sheet[at : at + box.SIDES]:
        text = "New sheets come." if view.phase == box.DRAW else "Closed: there are no more sheets for it."
        return About(place, f"Box {BOX_NAMES[number]}", text, rule="2.3")
    text = f"{capital(lead_words(view, number))}. {_waits(view, number)}".strip()
    totals = "; ".join(f"{faction(view.sheet[at + side])} {total_words(view, at + side)}" for side in range(box.SIDES))
    return About(place, f"Box {BOX_NAMES[number]}", text, totals, "4.1", _arms_ahead(view, number))


def _waits(view: View, number: int) -> str:
    if number == view.resolving:
        return "It is being resolved."
    if number in view.due:
        return "It is full and is resolved next."
    return "It is resolved as soon as one of its sheets is full."


def _arms_ahead(view: View, number: int) -> str:
    if view.ahead[number] == NOTHING:
        return ""
    return f"arms-{box.FACTION[view.sheet[box.SIDES * number + view.ahead[number]]]}"


_NOTES: Final[dict[str, Callable[..., About | None]]] = {
    "spot": _spot,
    "sheet": _sheet,
    "box": _box,
    "agent": notes.agent,
    "other": notes.other,
    "screen": notes.screen,
    "city": notes.city,
    "jewels": notes.jewels,
    "purse": notes.purse,
    "won": notes.won,
    "cardinal": notes.cardinal,
    "road": notes.cardinal,
    "income": notes.income,
    "military": notes.military,
    "queen": notes.palace,
    "eminence": notes.palace,
    "stack": notes.stack,
}
