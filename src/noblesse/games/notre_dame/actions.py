"""Every action in words."""

from __future__ import annotations

from .box import DEAL, DRAFT, MESSAGES, OVER, PASS_ON, PEOPLE, PLAYS, ROUNDS, START
from .labels import confirm, label, place
from .log import tell, veil
from .notation import read, write
from .prompts import prompt
from .refusals import refusal
from .table import Table

__all__ = ["confirm", "label", "place", "prompt", "read", "refusal", "tell", "turn", "veil", "write"]

BEFORE_CARDS = 3
"""Turns of a round before cards are played: people come, the first and the second choice."""


def turn(t: Table) -> int:
    """The number of the turn, from 1; turns in which nobody is asked have a number as well."""
    turns_of_a_round = BEFORE_CARDS + (PLAYS + 2) * t.seats
    if t.phase == OVER:
        return turns_of_a_round * ROUNDS
    before = turns_of_a_round * t.round + 1
    if t.phase in (START, MESSAGES, PEOPLE):
        return before
    if t.phase in (DEAL, DRAFT, PASS_ON):
        return before + (2 if t.phase == PASS_ON else 1)
    return before + BEFORE_CARDS + t.step
