"""What can go wrong at the borders.  Inside, rules trust their caller and never raise."""

from __future__ import annotations


class NoblesseError(Exception):
    """Anything that is the caller's to mend.  Its text is one sentence for a person."""


class IllegalAction(NoblesseError, ValueError):
    """The action is not legal at this table now."""


class BadNotation(NoblesseError, ValueError):
    """The text cannot be read; ``line`` and ``column`` (from 1) say where."""

    def __init__(self, says: str, line: int = 1, column: int = 1) -> None:
        super().__init__(f"line {line}, column {column}: {says}")
        self.says, self.line, self.column = says, line, column


class UnknownName(NoblesseError, LookupError):
    """No game, bot, option or place of this name."""


class WrongSetup(NoblesseError, ValueError):
    """A match cannot be begun like this: wrong seats, options or version."""
