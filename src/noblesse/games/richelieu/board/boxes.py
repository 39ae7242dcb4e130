"""A box: two sheets, the beam between them, what each colour has there, and who stands on the fields."""

from __future__ import annotations

from noblesse.core.drawing import Marks
from noblesse.core.svg import alive, num

from .. import box
from ..naming import signed
from ..view import NOTHING, View
from .account import won
from .beam import ROMAN, ROWS, SEEMS, strip
from .capsules import contributions
from .marks import asked, at, news, settled
from .phrases import form
from .pieces import FREE, agent, beam_x
from .plan import BAND, BEAM_HIGH, BEAM_Y, BOX_WIDE, SHEET_HIGH, SHEET_Y, TAG, field_x, inner, spot_at
from .timing import memory_of

_REMEMBERED = 512
_MIDDLE = 1


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
        out.append(
            contributions(side, view.shares[place], forms, last=view.empty[place] == 1 and not view.frozen[number])
        )
    return "".join(out) + _beam(view, number)


def _closed(number: int) -> str:
    rects = "".join(f"<rect class=bare y={y} width={BOX_WIDE} height={SHEET_HIGH} rx=8 />" for y in SHEET_Y)
    middle = BEAM_Y + BEAM_HIGH / 2
    words = f"<text class=roman x={BOX_WIDE / 2 - 34:g} y={middle + 7:g}>{ROMAN[number]}</text>"
    label = f"<rect class=ribbon x={BOX_WIDE / 2 - 56:g} y={middle - 15:g} width=112 height=30 rx=15 />"
    return f"{rects}{label}{words}<text class=beaten x={BOX_WIDE / 2 + 12:g} y={middle + 5.5:g}>closed</text>"


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
    slip = f"<use data-place=box-{number} href=#E y={BEAM_Y} />"
    return slip + strip(number, factions, ahead, word, bars)


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
    told = memory_of(marks).of(number)
    over = "" if told and number == view.resolving else settled(view, number)
    return "".join(out) + over + asked(marks, number)


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
    x, y = beam_x(view.so_far[place] + more), BEAM_Y + ROWS[side]
    total = signed(view.so_far[place] + more)
    return f"<g class=then><circle cx={num(x)} cy={num(y)} r=11 /><text x={num(x)} y={num(y + 5.4)}>{total}</text></g>"


__all__ = ["BAND", "ROMAN", "sheets", "spots"]
