"""What both kinds of State say alike: the refusal of an action, and the digest of a table."""

from __future__ import annotations

from hashlib import blake2b

from noblesse.core.kernel import CHANCE, TERMINAL, Action, Seat
from noblesse.core.state import State


def digest(image: bytes) -> str:
    """16 hex digits that stand for the bytes of a table."""
    return blake2b(image, digest_size=8).hexdigest()


def refuse(state: State, seat: Seat, action: Action) -> str:
    """One sentence: why this action of this seat is not legal now."""
    mover = state.current_player()
    if mover == TERMINAL:
        return "The match is over."
    if mover == CHANCE:
        return f"Chance cannot deal outcome {action} here." if seat == CHANCE else "Chance is to deal first."
    if seat not in state.awaited():
        return f"It is not seat {seat}'s turn but seat {mover}'s."
    if not 0 <= action < state.game.box.ACTIONS:
        return f"{action} is not an action of {state.game.title}."
    return state.game.actions.refusal(state.table, seat, action)
