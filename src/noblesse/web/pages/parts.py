"""What a table shows, as named pieces: its regions."""

from __future__ import annotations

from markupsafe import Markup, escape

from noblesse.core import Seat
from noblesse.web.pages.about import about_note
from noblesse.web.pages.end import sheet
from noblesse.web.pages.look import Look
from noblesse.web.pages.moves import moves
from noblesse.web.pages.names import table_name
from noblesse.web.pages.pieces import icon
from noblesse.web.pages.prompt import prompt
from noblesse.web.pages.room import room
from noblesse.web.pages.side import history, log, seats
from noblesse.web.tables import LiveTable

PHASE = "phase"
"""The region that says how far the table is: a page that finds another in it is loaded anew."""
TITLE = "title"
"""What stands on the tab of the browser."""


def regions(
    table: LiveTable,
    viewer: Seat | None,
    *,
    at: int | None = None,
    error: str = "",
    about: str = "",
    whole: bool = False,
) -> dict[str, str]:
    """The inside of each region by its id, in the order in which a page takes them over.

    It depends on the table and the viewer's seat alone: one rendering serves all spectators.  The score sheet is only
    there if ``whole``: a page asks for it when the match is over, so that no push is long.
    """
    if table.match is None:
        return {
            PHASE: "waiting",
            TITLE: f"{table.title} at {table_name(table.id, table.name)}",
            "bar": _bar(table),
            "room": room(table, viewer, error),
        }
    look = Look(table, table.match, viewer, _within(at, table.match.ply), error, about)
    return of_look(look) if whole else of_play(look)


def of_look(look: Look) -> dict[str, str]:
    """All regions of a table where a match is played."""
    return {**of_play(look), "score-sheet": sheet(look)} if look.over else of_play(look)


def of_play(look: Look) -> dict[str, str]:
    """The regions that change while it is played."""
    board = look.game.board
    return {
        PHASE: "playing",
        TITLE: title(look),
        "bar": _bar(look.table, look),
        "prompt": prompt(look),
        "strip": board.strip(look.view, **look.slots),
        **board.layers(look.view, look.marks),
        "about": about_note(look),
        "tray": board.tray(look.view, look.viewer, look.marks, **look.slots),
        **seats(look),
        "moves": moves(look),
        **log(look),
        "time": history(look),
    }


def title(look: Look) -> str:
    """In short what goes on."""
    if look.match.over:
        return f"The end, {look.table.title}"
    return f"{'Your turn' if look.mine else look.table.title}, {table_name(look.table.id, look.table.name)}"


def _within(at: int | None, last: int) -> int | None:
    """A ply there is; None is now."""
    return None if at is None else min(max(at, 0), last)


def _bar(table: LiveTable, look: Look | None = None) -> Markup:
    """Where one is, and who looks on."""
    turn = f", turn {look.shown_turn}" if look else ""
    watching = table.spectators
    eye = f'<span class="chip desk">{icon("eye", True)}{watching} watching</span>' if watching > 0 else ""
    where = f'<span class="desk"> at {escape(table_name(table.id, table.name))}{turn}</span>'
    return Markup(f'<p class="where fill"><b>{escape(table.title)}</b>{where}</p>{eye}')
