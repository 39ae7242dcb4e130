"""Plies in words: "earn", "agent 2 to E1 5", "from R03 1 to P1 2", "decline"; and what follows without a decision."""

from __future__ import annotations

from noblesse.core import CHANCE, Bits, Seat
from noblesse.games.richelieu import rules
from noblesse.games.richelieu.box import (
    ACTIONS,
    BUY,
    COMMISSION,
    DECLINE,
    EARN,
    FIELDS,
    FROM,
    KINDS,
    OUTCOMES,
    PICK,
    SELL,
    SHEET_NAMES,
    SPOTS,
    TO,
    VALUES,
)
from noblesse.games.richelieu.table import Table

PLAIN = {"earn": EARN, "commission": COMMISSION, "sell": SELL, "buy": BUY, "decline": DECLINE}


def words(t: Table) -> dict[str, int]:
    """Every action there is at this table, by its words."""
    found = dict(PLAIN) | {f"agent {VALUES[kind]}": PICK + kind for kind in range(KINDS)}
    for where in range(SPOTS):
        sheet = t.sheet[where // FIELDS]
        if sheet < len(SHEET_NAMES):
            name = f"{SHEET_NAMES[sheet]} {where % FIELDS + 1}"
            found |= {f"from {name}": FROM + where, f"to {name}": TO + where}
    return found


def legal_actions(t: Table, seat: Seat | None = None) -> set[int]:
    """What whoever is asked, or a seat, may do."""
    out = Bits(ACTIONS)
    rules.legal(t, rules.mover(t) if seat is None else seat, out)
    return set(out)


def legal(t: Table, seat: Seat | None = None) -> set[str]:
    """The same in words."""
    may = legal_actions(t, seat)
    found = {text for text, action in words(t).items() if action in may}
    assert len(found) == len(may), "an action has no words"
    return found


def targets(t: Table) -> set[str]:
    """The fields that an agent or a pawn may go to."""
    return {text.removeprefix("to ") for text in legal(t) if text.startswith("to ")}


def victims(t: Table) -> set[str]:
    """The fields whose agents may be corrupted."""
    return {text.removeprefix("from ") for text in legal(t) if text.startswith("from ")}


def do(t: Table, text: str) -> Table:
    """The table after whoever is asked did this; chance has not had its way."""
    t = t.copy()
    for part in text.replace(" to ", ", to ").split(", "):
        assert part in legal(t), f"{part!r} is none of {sorted(legal(t))}"
        rules.apply(t, rules.mover(t), words(t)[part])
    return t


def outcomes(t: Table) -> list[int]:
    """What chance may deal now."""
    row = [0] * OUTCOMES
    if rules.mover(t) == CHANCE:
        rules.weights(t, row)
    assert set(row) <= {0, 1}
    return [outcome for outcome, weight in enumerate(row) if weight]


def dealt(t: Table) -> Table:
    """The table after chance has dealt the first of what it may, until somebody has to decide."""
    t = t.copy()
    while rules.mover(t) == CHANCE:
        rules.apply(t, CHANCE, outcomes(t)[0])
    return t


def play(t: Table, *texts: str) -> Table:
    """The table after these plies, each by whoever is asked, and what chance deals."""
    for text in texts:
        t = dealt(do(t, text))
    return t
