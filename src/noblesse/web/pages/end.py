"""The score sheet: who won and why, every point, how it came about, and what next."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from markupsafe import Markup, escape

from noblesse.core import CHANCE, Seat
from noblesse.core.drawing import Cell, Line, Sheet
from noblesse.core.phrases import capital, scored, several, some
from noblesse.play import Entry
from noblesse.web.pages.chart import chart
from noblesse.web.pages.look import Look
from noblesse.web.pages.pieces import bold, icon, named, num, shape

SENTENCE: Final = re.compile(r".+?[.!?](?=\s|$)")
PLACES = ("first", "second", "third", "fourth", "fifth")
BIGGEST = 3
MANY = 4
"""So many columns have no room for names on a phone."""


def sheet(look: Look) -> Markup:
    """The sheet over the board; nothing before the end."""
    if not look.over:
        return Markup("")
    order = sorted(range(look.table.seats), key=lambda seat: look.match.state.ranks()[seat])
    counted: Sheet = look.game.board.sheet(look.view)
    return Markup(
        '<dialog open class="over" id="score" aria-labelledby="won"><section class="sheet">'
        f"{_head(look, order, counted)}"
        f"<div class=split><div>{_table(look, order, counted)}{_each(look, order, counted)}</div>"
        f"<div><h2>{capital(look.unit)} after each turn</h2>{_graph(look)}"
        f"{_biggest(look)}{_keep(look)}</div></div>"
        f"{_next(look)}</section></dialog>"
    )


def _graph(look: Look) -> Markup:
    return chart(look.match.scores_by_turn(), [entry.turn for entry in look.log], look.unit)


def _head(look: Look, order: Sequence[Seat], counted: Sheet) -> str:
    winners = look.winners
    names = several([look.name(seat) for seat in winners])
    points = counted.totals[winners[0]]
    verb = "share the win with" if len(winners) > 1 else "win with" if winners[0] == look.viewer else "wins with"
    return (
        f"<div class=win>{''.join(shape(seat) for seat in winners)}<div class=fill>"
        f"<p class=kick>{counted.length or some(look.log[-1].turn, 'turn')}</p>"
        f'<h1 id="won" tabindex="-1" autofocus>{escape(names)} {verb} {scored(points, look.unit)}</h1>'
        f"<p class=lead>{_why(look, order, counted)}</p></div>"
        f"{_closing('desk')}</div>"
    )


def _closing(where: str) -> str:
    """The button that puts the sheet away; on phones it stands below."""
    return f'<form method="dialog" class="{where}"><button class="btn bare">{icon("eye")}See the board</button></form>'


def _why(look: Look, order: Sequence[Seat], counted: Sheet) -> Markup:
    """By how much, and what decided it."""
    best, rest = look.winners[0], order[len(look.winners) :]
    lead = ""
    if rest and len(look.winners) == 1:
        ahead = counted.totals[best] - counted.totals[rest[0]]
        lead = (
            f"{ahead} ahead of {_second(look, rest[0])}. "
            if ahead
            else f"Level with {_second(look, rest[0])}; the tie-break decides. "
        )
    return bold(lead + capital(named(counted.why, look.name(best))))


def _second(look: Look, seat: Seat) -> str:
    return "you" if seat == look.viewer else look.table.names[seat]


def _table(look: Look, order: Sequence[Seat], counted: Sheet) -> str:
    ranks = look.match.state.ranks()
    head = "".join(
        f"<th scope=col>{shape(seat, True, False)} <span>{escape(look.table.names[seat])}</span>"
        f"<small>{PLACES[ranks[seat]]}</small></th>"
        for seat in order
    )
    total = "".join(f"<td><b>{num(counted.totals[seat])}</b></td>" for seat in order)
    tie = _row(counted.tie_break, order, "breaks a tie") if counted.tie_break else ""
    legend, kind = (_legend(look, order), '"sum many"') if len(order) >= MANY else ("", "sum")
    return (
        f"{legend}<table class={kind}><thead><tr><th><span class=vh>Source</span></th>{head}</tr></thead>"
        f"<tbody>{''.join(_row(line, order) for line in counted.lines)}</tbody>"
        f"<tfoot><tr class=total><th scope=row>Total</th>{total}</tr>{tie}</tfoot></table>"
    )


def _legend(look: Look, order: Sequence[Seat]) -> str:
    """Whose the shapes are: for phones, where many names side by side do not fit."""
    whose = "".join(f"<li>{shape(seat, True, False)}{escape(look.table.names[seat])}</li>" for seat in order)
    return f'<ol class="phone legend" aria-hidden=true>{whose}</ol>'


def _row(line: Line, order: Sequence[Seat], note: str = "") -> str:
    best = 0 if note else max(cell.points for cell in line.cells)
    more = f"<small>{note}</small>" if note else ""
    cells = "".join(_cell(line.cells[seat], best) for seat in order)
    return f"<tr><th scope=row>{escape(line.source)}{more}</th>{cells}</tr>"


def _cell(cell: Cell, best: int) -> str:
    detail = f"<small>{escape(cell.detail)}</small>" if cell.detail else ""
    kind = " class=best" if cell.points == best > 0 else ""
    return f"<td{kind}><b>{num(cell.points)}</b>{detail}</td>"


def _each(look: Look, order: Sequence[Seat], counted: Sheet) -> str:
    """Every point as sentences, for narrow pages where the table has numbers only."""

    def said(line: Line, seat: Seat) -> str:
        cell = line.cells[seat]
        return f"{line.source} {num(cell.points)}" + (f": {cell.detail}." if cell.detail else ".")

    people = "".join(
        f"<li>{shape(seat, True, False)}<b>{escape(look.table.names[seat])}, {num(counted.totals[seat])}.</b> "
        f"{escape(' '.join(said(line, seat) for line in counted.lines if line.cells[seat].points))}</li>"
        for seat in order
    )
    return (
        '<details class="phone sheet fold" open><summary>Every point</summary>'
        f"<div><ol class=each>{people}</ol></div></details>"
    )


def _biggest(look: Look) -> str:
    """The turns that brought most to who took them."""
    scores = look.match.scores_by_turn()
    gains = [
        (after[entry.seat] - before[entry.seat], entry)
        for entry, before, after in zip(look.log, scores, scores[1:], strict=False)
        if entry.seat != CHANCE
    ]
    best = sorted((gain for gain in gains if gain[0] > 0), key=lambda gain: (-gain[0], gain[1].ply))[:BIGGEST]
    if not best:
        return ""
    rows = "".join(
        f"<li class=row>{shape(entry.seat, True)}<b class=num>+{gain}</b><span class=fill>"
        f'<a href="/t/{look.table.id}?at={entry.ply}">turn {entry.turn}</a>: {_what(entry, gain, look.unit)}'
        f"</span></li>"
        for gain, entry in best
    )
    return f"<h2>Biggest turns</h2><ol class=big>{rows}</ol>"


def _what(entry: Entry, gain: int, unit: str) -> Markup:
    """What a turn won, whether that was all, and what was done first; ``gain`` is by how much the score rose."""
    first = SENTENCE.match(entry.text)
    done = capital(first[0] if first else entry.text)
    return bold(" ".join(filter(None, (adding_up(entry.prize, gain, unit), done))))


def adding_up(prize: str, gain: int, unit: str) -> str:
    """The prize, and what else made the score rise, where its numbers leave something out."""
    told = sum(int(count) for count in re.findall(rf"(\d+) {re.escape(unit.removesuffix('s'))}", prize))
    if not prize or gain in (told, sum(map(int, re.findall(r"\d+", prize)))):
        return prize
    if not told:
        more = f"{scored(gain, unit)} in all"
    else:
        more = f"and {gain - told} more came of it" if told < gain else f"and {told - gain} were lost again"
    return f"{prize.removesuffix('.')}, {more}."


def _keep(look: Look) -> str:
    table, file = f"/t/{look.table.id}", f"{look.game.name}-{look.table.id}.txt"
    return (
        f'<p class="row keep"><a class="btn" href="{table}?at=0">{icon("again")}Replay</a>'
        f'<a class="btn bare" href="{table}/record" download="{file}">{icon("save")}Save record</a></p>'
    )


def _next(look: Look) -> str:
    """Another match, if the viewer may ask for one, or the one that was asked for."""
    table = look.table
    button = f'<button class="btn go">{icon("crown")}Rematch</button>'
    again = f'<form method="post" action="/t/{table.id}/rematch">{button}</form>'
    if table.next_table:
        again = f'<a class="btn go" href="/t/{table.next_table}">{icon("crown")}Go to the rematch</a>'
    elif look.viewer is None:
        again = ""
    return (
        f'<div class="row dock">{again}<a class="btn desk" href="/new/{look.game.name}">New table</a>'
        f'<span class=fill></span>{_closing("phone")}<a class="btn bare desk" href="/">Home</a></div>'
    )
