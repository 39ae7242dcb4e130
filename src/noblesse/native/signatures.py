"""What the functions that rules may call take and return."""

from __future__ import annotations

from typing import NamedTuple

from noblesse.native.kinds import Kind, Plain


class SetRule(NamedTuple):
    """A set function: what each argument is, and what it returns."""

    arguments: str
    """``=`` a set it changes, ``-`` a set it reads, ``#`` a number."""
    returns: Kind


SET_RULES = {
    "add": SetRule("=#", Plain.NOTHING),
    "discard": SetRule("=#", Plain.NOTHING),
    "has": SetRule("-#", Plain.NUMBER),
    "size": SetRule("-", Plain.NUMBER),
    "some": SetRule("-", Plain.NUMBER),
    "clear": SetRule("=", Plain.NOTHING),
    "assign": SetRule("=-", Plain.NOTHING),
    "unite": SetRule("=-", Plain.NOTHING),
    "keep": SetRule("=-", Plain.NOTHING),
    "remove": SetRule("=-", Plain.NOTHING),
    "meets": SetRule("--", Plain.NUMBER),
    "take": SetRule("=-=", Plain.NOTHING),
    "pop": SetRule("=", Plain.NUMBER),
    "nth": SetRule("-#", Plain.NUMBER),
    "first": SetRule("-", Plain.NUMBER),
    "following": SetRule("-#", Plain.NUMBER),
}

KERNEL: dict[str, tuple[str, ...]] = {
    "setup": ("table",),
    "mover": ("table",),
    "awaits": ("table", "number"),
    "legal": ("table", "number", "actions"),
    "weights": ("table", "outcomes"),
    "draws_for": ("table",),
    "apply": ("table", "number", "number"),
    "score": ("table", "number"),
    "rank": ("table", "number"),
    "resample": ("table", "number", "source"),
}
"""The kernel's functions and their parameters."""

OPTIONAL_KERNEL: dict[str, tuple[str, ...]] = {
    "value": ("table", "number"),
    "worth": ("table", "number", "actions"),
    "habits": ("table", "number", "actions"),
    "seen": ("table", "number", "number", "number"),
}

RETURNS = {"mover", "awaits", "draws_for", "score", "rank", "value", "seen"}
"""Those of them that return a number."""
