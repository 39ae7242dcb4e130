"""Tables for the tests: say what differs from bare land, then play it in words.

Spaces are written as people say them, several in one string: "purple 2, teal 36".
"""

from __future__ import annotations

from collections.abc import Mapping

from noblesse.core import CHANCE, Bits, Seat
from noblesse.core.sets import add, discard
from noblesse.games.aristocracy import actions, rules
from noblesse.games.aristocracy.box import (
    ACTIONS,
    BONUS,
    BUILDINGS,
    CALL,
    DOMINANCE,
    FISH_AT_A_HARBOUR,
    HARBOURS,
    KIND_NAMES,
    KINDS,
    LAND,
    MULTI,
    NO_KIND,
    REGION_NAMES,
    REGION_OF,
    RESOURCE_NAMES,
    RULES_VERSION,
    TOWN,
)
from noblesse.games.aristocracy.rules.ending import begin_turn
from noblesse.games.aristocracy.table import Table

Kinds = Mapping[str, str]
Seats = Mapping[Seat, str]


def split(text: str) -> list[str]:
    """The parts of "a, b, c"."""
    return [part.strip() for part in text.split(",") if part.strip()]


def spaces(text: str) -> list[int]:
    """The numbers of the spaces."""
    return [actions.SPACE_NUMBERS[name] for name in split(text)]


def named(members: Bits) -> str:
    """The spaces of a set, as the tests write them."""
    return ", ".join(actions.space_words(members))


def given(
    *,
    seats: int = 2,
    full: str = "",
    down: Kinds | None = None,
    up: Kinds | None = None,
    markers: Seats | None = None,
    goods: Seats | None = None,
    tiles: Seats | None = None,
    to_pick: bool = False,
    **counts: int,
) -> Table:
    """Bare land, full stacks, seat 0 to call (or to pick); then what differs.  ``full`` lays a kind on all else."""
    t = Table()
    t.seats, t.rules_version, t.turn, t.phase, t.called = seats, RULES_VERSION, 1, CALL, NO_KIND
    t.fish[:] = [FISH_AT_A_HARBOUR] * HARBOURS
    for space in range(LAND):
        add(t.empty, space)
    lay_tokens(t, up or {}, down or {})
    for seat, where in (markers or {}).items():
        for space in spaces(where):
            mark(t, seat, space)
    if full:
        lay_face_down(t, full, list(t.empty))
    for seat, what in (goods or {}).items():
        for number, name in map(str.split, split(what)):
            t.goods[seat][RESOURCE_NAMES.index(name)] = int(number)
    for seat, what in (tiles or {}).items():
        for tile in split(what):
            own(t, seat, tile)
    for name, count in counts.items():
        setattr(t, name, count)
    if to_pick:
        t.turn = 0
        begin_turn(t, 0)
    return t


def lay_tokens(t: Table, up: Kinds, down: Kinds) -> None:
    """Lay tokens on their spaces."""
    for kind, where in up.items():
        for space in spaces(where):
            discard(t.empty, space)
            add(t.up[KIND_NAMES.index(kind)], space)
    for kind, where in down.items():
        lay_face_down(t, kind, spaces(where))


def lay_face_down(t: Table, kind: str, where: list[int]) -> None:
    """Lay tokens of a kind face-down."""
    for space in where:
        discard(t.empty, space)
        add(t.down, space)
    t.unseen[KIND_NAMES.index(kind)] += len(where)


def mark(t: Table, seat: Seat, space: int) -> None:
    """Let a marker stand on a space, on the building that lies there, if any."""
    for kind in range(BUILDINGS):
        if space in t.up[kind]:
            discard(t.up[kind], space)
            add(t.under[kind], space)
    discard(t.empty, space)
    add(t.markers[seat], space)
    t.inside[seat][REGION_OF[space]] += 1


def own(t: Table, seat: Seat, tile: str) -> None:
    """Give a seat a tile by its name: "purple 4", "blue town 3", "compass 8", "amulet 5"."""
    stack, _, value = tile.rpartition(" ")
    row, values = stack_of(t, stack)
    place = next(n for n, worth in enumerate(values) if worth == int(value) and not row[n])
    row[place] = seat + 1
    t.prizes[seat] += int(value)


def stack_of(t: Table, name: str) -> tuple[list[int], tuple[int, ...]]:
    """Who took what of a stack, and the values in it."""
    if name == "compass":
        return t.multi, MULTI
    if name == "amulet":
        return t.bonus, BONUS
    if name.endswith(" town"):
        return t.towns[REGION_NAMES.index(name.removesuffix(" town"))], TOWN
    return t.dominance[REGION_NAMES.index(name)], DOMINANCE


def left(t: Table, name: str) -> list[int]:
    """The values left in a stack, top first."""
    row, values = stack_of(t, name)
    return [value for taken, value in zip(row, values, strict=True) if not taken]


def legal(t: Table) -> list[str]:
    """What the mover may do, in words."""
    out = Bits(ACTIONS)
    seat = rules.mover(t)
    if seat >= 0:
        rules.legal(t, seat, out)
    return [actions.write(t, seat, action) for action in out]


def play(t: Table, *words: str) -> Table:
    """The table after these plies, each by whoever is to act; every one must be legal."""
    t = t.copy()
    for text in words:
        seat = rules.mover(t)
        if seat == CHANCE:
            weights = [0] * KINDS
            rules.weights(t, weights)
            action = actions.read(t, seat, text)
            assert weights[action], text
        else:
            assert text in legal(t), text
            action = actions.read(t, seat, text)
        rules.apply(t, seat, action)
    return t


def owned(t: Table, seat: Seat) -> dict[str, int]:
    """The goods of a seat, by name, zeros left out."""
    return {name: number for name, number in zip(RESOURCE_NAMES, t.goods[seat], strict=True) if number}
