"""A resolution, step by step on the board: the box as it lay, turned up, weighed, rewarded, and cleared.

It lies over the box as it is now and goes by itself; one who has decided since sees it only when it is told again.
"""

from __future__ import annotations

from typing import Final

from noblesse.core.drawing import Marks
from noblesse.core.svg import num

from .. import box
from ..knowledge import Share
from ..memory import NOT_YET, Tale
from ..view import NOTHING, View
from .account import row
from .beam import strip
from .capsules import contributions
from .marks import spot_of
from .phrases import form
from .plan import BEAM_Y, BOX_WIDE, SHEET_HIGH, SHEET_Y, spot_at
from .timing import CLEARED, FIRST, LAID, LEFT, TURNED, WALKED, WEIGHED, WON, Beat, Beats, beats, memory_of

_ALL_DONE: Final = (box.PLACES, 0)
_LINE: Final = 132
"""From the top of the beaten sheet to the line of the Cardinal."""


def telling(view: View, marks: Marks, number: int) -> str:
    """The tale of a box, if there is one."""
    memory = memory_of(marks)
    tale = memory.of(number)
    if tale is None:
        return ""
    covers = any(spot_of(place) // box.BOX == number for place in marks.legal)
    return _told(view, tale, beats(memory), folded=covers and tale.ended != NOT_YET)


def _told(view: View, tale: Tale, when: Beats, *, folded: bool) -> str:
    def at(step: int) -> Beat:
        return when[tale.number, step]

    face, now = tale.sheets[tale.winner], _ALL_DONE if tale.ended != NOT_YET else (view.place, view.part - 1)
    out = [_bare(tale)]
    leaves = f"goes {at(LEFT).classes}" if tale.ended != NOT_YET else "stay"
    out.append(f'<g class="{leaves}">{_pieces(view, tale, at(TURNED))}</g>')
    bars = tuple((total, total, total) for total in tale.totals)
    factions = tuple(box.FACTION[sheet] for sheet in tale.sheets)
    weighed = strip(tale.number, factions, tale.winner, "wins", bars)
    out.append(_later(at(WEIGHED), weighed + _shares(view, tale)))
    out.append(_later(at(WON), f"<use href=#W{tale.winner} />"))
    for place, paid in enumerate(tale.paid):
        if paid != NOT_YET:
            who = tale.rewarded[place], tale.shares[place]
            out.append(_later(at(FIRST + place), row(view, (face, tale.winner), place, who, now)))
    if tale.ended != NOT_YET:
        out.append(_later(at(WALKED), _cardinal(view, tale)))
    ends = f" ends {at(CLEARED).classes}" if tale.ended != NOT_YET else " runs"
    is_fresh = (tale.fresh or tale.ended == NOT_YET) and not folded
    is_open = is_fresh and view.viewer not in view.awaits and view.turn <= tale.turn + 1
    state = " fresh" * is_fresh + " whole" * is_open
    return f'<g id=tale-{tale.number} class="tale{ends}{state}">{"".join(out)}</g>'


def _shares(view: View, tale: Tale) -> str:
    """What each colour had on the sheet that won, in the order that counts."""
    side, kinds = tale.winner, dict[int, list[int]]()
    for spot in range(box.FIELDS * side, box.FIELDS * (side + 1)):
        if tale.who[spot] < box.COLOURS:
            kinds.setdefault(tale.who[spot], []).append(box.VALUES[tale.kind[spot]])
    shares = sorted((Share(colour, sum(values), 0) for colour, values in kinds.items()), key=lambda share: -share.total)
    return contributions(side, tuple(shares), tuple(form(view, share.colour) for share in shares), last=False)


def _later(beat: Beat, inner: str) -> str:
    return f'<g class="in {beat.classes}">{inner}</g>'


def classes(names: str) -> str:
    """The attribute, in quotes where it must be."""
    return f'class="{names}"' if " " in names else f"class={names}"


def _bare(tale: Tale) -> str:
    """Both sheets and an empty beam."""
    out = []
    for side, sheet in enumerate(tale.sheets):
        y = "" if side == 0 else f" y={SHEET_Y[1] + SHEET_HIGH - 2}"
        out.append(f"<use class=band href=#B{box.FACTION[sheet]}{y} /><use href=#S{sheet} y={SHEET_Y[side]} />")
    return f"{''.join(out)}<use href=#E y={BEAM_Y} />"


def _pieces(view: View, tale: Tale, turned: Beat) -> str:
    """Everybody who stood there; what lay face down is turned up from left to right."""
    out = []
    for spot, who in enumerate(tale.who):
        if who == box.NO_COLOUR:
            continue
        x, y = spot_at(spot)
        if who >= box.COLOURS:
            out.append(f"<use href=#{'Q' if who == box.QUEEN else 'G'} x={num(x)} y={num(y)} />")
            continue
        kind, shape = tale.kind[spot], form(view, who)
        if not tale.down[spot] or view.keeper[who] == NOTHING:
            out.append(f"<use href=#u{shape}{kind} x={num(x)} y={num(y)} />")
            continue
        beat = turned.plus(spot % box.FIELDS)
        back = f"o{shape}{kind}" if view.keeps[who] else f"a{shape}"
        out.append(
            f"<svg {classes(beat.classes)} x={num(x)} y={num(y)}><use class=back href=#{back} />"
            f"<use class=turned href=#u{shape}{kind} /></svg>"
        )
    return "".join(out)


def _cardinal(view: View, tale: Tale) -> str:
    """Where the Cardinal went, and with whom he caught up."""
    was, printed, now = tale.road
    y = SHEET_Y[1 - tale.winner] + _LINE
    words = f"{was} → {printed}" if printed != was else f"stays on {was}"
    if now != printed:
        words += f", on to {now}, level with"
    out = [f'<rect class="due-row went" x=10 y={y} />']
    out.append(f'<use href=#C transform="translate(30 {y + 11})scale(.42)"/>')
    out.append(f"<text class=aside x=46 y={y + 16}>The Cardinal: {words}</text>")
    if now != printed:
        out.append(f"<use href=#c{form(view, tale.rewarded[0])} x={BOX_WIDE - 26} y={y + 11} />")
    return "".join(out)


def waits(marks: Marks, seat: int) -> str:
    """Classes of a marker of a seat, or of the Cardinal (NOTHING), that moves only when its step has come."""
    memory = memory_of(marks)
    when = beats(memory)
    for tale in reversed(memory.tales):
        if not tale.fresh:
            break
        if seat == NOTHING and tale.ended == memory.decisions:
            return when[tale.number, WALKED].classes
        for place, paid in enumerate(tale.paid):
            if paid == memory.decisions and tale.rewarded[place] == seat:
                return when[tale.number, FIRST + place].classes
    return ""


def arrivals(marks: Marks) -> dict[tuple[int, int], list[Beat]]:
    """By colour and kind: when agents of boxes resolved just now come to the city."""
    memory = memory_of(marks)
    when, out = beats(memory), dict[tuple[int, int], list[Beat]]()
    for tale in memory.tales:
        if tale.ended != NOT_YET and tale.fresh:
            for agent in tale.gone:
                out.setdefault(agent, []).append(when[tale.number, LEFT].plus(1))
    return out


__all__ = ["LAID", "arrivals", "telling", "waits"]
