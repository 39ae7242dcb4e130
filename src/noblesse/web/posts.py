"""What may be posted.  Each post is checked in one order, and a refusal shows the page afresh with one sentence."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from http import HTTPStatus
from typing import Final
from urllib.parse import parse_qs, urlsplit

from starlette.requests import Request

from noblesse.core import Seat
from noblesse.play import Match, Reason, Refused
from noblesse.play.refusal import MATCH_OVER, NOT_SEATED, STALE, Done
from noblesse.web.errors import Denied
from noblesse.web.guests import LONGEST_PACE, Guest, whole
from noblesse.web.hub import Hub
from noblesse.web.sessions import TABLES, Visit
from noblesse.web.tables import LiveTable

STATUS: Final = {
    Reason.NOT_SEATED: HTTPStatus.FORBIDDEN,
    Reason.MATCH_OVER: HTTPStatus.CONFLICT,
    Reason.STALE: HTTPStatus.CONFLICT,
    Reason.NOT_YOUR_TURN: HTTPStatus.FORBIDDEN,
    Reason.ILLEGAL: HTTPStatus.CONFLICT,
    Reason.NO_UNDO: HTTPStatus.CONFLICT,
}
MOST_FIELDS: Final = 64
LONGEST_PLACE: Final = 100
"""No place on a board that can be asked about has a longer id."""


async def fields_of(request: Request) -> Mapping[str, str]:
    """The fields of a form; what cannot be read as one has none."""
    try:
        sent = parse_qs(
            (await request.body()).decode("utf-8", "replace"), keep_blank_values=True, max_num_fields=MOST_FIELDS
        )
    except ValueError:
        return {}
    return {name: values[-1] for name, values in sent.items()}


def local_path(text: str) -> str:
    """A path on this server, or ``/``."""
    try:
        parts = urlsplit(text if text.isprintable() and len(text) < 500 and "\\" not in text else "/")
    except ValueError:
        return "/"
    path = parts.path if parts.path.startswith("/") and not parts.path.startswith("//") else "/"
    return f"{path}?{parts.query}" if parts.query else path


@dataclass
class Post:
    """Something posted to a table by someone."""

    hub: Hub
    visit: Visit
    table: LiveTable
    fields: Mapping[str, str]

    @property
    def guest(self) -> Guest:
        """Who posted it."""
        return self.visit.guest

    @cached_property
    def seat(self) -> Seat:
        """The seat of the one who posted; raises Denied if they have none."""
        seat = self.table.seat_of(self.guest.id)
        if seat is None:
            raise denied(NOT_SEATED)
        return seat

    @property
    def match(self) -> Match:
        """The match; raises Denied while it waits for players."""
        if self.table.match is None:
            raise Denied(HTTPStatus.CONFLICT, "The match begins when every seat is taken.")
        return self.table.match

    @property
    def opened(self) -> int | None:
        """The decision the page showed; one that never was if the field makes no sense, None if there is no field."""
        text = self.fields.get("opened")
        return None if text is None else -1 if (number := whole(text)) is None else number


TablePost = Callable[[Post], Awaitable[str]]
"""Does what was posted and returns where to go, nothing for the table itself; raises Denied."""


def denied(refused: Refused) -> Denied:
    """A refusal of the match, as the web says it."""
    return Denied(STATUS[refused.reason], refused.says)


def _done(outcome: Done | Refused) -> str:
    if isinstance(outcome, Refused):
        raise denied(outcome)
    return ""


async def act(post: Post) -> str:
    """Carry out an action."""
    seat, match = post.seat, post.match
    action = whole(post.fields.get("action", ""))
    named = action is not None and 0 <= action < match.game.box.ACTIONS
    outcome = await post.hub.act(post.table, seat, action if named and action is not None else -1, post.opened)
    if not named and isinstance(outcome, Refused) and outcome.reason is Reason.ILLEGAL:
        raise Denied(HTTPStatus.CONFLICT, f"That is no action of {match.game.title}.")
    return _done(outcome)


async def undo(post: Post) -> str:
    """Take the last decision back."""
    seat, match = post.seat, post.match
    if match.over:
        raise denied(MATCH_OVER)
    if post.opened not in (None, match.opened(seat)):
        raise denied(STALE)
    return _done(await post.hub.undo(post.table, seat))


async def hint(post: Post) -> str:
    """Ask what the search bot would do."""
    seat, match = post.seat, post.match
    if match.over:
        raise denied(MATCH_OVER)
    if seat not in match.awaited():
        raise Denied(HTTPStatus.FORBIDDEN, "There is a hint when it is your turn.")
    post.hub.bots.hint(post.table, seat)
    return ""


async def join(post: Post) -> str:
    """Take an open seat.  Who comes too late is not received as a guest."""
    if post.table.seat_of(post.guest.id) is not None:
        return ""
    guest = await post.visit.settle() if post.table.open_seats else post.guest
    if not await post.hub.join(post.table, guest, whole(post.fields.get("seat", ""))):
        raise Denied(HTTPStatus.CONFLICT, "Every seat is taken; you may watch.")
    return ""


async def leave(post: Post) -> str:
    """Give up one's seat before the start."""
    if not await post.hub.leave(post.table, post.seat):
        raise Denied(HTTPStatus.CONFLICT, "The match has begun, and your seat stays yours.")
    return "/" if post.table.gone else ""


async def rematch(post: Post) -> str:
    """Play again, at a new table."""
    _ = post.seat
    if not post.match.over:
        raise Denied(HTTPStatus.CONFLICT, "There is a rematch when the match is over.")
    if post.table.next_table is None:
        await post.visit.sessions.limits.count(TABLES, post.visit.address)
    return f"/t/{await post.hub.rematch(post.table, post.guest)}"


async def settings(post: Post) -> str:
    """Change the pace of the bots at this table."""
    _ = post.seat
    pace = whole(post.fields.get("pace", ""))
    if pace is not None:
        await post.hub.set_pace(post.table, min(max(pace, 0), LONGEST_PACE))
    return ""


TABLE_POSTS: Final[Mapping[str, TablePost]] = {
    "act": act,
    "undo": undo,
    "hint": hint,
    "join": join,
    "leave": leave,
    "rematch": rematch,
    "settings": settings,
}
