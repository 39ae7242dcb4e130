"""Every field is shown to a viewer, dealt anew for it, or follows from what is: none is forgotten.

A row of a field (``hand[2]``) is tried on many tables.  It is *shown* to a viewer if a change of it changes what the
viewer sees, and *dealt anew* if ``resample`` changes it for that viewer.  What is left must be named in the game's
tests/test_components.py: ``DERIVED`` says of such a field what it follows from.  A row that is the same at every table
is not asked about.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import Any

from noblesse.core import AnyTable, Bits, Seat, Source, State
from noblesse.core.table import Field
from tests.contract.tables import every_game, plain, tables, viewers

Row = tuple[str, tuple[int, ...]]
"""A field, and where in it, down to but not including the innermost row."""


def rows(table: type[AnyTable], skip: set[str]) -> list[Row]:
    """Every row of every lasting field."""
    return [
        (name, at)
        for name, field in table.FIELDS.items()
        if not field.scratch and name not in skip
        for at in _places(field)
    ]


def _places(field: Field) -> list[tuple[int, ...]]:
    outer = field.shape if field.capacity else field.shape[:-1] if len(field.shape) > 1 else field.shape
    places: list[tuple[int, ...]] = [()]
    for length in outer:
        places = [(*place, n) for place in places for n in range(length)]
    return places


def value(table: Any, row: Row) -> Any:
    """What lies in a row."""
    found = getattr(table, row[0])
    for n in row[1]:
        found = found[n]
    return found


def plain_value(table: Any, row: Row) -> Any:
    """The same, to be compared."""
    found = value(table, row)
    return found.members if isinstance(found, Bits) else tuple(found) if isinstance(found, list) else found


def changes(table: Any, row: Row, source: Source) -> Iterator[Any]:
    """Tables in which this row alone differs a little."""
    found, field = value(table, row), type(table).FIELDS[row[0]]
    low, high = field.limits
    for _ in range(3):
        twin = table.copy()
        if isinstance(found, Bits):
            value(twin, row).members ^= 1 << source.below(found.capacity)
        else:
            at = source.below(len(found)) if isinstance(found, list) else 0
            old = found[at] if isinstance(found, list) else found
            new = old + 1 if old < high and (source.below(2) or old == low) else old - 1
            _put(twin, row, at, new)
        yield twin


def _put(table: Any, row: Row, at: int, new: int) -> None:
    name, place = row
    inner = value(table, row)
    if isinstance(inner, list):
        inner[at] = new
    elif place:
        value(table, (name, place[:-1]))[place[-1]] = new
    else:
        setattr(table, name, new)


def is_shown(state: State, row: Row, viewer: Seat | None, source: Source) -> bool:
    """Does what the viewer sees change with this row?  A view that cannot be made of a changed row depends on it."""
    seen, view = state.observation(viewer), state.game.view.view
    for twin in changes(state.table, row, source):
        try:
            if view(twin, viewer) != seen:
                return True
        except (IndexError, KeyError, ValueError, AssertionError):
            return True
    return False


def is_dealt_anew(state: State, row: Row, viewer: Seat | None) -> bool:
    """Does ``resample`` change the row?"""
    before = plain_value(state.table, row)
    return any(plain_value(state.resample(viewer, Source(seed)).table, row) != before for seed in range(3))


@every_game
def test_every_field_is_shown_dealt_anew_or_derived(name: str) -> None:
    game = plain(name)
    derived = getattr(import_module(f"noblesse.games.{name}.tests.test_components"), "DERIVED", {})
    known = {"seats", "rules_version", "reveals", *(option.name for option in game.box.OPTIONS)}
    open_rows: dict[tuple[int, Row, Seat | None], bool] = {}
    for seats in game.box.SEATS:
        states = list(tables(name, seats))
        for row in rows(game.table, known):
            if len({repr(plain_value(state.table, row)) for state in states}) == 1:
                continue
            for viewer in viewers(states[0]):
                open_rows[seats, row, viewer] = any(
                    is_shown(state, row, viewer, Source(n)) or is_dealt_anew(state, row, viewer)
                    for n, state in enumerate(states)
                )
    forgotten = {row[0] for (_, row, _), accounted in open_rows.items() if not accounted}
    assert forgotten <= set(derived), f"neither shown, dealt anew nor derived: {sorted(forgotten - set(derived))}"
    assert set(derived) <= forgotten, f"named as derived, but shown or dealt anew: {sorted(set(derived) - forgotten)}"
    assert all(why.strip().endswith(".") for why in derived.values())
