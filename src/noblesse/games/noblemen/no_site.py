"""Why a tile does not go there, or a structure cannot be built."""

from __future__ import annotations

from noblesse.core import Bits, Seat
from noblesse.core.phrases import some
from noblesse.core.sets import has, meets

from . import rules
from .box import (
    AREA_NAMES,
    AREAS,
    CASTLE,
    CELLS,
    CHAPEL,
    DISCOUNT,
    FOLLY,
    KINDS,
    MARKETS,
    MEADOW,
    NEEDS,
    PALACE,
    ROUND,
    STRUCTURE_NAMES,
    STRUCTURES,
)
from .naming import BUILD_NAMES, bearer, money, structure
from .table import Table


def no_room(t: Table, seat: Seat, cell: int) -> str:
    """A cell on which no tile is laid."""
    if is_land(t, seat, cell):
        return "A tile lies there already."
    return "Not there: a tile must share a side with your estate."


def is_land(t: Table, seat: Seat, cell: int) -> bool:
    """Does a tile of the seat lie there?"""
    return any(has(t.tiles[KINDS * seat + kind], cell) for kind in range(KINDS))


def standing_there(t: Table, seat: Seat, cell: int) -> int:
    """The structure of the seat on a cell, or STRUCTURES."""
    for kind in range(STRUCTURES):
        if has(t.built[STRUCTURES * seat + kind], cell):
            return kind
    return STRUCTURES


def no_site(t: Table, seat: Seat, cell: int) -> str:
    """A cell on which the structure cannot stand."""
    name = BUILD_NAMES[t.building]
    there = standing_there(t, seat, cell)
    if t.building == PALACE:
        return "A palace replaces a castle of your own, and none stands there."
    if not is_land(t, seat, cell):
        return f"The {name} needs a meadow of your estate, and nothing of it lies there."
    if not has(t.tiles[KINDS * seat + MEADOW], cell):
        return f"A {name} stands on a meadow, and that is none."
    if there < STRUCTURES:
        return f"A {STRUCTURE_NAMES[there]} stands there already."
    return touches(t, seat, cell)


def touches(t: Table, seat: Seat, cell: int) -> str:
    """What the structure would touch, and may not."""
    if t.building == CHAPEL:
        return "A chapel may not touch a chapel, not even at a corner."
    for kind in (CASTLE, PALACE):
        if meets(t.built[STRUCTURES * seat + kind], ROUND[cell]):
            return f"A castle may not touch a {STRUCTURE_NAMES[kind]}, not even at a corner."
    return "That is no site for it."


def no_build(t: Table, seat: Seat, build: int) -> str:
    """A structure that cannot be built now."""
    if not rules.is_offered(t, build):
        if build < MARKETS:
            return f"No {BUILD_NAMES[build]} is left on the board in this decade."
        return f"The {BUILD_NAMES[build]} is built already: there is one of each kind."
    if build >= FOLLY and not rules.meets_needs(t, seat, build - FOLLY):
        return lacks(t, seat, build - FOLLY)
    if rules.price(t, seat, build) > t.money[seat]:
        return too_dear(t, seat, build)
    sites = Bits(CELLS)
    rules.sites_of(t, seat, build, sites)
    assert not sites, "there is nothing in the way"
    return nowhere(build)


def lacks(t: Table, seat: Seat, folly: int) -> str:
    """The areas that a folly asks for and the estate has not."""
    for kind in range(AREAS):
        have = rules.areas_of(t, seat, kind)
        if have < NEEDS[folly][kind]:
            wanted = some(NEEDS[folly][kind], AREA_NAMES[kind])
            return f"The {BUILD_NAMES[FOLLY + folly]} needs {wanted} on your estate, and you have {have or 'none'}."
    return "Your estate has what it needs."


def too_dear(t: Table, seat: Seat, build: int) -> str:
    """What a structure costs, what the title saves, and what one has."""
    saves = DISCOUNT[t.title[seat]]
    less = f" with the {money(saves)} {bearer(t.title[seat])} saves" if saves else ""
    cost = money(rules.price(t, seat, build))
    return f"{structure(build).capitalize()} costs {cost}{less}, and you have {money(t.money[seat])}."


def nowhere(build: int) -> str:
    """Why there is no site."""
    if build == PALACE:
        return "You have no castle that a palace could replace."
    if build == CASTLE:
        return "No empty meadow of yours is clear of castles and palaces, corners included."
    if build == CHAPEL:
        return "No empty meadow of yours is clear of chapels, corners included."
    return "You have no empty meadow for it."
