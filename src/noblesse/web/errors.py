"""Why a server does not start, and why a request is refused.  Each text is one sentence for a person."""

from __future__ import annotations

from http import HTTPStatus

from noblesse.core import NoblesseError


class CannotServe(NoblesseError):
    """The server does not start."""


class PortInUse(CannotServe):
    """Something listens on the port already."""


class FolderInUse(CannotServe):
    """Another server keeps its tables in this folder."""


class NewerDatabase(CannotServe):
    """The tables were written by a later version, which alone may touch them."""


class Denied(NoblesseError):
    """A request is refused: a status, and why."""

    def __init__(self, status: HTTPStatus, says: str) -> None:
        super().__init__(says)
        self.status, self.says = status, says


class Stale(NoblesseError):
    """Someone else wrote first: what was to be stored no longer follows what is."""

    def __init__(self) -> None:
        super().__init__("The table has moved on; look again.")


def cannot_be_laid() -> Denied:
    """The refusal of a table whose game or rules are not here any more."""
    return Denied(HTTPStatus.GONE, "This match was played by rules that are not known here, so it cannot be shown.")


def no_such_table() -> Denied:
    """The refusal of an address that leads to no table."""
    return Denied(HTTPStatus.NOT_FOUND, "There is no table at this address.")
