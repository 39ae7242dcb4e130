"""The note on a piece: what it is and does."""

from __future__ import annotations

from markupsafe import Markup, escape

from noblesse.web.pages.look import Look
from noblesse.web.pages.pieces import bold, icon
from noblesse.web.pages.rules import anchor


def about_note(look: Look) -> Markup:
    """The popover on the place that is asked about, or nothing."""
    note = look.about
    if note is None:
        return Markup("")
    symbol = f"{look.slots.get('art', '')}#{escape(note.art)}"
    art = f'<svg aria-hidden="true"><use href="{symbol}"/></svg>' if note.art else ""
    counts = f"<p>{bold(note.counts)}</p>" if note.counts else ""
    rule = (
        f'<a class="btn bare" href="{anchor(look.game, note.rule)}">Rules {escape(note.rule)}</a>' if note.rule else ""
    )
    back = f"/t/{look.table.id}" + ("" if look.at is None else f"?at={look.at}")
    return Markup(
        f'<aside class="sheet pop" data-for="{escape(note.place)}" aria-label="About this piece">'
        f'<a class="btn bare sq x" href="{back}" aria-label="Close" data-go>{icon("close")}</a>'
        f'<h2>{art}{escape(note.title)}</h2><p>{bold(note.text)}</p>{counts}<p class="more">{rule}</p></aside>'
    )
