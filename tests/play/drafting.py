"""A tiny game of three: two picks in a row, all seats at once and never shown, then a tile each, laid face down."""

from __future__ import annotations

from dataclasses import dataclass
from types import ModuleType, SimpleNamespace
from typing import Any, cast

from noblesse.core import (
    ALL,
    TERMINAL,
    AnyTable,
    Bits,
    Game,
    Option,
    Ply,
    Prompt,
    Row,
    Rows,
    Seat,
    Source,
    Told,
    reveal,
    u8,
)
from noblesse.core.sets import add

SEATS = 3
KINDS = 3
LAY = KINDS
"""Actions below this pick a kind; from here on, LAY + KINDS * spot + kind lays a tile."""
SPOTS = 2


class Table(AnyTable):
    """Picks and tiles are hidden; where a tile lies is not."""

    tells: int = u8
    """Option: 1 if something becomes known when a pick is over, such as cards that are passed on."""
    pick: Rows = u8[2][SEATS]
    """By step and seat: kind + 1."""
    spot: Row = u8[SEATS]
    """Spot + 1."""
    tile: Row = u8[SEATS]


class Rules:
    """The kernel."""

    @staticmethod
    def setup(t: Table) -> None:
        pass

    @staticmethod
    def step(t: Table) -> int:
        """Which pick goes on; 2 when both are over."""
        return next((step for step in range(2) if not all(t.pick[step])), 2)

    @classmethod
    def awaits(cls, t: Table, seat: Seat) -> bool:
        step = cls.step(t)
        return not t.pick[step][seat] if step < 2 else not t.spot[seat] and all(t.spot[:seat])

    @classmethod
    def mover(cls, t: Table) -> Seat:
        return next((seat for seat in range(SEATS) if cls.awaits(t, seat)), TERMINAL)

    @classmethod
    def legal(cls, t: Table, seat: Seat, out: Bits) -> None:
        if cls.awaits(t, seat):
            for action in range(LAY) if cls.step(t) < 2 else range(LAY, LAY + SPOTS * KINDS):
                add(out, action)

    @classmethod
    def apply(cls, t: Table, seat: Seat, action: int) -> None:
        step = cls.step(t)
        if action >= LAY:
            t.spot[seat], t.tile[seat] = (action - LAY) // KINDS + 1, (action - LAY) % KINDS
            return
        t.pick[step][seat] = action + 1
        if t.tells and cls.step(t) > step:
            reveal(t)

    @staticmethod
    def seen(t: Table, viewer: Seat, seat: Seat, action: int) -> int:
        return -1 - (0 if action < LAY else action - (action - LAY) % KINDS)

    @staticmethod
    def draws_for(t: Table) -> Seat:
        return ALL

    @staticmethod
    def score(t: Table, seat: Seat) -> int:
        return t.tile[seat]

    rank = score

    @staticmethod
    def resample(t: Table, seat: Seat, source: Source) -> None:
        raise AssertionError("nobody plays this by bot")


class Words:
    """What happens, in words."""

    @staticmethod
    def write(t: Table, seat: Seat, action: int) -> str:
        return f"pick {action}" if action < LAY else f"lay {(action - LAY) % KINDS} on {(action - LAY) // KINDS}"

    @staticmethod
    def veil(t: Table, viewer: Seat, seat: Seat, action: int) -> str:
        return "pick" if action < LAY else f"lay a tile on {(action - LAY) // KINDS}"

    @staticmethod
    def place(t: Table, seat: Seat, action: int) -> str:
        return f"kind-{action}" if action < LAY else f"spot-{(action - LAY) // KINDS}"

    label = write

    @staticmethod
    def confirm(t: Table, seat: Seat, action: int) -> str:
        return ""

    gain = confirm

    @staticmethod
    def turn(t: Table) -> int:
        return 1 + Rules.step(t)

    @staticmethod
    def prompt(t: Table, viewer: Seat | None) -> Prompt:
        return Prompt("Draft", "Choose.")

    @staticmethod
    def tell(plies: list[Ply], after: Table, viewer: Seat | None) -> Told:
        return Told(plies[0].seat, "chose.")


class View:
    """Nothing is on the board but tiles."""

    @staticmethod
    def view(t: Table, viewer: Seat | None) -> tuple[int, ...]:
        return tuple(t.spot)


BOX = SimpleNamespace(
    TITLE="Drafting",
    SEATS=range(SEATS, SEATS + 1),
    ACTIONS=LAY + SPOTS * KINDS,
    OUTCOMES=0,
    RULES_VERSION=1,
    OPTIONS=(Option("tells", ("no", "yes"), "no", "Something becomes known after each pick."),),
)
PARTS: dict[str, Any] = {
    "box": BOX,
    "rules": Rules,
    "actions": Words,
    "hints": Words,
    "view": View,
    "table": SimpleNamespace(Table=Table),
}


@dataclass(frozen=True, eq=False)
class Drafting(Game):
    """The game, which lies on no shelf."""

    def _module(self, name: str) -> ModuleType:
        return cast(ModuleType, PARTS[name])
