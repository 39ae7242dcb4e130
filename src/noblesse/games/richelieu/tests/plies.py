"""Plies in the words of the record, and what is said of them."""

from __future__ import annotations

from noblesse.core import CHANCE, Bits, Ply, Seat, Told
from noblesse.games.richelieu import actions, hints, rules
from noblesse.games.richelieu.box import ACTIONS
from noblesse.games.richelieu.table import Table


def done(t: Table, *words: str) -> Table:
    """The table after these plies in the record's words, each by whoever is to act."""
    return played(t, *words)[1]


def played(t: Table, *words: str) -> tuple[list[Ply], Table]:
    """The plies in the record's words, and the table after them."""
    plies: list[Ply] = []
    for text in words:
        seat = rules.mover(t)
        action = actions.read(t, seat, text)
        assert seat == CHANCE or action in legal(t), text
        plies.append(Ply(t, seat, action))
        t = t.copy()
        rules.apply(t, seat, action)
    return plies, t


def legal(t: Table) -> set[int]:
    """What whoever is to act may do."""
    out = Bits(ACTIONS)
    rules.legal(t, rules.mover(t), out)
    return set(out)


def told(t: Table, *words: str, viewer: Seat | None = None) -> Told:
    """What the log tells a viewer of these plies."""
    plies, after = played(t, *words)
    return actions.tell(plies, after, viewer)


def refused(t: Table, text: str) -> str:
    """Why whoever is to act may not do this."""
    seat = rules.mover(t)
    action = actions.read(t, seat, text)
    assert action not in legal(t), f"{text!r} is legal"
    return actions.refusal(t, seat, action)


def gain(t: Table, text: str) -> str:
    """What this would bring whoever is to act."""
    action = actions.read(t, rules.mover(t), text)
    assert action in legal(t), text
    return hints.gain(t, rules.mover(t), action)


def asked(t: Table, viewer: Seat | None = None) -> tuple[str, str]:
    """Kicker and line of the prompt, for whoever is to act if no viewer is said."""
    said = actions.prompt(t, rules.mover(t) if viewer is None else viewer)
    return said.kicker, said.line
