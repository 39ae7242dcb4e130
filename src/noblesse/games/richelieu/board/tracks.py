"""What lies below the boxes: income and military, the stacks, the palaces, the jeweller."""

from __future__ import annotations

from functools import lru_cache

from noblesse.core.svg import num

from .. import box
from ..view import NOTHING, View
from .beam import ROMAN
from .plan import SQUARE, SQUARES_X

_REMEMBERED = 256


def income(view: View) -> str:
    """Markers on the income track."""
    return _stand(view.income, 1, NOTHING)


def military(view: View) -> str:
    """Markers on the military track; the square a commission would buy now has a dashed edge."""
    asked = view.viewer if view.viewer in view.awaits and view.phase == box.ACT else NOTHING
    able = asked != NOTHING and not view.commissioned and view.prestige[asked] < view.cardinal
    square = view.commission[asked] if able else NOTHING
    money = view.money[asked] if able else None
    return _stand(view.military, 0, square if money is not None and square <= money else NOTHING)


@lru_cache(_REMEMBERED)
def _stand(squares: tuple[int, ...], first: int, coming: int) -> str:
    out = []
    if coming != NOTHING:
        x = SQUARES_X + SQUARE * (coming - first)
        out.append(f"<rect class=coming x={num(x + 1)} y=6 width={num(SQUARE - 2)} height=46 rx=4 />")
    for square in dict.fromkeys(squares):
        seats = [seat for seat, at in enumerate(squares) if at == square]
        middle = SQUARES_X + SQUARE * (square - first + 0.5)
        for k, seat in enumerate(seats):
            dx = 0 if len(seats) == 1 else (k % 2 - 0.5) * 14.5
            y = 36.5 if len(seats) < 3 else 29.5 + 14.5 * (k // 2)
            grown = (1.45, 0.95, 0.82, 0.82)[len(seats) - 1]
            out.append(f'<use href=#c{seat} transform="translate({num(middle + dx)} {num(y)})scale({grown})"/>')
    return "".join(out)


def stacks(view: View) -> str:
    """How many pairs of sheets are left, and a pip for each intrigue; how soon the match ends if nobody places agents,
    once half of the patience is gone."""
    late = 2 * view.quiet >= view.patience and not (view.stopped or view.over)
    return _stacks(view.stack, view.resolved, view.patience - view.quiet if late else 0)


@lru_cache(_REMEMBERED)
def _stacks(left: int, resolved: int, ends_in: int) -> str:
    out = ["<use href=#P />"] if left else []
    if left:
        out += [f"<circle class=paper cx={x} cy=44 r=9.5 /><text x={x} y=49>{left}</text>" for x in (36, 77)]
    out.append(f"<text class=words x=92 y=19>{resolved} of {box.STACK} intrigues done</text>")
    look, more = "aside", f"{left} {'pair' if left == 1 else 'pairs'} to come" if left else "none to come"
    if ends_in:
        look, more = '"aside red"', f"ends in {ends_in} quiet {'turn' if ends_in == 1 else 'turns'}"
    out.append(f"<text class={look} x=92 y=34>{more}</text>")
    for k in range(box.STACK):
        out.append(f"<circle class={'done' if k < resolved else 'pip'} cx={num(97 + 12.2 * k)} />")
    return "".join(out)


def palace(view: View, number: int) -> str:
    """The Queen or the Éminence Grise at home, or where she or he is."""
    spot = view.pawns[number]
    if spot == NOTHING:
        return f'<use href=#{"QG"[number]} transform="translate(52 31)scale(.92)"/>'
    return f"<circle class=out cx=52 cy=34 r=16 /><text class=on x=52 y=38.5>{ROMAN[spot // box.BOX]}</text>"
