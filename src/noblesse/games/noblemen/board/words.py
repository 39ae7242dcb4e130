"""The table as text for a terminal: complete enough to play without the drawing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from noblesse.core import Seat
from noblesse.core.phrases import several, some

from .. import box
from ..naming import BUILD_NAMES, DECADE_NAMES, SPACE_NAMES, card, cards, colour, needs, tile, tiles
from ..view import NOTHING, View

_MAP: Final = ("fd", "wd", "ft", "md")
"""Tiles on a map, by kind."""
_BUILT: Final = ("CA", "PA", "CH", "FO")
"""And structures."""
_X: Final = box.HOME % box.SIDE
_Y: Final = box.HOME // box.SIDE


def text(view: View) -> str:
    """Round track, titles, market, church and cards; every seat with its estate; and what the viewer has in hand."""
    blocks = [_court(view), *(_seat(view, seat) for seat in range(view.seats))]
    blocks += [[] if view.over else _doing(view), [] if view.viewer == NOTHING or view.over else _own(view)]
    return "\n\n".join("\n".join(block) for block in blocks if block) + "\n"


def at(cell: int) -> str:
    """A cell as steps to the right of the first meadow and above it: "2,-1"."""
    return f"{cell % box.SIDE - _X},{cell // box.SIDE - _Y}"


def _court(view: View) -> list[str]:
    """What belongs to nobody."""
    there = f"decade {DECADE_NAMES[view.decade]}, {SPACE_NAMES[view.space]}"
    out = [there if view.over else f"{there}; next comes {SPACE_NAMES[(view.space + 1) % box.TRACK]}"]
    if view.turn and not view.over:
        stays = "; she stays where she is" if view.locked else ""
        out.append(f"turn of {colour(view.player)}; the Queen favours {colour(view.queen)}{stays}")
    out += [_title(view, title) for title in range(box.TITLES)]
    out += [_offer(view, build) for build in range(box.BUILDS)]
    church = [f"{count} of {box.CHURCH} {box.TILE_NAMES[kind]}s" for kind, count in enumerate(view.church)]
    out.append(f"the church has {several(church)}; purses on the board: {view.purses_left}")
    known = "" if view.bag is None else f": {tiles(view.bag)}"
    out.append(f"{some(view.in_bag, 'tile')} in the bag{known}")
    under = ", ".join("?" if kind is None else card(kind) for kind in view.under)
    out.append(f"{some(view.stack, 'scandal card')} in the stack" + (f", under it {under}" if under else ""))
    return out


def _title(view: View, title: int) -> str:
    """Who has a title, and what it brings."""
    holders = [colour(seat) for seat in range(view.seats) if view.title[seat] == title]
    free = view.copies[title] - len(holders)
    who = [*holders, *([f"{free} free"] if free else [])]
    saves = f", £{box.DISCOUNT[title]} off" if box.DISCOUNT[title] else ""
    brings = f"from {box.TITLE_PRESTIGE[title]}, {some(box.TITLE_POINTS[title], 'point')}{saves}"
    return f"  {box.TITLE_NAMES[title]:<10}{brings:<25} {', '.join(who)}"


def _offer(view: View, build: int) -> str:
    """What may be built, for how much, and why not."""
    name = BUILD_NAMES[build]
    asks = ""
    if build >= box.FOLLY:
        owner = view.folly_of[build - box.FOLLY]
        if owner != box.NO_SEAT:
            return f"  {name:<15}built by {colour(owner)}"
        asks = f", {some(view.folly_points, 'point')}; asks for {needs(build - box.FOLLY)}"
    if view.prices[build] == NOTHING:
        return f"  {name:<15}{view.why[build]}"
    pays = f", for you £{view.price[build]}" if view.price[build] != view.prices[build] else ""
    left = "" if build >= box.FOLLY else f", {view.market[build]} left"
    why = f" ({view.why[build]})" if view.why[build] and view.viewer != NOTHING and not view.over else ""
    return f"  {name:<15}£{view.prices[build]}{pays}{left}{asks}{why}"


def _seat(view: View, seat: Seat) -> list[str]:
    """What a seat has, and its estate."""
    mark = ">" if seat in view.awaits else " "
    title = "no title" if view.title[seat] == box.NO_TITLE else box.TITLE_NAMES[view.title[seat]]
    home = sum(where == box.NO_SEAT for where in view.man_of[box.MEN * seat : box.MEN * (seat + 1)])
    taxes = "collected" if view.taxed[seat] else f"£{view.taxes[seat]}"
    lands = "acquired" if view.landed[seat] else some(view.lands[seat], "tile")
    out = [
        f"{mark} seat {seat} {colour(seat):<8}points {view.points[seat]}  £{view.money[seat]}  "
        f"purses {view.purses[seat]}  tiles {view.in_hand[seat]}  cards {view.in_cards[seat]}  men at home {home}",
        f"    {title}  prestige {view.standing[seat]}  taxes {taxes}  lands {lands}",
    ]
    hand, kept = view.hands[seat], view.cards_of[seat]
    if view.over and hand and kept:
        out.append(f"    in hand: {tiles(hand)}; cards: {_cards(kept)}")
    return [*out, *_estate(view, seat), *_areas(view, seat), *_structures(view, seat)]


def _estate(view: View, seat: Seat) -> list[str]:
    """A map: north above, the first meadow in column 0 of row 0."""
    marks = {cell: _MAP[kind] for cell, kind in view.tiles[seat]}
    marks |= {cell: _BUILT[structure] for cell, structure, _ in view.built[seat]}
    columns = sorted({cell % box.SIDE for cell in marks})
    rows = sorted({cell // box.SIDE for cell in marks}, reverse=True)
    xs = range(columns[0], columns[-1] + 1) if columns else range(0)
    out = []
    for y in rows:
        shown = (marks.get(box.SIDE * y + x, "..") for x in xs)
        out.append(f"    {y - _Y:>3}  {'  '.join(shown)}")
    return [*out, "         " + "".join(f"{x - _X:<4}" for x in xs).rstrip()]


def _areas(view: View, seat: Seat) -> list[str]:
    """Farms, forests and gardens by their lower left cell, and who holds them."""
    said = [
        f"{box.AREA_NAMES[kind]} at {at(corner)}" + (f" held by {colour(man // box.MEN)}" if man != NOTHING else "")
        for corner, kind, man in view.areas[seat]
    ]
    return [f"    {'; '.join(said)}"] if said else []


def _structures(view: View, seat: Seat) -> list[str]:
    """Castles and palaces: what they score, or what they wait for."""
    names = {cell: box.STRUCTURE_NAMES[structure] for cell, structure, _ in view.built[seat]}
    out = []
    for cell, points, surrounded, missing in view.scores_now[seat]:
        lacks = "" if surrounded else f" once there are tiles at {' '.join(at(near) for near in missing)}"
        out.append(f"    {names[cell]} at {at(cell)}: {some(points, 'point')}{lacks}")
    return out


def _doing(view: View) -> list[str]:
    """What is being done besides."""
    out = []
    if view.phase in (box.SPENDING, box.RETURNING) and view.guests:
        out.append(f"ball {view.balls}: {colour(view.asked)} has prestige {view.prestige} so far")
        announced = [seat for seat in range(view.seats) if view.stood[seat] != box.NOT_ANNOUNCED]
        out += [f"  {colour(seat)} stands on {view.stood[seat]}" for seat in announced]
    if view.expanding:
        earned = f"; {some(view.woods, 'tile')} to draw after it" if view.woods else ""
        out.append(f"the estate is expanded: {view.placed} of {box.MOST_PLACED} tiles placed{earned}")
    if view.held != box.NO_KIND:
        out.append(f"{'wanted' if view.phase == box.TRADE else 'to place'}: {tile(view.held)}")
    if view.building != box.NO_BUILD:
        out.append(f"to build: {BUILD_NAMES[view.building]}{' for nothing' if view.free else ''}")
    if view.visited != box.NO_SEAT:
        out.append(f"a man-at-arms of {colour(view.player)} goes to {colour(view.visited)}")
    return out


def _own(view: View) -> list[str]:
    """The viewer's tiles and cards."""
    out = [f"your tiles: {tiles(view.hand or ())}", f"your cards: {_cards(view.cards or ())}"]
    return out + ([f"you look at: {cards(view.drawn)}"] if view.drawn else [])


def _cards(counts: Sequence[int]) -> str:
    """So many cards of each kind: "Dowry, Dowry and Tribute", or "none"."""
    return cards([kind for kind, count in enumerate(counts) for _ in range(count)]) or "none"
