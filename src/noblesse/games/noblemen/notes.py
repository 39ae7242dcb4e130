"""Notes on tiles, areas, structures and estates."""

from __future__ import annotations

from noblesse.core import Seat
from noblesse.core.drawing import About
from noblesse.core.phrases import capital, some

from . import box
from .naming import BUILD_NAMES, areas, called, money, needs, points, spot, tiles
from .view import NOTHING, View

BRINGS = (
    "Laid on the estate it brings £1, and £2 more for each farm it completes. Taxes bring £1 for each.",
    "Laid on the estate it draws a tile, and 2 more for each forest it completes. Lands bring a tile for each.",
    "It counts 1 prestige at balls. Whoever completes a garden with it takes the Queen.",
    "It brings nothing by itself: castles, chapels and follies stand on it.",
)
"""Of each kind of tile."""
SECTIONS = {box.CASTLE: "7.1", box.PALACE: "7.1", box.CHAPEL: "4.2", box.FOLLY: "4.2"}
"""Of the structures on an estate."""
WORTH = (
    "Two tiles a side of fields. While no rival's man-at-arms stands here it brings £2 with taxes.",
    "Two tiles a side of woods. While no rival's man-at-arms stands here it brings 2 tiles with lands.",
    "Two tiles a side of fountains. While no rival's man-at-arms stands here it counts 2 prestige at balls.",
)
"""Of each kind of area."""


def whose(view: View, seat: Seat) -> str:
    """Whose that is: "your", or with what stands for a name."""
    return "your" if seat == view.viewer else f"{called(seat)}'s"


def tile_in_hand(view: View, place: str, kind: int) -> About | None:
    """A pile of the own hand."""
    if view.hand is None:
        return None
    title = f"{capital(box.TILE_NAMES[kind])}s in hand"
    return About(place, title, BRINGS[kind], f"{view.hand[kind]} of your {view.in_hand[view.viewer]} tiles", "4.1")


def tile_in_bag(view: View, place: str, kind: int) -> About | None:
    """A kind of tile in the bag, for whoever may look into it."""
    if view.bag is None:
        return None
    text = f"In your turn two tiles of your hand buy one of the bag. {BRINGS[kind]}"
    return About(
        place, f"{capital(box.TILE_NAMES[kind])}s in the bag", text, f"{view.bag[kind]} of {view.in_bag}", "2.2"
    )


def bag(view: View, place: str) -> About:
    """The bag."""
    text = "Tiles are drawn from it unseen. Whoever has the turn may look into it and trade two tiles for one of it."
    inside = f": {tiles(view.bag)}" if view.bag is not None and view.in_bag else ""
    return About(place, "The bag", text, f"{some(view.in_bag, 'tile')}{inside}", "2.2")


def cell(view: View, place: str, seat: Seat, at: int) -> About | None:
    """A tile of an estate, and what stands on it."""
    kind = next((kind for where, kind in view.tiles[seat] if where == at), None)
    if kind is None:
        return None
    for where, structure, folly in view.built[seat]:
        if where == at:
            return built(view, place, seat, at, structure, folly)
    in_areas = [corner for corner, _, _ in view.areas[seat] if at in (corner + step for step in box.BLOCK)]
    parts = f"Part of {areas(kind, len(in_areas))}" if in_areas else ""
    title = f"{capital(whose(view, seat))} {box.TILE_NAMES[kind]}, {spot(at)}"
    return About(place, title, BRINGS[kind], parts, "3.1")


def built(view: View, place: str, seat: Seat, at: int, structure: int, folly: int) -> About:
    """A structure."""
    name = BUILD_NAMES[box.FOLLY + folly] if structure == box.FOLLY else box.STRUCTURE_NAMES[structure]
    title = f"{capital(whose(view, seat))} {name}, {spot(at)}"
    counts = ""
    if structure == box.FOLLY:
        text = "It brought its points when it was built, and scores no more."
    elif structure == box.CHAPEL:
        text = "It brought a scandal card. Each surrounded castle it touches scores 1 more, each surrounded palace 2."
    else:
        text, counts = noble(view, seat, at)
    return About(place, title, text, counts, SECTIONS[structure])


def noble(view: View, seat: Seat, at: int) -> tuple[str, str]:
    """What a castle or a palace will score, and what it still lacks."""
    worth, missing = next((score[1], score[3]) for score in view.scores_now[seat] if score[0] == at)
    if not missing:
        return "It is surrounded by eight tiles, and scores at the end of each decade.", f"{points(worth)} now"
    lacks = "; ".join(spot(other) for other in missing)
    return f"It scores once all eight cells round it hold tiles. Missing: {lacks}.", f"{points(worth)} once surrounded"


def area(view: View, place: str, seat: Seat, corner: int) -> About | None:
    """A farm, forest or garden, and who stands there."""
    found = next(((kind, man) for at, kind, man in view.areas[seat] if at == corner), None)
    if found is None:
        return None
    kind, man = found
    title = f"{capital(whose(view, seat))} {box.AREA_NAMES[kind]}, {spot(corner)}"
    if man == NOTHING:
        return About(place, title, WORTH[kind], "No man-at-arms stands here", "3.2")
    master = whose(view, man // box.MEN)
    text = f"{capital(master)} man-at-arms stands here, so it is he who brings that, not the owner of the estate."
    return About(place, title, f"{WORTH[kind]} {text}", "Occupied; for a folly it counts all the same", "3.3")


def structure(view: View, place: str, build: int) -> About:
    """What may be built, its price, and why not."""
    rewards = (
        "On an empty meadow that touches no castle and no palace. A man-at-arms may be sent to a rival's area. "
        "Surrounded it scores 3 each decade, and 1 for each chapel it touches.",
        "It replaces a castle of your own. You take the Queen; it counts 2 prestige at balls. Surrounded it scores "
        "5 each decade, and 2 for each chapel it touches.",
        "On an empty meadow that touches no chapel. You draw three scandal cards and keep one.",
    )
    if build < box.MARKETS:
        text, left = rewards[build], f"{view.market[build]} on the board, {view.supply[build]} in the supply"
    else:
        text = f"On an empty meadow of an estate with {needs(build - box.FOLLY)}."
        owner = view.folly_of[build - box.FOLLY]
        left = f"Built on {whose(view, owner)} estate" if owner < view.seats else f"{points(view.folly_points)} now"
    name = capital(BUILD_NAMES[build])
    return About(place, name, text, "; ".join(filter(None, (price(view, build), left))), "4.2")


def price(view: View, build: int) -> str:
    """What it costs the viewer, and why."""
    if view.prices[build] == NOTHING:
        return ""
    printed, pays = view.prices[build], view.price[build]
    saves = f", {money(printed)} less {money(printed - pays)} for the title" if pays < printed else ""
    why = f" ({view.why[build]})" if view.why[build] else ""
    return f"{money(pays)}{saves}{why}"


def rival(view: View, place: str, seat: Seat) -> About:
    """A seat: what everybody knows of it."""
    text = (
        f"{money(view.money[seat])}, {some(view.purses[seat], 'purse')}, {some(view.in_hand[seat], 'tile')} and "
        f"{some(view.in_cards[seat], 'scandal card')} in hand. Taxes bring {money(view.taxes[seat])} now"
        f"{' (used)' if view.taxed[seat] else ''}, lands {some(view.lands[seat], 'tile')}"
        f"{' (used)' if view.landed[seat] else ''}. At a ball the estate counts {view.standing[seat]} prestige."
    )
    land = some(len(view.tiles[seat]), "tile")
    title = f"{capital(whose(view, seat))} estate: {land}"
    return About(place, title, text, points(view.points[seat]), "3")
