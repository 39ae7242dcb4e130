"""Game: the rules in a box, with all that is needed to play, read and draw it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, cast

from noblesse.core.errors import UnknownName, WrongSetup
from noblesse.core.kernel import Box, Kernel, Words
from noblesse.core.plain import PlainState
from noblesse.core.state import State
from noblesse.core.table import AnyTable


@dataclass(frozen=True, eq=False)
class Game:
    """One game of the shelf."""

    name: str
    package: str
    """Where its modules are imported from."""
    make_native: Callable[[Game, AnyTable], State] | None = field(default=None, repr=False)
    """Makes a native state of a table; None where the game runs plain."""

    @property
    def native(self) -> bool:
        """Does it run as machine code?"""
        return self.make_native is not None

    @property
    def title(self) -> str:
        """Its name as printed on the box."""
        return self.box.TITLE

    def _module(self, name: str) -> ModuleType:
        return import_module(f"{self.package}.{name}")

    @cached_property
    def box(self) -> Box:
        """Components, seats, options."""
        return cast(Box, self._module("box"))

    @cached_property
    def table(self) -> type[AnyTable]:
        """The class of its table."""
        made: type[AnyTable] = self._module("table").Table
        return made

    @cached_property
    def rules(self) -> Kernel:
        """The kernel, in plain Python."""
        return cast(Kernel, self._module("rules"))

    @cached_property
    def actions(self) -> Words:
        """Every action in words."""
        return cast(Words, self._module("actions"))

    @cached_property
    def view(self) -> Any:
        """Who may see what: ``view(t, viewer)``."""
        return self._module("view")

    @cached_property
    def board(self) -> Any:
        """How a view is drawn."""
        return self._module("board")

    @cached_property
    def hints(self) -> Any:
        """What an action brings, and what a piece is."""
        return self._module("hints")

    @cached_property
    def folder(self) -> Path:
        """The game's folder."""
        return Path(str(self._module("box").__file__)).parent

    def new_table(self, seats: int, **options: str) -> AnyTable:
        """An empty table with seats, version and options set; raises WrongSetup."""
        if seats not in self.box.SEATS:
            raise WrongSetup(f"{self.title} is for {self.box.SEATS[0]} to {self.box.SEATS[-1]} players, not {seats}.")
        table = self.table()
        table.seats, table.rules_version = seats, self.box.RULES_VERSION
        known = {option.name: option for option in self.box.OPTIONS}
        for name in options.keys() - known.keys():
            raise WrongSetup(f"{self.title} has no option {name!r}; it has: {', '.join(known) or 'none'}.")
        for name, option in known.items():
            value = options.get(name, option.default)
            if value not in option.values:
                raise WrongSetup(f"The option {name} is one of {', '.join(option.values)}, not {value!r}.")
            setattr(table, name, option.values.index(value))
        return table

    def new_state(self, seats: int, *, plain: bool = False, **options: str) -> State:
        """The table before the first decision; raises WrongSetup for seats or options it does not have."""
        table = self.new_table(seats, **options)
        self.rules.setup(table)
        return self.state_of(table, plain=plain)

    def state_of(self, table: AnyTable, *, plain: bool = False) -> State:
        """A state of this table (copied)."""
        if self.make_native is None or plain:
            return PlainState(self, table.copy())
        return self.make_native(self, table)

    def read_state(self, text: str, *, plain: bool = False) -> State:
        """The state that ``State.to_text`` wrote; raises BadNotation."""
        return self.state_of(self.table.read(text), plain=plain)

    def plain_game(self) -> Game:
        """The same game without machine code."""
        return Game(self.name, self.package)

    def options_of(self, table: AnyTable) -> dict[str, str]:
        """The options a table is played with, by name."""
        return {option.name: option.values[getattr(table, option.name)] for option in self.box.OPTIONS}


def unknown(kind: str, name: str, known: list[str]) -> UnknownName:
    """The error for a name that nothing has, with the nearest that something has."""
    from difflib import get_close_matches

    near = get_close_matches(name, known, 1)
    advice = f"Did you mean {near[0]}?" if near else f"There are: {', '.join(known)}."
    return UnknownName(f"There is no {kind} {name!r}. {advice}")
