"""Beside the board: seats, log and history."""

from __future__ import annotations

from markupsafe import Markup, escape

from noblesse.core import CHANCE, Seat
from noblesse.play import Entry
from noblesse.web.levels import level_name
from noblesse.web.pages.look import Look
from noblesse.web.pages.pieces import bold, icon, shape

CHUNK = 4
"""Turns in a piece of the log: a new turn sends one piece, not the whole log."""


def seats(look: Look) -> dict[str, Markup]:
    """A panel for each seat."""
    return {f"panel-{seat}": _panel(look, seat) for seat in range(look.table.seats)}


def _panel(look: Look, seat: Seat) -> Markup:
    turn = seat in look.awaited
    classes = f"sheet seat s{seat}{' turn' if turn else ''}{' me' if seat == look.viewer else ''}"
    facts = look.game.board.facts(look.view, seat, **look.slots)
    who = f"<b>{escape(look.table.names[seat])}</b> <span class=small>{_role(look, seat, turn)}</span>"
    return Markup(
        f'<details class="{classes}"><summary>{shape(seat)}<span class=who>{who}</span>{_score(look, seat)}'
        f'</summary><p class="facts num">{facts}</p></details>'
    )


def _score(look: Look, seat: Seat) -> str:
    """The points of a seat, or that they are hidden."""
    if not look.scores:
        return ""
    points = look.scores[seat]
    known = '<span title="hidden">?<span class="vh"> hidden</span></span>' if points is None else points
    return f'<span class="score num">{known}<small>{escape(look.unit)}</small></span>'


def _role(look: Look, seat: Seat, turn: bool) -> str:
    holder = look.table.holders[seat]
    role = ["you"] if seat == look.viewer else ["bot"] if holder.kind == "bot" else []
    if holder.kind == "bot" and level_name(holder.spec) not in holder.name:
        role[0] += f" {level_name(holder.spec)}"
    comma = ", " if role else ""
    if seat in look.answered:
        return f"{', '.join(role)}{comma}{icon('check', True)}<span class=said>has chosen</span>"
    if not turn:
        return ", ".join(role)
    now = "choosing" if look.together else "thinking" if seat in look.table.thinking else "to move"
    return f"{', '.join(role)}<span class=desk>{comma}{now}</span>"


def log(look: Look) -> dict[str, Markup]:
    """The turns in pieces of a few, each newest on top, and an empty piece to come."""
    entries = look.log
    pieces = {
        f"log-{at // CHUNK}": Markup("").join(_line(look, entry) for entry in reversed(entries[at : at + CHUNK]))
        for at in range(0, len(entries), CHUNK)
    }
    pieces[f"log-{len(pieces)}"] = Markup("")
    return pieces


def _line(look: Look, entry: Entry) -> Markup:
    name = look.name(entry.seat) if entry.seat != CHANCE else "Chance"
    prize = f' <span class="won">{bold(entry.prize)}</span>' if entry.prize else ""
    first, *more = entry.text.split("\n")
    then, *after = entry.then.split("\n")
    then = f" {bold(then)}" if then and not more else "".join(map(_sentence, filter(None, [then])))
    lines = "".join(map(_sentence, more)) + then + "".join(map(_sentence, after))
    gain = f' data-gain="{entry.seat}"' if entry.prize and _is_news(look, entry) else ""
    now = ' class="now"' if look.at is not None and entry.first <= look.at <= entry.ply else ""
    mark = shape(entry.seat, True, False) if entry.seat != CHANCE else ""
    return Markup(
        f'<li id="turn-{entry.first}"{now}{gain}>{mark}<a href="/t/{look.table.id}?at={entry.ply}" data-go>'
        f"<b>{escape(name)}</b> {bold(first)}{prize}{lines}</a></li>"
    )


def _sentence(text: str) -> str:
    """A sentence in a line of its own."""
    return f"<span class=also>{bold(text)}</span>"


def _is_news(look: Look, entry: Entry) -> bool:
    """Is the turn finished, and does one look at the present?"""
    return look.at is None and entry.seat != CHANCE and (look.over or entry.turn != look.turn)


def history(look: Look) -> Markup:
    """First, back, slider, forward, now."""
    table, last, at = f"/t/{look.table.id}", look.match.ply, look.ply
    ends = [entry.ply for entry in look.log]
    turn_back = max((end for end in ends if end < at), default=0)
    turn_on = min((end for end in ends if end > at), default=last)

    def step(to: int, name: str, says: str, key: str, off: bool) -> str:
        if off:
            return f'<span class="btn bare sq off-step">{icon(name)}</span>'
        address = table if to >= last else f"{table}?at={to}"
        return f'<a class="btn bare sq" href="{address}" aria-label={says} data-key={key} data-go>{icon(name)}</a>'

    steps = (
        step(0, "first", "First", "Home", at == 0),
        step(at - 1, "prev", "Back", "ArrowLeft", at == 0),
        f'<input type=range name=at min=0 max={last} value="{at}" aria-label=Move>',
        step(at + 1, "next", "Forward", "ArrowRight", at >= last),
        step(last, "last", "Now", "End", look.at is None),
        f'<a hidden href="{table}?at={turn_back}" data-key=PageUp data-go></a>',
        f'<a hidden href="{table}?at={turn_on}" data-key=PageDown data-go></a>',
        f'<output class=num>{at} / {last}</output><noscript><button class="btn sq">Go</button></noscript>',
    )
    return Markup(f'<form class="time" method="get" action="{table}" aria-label="History">{"".join(steps)}</form>')
