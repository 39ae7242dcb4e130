"""A box: two sheets, the beam between them, what each colour has there, and who stands on the fields."""

from __future__ import annotations

from functools import lru_cache

from noblesse.core.drawing import Marks
from noblesse.core.svg import num

from .. import box
from ..knowledge import Share
from ..naming import signed
from ..view import NOTHING, View
from .account import won
from .marks import alive, asked, at, news, settled
from .phrases import form
from .pieces import FREE, agent, beam_x
from .plan import BAND, BEAM_HIGH, BEAM_Y, BOX_WIDE, SHARES, SHEET_HIGH, SHEET_Y, TAG, field_x, inner, spot_at

ROMAN = ("I", "II", "III")
SEEMS = "seems ahead"
_REMEMBERED = 512
_MIDDLE = 1
_ROWS = (15.5, 38.5)
"""Heights of the two bars of a beam."""


def sheets(view: View, number: int) -> str:
    """The box without those who stand on its fields."""
    places = [box.SIDES * number + side for side in range(box.SIDES)]
    if any(view.sheet[place] == box.NO_SHEET for place in places):
        return won(view) if view.over and number == _MIDDLE else _closed(number)
    out = []
    for side, place in enumerate(places):
        y = 0 if side == 0 else SHEET_Y[1] + SHEET_HIGH - 2
        out.append(f"<use class=band href=#B{box.FACTION[view.sheet[place]]} y={y} />")
        out.append(f"<use data-place=sheet-{number}-{side} href=#S{view.sheet[place]} y={SHEET_Y[side]} />")
        forms = tuple(form(view, share.colour) for share in view.shares[place])
        out.append(_shares(side, view.shares[place], forms, view.empty[place] == 1 and not view.frozen[number]))
    return "".join(out) + _beam(view, number)


def _closed(number: int) -> str:
    rects = "".join(f"<rect class=bare y={y} width={BOX_WIDE} height={SHEET_HIGH} rx=8 />" for y in SHEET_Y)
    middle = BEAM_Y + BEAM_HIGH / 2
    words = f"<text class=roman x={BOX_WIDE / 2 - 34:g} y={middle + 7:g}>{ROMAN[number]}</text>"
    label = f"<rect class=ribbon x={BOX_WIDE / 2 - 56:g} y={middle - 15:g} width=112 height=30 rx=15 />"
    return f"{rects}{label}{words}<text class=beaten x={BOX_WIDE / 2 + 12:g} y={middle + 5.5:g}>closed</text>"


@lru_cache(_REMEMBERED)
def _shares(side: int, shares: tuple[Share, ...], forms: tuple[int, ...], last: bool) -> str:
    """A capsule a colour: its known total, and a mask for each agent one does not know; metal for who leads."""
    y, x, out = SHEET_Y[side] + inner(side, SHARES), 12.0, []
    room = BOX_WIDE - 24 - (56 if last else 0)
    widths = [_wide(share) for share in shares]
    gap = min(6.0, (room - sum(widths)) / max(len(widths) - 1, 1))
    for rank, (share, shape, wide) in enumerate(zip(shares, forms, widths, strict=True)):
        metal = min(rank, 2) if share.total > 0 else 2
        out.append(f"<rect class=t{metal} x={num(x)} y={num(y - 10)} width={wide} />")
        out.append(f"<use href=#c{shape} x={num(x + 14)} y={num(y)} />")
        out.append(f"<text x={num(x + 33)} y={num(y + 5.4)}>{signed(share.total)}</text>")
        first = x + (54 if share.total < 0 else 49)
        out += [f"<use href=#i x={num(first + 11 * k)} y={num(y)} />" for k in range(share.unknown)]
        x += wide + gap
    if last:
        left = BOX_WIDE - 62
        out.append(f"<rect class=last x={left} y={num(y - 10)} width=50 />")
        out.append(f"<text class=one x={left + 25} y={num(y + 4.8)}>1 left</text>")
    return "".join(out)


def _wide(share: Share) -> float:
    """Breadth of a capsule."""
    return 44 + 5 * (share.total < 0) + (5 + 11 * share.unknown if share.unknown else 0)


def _beam(view: View, number: int) -> str:
    """Known totals, what hidden agents can still make of them, and who is ahead."""
    places = [box.SIDES * number + side for side in range(box.SIDES)]
    factions = tuple(box.FACTION[view.sheet[place]] for place in places)
    ahead, sure = view.ahead[number], view.sure[number]
    if view.resolving == number:
        ahead, word = view.winner, "wins"
    elif ahead == NOTHING:
        word = "empty"
    else:
        word = "leads" if sure else SEEMS
    bars = tuple((view.least[place], view.so_far[place], view.most[place]) for place in places)
    return _strip(number, factions, ahead, word, bars)


@lru_cache(_REMEMBERED)
def _strip(
    number: int, factions: tuple[int, ...], ahead: int, word: str, bars: tuple[tuple[int, int, int], ...]
) -> str:
    lean = 0 if ahead == NOTHING else (1 if word == SEEMS else 2)
    tilt = 2 + (lean if ahead == box.CARDINALS else -lean)
    out = [f'<g transform="translate(0 {BEAM_Y})"><use data-place=box-{number} href=#E />']
    out.append(f"<text class=roman x=22 y=24>{ROMAN[number]}</text><use href=#w{tilt} x=66 y=20 />")
    if ahead == NOTHING:
        out.append(f"<text class=aside x=12 y=47>{word}</text>")
    else:
        out.append(f"<use href=#e{factions[ahead]} x=19 y=40 /><text class=aside x=32 y=47>{word}</text>")
    for y, faction, (least, known, most) in zip(_ROWS, factions, bars, strict=True):
        here, start, end = beam_x(known), beam_x(least), beam_x(most)
        if least != most:
            d = f"M{num(start)} {y}H{num(end)}"
            out.append(f'<path class="bar0 q{faction}" d="{d}"/><path class="bar1 q{faction}" d="{d}"/>')
            out += _ends(least, known, most, y + 4.4)
        out.append(f'<circle class="knot q{faction}" cx={num(here)} cy={y} r=11 />')
        out.append(f'<text class="tie q{faction}" x={num(here)} y={y + 5.4:g}>{signed(known)}</text>')
    return "".join(out) + "</g>"


def _ends(least: int, known: int, most: int, y: float) -> list[str]:
    """The figures at both ends of a bar; on one side of it if the known total lies on the other."""
    left, right = min(beam_x(least) - 7, beam_x(known) - 13), max(beam_x(most) + 7, beam_x(known) + 13)
    low, high = signed(least), signed(most)
    if known < least:
        low, high = "", f"{low} to {high}"
    elif known > most:
        low, high = f"{low} to {high}", ""
    out = [f"<text class=least x={num(left)} y={y:g}>{low}</text>"] if low else []
    return [*out, f"<text class=most x={num(right)} y={y:g}>{high}</text>"] if high else out


# ---- who stands there, and where one may act


def spots(view: View, marks: Marks, number: int) -> str:
    """Pieces and places of a box; sheets that are not there have none."""
    if view.sheet[box.SIDES * number] == box.NO_SHEET:
        return ""
    dim = " dim" if view.phase == box.CORRUPT and view.viewer in view.awaits and not view.frozen[number] else ""
    out = [news(view, marks, number)]
    for side in range(box.SIDES):
        first = box.BOX * number + box.FIELDS * side
        inside = "".join(_spot(view, marks, spot) for spot in range(first, first + box.FIELDS))
        out.append(f'<g class="{"ul"[side]}{dim}">{inside}</g>')
        if any(f"spot-{spot}" in marks.legal for spot in range(first, first + box.FIELDS)):
            out.append(_then(view, number, side))
    return "".join(out) + settled(view, number) + asked(marks, number)


def _spot(view: View, marks: Marks, spot: int) -> str:
    place, target = f"spot-{spot}", marks.legal.get(f"spot-{spot}")
    if view.who[spot] == box.NO_COLOUR:
        if target is None:
            return f"<use id={place} href=#k {at(spot)} />{_dear(view, spot)}"
        free = view.price[spot] == 0 or view.phase in (box.SEND_QUEEN, box.SEND_EMINENCE)
        named = f"{'h' if free else 'g'}{_sum(view, spot)}{'ul'[spot // box.FIELDS % box.SIDES]}"
        return f"<use id={place} href=#{named} {at(spot)}{alive(target)} />"
    piece = agent(view, spot)
    if target is not None:
        x, y = spot_at(spot)
        where = f'transform="translate({num(x)} {num(y)})"'
        return f"<g id={place} {where}{alive(target)}><use href=#{piece} /><use href=#r /></g>"
    look = " class=gone" if spot == view.origin else ""
    return f"<use id={place}{look} href=#{piece} {at(spot)} />"


def _tag(spot: int) -> str:
    """Where the price of a spot is printed."""
    side, field = spot // box.FIELDS % box.SIDES, spot % box.FIELDS
    return f"x={num(field_x(field))} y={num(SHEET_Y[side] + inner(side, TAG))}"


def _sum(view: View, spot: int) -> str:
    """What one pays for a spot: nothing for what a bonus brings."""
    return str(view.price[spot] + view.surcharge) if view.pays and view.phase == box.FIELD else FREE


def _dear(view: View, spot: int) -> str:
    """The sum that is not there, on a field one could choose otherwise."""
    if view.phase != box.FIELD or not view.pays or view.viewer not in view.awaits or not view.available[spot]:
        return ""
    money, total = view.money[view.viewer], view.price[spot] + view.surcharge
    return f"<use class=tag href=#z{total} {_tag(spot)} />" if money is not None and total > money else ""


def _then(view: View, number: int, side: int) -> str:
    """The total a sheet would have: shown while one points at one of its fields."""
    place = box.SIDES * number + side
    if view.phase in (box.SEND_QUEEN, box.SEND_EMINENCE):
        more = box.PAWN_STRENGTH
    elif view.phase == box.CORRUPT_TO and view.value[view.origin] is not None:
        inside = view.origin // box.FIELDS == place
        more = 0 if inside else view.value[view.origin] or 0
    elif view.picked != box.NO_KIND:
        more = box.VALUES[view.picked]
    else:
        return ""
    x, y = beam_x(view.so_far[place] + more), BEAM_Y + _ROWS[side]
    total = signed(view.so_far[place] + more)
    return f"<g class=then><circle cx={num(x)} cy={num(y)} r=11 /><text x={num(x)} y={num(y + 5.4)}>{total}</text></g>"


__all__ = ["BAND", "ROMAN", "sheets", "spots"]
