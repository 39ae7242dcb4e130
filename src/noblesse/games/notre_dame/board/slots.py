"""What stands beside the city: chips of a seat, the strip of a phone, and the tray of people, plague and cards."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import Markup

from noblesse.core import Seat
from noblesse.core.drawing import Marks
from noblesse.core.phrases import COLOURS, some
from noblesse.core.svg import thin

from .. import box
from ..view import NOTHING, View
from .cards import hand
from .pasteboard import icon, shape
from .people import people
from .phrases import colour
from .plague import has_come, words


def facts(view: View, seat: Seat, art: str = "") -> Markup:
    """Chips of a seat: gold, markers ready and in the stock, messages by colour, its rat, its cards, and the bell."""
    letters = tuple((colour(view, borough), count) for borough, count in enumerate(view.letters[seat]) if count)
    played = tuple(card % box.CARDS for card in view.played[seat] if card != box.SLOT_CARDS)
    chips = (
        _chip(f"{view.gold[seat]} gold", icon(art, "n-coin", "tok"), str(view.gold[seat])),
        _markers(seat, view.ready[seat], view.away[seat]),
        _rat(art, view.rat[seat], view.then[seat], view.hurt[seat]),
        _letters(art, letters),
        _cards(art, seat, view.held[seat], played),
        _bell(art) if seat == view.starter and not view.over else "",
    )
    return Markup(thin("".join(chips)))


def _chip(says: str, *inner: str) -> str:
    return f'<span class="chip" title="{says}">{"".join(inner)}</span>'


def _bell(art: str) -> str:
    """The start player's."""
    return _chip("has the bell: begins this round", icon(art, "n-bell", "tok"))


@lru_cache(256)
def _markers(seat: Seat, ready: int, away: int) -> str:
    says = f"{some(ready, 'marker')} ready, {away} in the stock"
    peg = f'<svg class="tok" aria-hidden="true"><use href="#seat-{seat}"/></svg>'
    return _chip(says, peg, str(ready), f'<span class="far">+ {away}</span>')


@lru_cache(256)
def _rat(art: str, rat: int, then: int, hurt: bool) -> str:
    says = f"rat at {rat}, then {f'past {box.TRACK}' if hurt else then}"
    skull = icon(art, "n-skull", "tok") if hurt else ""
    moves = f"{rat} → {then}" if hurt or rat != then else str(rat)
    return (
        f'<span class="chip{" hurt" if hurt else ""}" title="{says}">{icon(art, "n-rat", "rat")}{moves}{skull}</span>'
    )


@lru_cache(256)
def _letters(art: str, letters: tuple[tuple[Seat, int], ...]) -> str:
    if not letters:
        return ""
    says = "messages: " + ", ".join(f"{count} {COLOURS[seat]}" for seat, count in letters)
    return _chip(says, icon(art, "n-letter", "tok"), *(f"{shape(seat)}{count}" for seat, count in letters))


@lru_cache(256)
def _cards(art: str, seat: Seat, held: int, played: tuple[int, ...]) -> str:
    out = ""
    if held:
        backs = f'<svg class="tok" aria-hidden="true"><use href="#y{seat}"/></svg>' * held
        out += f'<span class="chip backs" title="{some(held, "card")} in hand">{backs}</span>'
    if played:
        says = "played: " + ", ".join(box.CARD_NAMES[kind] for kind in played)
        out += _chip(says, *(f'<i class="was k{kind}">{icon(art, f"n-card-{kind}", "tok")}</i>' for kind in played))
    return out


def strip(view: View, art: str = "") -> Markup:
    """For a phone: three busts with their rats, and one line on the plague."""
    if box.NO_PERSON in view.people:
        return Markup("")
    return Markup(_strip(art, view.people, view.plague, short(view)))


@lru_cache(256)
def _strip(art: str, shown: tuple[int, ...], plague: int, line: str) -> str:
    busts = "".join(
        f'<i title="{box.PERSON_NAMES[person]}, {some(box.RATS[person], "rat")}">'
        f"{icon(art, f'n-person-{person}', 'bust')}<b>{box.RATS[person]}</b></i>"
        for person in shown
    )
    comes = f"{icon(art, 'n-rat', 'rat')}<b>{some(plague, 'rat')} come</b>"
    return thin(f'<p class="sheet busts">{busts}<span class="fill"><span class="chip">{comes}</span>{line}</span></p>')


def short(view: View) -> str:
    """The plague in a few words: the viewer's, or whom it would hurt."""
    if view.viewer == NOTHING:
        hurt = [COLOURS[seat] for seat in range(view.seats) if view.hurt[seat]]
        return f"past {box.TRACK}: {', '.join(hurt) or 'nobody'}"
    seat = view.viewer
    if has_come(view, seat):
        return f"over for you: your rat is at {view.rat[seat]}"
    stops = view.strength[seat][box.HOSPITAL]
    stopped = "the doctor helps" if view.hired[seat] == box.DOCTOR else f"{stops} stopped" if stops else "none stopped"
    end = f"past {box.TRACK}: a loss" if view.hurt[seat] else f"{view.then[seat]}: no loss"
    return f"{stopped}, your rat {view.rat[seat]} → {end}"


def tray(view: View, seat: Seat | None = None, marks: Marks | None = None, art: str = "") -> Markup:
    """People, plague, and the viewer's cards; what may be chosen is a button.  A spectator sees everybody's plague."""
    if view.over or box.NO_PERSON in view.people:
        return Markup("")
    marks = marks or Marks()
    hires = " hires" if view.phase >= box.HIRE else ""
    inner = people(view, view.viewer, marks, art) + plague(view, art) + hand(view, marks, art)
    return Markup(thin(f'<div class="spread{hires}"><div>{inner}</div></div>'))


def plague(view: View, art: str = "") -> str:
    """The plague in words, for the viewer or, seat by seat, for a spectator."""
    swarms = (icon(art, "n-rat", "rat") * box.RATS[person] for person in view.people)
    rats = "".join(f'<span class="swarm">{swarm}</span>' for swarm in swarms if swarm)
    if view.viewer == NOTHING:
        said = words(view, 0)
        chips = "".join(
            shape(seat) + _rat(art, view.rat[seat], view.then[seat], view.hurt[seat]) for seat in range(view.seats)
        )
        tells = f'<p class="each">{chips}</p>'
    else:
        said = words(view, view.viewer)
        loss = "bad" if view.hurt[view.viewer] else ""
        tells = f'<p><b class="{loss}">{said.runs}</b> {said.costs} {said.doctor}</p>'
    comes = f'<p class="comes">{rats} <b>{said.comes[:-1]}</b></p>'
    return f'<section class="sheet pest" aria-label="Plague">{comes}{tells}</section>'
