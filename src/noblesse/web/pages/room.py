"""The waiting room of a table that is not full: who sits, the free seats, and the address to share."""

from __future__ import annotations

from markupsafe import Markup, escape

from noblesse.core import Seat
from noblesse.core.phrases import capital
from noblesse.web.levels import level_name
from noblesse.web.pages.pieces import figure, shape
from noblesse.web.tables import LiveTable

ARCH = Markup('<span class="open big" aria-hidden="true"></span>')


def room(table: LiveTable, viewer: Seat | None, error: str = "") -> Markup:
    """All that a waiting table shows."""
    refused = f'<p class="note bad" role="alert">{escape(error)}</p>' if error else ""
    rows = "".join(_row(table, viewer, seat) for seat in range(table.seats))
    return Markup(
        f'{refused}<section class="sheet waiting"><p class="kick" role="status">{_waits(table)}</p>'
        f'<ol class="guests">{rows}</ol>{_buttons(table, viewer)}</section>'
    )


def _waits(table: LiveTable) -> str:
    free = len(table.open_seats)
    return (
        f"{capital(figure(free))} {'seat is' if free == 1 else 'seats are'} free. Play begins when all have sat down."
    )


def _row(table: LiveTable, viewer: Seat | None, seat: Seat) -> str:
    holder = table.holders[seat]
    if holder.kind == "open":
        return f'<li>{ARCH}<span class="fill small">free</span></li>'
    role = "you" if seat == viewer else "bot" if holder.kind == "bot" else ""
    if holder.kind == "bot" and level_name(holder.spec) not in holder.name:
        role = f"bot {level_name(holder.spec)}"
    who = f'<b>{escape(holder.name)}</b> <span class="small">{role}</span>'
    return f'<li>{shape(seat)}<span class="fill">{who}</span></li>'


def _buttons(table: LiveTable, viewer: Seat | None) -> str:
    if viewer is None:
        return f'<form method="post" action="/t/{table.id}/join"><button class="btn go">Sit down</button></form>'
    return (
        '<label class="field"><span>Send this address to a friend</span>'
        f'<input type="text" readonly data-address value="/t/{table.id}"></label>'
        f'<form method="post" action="/t/{table.id}/leave"><button class="btn bare">Leave the table</button></form>'
    )
