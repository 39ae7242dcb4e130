"""The account of a box that is being resolved: the winner in gold, and over the beaten sheet who gets what."""

from __future__ import annotations

from typing import Final

from noblesse.core.svg import num

from .. import box
from ..naming import signed
from ..view import View
from .phrases import form
from .plan import BOX_HIGH, BOX_WIDE, SHEET_HIGH, SHEET_Y

_ROW: Final = 42
_FIRST: Final = 40


def account(view: View, number: int) -> str:
    """Winner and loser, and a row for each of the first two places."""
    won, lost = SHEET_Y[view.winner], SHEET_Y[1 - view.winner]
    size = f"width={BOX_WIDE} height={SHEET_HIGH} rx=8"
    frame = f"<rect class=won0 y={won} {size} /><rect class=won1 y={won} {size} />"
    ribbon = f"<rect class=ribbon x={BOX_WIDE / 2 - 104:g} y={lost + 7} width=208 height=27 rx=4 />"
    words = f"<text class=beaten x={BOX_WIDE / 2:g} y={lost + 26}>beaten: leaves the game</text>"
    rows = "".join(_row(view, place, lost + _FIRST + (_ROW + 4) * place) for place in range(box.PLACES))
    return f"<rect class=lost y={lost} {size} />{ribbon}{words}{rows}{frame}"


def _row(view: View, place: int, y: float) -> str:
    """Who is in a place, with what total, and the parts of the bonus: had, asked for, or still to come."""
    colour, sheet = view.rewarded[place], box.SIDES * view.resolving + view.winner
    out = [f"<rect class=due-row x=10 y={y} width={BOX_WIDE - 20} height={_ROW} rx=7 />"]
    middle = y + _ROW / 2
    out.append(f"<use href=#p{place} x=30 y={num(middle)} />")
    if colour == box.NO_COLOUR:
        out.append(f"<text class=aside x=50 y={num(middle + 5)}>nobody has more than 0</text>")
        return "".join(out)
    total = next(share.total for share in view.shares[sheet] if share.colour == colour)
    out.append(f"<use href=#m{form(view, colour)} x=62 y={num(middle)} />")
    out.append(f"<text x=92 y={num(middle + 6)}>{signed(total)}</text>")
    if colour >= view.seats:
        out.append(f"<text class=aside x=112 y={num(middle + 5)}>neutral: no reward</text>")
        return "".join(out)
    first = box.PARTS * place
    for part in range(box.PARTS):
        kind, amount = box.BONUS[view.sheet[sheet]][first + part], box.AMOUNT[view.sheet[sheet]][first + part]
        if kind != box.NO_BONUS:
            x = 118 + 106 * part
            look, words = _progress(view, place, part)
            out.append(f"<rect class={look} x={x} y={num(y + 4)} width=100 height={_ROW - 8} rx=6 />")
            out.append(f"<use href=#b{kind}-{amount} x={x + 21} y={num(middle)} />")
            out.append(f"<text class=aside x={x + 42} y={num(middle + 5)}>{words}</text>")
    return "".join(out)


def _progress(view: View, place: int, part: int) -> tuple[str, str]:
    """How far a part of the rewards is: what is asked for now is the last that was begun."""
    at = (view.place, view.part - 1)
    if (place, part) < at:
        return "part-had", "done"
    return ("part-now", "now") if (place, part) == at else ("part-yet", "to come")


def won(view: View) -> str:
    """At the end: the sheets each seat has won, in the middle of the board."""
    high = 46 + 44 * view.seats
    top = (BOX_HIGH - high) / 2
    out = [f"<rect class=slip y={num(top)} width={BOX_WIDE} height={high} rx=8 />"]
    out.append(f"<text x={BOX_WIDE / 2:g} y={num(top + 28)}>Sheets won</text>")
    for seat in range(view.seats):
        y = top + 64 + 44 * seat
        faces = sorted(box.FACTION[face] for face in view.faces[seat] or ())
        out.append(f"<use href=#m{form(view, seat)} x=28 y={num(y)} />")
        step = min(32.0, (BOX_WIDE - 90) / max(len(faces) - 1, 1))
        out += [
            f'<use href=#e{faction} transform="translate({num(66 + step * k)} {num(y)})scale(1.4)"/>'
            for k, faction in enumerate(faces)
        ]
        if not faces:
            out.append(f"<text class=aside x=52 y={num(y + 5)}>none</text>")
    return "".join(out)
