"""Plies in the words of the record, and what is said of them."""

from __future__ import annotations

import noblesse
from noblesse.core import CHANCE, Bits, Seat
from noblesse.games.noblemen import rules
from noblesse.games.noblemen.box import ACTIONS, OUTCOMES
from noblesse.games.noblemen.notation import read, write
from noblesse.games.noblemen.table import Table
from tests.plies import Sayer

SAYER = Sayer(noblesse.load("noblemen").plain_game())


def legal(t: Table, seat: Seat | None = None) -> set[str]:
    """What whoever is asked, or a seat, may do."""
    out = Bits(ACTIONS)
    seat = rules.mover(t) if seat is None else seat
    rules.legal(t, seat, out)
    return {write(t, seat, action) for action in out}


def spots(t: Table) -> set[str]:
    """Where it may go: "1,0"."""
    return {text.removeprefix("at ") for text in legal(t) if text.startswith("at ")}


def outcomes(t: Table) -> dict[str, int]:
    """What chance may deal now, and how likely."""
    row = [0] * OUTCOMES
    if rules.mover(t) == CHANCE:
        rules.weights(t, row)
    return {write(t, CHANCE, outcome): weight for outcome, weight in enumerate(row) if weight}


def do(t: Table, text: str) -> None:
    """One ply of whoever is asked, or of chance."""
    seat = rules.mover(t)
    may = outcomes(t) if seat == CHANCE else legal(t)
    assert text in may, f"{text!r} is none of {sorted(may)}"
    rules.apply(t, seat, read(t, seat, text))


def parts(text: str) -> list[str]:
    """A sentence as plies: "place field at 1,0, wood at 2,0" is four, "3 woods come" is three."""
    first, _, rest = text.partition(" ")
    if first.isdigit():
        kind = rest.split()[0]
        return [f"{kind.removesuffix('s')} comes"] * int(first)
    verb, _, what = text.partition(" ")
    found = []
    for part in what.split(", "):
        name, at, spot = part.partition(" at ")
        found += [f"{verb} {name}".strip(), *([f"at {spot}"] if at else [])]
    return found if verb in ("place", "give", "return", "donate") or " at " in text else [text]


def play(t: Table, *texts: str) -> Table:
    """The table after these plies, each by whoever is asked or by chance: "place field at 1,0, wood at 2,0"."""
    t = t.copy()
    for text in texts:
        for part in parts(text):
            do(t, part)
    return t


def dealt(t: Table) -> Table:
    """The table after chance has dealt the first of what it may, until somebody has to decide."""
    t = t.copy()
    while rules.mover(t) == CHANCE:
        do(t, next(iter(outcomes(t))))
    return t


def ended(t: Table) -> Table:
    """The table after the turn: leisure, if nothing was done yet, and whatever chance deals."""
    t, turn = dealt(t), t.turn
    if t.acted == 0:
        t = dealt(play(t, "leisure"))
    while t.turn == turn and "end" in legal(t):
        t = dealt(play(t, "end"))
    return t
