"""Plies in the words of the record, and what is said of them."""

from __future__ import annotations

from dataclasses import replace

import noblesse
from noblesse.core import Seat, Told
from noblesse.games.richelieu import actions, hints, rules
from noblesse.games.richelieu.table import Table
from tests.plies import Sayer

_SAYER = Sayer(noblesse.load("richelieu").plain_game())
legal, played = _SAYER.legal, _SAYER.played


def done(t: Table, *words: str) -> Table:
    """The table after these plies in the record's words, each by whoever is to act."""
    after: Table = _SAYER.done(t, *words)
    return after


def told(t: Table, *words: str, viewer: Seat | None = None) -> Told:
    """The log of these plies, its lines joined."""
    said = _SAYER.told(t, *words, viewer=viewer)
    return replace(said, text=said.text.replace("\n", " "), then=said.then.replace("\n", " "))


def lines(t: Table, *words: str) -> list[str]:
    """The lines of the log of these plies."""
    return _SAYER.told(t, *words).text.split("\n")


def refused(t: Table, text: str) -> str:
    """Why whoever is to act may not do this."""
    seat = rules.mover(t)
    action = actions.read(t, seat, text)
    assert action not in legal(t), f"{text!r} is legal"
    return actions.refusal(t, seat, action)


def gain(t: Table, text: str) -> str:
    """What this would bring whoever is to act, and what else would come of it."""
    action = actions.read(t, rules.mover(t), text)
    assert action in legal(t), text
    said = hints.gain(t, rules.mover(t), action), hints.note(t, rules.mover(t), action)
    return ", ".join(filter(None, said))


def asked(t: Table, viewer: Seat | None = None) -> tuple[str, str]:
    """Kicker and line of the prompt, for whoever is to act if no viewer is said."""
    said = actions.prompt(t, rules.mover(t) if viewer is None else viewer)
    return said.kicker, said.line
