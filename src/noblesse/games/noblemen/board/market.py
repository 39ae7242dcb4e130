"""The market: structures with their rows of prices, what each costs the viewer today, and why it cannot have it."""

from __future__ import annotations

from typing import Final

from noblesse.core.drawing import Marks
from noblesse.core.phrases import capital

from .. import box
from ..naming import FOLLY_NAMES, needs
from ..view import NOTHING, View
from .court import heading, sign, spot

_NOTES: Final = ("then a man-at-arms", "on a castle; Queen", "then a card")
"""What comes with each."""
_ORDER: Final = (box.CASTLE, box.CHAPEL, box.PALACE)
_SHORT: Final = 4
"""A reason of so many letters fits beside a coin."""


def draw(view: View, marks: Marks) -> str:
    """Three rows of prices, and the follies."""
    rows = "".join(_row(view, marks, build) for build in _ORDER)
    return f'<div class="market">{heading("Market", _discount(view))}{rows}{_follies(view, marks)}</div>'


def _buyer(view: View) -> int:
    return view.player if view.viewer == NOTHING else view.viewer


def _discount(view: View) -> str:
    """What the title of the viewer saves."""
    title = view.title[_buyer(view)]
    if not box.DISCOUNT[title]:
        return ""
    return f"{capital(box.TITLE_NAMES[title])}: £{box.DISCOUNT[title]} off"


def _house(build: int) -> str:
    return f'<svg class="house" viewBox="0 0 100 100" aria-hidden="true"><use href="#S{build}"/></svg>'


def _coin(price: int, why: str) -> str:
    """What it costs today: gold if it can be paid and built."""
    if price == NOTHING:
        return f'<span class="cost sold">{why}</span>'
    return f'<span class="cost{" bare" if why else ""}">£{price}</span>'


def _row(view: View, marks: Marks, build: int) -> str:
    """A structure: all prices of this number of players, those that are sold dotted, the next one framed."""
    place = f"build-{build}"
    offered = box.OFFERED[build][view.seats - box.FEWEST_SEATS]
    prices = box.PRICES[build][-offered:]
    sold = offered - view.market[build]
    row = "".join(
        f'<i class="{"gone" if k < sold else "next" if k == sold else "later"}">{price}</i>'
        for k, price in enumerate(prices)
    )
    why = view.why[build]
    reason = f"<small>{why}</small>" if why and view.prices[build] != NOTHING else ""
    inner = (
        f"{_house(build)}<div><p><b>{capital(box.STRUCTURE_NAMES[build])}</b></p>"
        f'<p class="prices">{row}</p><p><em>{_NOTES[build]}</em></p></div>'
        f'<p class="pay">{_coin(view.price[build], why)}{reason}</p>'
    )
    return spot(place, marks.legal.get(place), inner, marks, "offer")


# ---- follies


def _follies(view: View, marks: Marks) -> str:
    """What each folly asks for; the price is the same for all."""
    left = [folly for folly in range(box.FOLLIES) if view.folly_of[folly] == box.NO_SEAT]
    chips = "".join(_folly(view, marks, folly) for folly in range(box.FOLLIES))
    note = f"next: {view.folly_points} points" if left else "all built"
    why = _reason(view, left)
    price = view.price[box.FOLLY + left[0]] if left else NOTHING
    reason = f"<small>{why}</small>" if left and why else ""
    pay = f'<p class="pay">{_coin(price, why if left else "built")}{reason}</p>'
    return (
        f'<div class="offer last">{_house(box.FOLLY)}<div><p><b>Folly</b></p>'
        f'<div class="follies">{chips}</div><p><em>{note}</em></p></div>{pay}</div>'
    )


def _reason(view: View, left: list[int]) -> str:
    """Why no folly can be built: what stands in the way of the one that is nearest."""
    reasons = [view.why[box.FOLLY + folly] for folly in left]
    if not reasons or "" in reasons:
        return ""
    near = [why for why in reasons if not why.startswith("needs")]
    return near[0] if near else "needs areas"


def _folly(view: View, marks: Marks, folly: int) -> str:
    """The emblems of the areas it asks for, or who has built it."""
    place = f"build-{box.FOLLY + folly}"
    owner = view.folly_of[folly]
    if owner != box.NO_SEAT:
        inner = sign(f"seat-{owner}", "built")
        return spot(place, None, inner, marks, f"folly built s{owner}", f"{capital(FOLLY_NAMES[folly])}: built")
    emblems = "".join(sign(f"emblem-{kind}") for kind, number in enumerate(box.NEEDS[folly]) for _ in range(number))
    unmet = view.why[box.FOLLY + folly].startswith("needs")
    says = f"{capital(FOLLY_NAMES[folly])}: asks for {needs(folly)}"
    return spot(place, marks.legal.get(place), emblems, marks, f"folly{' unmet' if unmet else ''}", says)
