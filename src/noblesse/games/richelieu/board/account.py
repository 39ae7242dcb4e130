"""The account of a box that is resolved: the winner in gold, and over the beaten sheet who gets what."""

from __future__ import annotations

from typing import Final

from noblesse.core.svg import num

from .. import box
from ..naming import signed
from ..view import View
from .phrases import form
from .plan import BOX_HIGH, BOX_WIDE, SHEET_Y

_ROW: Final = 42
_FIRST: Final = 40
_SHEET_X: Final = 112
_PARTS_X: Final = 160
_PART: Final = 80
Progress = tuple[int, int]
"""Place and part of what is asked for now; beyond the places when all is done."""


def account(view: View, number: int) -> str:
    """Winner and loser, and a row for each of the first two places."""
    winner, sheet = view.winner, box.SIDES * number + view.winner
    totals = [
        next((share.total for share in view.shares[sheet] if share.colour == colour), 0) for colour in view.rewarded
    ]
    rows = "".join(
        row(
            view, (view.sheet[sheet], winner), place, (view.rewarded[place], totals[place]), (view.place, view.part - 1)
        )
        for place in range(box.PLACES)
    )
    return f"<use href=#W{winner} />{rows}"


def row(view: View, sheet: tuple[int, int], place: int, first: tuple[int, int], now: Progress) -> str:
    """Who is in a place of a sheet of a side, a colour with its total, and the parts of the bonus: had, asked for, or
    still to come."""
    (face, winner), (colour, total) = sheet, first
    y = SHEET_Y[1 - winner] + _FIRST + (_ROW + 4) * place
    middle = y + _ROW / 2
    out = [f"<rect class=due-row x=10 y={y} />"]
    out.append(f"<use href=#p{place} x=30 y={num(middle)} />")
    if colour == box.NO_COLOUR:
        out.append(f"<text class=aside x=50 y={num(middle + 5)}>nobody has more than 0</text>")
        return "".join(out)
    out.append(f"<use href=#m{form(view, colour)} x=62 y={num(middle)} />")
    out.append(f"<text x=92 y={num(middle + 6)}>{signed(total)}</text>")
    if colour >= view.seats:
        out.append(f"<text class=aside x=112 y={num(middle + 5)}>neutral: no reward</text>")
        return "".join(out)
    if place == 0:
        out.append(f"<rect class=taken x={_SHEET_X} y={num(y + 4)} />")
        at = f"translate({_SHEET_X + 21} {num(middle)})scale(1.4)"
        out.append(f'<use href=#e{box.FACTION[face]} transform="{at}"/>')
    for part in range(box.PARTS):
        kind, amount = box.BONUS[face][box.PARTS * place + part], box.AMOUNT[face][box.PARTS * place + part]
        if kind != box.NO_BONUS:
            x = _PARTS_X + (_PART + 4) * part
            look, words = _progress((place, part), now)
            out.append(f"<rect class={look} x={x} y={num(y + 4)} />")
            out.append(f"<use href=#b{kind}-{amount} x={x + 21} y={num(middle)} />")
            if now[0] < box.PLACES:
                out.append(f"<text class=aside x={x + 42} y={num(middle + 5)}>{words}</text>")
    return "".join(out)


def _progress(part: tuple[int, int], now: Progress) -> tuple[str, str]:
    """How far a part of the rewards is: what is asked for now is the last that was begun."""
    if part < now:
        return "part-had", "done"
    return ("part-now", "now") if part == now else ("part-yet", "waits")


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
