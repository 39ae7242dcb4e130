"""Who may see what: the kinds of tiles in hands, cards in hands and the order of the stack are hidden (README 1.4).

How many tiles and cards somebody has is open, as are money, purses and points.  Whoever has the turn sees the bag.  A
viewer knows the cards under the stack that everybody saw or that it put there.  With the end all lies open.
"""

from __future__ import annotations

from dataclasses import dataclass

from noblesse.core import TERMINAL, Bits, Seat

from . import box, rules
from .ballroom import landings
from .estates import NOTHING, Areas, Built, Tiles, Worths, areas_of, built_by, tiles_of, worths
from .land import completed
from .memory import remember
from .naming import needs
from .table import Table

__all__ = ["NOTHING", "View", "remember", "view"]


@dataclass(frozen=True)
class View:
    """The table as one viewer knows it.  What is called as in the table means the same, numbers for nothing too."""

    seats: int
    viewer: Seat
    """NOTHING for a spectator."""
    over: bool
    awaits: tuple[Seat, ...]
    """Who must decide now."""

    phase: int
    starter: Seat
    player: Seat
    """Whose turn it is."""
    asked: Seat
    """Who decides, or for whom chance deals."""
    turn: int
    space: int
    decade: int
    queen: Seat
    locked: bool
    """Does the Queen stay where she is?"""
    acted: bool
    at_turn: bool
    """Has somebody the turn?"""
    carded: bool

    points: tuple[int, ...]
    scores: tuple[int, ...]
    """The same."""
    ranks: tuple[int, ...]
    earned: tuple[tuple[int, ...], ...]
    """By seat: SOURCES * decade + source."""
    money: tuple[int, ...]
    purses: tuple[int, ...]
    purses_left: int
    """On the board."""
    taxed: tuple[bool, ...]
    landed: tuple[bool, ...]
    taxes: tuple[int, ...]
    """By seat: what taxes bring without purses."""
    lands: tuple[int, ...]
    """By seat: what lands bring without purses."""
    title: tuple[int, ...]
    """By seat; NO_TITLE while a ball runs."""
    copies: tuple[int, ...]
    """By title: copies in play."""
    stood: tuple[int, ...]
    standing: tuple[int, ...]
    """By seat: the prestige of its estate, if there was a ball now."""

    chosen: tuple[int, ...]
    hand: tuple[int, ...] | None
    """The viewer's tiles by kind."""
    hands: tuple[tuple[int, ...] | None, ...]
    """By seat and kind; None where they are hidden."""
    in_hand: tuple[int, ...]
    """By seat: tiles in hand; none of others while everybody chooses tiles to begin with."""
    bag: tuple[int, ...] | None
    """By kind, where the viewer may look into it."""
    in_bag: int
    """Tiles in it; none before everybody has chosen tiles to begin with."""
    church: tuple[int, ...]
    market: tuple[int, ...]
    supply: tuple[int, ...]
    prices: tuple[int, ...]
    """By what may be built: the price that is printed, or NOTHING if none is left."""
    price: tuple[int, ...]
    """What the viewer pays (of a spectator's view: whose turn it is), or NOTHING."""
    why: tuple[str, ...]
    """Why the viewer cannot build it, apart from whose turn it is; "" if it can."""
    folly_of: tuple[int, ...]
    folly_at: tuple[int, ...]
    folly_points: int
    """Of the next folly, or 0."""

    tiles: tuple[Tiles, ...]
    """By seat: cells and kinds, ascending."""
    built: tuple[Built, ...]
    """By seat: cells, structures, and the number of a folly or NOTHING."""
    areas: tuple[Areas, ...]
    """By seat: lower left cells, kinds, and the man-at-arms there or NOTHING."""
    scores_now: tuple[Worths, ...]
    """By seat, of castles and palaces: cell, points once it is surrounded, is it, and the cells that are missing."""
    man_of: tuple[int, ...]
    man_at: tuple[int, ...]

    cards: tuple[int, ...] | None
    """The viewer's by kind."""
    cards_of: tuple[tuple[int, ...] | None, ...]
    """By seat and kind; None where they are hidden."""
    in_cards: tuple[int, ...]
    """By seat: cards in hand."""
    stack: int
    """Cards that have not been drawn yet."""
    under: tuple[int | None, ...]
    """Cards under the stack, the next to come first; None where the viewer does not know them."""
    knows: tuple[Seat, ...]
    """By card under the stack: who knows it, a seat or EVERYBODY."""
    ball_of: tuple[int, ...]
    """By card under the stack: the ball at which it came back, from 1, or 0."""
    drawn: tuple[int, ...] | None
    """Cards the viewer is looking at."""
    in_drawn: int
    """How many cards are being looked at."""

    to_draw: int
    to_deal: int
    expanding: int
    placed: int
    woods: int
    held: int
    """The tile taken up, or wanted in a trade, or NO_KIND; nothing of the trades of others."""
    building: int
    free: bool
    man: int
    visited: int
    spending: int
    prestige: int
    balls: int
    guests: int
    landings: tuple[tuple[int, int], ...]
    """Step and title of the guest that is asked, as the ball stands: with nothing more, with 1 more, and so on."""
    closing: tuple[tuple[int, tuple[int, ...]], ...]
    """Cells where the tile that was taken up would complete areas, and their lower left cells."""
    waiting: int


def view(t: Table, viewer: Seat | None) -> View:
    """What a seat, or a spectator, may see."""
    seats = range(t.seats)
    over = rules.mover(t) == TERMINAL
    sees = [over or seat == viewer for seat in seats]
    chooses = t.phase in (box.START, box.CHOOSE)
    buyer = t.player if viewer is None else viewer
    hands = tuple(tuple(t.hand[seat]) if sees[seat] else None for seat in seats)
    cards = tuple(tuple(t.cards[seat]) if sees[seat] else None for seat in seats)
    is_asked = over or viewer == t.asked
    prices = tuple(printed(t, build) for build in range(box.BUILDS))
    price = tuple(NOTHING if full == NOTHING else rules.price(t, buyer, build) for build, full in enumerate(prices))
    men, under = range(box.MEN * t.seats), rules.cards_under(t)
    return View(
        seats=t.seats,
        viewer=NOTHING if viewer is None else viewer,
        over=over,
        awaits=tuple(seat for seat in seats if rules.awaits(t, seat)),
        phase=t.phase,
        starter=t.starter,
        player=t.player,
        asked=t.asked,
        turn=t.turn,
        space=t.space,
        decade=t.decade,
        queen=t.queen,
        locked=rules.is_locked(t),
        acted=t.acted == 1,
        at_turn=t.at_turn == 1,
        carded=t.carded == 1,
        points=tuple(t.points[: t.seats]),
        scores=tuple(t.points[: t.seats]),
        ranks=tuple(rules.rank(t, seat) for seat in seats),
        earned=tuple(tuple(t.earned[seat]) for seat in seats),
        money=tuple(t.money[: t.seats]),
        purses=tuple(t.purses[: t.seats]),
        purses_left=rules.purses_left(t),
        taxed=tuple(t.taxed[seat] == 1 for seat in seats),
        landed=tuple(t.landed[seat] == 1 for seat in seats),
        taxes=tuple(rules.income(t, seat, box.FIELD) for seat in seats),
        lands=tuple(rules.income(t, seat, box.WOOD) for seat in seats),
        title=tuple(t.title[: t.seats]),
        copies=box.COPIES[t.seats - box.FEWEST_SEATS],
        stood=tuple(t.stood[: t.seats]),
        standing=tuple(rules.standing(t, seat) for seat in seats),
        chosen=tuple(t.chosen[: t.seats]),
        hand=None if viewer is None else hands[viewer],
        hands=hands,
        in_hand=tuple(0 if chooses and not sees[seat] else rules.tiles_in_hand(t, seat) for seat in seats),
        bag=tuple(t.bag) if over or (viewer is not None and rules.knows_bag(t, viewer)) else None,
        in_bag=0 if chooses else rules.tiles_in_bag(t),
        church=tuple(t.church),
        market=tuple(t.market),
        supply=tuple(t.supply),
        prices=prices,
        price=price,
        why=tuple(why_not(t, buyer, build, price[build]) for build in range(box.BUILDS)),
        folly_of=tuple(t.folly_of),
        folly_at=tuple(t.folly_at),
        folly_points=(*box.FOLLY_POINTS, 0)[rules.follies_built(t)],
        tiles=tuple(tiles_of(t, seat) for seat in seats),
        built=tuple(built_by(t, seat) for seat in seats),
        areas=tuple(areas_of(t, seat) for seat in seats),
        scores_now=tuple(worths(t, seat) for seat in seats),
        man_of=tuple(t.man_of[man] for man in men),
        man_at=tuple(t.man_at[man] for man in men),
        cards=None if viewer is None else cards[viewer],
        cards_of=cards,
        in_cards=tuple(rules.cards_in_hand(t, seat) for seat in seats),
        stack=rules.cards_unseen(t),
        under=tuple(known(t, viewer, place, over) for place in range(under)),
        knows=tuple(t.knows[:under]),
        ball_of=tuple(t.ball_of[:under]),
        drawn=tuple(t.drawn[: rules.drawn_cards(t)]) if is_asked else None,
        in_drawn=rules.drawn_cards(t),
        to_draw=t.to_draw,
        to_deal=t.to_deal,
        expanding=t.expanding,
        placed=t.placed,
        woods=t.woods,
        held=t.held if t.phase != box.TRADE or is_asked else box.NO_KIND,
        building=t.building,
        free=t.free == 1,
        man=t.man,
        visited=t.visited,
        spending=t.spending,
        prestige=t.prestige,
        balls=t.balls,
        guests=t.guests,
        landings=tuple(landings(t, t.asked, t.purses[t.asked] + box.BLACKMAIL_PRESTIGE)),
        closing=closing(t),
        waiting=t.waiting,
    )


def closing(t: Table) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """Where the tile that was taken up would complete areas."""
    if t.phase != box.CELL:
        return ()
    room = Bits(box.CELLS)
    rules.room_of(t, t.player, room)
    areas = ((cell, tuple(completed(t, t.player, t.held, cell))) for cell in room)
    return tuple((cell, corners) for cell, corners in areas if corners)


def printed(t: Table, build: int) -> int:
    """The price of what is sold next, or NOTHING."""
    return rules.printed_price(t, build) if rules.is_offered(t, build) else NOTHING


def why_not(t: Table, seat: Seat, build: int, price: int) -> str:
    """Why a seat cannot build something, in a few words; "" if it can."""
    if price == NOTHING:
        return "sold" if build < box.MARKETS else "built"
    if build >= box.FOLLY and not rules.meets_needs(t, seat, build - box.FOLLY):
        return "needs one of each" if min(box.NEEDS[build - box.FOLLY]) else f"needs {needs(build - box.FOLLY)}"
    if price > t.money[seat]:
        return f"£{price - t.money[seat]} short"
    sites = Bits(box.CELLS)
    rules.sites_of(t, seat, build, sites)
    return "" if sites else "no site"


def known(t: Table, viewer: Seat | None, place: int, over: bool) -> int | None:
    """The card at a place under the stack, if the viewer knows it."""
    knows = t.knows[place]
    return t.under[place] if over or knows in (box.EVERYBODY, viewer) else None
