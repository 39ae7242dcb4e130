"""The page of a table, while it waits, while it is played, and afterwards."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from noblesse.core import Seat
from noblesse.web import assets
from noblesse.web.guests import Guest
from noblesse.web.pages.look import Look
from noblesse.web.pages.names import table_name
from noblesse.web.pages.paper import page, seats_of
from noblesse.web.pages.parts import of_look, regions
from noblesse.web.tables import LiveTable

BESIDE = "beside"
"""What a game's board says as ``TRAY`` whose tray stands beside the board where there is room."""
KEYS = (
    ("Arrow keys", "on board and tray: to the next place; elsewhere: back and forward in time"),
    ("B", "to the first place where you may act"),
    ("Enter", "choose the place, then confirm"),
    ("U", "undo"),
    ("H", "hint"),
    ("I", "about the piece in focus"),
    ("Home, End", "the opening, now"),
    ("Page up, Page down", "a turn back, a turn on"),
    ("Escape", "close, or let go of what is chosen"),
    ("Ctrl and wheel", "a larger board, to be dragged"),
    ("?", "this list"),
)


def table_page(
    table: LiveTable, viewer: Seat | None, guest: Guest, *, at: int | None = None, error: str = "", about: str = ""
) -> str:
    """The whole page for a guest who holds this seat, or watches."""
    address = f"/t/{table.id}"
    called = table_name(table.id, table.name)
    shared: dict[str, Any] = {"table": table, "address_here": address, "name": called, "viewer": viewer}
    if table.match is None:
        parts = regions(table, viewer, error=error)
        return page(
            "room",
            guest,
            f"{table.title} at {called}",
            back=address,
            parts=_marked(parts),
            lid=(lid := table.game.board.lid()),
            drawings=Markup(assets.pointed([table.game.name], lid)),
            players=seats_of(table.game),
            **shared,
        )
    look = Look(table, table.match, viewer, None if at is None else min(max(at, 0), table.match.ply), error, about)
    parts = of_look(look)
    return page(
        "table",
        guest,
        parts["title"],
        game=table.game.name,
        back=address,
        parts=_marked(parts),
        board=table.game.board.draw(look.view, look.marks, **look.slots),
        pieces=[name for name in parts if name.startswith("log-")][::-1],
        keys=KEYS,
        past=look.at is not None,
        beside=getattr(table.game.board, "TRAY", "") == BESIDE,
        bots=any(holder.kind == "bot" for holder in table.holders),
        **shared,
    )


def _marked(parts: dict[str, str]) -> dict[str, Markup]:
    return {name: Markup(html) for name, html in parts.items()}
