"""Notes on cards, men-at-arms, the church, purses, titles, the round track, and the Queen."""

from __future__ import annotations

from noblesse.core.drawing import About
from noblesse.core.phrases import capital, several, some

from . import box
from .deck import EFFECT, WHEN
from .naming import DECADE_NAMES, SPACE_NAMES, called, card, money, points, title
from .notes import whose
from .view import NOTHING, View

SAYS = (
    "Returned at a ball it is worth 3 prestige, and everybody sees it. Any number may be returned at one ball.",
    "Place up to three more tiles, beside the action of the turn. You need a tile in hand.",
    "Draw four tiles from the bag.",
    "Give up to four tiles of your hand back to the bag, for 1 point each.",
    "The cheapest castle of the board, free, on a site by the usual rules. It brings no man-at-arms.",
    "When you draw three scandal cards you may play it, if it was in your hand before, and keep all three.",
    "At the end of the match it scores 3 points. Returned at a ball it is worth 1 prestige, and scores nothing.",
    "Take two purses from the board, or as many as there are, and 2 points.",
    "Take £5.",
    "Take the Queen, unless she is locked.",
)
"""Of each card."""


def scandal(view: View, place: str, kind: int) -> About:
    """A kind of scandal card."""
    other = "" if kind == box.BLACKMAIL else " At a ball it may be returned for 1 prestige, unseen by others."
    have = f"; {view.cards[kind]} in your hand" if view.cards is not None else ""
    text = SAYS[kind] if kind == box.LIAISON else f"{SAYS[kind]}{other}"
    counts = f"{capital(EFFECT[kind])}, {WHEN[kind]}; {box.CARD_COUNT[kind]} of {box.STACK} cards{have}"
    return About(place, card(kind), text, counts, "5.4")


def drawn(view: View, place: str, number: int) -> About | None:
    """A card that is being looked at."""
    if view.drawn is None or number >= len(view.drawn):
        return None
    return scandal(view, place, view.drawn[number])


def stack(view: View, place: str) -> About:
    """The scandal cards, and what the viewer knows of those that came back."""
    known = [card(kind) for kind in view.under if kind is not None]
    text = "Cards that are played, returned or not kept go under the stack. It is never shuffled again."
    if known:
        text += f" You know of {several(known)} down there."
    counts = f"{some(view.stack, 'card')} not yet drawn, {len(view.under)} came back"
    return About(place, "Scandal cards", text, counts, "5.1")


def man(view: View, place: str, *numbers: int) -> About | None:
    """The viewer's men-at-arms, or one of them."""
    if view.viewer == NOTHING:
        return None
    mine = range(box.MEN * view.viewer, box.MEN * view.viewer + box.MEN)
    out = [view.man_of[number] for number in mine if view.man_of[number] < view.seats]
    where = several([f"one on {whose(view, seat)} estate" for seat in out]) or "none out"
    text = (
        "With a castle you may send one from home, or move one, to a farm, forest or garden of a rival. The rival pays "
        "at once: £2, 2 tiles, or the Queen. From then on what the area brings is yours."
    )
    title = "Your men-at-arms" if not numbers else f"Your man-at-arms {numbers[0] + 1}"
    return About(place, title, text, f"{box.MEN - len(out)} at home, {where}", "4.3")


def church(view: View, place: str, *kinds: int) -> About:
    """What the church has, and takes."""
    text = f"Each tile you donate brings 1 point. In a decade it takes {box.CHURCH} of each kind from all together."
    names = [f"{view.church[kind]} of {box.CHURCH} {box.TILE_NAMES[kind]}s" for kind in kinds or range(box.KINDS)]
    return About(place, "The church", text, capital(several(names)), "4.7")


def purses(view: View, place: str, *numbers: int) -> About:
    """Purses on the board, and in hand."""
    text = (
        "A purse costs £2 and brings 1 point; up to five at once. Returned later it is worth £1 with taxes, a "
        "tile with lands, or 1 prestige at a ball."
    )
    have = f", {view.purses[view.viewer]} yours" if view.viewer != NOTHING else ""
    return About(place, "Purses", text, f"{view.purses_left} of {box.PURSES} on the board{have}", "4.4")


def purse(view: View, place: str) -> About | None:
    """The viewer's money."""
    if view.viewer == NOTHING:
        return None
    text = "It pays structures and purses. At the end it only decides ties."
    return About(place, "Your money", text, money(view.money[view.viewer]), "4.2")


def taxes(view: View, place: str) -> About:
    """What taxes bring."""
    text = (
        "Once a decade: £1 for each field, £2 for each own farm that is free, £2 for each of your men-at-arms on a "
        "farm, and £1 for each purse you return."
    )
    return About(place, "Taxes", text, each(view, view.taxes, view.taxed, "£", ""), "4.5")


def lands(view: View, place: str) -> About:
    """What lands bring."""
    text = (
        "Once a decade: a tile for each wood, 2 for each own forest that is free, 2 for each of your men-at-arms on a "
        "forest, and one for each purse you return."
    )
    return About(place, "Lands", text, each(view, view.lands, view.landed, "", " tiles"), "4.6")


def each(view: View, brings: tuple[int, ...], used: tuple[bool, ...], before: str, after: str) -> str:
    """What it brings everybody now."""
    parts = [
        f"{called(seat)} {before}{number}{after}{' (used)' if used[seat] else ''}" for seat, number in enumerate(brings)
    ]
    return capital("; ".join(parts))


def rank(view: View, place: str, number: int) -> About:
    """A title."""
    holders = [called(seat) for seat in range(view.seats) if view.title[seat] == number]
    saves = f" Structures cost {money(box.DISCOUNT[number])} less." if box.DISCOUNT[number] else ""
    wins = points(box.TITLE_POINTS[number]) if box.TITLE_POINTS[number] else "no points"
    text = f"From {box.TITLE_PRESTIGE[number]} prestige at a ball; {wins} each time it is given.{saves}"
    held = f"held by {several(holders)}" if holders else "held by nobody"
    copies = f"{view.copies[number]} in play"
    return About(
        place,
        capital(title(number)),
        text,
        f"{copies}, {held}",
        "6.3",
    )


def titles(view: View, place: str) -> About:
    """What everybody would come to at a ball now."""
    text = (
        "Fountains count 1 prestige, gardens that are free, men-at-arms in gardens and palaces 2. Purses and cards may "
        "add to it at the ball. Whoever comes to a step that is taken goes down to the next free one."
    )
    now = capital("; ".join(f"{called(seat)} {prestige}" for seat, prestige in enumerate(view.standing)))
    return About(place, "Titles and prestige", text, now, "6.2")


def dial(view: View, place: str, *spaces: int) -> About:
    """The round track, or one space of it."""
    kinds = {
        box.BALL: "A masquerade ball is held, then the counter goes on.",
        box.LOCKED: "While the counter stands here the Queen cannot be taken.",
        box.SCORING: "Castles and palaces score, and the decade ends.",
    }
    text = "Whoever ends a turn with the Queen gets 1 point and moves the counter on by a space."
    if spaces:
        text = kinds.get(box.SPACE_KINDS[spaces[0]], text)
    name = capital(SPACE_NAMES[spaces[0]].removeprefix("the ")) if spaces else "The round track"
    counts = f"Decade {DECADE_NAMES[view.decade]}, the counter is on {SPACE_NAMES[view.space]}"
    return About(place, name, text, counts, "2.4")


def queen(view: View, place: str) -> About:
    """Where the Queen is, and how she is won."""
    text = (
        "She is taken by whoever completes a garden, builds a palace, sends a man-at-arms to a garden of the one who "
        "has her, or plays Whitehall. A turn that ends with her brings 1 point and moves the round counter."
    )
    where = "She is with you" if view.queen == view.viewer else f"She is with {called(view.queen)}"
    locked = ", and locked there until the scoring" if view.locked else ""
    return About(place, "The Queen", text, where + locked, "2.4")
