"""What the viewer holds: tiles with the bag beside them, money, purses, men-at-arms and seals, scandal cards.

It stands under the vellum on a wide screen, and in the tray on others: the same HTML.
"""

from __future__ import annotations

from functools import lru_cache

from noblesse.core.drawing import Marks, Target
from noblesse.core.svg import alive

from .. import box
from ..deck import EFFECTS
from ..view import NOTHING, View

NAMES = ("Field", "Wood", "Fountain", "Meadow")
GAINS = ("£1 each", "draw 1 each", "1 prestige", "to build on")


def row(view: View, marks: Marks) -> str:
    """The hand on a wide screen; nothing for a spectator."""
    if view.viewer == NOTHING:
        return ""
    return f'<section class="holding" aria-label="Your hand">{inside(view, marks)}</section>'


def inside(view: View, marks: Marks) -> str:
    """All that a viewer holds."""
    return (
        piles(view, marks) + means(view, marks) + (spends(view, marks) or f"{drawn(view, marks)}{cards(view, marks)}")
    )


def _tag(place: str, target: Target | None, look: str, inner: str, marks: Marks, says: str = "") -> str:
    """A button where one may act, else a plain block that can be asked about."""
    look += " hint" if place and place in (marks.hint, marks.about) else ""
    if target:
        return f'<button type="button" class="{look}" data-place="{place}"{alive(target)}>{inner}</button>'
    title = f' title="{says}"' if says else ""
    return f'<div class="{look}" data-place="{place}"{title}>{inner}</div>'


# ---- tiles and the bag


def piles(view: View, marks: Marks) -> str:
    """A pile of each kind of tile, and below it what is left in the bag, if the viewer may look into it."""
    hand = view.hand or (0,) * box.KINDS
    out = []
    for kind in range(box.KINDS):
        place = f"hand-{kind}"
        target = marks.legal.get(place)
        is_held = view.held == kind and view.phase == box.CELL and view.viewer in view.awaits
        count = hand[kind]
        look = f"pile n{min(4, count + is_held)}{' held' if is_held else ''}"
        pile = _tag(place, target, look, _pile(kind, count), marks)
        out.append(f"<li>{pile}{_bag(view, marks, kind)}</li>")
    return f'<ol class="piles">{"".join(out)}</ol>'


@lru_cache(256)
def _pile(kind: int, count: int) -> str:
    edge = '<rect width="100" height="100" rx="6"/>'
    tile = f'<svg viewBox="-2 -2 104 104" aria-hidden="true"><use href="#{"fwum"[kind]}1"/>{edge}</svg>'
    return f"<span>{tile}<b>{count}</b></span><em>{NAMES[kind]}</em><small>{GAINS[kind]}</small>"


def _bag(view: View, marks: Marks, kind: int) -> str:
    if view.bag is None:
        return ""
    place = f"bag-{kind}"
    wanted = " wanted" if view.phase == box.TRADE and view.held == kind else ""
    inner = f"{icon('n-bag')}{view.bag[kind]}"
    return _tag(place, marks.legal.get(place), f"bag{wanted}", inner, marks, f"{view.bag[kind]} in the bag")


@lru_cache(64)
def icon(name: str, says: str = "") -> str:
    """A sign in a line of words."""
    spoken = f'role="img" aria-label="{says}"' if says else 'aria-hidden="true"'
    return f'<svg class="sign" {spoken}><use href="#{name}"/></svg>'


# ---- money, purses, men-at-arms, seals


def means(view: View, marks: Marks) -> str:
    """Money, purses and seals of this decade, and where the men-at-arms are."""
    seat = view.viewer
    money = f'<p title="money" data-place="money">{icon("n-coin", "money")}<b>£{view.money[seat]}</b></p>'
    purses = f'<p title="purses" data-place="purses">{icon("n-purse", "purses")}<b>{view.purses[seat]}</b></p>'
    seals = _seal("taxes", "n-tax", view.taxed[seat]) + _seal("lands", "n-land", view.landed[seat])
    return f'<div class="means">{money}{purses}{_men(view, marks)}<p>{seals}</p></div>'


@lru_cache(4)
def _seal(name: str, sign: str, used: bool) -> str:
    """What may be done once in a decade, pale when it was."""
    says, look = (f"{name}: done in this decade", "seal spent") if used else (f"{name}: still to come", "seal")
    return f'<span class="{look}" data-place="{name}" title="{says}">{icon(sign, says)}</span>'


def _men(view: View, marks: Marks) -> str:
    """Two men: at home, or on whose estate."""
    seat, out, home = view.viewer, [], 0
    for number in range(box.MEN):
        man = box.MEN * seat + number
        where = view.man_of[man]
        if where == box.NO_SEAT:
            home += 1
            continue
        kind = next(kind for area, kind, by in view.areas[where] if by == man)
        house = f'<svg class="shape s" aria-hidden="true"><use href="#seat-{where}"/></svg>'
        inner = f"{_man(seat)}{house}{icon(f'emblem-{kind}', box.AREA_NAMES[kind])}"
        place = f"man-{number}"
        out.append(_tag(place, marks.legal.get(place), "man", inner, marks, "man-at-arms"))
    if home:
        inner = f"{_man(seat)}<b>{home}</b>"
        out.insert(0, _tag("man-home", marks.legal.get("man-home"), "man", inner, marks, "men-at-arms at home"))
    return "".join(out)


@lru_cache(8)
def _man(seat: int) -> str:
    drawn = f'viewBox="-40 -106 92 120" role="img" aria-label="man-at-arms"><use href="#n{seat}f"/>'
    return f'<svg class="guard s{seat}" {drawn}</svg>'


def spends(view: View, marks: Marks) -> str:
    """How many purses go with taxes or lands."""
    if view.phase != box.SPENDING or view.spending == box.FOR_BALL or view.viewer not in view.awaits:
        return ""
    out = []
    for number in range(view.purses[view.viewer] + 1):
        place = f"spend-{number}"
        target = marks.legal.get(place)
        if target:
            out.append(_tag(place, target, "spend", f"{icon('n-purse')}{number}", marks))
    return f'<div class="spends">{"".join(out)}</div>' if out else ""


# ---- cards


def cards(view: View, marks: Marks) -> str:
    """The viewer's scandal cards, one for each kind, with their number."""
    held = [(card, count) for card, count in enumerate(view.cards or ()) if count]
    if not held:
        return '<p class="none">No scandal cards</p>'
    out = []
    for card, count in held:
        place = f"card-{card}"
        out.append(f"<li>{_tag(place, marks.legal.get(place), 'scandal', _face(card, count), marks)}</li>")
    return f'<ol class="cards{" rows" if len(held) > 3 else ""}">{"".join(out)}</ol>'


def drawn(view: View, marks: Marks) -> str:
    """The cards the viewer looks at."""
    if not view.drawn or view.phase != box.KEEP_ONE:
        return ""
    out = []
    for number, card in enumerate(view.drawn):
        place = f"drawn-{number}"
        out.append(f"<li>{_tag(place, marks.legal.get(place), 'scandal', _face(card, 1), marks)}</li>")
    return f'<ol class="cards drawn">{"".join(out)}</ol>'


@lru_cache(64)
def _face(card: int, count: int) -> str:
    name, does, when = EFFECTS[card]
    more = f" <b>× {count}</b>" if count > 1 else ""
    art = f'<svg class="art" aria-hidden="true"><use href="#k{card}"/></svg>'
    return f"<strong>{name}{more}</strong>{art}<span>{does}</span><small>{when}</small>"
