"""What is said of tables and plies: the log, prompts, refusals and hints."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from noblesse.core import Seat, Told
from noblesse.games.noblemen import actions, hints, rules
from noblesse.games.noblemen.table import Table
from noblesse.games.noblemen.tests.plies import SAYER, parts
from tests.drawn import decisions_of, random_match


def words(texts: tuple[str, ...]) -> list[str]:
    """Sentences as plies, as ``plies.play`` has them."""
    return [part for text in texts for part in parts(text)]


def told(t: Table, *texts: str, viewer: Seat | None = None) -> Told:
    """The log of these plies, its lines joined."""
    said = SAYER.told(t, *words(texts), viewer=viewer)
    return replace(said, text=said.text.replace("\n", " "), then=said.then.replace("\n", " "))


def lines(t: Table, *texts: str, viewer: Seat | None = None) -> list[str]:
    """What came over everybody when the turn was over, a sentence a line."""
    return SAYER.told(t, *words(texts), viewer=viewer).then.split("\n")


def refused(t: Table, text: str) -> str:
    """Why whoever is to act may not do this."""
    seat = rules.mover(t)
    action = actions.read(t, seat, text)
    assert action not in SAYER.legal(t), f"{text!r} is legal"
    return actions.refusal(t, seat, action)


def asked(t: Table, viewer: Seat | None = None) -> tuple[str, str]:
    """Kicker and line of the prompt, for whoever is to act if no viewer is said."""
    said = actions.prompt(t, rules.mover(t) if viewer is None else viewer)
    return said.kicker, said.line


def legal_action(t: Table, text: str) -> tuple[Seat, int]:
    """Who is to act, and the action of these words."""
    seat = rules.mover(t)
    action = actions.read(t, seat, text)
    assert action in SAYER.legal(t), text
    return seat, action


def gain(t: Table, text: str) -> str:
    """What this would bring whoever is to act."""
    seat, action = legal_action(t, text)
    return hints.gain(t, seat, action)


def note(t: Table, text: str) -> str:
    """What else would come of it."""
    seat, action = legal_action(t, text)
    return hints.note(t, seat, action)


def confirm(t: Table, text: str) -> str:
    """The words of the button, if it is final."""
    seat, action = legal_action(t, text)
    return actions.confirm(t, seat, action)


def label(t: Table, text: str) -> str:
    """The words of its button."""
    seat, action = legal_action(t, text)
    return actions.label(t, seat, action)


@cache
def decisions(seats: int, seed: int) -> tuple[tuple[Table, Seat], ...]:
    """Some decisions of a random match, of every kind it has."""
    match = random_match(SAYER.game, seats, seed, lambda state: state.worthwhile(state.current_player()))
    return tuple(decisions_of(match, 4))
