"""The table as text for a terminal: complete enough to play without the drawing."""

from __future__ import annotations

from noblesse.core import Seat
from noblesse.core.phrases import some

from .. import box
from ..naming import BOX_NAMES, SIDE_NAMES, faction, signed
from ..view import NOTHING, View
from .phrases import (
    PAWNS,
    kinds,
    lead_words,
    name,
    neutrals,
    reward,
    share_words,
    spot_words,
    standing,
    total_words,
)


def text(view: View) -> str:
    """Turn and Cardinal, seats, boxes, the city, and what the viewer has behind the screen."""
    blocks = [_turn(view), _seats(view), *(_box(view, number) for number in range(box.BOXES)), _city(view)]
    if not view.over:
        blocks.append(_hidden(view))
    if view.viewer != NOTHING and not view.over:
        blocks.append(_own(view))
    return "\n\n".join("\n".join(block) for block in blocks if block) + "\n"


def _turn(view: View) -> list[str]:
    out = [
        f"Cardinal on {view.cardinal}; {view.resolved} of {box.STACK} intrigues resolved, "
        f"{some(view.stack, 'pair')} of sheets to come"
    ]
    if view.over or not view.turn:
        return out
    whole = view.acted + view.actions
    done = f"{view.acted} of {some(whole, 'action')} taken"
    out.append(f"turn of {name(view, view.player)}: {done}{_costs_more(view)}")
    if view.quiet:
        out.append(f"{view.quiet} of {view.patience} turns in a row without a new agent")
    if view.resolving != box.NO_BOX:
        out.append(_resolved(view))
    out += [f"box {BOX_NAMES[number]} waits to be resolved" for number in view.due]
    if view.in_hand != box.NO_COLOUR:
        value = f", {signed(box.VALUES[view.picked])}" if view.picked != box.NO_KIND else ""
        out.append(f"in hand: an agent of {name(view, view.in_hand)}{value}")
    if view.origin != NOTHING:
        out.append(f"being corrupted: the agent on {spot_words(view, view.origin)}")
    return out


def _costs_more(view: View) -> str:
    return f"; another agent costs {view.surcharge} L more" if view.surcharge else ""


def _resolved(view: View) -> str:
    """Which sheet has won, and who is rewarded."""
    won = faction(view.sheet[box.SIDES * view.resolving + view.winner])
    paid = [name(view, colour) for colour in view.rewarded if colour != box.NO_COLOUR]
    places = ", ".join(f"{colour} {place}" for colour, place in zip(paid, ("first", "second"), strict=False))
    return f"box {BOX_NAMES[view.resolving]} is being resolved: {won} wins; {places or 'nobody is rewarded'}"


def _seats(view: View) -> list[str]:
    """One line a seat: tracks, purse, agents, sheets, actions."""
    out = []
    for seat in range(view.seats):
        mark = ">" if seat in view.awaits else " "
        money, jewels = ("?" if owned is None else owned for owned in (view.money[seat], view.jewels[seat]))
        neutral = f" and {view.behind[2 + seat]} of {name(view, 2 + seat)}" if _keeps_neutral(view, seat) else ""
        total = "" if view.scores[seat] is None else f"  points {view.scores[seat]}"
        out.append(
            f"{mark} seat {seat} {name(view, seat):<8}prestige {view.prestige[seat]}  income {view.income[seat]}  "
            f"military {view.military[seat]}  money {money}  jewels {jewels}  agents {view.behind[seat]}{neutral}  "
            f"sheets {_sheets(view, seat)}{total}"
        )
        out.append(f"    {standing(view, seat)}: {some(view.would[seat], 'action')}")
    return out


def _keeps_neutral(view: View, seat: Seat) -> bool:
    return seat in view.keeper[view.seats :]


def _sheets(view: View, seat: Seat) -> str:
    """Faces where they may be seen, else backs."""
    faces = view.faces[seat]
    if faces is None:
        return f"{view.taken[seat][0]} red, {view.taken[seat][1]} yellow"
    names = [box.FACTION_NAMES[box.FACTION[face]] for face in faces]
    return ", ".join(f"{names.count(one)} {one}" for one in dict.fromkeys(names)) or "none"


def _box(view: View, number: int) -> list[str]:
    """Both sheets with bonuses, fields and totals."""
    first = box.SIDES * number
    if view.sheet[first] == box.NO_SHEET:
        return [f"box {BOX_NAMES[number]}: {'new sheets come' if view.phase == box.DRAW else 'closed'}"]
    out = [f"box {BOX_NAMES[number]}: {lead_words(view, number)}"]
    for side in range(box.SIDES):
        place = first + side
        sheet = view.sheet[place]
        if sheet == box.NO_SHEET:
            continue
        out.append(
            f"  {SIDE_NAMES[side]} {box.FACTION_NAMES[box.FACTION[sheet]]}: first {reward(sheet, 0)}; "
            f"second {reward(sheet, 1)}; Cardinal {'+' * (box.MOVES[sheet] > 0)}{signed(box.MOVES[sheet])}"
        )
        spots = range(box.FIELDS * place, box.FIELDS * (place + 1))
        out.append("    " + "  ".join(f"{field + 1}: {_spot(view, spot)}" for field, spot in enumerate(spots)))
        there = ", ".join(share_words(view, share) for share in view.shares[place])
        out.append(f"    total {total_words(view, place)}{f': {there}' if there else ''}")
    return out


def _spot(view: View, spot: int) -> str:
    """The price of an empty field, or who stands there."""
    who, value = view.who[spot], view.value[spot]
    if who == box.NO_COLOUR:
        return f"[{view.price[spot]} L]" if view.price[spot] else "[free]"
    if who in PAWNS:
        return f"{PAWNS[who].removeprefix('the ')} {box.PAWN_STRENGTH}"
    shown = "?" if value is None else signed(value)
    return f"{name(view, who)} {shown}{'' if view.up[spot] else ' down'}"


def _city(view: View) -> list[str]:
    """Agents of each colour, where the pawns are, and the jeweller."""
    out = [f"in the city: {some(view.city_jewels, 'jewel')} (buy {box.JEWEL_PRICE} L, sell {box.JEWEL_BACK} L)"]
    colours = (colour for colour in range(view.colours) if any(view.city[colour]))
    out += [f"  {name(view, colour)}: {kinds(view.city[colour])}" for colour in colours]
    for pawn, spot in zip((box.QUEEN, box.EMINENCE), view.pawns, strict=True):
        where = "in the palace" if spot == NOTHING else f"on {spot_words(view, spot)}"
        out.append(f"  {PAWNS[pawn]}: {where}")
    return out


def _own(view: View) -> list[str]:
    """What the viewer has behind its screen, and what it places for neutral colours."""
    out = [f"behind your screen: {kinds(view.screen[view.viewer] or ())}"]
    return out + [f"of neutral {name(view, colour)}: {kinds(view.screen[colour] or ())}" for colour in neutrals(view)]


def _hidden(view: View) -> list[str]:
    """What the viewer can know of agents that it does not see."""
    where = "behind the screen, or face down since its last take-back"
    out = [
        f"{name(view, colour)} has {where}: {kinds(view.unseen[colour])}"
        for colour in range(view.colours)
        if not view.keeps[colour]
    ]
    for lot in view.lots:
        fields = "; ".join(spot_words(view, spot) for spot in lot.spots)
        out.append(f"{name(view, lot.colour)} has {kinds(lot.kinds)} face down in some order on {fields}")
    return out
