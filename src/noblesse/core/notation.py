"""The record's words for actions that are a verb and the name of a thing, and for outcomes; and how they are read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from noblesse.core.errors import BadNotation
from noblesse.core.kernel import Action

Verb = tuple[str, Action, Sequence[str]]
"""A verb with the blank behind it, the first of its actions, and the names of what it is done with, in their order."""
Frame = tuple[str, Sequence[str], str]
"""How an outcome is said: what stands before its name, the names, what stands after."""


class Verbs:
    """Words for actions, all different."""

    def __init__(self, alone: Mapping[str, Action], named: Sequence[Verb], others: Sequence[str] = ()) -> None:
        """``alone`` need no name of a thing; ``others`` are verbs that the game reads itself."""
        self._named = named
        self._known = sorted({*alone, *others, *(verb.strip() for verb, _, _ in named)})
        self._actions = dict(alone) | {
            verb + name: first + number for verb, first, names in named for number, name in enumerate(names)
        }
        self._words = {action: text for text, action in self._actions.items()}

    def write(self, action: Action) -> str:
        """The words of an action."""
        return self._words[action]

    def read(self, text: str) -> Action:
        """The action of these words; raises BadNotation."""
        if text in self._actions:
            return self._actions[text]
        for verb, _, names in self._named:
            if text.startswith(verb):
                raise BadNotation(f"{text[len(verb) :]!r} is none of {', '.join(names)}", 1, len(verb) + 1)
        raise BadNotation(f"{', '.join(self._known)} expected")


def write_outcome(frame: Frame, outcome: Action) -> str:
    """What chance brings."""
    before, names, after = frame
    return f"{before}{names[outcome]}{after}"


def read_outcome(frame: Frame, text: str) -> Action:
    """What chance brings by these words; raises BadNotation."""
    before, names, after = frame
    if not (text.startswith(before) and text.endswith(after) and len(text) > len(before) + len(after)):
        raise BadNotation(f"'{before}…{after}' expected")
    name = text[len(before) : len(text) - len(after)]
    if name not in names:
        raise BadNotation(f"{name!r} is none of {', '.join(names)}", 1, len(before) + 1)
    return list(names).index(name)
